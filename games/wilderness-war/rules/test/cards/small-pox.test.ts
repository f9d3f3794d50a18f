import { expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { play, type Sparse, some } from '../builder.ts';

const POX = { hands: { french: ['small-pox-34', 'campaign-1'], british: ['campaign-2'] } } as const;

it('[5.51] late 1757 of the playbook: five units at Hudson Carry North lose two steps, not from those already reduced', () => {
  const game = play({
    ...POX,
    works: { 'hudson-carry-north': 'british-fort' },
    pieces: {
      'hudson-carry-north': [
        ...some('northern-provincial', 2),
        'british-regular-1',
        'royal-american-1',
        'light-infantry-1',
      ],
    },
    reduced: some('northern-provincial', 2),
  });
  game.french.playsEvent('small-pox-34');
  game.dice.roll(3);
  game.british.isToChoose('small-pox.lose');
  game.table.offersOnly(['lose british-regular-1', 'lose royal-american-1', 'lose light-infantry-1']);
  game.british.loses('british-regular-1', 'royal-american-1');
  expect(game.position.reduced).toEqual([
    'british-regular-1',
    'royal-american-1',
    'northern-provincial-1',
    'northern-provincial-2',
  ]);
  game.british.isToChoose('phase.card');
});

it('[#34a] [5.51] only spaces with more than four enemy units are struck; leaders and Militia do not count', () => {
  const game = play({
    ...POX,
    pieces: {
      albany: some('northern-provincial', 5),
      boston: ['amherst', 'wolfe', ...some('british-regular', 4)],
      schenectady: [...some('northern-provincial', 4, 6), 'mohawk-1'],
      'northern-colonial-militias': some('colonial-militia', 4),
      quebec: some('french-regular', 6),
    },
  });
  game.french.playsEvent('small-pox-34');
  game.table.offersOnly(['strike albany', 'strike schenectady']);
});

it('[#34b] [#34a] [5.51] from nine units on the whole roll is lost; then all Indians there die, whichever units took the losses', () => {
  const game = play({
    ...POX,
    pieces: {
      albany: ['johnson', ...some('northern-provincial', 6), 'light-infantry-1', 'mohawk-1', 'mohawk-2'],
      boston: ['british-oneida'],
    },
    allied: ['canajoharie', 'oneida-castle'],
  });
  game.french.playsEvent('small-pox-34');
  game.dice.roll(5);
  game.british.loses('mohawk-1', 'mohawk-2', 'light-infantry-1');
  expect(game.at('albany')).toEqual(['johnson', 'light-infantry-1', ...some('northern-provincial', 6)]);
  expect(game.position.reduced).toEqual(['light-infantry-1', 'northern-provincial-1', 'northern-provincial-2']);
  expect(game.position.allied).toEqual(['oneida-castle']);
  game.british.isToChoose('phase.card');
});

it('[#34a] [5.51] eight units lose half the roll, rounded up', () => {
  const game = play({ ...POX, pieces: { albany: [...some('northern-provincial', 7), 'ranger-1'] } });
  game.french.playsEvent('small-pox-34');
  game.dice.roll(5);
  game.british.loses('ranger-1');
  expect(game.position.reduced).toEqual(['northern-provincial-1', 'northern-provincial-2', 'ranger-1']);
  game.british.isToChoose('phase.card');
});

it('[5.51] steps that cannot be taken are lost', () => {
  const game = play({
    ...POX,
    pieces: { albany: [...some('northern-provincial', 5), ...some('southern-provincial', 4)] },
    reduced: [...some('northern-provincial', 5), ...some('southern-provincial', 4)],
  });
  game.french.playsEvent('small-pox-34');
  game.dice.roll(6);
  game.british.loses(
    'southern-provincial-1',
    'southern-provincial-2',
    'southern-provincial-3',
    'southern-provincial-4',
  );
  expect(game.at('albany')).toEqual(some('northern-provincial', 3, 3));
});

it('[8.22c] besieged units count, and fall', () => {
  const besieged = (...units: readonly PieceName[]): Sparse => ({
    ...POX,
    pieces: { 'hudson-carry-north': [...units, 'montcalm', ...some('french-regular', 5)] },
    inside: units,
    works: { 'hudson-carry-north': 'british-fort' },
    siege: { 'hudson-carry-north': 0 },
  });
  play(besieged('webb', ...some('northern-provincial', 2), 'ranger-1', 'mohawk-1')).table.offersNot([
    'event small-pox-34',
  ]);
  const louisbourg = play({
    ...POX,
    pieces: { louisbourg: [...some('northern-provincial', 4), 'ranger-1', 'coureurs-1'] },
    captured: ['louisbourg'],
    inside: [...some('northern-provincial', 4), 'ranger-1'],
    siege: { louisbourg: 0 },
  });
  louisbourg.french.playsEvent('small-pox-34');
  louisbourg.dice.roll(2);
  louisbourg.british.loses('ranger-1');
  expect(louisbourg.isReduced('ranger-1')).toBe(true);
  expect(louisbourg.isInside('ranger-1')).toBe(true);
});

it('[8.232] a siege is lifted when the last besieger dies; [6.53b] his leader must retreat', () => {
  const game = play({
    ...POX,
    pieces: {
      quebec: ['johnson', 'mohawk-1', 'mohawk-2', 'british-oneida', 'british-cayuga', 'cherokee-1', 'coureurs-1'],
    },
    inside: ['coureurs-1'],
    siege: { quebec: 1 },
  });
  game.french.playsEvent('small-pox-34');
  game.dice.roll(1);
  game.british.loses('cherokee-1').isToChoose('retreat.to');
  expect(game.position).toMatchObject({ besieged: [], siegeOne: [], inside: [] });
  expect(game.at('quebec')).toEqual(['coureurs-1', 'johnson']);
});
