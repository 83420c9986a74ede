//! Several visitors and the server they meet on, with a network that can be cut.

mod server;

pub use server::{Device, GRACE_MS, Server};

use crate::browser::Browser;
use fourline_rules::Column;
use fourline_web::storage::Memory;
use fourline_web::view::{Body, PlayView};
use fourline_web::{Effect, Input, Net};
use server::Wire;
use std::collections::VecDeque;

/// Everyone, and the server.
#[derive(Default)]
pub struct Room {
    pub server: Server,
    pub visitors: Vec<Visitor>,
    /// Does the server not answer?
    pub is_down: bool,
}

/// A page on a device.
pub struct Visitor {
    pub browser: Browser,
    device: Device,
    storage: Memory,
    wires: Vec<(u64, Wire)>,
    has_network: bool,
    pub copied: Vec<String>,
}

impl Room {
    /// Opens a page at an address, and says which one it is.
    pub fn enter(&mut self, device: Device, address: &str) -> usize {
        self.open(device, &Memory::default(), address)
    }

    fn open(&mut self, device: Device, storage: &Memory, address: &str) -> usize {
        let browser = Browser::at(storage, address);
        let (wires, copied, storage) = (Vec::new(), Vec::new(), storage.clone());
        self.visitors.push(Visitor { browser, device, storage, wires, has_network: true, copied });
        self.settle();
        self.visitors.len() - 1
    }

    /// A second page on the same device, at the same address.
    pub fn second_tab(&mut self, who: usize) -> usize {
        let Visitor { device, storage, browser, .. } = &self.visitors[who];
        let (device, storage, address) = (*device, storage.clone(), browser.address.clone());
        self.open(device, &storage, &address)
    }

    /// The page is loaded again.
    pub fn reload(&mut self, who: usize) {
        let visitor = &mut self.visitors[who];
        let address = visitor.browser.address.clone();
        visitor.browser = Browser::at(&visitor.storage.clone(), &address);
        let wires = std::mem::take(&mut visitor.wires);
        for (_, wire) in wires {
            let told = self.server.close(wire);
            self.deliver(told);
        }
        self.settle();
    }

    /// The network of a visitor is cut, or there again.
    pub fn network(&mut self, who: usize, has_network: bool) {
        self.visitors[who].has_network = has_network;
        if !has_network {
            for (number, wire) in std::mem::take(&mut self.visitors[who].wires) {
                let told = self.server.close(wire);
                self.deliver(told);
                self.send(who, Input::Net(Net::Closed(number)));
            }
        }
        let net = if has_network { Net::Back } else { Net::Gone };
        self.send(who, Input::Net(net));
    }

    /// The server dies.
    pub fn kill(&mut self) {
        self.is_down = true;
        let dead = self.server.restart();
        for who in 0..self.visitors.len() {
            let wires = std::mem::take(&mut self.visitors[who].wires);
            for (number, _) in wires.into_iter().filter(|(_, wire)| dead.contains(wire)) {
                self.visitors[who].browser.send(Input::Net(Net::Closed(number)));
            }
        }
        self.settle();
    }

    /// Something happens on a page.
    pub fn send(&mut self, who: usize, input: Input) {
        self.visitors[who].browser.send(input);
        self.settle();
    }

    pub fn key(&mut self, who: usize, name: &str) {
        self.visitors[who].browser.key(name);
        self.settle();
    }

    pub fn click(&mut self, who: usize, number: u8) {
        self.send(who, Input::Column(Column::new(number - 1)));
    }

    /// Time passes for all.
    pub fn pass(&mut self, ms: u64) {
        for _ in 0..ms.div_ceil(100) {
            self.server.pass(100);
            self.visitors.iter_mut().for_each(|visitor| visitor.browser.wait(100));
            self.settle();
        }
    }

    pub fn body(&self, who: usize) -> Body {
        self.visitors[who].browser.site.view().body
    }

    pub fn play(&self, who: usize) -> PlayView {
        self.visitors[who].browser.play()
    }

    pub fn headline(&self, who: usize) -> String {
        self.play(who).status.headline
    }

    pub fn address(&self, who: usize) -> String {
        self.visitors[who].browser.address.clone()
    }

    pub fn aloud(&self, who: usize) -> String {
        self.visitors[who].browser.aloud()
    }

    /// Lets everything arrive.
    pub fn settle(&mut self) {
        for _ in 0..10_000 {
            let mut open: VecDeque<(usize, Effect)> = VecDeque::new();
            for (who, visitor) in self.visitors.iter_mut().enumerate() {
                open.extend(visitor.browser.outside.drain(..).map(|effect| (who, effect)));
            }
            if open.is_empty() {
                return;
            }
            for (who, effect) in open {
                self.perform(who, effect);
            }
        }
        panic!("it does not come to rest");
    }

    fn perform(&mut self, who: usize, effect: Effect) {
        let Visitor { device, has_network, .. } = self.visitors[who];
        let reaches = has_network && !self.is_down;
        match effect {
            Effect::Call { number, method, path, body } => {
                let (status, text) = match reaches {
                    true => {
                        self.server.call(device, method, &path, body.as_deref().unwrap_or_default())
                    }
                    false => (0, String::new()),
                };
                let answered = Net::Answered(number, status, text);
                self.visitors[who].browser.send(Input::Net(answered));
            }
            Effect::Open(number, address) => {
                let opened = if reaches { self.server.open(device, &address) } else { None };
                match opened {
                    Some((wire, told)) => {
                        self.visitors[who].wires.push((number, wire));
                        self.deliver(told);
                    }
                    None => {
                        self.visitors[who].browser.send(Input::Net(Net::Closed(number)));
                    }
                }
            }
            Effect::Send(number, text) => {
                let wire = self.visitors[who].wires.iter().find(|(known, _)| *known == number);
                if let Some(&(_, wire)) = wire {
                    let told = self.server.say(wire, &text);
                    self.deliver(told);
                }
            }
            Effect::Hang(number) => {
                let wires = &mut self.visitors[who].wires;
                if let Some(at) = wires.iter().position(|(known, _)| *known == number) {
                    let (_, wire) = wires.swap_remove(at);
                    let told = self.server.close(wire);
                    self.deliver(told);
                }
            }
            Effect::Copy(path) => {
                self.visitors[who].copied.push(path);
                self.visitors[who].browser.send(Input::Copied(true));
            }
            _ => {}
        }
    }

    fn deliver(&mut self, told: Vec<(Wire, String)>) {
        for (to, text) in told {
            for visitor in &mut self.visitors {
                let number = visitor.wires.iter().find(|(_, wire)| *wire == to).map(|(n, _)| *n);
                if let Some(number) = number {
                    visitor.browser.send(Input::Net(Net::Heard(number, text.clone())));
                }
            }
        }
    }
}
