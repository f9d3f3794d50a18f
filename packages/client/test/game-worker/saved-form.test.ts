import { describe, expect, it } from 'vitest';
import { isSavedGame } from '../../src/game-worker/saved-games.ts';

// A stored game may come from any version of the page, or be damaged, so every field is checked.

const COMPUTER = { seat: 'red', level: 'captain', seed: 5, plan: [1, 2], thoughts: [[3, 400, 'v1']] };
const GAME = {
  ...{ format: 1, title: 'skirmish', scenario: 'dusk', options: null, seed: 7, at: 1000 },
  journal: [
    { who: 'blue', choice: 'bid 1' },
    { who: 'blue', undo: 0 },
  ],
};
const WHOLE = {
  ...GAME,
  ...{
    standing: { blue: [{ moment: 'battle' }, { moment: 'battle', card: 'ambush-1' }] },
    asksLast: ['blue'],
    rules: null,
    period: 'Turn 2',
    asks: 'blue bid',
  },
  end: { winner: 'blue', rule: '5.1' },
  computer: COMPUTER,
};

describe('a game in the browser', () => {
  it('is valid with its required fields, and with all optional ones', () => {
    expect([isSavedGame(GAME), isSavedGame(WHOLE)]).toEqual([true, true]);
  });

  it.each<[keyof typeof WHOLE, readonly unknown[]]>([
    ['options', [{}, { supply: 3 }, 0]],
    ['seed', [null, 0, -3]],
    ['journal', [[]]],
    ['at', [0, 8.64e15, -8.64e15]],
    ['rules', ['abc', undefined]],
    ['end', [null, undefined, { winner: null, rule: 'agreed' }]],
    ['asksLast', [[], undefined]],
    ['computer', [undefined, { ...COMPUTER, plan: [], thoughts: [] }]],
  ])('may have as its %s any of %j', (field, values) => {
    for (const value of values) expect(isSavedGame({ ...WHOLE, [field]: value }), JSON.stringify(value)).toBe(true);
  });

  it.each<[keyof typeof WHOLE, readonly unknown[]]>([
    ['format', [0, 2, '1', undefined]],
    ['title', [1, null, undefined]],
    ['scenario', [1, null, undefined]],
    ['options', [undefined]],
    ['seed', [1.5, '7', undefined]],
    ['at', ['1000', undefined, 8.64e15 + 2, -8.64e15 - 2, Number.NaN]],
    ['rules', [7]],
    ['period', [7, null]],
    ['asks', [7, null]],
    ['asksLast', ['blue', [7], ['blue', null], null]],
    ['standing', [7, 'blue', null, { blue: 'battle' }, { blue: [7] }, { blue: [{}] }, { blue: [{ moment: 7 }] }]],
    ['standing', [{ blue: [{ moment: 'battle', card: 7 }] }, { blue: [null] }, { blue: [], red: 7 }]],
    [
      'end',
      [7, 'blue', {}, { winner: 'blue' }, { rule: '5.1' }, { winner: 7, rule: '5.1' }, { winner: null, rule: 7 }],
    ],
    [
      'journal',
      [
        ...[undefined, null, {}, 'blue bid 1', [null], [7], [{}], [{ who: 'blue' }], [{ choice: 'bid 1' }]],
        ...[[{ who: 7, choice: 'bid 1' }], [{ who: 'blue', choice: 7 }], [{ who: 'blue', undo: '0' }]],
        ...[[{ who: 'blue', undo: 0.5 }], [...GAME.journal, 7]],
      ],
    ],
    [
      'computer',
      [
        ...[null, 7, 'captain', { ...COMPUTER, seat: 7 }, { ...COMPUTER, level: 'marshal' }, { ...COMPUTER, level: 1 }],
        ...[
          { ...COMPUTER, seed: 1.5 },
          { ...COMPUTER, seed: null },
          { ...COMPUTER, plan: ['1'] },
          { ...COMPUTER, plan: 1 },
        ],
        ...[
          { ...COMPUTER, thoughts: 7 },
          { ...COMPUTER, thoughts: [7] },
          { ...COMPUTER, thoughts: [[3, '400', 'v1']] },
        ],
        ...[
          { ...COMPUTER, thoughts: [['3', 400, 'v1']] },
          { ...COMPUTER, thoughts: [[3, 400]] },
        ],
        ...[
          { ...COMPUTER, thoughts: [[3, 400, 7]] },
          { ...COMPUTER, thoughts: [[3, 400, 'v1'], null] },
        ],
      ],
    ],
  ])('is none with a wrong %s', (field, values) => {
    for (const value of values) expect(isSavedGame({ ...WHOLE, [field]: value }), JSON.stringify(value)).toBe(false);
  });

  it.each([undefined, null, 7, 'game', []])('is not %j', (value) => {
    expect(isSavedGame(value)).toBe(false);
  });
});
