import type { Choice, Choices, Rules, Seat, StateBase, Witnessed } from '@carillon/flow';
import type { Below, Json } from '@carillon/kit';
import type { StyleName } from '@carillon/seat';
import { type Calibration, calibrated } from './calibration.ts';
import type { NoteHabit } from './habits.ts';
import type { Intending } from './intended.ts';
import type { LearnedEvaluation } from './learned.ts';
import type { Level } from './levels.ts';
import type { Telling } from './telling.ts';

/**
 * How a title is played on from any position, for any seat: quickly, and sensibly on the whole. It keeps what it
 * intends between the choices of one card play, such as where a march is going.
 */
export interface Policy<G extends StateBase> {
  /** Forgets what it intends. With a number it sets out to do what has this number in the list of `intend`. */
  begin(intention?: number): void;
  /**
   * Works out from what a seat sees what it may set out to do in its turn, and keeps the list, the most promising first;
   * returns its length, 0 where no turn is planned. A title without intentions leaves this out.
   */
  intend?(g: G, seat: Seat): number;
  /** The index of a choice in the list, which has at least two. */
  pick(g: G, seat: Seat, choices: Choices, below: Below): number;
}

/** What a computer player may use of the rules: nothing that begins a game, or reads a state that is not a view. */
export type Seen<G extends StateBase, View> = Pick<
  Rules<G, View, unknown>,
  'title' | 'flow' | 'blank' | 'fromView' | 'result' | 'logFor'
>;

/**
 * Questions that come before a seat's own part of a turn, such as which card to play: they are weighed by the plans that
 * may follow.
 */
export interface Ahead<G extends StateBase> {
  /** The steps that ask, as indices in `allSteps`. */
  readonly steps: ReadonlySet<number>;
  /** Those of them that come before a turn begins: playouts from there go on to the end of the turn. */
  readonly early: ReadonlySet<number>;
  /** Which of the enemy's two answers to such a question this choice is, 0 or 1; asked before it is made. */
  answer(g: G, choice: Choice): number;
}

/** What computer players need of a title besides its rules. */
export interface Brain<G extends StateBase, View> {
  readonly rules: Seen<G, View>;
  /**
   * Whether a turn begins here: a card play, or an Action Phase. Plans are made for one turn, and the position after it
   * is evaluated. Public: it is the same for all who see the game.
   */
  beginsTurn(g: G): boolean;
  /** The only step at which turns begin, as its index in `allSteps`. */
  readonly turnStep: number;
  /**
   * Returns what deals and answers at random all that a view hides, into an observer's state with its contents. The
   * state then looks the same to the view's seat. Dealing allocates nothing. With what the seat has witnessed, cards are
   * dealt as likely as the habits of the other seat make them; otherwise all alike.
   */
  dealer(view: View, witnessed?: readonly Witnessed[]): (g: G, below: Below) => void;
  /**
   * Notes what a seat did with each card that it held when it answered, where all is known: habits are learned from
   * this.
   */
  watch(g: G, who: Seat, choice: string, note: NoteHabit): void;
  /**
   * What the habits are called by which a level that believes something deals hidden cards; without them it deals all
   * alike, as the others do.
   */
  readonly habits?: string;
  /** The seat whose turn it is, or `undefined` between turns. Public. */
  turnOf(g: G): Seat | undefined;
  /** Questions before a seat's own part of a turn. */
  readonly ahead?: Ahead<G>;
  /** Whether a turn is planned again from here, because the enemy has acted since it was planned. Public. */
  plansAgain?(g: G): boolean;
  /** Whether a choice is worth a thought. Rights that a seat has at any time mostly are not. */
  considers(g: G, seat: Seat, choice: Choice): boolean;
  /** What can be told of intentions, if seats set out to do something in their turns. */
  readonly intending?: Intending<G>;
  /** A policy of its own for each search. */
  policy(): Policy<G>;
  /** The first seat's chance of winning, from 0 to 1, where all is known or dealt. */
  evaluate(g: G): number;
  /** The same by weights learned from games, and what these are called. */
  readonly learned: { readonly version: string; readonly evaluation: LearnedEvaluation<G>; evaluate(g: G): number };
  /** How often games were won in which `evaluate` gave a chance, where that was measured. */
  readonly calibration?: Calibration;
  /** The describable features of positions, to explain plans. */
  readonly telling: Telling<G>;
  /** The same brain for a player of a style. A title without styles leaves this out. */
  styled?(style: StyleName): Brain<G, View>;
  /** What its weights and code of evaluation are called; it changes with them. */
  readonly version: string;
}

/** The brain of a player of a style. */
export const inStyle = <G extends StateBase, View>(brain: Brain<G, View>, style: StyleName): Brain<G, View> =>
  (style === 'balanced' ? undefined : brain.styled?.(style)) ?? brain;

/** The brain of any title, for code that works on all of them. */
export type AnyBrain = Brain<StateBase, Json>;

/** A brain with its types forgotten: give it only what its own rules have made. */
export const anyBrain = <G extends StateBase, View>(brain: Brain<G, View>): AnyBrain => brain as unknown as AnyBrain;

/** How a level judges positions: the first seat's chance of winning. */
export const evaluationOf = <G extends StateBase, View>(
  brain: Pick<Brain<G, View>, 'evaluate' | 'learned'>,
  { learned }: Pick<Level, 'learned'>,
): ((g: G) => number) => (learned ? brain.learned.evaluate : brain.evaluate);

/** A level's chances: the first seat's, as evaluated, corrected where a calibration of this evaluation is known. */
export function versionOf<G extends StateBase, View>(
  brain: Pick<Brain<G, View>, 'evaluate' | 'learned' | 'version' | 'calibration'>,
  level: Pick<Level, 'learned'>,
): (g: G) => number {
  const evaluate = evaluationOf(brain, level);
  const { calibration } = brain;
  if (level.learned || calibration?.of !== brain.version) return evaluate;
  return (g) => calibrated(calibration, evaluate(g));
}
