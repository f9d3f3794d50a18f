import type { Reason } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { piece } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import type { PieceName, SideName } from '../../src/names.ts';
import { type Account, play } from '../builder.ts';

/** Every reason why a side cannot take a piece into the force, with its rule; `null` if it can. */
function whyNotTaken(game: Account, piece: PieceName, side: SideName = 'british'): readonly string[] | null {
  const about = { side, verb: 'take', piece };
  const reasons = wildernessWar.query(game.state, 'why', about) as unknown as readonly Reason[] | null;
  return reasons?.map(({ clause, rule }) => `${clause} ${rule}`) ?? null;
}

describe('why a piece does not join the force of a leader', () => {
  const HANDS = { french: ['campaign-4'], british: ['campaign-1', 'campaign-2', 'ambush-12'] } as const;

  it('it is the enemy’s, or it is the leader', () => {
    const game = play({
      turn: 'british',
      hands: HANDS,
      pieces: { albany: ['webb', 'northern-provincial-1', 'ranger-1'], quebec: ['montcalm'] },
    });
    game.british.chooses('activate campaign-1', 'lead webb');
    expect(whyNotTaken(game, 'montcalm')).toEqual(['own 5.31', 'withCommander 5.34']);
    expect(whyNotTaken(game, 'webb')).toEqual(['alongAlready 5.34']);
    expect(whyNotTaken(game, 'northern-provincial-1')).toBeNull();
  });

  it('it has been activated before, Drilled Troops or not', () => {
    const game = play({
      turn: 'british',
      hands: HANDS,
      pieces: { albany: ['webb', 'northern-provincial-1', 'ranger-1', 'southern-provincial-1'] },
    });
    for (const each of ['northern-provincial-1', 'ranger-1'] as const) game.state.acted.add(piece.of(each));
    game.british.chooses('activate campaign-1', 'lead webb');
    expect(whyNotTaken(game, 'northern-provincial-1')).toEqual(['notActed 5.31']);
    expect(whyNotTaken(game, 'ranger-1')).toEqual(['notActed 5.31']);
    expect(whyNotTaken(game, 'southern-provincial-1')).toBeNull();
  });

  it('it belongs to the other force of a Campaign', () => {
    const game = play({
      turn: 'british',
      hands: HANDS,
      pieces: { albany: ['webb', 'dunbar', 'northern-provincial-1', 'northern-provincial-2'] },
    });
    game.british.chooses('event campaign-1', 'lead webb', 'take northern-provincial-1', 'done', 'lead dunbar');
    game.british.isToChoose('muster.pick');
    expect(whyNotTaken(game, 'northern-provincial-1')).toEqual(['otherForce 5.34']);
    expect(whyNotTaken(game, 'northern-provincial-2')).toBeNull();
  });
});
