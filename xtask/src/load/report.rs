//! The figures of a load as a table: what was measured, and what is wanted.

use serde_json::Value;

/// The rows of the table, as text.
pub(super) fn table(report: &Value) -> String {
    let rows: Vec<[String; 3]> = [busy(report), paced(report), memory(report), kills(report), log(report)].concat();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let (first, second) = (width(0), width(1));
    let line = |[what, measured, wanted]: &[String; 3]| {
        format!("{what:<first$}  {measured:>second$}  {wanted}").trim_end().to_owned() + "\n"
    };
    let last = report["log_last_line"].as_str().map(|line| format!("the last line of the log: {line}\n"));
    rows.iter().map(line).chain(last).collect()
}

fn row(what: String, measured: String, wanted: &str) -> [String; 3] {
    [what, measured, if wanted.is_empty() { String::new() } else { format!("wanted {wanted}") }]
}

fn busy(report: &Value) -> Vec<[String; 3]> {
    let Some((busy, tables)) = phase(report, "busy") else { return Vec::new() };
    let mut rows = vec![
        row("durable moves per server CPU-second".to_owned(), count(&busy["moves_per_cpu_second"]), "≥ 10,000"),
        row(format!("durable moves per second, {tables} busy tables"), count(&busy["moves_per_second"]), ""),
        row(format!("p50 from send to own frame, {tables} busy tables"), ms(&busy["p50_ms"]), ""),
        row(format!("p99 from send to own frame, {tables} busy tables"), ms(&busy["p99_ms"]), "< 200 ms"),
    ];
    rows.extend(bytes(busy));
    rows.push(processors(busy));
    rows
}

fn paced(report: &Value) -> Vec<[String; 3]> {
    let Some((paced, tables)) = phase(report, "paced") else { return Vec::new() };
    let mut rows = vec![
        row(format!("p50 at {tables} tables, one move a second each"), ms(&paced["p50_ms"]), ""),
        row(format!("p99 at {tables} tables, one move a second each"), ms(&paced["p99_ms"]), "< 20 ms"),
        row("actions per second".to_owned(), count(&ratio(&paced["actions"], &paced["seconds"])), ""),
        processors(paced),
    ];
    if report["busy"].is_null() {
        rows.extend(bytes(paced));
    }
    rows
}

fn bytes(phase: &Value) -> [[String; 3]; 2] {
    let both = |what: &str| {
        let [median, mean] = ["median", "mean"].map(|kind| count(&phase[format!("bytes_per_{what}_{kind}")]));
        format!("{median} (mean {mean})")
    };
    [
        row("bytes per move on the socket, median".to_owned(), both("move"), "< 4,000"),
        row("bytes per action of the person, median".to_owned(), both("action"), ""),
    ]
}

/// Says whether the server had the processors for itself: times are longer where it had not.
fn processors(phase: &Value) -> [String; 3] {
    let share =
        |who: &str| format!("{:.0} %", 100.0 * number(&ratio(&phase[format!("{who}_cpu_seconds")], &phase["seconds"])));
    let [server, client, other] = ["server", "client", "other"].map(share);
    row("processor of server, client, all others".to_owned(), format!("{server}, {client}, {other}"), "")
}

fn memory(report: &Value) -> Vec<[String; 3]> {
    let Some((memory, tables)) = phase(report, "memory") else { return Vec::new() };
    let kib = |key: &str| format!("{} KiB", count(&memory[key]));
    vec![
        row(format!("memory per table with one socket, {tables} tables"), kib("per_table_kib"), "< 100 KiB"),
        row("memory of the server before the first table".to_owned(), kib("idle_kib"), ""),
        row(format!("memory with {tables} tables"), kib("open_kib"), ""),
        row(
            format!("memory {} s after the last socket", count(&memory["waited_seconds"])),
            kib("after_kib"),
            "as before",
        ),
    ]
}

fn kills(report: &Value) -> Vec<[String; 3]> {
    let Some((kill, _)) = phase(report, "kill") else { return Vec::new() };
    vec![
        row("kills under load".to_owned(), count(&kill["kills"]), ""),
        row("acknowledged actions, all there once".to_owned(), count(&kill["acknowledged"]), ""),
        row("tables checked".to_owned(), count(&kill["tables"]), ""),
        row("games finished".to_owned(), count(&kill["finished_games"]), ""),
        row("connections cut".to_owned(), count(&kill["cut_connections"]), ""),
    ]
}

/// What the server had to say: nothing, if all is well.
fn log(report: &Value) -> Vec<[String; 3]> {
    let lines = report["log_lines"].as_u64().unwrap_or(0);
    vec![row("lines in the log of the server".to_owned(), lines.to_string(), "0")]
}

/// A phase that was run, and how many tables it had.
fn phase<'a>(report: &'a Value, name: &str) -> Option<(&'a Value, String)> {
    report.get(name).map(|phase| (phase, count(&report["tables"])))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

fn ratio(of: &Value, by: &Value) -> Value {
    Value::from(number(of) / number(by))
}

fn ms(value: &Value) -> String {
    format!("{:.1} ms", number(value))
}

/// A number without fractions, in groups of three digits.
fn count(value: &Value) -> String {
    let digits = format!("{:.0}", number(value));
    let grouped = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    grouped.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_table_has_the_rows_of_the_phases_that_were_run() {
        let report = json!({
            "tables": 1000,
            "log_lines": 2,
            "log_last_line": "WARN slow",
            "busy": {
                "moves_per_cpu_second": 1700.4, "moves_per_second": 3000, "p50_ms": 1.25, "p99_ms": 790,
                "bytes_per_move_median": 33000, "bytes_per_move_mean": 31000, "bytes_per_action_median": 66000,
                "bytes_per_action_mean": 62000, "server_cpu_seconds": 15, "client_cpu_seconds": 5, "other_cpu_seconds": 0, "seconds": 10,
            },
        });
        let text = table(&report);
        let first = text.lines().next().unwrap();
        assert!(first.starts_with("durable moves per server CPU-second ") && first.contains(" 1,700  wanted ≥ 10,000"));
        assert!(text.contains("1.2 ms") && text.contains("33,000 (mean 31,000)  wanted < 4,000"), "{text}");
        assert!(text.contains("150 %, 50 %, 0 %") && !text.contains("one move a second"), "{text}");
        assert!(text.ends_with("the last line of the log: WARN slow\n"), "{text}");
        assert!(text.lines().all(|line| !line.ends_with(' ')));
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0.4, 999.0, 1000.0, 1_234_567.8].map(|n| count(&json!(n))), ["0", "999", "1,000", "1,234,568"]);
    }
}
