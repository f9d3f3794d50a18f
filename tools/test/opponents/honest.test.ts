import type { StateBase } from '@carillon/flow';
import { hashCells, type Json } from '@carillon/kit';
import { LEVEL } from '@carillon/opponent';
import { LEVELS } from '@carillon/seat';
import { BRAINS } from '@carillon/titles/brains';
import { describe, expect, it } from 'vitest';
import { compareDeals, PLAIN, type Telling } from '../../src/honest/compare.ts';
import { brainOf } from '../../src/match/jobs.ts';
import { titleNamed } from '../../src/titles.ts';

const FEW = { ...LEVEL.lieutenant, planning: 24, weighing: 24 };

/** A leak of one hidden card, or of the order of hidden cards. */
const hiddenHash = (g: StateBase): number => hashCells(g.cells);

const LEAKS: readonly (readonly [string, Telling])[] = [
  [
    'one hidden card in the view',
    {
      ...PLAIN,
      view: (rules, g, seat) => {
        const whole = JSON.parse(JSON.stringify(rules.toJson(g))) as { cards: Record<string, string> };
        const seen = JSON.parse(JSON.stringify(rules.view(g, seat))) as { cards: Record<string, string> };
        const hidden = Object.keys(seen.cards).find((card) => seen.cards[card] === 'unknown');
        if (hidden !== undefined) seen.cards[hidden] = whole.cards[hidden] ?? 'unknown';
        return JSON.stringify(seen);
      },
    },
  ],
  [
    'the order of the hidden cards in the view',
    {
      ...PLAIN,
      view: (rules, g, seat) => {
        const whole = rules.toJson(g) as { cards: Record<string, string> };
        const seen = JSON.parse(JSON.stringify(rules.view(g, seat))) as { cards: Record<string, string> };
        const order = Object.keys(seen.cards).sort((a, b) =>
          `${whole.cards[a]} ${a}`.localeCompare(`${whole.cards[b]} ${b}`),
        );
        return JSON.stringify({ ...seen, cards: Object.fromEntries(order.map((card) => [card, seen.cards[card]])) });
      },
    },
  ],
  ['the whole state in the seed', { ...PLAIN, seed: hiddenHash }],
  [
    'a secret answer or draw in what it has witnessed',
    {
      ...PLAIN,
      take: (rules, g, who, choice) => {
        const text = rules.flow.text(g, choice);
        const heard = PLAIN.take(rules, g, who, choice);
        return heard && ((seat) => ({ ...heard(seat), choice: text }));
      },
    },
  ],
];

describe.each([...BRAINS.keys()])('computer players of %s', (title) => {
  const { rules, benchmark: scenario } = titleNamed(title);

  it.each(LEVELS)('a %s thinks the same, wherever the hidden cards are', async (name) => {
    const level = { ...LEVEL[name], planning: 24, weighing: 24 };
    const comparing = { scenario, level, positions: 4, deals: 2, seed: 5 };
    expect(compareDeals(rules, await brainOf(title), comparing)).toEqual([]);
  });

  it.each(LEAKS)('would be found out with %s', async (_what, telling) => {
    const comparing = { scenario, level: FEW, positions: 24, deals: 2, seed: 5, telling };
    expect(compareDeals(rules, await brainOf(title), comparing).length).toBeGreaterThan(0);
  });

  it('reads a view as a state that does not show all', async () => {
    const brain = await brainOf(title);
    const g = rules.start(scenario, {});
    expect(rules.tellsAll(brain.rules.fromView(rules.view(g, 0) as Json) as never)).toBe(false);
  });
});
