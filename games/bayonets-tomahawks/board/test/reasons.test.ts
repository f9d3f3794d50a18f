import { readFileSync } from 'node:fs';
import { bayonetsTomahawks, CLAUSES } from '@carillon/bayonets-tomahawks-rules';
import { CARDS, PIECES, SPACES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES, type Target } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { BRITISH, phase, positionOf } from '../../rules/test/game.ts';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
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
const STEP = 300;
/** Some of the questions: explanations take longer than lists. */
const some = (): readonly Sample[] => played().samples.filter((_, i) => i % 8 === 0);

const answerTo = (view: View, question: ReturnType<typeof title.reasons.ask>): unknown =>
  question &&
  bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), question.name, JSON.parse(JSON.stringify(question.args)));

/** Some targets of a question, with the rules’ answer for each. */
function asked({ view, asked: by }: Sample, nth: number): readonly unknown[] {
  return TARGETS.filter((_, i) => i % STEP === nth % STEP).map((target) =>
    answerTo(view, title.reasons.ask(by, target)),
  );
}

describe('why something cannot be chosen', () => {
  it('names the identical unit that is offered in its place', () => {
    const params = { side: 'british', like: 'royal-artillery-1' };
    const answer = [{ clause: 'once', rule: '1.1', verb: 'take', params }];
    const [reason] = title.reasons.describe(answer, 'en') ?? [];
    expect(reason).toEqual({
      text: 'A unit identical to it is offered in its place: Royal Artillery.',
      rule: '1.1',
      aside: false,
      standsIn: true,
    });
  });

  it('says of an Action for which the side has no units at all what it lacks', () => {
    const game = phase({ pieces: { albany: ['22nd-28th'] }, cards: ['forced-march-10'], first: 'british' }, BRITISH);
    const view = { ...positionOf(game), seat: null };
    const by = { seat: 'british', procedure: 'action-phase', step: 'act', rule: '7.3', pass: null };
    const answer = answerTo(view, title.reasons.askBarred(by, undefined));
    const why = title.reasons.describeBarred(view, by, answer, undefined, 'en').find(({ verb }) => verb === 'sail');
    expect(why?.why).toMatchObject({ text: 'This side has no Fleet at a coast.', rule: '10.6' });
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
    some().forEach((sample, i) => {
      for (const answer of asked(sample, i)) {
        for (const language of LANGUAGES) {
          for (const { text, rule } of title.reasons.describe(answer, language) ?? []) {
            expect(text).not.toMatch(/[{}]/);
            rules.add(rule ?? '');
          }
        }
      }
    });
    expect(rules.size).toBeGreaterThan(4);
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
  it('is listed verb by verb, in words', () => {
    const verbs = new Set<string>();
    for (const { view, asked: by, options } of some()) {
      const answer = answerTo(view, title.reasons.askBarred(by, undefined));
      for (const language of LANGUAGES) {
        for (const { verb, label } of title.reasons.describeBarred(view, by, answer, undefined, language)) {
          verbs.add(verb);
          expect(label, verb).not.toMatch(/[{}]|^\s|\s{2}|\s$/);
          expect(label).not.toBe(verb);
          expect(options.map((option) => option.verb)).not.toContain(verb);
        }
      }
    }
    expect(verbs.size).toBeGreaterThan(8);
  });
});
