import { CHANCE, copyInto, OVER, readPosition, type StateBase } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { Pool } from './copy.ts';
import { Course } from './course.ts';
import { type KeptFailure, keepFailure, WalkFailure } from './failures.ts';
import { History, type Setting } from './history.ts';
import { Inspection } from './inspection.ts';
import { LeaningPlayer } from './leaning.ts';
import { ASKS, eachRule } from './naming.ts';
import { Notes } from './notes.ts';
import { CuriousPlayer } from './player.ts';
import { type Chooser, type Decision, entryOf, isLone, positionOf } from './position.ts';
import type { Report } from './report.ts';
import { demand, throughText } from './same.ts';
import { Shadow } from './shadow.ts';
import { stepName, stepOf, Tally } from './tally.ts';
import type { Walked, WalkOptions } from './walk-options.ts';
import type { Walkable } from './walkable.ts';

const LIMIT = 100_000;

/** Rules whose games begin with a position, given as text, instead of the set-up. */
const beginningAt = (rules: Walkable, text: string): Walkable => ({ ...rules, start: () => readPosition(rules, text) });

/** The walk of one game. */
class Walk {
  private readonly rules: Walkable;
  private readonly notes: Notes;
  private readonly history: History;
  private readonly shadow: Shadow;
  private readonly course: Course;
  private readonly inspection: Inspection;
  private readonly setting: Setting;
  private readonly passIdleWindows: boolean;
  private g: StateBase;
  /** The step that runs. */
  private running = '';

  constructor(
    played: Walkable,
    private readonly options: WalkOptions,
  ) {
    const rules = options.position === undefined ? played : beginningAt(played, options.position);
    this.rules = rules;
    const random = seeded(options.seed);
    this.setting = {
      scenario: options.scenario ?? at(rules.scenarios, 0),
      // Not `??`: for some titles `null` is the default game.
      options: options.options === undefined ? {} : options.options,
    };
    this.passIdleWindows = options.passIdleWindows ?? random.below(2) === 0;
    this.g = rules.blank();
    const { setting, passIdleWindows } = this;
    const { leaning, tally = new Tally() } = options;
    const history = new History(rules, () => this.begin(), { ...options, setting });
    const notes = new Notes(rules, tally, history, options.landmarks);
    const shadow = new Shadow(rules, { ...setting, passIdleWindows }, options.sally === true);
    const player = leaning === undefined ? new CuriousPlayer(rules, tally) : new LeaningPlayer(rules, leaning);
    const pool = new Pool(rules);
    this.history = history;
    this.notes = notes;
    this.shadow = shadow;
    this.course = new Course(rules, options, player, history, random);
    this.inspection = new Inspection(rules, options, { setting, passIdleWindows, pool, history, notes, shadow });
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
    return this.rules.start(this.setting.scenario, this.setting.options);
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
      if (this.course.isFarEnough()) return this.notes.finished();
      this.decide(position);
    }
    this.inspection.end(this.g);
    return this.notes.finishedGame(this.history.entries.length);
  }

  private get all(): boolean {
    return this.options.checks === 'all';
  }

  /** Reads the position, and checks it unless it was walked before. */
  private look(): Decision {
    return this.course.settingOut ? positionOf(this.rules, this.g) : this.inspection.look(this.g);
  }

  private decide(position: Decision): void {
    const auto = isLone(position, this.passIdleWindows);
    const [asked, index] = this.course.next(position, auto);
    this.history.mark(this.g);
    this.note(position, asked, index);
    const text = at(asked.texts, index);
    const code = at(asked.codes, index);
    const entry = entryOf(position, asked.seat, text, auto);
    if (asked.seat === CHANCE) this.shadow.willCome(code);
    else if (!auto) this.shadow.willSend(asked.seat, text);
    const reported = this.course.settingOut ? () => {} : (entry: unknown) => this.noteEvent(entry);
    this.running = stepOf(position);
    if (this.namesNow) this.notes.countNamed(this.running, ASKS, position.question.rule);
    this.watched(() => this.rules.flow.take(this.g, asked.seat, code, reported));
    this.history.entries.push(entry);
    if (this.all) this.history.keep(this.g);
  }

  /** Whether the rules that steps name are counted here. */
  private get namesNow(): boolean {
    return this.options.names === true && !this.course.settingOut;
  }

  private noteEvent(entry: unknown): void {
    this.notes.countEvent(entry);
    if (this.namesNow) eachRule(entry, (what, rule) => this.notes.countNamed(this.running, what, rule));
  }

  private note(position: Decision, asked: Chooser, index: number): void {
    if (this.course.settingOut) return;
    this.notes.count(position, asked, index);
    // The followed entries were reported before.
    if (!this.course.isFollowing) this.notes.learn(position, asked, index);
  }

  /** Runs part of the game, recording its steps. */
  private watched(work: () => void): void {
    const { flow } = this.rules;
    const { settingOut, isFollowing } = this.course;
    flow.onStep = (procedure, step) => {
      this.running = stepName(procedure, step);
      if (!settingOut) this.notes.countStep(procedure, step);
      if (!isFollowing) this.notes.learnStep(procedure, step);
    };
    try {
      work();
    } finally {
      flow.onStep = undefined;
    }
  }

  // ---- failing

  /** The running procedures and their steps; after a failure they may be unknown. */
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
      ...this.setting,
      passIdleWindows: this.passIdleWindows,
      checks: options.checks,
      ...(options.position !== undefined && { position: options.position }),
      message: cause instanceof Error ? cause.message : String(cause),
      breadcrumb: this.breadcrumb(),
      journal: this.history.entries,
    };
    const failure = new WalkFailure(kept, cause);
    // A set-up that cannot even begin fails in every walk, and needs no record.
    const isWorthKeeping = kept.journal.length > 0 || options.position !== undefined;
    if (options.failures !== undefined && isWorthKeeping) keepFailure(options.failures, failure);
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
export function walkAgain(
  rules: Walkable,
  kept: KeptFailure,
  { witness, marks }: Pick<WalkOptions, 'witness' | 'marks'> = {},
): Walked {
  const { seed, scenario, options, passIdleWindows, position, journal } = kept;
  const again: WalkOptions = {
    seed,
    scenario,
    options,
    passIdleWindows,
    position,
    witness,
    checks: 'all',
    follow: journal,
    onward: 0,
    marks,
  };
  return walk(rules, again);
}
