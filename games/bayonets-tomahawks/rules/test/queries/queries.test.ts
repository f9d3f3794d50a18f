import type { Json } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { bayonetsTomahawks } from '../../src/index.ts';
import type { PieceName } from '../../src/names.ts';
import type { OptionName } from '../../src/options.ts';
import { SPACE_FACTS } from '../../src/reference.ts';
import { position, type Sparse } from '../position.ts';

// Questions about a position

const ask = <T>(sparse: Sparse, name: string, args: Json): T =>
  bayonetsTomahawks.query(position(sparse), name, args) as unknown as T;

test('supply: the sources, the supplied spaces, and the stacks without supply', () => {
  const at: Sparse = {
    pieces: { 'port-dauphin': ['22nd-28th'], ticonderoga: ['27th-55th'] },
    control: { ticonderoga: 'british' },
  };
  const found = ask<{ sources: string[]; light: string[]; other: string[]; without: string[] }>(at, 'supply', {
    side: 'british',
  });
  expect(found.sources).toContain('albany');
  expect(found.sources).not.toContain('lake-george');
  expect(found.other).toContain('ticonderoga');
  expect([found.light.includes('goasek'), found.other.includes('goasek')]).toEqual([true, false]);
  expect(found.without).toEqual(['port-dauphin']);
});

test('control: friendly spaces, their value and the VP', () => {
  const found = ask<{ spaces: string[]; value: number; vp: number }>(
    { control: { ticonderoga: 'british' }, joined: { iroquois: 'british' }, vp: { british: 2 } },
    'control',
    { side: 'british' },
  );
  expect(found.spaces).toEqual(expect.arrayContaining(['ticonderoga', 'oquaga', 'boston']));
  expect(found.spaces).not.toContain('chote');
  expect(found.vp).toBe(2);
  const other = ask<{ value: number }>({}, 'control', { side: 'british' });
  expect(found.value - other.value).toBe(1);
  // A faction holds every Victory Space of the map except Ticonderoga.
  const french = ask<{ value: number }>({ control: { ticonderoga: 'british' } }, 'control', { side: 'french' });
  const all = SPACE_FACTS.reduce((sum, { victorySpace, value }) => sum + (victorySpace ? value : 0), 0);
  expect(found.value + french.value).toBe(all);
});

test('limits: the room that is left on connections, and whether guns may go', () => {
  const at: Sparse = { roads: ['mekekasink.wills-creek'], moved: { british: { 'albany.kingston': 5 } } };
  const found = ask<{ connection: string; room: number; artillery: boolean }[]>(at, 'limits', { side: 'british' });
  const of = (name: string): unknown => found.find(({ connection }) => connection === name);
  expect(of('albany.kingston')).toEqual({ connection: 'albany.kingston', room: 11, artillery: true });
  expect(of('mekekasink.wills-creek')).toEqual({ connection: 'mekekasink.wills-creek', room: 8, artillery: true });
  expect(of('albany.oquaga')).toEqual({ connection: 'albany.oquaga', room: 4, artillery: false });
});

test('[7.4] event: whether a card’s event would change nothing, as far as is known before the cards are revealed', () => {
  const idle = (name: string, sparse: Sparse = {}): unknown =>
    ask<{ idle: unknown }>(sparse, 'event', { card: name }).idle;
  expect(idle('smallpox-infected-blankets-11')).toBe(true);
  expect(idle('smallpox-infected-blankets-11', { pieces: { quebec: ['mingo'] } })).toBe(false);
  expect(idle('round-up-men-and-equipment-31', { pieces: { quebec: ['bearn-guyenne'] } })).toBe(true);
  const reduced: Sparse = { pieces: { quebec: ['bearn-guyenne'] }, reduced: ['bearn-guyenne'] };
  expect(idle('round-up-men-and-equipment-31', reduced)).toBe(false);
  // Of the points that it costs nobody knows before the cards are revealed.
  expect(idle('reluctant-wagoneers-30')).toBe(false);
  expect(idle('reluctant-wagoneers-30', { cards: ['reluctant-wagoneers-30', 'lucky-cannonball-8'] })).toBe(false);
  // Cards without an event at the start of the Action Round.
  expect([idle('british-2'), idle('rough-seas-40'), idle('lucky-cannonball-8')]).toEqual([false, false, false]);
});

