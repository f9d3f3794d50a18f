import { explain } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { LIGHT_MARCH } from '../../src/kinds.ts';
import type { PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { BRITISH, construction, FRENCH, type Game, isDone, isIn, march, marshal, sail } from '../game.ts';
import { type Sparse, whereIs } from '../position.ts';

// 10.2.1, 10.5 Sets of units are named in any order, and rules about a set apply to the whole set

/** Langis and Lery with Levis, by a Light point from Montreal, at Isle aux Noix. */
const escorted: Sparse = { pieces: { montreal: ['langis', 'lery', 'commander-levis'] } };
const atTheIsle = (sparse: Sparse = escorted): Game =>
  march(sparse, FRENCH, 'montreal', LIGHT_MARCH).choose(
    'french',
    'take langis',
    'take lery',
    'take commander-levis',
    'move isle-aux-noix',
  );

const whyNot = (game: Game, verb: string, word: string): readonly string[] | undefined =>
  explain(flow, game.state, flow.who(game.state), { verb, words: [word] })?.map(({ name, rule }) => `${rule} ${name}`);

const bothOrders = (begun: () => Game, of: 'french' | 'british', verb: string, names: readonly PieceName[]): Game[] =>
  [names, names.toReversed()].map((order) => begun().choose(of, ...order.map((name) => `${verb} ${name}`)));

const areAlike = ([one, other]: readonly Game[]): void => expect(one?.state.cells).toEqual(other?.state.cells);

describe('units dropped off on the way', () => {
  test('[10.5b] [10.2.1e] a Commander is left behind together with a Light unit, whichever is named first', () => {
    const both = bothOrders(atTheIsle, 'french', 'drop', ['langis', 'commander-levis']);
    areAlike(both);
    for (const game of both) {
      game.choose('french', 'move ticonderoga', 'move lake-george');
      expect([whereIs(game, 'langis'), whereIs(game, 'commander-levis')]).toEqual(['isle-aux-noix', 'isle-aux-noix']);
      expect([whereIs(game, 'lery'), isDone(game)]).toEqual(['lake-george', true]);
    }
  });

  test('[10.5b] nobody goes on while a Commander would be left alone', () => {
    const game = atTheIsle().choose('french', 'drop commander-levis');
    game.offersOnly(['drop langis', 'drop lery', 'stop']);
    expect(whyNot(game, 'move', 'ticonderoga')).toEqual(['10.5 commanderDrop']);
    game.choose('french', 'stop');
    expect([isDone(game), whereIs(game, 'lery')]).toEqual([true, 'isle-aux-noix']);
  });

  test('[10.5b] [10.5a] with one Light unit he is not left, nor does he go on alone', () => {
    const game = march({ pieces: { montreal: ['langis', 'commander-levis'] } }, FRENCH, 'montreal', LIGHT_MARCH);
    game
      .choose('french', 'take commander-levis', 'move isle-aux-noix')
      .offersOnly(['move ticonderoga', 'move montreal', 'stop']);
    expect(whyNot(game, 'drop', 'commander-levis')).toEqual(['10.5 commanderDrop']);
    expect(whyNot(game, 'drop', 'langis')).toEqual(['10.5 commanderOnward']);
  });

  test('[10.5b] a unit that is picked up no longer keeps a Commander company', () => {
    const met: Sparse = {
      pieces: { montreal: ['langis', 'commander-levis'], 'isle-aux-noix': ['lery'] },
    };
    const game = march(met, FRENCH, 'montreal', LIGHT_MARCH);
    game
      .choose('french', 'take commander-levis', 'move isle-aux-noix', 'drop commander-levis')
      .offers(['move ticonderoga']);
    game.choose('french', 'pick lery').offersOnly(['drop langis', 'drop lery', 'stop']);
  });

  test('[10.5b] a Commander already alone there hinders nobody', () => {
    const stood: Sparse = {
      pieces: { montreal: ['langis', 'lery'], 'isle-aux-noix': ['commander-levis'] },
    };
    const game = march(stood, FRENCH, 'montreal', LIGHT_MARCH).choose('french', 'take langis', 'take lery');
    game.choose('french', 'move isle-aux-noix').offers(['move ticonderoga']);
  });

  test('[10.2.1e] [10.2.1f] units are dropped, and others picked up, in any order', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th', '27th-55th', '44th-48th'], kingston: ['43rd-46th', 'rogers'] },
    };
    const begun = (): Game =>
      march(at, BRITISH, 'albany').choose(
        'british',
        'take 44th-48th',
        'take 22nd-28th',
        'take 27th-55th',
        'move kingston',
      );
    areAlike(bothOrders(begun, 'british', 'drop', ['22nd-28th', '44th-48th']));
    areAlike(bothOrders(begun, 'british', 'pick', ['43rd-46th', 'rogers']));
    begun().choose('british', 'drop 44th-48th').offers(['drop 22nd-28th', 'drop 27th-55th', 'pick rogers']);
  });

  test('[10.2.1e] the only unit able to go on is not dropped: stopping has the same effect', () => {
    const game = march({ pieces: { albany: ['22nd-28th', '27th-55th', 'rogers'] } }, BRITISH, 'albany');
    game.choose('british', 'take rogers', 'take 22nd-28th', 'done', 'move northfield', 'move new-london');
    game.offersOnly(['drop 22nd-28th', 'stop']).choose('british', 'drop 22nd-28th').offers(['move new-york']);
  });

  test('[10.2.1e] and nobody is dropped twice', () => {
    const game = march({ pieces: { albany: ['22nd-28th', 'rogers'] } }, BRITISH, 'albany');
    game.choose('british', 'take rogers', 'take 22nd-28th', 'move kingston', 'drop rogers').offersNot(['drop rogers']);
    expect(isIn(game.state.spent, 'rogers')).toBe(true);
  });
});

