import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { expect, it } from 'vitest';
import { wildernessWarTitle } from '../src/index.ts';

it('says where an entry of the log leads: a movement, or the place where something is done', () => {
  const ways = (...entries: readonly LogEntry[]) => entries.map((entry) => wildernessWarTitle.wayOf?.(entry));
  expect(
    ways(
      { type: 'march', pieces: ['webb'], from: 'albany', to: 'hoosic', infiltrates: false },
      { type: 'sail', pieces: ['webb'], from: 'new-york', to: 'halifax', landing: false },
      { type: 'build', side: 'british', at: 'albany', what: 'fort' },
      { type: 'card', side: 'british', card: 'campaign-4', use: 'event' },
    ),
  ).toEqual([{ from: 'albany', to: 'hoosic' }, { from: 'new-york', to: 'halifax' }, { to: 'albany' }, undefined]);
});
