//! The worked examples of Complexity 2 that need a room of four circles, which no tile of
//! ours has: one gets a circle more for them.

use ark_content::{Content, Level};
use ark_record::scenario::{Scenario, run};

/// Our content, but the Central Computing Core has four circles.
fn content() -> &'static Content {
    let mut content = Content::builtin().clone();
    let mut tiles = content.tiles.iter_mut();
    let core = tiles.find(|tile| tile.slug == "central-computing-core");
    let core = core.expect("the room");
    core.circles = 4;
    core.benefits[0].ladder.push(Level { a: 5, b: 0 });
    // 13 of the 18 tokens are out of the game, so that 5 are left.
    content.complexity.power_tokens = 5;
    Box::leak(Box::new(content))
}

/// Proves: CX2-E4, CX2-E5, CX2-38, CX2-40, CX2-41, CX2-44, CX2-47, CX2-R18, CX2-R21.
#[test]
fn three_tokens_for_six_points_and_they_shift_up() {
    let content = content();
    let text = "scenario: Three tokens and a cube for seven points; later the cylinder leaves
variants: complexity-2

room d3 tactical units A1
room f3 central-computing-core units A1 cylinders A
room h3 holodeck
seat A resources 3Ti
at A phase engineering
left engineer 7

A hack d3
expect d3.cylinders = power-token
expect d3.covered = 2
A hack f3
expect f3.covered = 3
A hack f3
expect f3.cylinders = A power-token power-token
expect f3.covered = 4
expect f3.level = 5
expect left.engineer = 1
A engineer d3 for 3Ti
expect d3.cubes = A
expect left.engineer = 0
expect power-tokens = 2
A done
B take military
B done
A take power
A route A f3 h3
expect f3.cylinders = power-token power-token
expect f3.covered = 4
expect f3.level = 5
";
    let mut scenario = Scenario::parse(text).expect("a scenario");
    scenario.content = content;
    if let Err(failures) = run(&scenario) {
        panic!("{failures:?}");
    }
}
