import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const PLAY = { turn: 'british', hands: { british: ['mohawks-29', 'campaign-1'], french: ['campaign-2'] } } as const;

it('[#29a] [5.53] all Mohawks off the map join Johnson at full strength, and reduced ones are restored', () => {
  const game = play({
    ...PLAY,
    pieces: { schenectady: ['johnson'], albany: ['mohawk-2', 'ranger-1', 'british-oneida'] },
    reduced: ['mohawk-2', 'ranger-1', 'british-oneida'],
  });
  game.british.playsEvent('mohawks-29');
  expect(game.at('schenectady')).toEqual(['johnson', 'mohawk-1']);
  expect(game.position.reduced).toEqual(['ranger-1', 'british-oneida']);
  expect(game.position.allied).toEqual(['canajoharie', 'oneida-castle']);
  game.french.isToChoose('phase.card');
});

it('[#29a] [5.532] their settlement is allied from then on', () => {
  const game = play({ ...PLAY, pieces: { schenectady: ['johnson'], albany: ['british-oneida'] } });
  expect(game.position.allied).toEqual(['oneida-castle']);
  game.british.playsEvent('mohawks-29');
  expect(game.at('schenectady')).toEqual(['johnson', 'mohawk-1', 'mohawk-2']);
  expect(game.position.allied).toEqual(['canajoharie', 'oneida-castle']);
});

it('[#29b] [5.51] Johnson must be at Canajoharie or within two spaces of it, and not besieged', () => {
  play({ ...PLAY, pieces: { 'oneida-carry-east': ['johnson'] } }).table.offers(['event mohawks-29']);
  play({ ...PLAY, pieces: { 'oneida-carry-west': ['johnson'] } }).table.offers(['event mohawks-29']);
  play({ ...PLAY, pieces: { oswego: ['johnson'], schenectady: ['bradstreet'] } }).table.offersNot(['event mohawks-29']);
  play(PLAY).table.offersNot(['event mohawks-29']);
  const besieged = play({
    ...PLAY,
    pieces: { 'oneida-carry-east': ['johnson', 'ranger-1', 'montcalm', ...some('french-regular', 2)] },
    inside: ['johnson', 'ranger-1'],
    works: { 'oneida-carry-east': 'british-fort' },
    siege: { 'oneida-carry-east': 0 },
  });
  besieged.table.offersNot(['event mohawks-29']);
});

it('[5.522] nobody joins Johnson where he besieges a French fort, but units on the map are restored', () => {
  const game = play({
    ...PLAY,
    pieces: { 'oneida-carry-east': ['johnson', 'mohawk-1', ...some('northern-provincial', 2)] },
    reduced: ['mohawk-1'],
    works: { 'oneida-carry-east': 'french-fort' },
    siege: { 'oneida-carry-east': 0 },
  });
  game.british.playsEvent('mohawks-29');
  expect(game.where('mohawk-2')).toBe('reserve');
  expect(game.isReduced('mohawk-1')).toBe(false);
});

it('[5.51] with all Mohawks on the map at full strength the event changes nothing', () => {
  const mohawks = { albany: ['mohawk-1', 'mohawk-2'] } as const;
  const idle = play({ ...PLAY, pieces: { schenectady: ['johnson'], ...mohawks } });
  idle.british.playsEvent('mohawks-29');
  expect(idle.logged('event-without-effect')).toHaveLength(1);
  const worn = play({ ...PLAY, pieces: { schenectady: ['johnson'], ...mohawks }, reduced: ['mohawk-2'] });
  worn.british.playsEvent('mohawks-29');
  expect(worn.logged('event-without-effect')).toEqual([]);
});

it('[6.53b] a lone French leader in Johnson’s space must make way', () => {
  const game = play({ ...PLAY, pieces: { schoharie: ['johnson', 'villiers'] } });
  game.british.playsEvent('mohawks-29');
  game.french.isToChoose('retreat.to');
});
