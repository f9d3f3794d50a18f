import type { ChoiceEntry } from '@carillon/flow';
import { CHANCE, copyInto, OVER, type Result, type StateBase } from '@carillon/flow';
import { at, type Json, type Random, seeded } from '@carillon/kit';
import { checkCopy, checkSaved } from './checks/copies.ts';
import { checkExchanges, checkHidden } from './checks/hidden.ts';
import { checkLists, checkSeats } from './checks/lists.ts';
import { checkPositionText, checkRecordText } from './checks/notation.ts';
import { checkObservers } from './checks/observers.ts';
import { checkRefusals, spoiltAt } from './checks/refusals.ts';
import { checkSets } from './checks/sets.ts';
import { checkStanding, checkTrials } from './checks/trials.ts';
import { Pool } from './copy.ts';
import { type Checks, type KeptFailure, keepFailure, WalkFailure } from './failures.ts';
import { type Checkpoint, History } from './history.ts';
import type { Landmark } from './landmarks.ts';
import { type Leaning, LeaningPlayer } from './leaning.ts';
import { Notes } from './notes.ts';
import { CuriousPlayer, type Player } from './player.ts';
import { type Chooser, type Decision, entryOf, isLone, positionOf, seatOf } from './position.ts';
import type { Report } from './report.ts';
import { demand, holdsStill, throughText } from './same.ts';
import { Seen } from './seen.ts';
import { Shadow } from './shadow.ts';
import { Tally, weighted } from './tally.ts';
import type { Walkable } from './walkable.ts';

/** How to walk. */
export interface WalkOptions {
  readonly seed: number;
  /** The first scenario of the title unless given. */
  readonly scenario?: string;
  /** `{}` unless given. */
  readonly options?: Json;
  readonly checks: Checks;
  /** With `all`, every position and game is written as text and read again, whatever the other checks; `some` unless given. */
  readonly notation?: 'some' | 'all';
  /** Whether the table beside the walk passes windows with nothing to play; by default the seed decides. */
  readonly passIdleWindows?: boolean;
  /** The player's preferences; without them it prefers the rarest choices. */
  readonly leaning?: Leaning | undefined;
  /** What to count in the log. */
  readonly landmarks?: readonly Landmark[] | undefined;
  /** Called at every position. */
  readonly witness?: ((position: Decision, entries: readonly ChoiceEntry[]) => void) | undefined;
  /** The choices of earlier games, so that this one prefers others. */
  readonly tally?: Tally;
  /** The number of entries after which a game counts as endless. */
  readonly limit?: number;
  /** Where to store a failure; nowhere unless given. */
  readonly failures?: string;
  /** Entries to replay before walking on at random, as far as they are still legal. */
  readonly follow?: readonly ChoiceEntry[];
  /** Stops this many entries after those to follow, with checks done. */
  readonly onward?: number;
  /** A state among the entries to follow from which to start; the set-up unless given. */
  readonly from?: Checkpoint | undefined;
  /** The entries to follow were walked before: they are neither checked nor counted again. */
  readonly sally?: true;
  /** In a sally, those after `from` are checked and counted after all. */
  readonly again?: true;
}

/** A completed walk. */
export interface Walked {
  readonly journal: readonly ChoiceEntry[];
  /** `undefined` if the walk stopped before the end of the game. */
  readonly result: Result | undefined;
  /** The final state as JSON. */
  readonly state: Json;
  readonly report: Report;
}

const LIMIT = 100_000;
/** One position in this many is written as text; more would take half the time of the many light walks. */
const WRITTEN_ONE_IN: Readonly<Record<Exclude<Checks, 'none'>, number>> = { all: 10, light: 400 };
/** One game in this many is written as text, read and replayed. */
const PLAYED_AGAIN_ONE_IN: typeof WRITTEN_ONE_IN = { all: 1, light: 4 };

/** The walk of one game. */
class Walk {
  private readonly random: Random;
  private readonly notes: Notes;
  private readonly tally: Tally;
  private readonly player: Player;
  private readonly history: History;
  private readonly pool: Pool;
  private readonly shadow: Shadow;
  private readonly scenario: string;
  private readonly tableOptions: Json;
  private readonly passIdleWindows: boolean;
  private following: boolean;
  private strayed = false;
  /** Questions passed that the followed journal does not contain. */
  private untold = 0;
  private g: StateBase;
  /** The cells of the state under inspection, which no check may change. */
  private readonly before: Int16Array;

  constructor(
    private readonly rules: Walkable,
    private readonly options: WalkOptions,
  ) {
    const { seed } = options;
    this.random = seeded(seed);
    // Not `??`: for some titles `null` is the default game.
    this.tableOptions = options.options === undefined ? {} : options.options;
    this.scenario = options.scenario ?? at(rules.scenarios, 0);
    this.passIdleWindows = options.passIdleWindows ?? this.random.below(2) === 0;
    this.tally = options.tally ?? new Tally();
    const { leaning } = options;
    this.player = leaning === undefined ? new CuriousPlayer(rules, this.tally) : new LeaningPlayer(rules, leaning);
    this.pool = new Pool(rules);
    this.following = options.follow !== undefined;
    this.g = rules.blank();
    this.before = this.g.cells.slice();
    const setting = { scenario: this.scenario, options: this.tableOptions };
    this.history = new History(rules, () => this.begin(), { ...options, setting });
    this.notes = new Notes(rules, this.tally, this.history, options.landmarks);
    const { passIdleWindows } = this;
    this.shadow = new Shadow(rules, { ...setting, passIdleWindows }, options.sally === true);
  }

