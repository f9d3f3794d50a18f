import type { View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle as title } from '../src/index.ts';
import { layPieces, layStacks } from '../src/position/layout.ts';
import { places } from '../src/position/places.ts';
import { MARKS, tracesOf, WAYS } from '../src/position/recent.ts';
import { counters, isLeftBehind, stackStrength } from '../src/position/stacks.ts';
import { alliedSide } from '../src/position/works.ts';
import { SIGNS } from '../src/table/recent-signs.ts';
import { partOf } from '../src/table/tray.tsx';
import { entries } from './log-entries.ts';
import { running, startView } from './samples.ts';

const at = (place: View['place'], more: Partial<View> = {}): View => ({
  ...startView(),
  place,
  reduced: [],
  inside: [],
  ...more,
});

const albany = at({
  webb: 'albany',
  dunbar: 'albany',
  'ranger-1': 'albany',
  'british-regular-1': 'albany',
  'british-regular-2': 'albany',
  'british-regular-3': 'albany',
  montcalm: 'albany',
  amherst: 'leader-pool',
});

describe('a stack', () => {
  it('has the pieces of one side in one place; the pool is not a place', () => {
    expect(counters.stacks(albany).map(({ key }) => key)).toEqual(['french albany', 'british albany']);
  });

  it('has its leaders by rank and its units by strength', () => {
    const [, british] = counters.stacks(albany);
    expect(british?.leaders).toEqual(['webb', 'dunbar']);
    expect(british?.units.at(-1)).toBe('ranger-1');
    expect(british && stackStrength(albany, british)).toBe(11);
  });

  it('separates units left behind from those that march on', () => {
    const force = ['webb', 'british-regular-1'] as const;
    const stack = [running('march', 'onward', { at: 'albany', force, commander: 'webb', spent: 1 })];
    const units = ['british-regular-1', 'british-regular-2'] as const;
    const view: View = { ...albany, stack, acted: ['webb', ...units] };
    expect(counters.looking(view, units).map(({ first }) => isLeftBehind(view, first))).toEqual([false, true]);
    expect(counters.standIn(view, 'british-regular-2', ['british-regular-1'])).toBeUndefined();
    const losing: View = { ...view, stack: [...stack, running('losses', 'pick')] };
    expect(counters.standIn(losing, 'british-regular-2', ['british-regular-1'])).toBe('british-regular-1');
    expect(counters.looking(losing, units)).toHaveLength(1);
  });

  it('marks the units chosen one by one, apart from identical ones', () => {
    const stack = [running('activation', 'choose', { side: 'british', force: ['british-regular-2'] })];
    const view = { ...albany, stack };
    const british = counters
      .stacksAt(view, 'albany')
      .map((each) => partOf(view, each, 'en'))
      .find(({ of }) => of === 'british');
    const chosen = british?.groups.filter(({ acting }) => acting).map(({ pieces }) => pieces);
    expect(chosen).toEqual([['british-regular-2']]);
  });

  it('groups identical units, with reduced and besieged ones apart', () => {
    const view = { ...albany, reduced: ['british-regular-2'], inside: ['british-regular-3'] } as const;
    const groups = counters.alike(view, ['british-regular-1', 'british-regular-2', 'british-regular-3', 'ranger-1']);
    expect(groups.map(({ pieces }) => pieces.length)).toEqual([1, 1, 1, 1]);
    expect(
      counters.alike(albany, ['british-regular-1', 'british-regular-2']).map(({ pieces }) => pieces.length),
    ).toEqual([2]);
  });

  it('lets one unit stand for identical ones', () => {
    expect(counters.standIn(albany, 'british-regular-3', ['british-regular-1'])).toBe('british-regular-1');
    expect(counters.standIn(albany, 'ranger-1', ['british-regular-1'])).toBeUndefined();
  });
});

describe('counters', () => {
  it('are side by side where both sides meet, and above the space where one is alone', () => {
    const [french, british] = layStacks(albany);
    const edge = (laid: typeof french): number => Math.max(...(laid?.boxes ?? []).map(({ right }) => right));
    expect(edge(french)).toBeLessThanOrEqual(Math.min(...(british?.boxes ?? []).map(({ left }) => left)));
    expect(french?.at.y).toBe(british?.at.y);
    const [alone] = layStacks(at({ webb: 'albany' }));
    expect(alone?.at).toEqual(places.standAt('albany'));
  });

  it('show the strongest unit of a stack and its first leaders', () => {
    const laid = new Map(layPieces(layStacks(albany)).map((each) => [each.piece, each]));
    expect(laid.get('british-regular-1')?.shown).toBe(true);
    expect(laid.get('british-regular-2')?.shown).toBe(false);
    expect(laid.get('webb')).toMatchObject({ shown: true, front: true });
    expect(laid.get('dunbar')).toMatchObject({ shown: true, front: false });
  });
});

