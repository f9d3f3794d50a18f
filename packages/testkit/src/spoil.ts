import { CHANCE, NotationError, OVER, readPosition, type StateBase, writePosition } from '@carillon/flow';
import { at, type Random, range, seeded } from '@carillon/kit';
import { checkCopy, checkSaved } from './checks/copies.ts';
import { checkHidden } from './checks/hidden.ts';
import { checkLists, checkSeats } from './checks/lists.ts';
import { checkPositionText } from './checks/notation.ts';
import { checkObservers } from './checks/observers.ts';
import { checkStanding, checkTrials } from './checks/trials.ts';
import { Pool } from './copy.ts';
import type { Player } from './player.ts';
import { positionOf } from './position.ts';
import { demand } from './same.ts';
import { Seen } from './seen.ts';
import { type Spoilt, type SpoiltFrom, spoiltText, withoutLocals } from './spoilt-texts.ts';
import { type Counts, count, weighted } from './tally.ts';
import type { Walkable } from './walkable.ts';

// Valid positions with one word corrupted: each must be refused with a code, a line and a message, or be playable.

/** How to corrupt positions. */
export interface SpoilOptions {
  readonly rules: Walkable;
  /** The texts to corrupt: positions of this title. */
  readonly texts: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** How many decisions to play in a position that is not refused; 200 unless given. */
  readonly decisions?: number;
}

/** The results. */
export interface SpoilReport {
  /** The reason for a refusal: the code, or that of the title's fault. */
  readonly refused: Counts;
  readonly played: number;
  /** The number of changes that had no effect on the position. */
  readonly same: number;
  readonly failures: readonly SpoilFailure[];
}

/** A position that was neither properly refused nor playable. */
export interface SpoilFailure extends Spoilt {
  readonly message: string;
}

const DECISIONS = 200;
/** One in this many positions on the way gets every check. */
const LOOKED_AT_ONE_IN = 20;

/** Corrupts positions and checks what the reader and the rules make of them. */
export function spoil({ rules, texts, seed, count: times, decisions = DECISIONS }: SpoilOptions): SpoilReport {
  const random = seeded(seed);
  const spoilt = range(times).map((): SpoiltFrom => {
    const from = at(texts, random.below(texts.length));
    return { from, ...spoiltText(from, at(texts, random.below(texts.length)), random) };
  });
  return report(rules, spoilt, seed, decisions);
}

/**
 * The same for every local of every step of the running procedures in the texts: the local left out, and lists emptied.
 */
export const spoilLocals = ({ rules, texts, seed, decisions = DECISIONS }: Omit<SpoilOptions, 'count'>): SpoilReport =>
  report(rules, withoutLocals(texts), seed, decisions);

function report(rules: Walkable, texts: readonly SpoiltFrom[], seed: number, decisions: number): SpoilReport {
  const refused: Counts = {};
  const failures: SpoilFailure[] = [];
  let [played, same] = [0, 0];
  texts.forEach(({ from, ...spoilt }, i) => {
    try {
      const verdict = judged(rules, from, spoilt, seeded(seed + i), decisions);
      if (verdict === 'played') played++;
      else if (verdict === 'same') same++;
      else count(refused, verdict.refused);
    } catch (error) {
      failures.push({ ...spoilt, message: error instanceof Error ? error.message : String(error) });
    }
  });
  return { refused, played, same, failures };
}

type Verdict = 'played' | 'same' | { readonly refused: string };

function judged(rules: Walkable, text: string, spoilt: Spoilt, random: Random, decisions: number): Verdict {
  const read = readOrRefused(rules, spoilt.text);
  if ('refused' in read) return read;
  if (writePosition(rules, read.state) === text) return 'same';
  play(rules, read.state, random, decisions);
  return 'played';
}

/** The position, or why it is refused: with a code, a message and, unless something is missing, a line. */
function readOrRefused(rules: Walkable, text: string): { readonly state: StateBase } | { readonly refused: string } {
  try {
    return { state: readPosition(rules, text) };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { code, line, what, fault } = error;
    demand(what !== '', 'refused without a sentence');
    demand(line > 0 || code === 'missing' || code === 'no_position', () => `refused without a line: ${what}`);
    return { refused: fault?.code ?? code };
  }
}

/** Plays on at random. An observer's position cannot be played; it is only checked. */
function play(rules: Walkable, g: StateBase, random: Random, decisions: number): void {
  const pool = new Pool(rules);
  if (!rules.tellsAll(g)) {
    checkStanding(rules, g);
    return;
  }
  for (let i = 0; i < decisions && rules.flow.who(g) !== OVER; i++) {
    step(rules, g, random, i === 0 || random.below(LOOKED_AT_ONE_IN) === 0 ? pool : undefined);
  }
  checkStanding(rules, g);
}

/** One decision, checked. */
function step(rules: Walkable, g: StateBase, random: Random, pool: Pool | undefined): void {
  const position = positionOf(rules, g);
  const { asked } = position;
  demand(asked.length > 0, () => `nobody may choose at ${rules.flow.breadcrumb(g)}`);
  checkLists(position);
  checkStanding(rules, g);
  if (pool !== undefined) {
    const before = g.cells.slice();
    checkPositionText(rules, g);
    checkCopy(rules, g);
    checkSaved(rules, g);
    checkSeats(position);
    checkTrials(position, before, pool);
    const seen = new Seen(rules, g, pool);
    checkObservers(seen, asked);
    checkHidden(position, seen, random);
    pool.giveBack();
  }
  const one = at(asked, random.below(asked.length));
  demand(one.codes.length > 0, () => `nothing can be chosen at ${rules.flow.breadcrumb(g)}`);
  const index = one.seat === CHANCE ? weighted(one.weights, random) : random.below(one.codes.length);
  rules.flow.take(g, one.seat, at(one.codes, index), () => {});
}

/** The positions of a game played to its end, as text: one in this many. */
export function positionTexts(rules: Walkable, g: StateBase, player: Player, oneIn: number, random: Random): string[] {
  const found: string[] = [];
  while (rules.flow.who(g) !== OVER) {
    if (random.below(oneIn) === 0) found.push(writePosition(rules, g));
    const position = positionOf(rules, g);
    const one = at(position.asked, random.below(position.asked.length));
    const index = one.seat === CHANCE ? weighted(one.weights, random) : player.pick(position, one, random);
    rules.flow.take(g, one.seat, at(one.codes, index), () => {});
  }
  return found;
}
