import { expect, it } from 'vitest';
import type { SpaceName } from '../../rules/src/names.ts';
import { BRITISH, FRENCH, march, positionOf, raid, takes } from '../../rules/test/game.ts';
import { counters } from '../src/position/stacks.ts';
import { partOf } from '../src/table/tray.tsx';
import { campaign } from './named/set-up.ts';

/** Two of the Brigades of Albany come to Northfield, where an identical-looking one stays. */
const atNorthfield = () => {
  const set = campaign('amhersts-juggernaut', {
    pieces: { albany: ['new-england-brigade-1', 'new-england-brigade-2'], northfield: ['new-england-brigade-3'] },
  });
  const game = march(set, BRITISH, 'albany');
  takes(game, 'british', ['new-england-brigade-1', 'new-england-brigade-2']);
  return game.choose('british', 'move northfield');
};

it('the list of a stack separates marching units from identical-looking ones that stay', () => {
  const game = atNorthfield();
  expect(game.choices()).toEqual(expect.arrayContaining(['drop new-england-brigade-1', 'pick new-england-brigade-3']));
  const view = { ...positionOf(game), seat: null };
  const [part] = counters.stacksAt(view, 'northfield').map((stack) => partOf(view, stack, 'en'));
  expect(part?.groups.map(({ pieces, acting }) => [pieces, acting])).toEqual([
    [['new-england-brigade-1', 'new-england-brigade-2'], true],
    [['new-england-brigade-3'], false],
  ]);
});

it('a raider is drawn where it has come to, and where it was before once it has failed', () => {
  const game = raid({ pieces: { 'forks-of-the-ohio': ['lignery', 'villiers'] } }, FRENCH, 'lignery');
  const drawnAt = (space: SpaceName) =>
    counters.stacksAt({ ...positionOf(game), seat: null }, space).flatMap(({ units }) => units);
  game.choose('french', 'to mekekasink', 'to wills-creek');
  expect([drawnAt('forks-of-the-ohio'), drawnAt('wills-creek')]).toEqual([['villiers'], ['lignery']]);
  game.choose('french', 'raid').chance('roll miss');
  expect([drawnAt('forks-of-the-ohio').toSorted(), drawnAt('wills-creek')]).toEqual([['lignery', 'villiers'], []]);
});
