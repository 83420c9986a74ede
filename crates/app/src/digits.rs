//! Columns as they are typed: at once where one digit is enough, else when the number can't become
//! longer.

use fourline_rules::{Column, Numbering, Shape};

/// The digits typed so far, while there may be more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Digits(Option<usize>);

impl Digits {
    /// Takes a digit; gives the number once it is complete.
    pub fn push(&mut self, digit: usize, shape: Shape, numbering: Numbering) -> Option<usize> {
        let number = self.0.take().unwrap_or(0) * 10 + digit;
        let last = numbering.number(Column::new(shape.columns() - 1));
        if number > 0 && number * 10 <= last {
            self.0 = Some(number);
            return None;
        }
        Some(number)
    }

    /// The number as far as it was typed, which is then taken as it stands.
    pub fn take(&mut self) -> Option<usize> {
        self.0.take()
    }

    /// What waits for another digit.
    pub fn waiting(self) -> Option<usize> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_digit_is_waited_for_only_where_there_is_one() {
        let (small, wide) = (Shape::CLASSIC, Shape::new(12, 8, 4).unwrap());
        let from = Numbering::FromOne;
        assert_eq!(Digits::default().push(4, small, from), Some(4));
        assert_eq!(Digits::default().push(9, small, from), Some(9));
        let mut digits = Digits::default();
        assert_eq!(digits.push(1, wide, from), None);
        assert_eq!(digits.waiting(), Some(1));
        assert_eq!(digits.push(2, wide, from), Some(12));
        assert_eq!(digits.push(5, wide, from), Some(5));
        assert_eq!(digits.push(1, wide, from), None);
        assert_eq!(digits.take(), Some(1));
        assert_eq!(digits.push(0, wide, from), Some(0));
    }
}
