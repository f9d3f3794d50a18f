import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { BRITISH, type LogEntry, piece, placeOf, type State, space } from '@carillon/bayonets-tomahawks-rules/search';
import { expect, it } from 'vitest';
import { bayonetsTomahawksCounting as counting } from '../src/index.ts';

/** Notes some log entries in a game of Petite Guerre; returns the figures of the British. */
function counted(...played: readonly (LogEntry | ((g: State) => void))[]): (name: string) => number {
  const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
  const counter = counting.begin();
  for (const each of played) {
    if (typeof each === 'function') each(g);
    else counter.note(g, each);
  }
  return (name) => {
    expect(counting.names).toContain(name);
    return counter.counts[BRITISH]?.[counting.names.indexOf(name)] ?? 0;
  };
}

const control = (side: 'french' | 'british' | null): LogEntry => ({
  ...{ type: 'control', at: 'oswego', side, rule: '2.1.2' },
});

it('an Outpost that changes hands twice was taken and lost again', () => {
  const of = counted(control('british'), control('french'), control('british'));
  expect(['Outposts taken', 'Outposts lost again'].map(of)).toEqual([2, 1]);
  const first = counted(control('french'), control('british'));
  expect(['Outposts taken', 'Outposts lost again'].map(first)).toEqual([1, 0]);
});

const PHASE: LogEntry = { type: 'phase', side: 'british', reaction: false };

it('ports with Fleets are counted by what waits there with them', () => {
  const put =
    (...names: readonly ('fleet-boscawen' | 'royal-artillery-1' | '44th-48th')[]) =>
    (g: State): void => {
      for (const name of names) g.place.set(piece.of(name), placeOf(space.of('halifax')));
    };
  const names = ['ports with Fleets', 'ports with Fleets and guns', 'ports with Fleets and Brigades'];
  const before = names.map(counted(PHASE));
  const by = (change: (g: State) => void): readonly number[] =>
    names.map(counted(change, PHASE)).map((figure, i) => figure - (before[i] ?? 0));
  expect(before).toEqual([0, 0, 0]);
  expect(by(put('fleet-boscawen'))[0]).toBe(1);
  expect(by(put('fleet-boscawen', 'royal-artillery-1'))[1]).toBe(1);
  expect(by(put('fleet-boscawen', '44th-48th'))[2]).toBe(1);
});

it('a faction that enters a neutral Village drives its Nation to the enemy', () => {
  const move = (to: 'kanistioh' | 'oneida-lake'): LogEntry => ({
    ...{ type: 'move', side: 'british', at: 'albany', to, pieces: ['44th-48th'] },
  });
  const joins: LogEntry = { type: 'nation-joins', nation: 'iroquois', side: 'french', rule: '8.0' };
  expect(counted(move('kanistioh'), joins)('Nations driven to the enemy')).toBe(1);
  expect(counted(move('oneida-lake'), joins)('Nations driven to the enemy')).toBe(0);
});

it('a march that comes back goes to and fro, unless something was taken', () => {
  const move = (at: 'albany' | 'kingston', to: 'albany' | 'kingston'): LogEntry => ({
    ...{ type: 'move', side: 'british', at, to, pieces: ['44th-48th'] },
  });
  const [there, back] = [move('albany', 'kingston'), move('kingston', 'albany')];
  expect(counted(there, back)('moves to and fro')).toBe(1);
  expect(counted(there, control('british'), back)('moves to and fro')).toBe(0);
});

it('landings, raids, Forts and Roads are counted for the side that made them', () => {
  const at = 'oswego';
  const of = counted(
    { type: 'fort-begun', side: 'british', at },
    { type: 'fort-built', side: 'british', at },
    { type: 'fort-begun', side: 'french', at },
    { type: 'raid', side: 'british', raider: 'rogers', from: 'albany' },
  );
  expect(['Forts begun', 'Forts built', 'raids', 'landings', 'Roads begun'].map(of)).toEqual([1, 1, 1, 0, 0]);
});
