//! The real server as a separate process.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running `atout serve`.
pub(crate) struct Server {
    child: Child,
    /// `http://127.0.0.1:PORT`.
    url: String,
    /// Kept open, so that the server can print.
    _stdout: BufReader<ChildStdout>,
}

impl Server {
    /// Starts a server with this data folder.
    pub(crate) fn start(data: &Path) -> Result<Server> {
        Server::listen("127.0.0.1:0", data)
    }

    fn listen(addr: &str, data: &Path) -> Result<Server> {
        let mut child = Command::new(env!("CARGO_BIN_EXE_atout"))
            .args(["serve", "--addr", addr, "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .context("the server did not start")?;
        let mut stdout = BufReader::new(child.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        stdout.read_line(&mut line).context("the output of the server cannot be read")?;
        let Some((_, addr)) = line.trim_end().split_once("http://") else {
            bail!("the server did not say where it is, but `{line}`")
        };
        let url = format!("http://{}", addr.trim_end_matches('/'));
        Ok(Server { child, url, _stdout: stdout })
    }

    /// The address of a path.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }

    /// Kills it.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.child.kill().context("killing the server")?;
        self.child.wait().context("waiting for the killed server")?;
        Ok(())
    }

    /// Starts another one on the same port and folder.
    pub(crate) fn again(&mut self, data: &Path) -> Result<()> {
        *self = Server::listen(&self.url.replace("http://", ""), data)?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Killed already: nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