describe('reach', () => {
  interface Goal {
    to: string;
    through: string[];
    enemies: number;
    overwhelms: boolean;
    ends: boolean;
  }
  const at: Sparse = { pieces: { 'lake-george': ['22nd-28th', 'rogers'], ticonderoga: ['langis'] } };
  const goals = (args: Json): Map<string, Goal> =>
    new Map(ask<Goal[]>(at, 'reach', args).map((each) => [each.to, each]));

  test('is what the given pieces can reach, and what they meet', () => {
    const brigade = goals({ force: ['22nd-28th'] });
    expect([...brigade.keys()].sort()).toEqual(['albany', 'kingston', 'northfield', 'oneida-lake', 'ticonderoga']);
    expect(brigade.get('kingston')).toMatchObject({ through: ['albany', 'kingston'], ends: false });
    expect(brigade.get('ticonderoga')).toMatchObject({ enemies: 1, overwhelms: false, ends: true });
    expect(goals({ force: ['rogers'] }).has('number-four')).toBe(true);
    expect(goals({ force: ['22nd-28th'], double: true }).has('minisink')).toBe(true);
  });

  test('is one connection more with Forced March, except for Light units', () => {
    const forced = goals({ force: ['22nd-28th'], forced: true });
    expect([forced.has('minisink'), forced.has('easton')]).toEqual([true, false]);
    const rangers = { force: ['rogers'] };
    expect([...goals({ ...rangers, forced: true }).keys()]).toEqual([...goals(rangers).keys()]);
  });

  test('ends in a neutral Village, or only for those that would not Overwhelm the unit that appears there', () => {
    const rangers = ['gage', 'putnam', 'rogers', 'scott'] as const;
    const ends = (options: readonly OptionName[], force: readonly PieceName[]): boolean | undefined => {
      const found = ask<Goal[]>({ pieces: { 'ninety-six': rangers }, options }, 'reach', { force });
      return found.find(({ to }) => to === 'keowee')?.ends;
    };
    expect(ends([], rangers)).toBe(true);
    expect(ends(['neutralVillage'], rangers)).toBe(false);
    expect(ends(['neutralVillage'], ['rogers'])).toBe(true);
  });

  test('is not given for pieces that are not together', () => {
    expect(() => goals({ force: ['22nd-28th', 'langis'] })).toThrow('do not stand together');
    expect(() => goals({ force: ['nobody'] })).toThrow('force: nobody is no piece; allowed: ');
  });
});

test('raids: the targets of a Light unit', () => {
  const at: Sparse = {
    pieces: { 'forks-of-the-ohio': ['lignery'], 'wills-creek': ['washington'] },
    raided: { french: ['rays-town'] },
  };
  const found = ask<{ at: string }[]>(at, 'raids', { piece: 'lignery' });
  expect(found.map((each) => each.at).sort()).toEqual([
    'carlisle',
    'gnadenhutten',
    'shamokin',
    'wills-creek',
    'winchester',
  ]);
  expect(found[0]).toEqual({ at: 'wills-creek', points: 1, distance: 2, interceptors: 'light' });
  expect(found).toContainEqual({ at: 'winchester', points: 2, distance: 3, interceptors: null });
  expect(ask<Json[]>(at, 'raids', { piece: 'lignery', double: true }).length).toBeGreaterThan(found.length);
  expect(() => ask(at, 'raids', { piece: 'bearn-guyenne' })).toThrow('no Light unit');
});

describe('the end of the Year', () => {
  interface Ended {
    readonly bonus: { readonly french: number; readonly british: number };
    readonly vp: { readonly french: number; readonly british: number };
    readonly winner: string | null;
  }

  test('scores the bonuses of the Year, and says who would have won (18.2.1)', () => {
    const control = { albany: 'french', york: 'french', northfield: 'french' } as const;
    const held: Sparse = { control, vp: { french: 6 } };
    const before = ask<Ended>({}, 'yearsEnd', {});
    expect(before.bonus).toEqual({ french: 0, british: 0 });
    const after = ask<Ended>(held, 'yearsEnd', {});
    expect(after.bonus.french).toBe(2);
    expect(after.vp.french).toBe(8);
    expect(after.winner).toBe('french');
  });
});
