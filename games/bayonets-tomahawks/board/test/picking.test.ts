import type { Option } from '@carillon/board';
import { expect, it } from 'vitest';
import { BRITISH, positionOf, sail } from '../../rules/test/game.ts';
import { picking } from '../src/picking.ts';
import { campaign } from './named/set-up.ts';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

/** The British put together a force that will sail from Boston. */
const inBoston = () => {
  const game = sail(
    campaign('amhersts-juggernaut', {
      pieces: { boston: ['22nd-28th', 'fleet-boscawen', 'royal-artillery-2'], albany: ['royal-artillery-3'] },
    }),
    BRITISH,
    'boston',
  );
  const asked = { seat: 'british', procedure: 'sail', step: 'muster', rule: '10.6', pass: null };
  return picking({ ...positionOf(game), seat: null }, asked, game.choices().map(option));
};

it('Artillery in port can go aboard from the start, though the rules offer it after its Fleet', () => {
  expect(inBoston()?.groups).toEqual([['22nd-28th'], ['fleet-boscawen'], ['royal-artillery-2']]);
});

it('the reach on foot is not shown for a force that will sail', () => {
  expect(inBoston()?.marches).toBe(false);
});
