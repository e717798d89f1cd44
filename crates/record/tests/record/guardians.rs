//! A worked example with an Enemy of another strength, and positions of random games that
//! are written down and read again.

use ark_content::Content;
use ark_engine::{Next, Options};
use ark_record::scenario::{Scenario, export, run};
use ark_testkit::walk;

/// Our content, but Guardians are only half as strong.
fn content() -> &'static Content {
    let mut content = Content::builtin().clone();
    content.guardians.combat = 4;
    content.guardians.defence = 4;
    Box::leak(Box::new(content))
}

/// Proves: COP-E4, COP-14, COP-15, COP-16, COP-17.
#[test]
fn an_enemy_of_four_is_beaten_by_fifteen_and_beats_it() {
    let content = content();
    for (card, arsenal, wounded) in [("sealed-crate.1", 5, 0), ("plasma-lance.1", 9, 1)] {
        let text = format!(
            "scenario: An Enemy of 4 comes to an arsenal of 9
mode: guardians
players: 1

room c3 tactical
room d3 holodeck units A1
seat A arsenal 9 hand aliens-pen ore-caller.1
guardian 1 c3 west
at A end

* enemy-card advance
expect combat.defence = 4
A commit ore-caller.1
* artifact {card}
expect A.arsenal = {arsenal}
expect A.wounded = {wounded}
"
        );
        let mut scenario = Scenario::parse(&text).expect("a scenario");
        scenario.content = content;
        if let Err(failures) = run(&scenario) {
            panic!("{failures:?}");
        }
    }
}

/// Every position after the set-up can be written down and is arranged again alike.
#[test]
fn positions_of_games_are_written_and_read_alike() {
    for dark_player in [false, true] {
        for players in 1..=4 {
            let options = Options {
                dark_player,
                variants: vec!["complexity-2".to_owned()],
                ..Options::new("guardians", players)
            };
            let mut step = 0;
            walk(&options, u64::from(players), |w| {
                step += 1;
                let coop = w.after.state.mode.coop().expect("a co-operative mode");
                let begun = coop.stage != ark_engine::modes::coop::Stage::SetUp;
                let asked = !matches!(w.after.next(), Next::Over(_));
                if !begun || !asked || step % 7 != 0 {
                    return;
                }
                let text = export(w.after, "a position");
                let scenario =
                    Scenario::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
                let again = scenario
                    .arrange()
                    .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
                assert_eq!(export(&again, "a position"), text);
            });
        }
    }
}
