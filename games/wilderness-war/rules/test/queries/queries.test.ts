import type { Json } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import type { State } from '../../src/state.ts';
import { play } from '../builder.ts';
import { ask, at, HANDS } from './asking.ts';

interface Reach {
  readonly to: string;
  readonly through: readonly string[];
  readonly cost: number;
  readonly by: readonly string[];
  readonly ends: boolean;
  readonly enemies: boolean;
  readonly intercepted: boolean;
  readonly risk: boolean;
  readonly past: readonly { readonly at: string; readonly chance: number }[];
}

const reachOf = (g: State, args: Json): readonly Reach[] => ask(g, 'reach', args) as unknown as readonly Reach[];

const reached = (g: State, args: Json, to: string): Reach | undefined =>
  reachOf(g, args).find((each) => each.to === to);

/** The kinds of movement by which each space can be entered next. */
const stepsOf = (g: State, args: Json): ReadonlyMap<string, readonly string[]> =>
  new Map((ask(g, 'steps', args) as { to: string; by: string[] }[]).map(({ to, by }) => [to, by]));

describe('the Command of a force', () => {
  const command = (...force: readonly PieceName[]): Json => ask(at(), 'command', { force });

  it('is the sum over its leaders, next to the number of its units', () => {
    expect(command('montcalm')).toEqual({ limit: 6, units: 0, free: 0 });
    expect(command('montcalm', 'levis', 'french-regular-1')).toEqual({ limit: 11, units: 1, free: 0 });
  });

  it('does not count the Mohawks led by Johnson (5.534)', () => {
    expect(command('johnson', 'mohawk-1', 'northern-provincial-1')).toMatchObject({ units: 1, free: 1 });
  });
});

describe('supply and control', () => {
  it('says where Drilled Troops of a side are in supply', () => {
    expect(ask(at(), 'supply', { side: 'french' })).toContain('quebec');
    expect(ask(at(), 'supply', { side: 'british' })).not.toContain('quebec');
  });

  it('says which fortresses and ports a side controls', () => {
    const g = at({ captured: ['louisbourg'], pieces: { louisbourg: ['british-regular-1'] } });
    expect(ask(g, 'control', { side: 'french' })).toEqual({
      fortresses: ['quebec', 'montreal'],
      ports: ['quebec'],
      keySpaces: { occupied: [], held: ['niagara', 'ohio-forks'] },
    });
    expect(ask(g, 'control', { side: 'british' })).toMatchObject({
      ports: expect.arrayContaining(['louisbourg', 'boston']),
    });
  });

  it('shows who alone occupies Niagara and Ohio Forks, and who held them last (13.11, 13.12, 13.23)', () => {
    const g = at({
      pieces: { niagara: ['ranger-1'], 'ohio-forks': ['forbes', 'british-regular-1', 'marine-detachment-1'] },
      works: { 'ohio-forks': 'french-fort' },
      siege: { 'ohio-forks': 0 },
      inside: ['marine-detachment-1'],
    });
    expect(ask(g, 'control', { side: 'british' })).toMatchObject({
      keySpaces: { occupied: ['niagara'], held: ['niagara'] },
    });
    expect(ask(g, 'control', { side: 'french' })).toMatchObject({ keySpaces: { occupied: [], held: ['ohio-forks'] } });
  });
});

describe('nearest', () => {
  it('finds the closest fortification, the space itself included', () => {
    expect(ask(at(), 'nearest', { side: 'french', from: 'quebec' })).toEqual(['quebec']);
    expect(ask(at(), 'nearest', { side: 'french', from: 'ile-dorleans' })).toEqual(['quebec']);
    const g = at({ works: { ticonderoga: 'french-fort' } });
    expect(ask(g, 'nearest', { side: 'french', from: 'wood-creek' })).toEqual(['ticonderoga']);
  });

  it('finds several if equally close, and ignores besieged ones', () => {
    const works = { 'wood-creek': 'british-stockade', 'crown-point': 'british-stockade' } as const;
    expect(ask(at({ works }), 'nearest', { side: 'british', from: 'ticonderoga' })).toEqual(
      expect.arrayContaining(['wood-creek', 'crown-point']),
    );
    const besieged = at({
      pieces: { quebec: ['british-regular-1', 'french-regular-1'] },
      inside: ['french-regular-1'],
      siege: { quebec: 0 },
    });
    expect(ask(besieged, 'nearest', { side: 'french', from: 'quebec' })).not.toContain('quebec');
  });
});

