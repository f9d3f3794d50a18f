import { CHANCE, Choices, chanceFrom, copyInto, NONE } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { eachBattleEvent } from '../cards/battle-events.ts';
import { put } from '../change.ts';
import { isBastion, ratingOf } from '../counters.ts';
import {
  BRITISH,
  type Card,
  CHIT_POOL,
  card,
  chit,
  enemyOf,
  FRENCH,
  type Piece,
  piece,
  placeOf,
  type Side,
  type Space,
  side,
  space,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { wouldScore } from '../procedures/chapter-13-dice.ts';
import { flow } from '../procedures/contents.ts';
import { Battle, Chits, Volley } from '../procedures/contents-battle.ts';
import { defenderAt, fighters, LOWEST, penaltiesOf, withoutTarget } from '../query/battle.ts';
import { enemiesMet, wouldOverwhelm } from '../query/movement.ts';
import { countIn, hasUnits, militiaFor, sideOf, strengthAt } from '../query/presence.ts';
import { fromJson, toJson } from '../save.ts';
import { type State, shape } from '../state.ts';
import type { BattleChances, BattleOdds, BattleSide, BattleVariant, Overwhelming } from './types.ts';

// The odds of a Battle (13.0). A Battle has too many combinations of dice, rerolls and losses to try them all, so the
// rules fight it a few hundred times. Nobody trades a Fleet or sends one away; every reroll is taken, the best
// Commander leads, and of several losses the first is chosen. The effect of an event at its start is found in the same
// way.

export const MOST_RUNS = 20_000;
const SEED = 1755;

/** The result of one Battle. */
interface Ending {
  readonly wins: boolean;
  readonly margin: number;
  readonly rout: boolean;
  readonly eliminated: readonly [number, number];
  readonly reduced: readonly [number, number];
}

/** The present state of a Battle: about to be fought, or in progress. */
interface Fight {
  readonly start: State;
  readonly at: Space;
  readonly attacker: Side;
  readonly begun: boolean;
}

/**
 * The odds of a Battle in a space if fought now; `undefined` if there is nobody to fight. The same position gives the
 * same odds.
 */
export function battleOdds(g: State, at: Space, runs: number): BattleOdds | undefined {
  return oddsIn(prepared(g, false), at, runs);
}

/** The same if these pieces had marched there, or that they would Overwhelm the enemies. */
export function marchOdds(
  g: State,
  force: readonly Piece[],
  at: Space,
  runs: number,
): BattleOdds | Overwhelming | undefined {
  const start = prepared(g, false);
  for (const p of force) put(start, p, placeOf(at));
  const [first] = force;
  const of = first === undefined ? NONE : sideOf(start, first);
  const enemies = of === NONE ? 0 : enemiesMet(start, of, at);
  if (of === NONE || enemies === 0 || !wouldOverwhelm(start, of, at, 0)) return oddsIn(start, at, runs);
  const units = strengthAt(start, of, at);
  return { kind: 'overwhelm', at: space.nameOf(at), side: side.nameOf(of), units, enemies };
}

function oddsIn(start: State, at: Space, runs: number): BattleOdds | undefined {
  const attacker = enemyOf(defenderAt(start, at));
  const defender = enemyOf(attacker);
  const stands = hasUnits(start, defender, at) || militiaFor(start, defender, at) > 0;
  if (fighters(start, attacker, at) === 0 || !stands) return undefined;
  return oddsOf({ start, at, attacker, begun: false }, eventsAt(start, at, attacker), runs);
}

/** The odds of the Battle in progress, from here on; `undefined` if there is none, or if it is decided. */
export function runningOdds(g: State, runs: number): BattleOdds | undefined {
  const battle = flow.within(g, Battle);
  if (battle === undefined || !isBefore(g, 'outcome') || flow.within(g, Chits) !== undefined) return undefined;
  const { at, attacker } = battle;
  const events = isBefore(g, 'attackerFire') ? eventsAt(g, at, attacker) : [];
  const fight = { start: prepared(g, true), at, attacker, begun: true };
  return { ...oddsOf(fight, events, runs), rerolls: rerollsOf(g, fight, runs), hitsScore: hitsScore(g) };
}

/** 13.3.4 Whether another Hit would score, if rerolls are asked about now. */
function hitsScore(g: State): boolean {
  const volley = flow.within(g, Volley);
  return volley === undefined || flow.question(g).step !== 'reroll' || wouldScore(g, volley);
}

/**
 * 13.5 If rerolls are asked about now: the attacker's chance to win if each one comes first, and with none. The dice of
 * the rolls to come are the same for all of them, so that a small difference is not lost in luck.
 */
function rerollsOf(g: State, fight: Fight, runs: number): BattleOdds['rerolls'] {
  if (flow.within(g, Volley) === undefined || flow.question(g).step !== 'reroll') return [];
  flow.list(g, flow.who(g), choices);
  const texts = choices.toArray().map((choice) => flow.text(g, choice));
  const isAskedAbout = sameRolls(g);
  const kept = endingsOf(fight, runs, (offered) => (isAskedAbout() ? wish(offered, KEEP) : undefined));
  return texts.map((choice) => {
    const found = choice === KEEP ? kept : endingsOf(fight, runs, first(choice));
    return { choice, wins: summary(found).wins, differs: differ(found, kept) };
  });
}
/** No more rerolls of units that roll together. */
const KEEP = 'done';

/** Wants a choice when it is first offered. */
const first =
  (choice: string) =>
  (offered: readonly string[], asked: number): number | undefined =>
    asked === 0 ? wish(offered, choice) : undefined;

/** A difference of up to this many standard errors may be luck. */
const ERRORS = 2;

/** Whether the wins of Battles fought with the same dice differ by more than luck explains. */
function differ(some: readonly Ending[], others: readonly Ending[]): boolean {
  const gained = some.filter(({ wins }, i) => wins && others[i]?.wins === false).length;
  const lost = some.filter(({ wins }, i) => !wins && others[i]?.wins === true).length;
  return Math.abs(gained - lost) > ERRORS * Math.sqrt(gained + lost);
}

/** Tells whether the Battle being fought out is still at the rolls that another position is at. */
function sameRolls(g: State): () => boolean {
  const volley = flow.within(g, Volley);
  if (volley === undefined) return () => false;
  const { side: of, group } = volley;
  return () => {
    const now = flow.within(playing, Volley);
    return now?.side === of && now.group === group;
  };
}

/** Whether the Battle in progress has yet to reach one of its steps. */
function isBefore(g: State, step: string): boolean {
  const steps = flow.allSteps.filter((each) => each.startsWith('battle.'));
  const now = flow
    .breadcrumb(g)
    .split(' > ')
    .find((each) => steps.includes(each));
  return now !== undefined && steps.indexOf(now) < steps.indexOf(`battle.${step}`);
}

/** 7.4 The events that may be played at the start of the Battle. */
function eventsAt(g: State, at: Space, attacker: Side): readonly Card[] {
  const found: Card[] = [];
  eachBattleEvent(g, at, attacker, (each) => found.push(each));
  return found;
}

function oddsOf(fight: Fight, events: readonly Card[], runs: number): BattleOdds {
  const { start, at, attacker } = fight;
  const variants = events.map(
    (played): BattleVariant => ({
      card: card.nameOf(played),
      side: 'french',
      chances: summary(endingsOf(fight, runs, (offered) => wish(offered, `play ${card.nameOf(played)}`))),
    }),
  );
  return {
    kind: 'battle',
    at: space.nameOf(at),
    attacker: side.nameOf(attacker),
    sides: { french: sideNow(start, fight, FRENCH), british: sideNow(start, fight, BRITISH) },
    variants,
    runs,
    error: 0.5 / Math.sqrt(runs),
    rerolls: [],
    hitsScore: true,
    ...summary(endingsOf(fight, runs, () => undefined)),
  };
}

/** The present state of a side, with its penalties. */
function sideNow(g: State, { at, attacker, begun }: Fight, of: Side): BattleSide {
  const battle = begun ? flow.within(g, Battle) : undefined;
  const penalties = penaltiesOf(g, of, at, of === attacker);
  const back = penalties.reduce((total, { by }) => total + by, 0);
  return {
    units: fighters(g, of, at),
    withoutTarget: withoutTarget(g, of, at),
    militia: battle?.militia.get(of) ?? militiaFor(g, of, at),
    bastions: countIn(g, of, placeOf(at), isBastion),
    marker: battle !== undefined && !isBefore(g, 'combined') ? battle.marker.get(of) : Math.max(LOWEST, back),
    penalties,
  };
}

const playing = shape.blank();
const choices = new Choices();
type Chance = ReturnType<typeof chanceFrom>;

/**
 * The index of the choice wanted among those offered, after so many other choices; `undefined` to choose as usual.
 */
type Wanted = (offered: readonly string[], asked: number) => number | undefined;

/** The index of a choice; `undefined` if it is not offered. */
function wish(offered: readonly string[], choice: string): number | undefined {
  const index = offered.indexOf(choice);
  return index < 0 ? undefined : index;
}

/**
 * The position to fight from, with nothing running unless the Battle has begun, and all chits in their pools: which
 * ones are drawn does not matter, and may be unknown.
 */
function prepared(g: State, begun: boolean): State {
  const position = toJson(g);
  const start = fromJson(begun ? position : { ...position, stack: [] });
  for (const each of chit.all) start.chits.set(each, CHIT_POOL);
  start.holdsChit.clear();
  return start;
}

function endingsOf(fight: Fight, runs: number, wanted: Wanted): readonly Ending[] {
  const isAskedAbout = sameRolls(fight.start);
  return Array.from({ length: runs }, (_, run) => fightOut(fight, wanted, diceOf(run, isAskedAbout)));
}

/** The dice of one run: whatever is rolled again now, the later rolls take theirs from a source of their own. */
function diceOf(run: number, isAskedAbout: () => boolean): Chance {
  const [now, later] = [chanceFrom(seeded(SEED + 2 * run)), chanceFrom(seeded(SEED + 2 * run + 1))];
  return { draw: (offered, counter) => (isAskedAbout() ? now : later).draw(offered, counter) };
}

/** Fights a Battle to its end; makes the wanted choice if it is offered. */
function fightOut({ start, at, attacker, begun }: Fight, wanted: Wanted, chance: Chance): Ending {
  copyInto(playing, start);
  const log: LogEntry[] = [];
  let won: Outcome | undefined;
  const say = (entry: LogEntry): void => {
    log.push(entry);
    if (entry.type === 'battle-won') won ??= entry;
  };
  if (!begun) flow.start(playing, Battle, { at }, say);
  let asked = 0;
  while (won === undefined) {
    const seat = flow.who(playing);
    flow.list(playing, seat, choices);
    const index = seat === CHANCE ? chance.draw(choices, 0) : decided(wanted, asked++);
    flow.take(playing, seat, choices.get(index), say);
  }
  return endingOf(log, won, attacker);
}

type Outcome = Extract<LogEntry, { type: 'battle-won' }>;

/** Offers to decline. */
const DECLINED: ReadonlySet<string> = new Set(['pass', 'keep', 'stay']);

/** The index of a side's choice. */
function decided(wanted: Wanted, asked: number): number {
  const texts = choices.toArray().map((choice) => flow.text(playing, choice));
  const own = wanted(texts, asked);
  if (own !== undefined) return own;
  const declined = texts.findIndex((text) => DECLINED.has(text));
  return declined >= 0 ? declined : bestCommander(texts);
}

/** The index of the Commander with the highest rating; 0 if none is offered. */
function bestCommander(texts: readonly string[]): number {
  const ratings = texts.map((text) =>
    text.startsWith(LEAD) ? ratingOf(piece.of(text.slice(LEAD.length))) : Number.NEGATIVE_INFINITY,
  );
  return Math.max(0, ratings.indexOf(Math.max(...ratings)));
}
const LEAD = 'lead ';

function endingOf(log: readonly LogEntry[], won: Outcome, attacker: Side): Ending {
  const margin = won.attacker - won.defender;
  const wins = won.side === side.nameOf(attacker);
  return { wins, margin, rout: won.rout, eliminated: counted(log, 'eliminated'), reduced: counted(log, 'reduced') };
}

/** The numbers of French and British counters in log entries of this type. */
function counted(log: readonly LogEntry[], type: 'eliminated' | 'reduced'): readonly [number, number] {
  const count: [number, number] = [0, 0];
  for (const entry of log) if (entry.type === type) count[isFrench(entry.piece) ? 0 : 1]++;
  return count;
}

const isFrench = (name: string): boolean => sideOf(playing, piece.of(name)) === FRENCH;

function summary(endings: readonly Ending[]): BattleChances {
  const runs = endings.length;
  const share = (test: (each: Ending) => boolean): number => endings.filter(test).length / runs;
  const mean = (read: (each: Ending) => number): number => endings.reduce((sum, each) => sum + read(each), 0) / runs;
  const margins = [...new Set(endings.map(({ margin }) => margin))].sort((a, b) => a - b);
  return {
    wins: share(({ wins }) => wins),
    attackerRouted: share(({ wins, rout }) => rout && !wins),
    defenderRouted: share(({ wins, rout }) => rout && wins),
    margins: margins.map((margin) => ({ margin, chance: share((each) => each.margin === margin) })),
    eliminated: { french: mean(({ eliminated }) => eliminated[0]), british: mean(({ eliminated }) => eliminated[1]) },
    reduced: { french: mean(({ reduced }) => reduced[0]), british: mean(({ reduced }) => reduced[1]) },
  };
}
