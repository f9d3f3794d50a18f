import type { Json } from '@carillon/kit';

// A lesson as data: a position, and steps. Its texts are separate, by language; see `LessonText`.

/** A position by name, as from `Rules.toJson`. */
export type NamedPosition = Readonly<Record<string, Json>>;

/**
 * A choice, or a pattern of choices: words of the notation, in which `a|b` matches either word, and a star at the end
 * matches any rest: `move *` matches `move albany`. A star alone matches every choice.
 */
export type Pattern = string;

/** A check of the position after an exercise. */
export interface Failing {
  /** The key of the answer, one of `answers`; `undefined` if the exercise is done. */
  readonly check: (position: NamedPosition) => string | undefined;
  readonly answers: readonly string[];
}

/** The reader's task at a step: one of several solutions, each a series of choices. */
export interface Exercise {
  /**
   * The solutions, as lists of choices in text. The step is done with the last choice of any of them; the others
   * lead there, in any order. The first solution is what Skip plays.
   */
  readonly solutions: readonly (readonly string[])[];
  /** The question that ends the exercise, `muster.pick`: the same choice at another question does not. */
  readonly where?: string;
  /** Further choices that lead on without completing the exercise. */
  readonly leads?: readonly Pattern[];
  /** Further choices that complete the exercise. */
  readonly does?: readonly Pattern[];
  /** Wrong choices, each with the key of its answer; the first match counts. The last pattern is `*`. */
  readonly wrong: readonly (readonly [pattern: Pattern, answer: string])[];
  /** Checks that can reject the exercise after its last choice: the reader then begins the step again. */
  readonly fails?: Failing;
}

/** One step: a text and, optionally, an exercise. */
export interface Step {
  /** Its name, unique in the lesson; its text has the same. */
  readonly name: string;
  /**
   * The target that the step points at: `space:albany`, `piece:montcalm`, `card:campaign-1`, or a button by its choice,
   * `button:stop`.
   */
  readonly points?: readonly string[];
  /** Absent: the reader only reads on. */
  readonly exercise?: Exercise;
  /**
   * The scripted continuation, in order: `chance roll 4 3`, `british discard ambush-11`. Rolls and draws during the
   * exercise come first. The reader's own seat may appear after the exercise.
   */
  readonly after?: readonly string[];
}

export interface Lesson {
  readonly id: string;
  /** The seat that the reader plays. */
  readonly seat: string;
  readonly scenario: string;
  /** The position, in its notation: only the differences from the set-up of the scenario. */
  readonly position: string;
  readonly steps: readonly Step[];
}

/** A worked example of a rulebook: a position, and how it is played from there. */
export interface Example extends Pick<Lesson, 'id' | 'seat' | 'scenario'> {
  /** In the notation, line by line. */
  readonly position: readonly string[];
  /** All choices, rolls and draws, in parts to be shown one after another. */
  readonly plays: readonly (readonly string[])[];
}

/** An example as a lesson without exercises: a step for each part. */
export const lessonOf = ({ position, plays, ...example }: Example): Lesson => ({
  ...example,
  position: position.join('\n'),
  steps: plays.map((after, i): Step => ({ name: `${i + 1}`, after })),
});

/** The text of an example in one language. */
export interface ExampleText {
  readonly title: string;
  /** The point of the example, in one sentence. */
  readonly about: string;
}

/** The texts of all examples of a title in one language, by their ids. */
export type ExampleBook = Readonly<Record<string, ExampleText>>;

/** The text of a step. `[6.1]` in it refers to a rule. */
export interface StepText {
  readonly say: string;
  /** The answers to wrong choices, by their keys. */
  readonly [answer: string]: string;
}

/** The texts of a lesson in one language. */
export interface LessonText {
  readonly title: string;
  /** The subject of the lesson, in one sentence. */
  readonly about: string;
  readonly steps: Readonly<Record<string, StepText>>;
}

/** The texts of all lessons of a title in one language, by their ids. */
export type LessonBook = Readonly<Record<string, LessonText>>;

/** Texts by the code of their language; always in English. */
export type Translations<Texts> = Readonly<{ en: Texts } & Record<string, Texts>>;
