//! What the browser is to show, as a tree of plain data: elements, texts, and the inputs that their events
//! become. The program beside this library makes the browser's page the same as this tree.

use crate::Page;
use crate::site::{Do, Input};
use std::rc::Rc;

/// An element, or a text if its tag is empty.
#[derive(Clone, Default)]
pub struct Node {
    /// The element's name.
    pub tag: &'static str,
    /// What tells it from its neighbours when they come and go; 0 if its place does.
    pub key: u32,
    /// Attributes.
    pub attributes: Vec<(&'static str, String)>,
    /// Properties, which a person may have changed since.
    pub properties: Vec<(&'static str, String)>,
    /// Variables of its style.
    pub styles: Vec<(&'static str, String)>,
    /// What its events become.
    pub events: Vec<(On, Act)>,
    /// A text, if it has no children.
    pub text: String,
    /// What is in it.
    pub children: Vec<Node>,
}

/// Something that happens to an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// It was clicked, or pressed with the keyboard.
    Click,
    /// Something was typed into it.
    Input,
    /// Something was chosen in it.
    Change,
    /// A form is to be sent.
    Submit,
    /// It is pointed at, or has the keyboard.
    Point,
    /// It is pointed at no longer.
    Leave,
    /// A dialog was closed.
    Close,
}

/// What an event becomes.
#[derive(Clone)]
pub enum Act {
    /// This input.
    Send(Input),
    /// A page is opened; the browser may do that elsewhere, in a new tab.
    Open(Page),
    /// An input made of the element's value: `on` for a box that is ticked.
    Value(Rc<dyn Fn(String) -> Input>),
    /// The file that was chosen is read.
    File,
}

/// An element.
pub fn el(tag: &'static str) -> Node {
    Node { tag, ..Node::default() }
}

/// A text between elements.
pub fn text(text: impl Into<String>) -> Node {
    Node { text: text.into(), ..Node::default() }
}

impl Node {
    /// With this attribute.
    pub fn attr(mut self, name: &'static str, value: impl Into<String>) -> Node {
        self.attributes.push((name, value.into()));
        self
    }

    /// With this attribute, if it is to be there.
    pub fn attr_if(self, is_there: bool, name: &'static str, value: &str) -> Node {
        if is_there { self.attr(name, value) } else { self }
    }

    /// Of this class, or of several.
    pub fn class(mut self, name: &'static str) -> Node {
        match self.attributes.iter_mut().find(|(known, _)| *known == "class") {
            Some((_, classes)) => {
                classes.push(' ');
                classes.push_str(name);
                self
            }
            None => self.attr("class", name),
        }
    }

    /// Of this class, if it is to be.
    pub fn class_if(self, is_so: bool, name: &'static str) -> Node {
        if is_so { self.class(name) } else { self }
    }

    /// With this name for those who hear the page.
    pub fn label(self, name: impl Into<String>) -> Node {
        self.attr("aria-label", name)
    }

    /// With this property.
    pub fn property(mut self, name: &'static str, value: impl Into<String>) -> Node {
        self.properties.push((name, value.into()));
        self
    }

    /// With this variable for the style sheet.
    pub fn style(mut self, name: &'static str, value: impl ToString) -> Node {
        self.styles.push((name, value.to_string()));
        self
    }

    /// With this text in it.
    pub fn text(mut self, text: impl Into<String>) -> Node {
        self.text = text.into();
        self
    }

    /// With this in it.
    pub fn child(mut self, child: Node) -> Node {
        self.children.push(child);
        self
    }

    /// With all these in it.
    pub fn all(mut self, children: impl IntoIterator<Item = Node>) -> Node {
        self.children.extend(children);
        self
    }

    /// With a key that is not 0.
    pub fn key(mut self, key: u32) -> Node {
        self.key = key;
        self
    }

    /// An event becomes an input.
    pub fn on(mut self, on: On, input: Input) -> Node {
        self.events.push((on, Act::Send(input)));
        self
    }

    /// A click does something that has a button.
    pub fn does(self, what: Do) -> Node {
        self.on(On::Click, Input::Do(what))
    }

    /// A link to a page.
    pub fn opens(mut self, page: Page) -> Node {
        self = self.attr("href", page.path());
        self.events.push((On::Click, Act::Open(page)));
        self
    }

    /// An event becomes an input made of the element's value.
    pub fn value(mut self, on: On, input: impl Fn(String) -> Input + 'static) -> Node {
        self.events.push((on, Act::Value(Rc::new(input))));
        self
    }

    /// The file that is chosen is read.
    pub fn reads_file(mut self) -> Node {
        self.events.push((On::Change, Act::File));
        self
    }

    /// All elements of the tree, from the outside in.
    pub fn walk<'a>(&'a self, visit: &mut dyn FnMut(&'a Node)) {
        visit(self);
        for child in &self.children {
            child.walk(visit);
        }
    }

    /// An attribute's value.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// All text in it.
    pub fn all_text(&self) -> String {
        let mut all = self.text.clone();
        for child in &self.children {
            all += &child.all_text();
        }
        all
    }
}
