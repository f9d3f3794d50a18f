import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@carillon/board';
import type { StateBase } from '@carillon/flow';
import type { AnyTitle } from '@carillon/host';
import { at as must } from '@carillon/kit';
import { type Exercise, type Lesson, type LessonBook, LessonMisfit, LessonRun } from '@carillon/lessons';
import { TITLES } from '@carillon/titles';
import { LESSON_BOOKS } from '@carillon/titles/lesson-books';
import { LESSONS } from '@carillon/titles/lessons';
import { WORKERS } from '@carillon/titles/workers';
import { describe, expect, it } from 'vitest';

// Plays every lesson of every title to its end under the rules, without a browser, with its texts in each language.

type Run = LessonRun<StateBase, unknown, unknown>;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The minimum number of steps in a lesson that wait for a choice. */
const FEWEST = 4;
const MOST = 25;

const ALL = await Promise.all(
  [...LESSONS].map(async ([title, load]) => {
    const { rules } = await must(
      [...WORKERS].filter(([id]) => id === title),
      0,
    )[1]();
    const books = await LESSON_BOOKS.get(title)?.();
    const board = await must(
      TITLES.filter(({ door }) => door.id === title),
      0,
    ).board();
    const texts = new Map<string, LessonBook>(
      await Promise.all(Object.entries(books ?? {}).map(async ([language, book]) => [language, await book()] as const)),
    );
    return { title, rules, board, texts, lessons: await load() };
  }),
);

const choicesOf = (run: Run): string[] => run.table.choicesOf(run.table.rules.seats.indexOf(run.lesson.seat));

/** Goes through the steps as Skip does; before each step is played, `look` may try anything and go back. */
function walk(run: Run, look: (step: NonNullable<Run['step']>) => void): void {
  for (let { step } = run; step !== undefined; step = run.step) {
    look(step);
    run.skip();
  }
}

/** All targets that a step points at, except buttons. */
const targetsOf = ({ steps }: Lesson): readonly string[] =>
  steps.flatMap(({ points = [] }) => points.filter((each) => !each.startsWith('button:')));

function isOnBoard(board: AnyTitle, view: unknown, target: string): boolean {
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'space') return board.spaces.includes(id);
  if (kind !== 'piece' && kind !== 'card') return false;
  return kind === 'card' || board.placeOf(view, { kind, id }) !== undefined;
}

/** The keys of the answers that an exercise can give. */
const answersOf = ({ wrong, fails }: Exercise): readonly string[] => [
  ...new Set([...wrong.map(([, answer]) => answer), ...(fails?.answers ?? [])]),
];

/** The figures in a text, in order of size, including signs, leaders' ratings and rule numbers. */
const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/[−+]?\d+(?:[-.]\d+)*/g)].map(([figure]) => figure).sort();

/** The words for 2 to 12, and again for 2; “one” is also an article in German and French. */
const NUMBERS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    en: 'two three four five six seven eight nine ten eleven twelve both',
    de: 'zwei(?:en)? drei(?:en)? vier(?:en)? fünf sechs sieben acht neun zehn elf zwölf beide[nrsm]?',
    fr: 'deux trois quatre cinq six sept huit neuf dix onze douze deux',
  }).map(([language, words]) => [language, words.split(' ')]),
);
/** Rule numbers and names: no counting. */
const NAMED = String.raw`\[[^\]]*\]|Number Four|Trois-Rivières`;

