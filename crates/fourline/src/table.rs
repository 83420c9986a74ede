//! Tables of text: in aligned columns for people, or as Markdown for documents.

use unicode_width::UnicodeWidthStr;

/// How wide a terminal usually is.
const USUAL: usize = 80;

/// A table; each row has as many cells as there are columns.
pub struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<String>>,
}

/// The head of a column, and at which side its cells are flush.
pub struct Column {
    head: String,
    is_right: bool,
}

impl Column {
    /// A column of words.
    pub fn left(head: String) -> Column {
        Column { head, is_right: false }
    }

    /// A column of numbers.
    pub fn right(head: String) -> Column {
        Column { head, is_right: true }
    }

    /// A cell of this column, filled with spaces.
    fn filled(&self, cell: &str, width: usize) -> String {
        let gap = " ".repeat(width.saturating_sub(cell.width()));
        if self.is_right { gap + cell } else { cell.to_string() + &gap }
    }
}

impl Table {
    /// A table without rows.
    pub fn new<const N: usize>(columns: [Column; N]) -> Table {
        Table { columns: columns.into(), rows: Vec::new() }
    }

    /// Adds a row.
    pub fn add<const N: usize>(&mut self, cells: [String; N]) {
        assert_eq!(N, self.columns.len());
        self.rows.push(cells.into());
    }

    /// The whole table, each row with its line break.
    pub fn written(&self, as_markdown: bool) -> String {
        if as_markdown { self.markdown() } else { self.aligned() }
    }

    fn aligned(&self) -> String {
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|index| self.all_rows().map(|row| row[index].width()).max().unwrap_or(0))
            .collect();
        let gaps = widths.len().saturating_sub(1);
        // Columns stand closer where that keeps a row in one line.
        let gap = if widths.iter().sum::<usize>() + 2 * gaps > USUAL { " " } else { "  " };
        let line = |row: Vec<&str>| {
            let cells = self.columns.iter().zip(row).zip(&widths);
            let cells: Vec<String> =
                cells.map(|((column, cell), width)| column.filled(cell, *width)).collect();
            format!("{}\n", cells.join(gap).trim_end())
        };
        self.all_rows().map(line).collect()
    }

    fn markdown(&self) -> String {
        let line = |cells: Vec<&str>| format!("| {} |\n", cells.join(" | "));
        let mut lines = self.all_rows().map(line);
        let head = lines.next().unwrap_or_default();
        let rule = "|---".repeat(self.columns.len());
        format!("{head}{rule}|\n{}", lines.collect::<String>())
    }

    /// The head, then the rows.
    fn all_rows(&self) -> impl Iterator<Item = Vec<&str>> {
        let head = self.columns.iter().map(|column| column.head.as_str()).collect();
        let rows = self.rows.iter().map(|row| row.iter().map(String::as_str).collect());
        std::iter::once(head).chain(rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Table {
        let heads = [Column::left("ngườiい".to_string()), Column::right("n".to_string())];
        let mut table = Table::new(heads);
        table.add(["a".to_string(), "+10".to_string()]);
        table.add(["longest".to_string(), "± 5".to_string()]);
        table
    }

    #[test]
    fn columns_are_aligned_by_what_is_seen() {
        let expected = "ngườiい    n\na        +10\nlongest  ± 5\n";
        assert_eq!(example().written(false), expected);
    }

    #[test]
    fn columns_of_a_wide_table_stand_closer() {
        let mut table = Table::new(["a", "b"].map(|head| Column::left(head.repeat(39))));
        table.add(["one", "two"].map(str::to_string));
        assert!(table.written(false).lines().all(|line| line.find(['b', 't']) == Some(41)));
        let mut table = Table::new(["a", "b"].map(|head| Column::left(head.repeat(40))));
        table.add(["one", "two"].map(str::to_string));
        assert!(table.written(false).lines().all(|line| line.find(['b', 't']) == Some(41)));
    }

    #[test]
    fn markdown_has_a_rule_below_its_head() {
        let expected = "| ngườiい | n |\n|---|---|\n| a | +10 |\n| longest | ± 5 |\n";
        assert_eq!(example().written(true), expected);
    }
}
