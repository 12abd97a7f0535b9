//! The program on a pseudo-terminal, and the screen that it draws.

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{LocalModes, tcgetattr};
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, ExitStatus};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use vt100::Parser;

/// Only a program that hangs takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Between these the program draws one picture.
const PICTURE_BEGIN: &[u8] = b"\x1b[?2026h";
const PICTURE_END: &[u8] = b"\x1b[?2026l";

pub(crate) const ENTER: &str = "\r";
pub(crate) const BACKSPACE: &str = "\x7f";
pub(crate) const ESCAPE: &str = "\x1b";
pub(crate) const CTRL_C: &str = "\x03";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const END: &str = "\x1b[F";
pub(crate) const HOME: &str = "\x1b[H";
pub(crate) const PAGE_UP: &str = "\x1b[5~";

/// The program, its terminal, and a folder of its own to run in.
pub(crate) struct Console {
    child: Child,
    terminal: Arc<Pty>,
    output: Receiver<Vec<u8>>,
    reader: Option<JoinHandle<()>>,
    /// Tells the reader to end.
    is_left: Arc<AtomicBool>,
    parser: Parser,
    /// The beginning of a picture that is not whole yet.
    pending: Vec<u8>,
    pub(crate) folder: TempDir,
    is_closed: bool,
}

impl Console {
    /// Runs `atout` with these arguments on a terminal of 80 × 24.
    pub(crate) fn run(arguments: &[&str]) -> Console {
        Console::run_in(tempfile::tempdir().expect("a folder"), arguments, &[("TERM", "xterm-256color")])
    }

    /// The same in a folder, with these variables.
    pub(crate) fn run_in(folder: TempDir, arguments: &[&str], variables: &[(&str, &str)]) -> Console {
        Console::spawn(Path::new(env!("CARGO_BIN_EXE_atout")), folder, arguments, variables, (80, 24))
    }