/** The numbers in words in a text, in order of size. */
function wordsIn(language: string, text: string): readonly number[] {
  const words = NUMBERS.get(language) ?? [];
  const found = text.matchAll(new RegExp(`${NAMED}|(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'));
  const place = (word: string): number => words.findIndex((each) => new RegExp(`^${each}$`, 'iu').test(word));
  const places = [...found].map(([word]) => place(word)).filter((each) => each >= 0);
  return places.map((each) => (each === words.length - 1 ? 0 : each)).sort((a, b) => a - b);
}

describe.each(ALL)('the lessons of $title', ({ title, rules, board, texts, lessons }) => {
  it('are listed in each language that they are written in', () => {
    const written = LANGUAGES.filter((language) => existsSync(join(ROOT, `games/${title}/lessons/src/${language}`)));
    expect([...texts.keys()].sort()).toEqual(written.toSorted());
  });

  it.each([...texts].filter(([language]) => language !== 'en'))('name the English figures in %s', (_language, book) => {
    for (const [id, { steps }] of Object.entries(texts.get('en') ?? {}))
      for (const [name, answers] of Object.entries(steps))
        for (const [key, text] of Object.entries(answers))
          expect.soft(figuresIn(book[id]?.steps[name]?.[key] ?? ''), `${id}, ${name}: ${key}`).toEqual(figuresIn(text));
  });

  it.each([...texts].filter(([language]) => language !== 'en'))('count in %s as in English', (language, book) => {
    for (const [id, { steps }] of Object.entries(texts.get('en') ?? {}))
      for (const [name, answers] of Object.entries(steps))
        for (const [key, text] of Object.entries(answers)) {
          const other = book[id]?.steps[name]?.[key] ?? '';
          expect.soft(wordsIn(language, other), `${id}, ${name}: ${key}`).toEqual(wordsIn('en', text));
        }
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s is played to its end', (_id, lesson) => {
    const run = new LessonRun(rules, lesson);
    walk(run, () => undefined);
    expect(run.at).toBe(lesson.steps.length);
    const asking = lesson.steps.filter(({ exercise }) => exercise !== undefined).length;
    expect(asking).toBeGreaterThanOrEqual(FEWEST);
    expect(asking).toBeLessThanOrEqual(MOST);
    const names = lesson.steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s answers wrong choices', (_id, lesson) => {
    const run = new LessonRun(rules, lesson);
    walk(run, ({ name, exercise }) => {
      if (exercise === undefined) return;
      const { at } = run;
      const before = run.table.journal.length;
      const answered = choicesOf(run).flatMap((choice) => {
        const outcome = run.choose([choice]);
        if (run.at !== at) run.back();
        run.restart();
        return outcome.is === 'wrong' ? [outcome.answer] : [];
      });
      expect(answered, `${name}: nothing can be chosen wrongly`).not.toEqual([]);
      for (const answer of answered) expect(answersOf(exercise), name).toContain(answer);
      expect([run.at, run.table.journal.length]).toEqual([at, before]);
    });
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s accepts each solution', (_id, lesson) => {
    const run = new LessonRun(rules, lesson);
    walk(run, ({ name, exercise }) => {
      for (const way of exercise?.solutions.slice(1) ?? []) {
        const { at } = run;
        for (const choice of way) expect(run.choose([choice]), `${name}: ${choice}`).toEqual({ is: 'made' });
        expect(run.at, `${name}: ${way.join(', ')}`).toBe(at + 1);
        run.back();
      }
    });
  });

  it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s points at what is on the table', (_id, lesson) => {
    const { table } = new LessonRun(rules, lesson);
    const view = rules.view(table.state, rules.seats.indexOf(lesson.seat));
    for (const target of targetsOf(lesson)) expect(isOnBoard(board, view, target), target).toBe(true);
  });

  it.each([...texts])('say everything in %s', (_language, book) => {
    expect(Object.keys(book).sort()).toEqual(lessons.map(({ id }) => id).sort());
    for (const { id, steps } of lessons) {
      const shown = book[id]?.steps ?? {};
      expect(Object.keys(shown), id).toEqual(steps.map(({ name }) => name));
      for (const { name, exercise } of steps) {
        const keys = exercise === undefined ? [] : answersOf(exercise);
        for (const key of ['say', ...keys]) expect(shown[name]?.[key], `${id}, ${name}: ${key}`).toMatch(/\S/);
        const spare = Object.keys(shown[name] ?? {}).filter((key) => key !== 'say' && !keys.includes(key));
        expect(spare, `${id}, ${name}`).toEqual([]);
      }
    }
  });
});

describe('a force taken in one go', () => {
  const { rules, lessons } = must(ALL, 0);
  const run = new LessonRun(rules, must(lessons, 0));

  it('may be everybody: the table ends the selection itself before the page does', () => {
    while (run.step?.name !== 'siege') run.skip();
    const { at } = run;
    for (const choice of ['activate francois-bigot-36', 'lead montcalm']) run.choose([choice]);
    const pieces = ['french-regular-2', 'french-regular-7', 'french-regular-8', 'french-regular-9', 'huron'];
    const takes = pieces.map((piece) => `take ${piece}`);
    expect(run.choose([...takes, 'done'])).toEqual({ is: 'made' });
    expect([run.at, choicesOf(run).includes('siege')]).toEqual([at, true]);
  });
});

describe('a lesson that no longer fits', () => {
  const { rules, lessons } = must(ALL, 0);
  const lesson = must(lessons, 0);
  const spoilt = (name: string, change: (step: Lesson['steps'][number]) => Lesson['steps'][number]): Lesson => ({
    ...lesson,
    steps: lesson.steps.map((step) => (step.name === name ? change(step) : step)),
  });
  const played = (of: Lesson): void => walk(new LessonRun(rules, of), () => undefined);

  it('names the step whose choice the rules refuse', () => {
    const march = (step: Lesson['steps'][number]) => ({
      ...step,
      exercise: { solutions: [['move montreal']], wrong: [] },
    });
    expect(() => played(spoilt('march', march))).toThrow(LessonMisfit);
    expect(() => played(spoilt('march', march))).toThrow(/first-game, step march: "move montreal" is refused/);
  });

  it('names the step whose script the rules refuse', () => {
    const dice = (step: Lesson['steps'][number]) => ({ ...step, after: ['british decline', 'chance roll 7 1'] });
    expect(() => played(spoilt('odds', dice))).toThrow(/first-game, step odds: the script says "chance roll 7 1"/);
  });

  it('says that its position is impossible', () => {
    expect(() => new LessonRun(rules, { ...lesson, position: 'at nowhere montcalm' })).toThrow(/lesson first-game: /);
  });
});
