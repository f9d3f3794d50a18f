import { CHANCE, Choices, Flow, NONE, number, setOf, stateShape } from '@carillon/flow';
import { BrokenInvariant } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { listed, NORTH, piece, play, shape, type Toy, toyFlow } from './toy.ts';

/** A procedure that only asks, once. */
function askOnce(flow: Flow<Toy, string>) {
  const Ask = flow.procedure('ask', { steps: ['once'] });
  Ask.define({
    once: Ask.ask({
      rule: '1.1',
      who: () => NORTH,
      verbs: { go: [] },
      list: (_g, _f, offer) => offer.go(),
      take: { go: () => Ask.end() },
    }),
  });
  return Ask;
}

describe('a procedure is refused when it is declared', () => {
  test('with the name of another', () => {
    const flow = toyFlow();
    flow.procedure('march', { steps: ['on'] });
    expect(() => flow.procedure('march', { steps: ['off'] })).toThrow('two procedures are called march');
  });

  test.each(['say', 'constructor'])('with a local called %s, which frames need', (name) => {
    const flow = toyFlow();
    expect(() => flow.procedure('a', { own: { [name]: number }, steps: ['on'] })).toThrow(`may not be called ${name}`);
    expect(() => flow.procedure('b', { own: { [name]: setOf(piece) }, steps: ['on'] })).toThrow(BrokenInvariant);
  });

  test.each(['cells', 'views'])('or a state with a field called %s', (name) => {
    expect(() => stateShape({ [name]: number }, { stack: 10 })).toThrow(`a field may not be called ${name}`);
  });

  test('with a local declared twice', () => {
    const declare = () => toyFlow().procedure('march', { locals: { n: number }, own: { n: number }, steps: ['on'] });
    expect(declare).toThrow('march declares n twice');
  });
});

describe('a game cannot begin', () => {
  test('while a procedure has no steps yet', () => {
    const flow = toyFlow();
    const Ask = askOnce(flow);
    flow.procedure('later', { steps: ['on'] });
    expect(() => flow.start(shape.blank(), Ask, {})).toThrow('later is declared but not defined');
  });

  test('a second time', () => {
    const flow = toyFlow();
    const Ask = askOnce(flow);
    const g = shape.blank();
    flow.start(g, Ask, {});
    expect(() => flow.start(g, Ask, {})).toThrow('the game has begun already');
  });

  test('with two seats of one name, or one called chance', () => {
    expect(() => new Flow<Toy, string>(shape, { seats: ['north', 'north'] })).toThrow(BrokenInvariant);
    expect(() => new Flow<Toy, string>(shape, { seats: ['north', 'chance'] })).toThrow(BrokenInvariant);
  });
});

test('a procedure is not defined twice', () => {
  const flow = toyFlow();
  const March = flow.procedure('march', { steps: ['on'] });
  March.define({ on: () => March.end() });
  expect(() => March.define({ on: () => March.end() })).toThrow('march is defined twice');
});