    fn spawn(
        program: &Path,
        folder: TempDir,
        arguments: &[&str],
        variables: &[(&str, &str)],
        (width, height): (u16, u16),
    ) -> Console {
        let (terminal, line) = open().expect("a pseudo-terminal");
        terminal.resize(Size::new(height, width)).expect("the terminal has a size");
        let command = Command::new(program).args(arguments).env_clear().envs(variables.iter().copied());
        let child = command.current_dir(folder.path()).spawn(line).expect("the program starts");
        let terminal = Arc::new(terminal);
        let (sender, output) = channel();
        let (source, is_left) = (terminal.clone(), Arc::new(AtomicBool::new(false)));
        let is_left_by_console = is_left.clone();
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while wait_to_read(&source, &is_left_by_console) {
                // The program's end ends the terminal, which some systems call an error.
                let Ok(n @ 1..) = (&*source).read(&mut bytes) else { break };
                if sender.send(bytes[..n].to_vec()).is_err() {
                    break;
                }
            }
        });
        Console {
            child,
            terminal,
            output,
            reader: Some(reader),
            is_left,
            parser: new_parser(width, height),
            pending: Vec::new(),
            folder,
            is_closed: false,
        }
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        (&*self.terminal).write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        // What was sent for the old size belongs to it.
        self.parser.screen_mut().set_size(number(height), number(width));
        self.terminal.resize(Size::new(height, width)).expect("the terminal has a size");
    }

    pub(crate) fn send(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("the program gets the signal");
    }

    /// The lines of the screen, without spaces at their ends.
    pub(crate) fn lines(&self) -> Vec<String> {
        let (_, width) = self.parser.screen().size();
        self.parser.screen().rows(0, width.get()).map(|line| line.trim_end().to_owned()).collect()
    }

    pub(crate) fn text(&self) -> String {
        self.lines().join("\n")
    }

    /// The first line, which says whose turn it is.
    pub(crate) fn status(&self) -> String {
        self.lines().swap_remove(0)
    }

    /// The line in which one types.
    pub(crate) fn prompt(&self) -> String {
        let mut lines = self.lines();
        lines.swap_remove(lines.len() - 2)
    }

    /// Everything that a choice changes: the status, the list of options and the prompt, without the log.
    pub(crate) fn choice(&self) -> String {
        let lines = self.lines();
        let titles = lines.iter().position(|line| line.starts_with('─')).unwrap_or(0);
        let pane = lines[titles..lines.len() - 1].iter().map(|line| line.split(['│', '┬']).next().unwrap_or_default());
        let pane = pane.collect::<Vec<_>>().join("\n");
        format!("{}\n{pane}", lines[0])
    }

    /// What one types for the option under the cursor; nothing if there is none.
    pub(crate) fn option(&self) -> String {
        let choice = self.choice();
        let mut words = choice.split('▸').nth(1).unwrap_or_default().split_whitespace();
        // A list has its numbers between the sign and the name.
        let is_numbered = choice.lines().any(|line| line.starts_with("▸  1 ") || line.starts_with("   1 "));
        words.nth(usize::from(is_numbered)).unwrap_or_default().to_owned()
    }

    /// Is the full-screen view there?
    pub(crate) fn is_full_screen(&self) -> bool {
        self.parser.screen().alternate_screen()
    }

    /// Does any cell have a colour?
    pub(crate) fn has_colours(&self) -> bool {
        let (height, width) = self.parser.screen().size();
        let cells = (0..height.get()).flat_map(|row| (0..width.get()).map(move |column| (row, column)));
        let coloured = |(row, column)| {
            let cell = self.parser.screen().cell(row, column).expect("the cell is on the screen");
            cell.fgcolor() != vt100::Color::Default || cell.bgcolor() != vt100::Color::Default
        };
        cells.into_iter().any(coloured)
    }

    /// Takes what the program has sent, up to the last picture that is whole.
    fn take(&mut self, bytes: &[u8]) {
        self.pending.extend_from_slice(bytes);
        let rest = find_last(&self.pending, PICTURE_BEGIN)
            .filter(|begin| find_last(&self.pending[*begin..], PICTURE_END).is_none());
        let whole = rest.unwrap_or(self.pending.len());
        self.parser.process(&self.pending[..whole]);
        self.pending.drain(..whole);
    }

    /// Reads what the program draws until the screen is as wanted.
    #[track_caller]
    pub(crate) fn wait(&mut self, what: &str, mut is_there: impl FnMut(&Console) -> bool) {
        while !is_there(self) {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("{what} did not come:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => panic!("ended before {what}:\n{}", self.text()),
            }
        }
    }

    /// Reads until the screen contains a text.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait(text, |console| console.text().contains(text));
    }

    /// Presses keys and reads until the screen contains a text.
    #[track_caller]
    pub(crate) fn press_for(&mut self, keys: &str, text: &str) {
        self.press(keys);
        self.wait_for(text);
    }

    /// Reads until the program has ended; the screen is what it leaves behind.
    #[track_caller]
    pub(crate) fn end(&mut self) -> ExitStatus {
        loop {
            match self.output.recv_timeout(PATIENCE) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("the program does not end:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.is_closed = true;
        self.child.wait().expect("the program ends")
    }

    /// Closes the terminal, as a closed window does, and waits until the program has ended.
    #[track_caller]
    pub(crate) fn hang_up(&mut self) -> ExitStatus {
        // A terminal is open as long as somebody reads from it.
        self.is_left.store(true, Ordering::Relaxed);
        self.reader.take().expect("the terminal is open").join().expect("the reader ends");
        self.terminal = Arc::new(open().expect("another pseudo-terminal").0);
        let closed = Instant::now();
        while closed.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("the program can be asked") {
                self.is_closed = true;
                return status;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the program goes on without a terminal");
    }

    /// The program has ended, and the terminal is as it was before.
    #[track_caller]
    pub(crate) fn ends_well(&mut self) {
        let status = self.end();
        assert!(status.success() && status.signal().is_none(), "{status}:\n{}", self.text());
        self.is_given_back();
    }

    #[track_caller]
    pub(crate) fn is_given_back(&self) {
        assert!(!self.is_full_screen(), "{}", self.text());
        assert!(!self.parser.screen().hide_cursor(), "the cursor is back");
        assert!(self.is_cooked(), "the keyboard is as before");
    }

    /// Does the terminal handle lines and Ctrl-C by itself again?
    fn is_cooked(&self) -> bool {
        let modes = tcgetattr(&*self.terminal).expect("the terminal has modes").local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG)
    }

    /// The game goes on in another run of the program, in the same folder.
    pub(crate) fn into_folder(mut self) -> TempDir {
        std::mem::replace(&mut self.folder, tempfile::tempdir().expect("a folder"))
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        if !self.is_closed {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Waits until there is something to read. Returns false if the reader has to end.
fn wait_to_read(terminal: &Pty, is_left: &AtomicBool) -> bool {
    let tick = Timespec { tv_sec: 0, tv_nsec: 50_000_000 };
    while !is_left.load(Ordering::Relaxed) {
        if poll(&mut [PollFd::new(terminal, PollFlags::IN)], Some(&tick)) != Ok(0) {
            return true;
        }
    }
    false
}

fn find_last(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).rposition(|window| window == wanted)
}

fn number(n: u16) -> std::num::NonZeroU16 {
    n.try_into().expect("a size is not zero")
}

fn new_parser(width: u16, height: u16) -> Parser {
    Parser::new(number(height), number(width), 0)
}
