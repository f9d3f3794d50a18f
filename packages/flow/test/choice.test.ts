import { type Choice, Choices, Flow, flag, idKind, number, optional, type Verbs } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { argumentsOf, choiceText, makeOffer, parseChoice, verbCodes, verbOf } from '../src/choice.ts';
import { NORTH, piece, SEATS, shape, side, space, type Toy } from './toy.ts';

const VERBS = {
  stop: [],
  move: [space],
  lose: [piece],
  bid: [side, flag],
  transfer: [piece, space, optional(space), flag],
  count: [number],
};
const codes = verbCodes(VERBS);

/** Any choice of any of the verbs: the verb's place in the list, and values for its arguments. */
const anyChoice = fc.constantFrom(...codes).chain((code) =>
  fc.record({
    code: fc.constant(code),
    values: fc.tuple(...code.kinds.map((kind) => fc.nat().map((n) => valueAt(kind.bits, kind.unpack, n)))),
  }),
);

/** One of the values that fit into this many bits and have a word. */
function valueAt(bits: number, unpack: (bits: number) => unknown, n: number): unknown {
  return unpack(n % Math.min(2 ** bits, COUNTS.get(bits) ?? Number.POSITIVE_INFINITY));
}
// Pieces, spaces, optional spaces, and a two-valued kind.
const COUNTS = new Map([
  [6, piece.count],
  [3, space.count],
  [1, 2],
]);

/** Offers it as a step does, and returns the list. */
function offered(name: string, values: readonly unknown[]): Choice {
  const list = new Choices();
  const offer = makeOffer(codes, { list }) as unknown as Record<string, (...values: readonly unknown[]) => void>;
  offer[name]?.(...values);
  return list.get(0);
}

describe('a choice', () => {
  test('is one number of at most 31 bits, and can be decoded', () => {
    fc.assert(
      fc.property(anyChoice, ({ code, values }) => {
        const choice = offered(code.name, values);
        expect(choice >= 0 && choice <= 0x7fffffff).toBe(true);
        expect(codes[verbOf(choice)]).toBe(code);
        expect(argumentsOf(code, choice)).toEqual(values);
      }),
    );
  });

  test('is written as words and parsed again', () => {
    fc.assert(
      fc.property(anyChoice, ({ code, values }) => {
        const choice = offered(code.name, values);
        expect(parseChoice(codes, choiceText(codes, choice))).toBe(choice);
      }),
    );
  });

  test('reads as the players speak', () => {
    expect(choiceText(codes, offered('stop', []))).toBe('stop');
    expect(choiceText(codes, offered('move', [space.of('albany')]))).toBe('move albany');
    expect(choiceText(codes, offered('bid', [side.of('south'), true]))).toBe('bid south yes');
    expect(choiceText(codes, offered('transfer', [piece.of('regiment-7'), space.of('montreal'), -1, false]))).toBe(
      'transfer regiment-7 montreal - no',
    );
  });

  test('its words are remembered, but not without limit', () => {
    const [, , , , , count] = codes;
    for (let i = 0; i < 5000; i++) expect(parseChoice(codes, choiceText(codes, offered('count', [i])))).toBeDefined();
    expect(count?.texts.size).toBeLessThanOrEqual(1024);
    expect(count?.choices.size).toBeLessThanOrEqual(1024);
  });

  test.each([
    '',
    'fly',
    'move',
    'move quebec',
    'move albany albany',
    'move  albany',
    ' stop',
    'stop ',
    'STOP',
    'count 007',
    'count 1e3',
    'count 99999',
    'toString',
    'times 3',
    '?',
  ])('cannot be parsed from "%s"', (text) => {
    expect(parseChoice(codes, text)).toBeUndefined();
  });

  test('any text is either not a choice or exactly the text of one', () => {
    const words = fc.constantFrom(
      'stop',
      'move',
      'bid',
      'south',
      'yes',
      'albany',
      'regiment-0',
      '-',
      '0',
      '-0',
      '1.0',
      '',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((list) => list.join(' ')),
        ),
        (text) => {
          const choice = parseChoice(codes, text);
          if (choice !== undefined) expect(choiceText(codes, choice)).toBe(text);
        },
      ),
    );
  });
});

