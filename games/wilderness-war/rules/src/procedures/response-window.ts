import { explaining, responseWindow, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { RESPONSE_CARDS, removedByEvent, responseOf } from '../cards/index.ts';
import { playCard, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { type Card, card, type Moment, type MomentName, moment, type Side, side } from '../ids.ts';
import { isAlive, isInHand, mayPlayEvent } from '../query/cards.ts';
import type { RuleNumber } from '../rule-numbers.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';

// 5.56 Response events. A window opens by public facts: a card for it may be in a hand, and the side holds some card.

const fits = (g: State, each: Card, when: Moment, by: Side): boolean => {
  const rule = responseOf(each);
  if (rule === undefined) return unmet(CLAUSES.responds);
  if (!rule.moments.includes(when)) return unmet(CLAUSES.itsMoment);
  return mayPlayEvent(g, each, by) ? rule.allowed(g, by) : unmet(CLAUSES.eventOfSide);
};

/** Explain mode: cards not in the side's hand, and those that answer nothing. */
function eachOtherCard(g: State, when: Moment, by: Side, offer: (each: Card) => void): void {
  for (const each of card.all) {
    if (isInHand(g, each, by) ? responseOf(each) === undefined && fits(g, each, when, by) : unmet(CLAUSES.inHand))
      offer(each);
  }
}

/** The cards for each moment. */
const cardsFor: readonly (readonly Card[])[] = moment.all.map((when) =>
  RESPONSE_CARDS.filter((each) => responseOf(each)?.moments.includes(when)),
);

/** Whether a side may hold a card for a moment, by public facts. */
export function mayRespond(g: State, when: Moment, by: Side): boolean {
  if (g.held.get(by) === 0) return false;
  for (const each of explaining() ? RESPONSE_CARDS : at(cardsFor, when))
    if (isAlive(g, each) && fits(g, each, when, by)) return true;
  return false;
}

/** The rules that allow cards at particular moments; at all others it is 5.56. */
const RULES: { readonly [M in MomentName]?: RuleNumber } = {
  'battle-attacker': '7.4',
  'battle-defender': '7.4',
  'enemy-raids': '10.3',
  'siege-besieger': '8.231',
  'siege-defender': '8.231',
  'assault-attacker': '9.13',
  'assault-defender': '9.13',
};
const rules = moment.names.map((name): RuleNumber => RULES[name] ?? '5.56');

export const Window = responseWindow(flow, {
  name: 'window',
  rule: (when) => at(rules, when),
  moment,
  seat: side,
  card,
  opens: mayRespond,
  list(g, when, by, offer) {
    for (const each of RESPONSE_CARDS) if (isInHand(g, each, by) && fits(g, each, when, by)) offer(each);
    if (explaining()) eachOtherCard(g, when, by, offer);
  },
  play(g, _when, by, played, say) {
    say?.({ type: 'response', side: sideName(by), card: card.nameOf(played) });
    playCard(g, by, played, removedByEvent(played));
    return responseOf(played)?.play(g, by, say);
  },
});
