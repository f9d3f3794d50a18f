import { answerAnew, BadValue, Choices, each, flag, number, OVER, setOf, TOGETHER } from '@carillon/flow';
import { BrokenInvariant, canonical, type Json } from '@carillon/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { listed, NORTH, piece, play, SOUTH, shape, side, type Toy, toyFlow } from './toy.ts';

// Each side secretly commits regiments or withdraws; with `first` only north is asked.
const flow = toyFlow();
const order: string[] = [];
const Bid = flow.procedure('bid', {
  own: { bids: each(side, number), only: flag, pool: setOf(piece) },
  together: true,
  steps: ['both', 'alone', 'close', 'toast'],
});
Bid.define({
  both: Bid.askTogether({
    rule: '1.1',
    asks: () => true,
    verbs: { commit: [number], withdraw: [] },
    list(_g, _f, seat, offer) {
      for (let n = 1; n <= 3 + seat; n++) offer.commit(n);
      offer.withdraw();
    },
    take: {
      commit(_g, f, seat, n) {
        order.push(`${side.nameOf(side.all[seat] ?? side.of('north'))} ${n}`);
        f.bids.set(side.all[seat] ?? side.of('north'), n);
        return undefined;
      },
      withdraw(_g, _f, seat) {
        order.push(`${side.nameOf(side.all[seat] ?? side.of('north'))} withdraws`);
        return undefined;
      },
    },
    afterAll(g, f) {
      g.count = f.bids.get(side.of('north')) - f.bids.get(side.of('south'));
      order.push('all');
      return g.count === 0 ? Bid.goto('close') : undefined;
    },
  }),
  alone: Bid.askTogether({
    rule: '1.1',
    asks: (_g, _f, seat) => seat === SOUTH,
    verbs: { regret: [] },
    list: (_g, _f, _seat, offer) => offer.regret(),
    take: { regret: () => undefined },
  }),
  close: () => Bid.end(),
  // A step that asks one seat: never reached, but a damaged position may claim it was.
  toast: Bid.ask({
    rule: '1.1',
    who: () => NORTH,
    verbs: { withdraw: [] },
    list: (_g, _f, offer) => offer.withdraw(),
    take: { withdraw: () => Bid.end() },
  }),
});

let g: Toy;
beforeEach(() => {
  order.length = 0;
  g = shape.blank();
  flow.start(g, Bid, {});
});

const stack = (): string => canonical(flow.stackToJson(g));

describe('two sides asked at once', () => {
  test('each give an answer of their own', () => {
    expect(flow.who(g)).toBe(TOGETHER);
    expect([NORTH, SOUTH].map((seat) => flow.mayChoose(g, seat))).toEqual([true, true]);
    expect([-1, 2, TOGETHER, OVER].some((seat) => flow.mayChoose(g, seat))).toBe(false);
    expect(listed(flow, g, NORTH)).toEqual(['commit 1', 'commit 2', 'commit 3', 'withdraw']);
    expect(listed(flow, g, SOUTH)).toHaveLength(5);
  });

  test('wait for the last answer; then all take effect in order of seats', () => {
    play(flow, g, 'commit 4', SOUTH);
    expect(order).toEqual([]);
    expect([NORTH, SOUTH].map((seat) => flow.hasAnswered(g, seat))).toEqual([false, true]);
    play(flow, g, 'commit 1', NORTH);
    expect(order).toEqual(['north 1', 'south 4', 'all']);
    expect(g.count).toBe(-3);
    expect(flow.breadcrumb(g)).toBe('bid.alone');
  });

  test('may change their answer until the other has come', () => {
    play(flow, g, 'commit 3', NORTH);
    play(flow, g, 'withdraw', NORTH);
    expect(flow.mayChoose(g, NORTH)).toBe(true);
    play(flow, g, 'commit 2', NORTH);
    play(flow, g, 'withdraw', SOUTH);
    expect(order).toEqual(['north 2', 'south withdraws', 'all']);
  });

  test('go on where the last step says', () => {
    play(flow, g, 'commit 2', NORTH);
    play(flow, g, 'commit 2', SOUTH);
    expect(flow.who(g)).toBe(OVER);
  });

  test('no answer is left in the buffer afterwards', () => {
    play(flow, g, 'commit 2', NORTH);
    play(flow, g, 'commit 1', SOUTH);
    expect([NORTH, SOUTH].some((seat) => flow.hasAnswered(g, seat))).toBe(false);
    play(flow, g, 'regret', SOUTH);
    const blank = shape.blank();
    blank.count = g.count;
    expect(g.cells).toEqual(blank.cells);
  });

  test('an answer is known only to its own seat', () => {
    expect(flow.seenBy(g, NORTH)).toBe(NORTH);
    expect(flow.seenBy(g, SOUTH)).toBe(SOUTH);
  });
});

test('a side that is not asked need not answer', () => {
  play(flow, g, 'commit 2', NORTH);
  play(flow, g, 'commit 1', SOUTH);
  expect(flow.who(g)).toBe(TOGETHER);
  expect([NORTH, SOUTH].map((seat) => flow.mayChoose(g, seat))).toEqual([false, true]);
  play(flow, g, 'regret', SOUTH);
  expect(flow.who(g)).toBe(OVER);
});

