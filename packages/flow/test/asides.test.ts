import { Choices, choiceFrom, ownAnswer } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { listed, NORTH, play, SOUTH, shape, side, space, type Toy, toyFlow } from './toy.ts';

/** North marches until it stops, and rests before its turn ends; at any time it may burn up to three houses. */
function burning() {
  const flow = toyFlow();
  const Burn = flow.aside({
    seat: side,
    verbs: { burn: [space] },
    list(g: Toy, seat, offer) {
      if (seat === NORTH && g.count < 3) offer.burn(space.of('albany'));
    },
    take: {
      burn(g, _seat, say, where) {
        g.count++;
        say?.(`burnt ${space.nameOf(where)}`);
      },
    },
    presses: (g) => g.total > 5,
  });
  const Turn = flow.procedure('turn', { steps: ['march', 'rest', 'last', 'answer', 'close'] });
  Turn.define({
    march: Turn.ask({
      rule: '1.1',
      aside: Burn,
      afterAside: (g) => (g.count === 3 ? Turn.goto('rest') : undefined),
      who: () => NORTH,
      verbs: { go: [], stop: [] },
      list(_g, _f, offer) {
        offer.go();
        offer.stop();
      },
      take: {
        go(g) {
          g.total++;
          return Turn.goto('march');
        },
        stop: () => undefined,
      },
    }),
    rest: Turn.ask({
      rule: '1.1',
      aside: Burn,
      who: () => NORTH,
      verbs: { rest: [] },
      list: (_g, _f, offer) => offer.rest(),
      take: { rest: () => undefined },
    }),
    last: Turn.ask({
      rule: '1.1',
      closes: true,
      aside: Burn,
      who: () => NORTH,
      verbs: { end: [] },
      list: (_g, _f, offer) => offer.end(),
      take: { end: () => undefined },
    }),
    answer: Turn.ask({
      rule: '1.1',
      aside: Burn,
      who: () => SOUTH,
      verbs: { yes: [], no: [] },
      list(_g, _f, offer) {
        offer.yes();
        offer.no();
      },
      take: { yes: () => undefined, no: () => undefined },
    }),
    close: () => Turn.end(),
  });
  const g = shape.blank();
  flow.start(g, Turn, {});
  return { flow, g };
}

const DRIVER = { passIdleWindows: false, asksLast: false };
const choices = new Choices();

/** A driver's answer for North, as text. */
function answered({ flow, g }: ReturnType<typeof burning>, asksLast = false): string | undefined {
  flow.list(g, NORTH, choices);
  const answer = ownAnswer(flow, g, NORTH, choices, { ...DRIVER, asksLast });
  return answer === undefined ? undefined : flow.text(g, answer);
}

describe('a right at any time', () => {
  test('is offered after the choices of the step, and the step is asked again', () => {
    const { flow, g } = burning();
    const said: string[] = [];
    expect(listed(flow, g)).toEqual(['go', 'stop', 'burn albany']);
    expect(flow.question(g)).toMatchObject({ verbs: ['go', 'stop', 'burn'], asides: ['burn'] });
    play(flow, g, 'burn albany', NORTH, (entry) => said.push(entry));
    expect(said).toEqual(['burnt albany']);
    expect(flow.breadcrumb(g)).toBe('turn.march');
    expect(g.count).toBe(1);
  });

  test('may go on where the step says', () => {
    const { flow, g } = burning();
    for (let i = 0; i < 3; i++) play(flow, g, 'burn albany');
    expect(flow.breadcrumb(g)).toBe('turn.rest');
    expect(listed(flow, g)).toEqual(['rest']);
  });

  test('is not offered to a seat without it', () => {
    const { flow, g } = burning();
    for (const text of ['stop', 'rest', 'end']) play(flow, g, text);
    expect(listed(flow, g)).toEqual(['yes', 'no']);
  });

  test('cannot have a verb of the step', () => {
    const flow = toyFlow();
    const Go = flow.aside({ seat: side, verbs: { go: [] }, list: () => {}, take: { go: () => {} } });
    const Twice = flow.procedure('twice', { steps: ['ask'] });
    const ask = {
      rule: '1.1',
      aside: Go,
      who: () => NORTH,
      verbs: { go: [] },
      list: () => {},
      take: { go: () => Twice.end() },
    };
    expect(() => Twice.ask(ask)).toThrow('a step has a verb of its aside');
  });
});

describe('a driver', () => {
  test('takes the only other choice, and none if there are two', () => {
    const toy = burning();
    expect(answered(toy)).toBeUndefined();
    play(toy.flow, toy.g, 'stop');
    expect(answered(toy)).toBe('rest');
  });

  test('takes none if the right presses', () => {
    const toy = burning();
    for (let i = 0; i < 6; i++) play(toy.flow, toy.g, 'go');
    play(toy.flow, toy.g, 'stop');
    expect(answered(toy)).toBeUndefined();
    for (let i = 0; i < 3; i++) play(toy.flow, toy.g, 'burn albany');
    expect(answered(toy)).toBe('rest');
  });

  test('asks the last question only of a seat that wants it', () => {
    const toy = burning();
    play(toy.flow, toy.g, 'stop');
    expect(answered(toy, true)).toBe('rest');
    play(toy.flow, toy.g, 'rest');
    expect(answered(toy)).toBe('end');
    expect(answered(toy, true)).toBeUndefined();
  });
});

describe('following an older journal', () => {
  test('passes what it omits, even if the right presses now', () => {
    const { flow, g } = burning();
    for (let i = 0; i < 6; i++) play(flow, g, 'go');
    play(flow, g, 'stop');
    expect(choiceFrom(flow, g, SOUTH, 'no')).toBe(flow.parse(g, 'no'));
    expect(flow.breadcrumb(g)).toBe('turn.answer');
  });

  test('changes nothing if its entry is never reached', () => {
    const { flow, g } = burning();
    play(flow, g, 'stop');
    const before = g.cells.slice();
    expect(choiceFrom(flow, g, SOUTH, 'perhaps')).toBeUndefined();
    expect(choiceFrom(flow, g, NORTH, 'go')).toBeUndefined();
    expect(g.cells).toEqual(before);
  });

  test('passes no question with a choice', () => {
    const { flow, g } = burning();
    expect(choiceFrom(flow, g, NORTH, 'end')).toBeUndefined();
    expect(flow.breadcrumb(g)).toBe('turn.march');
  });
});
