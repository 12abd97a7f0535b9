// ---- All of it, in order.
/** @returns what was found */
const measure = () => {
  const lines = collectLines();
  const shown = lines.filter((line) => isInView(line.element, line.rect)).map((line) => ({ ...line, rect: viewOf(line.element, line.rect) }));
  for (const line of lines) checkSize(line.element, line.node.data);
  checkBlocks(lines);
  for (const line of lines) {
    checkCutLine(line);
    checkInside(line);
  }
  for (const line of shown) checkCovered(line);
  checkTextOverlaps(shown);
  checkCutThings();
  checkLabels();
  checkTouch();
  checkScreen();
  checkLaid();
  checkShare();
  checkGap();
  checkFrames();
  return [...findings.values()];
};