describe('a stored answer', () => {
  test('is saved as text and loaded again', () => {
    play(flow, g, 'commit 3', NORTH);
    expect(stack()).toContain('"answers":["commit 3",null]');
    const loaded = shape.blank();
    flow.stackFromJson(loaded, flow.stackToJson(g));
    expect(loaded.cells).toEqual(g.cells);
    play(flow, loaded, 'commit 1', SOUTH);
    expect(order).toEqual(['north 3', 'south 1', 'all']);
  });

  test('is saved for every choice of a seat, including negative and large ones', () => {
    for (const n of [-32768, -1, 0, 1, 255, 32767]) {
      play(flow, g, `commit ${n}`, SOUTH);
      const loaded = shape.blank();
      flow.stackFromJson(loaded, flow.stackToJson(g));
      expect(loaded.cells).toEqual(g.cells);
      expect(stack()).toContain(`"answers":[null,"commit ${n}"]`);
    }
  });

  test('is hidden from others: they know only that it exists', () => {
    play(flow, g, 'withdraw', NORTH);
    flow.hideAnswers(g, SOUTH);
    expect(flow.hasAnswered(g, NORTH)).toBe(true);
    expect(stack()).toContain('"answers":["?",null]');
    const other = shape.blank();
    flow.start(other, Bid, {});
    play(flow, other, 'commit 3', NORTH);
    flow.hideAnswers(other, SOUTH);
    expect(other.cells).toEqual(g.cells);
    const loaded = shape.blank();
    flow.stackFromJson(loaded, flow.stackToJson(g));
    expect(loaded.cells).toEqual(g.cells);
  });

  test('is visible to its own seat, but not to a spectator', () => {
    play(flow, g, 'commit 3', NORTH);
    const before = g.cells.slice();
    flow.hideAnswers(g, NORTH);
    expect(g.cells).toEqual(before);
    flow.hideAnswers(g, undefined);
    expect(stack()).toContain('"answers":["?",null]');
  });

  test('is replaced at random for those who do not know it, by a possible one, and nothing else changes', () => {
    play(flow, g, 'commit 3', NORTH);
    for (const [nth, answer] of ['commit 1', 'commit 2', 'commit 3', 'withdraw'].entries()) {
      answerAnew(flow, g, SOUTH, () => nth);
      expect(stack()).toContain(`"answers":["${answer}",null]`);
    }
    const before = g.cells.slice();
    answerAnew(flow, g, NORTH, () => 0);
    expect(g.cells).toEqual(before);
  });

  test('that is hidden cannot take effect: an observer does not know the result', () => {
    play(flow, g, 'commit 3', NORTH);
    flow.hideAnswers(g, SOUTH);
    expect(() => play(flow, g, 'commit 1', SOUTH)).toThrow('an observer cannot know what comes');
  });

  test.each<[string, Json]>([
    ['that is not a choice', ['commit many', null]],
    ['that is not a text', [3, null]],
    ['of a third seat', [null, null, null]],
    ['missing', null],
  ])('%s is not loaded', (_name, answers) => {
    const saved = JSON.parse(stack());
    saved[0].answers = answers;
    expect(() => flow.stackFromJson(shape.blank(), saved)).toThrow(BadValue);
  });

  test.each(['close', 'toast'])('is not loaded at %s, a step that asks nobody, or only one seat', (step) => {
    const saved = JSON.parse(stack());
    saved[0].answers = ['withdraw', null];
    saved[0].step = step;
    expect(() => flow.stackFromJson(shape.blank(), saved)).toThrow('no answer withdraw');
  });
});

describe('a step that asks several is refused', () => {
  test('if its procedure is not declared for it', () => {
    const other = toyFlow().procedure('other', { steps: ['on'] });
    const ask = () =>
      other.askTogether({
        rule: '1.1',
        asks: () => true,
        verbs: { go: [] },
        list: () => {},
        take: { go: () => undefined },
      });
    expect(ask).toThrow('other is not declared with together');
  });

  test('if it asks nobody', () => {
    const other = toyFlow();
    const Ask = other.procedure('ask', { together: true, steps: ['on'] });
    const nobody = {
      rule: '1.1',
      asks: () => false,
      verbs: { go: [] },
      list: () => {},
      take: { go: () => undefined },
    } as const;
    Ask.define({ on: Ask.askTogether(nobody) });
    expect(() => other.start(shape.blank(), Ask, {})).toThrow('nobody is asked at ask.on');
  });
});

test('the list of one seat does not depend on another’s answer', () => {
  const before = listed(flow, g, NORTH);
  play(flow, g, 'commit 4', SOUTH);
  expect(listed(flow, g, NORTH)).toEqual(before);
  const choices = new Choices();
  flow.list(g, SOUTH, choices);
  expect(choices.count).toBe(5);
  expect(() => flow.list(g, SOUTH, choices)).not.toThrow(BrokenInvariant);
});
