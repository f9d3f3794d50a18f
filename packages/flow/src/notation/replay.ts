import { at, invariant } from '@carillon/kit';
import { type Choice, Choices } from '../choice.ts';
import { type ChoiceEntry, isUndo, whoName } from '../journal.ts';
import { UNKNOWN } from '../kinds.ts';
import { choiceFrom } from '../old-games.ts';
import { CHANCE, OVER, type Seat, type Sink } from '../procedure.ts';
import type { Rules } from '../rules.ts';
import { copyInto, type StateBase } from '../shape.ts';
import { blaming, NotationError } from './error.ts';
import { ENDS_OUTSIDE_RULES, type GameRecord, type ReadRecord, type RecordedEnd } from './record.ts';

/** The options of a replay. */
export interface ReplayOptions<LogEntry> {
  /** The maximum number of milliseconds it may take. */
  readonly within?: number;
  /** The current time in milliseconds. */
  readonly now?: () => number;
  /** Only part of the game is given: its end is not checked. */
  readonly part?: boolean;
  /**
   * Called with each log entry and the number of the journal entry that caused it; -1 for the set-up. Includes what is
   * undone later.
   */
  readonly say?: (entry: LogEntry, number: number) => void;
  /**
   * Called for each roll and draw, in journal order: all possible outcomes, the number of its entry, the index of the
   * outcome.
   */
  readonly rolled?: (possible: Choices, number: number, place: number) => void;
}

/** A replayed record. */
export interface Replayed<G extends StateBase> {
  /** The position after the last entry played. */
  readonly state: G;
  /** The number of entries that could be played: all, or those before the first hidden one. */
  readonly replayed: number;
}

/** The longest game takes a few hundred milliseconds; a maliciously slow one is stopped. */
const WITHIN = 10_000;
const CHECKPOINT_EVERY = 64;

/**
 * Replays a record. Each entry, including undone ones, must be listed for the seat that made it and have the marks that
 * the rules give, and the game must end as the record says. Nothing is rolled.
 * A record with hidden entries is played up to the first of them; see `told`. Throws a `NotationError` that names the
 * line, or, if the record does not come from text, the number of the entry.
 */
export function replayRecord<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  record: GameRecord & Partial<Pick<ReadRecord, 'lines' | 'endLine'>>,
  options: ReplayOptions<LogEntry> = {},
): Replayed<G> {
  const { within = WITHIN, now = Date.now } = options;
  const end = now() + within;
  const player = new Player(rules, record, options);
  for (let number = 0; number < record.journal.length; number++) {
    if (now() > end) throw player.wrong('too_slow', number, `playing it through takes more than ${within} ms`);
    if (!player.play(number)) return { state: player.state, replayed: number };
  }
  if (options.part !== true) player.mustEnd();
  return { state: player.state, replayed: record.journal.length };
}

class Player<G extends StateBase, View, LogEntry> {
  readonly state: G;
  private readonly choices = new Choices();
  /** Numbers of the entries in force. */
  private readonly line: number[] = [];
  private readonly checkpoints: { readonly length: number; readonly state: G }[] = [];

  constructor(
    private readonly rules: Rules<G, View, LogEntry>,
    private readonly record: GameRecord & Partial<Pick<ReadRecord, 'lines' | 'endLine'>>,
    private readonly hooks: Pick<ReplayOptions<LogEntry>, 'say' | 'rolled'>,
  ) {
    const { scenario, options } = record;
    this.state = blaming('bad_option', 0, () => rules.start(scenario, options, this.sink(-1)));
  }

  /** Plays one entry; `false` if the record hides it. */
  play(number: number): boolean {
    const entry = at(this.record.journal, number);
    if (isUndo(entry)) this.takeBack(entry.undo, number);
    else if (entry.choice.split(' ').includes(UNKNOWN)) return this.mustBePartial(number);
    else this.choose(entry, number);
    return true;
  }

  /** Checks that the game ends here as the record says. */
  mustEnd(): void {
    const { end, endLine = 0 } = this.record;
    const really = endOf(this.rules, this.state);
    if (really === null && end !== null && ENDS_OUTSIDE_RULES.includes(end.rule)) return;
    if (end?.winner === really?.winner && end?.rule === really?.rule) return;
    throw new NotationError('wrong_end', endLine, `the game ends otherwise: ${endWords(really)}`);
  }

