import { copyInto } from '@carillon/flow';
import { countPositions, playing } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { begin, sound } from './games.ts';

describe('positions are counted by depth', () => {
  test('at the start: four titles to draw for blue, then three or four for red, then bids of 0 to 2 each, then rest or march', () => {
    expect(countPositions(sound, begin(), 5)).toEqual([4, 14, 42, 126, 252]);
  });

  test('there are none after the end', () => {
    const over = begin();
    copyInto(over, sound.blank());
    expect(countPositions(sound, over, 3)).toEqual([0, 0, 0]);
  });

  test('if one of two has answered, the other answers next', () => {
    const game = playing(sound, begin()).chance('draw guides-1', 'draw ambush-1').choose('red', 'bid 2');
    expect(countPositions(sound, game.state, 2)).toEqual([3, 6]);
  });

  test('counting changes nothing', () => {
    const g = begin();
    countPositions(sound, g, 3);
    expect(g.cells).toEqual(begin().cells);
  });
});
