import { BadValue } from '@carillon/flow';
import { BrokenInvariant, type Json } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import { positionOf } from '../src/index.ts';

// Positions of Skirmish, written as differences from the set-up of a scenario.

type Fields = Readonly<Record<string, Json>>;
const SET_UP = skirmish.toJson(skirmish.start('long-day', {})) as Fields;
const at = (...lines: readonly string[]): Fields =>
  skirmish.toJson(positionOf(skirmish, { scenario: 'long-day', position: lines.join('\n') })) as Fields;
const ALL_CARDS = ['ambush-1', 'ambush-2', 'earthworks', 'reserves', 'guides-1', 'guides-2'];

describe('the position of a lesson', () => {
  it('is the set-up, if it has no lines', () => {
    expect(at()).toEqual(SET_UP);
    expect(at('', '# a comment', '   ')).toEqual(SET_UP);
  });

  it('is that of its scenario', () => {
    const dusk = skirmish.toJson(positionOf(skirmish, { scenario: 'dusk', position: '' }));
    expect(dusk).toEqual(skirmish.toJson(skirmish.start('dusk', {})));
  });

  it('replaces values, and the members of tables that it names', () => {
    expect(at('  turn 3  ', 'supply   blue 4', 'at farm red-guard red-rangers')).toEqual({
      ...SET_UP,
      turn: 3,
      supply: { blue: 4, red: 2 },
      place: { ...(SET_UP.place as object), 'red-guard': 'farm', 'red-rangers': 'farm' },
    });
  });

  it('adds to sets, each member once', () => {
    expect(at('deck guides-1')).toEqual(SET_UP);
    const spent = at(
      'clear deck',
      'deck ambush-1 ambush-2',
      'spent earthworks guides-1',
      'spent reserves',
      'spent guides-2',
    );
    expect([spent.deck, spent.spent]).toEqual([
      ['ambush-1', 'ambush-2'],
      ['earthworks', 'reserves', 'guides-1', 'guides-2'],
    ]);
  });

  it('keeps nothing of the fields that it clears, wherever it says so', () => {
    const { deck, spent, place } = at(`spent ${ALL_CARDS.join(' ')}`, 'at mill blue-guard', 'clear deck place');
    expect([deck, spent]).toEqual([[], ALL_CARDS]);
    const standing = Object.entries(place as Fields).filter(([, where]) => where !== null);
    expect(standing).toEqual([['blue-guard', 'mill']]);
  });

  it('names the running procedures, each with its step and what differs from a fresh one', () => {
    const { stack } = at(
      'running game.first',
      'running activation.order side=red',
      'running march.next force=[red-guard] side=red at=keep moved=1',
    );
    expect(stack).toMatchObject([
      { procedure: 'game', step: 'first', slot: null, answers: [null, null] },
      { procedure: 'activation', step: 'order', slot: null, locals: { side: 'red' } },
      {
        procedure: 'march',
        step: 'next',
        locals: { side: 'red', at: 'keep', moved: 1, force: ['red-guard'], met: false },
      },
    ]);
    expect((stack as readonly Fields[])[1]).not.toHaveProperty('answers');
  });

  it('names the local of the caller that receives a result', () => {
    const { stack } = at(
      'running game.first',
      'running activation.order side=blue',
      'running march.interception side=blue at=mill force=[blue-guard] moved=1',
      'running interception.offer into met side=red at=mill',
    );
    expect((stack as readonly Fields[]).map(({ slot }) => slot)).toEqual([null, null, null, 'met']);
  });
});

it('a value that is not a table replaces a table, and a table replaces such a value', () => {
  const fields = { winter: { place: 'here' }, weather: 'fine' };
  const part = (key: string, value: Json) => ({
    ...{ key, blank: {}, write: () => [] },
    read: (_words: readonly string[], into: { [name: string]: Json }) => {
      into[key] = value;
    },
  });
  const { flow } = skirmish;
  const placing = {
    ...{ flow, start: () => skirmish.blank(), toJson: () => fields, check: () => undefined },
    fromJson: (json: Json) => json as never,
    positions: [part('winter', 'over'), part('weather', { west: 'rain' })],
  };
  expect(positionOf(placing, { scenario: '', position: 'winter\nweather' })).toEqual({
    ...{ winter: 'over', weather: { west: 'rain' } },
    stack: null,
  });
});

describe('a position is refused', () => {
  it.each([
    ['with a part that does not exist', 'weather fine', BadValue],
    ['with a value that does not exist', 'turn many', BadValue],
    ['that clears a field that does not exist', 'clear weather', BadValue],
    ['that clears a plain value', 'clear turn', BadValue],
    ['with a procedure that does not exist', 'running siege.roll', BadValue],
    ['with a step that does not exist', 'running game.siege', BadValue],
    ['that the rules cannot bring about', 'spent ambush-1', BrokenInvariant],
  ])('%s', (_what, line, error) => {
    expect(() => at(line)).toThrow(error);
  });

  it('with the name of what is wrong', () => {
    expect(() => at('weather fine')).toThrow('weather');
    expect(() => at('clear turn')).toThrow('turn');
    expect(() => at('running siege.roll')).toThrow('siege.roll');
  });
});
