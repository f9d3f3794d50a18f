import { CHANCE, type StateBase } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { checkCopy, checkSaved } from './checks/copies.ts';
import { checkExchanges, checkHidden } from './checks/hidden.ts';
import { checkLists, checkSeats } from './checks/lists.ts';
import { checkPositionText, checkRecordText } from './checks/notation.ts';
import { checkObservers } from './checks/observers.ts';
import { checkRefusals, spoiltAt } from './checks/refusals.ts';
import { checkSets } from './checks/sets.ts';
import { checkStanding, checkTrials } from './checks/trials.ts';
import type { Pool } from './copy.ts';
import type { Checks } from './failures.ts';
import type { History, Setting } from './history.ts';
import { MarksWatch } from './marks.ts';
import type { Notes } from './notes.ts';
import { type Decision, isLone, positionOf } from './position.ts';
import { demand, holdsStill } from './same.ts';
import { Seen } from './seen.ts';
import type { Shadow } from './shadow.ts';
import type { WalkOptions } from './walk-options.ts';
import type { Walkable } from './walkable.ts';

/** One in this many positions is written as text; more would take half the time of the many light walks. */
const WRITTEN_ONE_IN: Readonly<Record<Exclude<Checks, 'none'>, number>> = { all: 10, light: 400 };
/** One in this many games is written as text, read and replayed. */
const PLAYED_AGAIN_ONE_IN: typeof WRITTEN_ONE_IN = { all: 1, light: 4 };

/** The parts of a walk that are checked together with its positions. */
interface Walking {
  readonly setting: Setting;
  readonly passIdleWindows: boolean;
  readonly pool: Pool;
  readonly history: History;
  readonly notes: Notes;
  readonly shadow: Shadow;
}

/** Makes the requested checks at the positions of a walk, and at the end of its game. */
export class Inspection {
  /** The cells of the state under inspection, which no check may change. */
  private readonly before: Int16Array;
  private readonly marks: MarksWatch;

  constructor(
    private readonly rules: Walkable,
    private readonly options: Pick<WalkOptions, 'seed' | 'checks' | 'notation' | 'marks'>,
    private readonly walk: Walking,
  ) {
    this.before = rules.blank().cells.slice();
    this.marks = new MarksWatch(rules, options.marks ?? []);
  }

  private get all(): boolean {
    return this.options.checks === 'all';
  }

  /** Random numbers for the checks of this position only, so that a failure recurs when its journal is followed. */
  private randomHere(): Random {
    const { length } = this.walk.history.entries;
    return seeded(Math.imul(this.options.seed ^ Math.imul(length + 1, 0x9e3779b1), 0x85ebca6b));
  }

  /** Reads the position and makes the requested checks. */
  look(g: StateBase): Decision {
    const { before } = this;
    before.set(g.cells);
    if (this.isWritten(WRITTEN_ONE_IN, this.randomHere())) this.write(g);
    if (this.options.checks === 'none') return positionOf(this.rules, g);
    const position = positionOf(this.rules, g);
    checkLists(position);
    checkStanding(this.rules, g);
    this.marks.look(g, this.walk.history.entries.length);
    demand(holdsStill(g, before), 'listing the choices changed the state');
    if (this.all) this.checkPosition(position, this.randomHere());
    demand(holdsStill(g, before), 'a question put to the rules changed the state');
    return position;
  }

  /** Whether this is one of the positions, or games, to be written as text. */
  private isWritten(oneIn: typeof WRITTEN_ONE_IN, random: Random): boolean {
    const { checks, notation } = this.options;
    if (notation === 'all') return true;
    return checks !== 'none' && random.below(oneIn[checks]) === 0;
  }

  private write(g: StateBase): void {
    checkPositionText(this.rules, g);
    this.walk.notes.written();
  }

  private checkPosition(position: Decision, random: Random): void {
    const { rules, before } = this;
    const { g } = position;
    const { pool, history, notes, shadow, passIdleWindows } = this.walk;
    checkCopy(rules, g);
    checkSeats(position);
    checkTrials(position, before, pool, (trial) => this.marks.try(trial));
    checkSets(position, random, pool);
    const spoilt = spoiltAt(position, random);
    checkRefusals(position, before, spoilt);
    checkSaved(rules, g);
    history.checkLast();
    const seen = new Seen(rules, g, pool);
    checkObservers(seen, position.asked);
    demand(holdsStill(g, before), 'a question put to the rules changed the state');
    notes.exchanged(checkHidden(position, seen, random));
    pool.giveBack();
    if (position.who === CHANCE || isLone(position, passIdleWindows)) return;
    shadow.meet(g, history);
    shadow.checkRefusals(position, spoilt);
    shadow.checkUndo(g, history);
  }

  /** Makes the requested checks at the end of the game. */
  end(g: StateBase): void {
    const { history, notes, pool, shadow } = this.walk;
    const { checks, notation } = this.options;
    if (checks === 'none' && notation !== 'all') return;
    const random = this.randomHere();
    checkStanding(this.rules, g);
    this.write(g);
    this.playAgain(g, random);
    if (!this.all) return;
    checkCopy(this.rules, g);
    checkSaved(this.rules, g);
    const seen = new Seen(this.rules, g, pool);
    checkObservers(seen, []);
    notes.exchanged(checkExchanges(seen, random));
    shadow.meet(g, history);
    shadow.checkUndo(g, history);
    shadow.checkJournal(history, random);
    history.checkAll(random);
  }

  /** If this game is one of those chosen, writes it as text and replays it. */
  private playAgain(g: StateBase, random: Random): void {
    if (!this.isWritten(PLAYED_AGAIN_ONE_IN, random)) return;
    checkRecordText(this.rules, g, this.walk.setting, this.walk.history.entries, random);
    this.walk.notes.playedAgain();
  }
}
