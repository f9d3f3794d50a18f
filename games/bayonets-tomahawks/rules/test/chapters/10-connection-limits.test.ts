import { describe, expect, test } from 'vitest';
import { BRITISH, connection } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { march, takes } from '../game.ts';
import type { Sparse } from '../position.ts';

// 10.1 Connection Limits

const NEW_ENGLAND: readonly PieceName[] = [1, 2, 3, 4, 5, 6, 7].map((n) => `new-england-brigade-${n}` as PieceName);
const BRIGADES: readonly PieceName[] = [
  '15th-58th',
  '1st-royal-american',
  '22nd-28th',
  '27th-55th',
  '2nd-royal-american',
  '35th-new-york-companies',
  '40th-45th-47th',
  '43rd-46th',
  '44th-48th',
  '50th-51st',
];

describe('Connection Limits', () => {
  test('[10.1a] sixteen along a Highway', () => {
    const all = [...BRIGADES, ...NEW_ENGLAND];
    const at: Sparse = { pieces: { albany: all } };
    // Seventeen can only stay.
    takes(march(at, BRITISH, 'albany'), 'british', all).offersOnly(['stop']);
    takes(march(at, BRITISH, 'albany'), 'british', all.slice(0, 16)).offers(['move kingston']);
  });

  test('[10.1a] eight along a Road, four along a Path', () => {
    const at: Sparse = { pieces: { 'wills-creek': BRIGADES }, roads: ['mekekasink.wills-creek'] };
    takes(march(at, BRITISH, 'wills-creek'), 'british', BRIGADES.slice(0, 9)).offersNot(['move mekekasink']);
    takes(march(at, BRITISH, 'wills-creek'), 'british', BRIGADES.slice(0, 8)).offers(['move mekekasink']);
    const lights: readonly PieceName[] = ['gage', 'goreham', 'putnam', 'rogers', 'scott'];
    const path: Sparse = { pieces: { 'wills-creek': lights } };
    takes(march(path, BRITISH, 'wills-creek'), 'british', lights).offersNot(['move mekekasink']);
    takes(march(path, BRITISH, 'wills-creek'), 'british', lights.slice(0, 4)).offers(['move mekekasink']);
  });

  test('[10.1a] [10.1c] earlier units of the Action Round count, but not the enemy’s', () => {
    const at: Sparse = { pieces: { 'wills-creek': ['gage'] } };
    march({ ...at, moved: { british: { 'mekekasink.wills-creek': 4 } } }, BRITISH, 'wills-creek').offersNot([
      'move mekekasink',
    ]);
    march({ ...at, moved: { french: { 'mekekasink.wills-creek': 4 } } }, BRITISH, 'wills-creek').offers([
      'move mekekasink',
    ]);
  });

  test('[10.1b] one Artillery along a Road', () => {
    const at: Sparse = {
      pieces: { 'wills-creek': ['22nd-28th', 'royal-artillery-1', 'royal-artillery-2'] },
      roads: ['mekekasink.wills-creek'],
    };
    const one = takes(march(at, BRITISH, 'wills-creek'), 'british', ['22nd-28th', 'royal-artillery-1']).offers([
      'move mekekasink',
    ]);
    one.choose('british', 'move mekekasink');
    expect(one.state.britishGuns.has(connection.of('mekekasink.wills-creek'))).toBe(true);
    const two = march(at, BRITISH, 'wills-creek').choose(
      'british',
      'take royal-artillery-1',
      'take royal-artillery-2',
      'done',
    );
    two.offers(['move winchester']).offersNot(['move mekekasink']);
  });

  test('[10.1c] Commanders do not count', () => {
    const names: readonly PieceName[] = ['commander-bradstreet', 'commander-forbes', '22nd-28th'];
    const game = takes(march({ pieces: { albany: names } }, BRITISH, 'albany'), 'british', names).choose(
      'british',
      'move kingston',
    );
    expect(game.state.britishMoved.get(connection.of('albany.kingston'))).toBe(1);
  });
});