describe('a force is put together in any order', () => {
  const three: readonly PieceName[] = ['22nd-28th', '27th-55th', '44th-48th'];
  const at: Sparse = { pieces: { albany: [...three, 'commander-howe'] } };

  test('[10.4a] [7.3.1] by land: the first in the list may be named last', () => {
    const begun = (): Game => march(at, BRITISH, 'albany');
    areAlike(bothOrders(begun, 'british', 'take', ['22nd-28th', '44th-48th']));
    begun()
      .choose('british', 'take 44th-48th')
      .offers(['take 22nd-28th', 'take 27th-55th', 'take commander-howe', 'done']);
  });

  test('[10.4a] and sets out without a word only when nobody is left to be taken', () => {
    const game = march(at, BRITISH, 'albany').choose(
      'british',
      'take commander-howe',
      'take 44th-48th',
      'take 27th-55th',
    );
    game.offersOnly(['take 22nd-28th', 'done']).choose('british', 'take 22nd-28th').offers(['move kingston']);
  });

  test('[10.6a] by sea: cargo may be named before the Fleet that carries it', () => {
    const afloat: Sparse = { pieces: { halifax: [...three, 'fleet-boscawen'] } };
    const begun = (): Game => sail(afloat, BRITISH, 'halifax');
    const both = bothOrders(begun, 'british', 'take', ['22nd-28th', 'fleet-boscawen']);
    areAlike(both);
    begun().choose('british', 'take 22nd-28th').offers(['take fleet-boscawen', 'take 27th-55th']).offersNot(['done']);
  });

  test('[11.0b] to be marshaled', () => {
    const near: Sparse = { pieces: { albany: ['22nd-28th'], kingston: ['27th-55th', '44th-48th'] } };
    areAlike(bothOrders(() => marshal(near, BRITISH, '22nd-28th'), 'british', 'call', ['27th-55th', '44th-48th']));
  });

  test('[12.0g] to cross a new Road', () => {
    const road: Sparse = {
      pieces: { 'wills-creek': ['22nd-28th', '27th-55th', '44th-48th'] },
      roadsBegun: ['mekekasink.wills-creek'],
    };
    const begun = (): Game =>
      construction(road, BRITISH, '22nd-28th').choose('british', 'finish mekekasink.wills-creek');
    areAlike(bothOrders(begun, 'british', 'take', ['27th-55th', '44th-48th']));
  });
});