  /** Plays to the end; throws a `WalkFailure` if anything is wrong. */
  run(): Walked {
    try {
      const report = this.play();
      const { rules, g } = this;
      return { journal: this.history.entries, result: rules.result(g), state: throughText(rules.toJson(g)), report };
    } catch (cause) {
      throw this.failure(cause);
    }
  }

  private begin(): StateBase {
    return this.rules.start(this.scenario, this.tableOptions);
  }

  /** Hands back the report. */
  private play(): Report {
    const { from } = this.options;
    if (from !== undefined) copyInto(this.g, from);
    else {
      this.watched(() => {
        this.g = this.begin();
      });
    }
    if (this.all) this.history.keep(this.g);
    while (this.rules.flow.who(this.g) !== OVER) {
      const limit = this.options.limit ?? LIMIT;
      demand(this.history.entries.length < limit, () => `no end after ${limit} entries`);
      const position = this.look();
      this.options.witness?.(position, this.history.entries);
      if (this.isFarEnough()) return this.notes.finished();
      this.decide(position);
    }
    this.end();
    return this.notes.finishedGame(this.history.entries.length);
  }

  private get all(): boolean {
    return this.options.checks === 'all';
  }

  /** Where the walk stops early. A journal that cannot be followed to its end is walked on to the end of the game. */
  private isFarEnough(): boolean {
    const { follow, onward } = this.options;
    return onward !== undefined && !this.strayed && this.history.entries.length >= (follow?.length ?? 0) + onward;
  }

  /** Before the start of a sally. */
  private get settingOut(): boolean {
    const { sally, again, follow } = this.options;
    if (sally !== true || again === true) return false;
    return this.following && this.history.entries.length < (follow?.length ?? 0);
  }

  // ---- checking

  /** Random numbers for the checks of this position only, so that a failure recurs when its journal is followed. */
  private randomHere(): Random {
    return seeded(Math.imul(this.options.seed ^ Math.imul(this.history.entries.length + 1, 0x9e3779b1), 0x85ebca6b));
  }

  /** Reads the position and makes the requested checks. */
  private look(): Decision {
    if (this.settingOut) return positionOf(this.rules, this.g);
    const { before } = this;
    before.set(this.g.cells);
    if (this.isWritten(WRITTEN_ONE_IN, this.randomHere())) this.write();
    if (this.options.checks === 'none') return positionOf(this.rules, this.g);
    const position = positionOf(this.rules, this.g);
    checkLists(position);
    checkStanding(this.rules, this.g);
    demand(holdsStill(this.g, before), 'listing the choices changed the state');
    if (this.all) this.checkPosition(position, this.randomHere());
    demand(holdsStill(this.g, before), 'a question put to the rules changed the state');
    return position;
  }

  /** Whether this is one of the positions, or games, to be written as text. */
  private isWritten(oneIn: typeof WRITTEN_ONE_IN, random: Random): boolean {
    const { checks, notation } = this.options;
    if (notation === 'all') return true;
    return checks !== 'none' && random.below(oneIn[checks]) === 0;
  }

  private write(): void {
    checkPositionText(this.rules, this.g);
    this.notes.written();
  }

  private checkPosition(position: Decision, random: Random): void {
    const { before } = this;
    checkCopy(position.rules, position.g);
    checkSeats(position);
    checkTrials(position, before, this.pool);
    checkSets(position, random, this.pool);
    const spoilt = spoiltAt(position, random);
    checkRefusals(position, before, spoilt);
    checkSaved(position.rules, position.g);
    this.history.checkLast();
    const seen = new Seen(this.rules, this.g, this.pool);
    checkObservers(seen, position.asked);
    demand(holdsStill(this.g, before), 'a question put to the rules changed the state');
    this.notes.exchanged(checkHidden(position, seen, random));
    this.pool.giveBack();
    if (position.who === CHANCE || isLone(position, this.passIdleWindows)) return;
    this.shadow.meet(this.g, this.history);
    this.shadow.checkRefusals(position, spoilt);
    this.shadow.checkUndo(this.g, this.history);
  }

  private end(): void {
    const { history } = this;
    const { checks, notation } = this.options;
    if (checks === 'none' && notation !== 'all') return;
    const random = this.randomHere();
    checkStanding(this.rules, this.g);
    this.write();
    this.playAgain(random);
    if (!this.all) return;
    checkCopy(this.rules, this.g);
    checkSaved(this.rules, this.g);
    const seen = new Seen(this.rules, this.g, this.pool);
    checkObservers(seen, []);
    this.notes.exchanged(checkExchanges(seen, random));
    this.shadow.meet(this.g, history);
    this.shadow.checkUndo(this.g, history);
    this.shadow.checkJournal(history, random);
    history.checkAll(random);
  }

