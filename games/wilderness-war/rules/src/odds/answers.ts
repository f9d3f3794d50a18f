import type { Choice, Choices, Seat } from '@carillon/flow';
import { fullStrength, reducedStrength } from '../counters.ts';
import { type Card, card, type Piece, piece, type Side } from '../ids.ts';
import type { StepName } from '../position.ts';
import { flow } from '../procedures/contents.ts';
import type { State } from '../state.ts';

// The choices assumed for both sides while a fight is played out for its odds: no cards, nobody joins, nobody gives
// way, and losses as the rules demand, otherwise where they cost least strength. Every choice comes from the rules'
// lists.

/** Deviations from the usual answers. */
export interface Will {
  /** A card that a side plays as soon as it may. */
  readonly plays?: { readonly side: Side; readonly card: Card };
  /** Verbs chosen wherever they are offered, against the usual answer: `deploy` Militia, `join` a relief, `assault`. */
  readonly takes?: readonly string[];
}

/** A side's usual answer at a step, by verb; elsewhere the first choice listed. */
const USUAL: { readonly [S in StepName]?: readonly string[] } = {
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

/** The steps at which a unit is named to lose a step. */
const LOSSES: ReadonlySet<StepName> = new Set<StepName>(['losses.pick', 'raid.lose']);

/** The step that asks. */
export function askedAt(g: State): StepName {
  const { procedure, step } = flow.question(g);
  return `${procedure}.${step}` as StepName;
}

/** A side's choice against the usual answer, or `undefined`; `choices` holds the available ones. */
export function willed(g: State, by: Seat, choices: Choices, { plays, takes = [] }: Will): Choice | undefined {
  if (choices.count === 1) return undefined;
  const played = plays?.side === by ? listed(g, choices, `respond ${card.nameOf(plays.card)}`) : undefined;
  return played ?? firstOf(g, choices, takes);
}

/** A choice with this text, if available. */
export function listed(g: State, choices: Choices, text: string): Choice | undefined {
  const choice = flow.parse(g, text);
  return choice !== undefined && choices.has(choice) ? choice : undefined;
}

/** A side's usual choice. */
export function usual(g: State, choices: Choices): Choice {
  if (choices.count === 1) return choices.get(0);
  const where = askedAt(g);
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

/** The unit that loses the least strength by a step, of those that may lose one; in a tie, the first. */
function cheapestLoss(g: State, choices: Choices): Choice {
  let best = choices.get(0);
  let least = Number.POSITIVE_INFINITY;
  for (const each of choices.toArray()) {
    const cost = costOf(g, piece.fromWord(flow.partsOf(g, each).words[0] ?? ''));
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** The strength that a unit loses with its next step. */
function costOf(g: State, unit: Piece | undefined): number {
  if (unit === undefined) return Number.POSITIVE_INFINITY;
  return g.reduced.has(unit) ? reducedStrength(unit) : fullStrength(unit) - reducedStrength(unit);
}
