//! The terminal: taken over for a full-screen view and restored afterwards, also after an error, a signal or a panic.
//!
//! Not here: what is drawn (`scene.rs`, `pager.rs`).

use super::keys::{Key, key};
use super::layout::{self, Areas};
use super::pager::Page;
use super::scene::Scene;
use super::signals::{Signals, end_by_signal, end_if_terminal_is_gone};
use crate::failure::{CommandResult, Failure};
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode, size,
};
use ratatui::crossterm::{execute, queue};
use ratatui::layout::{Rect, Size};
use ratatui::{DefaultTerminal, Frame, Terminal, backend::CrosstermBackend};
use std::io::{self, stdout};
use std::mem::ManuallyDrop;
use std::sync::Once;
use std::time::{Duration, Instant};
use std::{panic, thread};

/// The terminal while the full-screen view has it. Dropping it restores the terminal.
pub(crate) struct Screen {
    /// Never dropped: it would report on stderr that it cannot show the cursor, and panic if that has vanished too.
    /// [`restore`] shows the cursor.
    terminal: ManuallyDrop<DefaultTerminal>,
    signals: Signals,
    /// The height that the board has had at this size. It does not shrink, so that nothing jumps.
    board_height: u16,
    size: Size,
}

/// Why there is no more input.
#[derive(Debug)]
pub(crate) enum ScreenError {
    /// The terminal is gone or cannot be used.
    Io(io::Error),
    /// A signal asked the program to end.
    Signal(i32),
}

impl ScreenError {
    /// Ends the command: by the signal, or with a sentence. The terminal has been restored.
    pub(crate) fn end(self) -> CommandResult {
        match self {
            ScreenError::Signal(signal) => end_by_signal(signal),
            ScreenError::Io(error) => {
                end_if_terminal_is_gone();
                Err(Failure::bad_input(
                    format!("cannot use the terminal: {error}"),
                    format!("impossible d'utiliser le terminal\u{a0}: {error}"),
                ))
            }
        }
    }
}

impl From<io::Error> for ScreenError {
    fn from(error: io::Error) -> ScreenError {
        ScreenError::Io(error)
    }
}

/// What a wait ended with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Input {
    Key(Key),
    /// The size has changed: draw again.
    Resized,
    /// The time is up, or what was waited for is there.
    Ready,
}

/// How often a wait looks whether something else than a key has come.
const TICK: Duration = Duration::from_millis(25);

