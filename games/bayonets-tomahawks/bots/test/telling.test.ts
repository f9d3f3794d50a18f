import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { ARRIVING, BRITISH, FRENCH, type LogEntry, piece } from '@carillon/bayonets-tomahawks-rules/search';
import { expect, it } from 'vitest';
import { actionRound } from '../../rules/test/game.ts';
import { telling } from '../src/telling.ts';

const RAID: LogEntry = { type: 'raid', side: 'french', raider: 'micmac', from: 'miramichy' };
const intercepted = (stopped: boolean): LogEntry => ({
  ...{ type: 'interception', side: 'british', at: 'albany', face: 'flag', stopped },
});
const roll = (success: boolean): LogEntry => ({
  ...{ type: 'raid-roll', side: 'french', at: 'carlisle', face: 'flag', success },
});

it('describes Battles from either side', () => {
  const won: LogEntry = { type: 'battle-won', side: 'french', at: 'albany', attacker: 2, defender: 1, rout: false };
  expect(telling.fights([won], FRENCH)).toEqual([{ kind: 'battle', at: 'albany', won: true }]);
  expect(telling.fights([won], BRITISH)).toEqual([{ kind: 'battle', at: 'albany', won: false }]);
});

it('shows Raids of its own side: intercepted ones are lost (9.2)', () => {
  const logged = (...log: LogEntry[]) => telling.fights([RAID, ...log], FRENCH).map(({ won }) => won);
  expect(logged(intercepted(false), roll(true))).toEqual([true]);
  expect(logged(roll(false), RAID, intercepted(true))).toEqual([false, false]);
  expect(telling.fights([RAID, roll(true)], FRENCH)).toEqual([{ kind: 'raid-from', at: 'miramichy', won: true }]);
  expect(telling.fights([RAID, roll(true)], BRITISH)).toEqual([]);
});

it('names no reinforcements in a hint before they are drawn', () => {
  const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
  const sees = (rule: string) => telling.sees?.(g, { type: 'placed', piece: 'berry', at: 'quebec', rule });
  expect(sees('15.3')).toBe(false);
  // Who joins with a Nation is printed on the map.
  expect(sees('8.1')).toBe(true);
  g.place.set(piece.of('berry'), ARRIVING);
  expect(sees('15.3')).toBe(true);
});

it('names no card in a hint before it is drawn', () => {
  const round = actionRound({
    reserves: ['reluctant-wagoneers-30', 'british-16'],
    decks: ['french-42', 'indian-44', 'british-1'],
  });
  const sees = () => telling.sees?.(bayonetsTomahawks.fromView(bayonetsTomahawks.view(round.state, FRENCH)), INDIAN);
  expect(sees()).toBe(false);
  round.chance('draw french-42', 'draw indian-44');
  expect(sees()).toBe(true);
});

const INDIAN: LogEntry = { type: 'event', card: 'indian-44', side: 'french' };

it('tells deeds in short, so that plans can be told apart: events, and where stacks come to or act', () => {
  const moving = { side: 'british', pieces: ['goreham'] } as const;
  const deeds: readonly LogEntry[] = [
    INDIAN,
    { type: 'move', ...moving, at: 'halifax', to: 'chignectou' },
    { type: 'move', ...moving, at: 'chignectou', to: 'pointe-sainte-anne' },
    { type: 'battle-marker', side: 'british', at: 'pointe-sainte-anne' },
    { type: 'land', ...moving, at: 'louisbourg' },
    { type: 'placed', piece: 'goreham', at: 'halifax', rule: '8.1' },
    RAID,
    { type: 'road-begun', side: 'british', road: 'albany.oquaga' },
  ];
  expect(telling.gist(deeds)).toEqual([
    ...['indian-44', 'go pointe-sainte-anne', 'battle-marker pointe-sainte-anne', 'go louisbourg'],
    ...['raid miramichy', 'road albany.oquaga'],
  ]);
});
