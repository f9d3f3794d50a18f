import { CHANCE, Choices, chanceFrom, copyInto } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { ratingOf } from './counters.ts';
import { CHIT_POOL, chit, enemyOf, FRENCH, piece, type Side, type Space, side } from './ids.ts';
import type { LogEntry } from './log.ts';
import { flow } from './procedures/contents.ts';
import { Battle } from './procedures/contents-battle.ts';
import { defenderAt, fighters } from './query/battle.ts';
import { hasUnits, militiaFor, sideOf } from './query/presence.ts';
import { fromJson, toJson } from './save.ts';
import { type State, shape } from './state.ts';

// How a Battle would end (13.0). There are too many ways for dice, rerolls and losses to go through all of them, so the rules
// themselves fight it some hundred times. Nobody plays a card, trades a Fleet or sends one away; every reroll is taken, the best
// Commander leads, and of several losses the first is chosen.

/** Chances from 0 to 1, and the mean numbers of units that each side loses and sees Reduced. */
export interface BattleOdds {
  readonly attacker: Side;
  /** The attacker wins; who has lost is Routed (13.8). */
  readonly wins: number;
  readonly attackerRouted: number;
  readonly defenderRouted: number;
  /** By how many positions the attacker's marker is ahead at the end, each with its chance, in ascending order. */
  readonly margins: readonly { readonly margin: number; readonly chance: number }[];
  readonly eliminated: { readonly french: number; readonly british: number };
  readonly reduced: { readonly french: number; readonly british: number };
  readonly runs: number;
  /** The largest standard error of a chance. */
  readonly error: number;
}

export const MOST_RUNS = 20_000;
const SEED = 1755;

/** How one Battle has ended. */
interface Ending {
  readonly wins: boolean;
  readonly margin: number;
  readonly rout: boolean;
  readonly eliminated: readonly [number, number];
  readonly reduced: readonly [number, number];
}

/** The odds of a Battle in a space, fought now; `undefined` where there is nobody to fight. The same position gives the same odds. */
export function battleOdds(g: State, where: Space, runs: number): BattleOdds | undefined {
  const defender = defenderAt(g, where);
  const attacker = enemyOf(defender);
  const stands = hasUnits(g, defender, where) || militiaFor(g, defender, where) > 0;
  if (fighters(g, attacker, where) === 0 || !stands) return undefined;
  const start = prepared(g);
  const chance = chanceFrom(seeded(SEED));
  const endings = Array.from({ length: runs }, () => fight(start, where, attacker, chance));
  return summary(attacker, endings);
}

const playing = shape.blank();
const choices = new Choices();
type Chance = ReturnType<typeof chanceFrom>;

/** The position with nothing running, and all chits in their pools: which ones are drawn does not matter, and may be unknown. */
function prepared(g: State): State {
  const start = fromJson({ ...toJson(g), stack: [] });
  for (const each of chit.all) start.chits.set(each, CHIT_POOL);
  start.holdsChit.clear();
  return start;
}

function fight(start: State, where: Space, attacker: Side, chance: Chance): Ending {
  copyInto(playing, start);
  const log: LogEntry[] = [];
  const say = (entry: LogEntry): void => {
    log.push(entry);
  };
  flow.start(playing, Battle, { at: where }, say);
  let told = log.find(isOutcome);
  while (told === undefined) {
    const seat = flow.who(playing);
    flow.list(playing, seat, choices);
    flow.take(playing, seat, choices.get(seat === CHANCE ? chance.draw(choices, 0) : decided()), say);
    told = log.find(isOutcome);
  }
  return endingOf(log, told, attacker);
}

type Outcome = Extract<LogEntry, { type: 'battle-won' }>;
const isOutcome = (entry: LogEntry): entry is Outcome => entry.type === 'battle-won';

/** What is left alone. */
const DECLINED: ReadonlySet<string> = new Set(['pass', 'keep', 'stay']);

/** The place in the list of what a side does. */
function decided(): number {
  let best = 0;
  let rating = -1;
  for (let i = 0; i < choices.count; i++) {
    const text = flow.text(playing, choices.get(i));
    if (DECLINED.has(text)) return i;
    const leads = text.startsWith('lead ') ? ratingOf(piece.of(text.slice('lead '.length))) : -1;
    if (leads > rating) [best, rating] = [i, leads];
  }
  return best;
}

function endingOf(log: readonly LogEntry[], told: Outcome, attacker: Side): Ending {
  const margin = told.attacker - told.defender;
  const wins = told.side === side.nameOf(attacker);
  return { wins, margin, rout: told.rout, eliminated: counted(log, 'eliminated'), reduced: counted(log, 'reduced') };
}

/** How many French and British counters the log says so of. */
function counted(log: readonly LogEntry[], type: 'eliminated' | 'reduced'): readonly [number, number] {
  const count: [number, number] = [0, 0];
  for (const entry of log) if (entry.type === type) count[isFrench(entry.piece) ? 0 : 1]++;
  return count;
}

const isFrench = (name: string): boolean => sideOf(playing, piece.of(name)) === FRENCH;

function summary(attacker: Side, endings: readonly Ending[]): BattleOdds {
  const runs = endings.length;
  const share = (test: (each: Ending) => boolean): number => endings.filter(test).length / runs;
  const mean = (read: (each: Ending) => number): number => endings.reduce((sum, each) => sum + read(each), 0) / runs;
  const margins = [...new Set(endings.map(({ margin }) => margin))].sort((a, b) => a - b);
  return {
    attacker,
    wins: share(({ wins }) => wins),
    attackerRouted: share(({ wins, rout }) => rout && !wins),
    defenderRouted: share(({ wins, rout }) => rout && wins),
    margins: margins.map((margin) => ({ margin, chance: share((each) => each.margin === margin) })),
    eliminated: { french: mean(({ eliminated }) => eliminated[0]), british: mean(({ eliminated }) => eliminated[1]) },
    reduced: { french: mean(({ reduced }) => reduced[0]), british: mean(({ reduced }) => reduced[1]) },
    runs,
    error: 0.5 / Math.sqrt(runs),
  };
}
