import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const CROGHAN = 'george-croghan-16';
const MURRAY = ['murray', ...some('british-regular', 2)] as const;

function british(
  force: readonly ['murray', ...PieceName[]],
  from: 'albany' | 'winchester',
  more: Sparse = {},
): Account {
  const game = play({
    turn: 'british',
    ...more,
    hands: { british: ['campaign-1', 'campaign-3', CROGHAN], french: ['campaign-4'] },
    pieces: { ...more.pieces, [from]: force },
  });
  game.british.activates('campaign-1', ...force);
  return game;
}

describe('George Croghan (16)', () => {
  it('[#16] [5.51] Drilled Troops need not stop because of the wilderness', () => {
    const game = british(MURRAY, 'albany');
    game.british.isToChoose('window.offer').responds(CROGHAN);
    game.british.marches('hudson-carry-south', 'wood-creek', 'ticonderoga', 'crown-point');
    expect(game.at('crown-point')).toEqual([...MURRAY]);
    expect(game.card(CROGHAN)).toBe('discard');
  });

  it('[6.2b] without it they stop in the second wilderness space', () => {
    const game = british(MURRAY, 'albany');
    game.british.passes().marches('hudson-carry-south', 'wood-creek');
    game.table.offersNot(['move ticonderoga', 'move hudson-carry-south']);
    game.british.stops();
    expect(game.at('wood-creek')).toEqual([...MURRAY]);
    game.french.isToChoose('phase.card');
  });

  it('[6.2d] mountains still stop them', () => {
    const game = british(MURRAY, 'winchester');
    game.british.responds(CROGHAN).marches('allegheny-south');
    expect(game.at('allegheny-south')).toEqual([...MURRAY]);
    game.french.isToChoose('phase.card');
  });

  it('[6.2a] their movement allowance is not changed', () => {
    const game = british(MURRAY, 'albany');
    game.british.responds(CROGHAN).marches('hudson-carry-south', 'wood-creek', 'ticonderoga', 'crown-point');
    // Murray could go on alone, but no Regular with him.
    game.table.offersOnly(['drop british-regular-2', 'stop']);
    game.british.stops();
    game.french.isToChoose('phase.card');
  });

  it('[5.51] a single Drilled unit may have it', () => {
    const game = play({
      turn: 'british',
      hands: { british: ['campaign-1', CROGHAN], french: ['campaign-4'] },
      pieces: { albany: ['northern-provincial-1'] },
    });
    game.british.activatesAlone('campaign-1', 'northern-provincial-1').isToChoose('window.offer').responds(CROGHAN);
    game.british.marches('hudson-carry-south', 'wood-creek', 'ticonderoga').isToChoose('march.onward');
  });

  it('[5.51] a march without Drilled Troops has no use for it', () => {
    british(['murray', 'ranger-1'], 'albany').british.isToChoose('march.onward');
  });

  it('[#16] [5.51] it helps one march, not the next', () => {
    const game = british(MURRAY, 'albany', { pieces: { schenectady: ['northern-provincial-1'] } });
    game.british.responds(CROGHAN).stops();
    game.french.discards('campaign-4');
    game.british.activatesAlone('campaign-3', 'northern-provincial-1').marches('canajoharie', 'shawiangto');
    expect(game.where('northern-provincial-1')).toBe('shawiangto');
    game.table.offersNot(['move mohawks-branch']);
  });

  it('[5.12] the French cannot play it', () => {
    const force = ['montcalm', ...some('french-regular', 2)] as const;
    const game = play({
      hands: { french: ['campaign-1', CROGHAN], british: ['campaign-4'] },
      pieces: { ticonderoga: force },
    });
    game.french.activates('campaign-1', ...force).isToChoose('march.onward');
  });
});
