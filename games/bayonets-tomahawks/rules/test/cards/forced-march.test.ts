import { expect, test } from 'vitest';
import { BRITISH, card, FRENCH } from '../../src/ids.ts';
import { isDone, takes } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { act, eventsIn } from './events.ts';

test.each([
  ['forced-march-10', BRITISH, '22nd-28th', 'british-2', 'albany', ['kingston', 'minisink', 'easton']],
  [
    'forced-march-24',
    FRENCH,
    'bearn-guyenne',
    'french-2',
    'quebec',
    ['jacques-cartier', 'les-trois-rivieres', 'montreal'],
  ],
] as const)('[#10] [#24] Forced March (%s) adds a Movement Point for once', (name, of, brigade, by, from, way) => {
  const seat = of === BRITISH ? 'british' : 'french';
  const game = act({ pieces: { [from]: [brigade] }, cards: [name] }, of).offers([
    `army ${by} ${from}`,
    `forced ${by} ${from}`,
  ]);
  game.choose(seat, `forced ${by} ${from}`, ...way.map((to) => `move ${to}`));
  expect(whereIs(game, brigade)).toBe(way[2]);
  expect(game.state.used.has(card.of(name))).toBe(true);
  expect(eventsIn(game)).toEqual([name]);
});

test('[#10] Forced March adds nothing for Light units: three are still all', () => {
  const at: Sparse = { pieces: { albany: ['22nd-28th', 'rogers'] }, cards: ['forced-march-10'] };
  const game = act(at, BRITISH).choose('british', 'forced british-2 albany');
  takes(game, 'british', ['rogers', '22nd-28th']);
  game.choose('british', 'move kingston', 'move minisink', 'move easton');
  // The Brigade has used its two and one more, and Rogers his three: nobody goes on.
  expect([whereIs(game, 'rogers'), whereIs(game, '22nd-28th')]).toEqual(['easton', 'easton']);
  expect(isDone(game)).toBe(true);
});
