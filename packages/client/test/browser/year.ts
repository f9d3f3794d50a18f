import type { State } from '@carillon/bayonets-tomahawks-rules';
import { type LogEntry, PIECE_FACTS, PIECES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Option } from '@carillon/board';
import { at, type Random, seeded } from '@carillon/kit';
import type { LocalGame } from '../../src/game-worker/local/local-game.ts';
import type { Now } from '../../src/shared/messages.ts';
import { bayonetsTomahawksEngine } from '../engines.ts';
import { logOf, type Move, openGame, type PlannedGame, play, uncovered } from '../in-node.ts';

// Finds a year of Bayonets & Tomahawks with every kind of event: the whole scenario of 1755, played here first, on the same
// table and with the same dice as in the browser.

export type PlannedYear = PlannedGame<LogEntry>;

/** A scenario of one year: the side that leads at its end wins. */
const SCENARIO = 'vaudreuils-petite-guerre';
/** The first seed of the search, found by an earlier one. */
const FIRST_SEED = 47;
/** The maximum number of games to try. */
const MOST = 200;

type Seen = Now<View, LogEntry>;

const said = ({ log }: PlannedYear, ...types: readonly LogEntry['type'][]): boolean =>
  log.some(({ type }) => types.includes(type));

const chosen = ({ journal }: PlannedYear, start: string): boolean =>
  journal.some((entry) => 'choice' in entry && entry.choice.startsWith(start));

/** The events of the year, as the journal and the log each give them. */
export const EVENTS: Readonly<Record<string, (year: PlannedYear) => boolean>> = {
  'a march by destination': ({ moves }) => moves.some((move) => move.length > 1 && move[0]?.startsWith('move ')),
  'an Overwhelm': (year) => said(year, 'overwhelm'),
  'a unit left behind on the march': (year) => chosen(year, 'drop '),
  'a raider intercepted and stopped': ({ log }) => log.some((entry) => entry.type === 'interception' && entry.stopped),
  'a raider who slips through': ({ log }) => log.some((entry) => entry.type === 'interception' && !entry.stopped),
  'a Raid': ({ log }) => log.some((entry) => entry.type === 'raid-roll' && entry.success),
  'a voyage': (year) => said(year, 'sail'),
  'a Landing': (year) => said(year, 'land'),
  'a Battle': (year) => said(year, 'battle'),
  'a reroll': ({ log }) => log.some((entry) => entry.type === 'roll' && entry.reroll !== null),
  'a Rout': ({ log }) => log.some((entry) => entry.type === 'battle-won' && entry.rout),
  'a retreat': (year) => said(year, 'retreat'),
  'a Fort or a Road begun': (year) => said(year, 'fort-begun', 'road-begun'),
  'a Marshal': (year) => said(year, 'marshal'),
  'an event by card': (year) => said(year, 'event'),
  'Fleets Arrive': ({ log }) => log.some((entry) => entry.type === 'round' && entry.round === 'fleets-arrive'),
  'Colonials Enlist': ({ log }) => log.some((entry) => entry.type === 'round' && entry.round === 'colonials-enlist'),
  'a draw from the pools': (year) => said(year, 'drawn'),
  'a War in Europe chit': (year) => said(year, 'chit'),
  'Winter Quarters': ({ log }) => log.some((entry) => entry.type === 'round' && entry.round === 'winter-quarters'),
  'a winner': (year) => said(year, 'result'),
};

/** The questions that put a force together: the verb that takes a piece, and the choice that ends it. */
const FORCES: Readonly<Record<string, readonly [verb: string, done: string]>> = {
  'march.muster': ['take', 'done'],
  'sail.muster': ['take', 'done'],
  'marshal.call': ['call', 'done'],
};

/**
 * The actions of an Action Phase, the most wanted first. Each is chosen one time in ten; otherwise the first available
 * action is.
 */
const WISHES: readonly (readonly string[])[] = [
  ['army', 'light', 'sail', 'indian', 'marshal', 'raid', 'construct'],
  ['sail', 'marshal', 'raid'],
  ['raid', 'light', 'army'],
  ['marshal', 'army', 'construct'],
  ['construct', 'army', 'light'],
];