impl Screen {
    /// Takes over the terminal.
    pub(crate) fn take() -> Result<Screen, ScreenError> {
        restore_after_panics();
        let signals = Signals::note()?;
        enable_raw_mode()?;
        // From here on an error or `drop` restores it.
        let terminal = execute!(stdout(), EnterAlternateScreen)
            .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())))
            .inspect_err(|_| restore())?;
        let mut screen =
            Screen { terminal: ManuallyDrop::new(terminal), signals, board_height: 0, size: Size::default() };
        screen.measure()?;
        screen.wipe()?;
        Ok(screen)
    }

    fn measure(&mut self) -> io::Result<()> {
        let (width, height) = size()?;
        let now = Size { width, height };
        if now != self.size {
            (self.size, self.board_height) = (now, 0);
        }
        Ok(())
    }

    /// Clears the terminal; the next picture is drawn as a whole.
    fn wipe(&mut self) -> io::Result<()> {
        self.terminal.resize(Rect { x: 0, y: 0, width: self.size.width, height: self.size.height })
    }

    /// The longest line and the most lines of a board.
    pub(crate) fn board_space(&self) -> (usize, usize) {
        layout::board_space(self.size)
    }

    /// The height of the list of options and of the log: how far a page is scrolled.
    pub(crate) fn areas(&self) -> Areas {
        layout::areas(self.size, self.board_height)
    }

    /// Draws a scene.
    pub(crate) fn draw(&mut self, scene: &Scene<'_>) -> Result<(), ScreenError> {
        let lines = u16::try_from(scene.board.lines().count()).unwrap_or(u16::MAX);
        self.board_height = self.board_height.max(layout::board_height(self.size, lines));
        let areas = self.areas();
        self.draw_at_once(|frame| scene.draw(&areas, frame))
    }

    /// Shows a long text until it is left.
    pub(crate) fn read(&mut self, title: &str, text: &str, hints: &str) -> Result<(), ScreenError> {
        let mut page = Page::new(title, text, hints);
        loop {
            self.draw_at_once(|frame| page.draw(frame))?;
            match self.wait(None, || false)? {
                Input::Key(key) if page.press(key).is_break() => return Ok(()),
                _ => {}
            }
        }
    }

    /// Shows nothing but a few sentences in the middle.
    pub(crate) fn cover(&mut self, text: &str) -> Result<(), ScreenError> {
        self.draw_at_once(|frame| Page::cover(text, frame))
    }

    /// Draws a picture of which terminals never show a part.
    fn draw_at_once(&mut self, draw: impl FnOnce(&mut Frame<'_>)) -> Result<(), ScreenError> {
        queue!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(draw)?;
        execute!(stdout(), EndSynchronizedUpdate)?;
        Ok(())
    }

    /// Waits for a key, until `deadline`, or until `is_ready`.
    pub(crate) fn wait(
        &mut self,
        deadline: Option<Instant>,
        mut is_ready: impl FnMut() -> bool,
    ) -> Result<Input, ScreenError> {
        loop {
            if let Some(signal) = self.signals.noted() {
                return Err(ScreenError::Signal(signal));
            }
            let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            if event::poll(left.unwrap_or(TICK).min(TICK))? {
                match self.input(&event::read()?)? {
                    Some(input) => return Ok(input),
                    None => continue,
                }
            }
            if is_ready() || left == Some(Duration::ZERO) {
                return Ok(Input::Ready);
            }
        }
    }

    fn input(&mut self, event: &Event) -> io::Result<Option<Input>> {
        Ok(match event {
            Event::Resize(..) => {
                // Whatever the terminal has made of the old picture is wiped.
                self.measure()?;
                self.wipe()?;
                Some(Input::Resized)
            }
            Event::Key(pressed) if pressed.kind != KeyEventKind::Release => {
                let key = key(pressed.code, pressed.modifiers);
                if key == Some(Key::Redraw) {
                    self.wipe()?;
                    return Ok(Some(Input::Resized));
                }
                key.map(Input::Key)
            }
            _ => None,
        })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal. An error is ignored: there is no terminal to print it on.
fn restore() {
    let _ = disable_raw_mode();
    let _ = execute!(stdout(), EndSynchronizedUpdate, LeaveAlternateScreen, Show);
}

/// A panic's message must not vanish with the screen that it was written on. This thread holds stdout, so another
/// thread's panic says nothing; this one finds out and panics in its place.
fn restore_after_panics() {
    static ONCE: Once = Once::new();
    let own = thread::current().id();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if thread::current().id() == own {
                restore();
                before(info);
            }
        }));
    });
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use pty_process::Size;
    use pty_process::blocking::{Command, open};
    use std::io::Read;
    use std::os::unix::process::ExitStatusExt;

    const LEAVES: &str = "\x1b[?1049l";

    const VANISHED: i32 = 7;

    /// Run by the test below, on a terminal that vanishes.
    #[test]
    #[ignore = "ends the whole program, on the terminal that it is given"]
    fn outlives_its_terminal() {
        let mut screen = Screen::take().unwrap();
        while screen.draw_at_once(|_| {}).is_ok() {
            thread::sleep(TICK);
        }
        drop(screen);
        std::process::exit(VANISHED);
    }

    #[test]
    fn a_screen_whose_terminal_has_vanished_is_dropped_without_a_panic() {
        let (mut terminal, line) = open().unwrap();
        terminal.resize(Size::new(24, 80)).unwrap();
        let name = "screen::tty::tests::outlives_its_terminal";
        let command =
            Command::new(std::env::current_exe().unwrap()).args(["--ignored", "--exact", name, "--nocapture"]);
        let mut child = command.spawn(line).unwrap();
        let (mut output, mut bytes) = (Vec::new(), [0; 4096]);
        // From then on the cursor is hidden.
        while !String::from_utf8_lossy(&output).contains("\x1b[?25l") {
            let n = terminal.read(&mut bytes).unwrap();
            output.extend_from_slice(&bytes[..n]);
        }
        drop(terminal);
        let ended = child.wait().unwrap();
        // The watch over the terminal may see it first, and ends the program as the hang-up does. A panic has another code.
        let by_watch = ended.signal() == Some(signal_hook::consts::SIGHUP);
        assert!(by_watch || ended.code() == Some(VANISHED), "{ended:?}");
    }

    /// Run by the test below, on a terminal of its own.
    #[test]
    #[ignore = "panics on purpose, on the terminal that it is given"]
    fn panics_on_the_screen() {
        let _screen = Screen::take().unwrap();
        panic!("on purpose");
    }

    #[test]
    fn after_a_panic_the_terminal_is_given_back_and_its_message_is_readable() {
        let (mut terminal, line) = open().unwrap();
        terminal.resize(Size::new(24, 80)).unwrap();
        let name = "screen::tty::tests::panics_on_the_screen";
        let command =
            Command::new(std::env::current_exe().unwrap()).args(["--ignored", "--exact", name, "--nocapture"]);
        let mut child = command.spawn(line).unwrap();
        let (mut output, mut bytes) = (Vec::new(), [0; 4096]);
        // The end of the program ends the terminal, which some systems call an error.
        while let Ok(n @ 1..) = terminal.read(&mut bytes) {
            output.extend_from_slice(&bytes[..n]);
        }
        assert!(!child.wait().unwrap().success());
        let output = String::from_utf8_lossy(&output).into_owned();
        let left = output.find(LEAVES).unwrap_or_else(|| panic!("the screen is not given back: {output}"));
        let message = output.find("on purpose").unwrap_or_else(|| panic!("no message: {output}"));
        assert!(left < message, "{output}");
    }
}
