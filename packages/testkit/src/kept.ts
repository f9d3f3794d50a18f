import { readFileSync } from 'node:fs';
import {
  BadValue,
  type ChoiceEntry,
  type Entry,
  isUndo,
  lineOf,
  passesTo,
  replayRecord,
  type Seat,
  type StateBase,
  Table,
} from '@carillon/flow';
import { at, type Json } from '@carillon/kit';
import { isLone, positionOf, seatOf } from './position.ts';
import { CheckFailed, demand, demandSameJson } from './same.ts';
import type { Walkable } from './walkable.ts';

/** A game of an earlier version, running or finished, as in a save, with its last position. */
export interface KeptGame {
  readonly title: string;
  readonly scenario: string;
  readonly options: Json;
  /** The journal, including choices taken back and automatic answers. */
  readonly journal: readonly Entry[];
  /** The last question, as the steps that led there and the seat asked; `null` if the game was over. */
  readonly asked: string | null;
  readonly of: string | null;
  readonly result: { readonly winner: string | null; readonly rule: string } | null;
  /** The last position by names, without running procedures. */
  readonly state: { readonly [field: string]: Json };
  /**
   * The point from which today's rules no longer follow it: the first entry that they reject, counted from 0, or the
   * number of entries if they reject none but lead to another end; with the rule and the reason.
   */
  readonly parts?: { readonly entry: number; readonly rule: string; readonly why: string };
}

const nothingRolled = {
  draw(): number {
    throw new BadValue('the journal does not tell this roll');
  },
};

/**
 * Replays a game of an earlier version: it must reach the same end, or fail where the game says that today's rules
 * differ.
 */
export function replayKept(rules: Walkable, kept: KeptGame): void {
  const { scenario, options, journal } = kept;
  const table = Table.open(rules, { scenario, options, chance: nothingRolled, passIdleWindows: false, still: true });
  const followed = followedBy(table, journal);
  demand(
    followed === (kept.parts?.entry ?? journal.length),
    () => `the rules follow ${followed} of ${journal.length} entries`,
  );
  if (kept.parts !== undefined) {
    const parts = followed < journal.length || endsElsewhere(rules, kept, table.state);
    demand(parts, 'the rules follow it to the same end');
    return;
  }
  demandSameEnd(rules, kept, table.state);
  const record = { title: kept.title, rules: null, scenario, options, journal, end: kept.result };
  const { state } = replayRecord(rules, record);
  demandSameEnd(rules, kept, state);
}

type AnyTable = Table<StateBase, unknown, unknown>;

/** How many entries a table accepts. */
function followedBy(table: AnyTable, journal: readonly Entry[]): number {
  for (const [number, entry] of journal.entries()) {
    try {
      table.follow([entry]);
    } catch (error) {
      if (error instanceof BadValue) return number;
      throw error;
    }
  }
  return journal.length;
}

/** Fields added since are ignored; older fields must hold the same values. */
function demandSameEnd(rules: Walkable, { asked, of, result, state }: KeptGame, g: StateBase): void {
  const { flow, seats } = rules;
  const ended = rules.result(g);
  const winner = ended?.winner === undefined ? null : (seats[ended.winner] ?? null);
  demandSameJson(result, ended === undefined ? null : { winner, rule: ended.rule }, 'the game ends otherwise');
  const now = Object.entries(Object(rules.toJson(g)));
  const same = Object.fromEntries(now.filter(([field]) => Object.hasOwn(state, field)));
  demandSameJson(state, same, 'the game stands elsewhere');
  if (result !== null) return;
  demandSameJson({ asked, of }, { asked: flow.breadcrumb(g), of: seats[flow.who(g)] ?? 'all' }, 'another question');
}

function endsElsewhere(rules: Walkable, kept: KeptGame, g: StateBase): boolean {
  try {
    demandSameEnd(rules, kept, g);
    return false;
  } catch (error) {
    if (error instanceof CheckFailed) return true;
    throw error;
  }
}

/** Reads a game of an earlier version. */
export function readKept(path: string): KeptGame {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** How many questions a table would ask in a game: at cf6b897, according to its journal, and under today's rules. */
export function promptsOf(rules: Walkable, { scenario, options, journal }: KeptGame): { before: number; now: number } {
  const g = rules.start(scenario, options);
  const prompts = { before: 0, now: 0 };
  for (const number of lineOf(journal)) {
    const entry = at(journal, number);
    if (isUndo(entry)) continue;
    const seat = seatOf(rules, entry.who);
    if (seat >= 0 && !entry.auto) prompts.before++;
    prompts.now += promptsUntil(rules, g, seat, entry);
  }
  return prompts;
}

/** The questions asked before an entry, including its own; this plays on `g`. A window that was passed is passed. */
function promptsUntil(rules: Walkable, g: StateBase, seat: Seat, { choice, auto }: ChoiceEntry): number {
  let prompts = 0;
  for (const pass of passesTo(rules.flow, g, seat, choice)) {
    // If a set used to end by itself, the entry that now ends it counts as part of naming the set.
    const position = positionOf(rules, g);
    if (position.question.anyOrder === undefined && !isLone(position, false)) prompts++;
    rules.flow.take(g, rules.flow.who(g), pass);
  }
  if (seat >= 0 && !auto && !isLone(positionOf(rules, g), false)) prompts++;
  const code = rules.flow.parse(g, choice);
  demand(code !== undefined, 'the game is not followed');
  rules.flow.take(g, seat, code);
  return prompts;
}
