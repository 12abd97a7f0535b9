//! The server as a process of its own: started, killed, and measured through `/proc`.
//!
//! Not here: what is asked of it (`player.rs`).

use crate::LoadOptions;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Linux counts the time of processes in hundredths of a second for every program that reads `/proc`.
const TICKS_PER_SECOND: f64 = 100.0;

/// A running `atout serve`. It is killed when this is dropped.
pub(crate) struct ServerProcess {
    child: Child,
    pub(crate) addr: SocketAddr,
    /// Kept open, as a terminal would.
    _stdout: BufReader<ChildStdout>,
}

impl ServerProcess {
    /// Starts a server on an address and waits until it listens. Its log is added to a file.
    pub(crate) fn start(options: &LoadOptions, addr: &str, data: &Path, log: &Path) -> Result<Self, String> {
        let LoadOptions { server: program, serve_args: arguments, .. } = options;
        let log = File::options().create(true).append(true).open(log).map_err(|error| error.to_string())?;
        let mut command = Command::new(program);
        command.args(["serve", "--addr", addr, "--data"]).arg(data).args(arguments);
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .env("NO_COLOR", "1")
            .spawn()
            .map_err(|error| format!("{} did not start: {error}", program.display()))?;
        let mut stdout = BufReader::new(child.stdout.take().ok_or("the server has no output")?);
        let addr = loop {
            let mut line = String::new();
            let read = stdout.read_line(&mut line).map_err(|error| error.to_string())?;
            if read == 0 {
                let _ = child.wait();
                return Err("the server ended before it listened".to_owned());
            }
            if let Some((_, addr)) = line.split_once("http://") {
                break addr.trim().parse().map_err(|error| format!("{error}: {line}"))?;
            }
        };
        Ok(ServerProcess { child, addr, _stdout: stdout })
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// The processor time that it has used, in seconds.
    pub(crate) fn cpu(&self) -> Result<f64, String> {
        cpu_of(&self.pid().to_string())
    }

    /// Its resident memory, in KiB.
    pub(crate) fn rss_kib(&self) -> Result<u64, String> {
        let text = read(&format!("/proc/{}/status", self.pid()))?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok())
            .ok_or_else(|| "the server has ended".to_owned())
    }

    /// Kills it at once (`kill -9`).
    pub(crate) fn kill(mut self) -> Result<(), String> {
        self.child.kill().and_then(|()| self.child.wait()).map(drop).map_err(|error| error.to_string())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The processor time that this program has used, in seconds.
pub(crate) fn own_cpu() -> Result<f64, String> {
    cpu_of("self")
}

/// The processor time that all programs together have used, in seconds.
pub(crate) fn all_cpu() -> Result<f64, String> {
    let text = read("/proc/stat")?;
    all_cpu_in(&text).ok_or_else(|| "/proc/stat has no times".to_owned())
}

/// All times in `/proc/stat` but the fourth and fifth (idle) and those of guests, which are counted twice there.
fn all_cpu_in(stat: &str) -> Option<f64> {
    let times = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace();
    let ticks: Vec<f64> = times.take(8).map_while(|n| n.parse().ok()).collect();
    let [user, nice, system, _, _, irq, soft_irq, steal] = ticks[..] else { return None };
    Some((user + nice + system + irq + soft_irq + steal) / TICKS_PER_SECOND)
}

fn cpu_of(process: &str) -> Result<f64, String> {
    let text = read(&format!("/proc/{process}/stat"))?;
    cpu_in(&text).ok_or_else(|| format!("`{text}` is not the state of a process"))
}

/// User and system time in a line of `/proc/PID/stat`. The second field is the program's name, which may have blanks.
fn cpu_in(stat: &str) -> Option<f64> {
    let (_, after_name) = stat.rsplit_once(')')?;
    let ticks: Vec<f64> = after_name.split_whitespace().skip(11).take(2).filter_map(|n| n.parse().ok()).collect();
    let [user, system] = ticks[..] else { return None };
    Some((user + system) / TICKS_PER_SECOND)
}

fn read(path: &str) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_found_after_any_name() {
        let stat = "77 (a) b (c) S 1 77 77 0 -1 4194560 900 0 0 0 1250 250 3 4 20 0 5 0 100 1000 200";
        assert_eq!(cpu_in(stat), Some(15.0));
        assert_eq!(cpu_in("77 (atout) S 1"), None);
        assert_eq!(cpu_in(""), None);
    }

    #[test]
    fn idle_time_does_not_count() {
        let stat = "cpu  100 20 30 9000 800 4 5 1 70 60\ncpu0 1 2 3 4 5 6 7 8 9 10\n";
        assert_eq!(all_cpu_in(stat), Some(1.6));
        assert_eq!(all_cpu_in("cpu0 1 2 3"), None);
    }
}
