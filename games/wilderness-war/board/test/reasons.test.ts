import { readFileSync } from 'node:fs';
import { LANGUAGES, type Target } from '@carillon/board';
import { CLAUSES, wildernessWar } from '@carillon/wilderness-war-rules';
import { CARDS, PIECES, SPACES, type View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import en from '../src/texts/en/clauses.json' with { type: 'json' };
import { played, type Sample } from './samples.ts';

/** The clauses of a language, as written. */
const writtenIn = (language: string): Readonly<Record<string, string | null>> =>
  JSON.parse(readFileSync(new URL(`../src/texts/${language}/clauses.json`, import.meta.url), 'utf8'));

/** Possible targets. */
const TARGETS: readonly Target[] = [
  ...SPACES.map((id): Target => ({ kind: 'space', id })),
  ...PIECES.map((id): Target => ({ kind: 'piece', id })),
  ...CARDS.map((id): Target => ({ kind: 'card', id })),
];
/** One target in this many, with a different start at each question. */
const STEP = 90;

const answerTo = (view: View, question: ReturnType<typeof title.reasons.ask>): unknown =>
  question &&
  wildernessWar.query(wildernessWar.fromView(view), question.name, JSON.parse(JSON.stringify(question.args)));

/** Some targets of a question, with the rules’ answer for each. */
function asked({ view, asked: by }: Sample, nth: number): readonly unknown[] {
  return TARGETS.filter((_, i) => i % STEP === nth % STEP).map((target) =>
    answerTo(view, title.reasons.ask(by, target)),
  );
}

describe('why something cannot be chosen', () => {
  it('names the identical unit that is offered in its place', () => {
    const params = { side: 'british', like: 'northern-provincial-1' };
    const answer = [{ clause: 'once', rule: '1.1', verb: 'take', params }];
    const [reason] = title.reasons.describe(answer, 'en') ?? [];
    expect(reason).toEqual({
      text: 'A unit identical to it is offered in its place: Connecticut (Northern Provincial).',
      rule: '1.1',
      aside: false,
      standsIn: true,
    });
  });

  it('has a sentence for every clause of the rules, and for nothing else', () => {
    const clauses = Object.values(CLAUSES).filter(({ name, formal }) => !formal || name === 'once');
    expect(Object.keys(en).toSorted(), 'texts/en/clauses.json').toEqual(
      clauses.map(({ name }) => `clause.${name}`).toSorted(),
    );
  });

  it('is a whole sentence in every language', () => {
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(writtenIn(language)))
        if (text !== null) expect(text, key).toMatch(/^[A-ZÀ-Ü{].*\.$/);
    }
  });

  it('appears with its rule wherever something is asked, in both languages', () => {
    const rules = new Set<string>();
    played().samples.forEach((sample, i) => {
      for (const answer of asked(sample, i)) {
        for (const language of LANGUAGES) {
          for (const { text, rule } of title.reasons.describe(answer, language) ?? []) {
            expect(text).not.toMatch(/[{}]/);
            rules.add(rule ?? '');
          }
        }
      }
    });
    expect(rules.size).toBeGreaterThan(20);
    for (const rule of rules) expect(rule).toMatch(/^\d+\.\d/);
  });

  it('never contradicts an available choice', () => {
    for (const { view, asked: by, options } of played().samples) {
      const [first] = [...title.gestures(view, by, options.slice(0, 1)).values()];
      if (first?.on !== 'target') continue;
      expect(title.reasons.describe(answerTo(view, title.reasons.ask(by, first.target)), 'en')).toBeUndefined();
    }
  });
});

describe('what is unavailable at a question', () => {
  it('is listed verb by verb, with and without its object', () => {
    for (const { view, asked: by, options } of played().samples) {
      for (const language of LANGUAGES) {
        const listed = title.reasons.describeBarred(
          view,
          by,
          answerTo(view, title.reasons.askBarred(by, undefined)),
          undefined,
          language,
        );
        for (const { verb, label } of listed) {
          expect(label).not.toMatch(/[{}]|^\s|\s{2}|\s$/);
          expect(label).not.toBe(verb);
          expect(options.map((option) => option.verb)).not.toContain(verb);
        }
      }
    }
  });

  it('is listed for a card use by use, as on its menu', () => {
    const sample = played().samples.find(({ asked: by }) => by.procedure === 'phase' && by.step === 'card');
    const option = sample?.options.find(({ verb }) => verb === 'activate');
    if (!(sample && option)) throw new Error('nobody was asked for a card');
    const target: Target = { kind: 'card', id: option.args[0] ?? '' };
    const shown = (id: string) => {
      const card: Target = { kind: 'card', id };
      const answer = answerTo(sample.view, title.reasons.askBarred(sample.asked, card));
      return title.reasons.describeBarred(sample.view, sample.asked, answer, card, 'en').map(({ verb }) => verb);
    };
    const legal = sample.options.filter(({ args }) => args[0] === target.id).map(({ verb }) => verb);
    expect([...legal, ...shown(target.id)].toSorted()).toEqual(['activate', 'discard', 'event', 'forts', 'stockades']);
  });
});
