//! What each check took, as a table at the end of a run.

use std::fmt;
use std::time::Duration;

/// How a check went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    Passed,
    /// It could not be made here, or not to its end.
    Skipped,
    Failed,
}

/// The checks made so far, in their order.
#[derive(Debug, Default)]
pub struct Report {
    rows: Vec<(&'static str, Duration, Went)>,
}

impl Report {
    /// Notes a check.
    pub fn add(&mut self, name: &'static str, took: Duration, went: Went) {
        self.rows.push((name, took, went));
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  check       seconds")?;
        for (name, took, went) in &self.rows {
            let note = match went {
                Went::Passed => "",
                Went::Skipped => "  skipped",
                Went::Failed => "  FAILED",
            };
            writeln!(f, "  {name:<10} {:>8.0}{note}", took.as_secs_f64())?;
        }
        let total: Duration = self.rows.iter().map(|(_, took, _)| took).sum();
        let minutes = total.as_secs_f64() / 60.0;
        writeln!(f, "  {:<10} {:>8.0}  ({minutes:.1} minutes)", "total", total.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_each_check_and_the_total() {
        let mut report = Report::default();
        report.add("format", Duration::from_millis(1_400), Went::Passed);
        report.add("advisories", Duration::ZERO, Went::Skipped);
        report.add("test", Duration::from_secs(100), Went::Failed);
        let expected = "  check       seconds
  format            1
  advisories        0  skipped
  test            100  FAILED
  total           101  (1.7 minutes)
";
        assert_eq!(report.to_string(), expected);
    }
}
