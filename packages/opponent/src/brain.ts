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
 * Plays a title on from any position, for any seat, quickly and mostly sensibly. It remembers its intention between the
 * choices of one card play, such as the goal of a march.
 */
export interface Policy<G extends StateBase> {
  /** Forgets its intention. With a number, it takes up the intention with this index in the list of `intend`. */
  begin(intention?: number): void;
  /**
   * Works out a seat's possible intentions for its turn from what it sees, and keeps the list, the most promising
   * first; returns its length, which is 0 if no turn is planned. A title without intentions leaves this out.
   */
  intend?(g: G, seat: Seat): number;
  /** The index of a choice in the list, which has at least two. */
  pick(g: G, seat: Seat, choices: Choices, below: Below): number;
}

/** The part of the rules that a computer player may use: it can neither begin a game nor read a full state. */
export type Seen<G extends StateBase, View> = Pick<
  Rules<G, View, unknown>,
  'title' | 'flow' | 'blank' | 'fromView' | 'result' | 'logFor'
>;

/**
 * Questions that come before a seat's own part of a turn, such as which card to play. They are weighed by the plans
 * that may follow.
 */
export interface Ahead<G extends StateBase> {
  /** The steps of these questions, as indices in `allSteps`. */
  readonly steps: ReadonlySet<number>;
  /** Those of them that come before a turn begins; playouts from there include the turn. */
  readonly early: ReadonlySet<number>;
  /** The class, 0 or 1, of an enemy's answer to such a question; called before the choice is made. */
  answer(g: G, choice: Choice): number;
}

/** The parts of a title that computer players need besides its rules. */
export interface Brain<G extends StateBase, View> {
  readonly rules: Seen<G, View>;
  /**
   * Whether a turn begins here: a card play, or an Action Phase. Plans are made for one turn, and the position after it
   * is evaluated. Public: the same in the view of every seat.
   */
  beginsTurn(g: G): boolean;
  /** The only step at which turns begin, as its index in `allSteps`. */
  readonly turnStep: number;
  /**
   * Returns a function that replaces all hidden cards and answers of a view at random, in an observer's state made from
   * it. The view of the state does not change. Dealing allocates nothing. With `witnessed`, cards are dealt with the
   * probabilities that follow from the other seat's habits; otherwise all are equally likely.
   */
  dealer(view: View, witnessed?: readonly Witnessed[]): (g: G, below: Below) => void;
  /**
   * Notes for each card that a seat held whether it used the card in this answer. Habits are learned from these notes,
   * in games in which everything is known.
   */
  watch(g: G, who: Seat, choice: string, note: NoteHabit): void;
  /**
   * The version of the habits by which a level with beliefs deals hidden cards; without habits all cards are equally
   * likely, as for the other levels.
   */
  readonly habits?: string;
  /** The seat whose turn it is, or `undefined` between turns. Public. */
  turnOf(g: G): Seat | undefined;
  /** The questions before a seat's own part of a turn. */
  readonly ahead?: Ahead<G>;
  /** Whether a turn is planned again from here, because the enemy has acted since it was planned. Public. */
  plansAgain?(g: G): boolean;
  /** Whether a choice is worth considering. Most rights that a seat has at any time are not. */
  considers(g: G, seat: Seat, choice: Choice): boolean;
  /** Describes the intentions of seats, if the title has any. */
  readonly intending?: Intending<G>;
  /** A new policy; each search has its own. */
  policy(): Policy<G>;
  /** The first seat's chance of winning, from 0 to 1, in a state in which everything is known or dealt. */
  evaluate(g: G): number;
  /** The same by weights learned from games, with their version. */
  readonly learned: { readonly version: string; readonly evaluation: LearnedEvaluation<G>; evaluate(g: G): number };
  /** The share of games actually won for each chance that `evaluate` gave, if it was measured. */
  readonly calibration?: Calibration;
  /** The describable features of positions, to explain plans. */
  readonly telling: Telling<G>;
  /** The same brain for a player of a style. A title without styles leaves this out. */
  styled?(style: StyleName): Brain<G, View>;
  /** The version of its weights and its code of evaluation; it changes with them. */
  readonly version: string;
}

/** The brain of a player of a style. */
export const inStyle = <G extends StateBase, View>(brain: Brain<G, View>, style: StyleName): Brain<G, View> =>
  (style === 'balanced' ? undefined : brain.styled?.(style)) ?? brain;

/** The brain of any title, for code that works on all of them. */
export type AnyBrain = Brain<StateBase, Json>;

/** A brain without its types; pass it only states and views made by its own rules. */
export const anyBrain = <G extends StateBase, View>(brain: Brain<G, View>): AnyBrain => brain as unknown as AnyBrain;

/** A level's evaluation of positions: the first seat's chance of winning. */
export const evaluationOf = <G extends StateBase, View>(
  brain: Pick<Brain<G, View>, 'evaluate' | 'learned'>,
  { learned }: Pick<Level, 'learned'>,
): ((g: G) => number) => (learned ? brain.learned.evaluate : brain.evaluate);

/** The version of a level's evaluation. */
export const versionOf = <G extends StateBase, View>(
  { version, learned }: Pick<Brain<G, View>, 'version' | 'learned'>,
  level: Pick<Level, 'learned'>,
): string => (level.learned ? learned.version : version);

/** A level's evaluation of the first seat's chance, corrected if there is a calibration of this evaluation. */
export function correctedOf<G extends StateBase, View>(
  brain: Pick<Brain<G, View>, 'evaluate' | 'learned' | 'version' | 'calibration'>,
  level: Pick<Level, 'learned'>,
): (g: G) => number {
  const evaluate = evaluationOf(brain, level);
  const { calibration } = brain;
  if (calibration?.of !== versionOf(brain, level)) return evaluate;
  return (g) => calibrated(calibration, evaluate(g));
}
