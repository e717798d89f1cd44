//! The tree of a search: decisions of one seat, merged where it knows the same.
//!
//! All memory is taken before a search begins. When it is used up the tree stops
//! growing; what is there is still visited.

use ark_engine::Action;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// A decision of the seat.
#[derive(Clone, Copy)]
pub(super) struct Node {
    key: u64,
    /// The estimate without any search.
    pub(super) base: f32,
    /// The best that search found, or the estimate.
    pub(super) value: f32,
    pub(super) visits: u32,
    first: u32,
    edges: u16,
    /// Whether the estimate holds without a further step: the seat may stop here.
    pub(super) settled: bool,
    open: bool,
}

/// An action at a node.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub(super) action: Action,
    pub(super) visits: u32,
    /// What it leads to: the child's value, or the mean where chance speaks.
    pub(super) value: f32,
    /// Where it leads, if nobody else has a say.
    pub(super) child: u32,
}

/// Nodes, edges, and an index of nodes by what the seat knows.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    edges: Vec<Edge>,
    index: Vec<u32>,
}

impl Tree {
    /// Room for so many nodes.
    pub(super) fn with_room(nodes: usize) -> Self {
        Self {
            nodes: Vec::with_capacity(nodes),
            edges: Vec::with_capacity(nodes * 16),
            index: vec![NONE; (nodes * 2).next_power_of_two()],
        }
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.index.fill(NONE);
    }

    pub(super) fn find(&self, key: u64) -> Option<u32> {
        let mut at = key as usize & (self.index.len() - 1);
        loop {
            let node = self.index[at];
            if node == NONE {
                return None;
            }
            if self.nodes[node as usize].key == key {
                return Some(node);
            }
            at = (at + 1) & (self.index.len() - 1);
        }
    }

    /// A new node; none if there is no room.
    pub(super) fn add(&mut self, key: u64, base: f32, settled: bool) -> Option<u32> {
        if self.nodes.len() == self.nodes.capacity() {
            return None;
        }
        let mut at = key as usize & (self.index.len() - 1);
        while self.index[at] != NONE {
            at = (at + 1) & (self.index.len() - 1);
        }
        let node = self.nodes.len() as u32;
        self.index[at] = node;
        self.nodes.push(Node {
            key,
            base,
            value: base,
            visits: 0,
            first: 0,
            edges: 0,
            settled,
            open: false,
        });
        Some(node)
    }

    pub(super) fn is_open(&self, node: u32) -> bool {
        self.nodes[node as usize].open
    }

    /// Gives a node its actions; false if there is no room for them.
    pub(super) fn open(&mut self, node: u32, actions: &[Action]) -> bool {
        if self.edges.len() + actions.len() > self.edges.capacity() {
            return false;
        }
        let first = self.edges.len() as u32;
        self.edges.extend(actions.iter().map(|action| Edge {
            action: *action,
            visits: 0,
            value: 0.0,
            child: NONE,
        }));
        let node = &mut self.nodes[node as usize];
        (node.first, node.edges, node.open) = (first, actions.len() as u16, true);
        true
    }

    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(super) fn edges(&self, node: u32) -> &[Edge] {
        let node = &self.nodes[node as usize];
        &self.edges[node.first as usize..][..node.edges as usize]
    }

    pub(super) fn edge_mut(&mut self, node: u32, edge: u16) -> &mut Edge {
        let first = self.nodes[node as usize].first;
        &mut self.edges[first as usize + edge as usize]
    }

    /// The best way from a node on, as long as nobody else has a say and it ends no
    /// turn.
    pub(super) fn follow(&self, mut node: u32, steps: &mut Vec<Action>) {
        while node != NONE && self.nodes[node as usize].settled {
            let data = &self.nodes[node as usize];
            let tried = self.edges(node).iter().filter(|e| e.visits > 0);
            let best = tried.max_by(|a, b| a.value.total_cmp(&b.value));
            if let Some(edge) = best.filter(|edge| edge.value > data.base) {
                steps.push(edge.action);
                node = edge.child;
            } else {
                steps.push(Action::Done);
                break;
            }
        }
    }
}
