import { expect, test } from 'vitest';
import { CARD_FACTS } from '../../src/data/cards.ts';
import { card, point } from '../../src/ids.ts';
import type { CardName } from '../../src/names.ts';
import { pointFacts } from '../../src/query/cards.ts';
import { position } from '../position.ts';

// The points and values printed on cards without an event.

/** Light, Army, Sail/Army, French Light/Army, Indian points; capital: doubled. */
const LETTERS = { light: 'l', army: 'a', 'sail-army': 's', 'french-light-army': 'f', indian: 'i' } as const;
const printed = (name: CardName): string => {
  const { deck, initiative, actionPoints } = CARD_FACTS[card.of(name)] ?? {
    deck: '',
    initiative: null,
    actionPoints: [],
  };
  const points = actionPoints
    .map(({ type, double }) => (double ? LETTERS[type].toUpperCase() : LETTERS[type]))
    .join('');
  return `${deck[0]}${initiative ?? ''} ${points}`;
};

test.each([
  ['british-1', 'b4 las'],
  ['british-2', 'b5 laa'],
  ['british-3', 'b5 laas'],
  ['british-15', 'b4 las'],
  ['british-16', 'b1 las'],
  ['french-22', 'f4 ls'],
  ['french-23', 'f5 fs'],
  ['french-25', 'f6 L'],
  ['french-26', 'f6 ll'],
  ['french-35', 'f5 l'],
  ['french-42', 'f4 lf'],
  ['indian-43', 'i ii'],
  ['indian-44', 'i i'],
  ['indian-47', 'i ii'],
  ['indian-48', 'i I'],
  ['indian-52', 'i iii'],
] as const)(
  '[#1] [#2] [#3] [#15] [#16] [#22] [#23] [#25] [#26] [#35] [#42] [#43] [#44] [#47] [#48] [#52] %s has its value and points, and no event',
  (name, text) => {
    expect(printed(name)).toBe(text);
    expect(CARD_FACTS[card.of(name)]?.event).toBe(null);
    const g = position({ cards: [name] });
    const points = point.all.filter((each) => pointFacts(g, each) !== undefined);
    expect(points).toHaveLength(text.split(' ')[1]?.length ?? 0);
  },
);
