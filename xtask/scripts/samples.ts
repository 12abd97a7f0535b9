// Made from the Rust types of `crates/web/src/wire`: change those, then `BLESS=1 cargo test -p atout-web typescript`.
// Messages as the server writes them: TypeScript compares them with their types.

export const frames: import("../../crates/web/assets/wire").Frame[] = [
  {"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"over","status":"You won","yours":true,"seat":1,"asked":3,"resign":1,"turn":{"seat":1,"number":3,"ends":"done","passed":"Your turn has ended."},"cover":{"seat":0,"name":"Ada","meanwhile":["Bob passes."]},"result":"You won","verdict":"won","story":"5 stones to 1.","pace":{"paused":false,"ms":800,"skip":true},"commitment":"00ff","log":[{"version":1,"text":"Ada passes."}],"full":true},
  {"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","log":[{"version":1,"text":"Ada passes."}],"full":true},
];

export const toBrowser: import("../../crates/web/assets/wire").ToBrowser[] = [
  {"type":"table","version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"over","status":"You won","yours":true,"seat":1,"asked":3,"resign":1,"turn":{"seat":1,"number":3,"ends":"done","passed":"Your turn has ended."},"cover":{"seat":0,"name":"Ada","meanwhile":["Bob passes."]},"result":"You won","verdict":"won","story":"5 stones to 1.","pace":{"paused":false,"ms":800,"skip":true},"commitment":"00ff","log":[{"version":1,"text":"Ada passes."}],"full":true},
  {"type":"update","version":2,"parts":{"board":"<p>"},"learn":{"1":["R7@3","Place R7",["card:R7"]],"2":["R7@3","Place R7",["card:R7"],true],"3":["R7@3","Place R7",["card:R7"],false,"<b>R7</b>"],"4":["R7@3","Place R7",["card:R7"],true,"<b>R7</b>"]},"choices":[1,2],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"over","status":"You won","yours":true,"seat":1,"asked":3,"resign":1,"turn":{"seat":1,"number":3,"ends":"done","passed":"Your turn has ended."},"cover":{"seat":0,"name":"Ada","meanwhile":["Bob passes."]},"result":"You won","verdict":"won","story":"5 stones to 1.","pace":{"paused":false,"ms":800,"skip":true},"commitment":"00ff","beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}],"log":[{"version":1,"text":"Ada passes."}],"look":true,"full":true},
  {"type":"update","from":1,"version":2,"parts":{"board":"<p>"},"learn":{"1":["R7@3","Place R7",["card:R7"]],"2":["R7@3","Place R7",["card:R7"],true],"3":["R7@3","Place R7",["card:R7"],false,"<b>R7</b>"],"4":["R7@3","Place R7",["card:R7"],true,"<b>R7</b>"]},"choices":[1,2],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}],"log":[{"version":1,"text":"Ada passes."}],"look":true,"full":true},
  {"type":"update","from":1,"version":2,"parts":{"board":"<p>"},"learn":{"1":["R7@3","Place R7",["card:R7"]],"2":["R7@3","Place R7",["card:R7"],true],"3":["R7@3","Place R7",["card:R7"],false,"<b>R7</b>"],"4":["R7@3","Place R7",["card:R7"],true,"<b>R7</b>"]},"choices":[1,2],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"over","status":"You won","yours":true,"seat":1,"asked":3,"resign":1,"turn":{"seat":1,"number":3,"ends":"done","passed":"Your turn has ended."},"cover":{"seat":0,"name":"Ada","meanwhile":["Bob passes."]},"result":"You won","verdict":"won","story":"5 stones to 1.","pace":{"paused":false,"ms":800,"skip":true},"commitment":"00ff","beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}],"log":[{"version":1,"text":"Ada passes."}],"look":true,"full":true},
  {"type":"update","from":1,"version":2},
  {"type":"preview","seat":0,"row":["strategist R7"],"version":1,"html":"<p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}]},
  {"type":"why","detail":null},
  {"type":"why","detail":"It is not your turn."},
  {"type":"refused","error":"play/stale","detail":"The table has changed.","version":2},
  {"type":"gone","detail":"The table was deleted."},
];

export const fromBrowser: import("../../crates/web/assets/wire").FromBrowser[] = [
  {"type":"hello"},
  {"type":"hello","seen":3},
  {"type":"hello","seen":null,"plain":true},
  {"type":"ready","value":"00ff"},
  {"type":"play","seat":0,"action":"R7@3","version":12},
  {"type":"play","seat":0,"row":["strategist R7","to 4"],"version":12},
  {"type":"preview","seat":1,"row":["strategist R7"],"version":12},
  {"type":"why","seat":0,"things":["card:G2"]},
  {"type":"why","seat":0,"row":[],"touched":["card:R1"],"things":["card:G2","stone:3"]},
  {"type":"uncover","seat":1},
  {"type":"orders","seat":0,"orders":{}},
  {"type":"orders","seat":0,"orders":{"full_control":false,"hurry":true,"stops":["my-main1"]}},
  {"type":"pace"},
  {"type":"pace","paused":true},
  {"type":"pace","paused":false,"ms":800},
];

export const replaySteps: import("../../crates/web/assets/wire").ReplayStep[] = [
  {"at":1,"of":2,"html":"<p>","lines":["Ada passes."],"beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}],"viewer":"all","eye":"all","log":[{"version":1,"text":"Ada passes."}],"stops":[0,1]},
];

export const lessons: import("../../crates/web/assets/wire").LessonFrame[] = [
  {"done":0,"of":1,"progress":"Step 1 of 1","say":"Place a card.","reply":null,"wanted":null,"frame":{"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","log":[{"version":1,"text":"Ada passes."}],"full":true}},
  {"done":0,"of":1,"progress":"Step 1 of 1","say":"Place a card.","reply":"Not that one.","wanted":{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"},"frame":{"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","log":[{"version":1,"text":"Ada passes."}],"full":true}},
];

export const puzzles: import("../../crates/web/assets/wire").PuzzleFrame[] = [
  {"row":["pass"],"state":"open","reply":"Well done","explanation":null,"frame":{"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","log":[{"version":1,"text":"Ada passes."}],"full":true},"beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}]},
  {"row":["pass"],"state":"failed","reply":"Well done","explanation":null,"frame":{"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","log":[{"version":1,"text":"Ada passes."}],"full":true},"beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}]},
  {"row":["pass"],"state":"solved","reply":"Well done","explanation":"It draws.","frame":{"version":1,"html":"<p></p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}],"shortcuts":[{"label":"End the turn","touch":["button:end"],"row":["pass"]},{"label":"End the turn","touch":["button:end"],"row":["pass"],"then":["done"],"gather":{"things":[{"thing":"slot:3","action":"attack:3","label":"Attack with Wolf"}],"always":["attack:2"],"more":"Another one?"},"draft":true,"hurry":true}],"state":"waiting","status":"","yours":false,"seat":null,"asked":null,"resign":null,"turn":null,"cover":null,"result":null,"verdict":null,"story":null,"pace":null,"commitment":"","log":[{"version":1,"text":"Ada passes."}],"full":true},"beats":[{"lines":[0],"cues":[["go","card:R7","side:3:0"],["go","card:R7","side:3:0","hand:0"],["fly","card.svg","card:R7","side:3:0"],["count","side:3:0","card:R7",-2,null,"life"],["count","side:3:0","card:R7",-2,7,"life"],["come","card:R7","side:3:0"],["leave","card:R7"],["present","side:3:0","card.svg","Ember Lance"],["note","side:3:0","3 in a row","good"],["note","side:3:0","3 in a row","bad"],["note","side:3:0","3 in a row","plain"]]},{}]},
];

export const puzzlePreviews: import("../../crates/web/assets/wire").PuzzlePreview[] = [
  {"seat":0,"row":["attack:3"],"html":"<p>","choices":[{"action":"R7@3","label":"Place R7","touch":["card:R7"]},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"drawn":"<b>R7</b>"},{"action":"R7@3","label":"Place R7","touch":["card:R7"],"draft":true,"drawn":"<b>R7</b>"}]},
];

export const puzzleStarts: import("../../crates/web/assets/wire").PuzzleStart[] = [
  {"id":"p","game":"toy","row":["pass"],"state":"open","reply":"Well done","explanation":null,"hints":["Look at the stack."],"hint":"Hint","more":"Another hint"},
];

export const formChecks: import("../../crates/web/assets/wire").TableFormCheck[] = [
  {"problem":null,"seats":2},
  {"problem":"no","seats":null},
];

export const problems: import("../../crates/web/assets/wire").ProblemBody[] = [
  {"detail":"There is no such table.","error":"table/not_found"},
  {"detail":"There is no such table.","error":"table/not_found","version":3},
];

export const savedDecks: import("../../crates/web/assets/wire").SavedDeck[] = [
  {"id":"d","name":"Fire","list":"4 forest","text":"4 Forest"},
];

export const deckAnswers: import("../../crates/web/assets/wire").DeckAnswer[] = [
  {"list":"","text":"","n_cards":0,"problem":null,"html":"<p>"},
  {"list":null,"text":"","n_cards":0,"problem":"no","html":"<p>"},
];

export const hands: import("../../crates/web/assets/wire").HandAnswer[] = [
  {"cards":["forest"],"html":"<p>"},
];

export const deckStarts: import("../../crates/web/assets/wire").DeckStart[] = [
  {"game":"toy","id":null,"name":"","list":"","formatOption":"format","maxCopies":60},
];

export const tableStarts: import("../../crates/web/assets/wire").TableStart[] = [
  {"game":"toy"},
];

export const saveDecks: import("../../crates/web/assets/wire").SaveDeck[] = [
  {"name":"Fire"},
  {"name":"Fire","list":"4 forest"},
];

export const deckQuestions: import("../../crates/web/assets/wire").DeckQuestion[] = [
  {"list":""},
  {"list":"4 forest","options":{"format":"basic"},"mulligans":1},
];
