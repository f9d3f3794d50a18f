import { BRITISH, FRENCH, type LogEntry } from '@carillon/bayonets-tomahawks-rules/search';
import { expect, it } from 'vitest';
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
