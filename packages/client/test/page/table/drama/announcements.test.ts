import type { Moment } from '@carillon/board';
import { expect, it } from 'vitest';
import { announcements } from '../../../../src/page/table/drama/announcements.ts';

/** Log entries by their kind. */
type Entry = 'year' | 'turn' | 'card' | 'won' | 'move' | 'try' | 'shot';

const LINES = {
  year: { level: 'heading', text: '1758' },
  turn: { level: 'heading', text: 'Blue plays', seat: 'blue' },
  card: { level: 'line', text: 'Blue plays Ambush', played: { by: 'blue' } },
  won: { level: 'line', text: 'Red wins at the mill' },
  try: { level: 'line', text: 'Red fails to intercept' },
  shot: { level: 'line', text: 'Red fires' },
  move: { level: 'line', text: 'Blue marches' },
} as const;

const MOMENTS: Partial<Record<Entry, Moment>> = {
  won: { outcome: true },
  try: { dice: [{ seat: 'red', face: '3' }] },
  shot: { dice: [{ seat: 'red', face: '3' }], volley: true },
};

const title = {
  logLine: (entry: Entry) => LINES[entry],
  drama: { momentOf: (entry: Entry) => MOMENTS[entry] },
} as unknown as Parameters<typeof announcements<unknown, Entry>>[0];

const said = (isStill: boolean, ...news: readonly Entry[]) => announcements(title, news, 'en', isStill);

it('a year or a season that begins is announced, and no turn', () => {
  expect(said(false, 'move', 'year', 'turn', 'card', 'won')).toEqual(['1758']);
  expect(said(false, 'turn', 'move')).toEqual([]);
});

it('with reduced motion, so are cards and the ends of fights', () => {
  expect(said(true, 'card', 'move', 'won', 'year')).toEqual(['Blue plays Ambush', 'Red wins at the mill', '1758']);
});

it('with reduced motion, so are rolls, but no volley', () => {
  expect(said(true, 'try', 'shot', 'won')).toEqual(['Red fails to intercept', 'Red wins at the mill']);
  expect(said(false, 'try', 'shot')).toEqual([]);
});

it('no more than three things are announced at once, the last ones', () => {
  expect(said(true, 'card', 'won', 'year', 'won')).toEqual(['Red wins at the mill', '1758', 'Red wins at the mill']);
});
