import {
  BadValue,
  type Entry,
  endOf,
  NotationError,
  type Rules,
  readRecord,
  replayRecord,
  type StateBase,
  writeRecord,
} from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type { Answers, Asks, Fault, Followed, Gathered, Joined, NewGame, Now, Reply } from '../messages.ts';
import type { Hosted } from './hosted.ts';
import { HotSeat } from './hot-seat.ts';
import { RemoteTable } from './remote-table.ts';
import type { Saved } from './shelf.ts';

type AnyAnswers = Answers<unknown, unknown>;
type AnyNow = Now<unknown, unknown>;

/** What the page asks of any game, whoever holds it: nothing of it changes the game. */
export interface Asked {
  again(): AnyNow;
  /** A copy of the game, to be tried out. */
  branch(ask: Asks['analyse']): Reply<Sitting>;
  gather(ask: Asks['gather']): Gathered;
  way(ask: Asks['way']): AnyAnswers['way'];
  journal(): readonly Entry[];
  record(whole: boolean): string;
}

/** A game that a server holds, whatever its title. */
export interface Afar extends Asked {
  now(): AnyNow;
  /** Whether it is the same game: then it stands as told. */
  rejoin(joined: Joined): boolean;
  follow(followed: Followed): Reply<AnyNow>;
  verify(ask: Asks['verify']): AnyAnswers['verify'];
}

/** A game at one screen, whatever its title. */
export interface Sitting extends Asked {
  readonly isViewed: boolean;
  greet(): AnyNow;
  look(ask: Asks['look']): Reply<AnyNow>;
  choose(ask: Asks['choose']): Reply<AnyNow>;
  undo(ask: Asks['undo']): Reply<AnyNow>;
  redo(ask: Asks['redo']): Reply<AnyNow>;
  stand(ask: Asks['stand']): Reply<AnyNow>;
  past(ask: Asks['past']): Reply<AnyAnswers['past']>;
  saved(now: number): Saved;
}

/** A title that games can be opened of. */
export interface Opener {
  /** The hash of its rules; see `Now.rules`. */
  readonly rulesHash: string | null;
  open(game: NewGame): Sitting;
  /** Sits down at a table that a server holds; `undefined` where that plays by other rules than these. */
  join(joined: Joined): Afar | undefined;
  /**
   * Goes on with a kept game. Where other rules cannot follow it to its end, or would ask something else there, it can only be
   * looked at. Throws a `BadValue` where it is damaged.
   */
  resume(saved: Saved): Sitting;
  /** The record of a kept game, which tells everything. */
  record(saved: Saved): string;
  /** The game of a record, `at` milliseconds since 1970; or why it is none that these rules allow. */
  bring(text: string, at: number): Saved | Fault;
  /** What the rules answer to a question about a position; on an observer's state, so that nothing hidden can be in it. */
  query(ask: Asks['query']): Reply<Json>;
}

const gameOf = ({ title, scenario, options, seed }: NewGame): NewGame => ({ title, scenario, options, seed });

/** The opener of a title. */
export function opener<G extends StateBase, View, LogEntry>(hosted: Hosted<G, View, LogEntry>): Opener {
  return {
    rulesHash: hosted.rulesHash,
    open: (game) => HotSeat.resume(hosted, gameOf(game), []),
    join: (joined) => (isPlayedBy(hosted.rulesHash, joined.rules) ? new RemoteTable(hosted, joined) : undefined),
    resume: (saved) => resumed(hosted, saved),
    record: ({ title, scenario, options, journal, rules = null, end = null }) =>
      writeRecord(hosted.rules, { title, scenario, options, journal, rules, end }),
    bring: (text, at) => brought(hosted, text, at),
    query: (ask) => answered(hosted.rules, ask),
  };
}

/** Where the page was not built, its rules have no hash to tell them by. */
const isPlayedBy = (own: string | null, rules: string): boolean => own === null || own === rules;

function resumed<G extends StateBase, View, LogEntry>(
  hosted: Hosted<G, View, LogEntry>,
  saved: Saved,
): HotSeat<G, View, LogEntry> {
  const { journal, standing, asksLast } = saved;
  const knownRules = saved.rules !== undefined && saved.rules === hosted.rulesHash;
  if (knownRules || hosted.rulesHash === null)
    return HotSeat.resume(hosted, gameOf(saved), journal, standing, asksLast);
  const told = toldOf(hosted.rules, saved);
  if (told < journal.length) return HotSeat.view(hosted, gameOf(saved), journal, told);
  const sitting = HotSeat.resume(hosted, gameOf(saved), journal, standing, asksLast);
  const asksTheSame = saved.asks === undefined || saved.asks === sitting.asks();
  return asksTheSame ? sitting : HotSeat.view(hosted, gameOf(saved), journal, told);
}

/** How many of its entries these rules can follow; throws where they cannot even set it up. */
function toldOf<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { title, scenario, options, journal }: Saved,
): number {
  rules.start(scenario, options);
  const lines = journal.map((_, number) => number + 1);
  try {
    replayRecord(rules, { title, scenario, options, journal, rules: null, end: null, lines }, { part: true });
    return journal.length;
  } catch (error) {
    if (error instanceof NotationError && error.line > 0) return error.line - 1;
    throw error;
  }
}

function brought<G extends StateBase, View, LogEntry>(
  { rules, rulesHash }: Hosted<G, View, LogEntry>,
  text: string,
  at: number,
): Saved | Fault {
  try {
    const { title, scenario, options, journal, end, lines } = readRecord(rules, text);
    const { state, told } = replayRecord(rules, readRecord(rules, text));
    if (told < journal.length) return { code: 'partial', line: lines[told] ?? 0 };
    const game = { format: 1, title, scenario, options, seed: null, journal, at } as const;
    return { ...game, rules: rulesHash, period: rules.period(state), end: end ?? endOf(rules, state) };
  } catch (error) {
    return faultOf(error);
  }
}

function answered<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { view, name, args }: Asks['query'],
): Reply<Json> {
  try {
    return { ok: true, value: rules.query(rules.fromView(view as View), name, args) };
  } catch (error) {
    if (error instanceof BadValue) return { ok: false, code: 'bad_query' };
    throw error;
  }
}

/** What is wrong with a text; anything but a bad value is a defect, and thrown on. */
export function faultOf(error: unknown): Fault {
  if (error instanceof NotationError) return { code: error.code, line: error.line };
  if (error instanceof BadValue) return { code: 'bad_line', line: 0 };
  throw error;
}