  /** If it is its turn, writes the game as text and replays it. */
  private playAgain(random: Random): void {
    if (!this.isWritten(PLAYED_AGAIN_ONE_IN, random)) return;
    const game = { scenario: this.scenario, options: this.tableOptions };
    checkRecordText(this.rules, this.g, game, this.history.entries, random);
    this.notes.playedAgain();
  }

  // ---- playing

  private decide(position: Decision): void {
    const auto = isLone(position, this.passIdleWindows);
    const [asked, index] = this.followed(position, auto) ?? this.picked(position, auto);
    this.history.mark(this.g);
    this.note(position, asked, index);
    const text = at(asked.texts, index);
    const code = at(asked.codes, index);
    const entry = entryOf(position, asked.seat, text, auto);
    if (asked.seat === CHANCE) this.shadow.willCome(code);
    else if (!auto) this.shadow.willSend(asked.seat, text);
    const told = this.settingOut ? () => {} : (entry: unknown) => this.notes.countTold(entry);
    this.watched(() => this.rules.flow.take(this.g, asked.seat, code, told));
    this.history.entries.push(entry);
    if (this.all) this.history.keep(this.g);
  }

  /** The next entry of the followed journal, while it is legal. */
  private followed(position: Decision, auto: boolean): [Chooser, number] | undefined {
    const entry = this.following ? this.options.follow?.[this.history.entries.length - this.untold] : undefined;
    if (entry !== undefined) {
      const seat = seatOf(this.rules, entry.who);
      const asked = position.asked.find((each) => each.seat === seat);
      const index = asked?.texts.indexOf(entry.choice) ?? -1;
      if (asked !== undefined && index >= 0) return [asked, index];
      if (auto) {
        // A question added to the rules since, which a driver passes.
        this.untold++;
        return [at(position.asked, 0), 0];
      }
      this.strayed = true;
    }
    this.following = false;
    return undefined;
  }

  private picked(position: Decision, auto: boolean): [Chooser, number] {
    const asked = this.pickSeat(position);
    if (auto) return [asked, 0];
    if (asked.seat === CHANCE) return [asked, weighted(asked.weights, this.random)];
    return [asked, this.player.pick(position, asked, this.random)];
  }

  /** If several are asked: mostly one that has not answered yet; now and then one changes its answer. */
  private pickSeat({ asked, g }: Decision): Chooser {
    const open = asked.filter(({ seat }) => asked.length === 1 || !this.rules.flow.hasAnswered(g, seat));
    const from = open.length === 0 || this.random.below(4) === 0 ? asked : open;
    return at(from, this.random.below(from.length));
  }

  private note(position: Decision, asked: Chooser, index: number): void {
    if (this.settingOut) return;
    this.notes.count(position, asked, index);
    // The followed entries were reported before.
    if (!this.following) this.notes.learn(position, asked, index);
  }

  /** Runs part of the game, recording its steps. */
  private watched(work: () => void): void {
    const { flow } = this.rules;
    const { settingOut, following } = this;
    flow.onStep = (procedure, step) => {
      if (!settingOut) this.notes.countStep(procedure, step);
      if (!following) this.notes.learnStep(procedure, step);
    };
    try {
      work();
    } finally {
      flow.onStep = undefined;
    }
  }

  // ---- failing

  /** Where the game is; after a failure this may be unknown. */
  private breadcrumb(): string {
    try {
      return this.rules.flow.breadcrumb(this.g);
    } catch {
      return 'a broken state';
    }
  }

  private failure(cause: unknown): WalkFailure {
    const { options, rules } = this;
    const kept: KeptFailure = {
      title: rules.title,
      seed: options.seed,
      scenario: this.scenario,
      options: this.tableOptions,
      passIdleWindows: this.passIdleWindows,
      checks: options.checks,
      message: cause instanceof Error ? cause.message : String(cause),
      breadcrumb: this.breadcrumb(),
      journal: this.history.entries,
    };
    const failure = new WalkFailure(kept, cause);
    // A game that cannot even begin fails in every walk, and needs no record.
    if (options.failures !== undefined && kept.journal.length > 0) keepFailure(options.failures, failure);
    return failure;
  }
}

/**
 * Plays one random game, determined by the seed, with the requested checks. Throws a `WalkFailure` if anything is
 * wrong.
 */
export function walk(rules: Walkable, options: WalkOptions): Walked {
  return new Walk(rules, options).run();
}

/**
 * Repeats a failed walk, with all checks, up to the position of the failure. If the rules have changed and the journal
 * can be followed only in part, it walks on at random to the end.
 */
export function walkAgain(rules: Walkable, kept: KeptFailure): Walked {
  const { seed, scenario, options, passIdleWindows, journal } = kept;
  const again: WalkOptions = {
    seed,
    scenario,
    options,
    passIdleWindows,
    checks: 'all',
    follow: journal,
    onward: 0,
  };
  return walk(rules, again);
}
