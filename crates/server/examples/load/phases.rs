//! The phases of the load: which players play when, and what is measured. Each has a server and a folder of its own.
//!
//! Not here: the table that people read (`xtask`).

use crate::crowd::{Crowd, Mode, Shared};
use crate::process::{ServerProcess, all_cpu, own_cpu};
use crate::{LoadOptions, progress};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// Time for caches, pools and queues to fill before the measurement.
const WARM_UP: Duration = Duration::from_secs(2);
/// What each player plays before memory is measured.
const ACTIONS_BEFORE_MEMORY: u32 = 3;
/// Time after which nothing moves any more.
const QUIET: Duration = Duration::from_secs(1);

/// A server on a fresh folder.
struct Host<'a> {
    options: &'a LoadOptions,
    log: &'a Path,
    folder: TempDir,
    server: ServerProcess,
}

impl<'a> Host<'a> {
    fn start(options: &'a LoadOptions, log: &'a Path) -> Result<Host<'a>, String> {
        let folder = tempfile::tempdir().map_err(|error| format!("no temporary folder: {error}"))?;
        let server = ServerProcess::start(options, "127.0.0.1:0", folder.path(), log)?;
        Ok(Host { options, log, folder, server })
    }

    /// Kills the server and starts another one on the same folder and port.
    fn kill_and_restart(self) -> Result<Host<'a>, String> {
        let Host { options, log, folder, server } = self;
        let addr = server.addr.to_string();
        server.kill()?;
        let server = ServerProcess::start(options, &addr, folder.path(), log)?;
        Ok(Host { options, log, folder, server })
    }

    /// Starts the players and waits until each was asked.
    async fn crowd(&self, checks: bool) -> Result<Crowd, String> {
        let n = self.options.tables;
        let mut crowd = Crowd::start(self.server.addr, n, checks);
        let count = |shared: &Shared| shared.n_ready.get() as u64;
        crowd.reaches(n as u64, count, |done| progress("opening tables", done, n as u64)).await?;
        Ok(crowd)
    }
}

/// All players play in this mode for the time of the options.
pub(crate) async fn measure(options: &LoadOptions, log: &Path, name: &str, mode: Mode) -> Result<Value, String> {
    let host = Host::start(options, log)?;
    let mut crowd = host.crowd(false).await?;
    crowd.set_mode(mode);
    crowd.wait(WARM_UP).await?;
    let times = || Ok::<_, String>([host.server.cpu()?, own_cpu()?, all_cpu()?]);
    let (before, begun) = (times()?, Instant::now());
    crowd.shared.stats.borrow_mut().recording = true;
    progress_pid(name, &host.server);
    for second in 0..options.seconds {
        progress(name, second, options.seconds);
        crowd.wait(Duration::from_secs(1)).await?;
    }
    crowd.shared.stats.borrow_mut().recording = false;
    let (after, wall) = (times()?, begun.elapsed().as_secs_f64());
    let [cpu, client_cpu, all_cpu] = [0, 1, 2].map(|n| after[n] - before[n]);
    let shared = crowd.shared.clone();
    drop(crowd.stop().await?);
    let mut stats = shared.stats.borrow_mut();
    let moves = stats.moves as f64;
    let mut report = json!(stats.summary());
    report["seconds"] = json!(wall);
    report["server_cpu_seconds"] = json!(cpu);
    report["client_cpu_seconds"] = json!(client_cpu);
    report["other_cpu_seconds"] = json!((all_cpu - cpu - client_cpu).max(0.0));
    report["moves_per_second"] = json!(moves / wall);
    report["moves_per_cpu_second"] = json!(moves / cpu.max(0.01));
    Ok(report)
}

/// For profilers, which need to know the process.
fn progress_pid(name: &str, server: &ServerProcess) {
    println!("{}", json!({ "pid": server.pid(), "phase": name }));
}

/// The memory of the server before, with and after all tables.
pub(crate) async fn memory(options: &LoadOptions, log: &Path) -> Result<Value, String> {
    let host = Host::start(options, log)?;
    sleep(QUIET).await;
    let idle = host.server.rss_kib()?;
    let mut crowd = host.crowd(false).await?;
    crowd.set_mode(Mode::Few(ACTIONS_BEFORE_MEMORY));
    let goal = u64::from(ACTIONS_BEFORE_MEMORY) * options.tables as u64;
    let count = |shared: &Shared| shared.stats.borrow().acknowledged;
    crowd.reaches(goal, count, |done| progress("memory", done, goal)).await?;
    crowd.wait(QUIET).await?;
    let open = host.server.rss_kib()?;
    drop(crowd.stop().await?);
    for second in 0..options.wait {
        progress("memory after the tables", second, options.wait);
        sleep(Duration::from_secs(1)).await;
    }
    let after = host.server.rss_kib()?;
    Ok(json!({
        "idle_kib": idle,
        "open_kib": open,
        "per_table_kib": open.saturating_sub(idle) as f64 / options.tables as f64,
        "after_kib": after,
        "waited_seconds": options.wait,
    }))
}

/// Kills the server again and again while all play, and checks that nothing acknowledged is lost or doubled.
pub(crate) async fn kill(options: &LoadOptions, log: &Path) -> Result<Value, String> {
    let kills = options.kills;
    let mut host = Host::start(options, log)?;
    let mut crowd = host.crowd(true).await?;
    crowd.set_mode(Mode::Busy);
    for n in 0..=kills {
        progress("kills", n, kills);
        // After every restart the games go on: at least as many actions as half of the tables, at most four times that.
        let random = getrandom::u32().map_err(|error| error.to_string())?;
        let least = options.tables as u64 / 2 + 1;
        let acknowledged = |shared: &Shared| shared.stats.borrow().acknowledged;
        let goal = acknowledged(&crowd.shared) + least + u64::from(random >> 8) % (3 * least);
        crowd.reaches(goal, acknowledged, |_| {}).await?;
        if n < kills {
            crowd.wait(Duration::from_millis(u64::from(random & 0xff))).await?;
            host = host.kill_and_restart()?;
        }
    }
    let shared = crowd.shared.clone();
    let players = crowd.stop().await?;
    // The last actions may still be on their way: this server must not accept them during the check.
    let host = host.kill_and_restart()?;
    let (mut tables, mut actions) = (0, 0);
    let (mut checks, of) = (JoinSet::new(), players.len() as u64);
    for player in players {
        // A few at a time: each request is a connection of its own.
        if checks.len() >= 16 {
            join(&mut checks, &mut tables, &mut actions).await?;
        }
        progress("checking all tables", tables as u64, of.max(tables as u64));
        checks.spawn_local(player.check_all());
    }
    while !checks.is_empty() {
        join(&mut checks, &mut tables, &mut actions).await?;
    }
    drop(host);
    let stats = shared.stats.borrow();
    Ok(json!({
        "kills": kills,
        "tables": tables,
        "acknowledged": actions,
        "finished_games": stats.finished,
        "cut_connections": stats.cut,
    }))
}

/// Adds the result of one check.
async fn join(
    checks: &mut JoinSet<Result<(usize, usize), String>>,
    tables: &mut usize,
    actions: &mut usize,
) -> Result<(), String> {
    let Some(checked) = checks.join_next().await else { return Ok(()) };
    let (n_tables, n_actions) = checked.map_err(|error| error.to_string())??;
    (*tables, *actions) = (*tables + n_tables, *actions + n_actions);
    Ok(())
}
