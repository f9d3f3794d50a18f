import { Choices, copyInto, OVER, type Seat, Table } from '@carillon/flow';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { planted, type State, sound } from './games.ts';
import { complaint, flow, inTurn, LIMIT, listing, stepAt, withFlow, withRules } from './planting.ts';

/** What `seat` may choose, as texts. */
function listed(g: State, seat: Seat): string[] {
  const choices = new Choices();
  flow.list(g, seat, choices);
  return choices.toArray().map((choice) => flow.text(g, choice));
}

test('sound rules pass', () => {
  expect(complaint(sound)).toBe('nothing');
});

describe('a defect of the lists is caught:', () => {
  test('a choice listed twice', () => {
    const found = withFlow(listing('march.next', (choices) => choices.push(choices.get(0))));
    expect(found).toMatch(/listed twice at .*march.next: stop/);
  });

  test('nothing listed', () => {
    const found = withFlow(listing('march.muster', (choices) => choices.reset()));
    expect(found).toMatch(/"march .*" is listed, but: a dead end: no choice at .*march.muster/);
  });

  test('nothing listed at the very first question', () => {
    const found = withFlow(listing('draw.card', (choices) => choices.reset()));
    expect(found).toMatch(/^nothing to choose at .*draw.card/);
  });

  test('nobody asked', () => {
    const found = withFlow({ mayChoose: (g, seat) => stepAt(g) !== 'game.bid' && flow.mayChoose(g, seat) });
    expect(found).toMatch(/is listed, but: a dead end: nobody may choose at game.bid/);
  });

  test('a seat that may choose out of turn', () => {
    const found = withFlow({ mayChoose: (g, seat) => seat >= 0 || flow.mayChoose(g, seat) });
    expect(found).toMatch(/^blue may choose$/);
  });

  test('a seat that is asked and may not choose', () => {
    const found = withFlow({ mayChoose: (g, seat) => stepAt(g) !== 'march.next' && flow.mayChoose(g, seat) });
    expect(found).toMatch(/^(blue|red) may not choose$/);
  });

  test('a choice that the rules do not accept', () => {
    const found = withFlow({
      ...listing('losses.piece', (choices, g) => {
        const choice = flow.parse(g, 'lose blue-guard');
        if (choice !== undefined && !choices.has(choice)) choices.push(choice);
      }),
      take(g, seat, choice, say) {
        if (!listed(g, seat).includes(flow.text(g, choice))) throw new Error('no such piece is there');
        flow.take(g, seat, choice, say);
      },
    });
    expect(found).toBe('"lose blue-guard" is listed, but: no such piece is there');
  });

  test('a choice that leads to a dead end', () => {
    const found = withFlow(listing('losses.piece', (choices) => choices.count === 1 && choices.reset()));
    expect(found).toMatch(/is listed, but: a dead end: no choice at .*losses.piece/);
  });

  test('a game that ends without a result', () => {
    expect(withRules({ result: () => undefined })).toMatch(/is listed, but: the game is over without a result/);
  });

  test('a result before the game is over', () => {
    expect(withRules({ result: () => ({ winner: 0, rule: '5.1' }) })).toBe('a result too early');
  });

  test('a game that never ends', () => {
    const found = withFlow({
      take(g, seat, choice, say) {
        if (stepAt(g) !== 'activation.order') flow.take(g, seat, choice, say);
      },
    });
    expect(found).toBe(`no end after ${LIMIT} entries`);
  });

  test('a list that differs the second time', () => {
    let times = 0;
    const found = withFlow(
      listing('march.next', (choices, g) => {
        const choice = flow.parse(g, 'move keep');
        if (times++ % 2 === 0 && choice !== undefined && !choices.has(choice)) choices.push(choice);
      }),
    );
    expect(found).toMatch(/listed again, there are other choices at .*march.next/);
  });

  test('a list in a different order the second time', () => {
    let times = 0;
    const found = withFlow({
      list(g, seat, choices) {
        flow.list(g, seat, choices);
        if (stepAt(g) !== 'march.next' || times++ % 2 === 0) return;
        const turned = choices.toArray().reverse();
        choices.reset();
        for (const choice of turned) choices.push(choice);
      },
    });
    expect(found).toMatch(/listed again, there are other choices at .*march.next/);
  });

  test('a list that changes the state', () => {
    const found = withFlow(
      listing('march.next', (_choices, g) => {
        g.supply.set(g.first, (g.supply.get(g.first) + 1) % 10);
      }),
    );
    expect(found).toBe('listing the choices changed the state');
  });

  test('a text that is accepted though it is not listed', () => {
    const found = withFlow({ parse: (g, text) => flow.parse(g, text.trim().toLowerCase()) });
    expect(found).toMatch(/^accepted, though not listed: /);
  });

  test('a text that does not give its own choice', () => {
    const found = withFlow({ parse: (g, text) => flow.parse(g, text === 'stop' ? 'move camp' : text) });
    expect(found).toBe('read back, "stop" is another choice');
  });
});