describe('keys', () => {
  it('follow connections both ways', () => {
    expect(title.neighbours('albany')).toContain('schenectady');
    for (const space of title.spaces) {
      for (const next of title.neighbours(space)) expect(title.neighbours(next)).toContain(space);
    }
  });

  it('find the space first, then its contents', () => {
    const there = title.at(albany, 'albany');
    expect(there[0]).toEqual({ kind: 'space', id: 'albany' });
    expect(there).toHaveLength(8);
    expect(title.at(albany, 'nowhere')).toEqual([]);
  });
});

describe('a recent event', () => {
  it('leaves arrows and marks, or nothing if nothing can be seen', () => {
    const deeds = tracesOf([
      { type: 'hold', side: 'french' },
      { type: 'march', pieces: ['webb'], from: 'albany', to: 'hoosic', infiltrates: false },
      { type: 'eliminated', side: 'british', pieces: ['ranger-1'], at: 'hoosic', rule: '7.92' },
      { type: 'eliminated', side: 'british', pieces: ['ranger-1'], at: 'reserve', rule: '7.92' },
    ]);
    expect(deeds).toEqual([
      { kind: 'march', side: 'british', from: 'albany', to: 'hoosic' },
      { kind: 'lost', side: 'british', at: 'hoosic' },
    ]);
  });

  it('appears once, with losses at the battle', () => {
    const loss = {
      type: 'loss',
      side: 'british',
      piece: 'ranger-1',
      eliminated: true,
      why: null,
      rule: '7.61',
    } as const;
    const deeds = tracesOf([
      loss,
      { type: 'battle', at: 'hoosic', attacker: 'french', attackers: ['levis'], defenders: ['ranger-1'] },
      { ...loss, eliminated: false },
      loss,
      loss,
      { type: 'leader-check', side: 'french', leader: 'levis', die: 1, killed: true },
      { type: 'leader-check', side: 'british', leader: 'webb', die: 2, killed: false },
    ]);
    expect(deeds).toEqual([
      { kind: 'battle', side: 'french', at: 'hoosic' },
      { kind: 'lost', side: 'british', at: 'hoosic' },
      { kind: 'lost', side: 'french', at: 'hoosic' },
    ]);
  });

  it('includes sea moves with their landing, and successful interceptions', () => {
    const attempt = { side: 'french', pieces: ['levis'], from: 'quebec', to: 'sorel', die: 4, modifiers: [] } as const;
    const deeds = tracesOf([
      { type: 'sail', pieces: ['wolfe'], from: 'halifax', to: 'louisbourg', landing: true },
      { type: 'sail', pieces: ['webb'], from: 'boston', to: 'new-york', landing: false },
      { type: 'intercept', ...attempt, success: true },
      { type: 'intercept', ...attempt, to: 'quebec', success: false },
      { type: 'avoid', ...attempt, success: true },
    ]);
    expect(deeds).toEqual([
      { kind: 'sail', side: 'british', from: 'halifax', to: 'louisbourg' },
      { kind: 'landing', side: 'british', at: 'louisbourg' },
      { kind: 'sail', side: 'british', from: 'boston', to: 'new-york' },
      { kind: 'intercept', side: 'french', from: 'quebec', to: 'sorel' },
    ]);
  });

  it('has its own sign in its place, and all signs are drawn', () => {
    const seen = new Set(tracesOf(entries).map(({ kind }) => kind));
    expect([...seen].sort()).toEqual([...WAYS, ...MARKS].sort());
    expect(new Set(Object.values(SIGNS)).size).toBe(MARKS.length);
  });
});

describe('an Allied marker', () => {
  it('is of the side whose Indians live there', () => {
    expect(alliedSide(at({ 'mohawk-1': 'albany' }), 'canajoharie')).toBe('british');
    expect(alliedSide(at({ 'abenaki-1': 'albany' }), 'st-francois')).toBe('french');
  });
});
