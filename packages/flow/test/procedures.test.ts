import { between, number, OVER, setOf } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { listed, NORTH, piece, play, SOUTH, shape, toyFlow } from './toy.ts';

describe('the steps of a procedure', () => {
  test('follow one another as written, up to a question; the answer goes on from there', () => {
    const flow = toyFlow();
    const did: string[] = [];
    const Siege = flow.procedure('siege', { steps: ['dig', 'summon', 'fire', 'end'] });
    Siege.define({
      dig: () => void did.push('dig'),
      summon: Siege.ask({
        rule: '1.1',
        who: () => SOUTH,
        verbs: { refuse: [] },
        list: (_g, _f, offer) => offer.refuse(),
        take: { refuse: () => void did.push('refused') },
      }),
      fire: () => void did.push('fire'),
      end: () => Siege.end(),
    });
    const g = shape.blank();
    flow.start(g, Siege, {});
    expect(did).toEqual(['dig']);
    expect(flow.who(g)).toBe(SOUTH);
    expect(listed(flow, g)).toEqual(['refuse']);
    play(flow, g, 'refuse');
    expect(did).toEqual(['dig', 'refused', 'fire']);
    expect(flow.who(g)).toBe(OVER);
  });

  test('are numbered through all procedures', () => {
    const flow = toyFlow();
    const First = flow.procedure('first', { steps: ['begin', 'call'] });
    const Second = flow.procedure('second', { steps: ['dig', 'fire'] });
    First.define({ begin: () => undefined, call: () => flow.call(Second, {}) });
    Second.define({
      dig: () => undefined,
      fire: Second.ask({
        rule: '1.1',
        who: () => SOUTH,
        verbs: { hold: [] },
        list: (_g, _f, offer) => offer.hold(),
        take: { hold: () => Second.end() },
      }),
    });
    const g = shape.blank();
    flow.start(g, First, {});
    expect(flow.allSteps[flow.stepAt(g)]).toBe('second.fire');
  });

  test('can jump by name, forwards or back', () => {
    const flow = toyFlow();
    const Count = flow.procedure('count', { own: { n: number }, steps: ['up', 'again', 'never', 'close'] });
    Count.define({
      up(_g, f) {
        f.n++;
        return undefined;
      },
      again: (_g, f) => (f.n < 5 ? Count.goto('up') : Count.goto('close')),
      never: () => {
        throw new Error('this step was to be passed over');
      },
      close(g, f) {
        g.count = f.n;
        return Count.end();
      },
    });
    const g = shape.blank();
    flow.start(g, Count, {});
    expect(g.count).toBe(5);
  });

  test('are reported one by one to a counter', () => {
    const flow = toyFlow();
    const Walk = flow.procedure('walk', { steps: ['one', 'two'] });
    Walk.define({ one: () => undefined, two: () => Walk.end() });
    const seen: string[] = [];
    flow.onStep = (procedure, step) => seen.push(`${procedure}.${step}`);
    flow.start(shape.blank(), Walk, {});
    expect(seen).toEqual(['walk.one', 'walk.two']);
    expect(flow.allSteps).toEqual(seen);
  });

  test('write the log if somebody reads it, and nothing otherwise', () => {
    const flow = toyFlow();
    const Report = flow.procedure('report', { steps: ['say'] });
    Report.define({
      say(_g, f) {
        f.say?.('The fort has fallen.');
        return Report.end();
      },
    });
    const log: string[] = [];
    flow.start(shape.blank(), Report, {}, (entry) => log.push(entry));
    flow.start(shape.blank(), Report, {});
    expect(log).toEqual(['The fort has fallen.']);
  });
});

