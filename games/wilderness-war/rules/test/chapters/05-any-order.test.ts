import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

// 5.32, 5.34, 6.1, 8.1, 8.251 Sets of pieces are named in any order: the same pieces make the same position.

const THREE = 'campaign-1';

type Order = readonly PieceName[];

/** Names pieces with a verb in this order and in reverse: both lead to the same position. */
function inBothOrders(begun: () => Account, side: 'french' | 'british', verb: string, pieces: Order): Account {
  const named = (order: Order): Account => {
    const game = begun();
    game[side].chooses(...order.map((name) => `${verb} ${name}`));
    return game;
  };
  const game = named(pieces);
  expect(named(pieces.toReversed()).state.cells).toEqual(game.state.cells);
  return game;
}

const british = (sparse: Sparse): Account =>
  play({ turn: 'british', hands: { british: [THREE, 'ambush-12'], french: ['campaign-4'] }, ...sparse });

describe('pieces of a set are named in any order', () => {
  it('[5.32a] pieces activated singly', () => {
    const begun = (): Account => {
      const game = british({ pieces: { albany: ['johnson', 'mohawk-1', 'ranger-1'] } });
      game.british.chooses(`activate ${THREE}`);
      return game;
    };
    const game = inBothOrders(begun, 'british', 'alone', ['johnson', 'ranger-1']);
    game.table.offers(['alone mohawk-1']).offersNot(['alone johnson', 'lead johnson']);
  });

  it('[5.34a] a force: the first in the list may be named last', () => {
    const begun = (): Account => {
      const game = british({ pieces: { albany: ['webb', 'dunbar', ...some('northern-provincial', 3), 'ranger-1'] } });
      game.british.chooses(`activate ${THREE}`, 'lead webb');
      return game;
    };
    const game = inBothOrders(begun, 'british', 'take', ['dunbar', 'northern-provincial-1', 'ranger-1']);
    game.table.offersOnly(['take northern-provincial-2', 'done']);
  });

  it('[6.1b] pieces dropped off', () => {
    const force = ['webb', 'johnson', ...some('northern-provincial', 3)] as const;
    const begun = (): Account => {
      const game = british({ pieces: { albany: force } });
      game.british.activates(THREE, ...force).marches('kinderhook');
      return game;
    };
    const game = inBothOrders(begun, 'british', 'drop', ['johnson', 'northern-provincial-3']);
    game.table.offers(['drop northern-provincial-2', 'move poughkeepsie']).offersNot(['drop johnson']);
  });

  it('[6.1b] only one of several identical pieces is offered to be dropped, even with others between them', () => {
    const game = british({ pieces: { albany: ['webb', ...some('ranger', 3)] }, reduced: ['ranger-2'] });
    game.british.activates(THREE, 'webb', ...some('ranger', 3)).marches('kinderhook');
    game.table.offers(['drop ranger-3', 'drop ranger-2']).offersNot(['drop ranger-1']);
    game.british.chooses('drop ranger-2');
    game.table.offers(['drop ranger-3']).offersNot(['drop ranger-1']);
  });

  it('[8.1a] pieces that go into the fort', () => {
    const begun = (): Account => {
      const game = play({
        hands: { french: [THREE], british: ['campaign-4'] },
        pieces: {
          ticonderoga: ['montcalm', 'french-regular-1', 'french-regular-2'],
          'hudson-carry-north': ['webb', 'dunbar', 'northern-provincial-1', 'ranger-1'],
        },
        works: { 'hudson-carry-north': 'british-fort' },
      });
      game.french.activates(THREE, 'montcalm', 'french-regular-1', 'french-regular-2').marches('hudson-carry-north');
      return game;
    };
    const game = inBothOrders(begun, 'british', 'shelter', ['webb', 'ranger-1']);
    game.table.offersOnly(['shelter dunbar', 'shelter northern-provincial-1', 'done']);
  });

  it('[8.251] which of the besieged come out to join their friends', () => {
    const inside = ['dunbar', 'northern-provincial-1', 'ranger-1'] as const;
    const begun = (): Account => {
      const game = british({
        pieces: {
          'hudson-carry-north': ['montcalm', 'french-regular-1', ...inside],
          'hudson-carry-south': ['murray', 'british-regular-1'],
        },
        works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort' },
        siege: { 'hudson-carry-north': 1 },
        inside,
      });
      game.british.activates('ambush-12', 'murray', 'british-regular-1').marches('hudson-carry-north');
      game.french.stands();
      return game;
    };
    const game = inBothOrders(begun, 'british', 'join', ['dunbar', 'ranger-1']);
    game.table.offersOnly(['join northern-provincial-1', 'done']);
  });

  it('[7.3a] which Militia take part', () => {
    const begun = (): Account => {
      const game = play({
        hands: { french: [THREE], british: ['campaign-4'] },
        pieces: {
          'hudson-carry-south': ['montcalm', 'french-regular-1'],
          hoosic: ['northern-provincial-1'],
          'northern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2', 'colonial-militia-3'],
        },
        reduced: ['colonial-militia-2'],
      });
      game.french.activates(THREE, 'montcalm', 'french-regular-1').marches('hoosic');
      game.british.stands();
      return game;
    };
    inBothOrders(begun, 'british', 'deploy', ['colonial-militia-1', 'colonial-militia-2']);
  });
});