describe('a defect of the state is caught:', () => {
  test('copies that share their memory', () => {
    const shared = sound.blank();
    expect(withRules({ blank: () => shared })).toBe('two copies share their memory');
  });

  test('a copy that shares the memory of the set-up', () => {
    const pool = sound.blank();
    const found = withRules({
      blank: () => pool,
      start(scenario, options, say) {
        copyInto(pool, sound.start(scenario, options, say));
        return pool;
      },
    });
    expect(found).toBe('a copy shares its memory with the original');
  });

  test('a question that changes the state', () => {
    const found = withRules({
      view(g, seat) {
        if (seat === undefined) g.supply.set(g.first, 9);
        return sound.view(g, seat);
      },
    });
    expect(found).toBe('a question put to the rules changed the state');
  });

  test('a rule that behaves differently when nobody reads the log', () => {
    const found = withFlow({
      take(g, seat, choice, say) {
        flow.take(g, seat, choice, say);
        if (say === undefined) g.lastTurn = 7;
      },
    });
    expect(found).toMatch(/^a replay from the last checkpoint ends elsewhere: lastTurn: 7 instead of/);
  });

  test('a state that changes with another', () => {
    const made: State[] = [];
    const rules = planted(
      sound,
      { take: flow.take.bind(flow) },
      {
        blank() {
          const g = sound.blank();
          made.push(g);
          return g;
        },
        check(g) {
          if (flow.who(g) === OVER) for (const early of made.slice(0, 4)) early.lastTurn = 9;
        },
      },
    );
    expect(complaint(rules)).toBe('the copy of the position after 0 entries has changed');
  });

  test('something remembered outside the state', () => {
    let rests = 0;
    const found = withFlow({
      take(g, seat, choice, say) {
        if (flow.text(g, choice) === 'rest') rests++;
        flow.take(g, seat, choice, say);
        g.lastTurn = 2 + (rests % 7);
      },
    });
    expect(found).toMatch(/lastTurn: . instead of ./);
  });

  test('a set-up that differs the second time', () => {
    let games = 0;
    const found = withRules({
      start(scenario, options, say) {
        const g = sound.start(scenario, options, say);
        g.lastTurn = 4 + (games++ % 2);
        return g;
      },
    });
    expect(found).toMatch(/the table stands elsewhere: lastTurn: 5 instead of 4/);
  });

  test('something that is not saved', () => {
    expect(withRules({ toJson: (g) => sound.toJson(inTurn(g, 1)) })).toMatch(/saved and loaded, the state differs/);
  });

  test('something that is not loaded', () => {
    const found = withRules({ fromJson: (json) => inTurn(sound.fromJson(json), 1) });
    expect(found).toBe('saved and loaded, the state differs: turn: 1 instead of 2');
  });

  test('something missing from the notation of positions', () => {
    const positions = sound.positions.map((part) => (part.key === 'spent' ? { ...part, write: () => [] } : part));
    expect(withRules({ positions })).toMatch(/written as text and read, the position differs|in 0 places/);
  });

  test('something that the notation of positions writes in two ways', () => {
    let times = 0;
    const positions = sound.positions.map((part) => ({
      ...part,
      write: (fields: Parameters<typeof part.write>[0]) => [...part.write(fields)].sort(() => (times++ % 2) - 0.5),
    }));
    expect(withRules({ positions })).toBe('written as text again, the position is other text');
  });

  test('something that is not loaded in the middle of a march', () => {
    const found = withRules({
      fromJson(json) {
        const g = sound.fromJson(json);
        return stepAt(g) === 'march.next' ? inTurn(g, 0) : g;
      },
    });
    expect(found).toMatch(/^saved and loaded, the state differs: turn: 0 instead of ./);
  });

  test('a set that remembers which piece was named last', () => {
    const found = withFlow({
      take(g, seat, choice, say) {
        const named = stepAt(g) === 'march.muster' ? flow.partsOf(g, choice) : undefined;
        flow.take(g, seat, choice, say);
        if (named?.verb === 'take') g.lastTurn = 2 + (choice % 7);
      },
    });
    expect(found).toMatch(/^"take .*" and "take .*", named in the other order, lead elsewhere: lastTurn/);
  });

  test('a set in which a piece can be named before another but not after it', () => {
    const found = withFlow(
      listing('march.muster', (choices, g) => {
        const guard = flow.parse(g, 'take blue-guard');
        const first = choices.toArray().filter((choice) => flow.partsOf(g, choice).verb === 'take');
        const taken = choices.toArray().some((choice) => flow.text(g, choice) === 'done');
        if (!taken || guard === undefined || !first.includes(guard)) return;
        const others = choices.toArray().filter((choice) => choice !== guard);
        choices.reset();
        for (const choice of others) choices.push(choice);
      }),
    );
    expect(found).toMatch(/^"take .*" and "take .*" may be named in one order only at .*march.muster/);
  });

  test('an invariant that does not hold', () => {
    const found = withRules({
      check(g) {
        if (g.turn > 1) throw new Error('a second turn cannot be');
      },
    });
    expect(found).toMatch(/is listed, but: a second turn cannot be/);
  });
});

describe('a defect of the table is caught:', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('accepting an outdated message', () => {
    const { submit } = Table.prototype;
    vi.spyOn(Table.prototype, 'submit').mockImplementation(function (this: Table<never, unknown, unknown>, seat, text) {
      return submit.call(this, seat, text, this.journal.length);
    });
    expect(complaint(sound)).toBe('the table accepted a choice out of date');
  });

  test('an undo without effect', () => {
    vi.spyOn(Table.prototype, 'undo').mockImplementation(function (this: Table<never, unknown, unknown>, seat, seen) {
      if (seen !== this.journal.length) return { ok: false, code: 'stale' };
      const target = this.undoOf(seat);
      return typeof target === 'string' ? { ok: false, code: target } : { ok: true, from: seen, entries: [] };
    });
    expect(complaint(sound)).toBe('an undo took nothing back');
  });

  test('a wrong earlier position', () => {
    vi.spyOn(Table.prototype, 'stateAt').mockImplementation(() => sound.blank());
    expect(complaint(sound)).toMatch(/^the position after \d+ entries differs/);
  });
});