describe('a defect in a step is found when it runs', () => {
  /** Runs one step with the given body, after which a second one would go on. */
  function run(body: (flow: Flow<Toy, string>) => (g: Toy) => undefined): () => void {
    const flow = toyFlow();
    const Defect = flow.procedure('defect', { steps: ['act', 'close'] });
    Defect.define({ act: body(flow), close: () => Defect.end() });
    return () => flow.start(shape.blank(), Defect, {});
  }

  test('it runs past the last step', () => {
    const flow = toyFlow();
    const March = flow.procedure('march', { steps: ['on'] });
    March.define({ on: () => undefined });
    expect(() => flow.start(shape.blank(), March, {})).toThrow('march ran past its last step');
  });

  test('it loops without asking', () => {
    const flow = toyFlow();
    const March = flow.procedure('march', { steps: ['on'] });
    March.define({ on: () => March.goto('on') });
    expect(() => flow.start(shape.blank(), March, {})).toThrow('a procedure never asks: march.on');
  });

  test('it calls itself without end', () => {
    const flow = toyFlow();
    const March = flow.procedure('march', { steps: ['on'] });
    March.define({ on: () => flow.call(March, {}) });
    expect(() => flow.start(shape.blank(), March, {})).toThrow('the stack of frames is full');
  });

  test('it runs the machine itself', () => {
    const other = shape.blank();
    const body = (flow: Flow<Toy, string>) => (): undefined => flow.take(other, NORTH, 0) as undefined;
    expect(run(body)).toThrow('a step may not run the machine');
  });

  test('it makes a way to leave but does not return it', () => {
    const forgets = run((flow) => {
      const Other = flow.procedure('other', { steps: ['on'] });
      Other.define({ on: () => Other.end() });
      return () => void flow.call(Other, {});
    });
    expect(forgets).toThrow('defect made a way to leave and did not return it');
  });

  test('it makes two ways to leave and returns the first', () => {
    const flow = toyFlow();
    const March = flow.procedure('march', { steps: ['on', 'off'] });
    const Battle = flow.procedure('battle', { steps: ['fire'] });
    Battle.define({ fire: () => Battle.end() });
    March.define({
      on() {
        const battle = flow.call(Battle, {});
        const stop = March.end();
        return stop === undefined ? stop : battle;
      },
      off: () => March.end(),
    });
    expect(() => flow.start(shape.blank(), March, {})).toThrow('did not return it');
  });

  test('and the next game is unharmed', () => {
    const flow = toyFlow();
    const Ask = askOnce(flow);
    const March = flow.procedure('march', { steps: ['rest', 'on'] });
    March.define({
      rest: March.ask({
        rule: '1.1',
        who: () => NORTH,
        verbs: { go: [] },
        list: (_g, _f, offer) => offer.go(),
        take: { go: () => undefined },
      }),
      on: (g) => (g.count === 0 ? void flow.call(Ask, {}) : March.end()),
    });
    const [broken, g] = [shape.blank(), shape.blank()];
    g.count = 1;
    flow.start(broken, March, {});
    flow.start(g, March, {});
    expect(() => play(flow, broken, 'go')).toThrow(BrokenInvariant);
    play(flow, g, 'go');
    expect(flow.breadcrumb(g)).toBe('');
  });
});

describe('a game that is over, or has not begun, asks nothing', () => {
  const flow = toyFlow();
  const Ask = askOnce(flow);
  const over = shape.blank();
  flow.start(over, Ask, {});
  play(flow, over, 'go');

  test.each([
    ['over', over],
    ['not begun', shape.blank()],
  ])('%s', (_name, g) => {
    expect(flow.mayChoose(g, NORTH)).toBe(false);
    expect(flow.hasAnswered(g, NORTH)).toBe(false);
    expect(flow.parse(g, 'go')).toBeUndefined();
    const nothing = 'nothing is asked: the game is over, or has not begun';
    expect(() => listed(flow, g, NORTH)).toThrow(nothing);
    expect(() => flow.list(g, NORTH, new Choices())).toThrow(nothing);
    expect(() => flow.take(g, NORTH, 0)).toThrow(nothing);
    expect(() => flow.text(g, 0)).toThrow(nothing);
    expect(() => flow.question(g)).toThrow(nothing);
    expect(() => flow.seenBy(g, NORTH)).toThrow(nothing);
  });
});

test('nobody is asked, neither a seat nor chance, if a step names no seat', () => {
  const flow = toyFlow();
  const Ask = flow.procedure('ask', { steps: ['once'] });
  Ask.define({
    once: Ask.ask({
      rule: '1.1',
      who: () => NONE,
      verbs: { go: [] },
      list: (_g, _f, offer) => offer.go(),
      take: { go: () => Ask.end() },
    }),
  });
  const g = shape.blank();
  flow.start(g, Ask, {});
  expect(flow.mayChoose(g, CHANCE)).toBe(false);
  expect(flow.mayChoose(g, NORTH)).toBe(false);
});
