import { CHANCE, type Question, type Seat, type StateBase, whoName } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Trail } from './history.ts';
import { isAt, type Landmark, landmarkKey } from './landmarks.ts';
import { type Naming, nameOf } from './naming.ts';
import type { Chooser, Decision } from './position.ts';
import { emptyReport, PromptCounter, type Report } from './report.ts';
import { type Counts, count, ensured, stepName, stepOf, type Tally } from './tally.ts';
import type { Walkable } from './walkable.ts';

/** The choices made at a step, each text with its count. */
interface Answers {
  readonly verbs: readonly string[];
  readonly ofChance: Map<string, number>;
  readonly ofSeats: Map<string, number>;
}

const countIn = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * The number of changes of side between looks at the saved state: writing it is slow, and notable facts last a while.
 */
const LOOKED_AT_EVERY = 4;

/** The notes of a walk: counts for its report and, in the tally, everything that it meets, with the ways there. */
export class Notes {
  private readonly report: Report = emptyReport();
  private readonly prompts = new PromptCounter(this.report);
  private readonly steps = new Map<string, number>();
  private readonly answers = new Map<string, Answers>();
  private parts: Readonly<Record<string, unknown>> = {};
  private lookedFor: Seat = CHANCE;
  private changes = 0;

  constructor(
    private readonly rules: Walkable,
    private readonly tally: Tally,
    private readonly trail: Trail,
    private readonly landmarks: readonly Landmark[] = [],
  ) {
    for (const { name } of landmarks) count(this.report.landmarks, name, 0);
  }

  /** Counts a choice for the report. */
  count(position: Decision, asked: Chooser, index: number): void {
    const { report } = this;
    const answers = ensured(this.answers, stepOf(position), () => noAnswers(position.question));
    report.decisions++;
    if (asked.seat === CHANCE) report.rolls++;
    else this.prompts.note(position, asked.seat);
    countIn(asked.seat === CHANCE ? answers.ofChance : answers.ofSeats, at(asked.texts, index));
  }

  /** Counts a log entry if it matches a landmark. */
  countEvent(entry: unknown): void {
    for (const landmark of this.landmarks) {
      if (!isAt(landmark, entry)) continue;
      count(this.report.landmarks, landmark.name);
      this.tally.note(landmarkKey(landmark), this.trail);
    }
  }

  /** Counts a rule that a step names. */
  countNamed(...name: Parameters<Naming>): void {
    count(this.report.named, nameOf(...name));
  }

  /** Counts exchanges of hidden information. */
  exchanged(times: number): void {
    this.report.exchanged += times;
  }

  /** Counts a position written as text and read again. */
  written(): void {
    this.report.written++;
  }

  /** Counts a game written as text, read, and replayed. */
  playedAgain(): void {
    this.report.playedAgain++;
  }

  /** Counts a running step. */
  countStep(procedure: string, step: string): void {
    countIn(this.steps, stepName(procedure, step));
  }

  /** Records a running step in the tally. */
  learnStep(procedure: string, step: string): void {
    this.tally.note(stepName(procedure, step), this.trail);
  }

  /** Records a choice in the tally and, now and then when another side is asked, what is notable in the position. */
  learn(position: Decision, { seat, texts }: Chooser, index: number): void {
    this.tally.noteChoice(whoName(this.rules.seats, seat), stepOf(position), at(texts, index), this.trail);
    if (seat === this.lookedFor || seat === CHANCE) return;
    this.lookedFor = seat;
    if (this.changes++ % LOOKED_AT_EVERY === 0) this.learnSets(position.g);
  }

  /** Records in the tally which names have newly joined sets of the saved state, as `besieged ticonderoga`. */
  private learnSets(g: StateBase): void {
    const before = this.parts;
    this.parts = { ...(this.rules.toJson(g) as object) };
    for (const field of Object.keys(this.parts)) {
      if (this.parts[field] === before[field]) continue;
      const held = namesIn(before[field]);
      for (const name of namesIn(this.parts[field])) {
        if (!held.includes(name)) this.tally.note(`${field} ${name}`, this.trail);
      }
    }
  }

  /** The report of a walk that has ended or stopped early. */
  finished(): Report {
    const { report } = this;
    report.steps = Object.fromEntries(this.steps);
    for (const [step, { verbs, ofChance, ofSeats }] of this.answers) {
      for (const verb of verbs) count(report.verbs, `${step} ${verb}`, 0);
      for (const [text, times] of [...ofChance, ...ofSeats]) count(report.verbs, `${step} ${verbIn(text)}`, times);
      for (const [text, times] of ofSeats) countWords(report.words, text, times);
    }
    return report;
  }

  /** As `finished`, for a game of this many entries played to its end. */
  finishedGame(entries: number): Report {
    this.report.games = 1;
    this.report.longest = entries;
    return this.finished();
  }
}

const noAnswers = ({ verbs }: Question): Answers => ({ verbs, ofChance: new Map(), ofSeats: new Map() });

const namesIn = (part: unknown): readonly string[] =>
  Array.isArray(part) ? part.filter((each) => typeof each === 'string') : [];

const verbIn = (text: string): string => text.split(' ', 1)[0] ?? '';

function countWords(words: Counts, text: string, times: number): void {
  const [verb, ...others] = text.split(' ');
  for (const word of others) count(words, `${verb} ${word}`, times);
}