describe('first steps', () => {
  it('by land and boat, each said', () => {
    const steps = stepsOf(at({ pieces: { albany: ['northern-provincial-1'] } }), { force: ['northern-provincial-1'] });
    expect(steps.get('kinderhook')).toEqual(['land', 'boat']);
    const inland = at({ pieces: { carlisle: ['southern-provincial-1'] } });
    expect(stepsOf(inland, { force: ['southern-provincial-1'] }).get('raystown')).toEqual(['land']);
    expect(steps.has('quebec')).toBe(false);
  });

  it('[6.61] an infiltration by boat only where boats lead out of it, too', () => {
    const g = at({ pieces: { woodstock: ['ranger-1'] }, works: { augusta: 'french-fort' } });
    expect(stepsOf(g, { force: ['ranger-1'] }).get('augusta')).toEqual(['land', 'infiltration']);
    // On Lake Champlain they do.
    const lake = at({ pieces: { 'st-jean': ['coureurs-1'] }, works: { 'ile-aux-noix': 'british-fort' } });
    const by = ['land', 'boat', 'infiltration'];
    expect(stepsOf(lake, { force: ['coureurs-1'] }).get('ile-aux-noix')).toEqual(by);
  });

  it('by sea: a force needs a card of 3, a piece alone does not; a landing needs its card', () => {
    const pieces = { halifax: ['murray', 'british-regular-1'] } as const;
    const force = ['murray', 'british-regular-1'];
    expect(stepsOf(at({ pieces }), { force }).get('boston')).toEqual(['sea']);
    expect(stepsOf(at({ pieces }), { force, value: 2 }).has('boston')).toBe(false);
    expect(stepsOf(at({ pieces }), { force: ['british-regular-1'], value: 1 }).get('boston')).toEqual(['sea']);
    expect(stepsOf(at({ pieces }), { force }).has('louisbourg')).toBe(false);
    const landing = at({ pieces, hands: { ...HANDS, british: ['amphibious-landing-17'] } });
    expect(stepsOf(landing, { force }).get('louisbourg')).toEqual(['landing']);
  });

  it('a lone Auxiliary infiltrates; the besieged go nowhere', () => {
    const pieces = { 'allegheny-south': ['shawnee-1'], woodstock: ['southern-provincial-1'] } as const;
    const g = at({ pieces });
    expect(stepsOf(g, { force: ['shawnee-1'] }).get('woodstock')).toEqual(['land', 'infiltration']);
    const shut = at({
      pieces: { quebec: ['british-regular-1', 'french-regular-1'] },
      inside: ['french-regular-1'],
      siege: { quebec: 0 },
    });
    expect(ask(shut, 'steps', { force: ['french-regular-1'] })).toEqual([]);
    expect(ask(shut, 'reach', { force: ['french-regular-1'] })).toEqual([]);
  });
});

describe('reach', () => {
  const provincials = at({ pieces: { boston: ['northern-provincial-1'] } });
  const force = ['northern-provincial-1'];

  it('four spaces for Provincials by land, by the shortest way', () => {
    expect(reached(provincials, { force }, 'hartford')).toMatchObject({ cost: 2, ends: false, enemies: false });
    expect(reached(provincials, { force }, 'worcester')).toEqual({
      to: 'worcester',
      through: ['worcester'],
      cost: 1,
      by: ['land', 'boat'],
      ends: false,
      enemies: false,
      intercepted: false,
      risk: false,
      past: [],
    });
    for (const { cost, by } of reachOf(provincials, { force })) if (by.includes('land')) expect(cost).toBeLessThan(5);
  });

  it('ends where enemies are, and not beyond', () => {
    const g = at({ pieces: { boston: ['northern-provincial-1'], worcester: ['french-regular-1'] } });
    expect(reached(g, { force }, 'worcester')).toMatchObject({ ends: true, enemies: true });
  });

  it('says where the enemy may intercept, and on the way to where', () => {
    const pieces = { concord: ['northern-provincial-3'], 'white-mountains-north': ['coureurs-1'] } as const;
    const g = at({ pieces });
    expect(reached(g, { force: ['coureurs-1'] }, 'casco-bay')).toMatchObject({ intercepted: false, risk: false });
    expect(reached(g, { force: ['coureurs-1'] }, 'portsmouth')).toMatchObject({ intercepted: true, risk: true });
  });

  it('[6.6] names the enemies that a lone Auxiliary must infiltrate first, a fortress among them, if no other way is open', () => {
    const g = at({ pieces: { 'hudson-carry-south': ['coureurs-1'], albany: ['british-regular-1'] } });
    expect(reached(g, { force: ['coureurs-1'] }, 'kinderhook')).toMatchObject({
      past: [{ at: 'albany', chance: 1 / 2 }],
    });
    expect(reached(g, { force: ['coureurs-1'] }, 'hoosic')).toMatchObject({ past: [] });
  });

  it('boats go nine spaces, and carry once', () => {
    const g = at({ pieces: { montreal: ['montcalm', 'french-regular-1'] } });
    const far = reachOf(g, { force: ['montcalm', 'french-regular-1'] }).filter(({ by }) => by.includes('boat'));
    expect(Math.max(...far.map(({ cost }) => cost))).toBeGreaterThan(4);
  });

  it('of the marching force begins at its present space', () => {
    const game = play({ hands: HANDS, pieces: { montreal: ['montcalm', 'french-regular-1'] } });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('sorel');
    expect(reached(game.state, {}, 'becancour')).toMatchObject({
      through: ['trois-rivieres', 'becancour'],
      cost: 3,
    });
  });
});

