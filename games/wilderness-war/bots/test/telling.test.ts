import { wildernessWar } from '@carillon/wilderness-war-rules';
import type { LogEntry } from '@carillon/wilderness-war-rules/search';
import { BRITISH, FRENCH, piece, placeOf, space } from '@carillon/wilderness-war-rules/search';
import { expect, it } from 'vitest';
import { telling } from '../src/telling.ts';

const won: LogEntry = {
  type: 'won',
  side: 'french',
  at: 'albany',
  why: 'more',
  inflicted: 2,
  suffered: 1,
  rule: '7.8',
};
const storm: LogEntry = { type: 'assault', at: 'ticonderoga', attacker: 'british', attackers: [], defenders: [] };
const failed: LogEntry = { type: 'assault-failed', at: 'ticonderoga', rule: '9.2' };
const captured: LogEntry = { type: 'captured', side: 'british', at: 'ticonderoga', what: 'fort', rule: '9.22' };

const roll = (at: 'ticonderoga' | 'louisbourg', level: number): LogEntry => ({
  ...{ type: 'siege-roll', side: 'british', die: 4, modifiers: [] },
  ...{ at, level },
});
const raid = (success: boolean): LogEntry => ({
  ...{
    type: 'raid',
    side: 'french',
    pieces: [],
    at: 'easton',
    target: 'stockade',
    column: 'stockadeSettlement',
    die: 5,
  },
  ...{ modifiers: [], success, losses: 0 },
});

it('describes battles from either side', () => {
  expect(telling.fights([won], FRENCH)).toEqual([{ kind: 'battle', at: 'albany', won: true }]);
  expect(telling.fights([won], BRITISH)).toEqual([{ kind: 'battle', at: 'albany', won: false }]);
});

it('shows assaults, but not a post that surrenders', () => {
  expect(telling.fights([storm, captured], BRITISH)).toEqual([{ kind: 'assault', at: 'ticonderoga', won: true }]);
  expect(telling.fights([storm, failed], BRITISH)).toEqual([{ kind: 'assault', at: 'ticonderoga', won: false }]);
  expect(telling.fights([captured], BRITISH)).toEqual([]);
  expect(telling.fights([storm, captured], FRENCH)).toEqual([]);
});

it('counts a roll for a siege as won from the level that an assault needs (8.24)', () => {
  const fights = telling.fights([roll('ticonderoga', 0), roll('ticonderoga', 1)], BRITISH);
  expect(fights.map((each) => each.won)).toEqual([false, true]);
  const fortress = telling.fights([roll('louisbourg', 1), roll('louisbourg', 2)], BRITISH);
  expect(fortress.map((each) => each.won)).toEqual([false, true]);
  expect(telling.fights([roll('ticonderoga', 1)], FRENCH)).toEqual([]);
});

it('shows raids of its own side', () => {
  const fights = telling.fights([raid(true), raid(false)], FRENCH);
  expect(fights).toEqual([true, false].map((success) => ({ kind: 'raid', at: 'easton', won: success })));
  expect(telling.fights([raid(true)], BRITISH)).toEqual([]);
});

it('names no leader in a hint before he is drawn from the pool (5.55)', () => {
  const g = wildernessWar.start('annus-mirabilis', {});
  const sees = () => telling.sees?.(g, { type: 'placed', side: 'british', pieces: ['wolfe'], at: 'halifax' });
  expect(sees()).toBe(false);
  g.place.set(piece.of('wolfe'), placeOf(space.of('boston')));
  expect(sees()).toBe(true);
});

it('tells deeds in short, so that plans can be told apart: cards, forces, and where they come to', () => {
  const march = (from: 'albany' | 'hudson-carry-south', to: 'hudson-carry-south' | 'ticonderoga'): LogEntry => ({
    ...{ type: 'march', pieces: ['webb'], infiltrates: false, from, to },
  });
  const deeds: readonly LogEntry[] = [
    { type: 'card', side: 'british', card: 'campaign-4', use: 'event' },
    { type: 'activate', side: 'british', commander: 'webb', pieces: ['webb'], at: 'albany' },
    march('albany', 'hudson-carry-south'),
    { type: 'drop', pieces: ['webb'], at: 'hudson-carry-south' },
    march('hudson-carry-south', 'ticonderoga'),
    { type: 'response', side: 'british', card: 'ambush-11' },
    { type: 'placed', side: 'british', pieces: ['webb'], at: 'albany' },
    { type: 'sail', pieces: ['webb'], from: 'new-york', to: 'halifax', landing: false },
    { type: 'build', side: 'british', at: 'albany', what: 'fort-started' },
  ];
  expect(telling.gist(deeds)).toEqual([
    ...['campaign-4 event', 'activate webb albany', 'go ticonderoga', 'ambush-11', 'go halifax', 'build albany'],
  ]);
});