describe('the verbs of a step', () => {
  const LARGE = idKind('large', [...Array(4096).keys()].map(String));

  test('may have 24 bits of arguments', () => {
    const [code] = verbCodes({ pair: [LARGE, LARGE] });
    expect(code?.shifts).toEqual([0, 12]);
  });

  test.each<[string, Verbs]>([
    ['more than 24 bits of arguments', { pair: [LARGE, LARGE, flag] }],
    ['a verb of two words', { 'go on': [] }],
    ['a verb called like the weights of outcomes', { times: [] }],
    ['a verb called like what is hidden', { '?': [] }],
    ['more than 128 verbs', Object.fromEntries([...Array(129).keys()].map((n) => [`verb-${n}`, []]))],
  ])('are refused with %s', (_name, verbs) => {
    expect(() => verbCodes(verbs)).toThrow(BrokenInvariant);
  });

  test('are given with the question, in order', () => {
    const flow = new Flow<Toy, string>(shape, { seats: SEATS });
    const March = flow.procedure('march', { steps: ['on'] });
    March.define({
      on: March.ask({
        rule: '1.1',
        who: () => NORTH,
        verbs: { stop: [], move: [space] },
        list: (_g, _f, offer) => offer.move(space.of('albany')),
        take: { stop: () => March.end(), move: () => March.end() },
      }),
    });
    const g = shape.blank();
    flow.start(g, March, {});
    expect(flow.question(g)).toEqual({ procedure: 'march', step: 'on', rule: '1.1', verbs: ['stop', 'move'] });
    expect(flow.partsOf(g, flow.parse(g, 'move albany') ?? -1)).toEqual({ verb: 'move', words: ['albany'] });
  });

  test('come with the current rule, if a step asks about several', () => {
    const flow = new Flow<Toy, string>(shape, { seats: SEATS });
    const March = flow.procedure('march', { own: { met: flag }, steps: ['on'] });
    March.define({
      on: March.ask({
        rule: (_g, f) => (f.met ? '6.7' : '6.1'),
        who: () => NORTH,
        verbs: { move: [] },
        list: (_g, _f, offer) => offer.move(),
        take: {
          move(_g, f) {
            f.met = !f.met;
            return March.goto('on');
          },
        },
      }),
    });
    const g = shape.blank();
    flow.start(g, March, {});
    const rules = [1, 2, 3].map(() => {
      const { rule } = flow.question(g);
      flow.take(g, NORTH, flow.parse(g, 'move') ?? -1);
      return rule;
    });
    expect(rules).toEqual(['6.1', '6.7', '6.1']);
  });
});

describe('a list of choices', () => {
  test('grows as far as it must', () => {
    const list = new Choices();
    for (let i = 0; i < 1000; i++) list.push(i * 3);
    expect(list.count).toBe(1000);
    expect(list.toArray()).toEqual([...Array(1000).keys()].map((i) => i * 3));
    expect(list.get(999)).toBe(2997);
    expect(list.has(2997)).toBe(true);
    expect(list.has(2998)).toBe(false);
    expect(list.totalWeight).toBe(1000);
  });

  test('holds nothing old when it is reused', () => {
    const list = new Choices();
    list.times(5);
    list.push(1);
    list.reset();
    expect(list.count).toBe(0);
    expect(list.has(1)).toBe(false);
    list.push(2);
    expect(list.weightOf(0)).toBe(1);
    expect(() => list.get(1)).toThrow(BrokenInvariant);
    expect(() => list.weightOf(1)).toThrow(BrokenInvariant);
  });
});
