import type { Advice, AdvisedPlan } from '@carillon/opponent';
import { createRoot } from 'solid-js';
import { expect, it } from 'vitest';
import { Advised } from '../../../../src/page/table/advice/advice.ts';
import { AdviceWords } from '../../../../src/page/table/advice/advice-words.ts';

/** A plan of a hint whose log is its sentences. */
const plan = (chance: number, log: readonly string[], worths: readonly number[], more = {}): AdvisedPlan => ({
  ...{ choice: 'go', chance, error: 0.01, log, choices: [], worths, points: 0, lost: [0, 0], fights: [] },
  ...more,
});

const FEATURES = ['sieges', 'cards', 'raids'];
const advice = (...plans: readonly AdvisedPlan[]): Advice => ({
  ...{ plans, ahead: false, basis: 'playouts', features: FEATURES, playouts: 1, version: '1' },
});

/** The advice at a table whose words are the keys of its texts, with their arguments. */
const { advised, texts } = createRoot(() => {
  const words = {
    language: 'en',
    say: (key: string, args: Readonly<Record<string, unknown>> = {}) => [key, ...Object.values(args)].join(' '),
    labelOf: ({ text }: { readonly text: string }) => text,
  };
  const title = {
    logLine: (text: string) => ({ text, about: text.includes('mill') ? [{ kind: 'space', id: 'mill' }] : [] }),
    label: (_view: unknown, _asked: unknown, { text }: { readonly text: string }) => `label ${text}`,
    aimText: ({ aim }: { readonly aim: string }) => aim,
    featureName: (feature: string) => feature,
  };
  const session = { now: () => ({ options: [], length: 0, asked: { seat: null }, computer: null }) };
  const play = { words, title, session, computer: {} } as unknown as ConstructorParameters<typeof Advised>[0];
  const asked = new Advised(play);
  return { advised: asked, texts: new AdviceWords(play, asked) };
});

const siege = { intended: { aim: 'besiege', at: 'mill', pieces: [] } };

it('gives one reason for each plan: its aim, or where it gains and loses most against the best', () => {
  const [one, two] = [plan(0.5, ['A'], [1, 0, 0.3], siege), plan(0.4, ['B'], [0, 0.2, 0])];
  const both = advice(one, two);
  expect(texts.reason(both, one)).toBe('adviceAim besiege');
  expect(texts.reason(both, two)).toBe('adviceThan 1 sieges −1 and cards +0.2');
});

it('says of the best plan where it gains before where it loses, however much', () => {
  const [one, two] = [plan(0.5, ['A'], [0, 1, 0]), plan(0.4, ['B'], [0, 0.5, 2])];
  expect(texts.reason(advice(one, two), one)).toBe('adviceThan 2 cards +0.5 and raids −2');
});

it('names the losses of steps where no feature shows why a plan is better', () => {
  const [one, two] = [plan(0.5, ['A'], [0, 0, 0]), plan(0.4, ['B'], [0.7, 0, 0], { lost: [0.8, 0] })];
  expect(texts.reason(advice(one, two), one)).toBe('adviceSteps 2 −0.8 0');
  expect(texts.reason(advice(one, two), two)).toBe('adviceSteps 1 +0.8 0');
  const alike = advice(one, plan(0.5, ['C'], [0, 0, 0]));
  expect(texts.reason(alike, one)).toBe('adviceAlike 2');
});

it('tells plans with the same aim apart by their differences', () => {
  const [one, two] = [plan(0.5, ['A'], [1, 0, 0], siege), plan(0.4, ['B'], [0, 0, 0], siege)];
  expect(texts.reason(advice(one, two), one)).toBe('adviceThan 2 sieges +1');
  expect(texts.reason(advice(one), one)).toBe('adviceAim besiege');
});

it('heads a plan with the first sentence that no other plan has', () => {
  const [one, two, three] = [plan(0.5, ['A', 'B'], []), plan(0.4, ['A', 'C'], []), plan(0.3, ['A'], [])];
  const all = advice(one, two, three);
  expect([one, two, three].map((each) => texts.heading(all, each))).toEqual(['B', 'C', 'A']);
});

it('heads a plan with a sentence about its aim, where others do not have it', () => {
  const [one, two] = [plan(0.5, ['A', 'B'], []), plan(0.4, ['C', 'To the mill'], [], siege)];
  expect(texts.heading(advice(one, two), two)).toBe('To the mill');
  const three = plan(0.3, ['To the mill'], []);
  expect(texts.heading(advice(one, two, three), two)).toBe('C');
});

it('says that the chance decides, where the figures of the turn speak against it', () => {
  const [one, two] = [plan(0.5, ['A'], [0, 0, 0]), plan(0.4, ['B'], [0.8, 0, 0])];
  expect(texts.reason(advice(one, two), one)).toBe('adviceThan 2 sieges −0.8 adviceYetBetter');
  expect(texts.reason(advice(one, two), two)).toBe('adviceThan 1 sieges +0.8 adviceYetWorse');
  const equal = plan(0.5, ['B'], [0.8, 0, 0]);
  expect(texts.reason(advice(one, equal), one)).toBe('adviceThan 2 sieges −0.8');
});

it('says why the computer made its choice although another measures no worse', () => {
  const [own, other] = [plan(0.698, [], []), plan(0.702, [], [])];
  const lead = { by: -0.004, error: 0.005 };
  expect(texts.despite({ ...advice(own, other), basis: 'lot', lead })).toBe('whyEqual. whyLot');
  expect(texts.despite({ ...advice(own, other), basis: 'further', lead: { ...lead, error: 0.001 } })).toBe(
    'whyFurther',
  );
  // What rounds to the same chance is no better either.
  expect(texts.despite({ ...advice(plan(0.7021, [], []), other), lead })).toBe('whyEqual. whyPlayouts');
  expect(texts.despite({ ...advice(other, own), lead })).toBe('');
  expect(texts.despite(advice(own))).toBe('');
});

it('names the choice of the computer by its button, or by the log entry that reveals it', () => {
  const decided = (decision: unknown): string => {
    advised.asked.set({ about: 'why', moment: { seat: null, length: 0 }, decision } as never);
    return texts.decision();
  };
  expect(decided({ view: {}, asked: {}, option: { text: 'hold none', verb: 'hold', args: ['none'] } })).toBe(
    'whyChoice label hold none.',
  );
  expect(decided({ entry: 'The French card is No. 25.' })).toBe('whyLine The French card is No. 25.');
  expect(decided(null)).toBe('whySecret');
});
