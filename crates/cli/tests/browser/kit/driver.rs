//! The chromedriver process. Dropping it ends it together with all browsers that it started.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const CHROMEDRIVER: [&str; 1] = ["chromedriver"];
/// How long browsers may take to close.
const SHUTDOWN_TIME: Duration = Duration::from_secs(5);
/// How often it is started at most until it listens.
const STARTS: usize = 4;

/// A running chromedriver.
pub(super) struct Driver {
    child: Child,
    port: u16,
    /// Kept open, so that chromedriver can print.
    _stdout: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts one. It takes any free port for one version of the internet protocol and then wants the same one for the other;
    /// if somebody has that, it ends and is started again.
    pub(super) fn start() -> Result<Driver> {
        (1..STARTS).find_map(|_| Driver::try_start().ok()).map_or_else(Driver::try_start, Ok)
    }

    fn try_start() -> Result<Driver> {
        let mut child = Command::new(program(&CHROMEDRIVER)?)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver did not start")?;
        let mut stdout = BufReader::new(child.stdout.take().context("chromedriver has no output")?);
        let port = port(&mut stdout)?;
        Ok(Driver { child, port, _stdout: stdout })
    }

    pub(super) fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks it to close its browsers and to end.
    fn ask_to_end(&self) -> std::io::Result<()> {
        let mut line = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        line.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let asked = Instant::now();
        if self.ask_to_end().is_ok() {
            while asked.elapsed() < SHUTDOWN_TIME && matches!(self.child.try_wait(), Ok(None)) {
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        // It has ended already, or it does not answer: neither error matters here.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The port that it says it listens on.
fn port(stdout: &mut impl BufRead) -> Result<u16> {
    for line in stdout.lines() {
        let line = line.context("the output of chromedriver cannot be read")?;
        if let Some((_, rest)) = line.split_once("successfully on port ") {
            return rest.trim_end_matches('.').parse().with_context(|| format!("no port: {line}"));
        }
    }
    bail!("chromedriver ended before it listened")
}

/// Where Chromium is.
pub(super) fn chromium() -> Result<PathBuf> {
    program(&CHROMIUM)
}

/// The first of these programs that is installed.
fn program(names: &[&str]) -> Result<PathBuf> {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let files = names.iter().flat_map(|name| std::env::split_paths(&folders).map(move |folder| folder.join(name)));
    match files.map(|file| if cfg!(windows) { file.with_extension("exe") } else { file }).find(|file| file.is_file()) {
        Some(file) => Ok(file),
        None => bail!(
            "{} is not installed: `apt-get install chromium chromium-driver` brings Chromium and its driver, \
             `cargo xtask test` does it for you",
            names[0]
        ),
    }
}
