import { expect, it } from 'vitest';
import { play, some } from '../builder.ts';

const HANDS = { british: ['governor-vaudreuil-interferes-22', 'campaign-1'], french: ['campaign-2'] } as const;

it('[#22] [5.51] Governor Vaudreuil Interferes: the British exchange two French leaders, whose units stay; [8.22b] besieged leaders stay', () => {
  const game = play({
    turn: 'british',
    hands: HANDS,
    pieces: {
      montreal: ['montcalm', ...some('french-regular', 2)],
      quebec: ['levis', 'vaudreuil'],
      louisbourg: ['drucour'],
      niagara: ['dumas', 'coureurs-1', 'johnson', ...some('northern-provincial', 2)],
    },
    inside: ['dumas', 'coureurs-1'],
    works: { niagara: 'french-fort' },
    siege: { niagara: 0 },
    inEffect: ['no-french-naval'],
  });
  game.british.playsEvent('governor-vaudreuil-interferes-22');
  // Dumas is besieged, Drucour cannot sail any more, Johnson is British.
  game.table.offersOnly(['exchange montcalm', 'exchange levis', 'exchange vaudreuil']);
  game.british.chooses('exchange montcalm');
  game.table.offersOnly(['with levis', 'with vaudreuil']);
  game.british.chooses('with vaudreuil');
  expect(game.at('montreal')).toEqual(['vaudreuil', ...some('french-regular', 2)]);
  expect(game.at('quebec')).toEqual(['montcalm', 'levis']);
  game.french.isToChoose('phase.card');
});

it('[5.51] a leader at Louisbourg may be exchanged as long as the French may sail', () => {
  const game = play({ turn: 'british', hands: HANDS, pieces: { montreal: ['montcalm'], louisbourg: ['drucour'] } });
  game.british.playsEvent('governor-vaudreuil-interferes-22').chooses('exchange montcalm');
  expect(game.where('drucour')).toBe('montreal');
  expect(game.where('montcalm')).toBe('louisbourg');
});

it('[#22] [5.51] with fewer than two such leaders he cannot interfere', () => {
  const game = play({
    turn: 'british',
    hands: HANDS,
    pieces: { montreal: ['montcalm'], louisbourg: ['drucour'] },
    inEffect: ['no-french-naval'],
  });
  game.table.offersNot(['event governor-vaudreuil-interferes-22']);
});

it('[5.51] leaders who are all in one place change places without effect', () => {
  const set = { turn: 'british', hands: HANDS } as const;
  const together = play({ ...set, pieces: { quebec: ['levis', 'vaudreuil', ...some('french-regular', 1)] } });
  together.british.playsEvent('governor-vaudreuil-interferes-22');
  expect(together.logged('event-without-effect')).toHaveLength(1);
  const apart = play({ ...set, pieces: { quebec: ['levis'], montreal: ['vaudreuil'] } });
  apart.british.playsEvent('governor-vaudreuil-interferes-22');
  expect(apart.logged('event-without-effect')).toEqual([]);
});
