//! Makes the browser's page the same as a painted tree, changing only what differs: elements keep the
//! keyboard, what was typed into them, and their animations.

use super::browser::document;
use fourline_web::paint::{Act, Node, On};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The property of an element that says where its acts are.
const ACTS: &str = "fourlineActs";

thread_local! {
    /// The acts of all elements that have some.
    static TABLE: RefCell<Vec<Vec<(On, Act)>>> = const { RefCell::new(Vec::new()) };
    /// Places in the table that are free.
    static FREE: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
}

/// A node that is in the page.
pub struct Live {
    node: Node,
    dom: web_sys::Node,
    children: Vec<Live>,
    acts: Option<usize>,
}

impl Live {
    /// A new element with everything in it.
    pub fn new(mut node: Node) -> Live {
        let document = document();
        if node.tag.is_empty() {
            let dom = document.create_text_node(&node.text).into();
            return Live { node, dom, children: Vec::new(), acts: None };
        }
        let is_svg = matches!(node.tag, "svg" | "g" | "circle" | "path" | "rect" | "line");
        let made = match is_svg {
            true => document.create_element_ns(Some(SVG), node.tag),
            false => document.create_element(node.tag),
        };
        let element = made.expect("our tags are names of elements");
        for (name, value) in &node.attributes {
            set(&element, name, value);
        }
        for (name, value) in &node.styles {
            style(&element, name, value);
        }
        if !node.text.is_empty() {
            element.set_text_content(Some(&node.text));
        }
        let children: Vec<Live> =
            std::mem::take(&mut node.children).into_iter().map(Live::new).collect();
        for child in &children {
            let _ = element.append_child(&child.dom);
        }
        for (name, value) in &node.properties {
            set_property(&element, name, value);
        }
        let acts = std::mem::take(&mut node.events);
        let acts = (!acts.is_empty()).then(|| enter(&element, acts));
        Live { node, dom: element.into(), children, acts }
    }

    /// The element in the page.
    pub fn dom(&self) -> &web_sys::Node {
        &self.dom
    }

    /// Can it become this node? Else a new element takes its place.
    fn becomes(&self, node: &Node) -> bool {
        self.node.tag == node.tag && self.node.key == node.key
    }

    /// Becomes this node.
    pub fn patch(&mut self, mut node: Node) {
        if node.tag.is_empty() {
            if node.text != self.node.text {
                self.dom.set_text_content(Some(&node.text));
            }
            self.node = node;
            return;
        }
        let element: &Element = self.dom.unchecked_ref();
        for (name, value) in &node.attributes {
            if self.node.get(name) != Some(value) {
                set(element, name, value);
            }
        }
        for (name, _) in &self.node.attributes {
            if node.get(name).is_none() {
                let _ = element.remove_attribute(name);
            }
        }
        for style_ in &node.styles {
            if !self.node.styles.contains(style_) {
                style(element, style_.0, &style_.1);
            }
        }
        if node.text != self.node.text {
            element.set_text_content(Some(&node.text));
        }
        self.patch_children(std::mem::take(&mut node.children));
        let element: &Element = self.dom.unchecked_ref();
        for (name, value) in &node.properties {
            set_property(element, name, value);
        }
        let acts = std::mem::take(&mut node.events);
        match self.acts {
            Some(place) => TABLE.with_borrow_mut(|table| table[place] = acts),
            None if !acts.is_empty() => self.acts = Some(enter(element, acts)),
            None => {}
        }
        self.node = node;
    }

    fn patch_children(&mut self, new: Vec<Node>) {
        let mut old: Vec<Option<Live>> = self.children.drain(..).map(Some).collect();
        let mut from = 0;
        let mut children = Vec::with_capacity(new.len());
        let mut matched = Vec::with_capacity(new.len());
        for node in new {
            let is_it = |live: &Option<Live>| live.as_ref().is_some_and(|live| live.becomes(&node));
            let found = old[from..].iter().position(is_it).map(|at| at + from);
            if let Some(at) = found {
                // Those before it are gone; what has a key may come back further down.
                from = if node.key == 0 { at + 1 } else { from };
            }
            matched.push((found.and_then(|at| old[at].take()), node));
        }
        for gone in old.into_iter().flatten() {
            if gone.node.tag == "dialog" {
                // It gives the keyboard back to what had it before.
                gone.dom.unchecked_ref::<HtmlDialogElement>().close();
            }
            let _ = self.dom.remove_child(&gone.dom);
            gone.leave();
        }
        let mut next = self.dom.first_child();
        for (live, node) in matched {
            let live = match live {
                Some(mut live) => {
                    live.patch(node);
                    live
                }
                None => Live::new(node),
            };
            if next.as_ref() == Some(&live.dom) {
                next = live.dom.next_sibling();
            } else {
                let _ = self.dom.insert_before(&live.dom, next.as_ref());
            }
            children.push(live);
        }
        self.children = children;
    }

    /// It is gone from the page; its acts are forgotten.
    fn leave(self) {
        if let Some(place) = self.acts {
            TABLE.with_borrow_mut(|table| table[place].clear());
            FREE.with_borrow_mut(|free| free.push(place));
        }
        for child in self.children {
            child.leave();
        }
    }
}

fn set(element: &Element, name: &str, value: &str) {
    let _ = element.set_attribute(name, value);
}

/// Styles are set one by one: the security policy forbids them in attributes.
fn style(element: &Element, name: &str, value: &str) {
    let element: &HtmlElement = element.unchecked_ref();
    let _ = element.style().set_property(name, value);
}

/// Sets what a person may have changed: a text, a choice, a tick.
fn set_property(element: &Element, name: &str, value: &str) {
    let name = JsValue::from_str(name);
    let now = js_sys::Reflect::get(element, &name).unwrap_or(JsValue::UNDEFINED);
    let wanted = match now.as_bool() {
        Some(_) => JsValue::from_bool(!value.is_empty()),
        None => JsValue::from_str(value),
    };
    // A field that has the right text keeps its cursor.
    if now != wanted {
        let _ = js_sys::Reflect::set(element, &name, &wanted);
    }
}

fn enter(element: &Element, acts: Vec<(On, Act)>) -> usize {
    let free = FREE.with_borrow_mut(Vec::pop);
    let place = TABLE.with_borrow_mut(|table| match free {
        Some(place) => {
            table[place] = acts;
            place
        }
        None => {
            table.push(acts);
            table.len() - 1
        }
    });
    let _ = js_sys::Reflect::set(element, &ACTS.into(), &JsValue::from_f64(place as f64));
    place
}

/// What an event at this element becomes: the act of the nearest element around it that has one.
pub fn act_at(target: Option<Element>, on: On) -> Option<(Element, Act)> {
    let mut at = target;
    while let Some(element) = at {
        let place =
            js_sys::Reflect::get(&element, &ACTS.into()).ok().and_then(|place| place.as_f64());
        let act = place.and_then(|place| {
            TABLE.with_borrow(|table| {
                let acts = table.get(place as usize)?;
                acts.iter().find(|(known, _)| *known == on).map(|(_, act)| act.clone())
            })
        });
        match act {
            Some(act) => return Some((element, act)),
            None => at = element.parent_element(),
        }
    }
    None
}
