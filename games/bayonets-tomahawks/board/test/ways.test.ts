import type { LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import { expect, it } from 'vitest';
import { bayonetsTomahawksTitle } from '../src/index.ts';

const moving = { side: 'british', pieces: ['goreham'] } as const;

it('says where an entry of the log leads: a movement, or the place where something is done', () => {
  const ways = (...entries: readonly LogEntry[]) => entries.map((entry) => bayonetsTomahawksTitle.wayOf?.(entry));
  expect(
    ways(
      { type: 'move', ...moving, at: 'halifax', to: 'chignectou' },
      { type: 'land', ...moving, at: 'louisbourg' },
      { type: 'raid', side: 'french', raider: 'micmac', from: 'miramichy' },
      { type: 'battle-marker', side: 'british', at: 'chignectou' },
    ),
  ).toMatchObject([
    { from: 'halifax', to: 'chignectou' },
    { from: 'sail-box', to: 'louisbourg' },
    { to: 'miramichy' },
    { to: 'chignectou' },
  ]);
  expect(ways({ type: 'event', card: 'indian-44', side: 'french' })).toEqual([undefined]);
});