describe('a procedure that calls another', () => {
  test('goes on with its next step when the other has ended', () => {
    const flow = toyFlow();
    const Outer = flow.procedure('outer', { steps: ['call', 'after'] });
    const Inner = flow.procedure('inner', { locals: { by: number }, steps: ['add'] });
    Outer.define({
      call: () => flow.call(Inner, { by: 7 }),
      after(g) {
        g.total = g.count + 1;
        return Outer.end();
      },
    });
    Inner.define({
      add(g, f) {
        g.count += f.by;
        return Inner.end();
      },
    });
    const g = shape.blank();
    flow.start(g, Outer, {});
    expect([g.count, g.total]).toEqual([7, 8]);
  });

  test('stores the result in the local that it names, or drops it', () => {
    const flow = toyFlow();
    const Outer = flow.procedure('outer', { own: { first: number, won: number }, steps: ['keep', 'drop', 'close'] });
    const Inner = flow.procedure('inner', { locals: { n: number }, result: number, steps: ['double'] });
    Outer.define({
      keep: () => Outer.callFor('won', Inner, { n: 21 }),
      drop: () => flow.call(Inner, { n: 50 }),
      close(g, f) {
        g.count = f.first;
        g.total = f.won;
        return Outer.end();
      },
    });
    Inner.define({ double: (_g, f) => Inner.end(f.n * 2) });
    const g = shape.blank();
    flow.start(g, Outer, {});
    expect([g.count, g.total]).toEqual([0, 42]);
  });

  test('may call itself, each call with its own locals', () => {
    const flow = toyFlow();
    const Sum = flow.procedure('sum', {
      locals: { upTo: number },
      own: { rest: number },
      result: number,
      steps: ['below', 'add'],
    });
    Sum.define({
      below: (_g, f) => (f.upTo === 0 ? Sum.end(0) : Sum.callFor('rest', Sum, { upTo: f.upTo - 1 })),
      add: (_g, f) => Sum.end(f.upTo + f.rest),
    });
    const All = flow.procedure('all', { own: { sum: number }, steps: ['sum', 'close'] });
    All.define({
      sum: () => All.callFor('sum', Sum, { upTo: 6 }),
      close(g, f) {
        g.total = f.sum;
        return All.end();
      },
    });
    const g = shape.blank();
    flow.start(g, All, {});
    expect(g.total).toBe(21);
  });

  test('may do so in answer to a question', () => {
    const flow = toyFlow();
    const Outer = flow.procedure('outer', { steps: ['ask', 'after'] });
    const Inner = flow.procedure('inner', { locals: { n: number }, steps: ['note'] });
    Outer.define({
      ask: Outer.ask({
        rule: '1.1',
        who: () => NORTH,
        verbs: { send: [between(1, 9)] },
        list: (_g, _f, offer) => offer.send(4),
        take: { send: (_g, _f, n) => flow.call(Inner, { n }) },
      }),
      after: (g) => {
        g.total = g.count * 10;
        return Outer.end();
      },
    });
    Inner.define({
      note(g, f) {
        g.count = f.n;
        return Inner.end();
      },
    });
    const g = shape.blank();
    flow.start(g, Outer, {});
    play(flow, g, 'send 4');
    expect([g.count, g.total]).toEqual([4, 40]);
  });

  test('leaves no trace of the ended one in the buffer', () => {
    const flow = toyFlow();
    const Inner = flow.procedure('inner', { locals: { n: number, force: setOf(piece) }, steps: ['only'] });
    Inner.define({ only: () => Inner.end() });
    const Outer = flow.procedure('outer', { own: { force: setOf(piece) }, steps: ['call', 'close'] });
    Outer.define({
      call(_g, f) {
        f.force.add(piece.of('regiment-20'));
        return flow.call(Inner, { n: 9, force: f.force });
      },
      close: () => Outer.end(),
    });
    const g = shape.blank();
    flow.start(g, Outer, {});
    expect(g.cells).toEqual(shape.blank().cells);
  });
});

describe('an enclosing procedure', () => {
  const flow = toyFlow();
  const Battle = flow.procedure('battle', { locals: { shift: number }, steps: ['cards', 'close'] });
  const Card = flow.procedure('card', { locals: { by: number }, steps: ['play'] });
  const Idle = flow.procedure('idle', { steps: ['rest'] });
  const around: (number | undefined)[] = [];
  Battle.define({
    cards: (_g, f) => (f.shift > 0 ? flow.call(Battle, { shift: f.shift - 1 }) : flow.call(Card, { by: 5 })),
    close(g, f) {
      g.total = g.total * 10 + f.shift;
      return Battle.end();
    },
  });
  Card.define({
    play(g, f) {
      flow.enclosing(g, Battle).shift += f.by;
      around.push(flow.within(g, Card)?.by, flow.within(g, Idle)?.say === undefined ? 0 : 1);
      return Card.end();
    },
  });
  Idle.define({ rest: (g) => (flow.within(g, Battle) === undefined ? Idle.end() : undefined) });

  test('is found by name: the nearest with that name, and no other', () => {
    const g = shape.blank();
    flow.start(g, Battle, { shift: 2 });
    // The innermost battle was shifted from 0 to 5; those around it are as they were.
    expect(g.total).toBe(512);
    expect(around).toEqual([5, 0]);
  });

  test('is undefined if no such procedure is running, and demanding it is a defect', () => {
    const g = shape.blank();
    flow.start(g, Idle, {});
    expect(flow.within(g, Battle)).toBeUndefined();
    expect(() => flow.enclosing(g, Battle)).toThrow('no battle is running');
  });
});

test('the position of a game reads as a path, outermost first', () => {
  const flow = toyFlow();
  const March = flow.procedure('march', { steps: ['enter', 'battle', 'onward'] });
  const Battle = flow.procedure('battle', { steps: ['cards', 'close'] });
  March.define({ enter: () => undefined, battle: () => flow.call(Battle, {}), onward: () => March.end() });
  Battle.define({
    cards: Battle.ask({
      rule: '1.1',
      who: () => NORTH,
      verbs: { pass: [] },
      list: (_g, _f, offer) => offer.pass(),
      take: { pass: () => undefined },
    }),
    close: () => Battle.end(),
  });
  const g = shape.blank();
  expect(flow.breadcrumb(g)).toBe('');
  flow.start(g, March, {});
  expect(flow.breadcrumb(g)).toBe('march.battle > battle.cards');
  play(flow, g, 'pass');
  expect(flow.breadcrumb(g)).toBe('');
});
