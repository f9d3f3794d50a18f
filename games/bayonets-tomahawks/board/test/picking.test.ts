import type { Option } from '@carillon/board';
import { expect, it } from 'vitest';
import { BRITISH, positionOf, sail } from '../../rules/test/game.ts';
import { picking } from '../src/picking.ts';
import { campaign } from './named/set-up.ts';

const option = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

/** The British put a force together that is to sail from Boston. */
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

it('guns in port can go aboard from the start, though the rules offer them after their Fleet', () => {
  expect(inBoston()?.groups).toEqual([['22nd-28th'], ['fleet-boscawen'], ['royal-artillery-2']]);
});

it('the reach on foot is not shown of a force that is to sail', () => {
  expect(inBoston()?.marches).toBe(false);
});
