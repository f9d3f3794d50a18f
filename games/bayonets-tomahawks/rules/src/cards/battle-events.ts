import { explaining, unmet } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import { CLAUSES } from '../clauses.ts';
import { type Card, card, type Side, type Space } from '../ids.ts';
import { isInPlay } from '../query/cards.ts';
import { eachKeptOut } from '../query/offers.ts';
import type { State } from '../state.ts';
import type { BattleEffect, BattleEvent } from './battle-event.ts';
import { coupDeMain } from './coup-de-main.ts';
import { indomitableAbbatis } from './indomitable-abbatis.ts';
import { wildernessAmbush } from './wilderness-ambush.ts';

// 7.4 Events at the start of a Battle; all are French.

const EVENTS: readonly BattleEvent[] = [wildernessAmbush, coupDeMain, indomitableAbbatis];

const eventOf = (played: Card): BattleEvent | undefined => EVENTS.find((each) => each.card === played);

const mayPlay = (g: State, each: Card): boolean =>
  isInPlay(g, each) ? !g.used.has(each) || unmet(CLAUSES.cardUsed) : unmet(CLAUSES.cardInPlay);

/** Calls `offer` for each event that the French may play at the start of a Battle. */
export function eachBattleEvent(g: State, at: Space, attacker: Side, offer: (each: Card) => void): void {
  for (const each of EVENTS) if (mayPlay(g, each.card) && each.allowed(g, at, attacker)) offer(each.card);
  if (!explaining()) return;
  eachKeptOut(
    card.all,
    (each) => eventOf(each) !== undefined,
    () => CLAUSES.battleEvent,
    offer,
  );
}

/** The effect of an event at the start of a Battle. */
export function battleEvent(g: State, played: Card, at: Space): BattleEffect {
  const event = eventOf(played);
  invariant(event !== undefined, 'the event belongs to no Battle');
  return event.effect(g, at);
}