describe('interceptors', () => {
  const pieces = {
    'white-mountains-north': ['coureurs-1'],
    ossipee: ['northern-provincial-1', 'northern-provincial-2', 'ranger-1'],
    concord: ['bradstreet', 'northern-provincial-3', 'northern-provincial-4'],
  } as const;
  const g = at({ pieces });

  it('[6.721] the example of the rulebook: only Rangers in the wilderness, identical units once', () => {
    const force = ['coureurs-1'];
    expect(ask(g, 'interceptors', { force, at: 'casco-bay' })).toEqual({
      leaders: [],
      units: [{ piece: 'ranger-1', at: 'ossipee' }],
    });
    expect(ask(g, 'interceptors', { force, at: 'portsmouth', from: 'casco-bay' })).toEqual({
      leaders: [{ piece: 'bradstreet', at: 'concord' }],
      units: [{ piece: 'northern-provincial-3', at: 'concord' }],
    });
  });

  it('[6.724] nobody out of the space that the force leaves, unless that does not matter', () => {
    const force = ['coureurs-1'];
    const from = 'ossipee';
    expect(ask(g, 'interceptors', { force, at: 'casco-bay', from })).toEqual({ leaders: [], units: [] });
    expect(ask(g, 'interceptors', { force, at: 'casco-bay', from: null })).toMatchObject({
      units: [{ piece: 'ranger-1' }],
    });
  });
});

describe('raids', () => {
  it('gives each target, its column, and the militia that may come', () => {
    const g = at({
      pieces: { canajoharie: ['mohawk-1'], 'northern-colonial-militias': ['colonial-militia-1'] },
      works: { hoosic: 'british-stockade', concord: 'british-fort' },
    });
    const raids = ask(g, 'raids', { side: 'french' });
    expect(raids).toContainEqual({
      at: 'hoosic',
      target: 'stockade',
      column: 'stockadeSettlement',
      militia: 'northern-colonial-militias',
    });
    expect(raids).toContainEqual({
      at: 'canajoharie',
      target: 'settlement',
      column: 'stockadeSettlement',
      militia: null,
    });
    expect(raids).toContainEqual({ at: 'augusta', target: 'cultivated', column: 'cultivated', militia: null });
    expect(raids).not.toContainEqual(expect.objectContaining({ at: 'concord' }));
  });
});

describe('uses of a card', () => {
  it('in an Action Phase, in response, and now', () => {
    expect(ask(at(), 'uses', { side: 'french', card: 'ambush-11' })).toEqual({
      inHand: true,
      value: 1,
      phase: ['activate', 'stockades', 'forts', 'discard'],
      idle: false,
      moments: ['battle-attacker', 'battle-defender'],
      now: ['activate ambush-11', 'stockades ambush-11', 'forts ambush-11', 'discard ambush-11'],
    });
    expect(ask(at(), 'uses', { side: 'british', card: 'campaign-2' })).toMatchObject({
      inHand: true,
      phase: expect.arrayContaining(['event']),
      moments: [],
      now: [],
    });
  });

  it('no construction twice in a row, no event of the other side', () => {
    const g = at({ built: ['french'] });
    expect(ask(g, 'uses', { side: 'french', card: 'campaign-1' })).toMatchObject({
      phase: ['event', 'activate', 'discard'],
    });
    expect(ask(g, 'uses', { side: 'french', card: 'william-pitt-67' })).toMatchObject({
      inHand: false,
      phase: ['activate', 'discard'],
    });
  });
});
