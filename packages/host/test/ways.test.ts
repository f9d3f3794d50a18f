import { CHANCE, type Choices, copyInto, type Rules, type StateBase } from '@carillon/flow';
import { playing } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import { ways } from '../src/index.ts';

// Routes of Skirmish: a force takes up to two steps, and may be intercepted next to enemies.

/** Blue's Guard is about to leave the camp; a red one is in the named space. */
function leaving(red: string) {
  const set = skirmish.toJson(skirmish.start('long-day', null)) as { readonly place: Record<string, string> };
  const place = { ...set.place, 'red-guard': red };
  const start = skirmish.fromJson({ ...set, place });
  const game = playing(skirmish, start)
    .chance('draw ambush-1', 'draw guides-1')
    .choose('blue', 'bid 1')
    .choose('red', 'bid 0')
    .choose('blue', 'march camp', 'take blue-guard', 'done');
  const fresh = () => {
    const copy = skirmish.blank();
    copyInto(copy, game.state);
    return copy;
  };
  return ways(skirmish, fresh, skirmish.seats.indexOf('blue'), { verb: 'move', from: 'camp' });
}

describe('the routes of a force', () => {
  it('are the shortest to each space, and none leads back to where it stands', () => {
    expect(leaving('keep').map(({ to, through }) => [to, through])).toEqual([
      ['mill', ['mill']],
      ['wood', ['wood']],
      ['hill', ['mill', 'hill']],
      ['farm', ['mill', 'farm']],
    ]);
  });

  it('name their choices, and end where the force is not asked for a further step', () => {
    expect(leaving('keep')).toContainEqual({
      to: 'hill',
      through: ['mill', 'hill'],
      choices: ['move mill', 'move hill'],
      ends: true,
      risks: [],
    });
    expect(leaving('keep').find(({ to }) => to === 'mill')).toMatchObject({ ends: false });
  });

  it('go no further than the space where the enemy must first be asked', () => {
    // From the farm Red may intercept at the mill.
    const routes = leaving('farm');
    expect(routes.find(({ to }) => to === 'mill')).toMatchObject({ ends: true, risks: [] });
    expect(routes.find(({ to }) => to === 'hill')?.through).toEqual(['wood', 'hill']);
  });
});

describe('the routes of a piece on a chain of spaces', () => {
  // From `a` there are ways to b and c, from these to d, and none from d. The only cell is the space.
  const SPACES = ['a', 'b', 'c', 'd'];
  const NEXT: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c', 'a'], b: ['d', 'a'], c: ['d'], d: [] };
  const TEXTS = [...SPACES.map((space) => `go ${space}`), 'stop', 'raid', 'gone a'];

  /** Where dice are rolled, and where a raid is asked for. */
  function along({ dice = [] as readonly string[], raids = [] as readonly string[], more = {} } = {}) {
    const at = (state: StateBase): string => SPACES[state.cells[0] ?? 0] ?? '';
    const flow = {
      mayChoose: (state: StateBase, seat: number) => seat === 0 && !dice.includes(at(state)),
      who: (state: StateBase) => (dice.includes(at(state)) ? CHANCE : 0),
      list(state: StateBase, _seat: number, into: Choices) {
        into.reset();
        for (const space of NEXT[at(state)] ?? []) into.push(TEXTS.indexOf(`go ${space}`));
        if (raids.includes(at(state))) into.push(TEXTS.indexOf('raid'));
        into.push(TEXTS.indexOf('stop'));
        into.push(TEXTS.indexOf('gone a'));
      },
      text: (_state: StateBase, choice: number) => TEXTS[choice] ?? '',
      parse: (_state: StateBase, text: string) => TEXTS.indexOf(text),
      take: (state: StateBase, _seat: number, choice: number) => state.cells.fill(choice),
    };
    const blank = () => ({ cells: new Int16Array(1) }) as StateBase;
    const rules = { flow, blank } as unknown as Rules<StateBase, unknown, unknown>;
    return ways(rules, blank, 0, { verb: 'go', from: 'a', ...more });
  }

  it('are found once to each space, and end where no step follows', () => {
    expect(along()).toEqual([
      { to: 'b', through: ['b'], choices: ['go b'], ends: false, risks: [] },
      { to: 'c', through: ['c'], choices: ['go c'], ends: false, risks: [] },
      { to: 'd', through: ['b', 'd'], choices: ['go b', 'go d'], ends: true, risks: [] },
    ]);
  });

  it('part where a piece may be left behind so that others go on, and only there', () => {
    expect(along({ more: { leave: 'gone' } }).map(({ to, parts }) => [to, parts])).toEqual([
      ['b', undefined],
      ['c', undefined],
      ['d', true],
    ]);
    expect(along({ more: { leave: 'drop' } })[2]).not.toHaveProperty('parts');
  });

  it('are at risk where dice decide whether they go on, and go no further', () => {
    const [first, second, third] = along({ dice: ['b'], more: { dice: true } });
    expect(first).toMatchObject({ to: 'b', ends: false, risks: ['b'] });
    expect(second).toMatchObject({ to: 'c', ends: false, risks: [] });
    expect(third?.through).toEqual(['c', 'd']);
  });

  it('just end at dice that are none of an interception', () => {
    expect(along({ dice: ['b'] })[0]).toMatchObject({ to: 'b', ends: true, risks: [] });
  });

  it('of a raider end with its raid, where the rules ask for it', () => {
    const routes = along({ raids: ['d'], more: { raid: 'raid' } });
    expect(routes.map(({ to, raids, choices }) => [to, raids, choices])).toEqual([
      ['b', false, ['go b']],
      ['c', false, ['go c']],
      ['d', true, ['go b', 'go d', 'raid']],
    ]);
    expect(along({ raids: ['d'] })[2]).not.toHaveProperty('raids');
  });
});