/** Choices that a player in search of events makes only if there are no others. */
const IDLE: ReadonlySet<string> = new Set(['done', 'none', 'pass', 'stop']);

const SIDE_OF = new Map<string, string | null>(PIECE_FACTS.map(({ side }, piece) => [at(PIECES, piece), side]));

/** A player in search of events: marches towards the enemy, raids past him, lands, builds and fights. */
class Eventful {
  constructor(
    private readonly table: LocalGame<State, View, LogEntry>,
    private readonly random: Random,
  ) {}

  move(now: Seen): Move {
    const question = `${now.asked.procedure}.${now.asked.step}`;
    const force = FORCES[question];
    if (force && now.options.some(({ verb }) => verb === force[0])) return this.wholeForce(...force);
    if (question === 'action-phase.act') return this.action(now) ?? this.any(now);
    if (question === 'march.onward') return this.onward(now) ?? this.halt(now);
    if (question === 'raid.onward') return this.first(now, 'raid') ?? this.inward(now) ?? this.any(now);
    return this.any(now);
  }

  private oneOf<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? at(list, this.random.below(list.length)) : undefined;
  }

  /** Any choice of the first available one of these verbs. */
  private first({ options }: Seen, ...verbs: readonly string[]): Move | undefined {
    const verb = verbs.find((each) => options.some((option) => option.verb === each));
    const option = this.oneOf(options.filter((each) => each.verb === verb));
    return option && [option.text];
  }

  private any(now: Seen): Move {
    const verbs = [...new Set(now.options.map(({ verb }: Option) => verb))];
    const verb = this.oneOf(verbs.filter((each) => !IDLE.has(each))) ?? at(verbs, 0);
    return this.first(now, verb) ?? [];
  }

  private wholeForce(verb: string, done: string): Move {
    return this.table.gather({ verb, done, wish: PIECES }).plan;
  }

  private action(now: Seen): Move | undefined {
    const wish = WISHES[Math.max(0, this.random.below(10) - 5)] ?? [];
    return this.first(now, ...wish);
  }

  /** Mostly at the enemy if he is within reach; otherwise far away. */
  private onward(now: Seen): Move | undefined {
    const { seat } = now.asked;
    const held = new Set(
      Object.entries(now.view.place).flatMap(([piece, place]) => {
        const side = SIDE_OF.get(piece) ?? seat;
        return side === seat ? [] : [String(place)];
      }),
    );
    const meeting = now.routes.filter(({ to }) => held.has(to));
    const far = now.routes.filter(({ choices }) => choices.length > 1);
    if (meeting.length > 0 && this.random.below(5) > 0) return this.oneOf(meeting)?.choices;
    return this.random.below(4) > 0 ? this.oneOf(far)?.choices : undefined;
  }

  private halt(now: Seen): Move {
    const verbs = this.random.below(3) > 0 ? ['move', 'stop'] : ['drop', 'pick', 'stop'];
    return this.first(now, ...verbs) ?? this.any(now);
  }

  /** A move to a space where the raider may be intercepted, otherwise as far as possible. */
  private inward({ routes }: Seen): Move | undefined {
    const risky = routes.filter(({ risks }) => risks.length > 0);
    const far = routes.filter(({ choices }) => choices.length > 1);
    return this.oneOf(risky.length > 0 ? risky : far)?.choices;
  }
}

/** Plays the year with this seed to its end. */
function playYear(seed: number): PlannedYear {
  const table = openGame(bayonetsTomahawksEngine, { scenario: SCENARIO, seed });
  const player = new Eventful(table, seeded(seed));
  const moves: Move[] = [];
  let now = uncovered(table, table.greet());
  while (now.asked.seat !== null) {
    const move = player.move(now);
    now = play(table, now, move);
    moves.push(move);
  }
  return { scenario: SCENARIO, seed, moves, ...logOf(table) };
}

let found: PlannedYear | undefined;

/** The first year with every kind of event; found once. */
export function findYear(): PlannedYear {
  found ??= firstEventful();
  return found;
}

function firstEventful(): PlannedYear {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + MOST; seed++) {
    const year = playYear(seed);
    if (Object.values(EVENTS).every((happens) => happens(year))) return year;
  }
  throw new Error('no eventful year was found');
}
