import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coached, LANGUAGES, sectionOf } from '@carillon/board';
import type { QuestionStep } from '@carillon/flow';
import { TITLES } from '@carillon/titles';
import { LESSON_BOOKS } from '@carillon/titles/lesson-books';
import { WORKERS } from '@carillon/titles/workers';
import { describe, expect, it } from 'vitest';

// The coach of each title, compared with the list of questions that its rules can ask.

const REFERENCE = /\[([^\]]*)\]/g;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The rule numbers of the rulebook. */
const numbersOf = (title: string): Set<string> =>
  new Set(readFileSync(join(ROOT, 'games', title, 'rules/src/rule-numbers.ts'), 'utf8').match(/(?<=')\d[^']*(?=')/g));
/** A text shorter than this has no sentence of its own. */
const SHORTEST = 16;

const ALL = await Promise.all(
  TITLES.map(async ({ door, board: load }) => {
    const { rules } = (await WORKERS.get(door.id)?.()) ?? expect.fail(`no rules of ${door.id}`);
    const { coach, help } = await load();
    const books = await Promise.all(
      LANGUAGES.map(async (language) => ({
        language,
        book: (await coach?.(language)) ?? expect.fail(`${door.id} has no coach`),
        help: await help(language),
      })),
    );
    return { title: door.id, questions: rules.flow.questionSteps, numbers: numbersOf(door.id), books };
  }),
);

/** A window is asked about at each of its moments. */
const momentsOf = ({ moments }: QuestionStep): readonly (string | null)[] => (moments.length === 0 ? [null] : moments);

describe.each(ALL)('the coach of $title', ({ title, questions, numbers, books }) => {
  it('knows the questions from the rules', () => {
    expect(questions.length).toBeGreaterThan(40);
    expect(questions.every(({ verbs }) => verbs.length > 0)).toBe(true);
  });

  describe.each(books)('in $language', ({ book, help }) => {
    it('explains every question, the effect of each choice, and what to weigh', () => {
      const missing = questions.flatMap((question) =>
        momentsOf(question).flatMap((moment) => {
          const where = [question.step, ...(moment === null ? [] : [moment])].join('.');
          const reported = coached(book, question.step, moment);
          if (reported === undefined) return [where];
          const verbs = question.verbs.filter((verb) => (reported.does[verb] ?? '').length < SHORTEST);
          const asides = question.asides.filter((verb) => (book.asides[verb] ?? '').length < SHORTEST);
          return [
            ...[...verbs, ...asides].map((verb) => `${where} ${verb}`),
            ...(reported.asks.length < SHORTEST ? [`${where} asks`] : []),
            ...(reported.weigh.length === 0 || reported.weigh.some((each) => each.length < SHORTEST)
              ? [`${where} weigh`]
              : []),
          ];
        }),
      );
      expect(missing).toEqual([]);
    });

    it('explains no question or choice that does not exist', () => {
      const asked = new Map(
        questions.flatMap((question) =>
          momentsOf(question).map((moment) => [
            moment === null ? question.step : `${question.step}.${moment}`,
            question.verbs,
          ]),
        ),
      );
      expect(Object.keys(book.steps).filter((step) => !asked.has(step))).toEqual([]);
      const idle = Object.entries(book.steps).flatMap(([step, { does }]) =>
        Object.keys(does).flatMap((verb) => (asked.get(step)?.includes(verb) ? [] : [`${step} ${verb}`])),
      );
      expect(idle).toEqual([]);
    });

    it('refers to rules of the rulebook, which the help explains', () => {
      const texts = [
        ...Object.values(book.asides),
        ...Object.values(book.steps).flatMap(({ asks, does, weigh }) => [asks, ...Object.values(does), ...weigh]),
      ];
      const cited = texts.flatMap((text) => [...text.matchAll(REFERENCE)].map(([, number]) => number ?? ''));
      expect(cited.length).toBeGreaterThan(30);
      expect(cited.filter((number) => !numbers.has(number) || sectionOf(help, number) === undefined)).toEqual([]);
    });
  });

  const written = LANGUAGES.filter((each) => existsSync(join(ROOT, `games/${title}/board/src/coach/${each}`)));
  it.each(written.filter((each) => each !== 'en'))('is told in %s in other words than in English', (other) => {
    const [english, translated] = ['en', other].map((each) => books.find(({ language }) => language === each)?.book);
    const same = Object.entries(english?.steps ?? {}).filter(
      ([step, { asks }]) => translated?.steps[step]?.asks === asks,
    );
    expect(same).toEqual([]);
  });

  it('leads to existing lessons', async () => {
    const lessons = await (await LESSON_BOOKS.get(title)?.())?.en();
    const procedures = new Set(questions.map(({ step }) => step.split('.')[0]));
    const links = Object.entries(books[0]?.book.lessons ?? {});
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter(([procedure, id]) => !procedures.has(procedure) || lessons?.[id] === undefined)).toEqual([]);
  });
});
