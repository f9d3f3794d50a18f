import type { Choice, Choices, Seat } from '@carillon/flow';
import { fullStrength, reducedStrength } from '../counters.ts';
import { type Card, card, type Piece, piece, type Side } from '../ids.ts';
import { flow } from '../procedures/contents.ts';
import type { State } from '../state.ts';

// What the sides are taken to choose while a fight is played out for its odds: no cards, nobody called in, nobody gives way,
// losses as the rules demand and otherwise where they cost least strength. Everything is picked from what the rules list.

/** What is done otherwise than usual. */
export interface Will {
  /** A card that a side plays as soon as it may. */
  readonly plays?: { readonly side: Side; readonly card: Card };
  /** Verbs taken wherever they are offered, against the usual answer: `deploy` Militia, `join` a relief, `assault`. */
  readonly takes?: readonly string[];
}

/** What a side does at a step unless it wills otherwise, by verb; elsewhere the first choice listed. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  'window.offer': ['pass'],
  'interception.ask': ['decline'],
  'avoid.ask': ['stand'],
  'shelter.pick': ['done'],
  'battle.relief': ['done'],
  'battle.militia': ['done'],
  'raid.militia': ['decline'],
  'siege.storm': ['wait'],
  'muster.pick': ['take', 'done'],
  'march.intent': ['march', 'sortie'],
  'march.onward': ['stop'],
  'retreat.to': ['all', 'allInside'],
};

/** The steps at which a unit is named that loses a step. */
const LOSSES: ReadonlySet<string> = new Set(['losses.pick', 'raid.lose']);

/** What a side chooses against the usual answer, or `undefined`; `choices` holds what it may choose. */
export function willed(g: State, by: Seat, choices: Choices, { plays, takes = [] }: Will): Choice | undefined {
  if (choices.count === 1) return undefined;
  const played = plays?.side === by ? listed(g, choices, `respond ${card.nameOf(plays.card)}`) : undefined;
  return played ?? firstOf(g, choices, takes);
}

/** A choice by its text, if it may be made. */
export function listed(g: State, choices: Choices, text: string): Choice | undefined {
  const choice = flow.parse(g, text);
  return choice !== undefined && choices.has(choice) ? choice : undefined;
}

/** What a side usually chooses. */
export function usual(g: State, choices: Choices): Choice {
  if (choices.count === 1) return choices.get(0);
  const { procedure, step } = flow.question(g);
  const where = `${procedure}.${step}`;
  if (LOSSES.has(where)) return cheapestLoss(g, choices);
  return firstOf(g, choices, USUAL[where] ?? []) ?? choices.get(0);
}

/** The first choice of the first verb that is offered. */
function firstOf(g: State, choices: Choices, verbs: readonly string[]): Choice | undefined {
  const all = choices.toArray();
  for (const verb of verbs) {
    const found = all.find((each) => flow.partsOf(g, each).verb === verb);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of the units that the rules let lose a step, the one that loses least strength by it; among equals the first. */
function cheapestLoss(g: State, choices: Choices): Choice {
  let best = choices.get(0);
  let least = Number.POSITIVE_INFINITY;
  for (const each of choices.toArray()) {
    const cost = costOf(g, piece.fromWord(flow.partsOf(g, each).words[0] ?? ''));
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** The strength that goes with a unit's next step. */
function costOf(g: State, unit: Piece | undefined): number {
  if (unit === undefined) return Number.POSITIVE_INFINITY;
  return g.reduced.has(unit) ? reducedStrength(unit) : fullStrength(unit) - reducedStrength(unit);
}
