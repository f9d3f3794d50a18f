import { expect, test } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import { battle, march, marshal, scores, takes } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';
import { act } from './events.ts';

test('[#40] Rough Seas: no Sail, no Fleet moves, and the Flags of Fleets do not count', () => {
  const at: Sparse = { pieces: { boston: ['fleet-boscawen', '22nd-28th'] }, cards: ['british-16', 'rough-seas-40'] };
  act(at, BRITISH).offersNot(['sail british-3 boston']);
  takes(march(at, BRITISH, 'boston'), 'british', ['22nd-28th']).offers(['move new-london']);
  const coast: Sparse = {
    pieces: { 'cote-du-sud': ['fleet-de-l-isle'], quebec: ['bearn-guyenne'], 'cote-de-beaupre': ['berry'] },
    cards: ['rough-seas-40'],
  };
  const called = marshal(coast, FRENCH, 'bearn-guyenne');
  expect([whereIs(called, 'berry'), whereIs(called, 'fleet-de-l-isle')]).toEqual(['quebec', 'cote-du-sud']);
  const fleets: Sparse = {
    pieces: { louisbourg: ['fleet-boscawen', 'bastion-1'] },
    before: { french: ['louisbourg'] },
    battles: ['louisbourg'],
    cards: ['rough-seas-40'],
  };
  expect(scores(battle(fleets).chance('roll flag'), 'british')).toEqual([]);
});