  wrong(code: NotationError['code'], number: number, what: string): NotationError {
    return new NotationError(code, this.record.lines?.[number] ?? 0, `entry ${number + 1}: ${what}`);
  }

  private choose(entry: ChoiceEntry, number: number): void {
    const seat = seatOf(this.rules.seats, entry.who);
    if (this.line.length % CHECKPOINT_EVERY === 0) this.keepCheckpoint();
    const choice = this.legal(seat, entry, number);
    this.mustBeMarked(seat, entry, number);
    if (seat === CHANCE) this.hooks.rolled?.(this.choices, number, this.choices.toArray().indexOf(choice));
    this.rules.flow.take(this.state, seat, choice, this.sink(number));
    this.line.push(number);
  }

  /** The choice, if it is listed where it is asked; brings the state to that question. */
  private legal(seat: Seat, { who, choice: text }: ChoiceEntry, number: number): Choice {
    const { flow } = this.rules;
    if (flow.who(this.state) === OVER) throw this.wrong('illegal', number, 'the game is over');
    const choice = choiceFrom(flow, this.state, seat, text, this.sink(number));
    if (choice !== undefined) {
      flow.list(this.state, seat, this.choices);
      return choice;
    }
    const asked = flow.mayChoose(this.state, seat);
    throw this.wrong('illegal', number, asked ? `${who} cannot choose: ${text}` : `${who} is not asked`);
  }

  /** Only the rules say who may know a choice and whether a step reveals: undo and secrecy depend on it. */
  private mustBeMarked(seat: Seat, entry: ChoiceEntry, number: number): void {
    const { flow, seats } = this.rules;
    const only = flow.seenBy(this.state, seat);
    const right =
      entry.only === (only === undefined ? undefined : whoName(seats, only)) &&
      (entry.reveals === true) === (flow.question(this.state).reveals === true) &&
      !(entry.auto === true && seat === CHANCE);
    if (!right) throw this.wrong('wrong_mark', number, 'it is not marked as the rules would mark it');
  }

  private mustBePartial(number: number): false {
    if (this.record.seenBy !== undefined) return false;
    throw this.wrong('hidden', number, 'the record says that it tells everything, and does not');
  }

  private keepCheckpoint(): void {
    const state = this.rules.blank();
    copyInto(state, this.state);
    this.checkpoints.push({ length: this.line.length, state });
  }

  private takeBack(undone: number, number: number): void {
    const place = this.line.lastIndexOf(undone);
    if (place < 0) throw this.wrong('bad_undo', number, `entry ${undone + 1} is not in force`);
    this.line.length = place;
    while (at(this.checkpoints, this.checkpoints.length - 1).length > place) this.checkpoints.pop();
    const from = at(this.checkpoints, this.checkpoints.length - 1);
    copyInto(this.state, from.state);
    // The checkpoint is stored again when the next entry is played.
    if (from.length === place) this.checkpoints.pop();
    else this.playAgain(from.length);
  }

  /** Choices found legal before, from an index of the line on. */
  private playAgain(from: number): void {
    const { flow, seats } = this.rules;
    for (let i = from; i < this.line.length; i++) {
      const entry = at(this.record.journal, at(this.line, i));
      invariant(!isUndo(entry), 'an undo entry is in force');
      const seat = seatOf(seats, entry.who);
      const choice = choiceFrom(flow, this.state, seat, entry.choice);
      invariant(choice !== undefined, 'what was legal is so no more');
      flow.take(this.state, seat, choice);
    }
  }

  private sink(number: number): Sink<LogEntry> | undefined {
    const { say } = this.hooks;
    return say === undefined ? undefined : (entry) => say(entry, number);
  }
}

const seatOf = (seats: readonly string[], who: string): Seat => (who === 'chance' ? CHANCE : seats.indexOf(who));

/** How a game has ended, as in a record; `null` while it is running. */
export function endOf<G extends StateBase>(
  { result, seats }: Pick<Rules<G, unknown, unknown>, 'result' | 'seats'>,
  g: G,
): RecordedEnd | null {
  const ended = result(g);
  if (ended === undefined) return null;
  return { winner: ended.winner === undefined ? null : at(seats, ended.winner), rule: ended.rule };
}

const endWords = (end: RecordedEnd | null): string =>
  end === null ? 'it goes on' : `${end.winner ?? 'a draw'} by ${end.rule}`;
