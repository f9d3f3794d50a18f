import { copyInto, type Logged, type Rules, type StateBase } from '@carillon/flow';
import { at } from '@carillon/kit';
import { type Lesson, LessonRun, type LessonText, type Step } from '../src/index.ts';

// The numbers in the texts of a lesson, each held against the position of its step or a table of the title.

/** The position in which a text is read. */
export interface Scene<G, LogEntry> {
  readonly g: G;
  readonly lesson: Lesson;
  /** The step that begins; `undefined` at the end. */
  readonly step: Step | undefined;
  /** The choices of the reader. */
  readonly choices: readonly string[];
  /** What has happened in the lesson so far. */
  readonly log: readonly LogEntry[];
  /** The scene when the next step begins; the same one at the last step. */
  readonly next: Scene<G, LogEntry>;
  /** The scene when this step's predecessor began; the same one at the first step. */
  readonly before: Scene<G, LogEntry>;
}

/** Computes what a number in a text must be. */
export type Value<S> = (scene: S, text: string) => number | readonly number[];
/** The word “one” in a fragment counts nothing: it stands for a noun, or means “any one”. */
export const PRONOUN = 'pronoun';
/** A fragment of an English text with a number or several, and their values in order. */
export type Claim<S> = readonly [fragment: string, value: Value<S> | typeof PRONOUN];
/** The claims of a lesson, by step and key of the text. */
export type LessonClaims<S> = Readonly<Record<string, Readonly<Record<string, readonly Claim<S>[]>>>>;

/** A number in a text; the place behind it is `end`. */
interface Read {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  readonly word: string;
}

const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TWO = 2;
/** “the one” and its like stand for a noun. */
const NO_COUNT = String.raw`\b(?:the|this|that|each|other|another|later|better|plain|large|Colonial|nearest) one\b`;
const NO_NUMBER = String.raw`\[[^\]]*\]|\d+(?:st|nd|rd|th)\b|${NO_COUNT}`;
const DIGITS = String.raw`[−+]?\d+`;

const numberOf = (word: string): number => {
  const digits = Number(word.replace('−', '-'));
  if (!Number.isNaN(digits)) return digits;
  const lower = word.toLowerCase();
  return lower === 'both' || lower === 'a second' ? TWO : ENGLISH.indexOf(lower) + 1;
};

/** The numbers in an English text; nothing inside the names counts as one. */
export function numbersIn(text: string, names: readonly string[] = []): readonly Read[] {
  const skipped = [...names, NO_NUMBER].join('|');
  const pattern = new RegExp(`(${skipped})|${DIGITS}|\\b(?:${ENGLISH.join('|')}|both|a second)\\b`, 'gi');
  return [...text.matchAll(pattern)].flatMap(({ 0: word, 1: skip, index }) =>
    skip === undefined ? [{ at: index, end: index + word.length, value: numberOf(word), word }] : [],
  );
}

/** All scenes of a lesson, played as Skip plays it: one as each step begins, and one at the end. */
export function scenesOf<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  lesson: Lesson,
): readonly Scene<G, LogEntry>[] {
  const run = new LessonRun(rules, lesson);
  const scenes: Scene<G, LogEntry>[] = [];
  const look = (): void => {
    const place = scenes.length;
    const g = rules.blank();
    copyInto(g, run.table.state);
    scenes.push({
      g,
      lesson,
      step: run.step,
      choices: [...run.table.choicesOf(rules.seats.indexOf(lesson.seat))],
      log: run.table.log.map(({ entry }: Logged<LogEntry>) => entry),
      get next() {
        return scenes[place + 1] ?? this;
      },
      get before() {
        return scenes[place - 1] ?? this;
      },
    });
  };
  for (look(); run.step !== undefined; look()) run.skip();
  return scenes;
}

/** What is wrong with the claims of a text: numbers without a claim, or with a false one. */
export function faultsIn<S>(
  text: string,
  claims: readonly Claim<S>[],
  scene: S,
  names?: readonly string[],
): readonly string[] {
  const numbers = numbersIn(text, names);
  const held = new Map<Read, number>();
  const faults = claims.flatMap(([fragment, value]) => {
    const from = text.indexOf(fragment);
    if (from < 0) return [`“${fragment}” is not in the text`];
    if (text.includes(fragment, from + 1)) return [`“${fragment}” is there twice`];
    const inside = numbers.filter((each) => each.at >= from && each.end <= from + fragment.length);
    for (const each of inside) held.set(each, (held.get(each) ?? 0) + 1);
    if (value === PRONOUN)
      return inside.length === 1 && inside[0]?.word.toLowerCase() === 'one' ? [] : [`“${fragment}” is no pronoun`];
    const said = inside.map((each) => each.value);
    const right = [value(scene, text)].flat();
    return `${said}` === `${right}` ? [] : [`“${fragment}” should say ${right.join(', ')}`];
  });
  const loose = numbers.filter((each) => held.get(each) !== 1);
  return [
    ...faults,
    ...loose.map((each) => `no claim, or two, for “${text.slice(Math.max(0, each.at - 20), each.end + 20)}”`),
  ];
}

/** The faults of all texts of a lesson, each with its step and key. */
export function faultsOf<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  lesson: Lesson,
  { steps }: LessonText,
  claims: LessonClaims<Scene<G, LogEntry>>,
  names?: readonly string[],
): readonly string[] {
  const scenes = scenesOf(rules, lesson);
  const spare = Object.entries(claims).flatMap(([step, keys]) =>
    Object.keys(keys).flatMap((key) => (steps[step]?.[key] === undefined ? [`${step}.${key}: no such text`] : [])),
  );
  const faults = lesson.steps.flatMap(({ name }, place) =>
    Object.entries(steps[name] ?? {}).flatMap(([key, text]) =>
      faultsIn(text, claims[name]?.[key] ?? [], at(scenes, place), names).map((each) => `${name}.${key}: ${each}`),
    ),
  );
  return [...spare, ...faults];
}
