//! Payments: one basic type, completed with Metamorphite (RES chapter).

use ark_content::Cost;
use ark_ids::{Resource, Resources};
use ark_rulebook::Rule;

use crate::action::Payment;
use crate::illegal::{Illegal, Why, refuse, require};

const MT: Resource = Resource::Metamorphite;

/// Whether this payment meets the cost out of this supply; `rule` is the one that
/// asks for the cost. A payment names one basic type, so types cannot be mixed
/// (RES-09, RES-11), and says itself how much Metamorphite is in it (RES-R6).
pub(crate) fn check(have: &Resources, cost: Cost, pay: Payment, rule: Rule) -> Result<(), Illegal> {
    let amount = cost.amount;
    if amount == 0 {
        return require(pay == Payment::NONE, Rule::Eng08, Why::NothingToPay);
    }
    let need = pay.metamorphite;
    // Metamorphite may be all of it (RES-04), but nothing stands for it (RES-R2).
    if pay.kind == MT {
        require(need == amount, rule, Why::Payment { cost: amount })?;
    } else {
        require(
            cost.types.has(pay.kind),
            Rule::Res09,
            Why::WrongResource(pay.kind),
        )?;
        require(need < amount, Rule::Res09, Why::Payment { cost: amount })?;
        let basic = amount - need;
        let owned = have.of(pay.kind);
        if owned < u16::from(basic) {
            return refuse(
                rule,
                Why::Short {
                    kind: pay.kind,
                    need: basic,
                    have: owned,
                },
            );
        }
    }
    let owned = have.of(MT);
    require(
        owned >= u16::from(need),
        Rule::Res03,
        Why::Short {
            kind: MT,
            need,
            have: owned,
        },
    )
}

/// Every payment that meets the cost.
#[inline(always)]
pub(crate) fn each(have: &Resources, cost: Cost, mut f: impl FnMut(Payment)) {
    let amount = u16::from(cost.amount);
    if amount == 0 {
        f(Payment::NONE);
        return;
    }
    let mt = have.of(MT);
    for kind in cost.types {
        let owned = have.of(kind);
        let least = amount.saturating_sub(owned);
        for metamorphite in least..amount.min(mt + 1) {
            f(Payment {
                kind,
                metamorphite: metamorphite as u8,
            });
        }
    }
    if mt >= amount {
        f(Payment {
            kind: MT,
            metamorphite: cost.amount,
        });
    }
}
