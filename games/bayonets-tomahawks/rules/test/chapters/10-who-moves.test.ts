import { describe, expect, test } from 'vitest';
import { BRITISH, FRENCH, piece, type Side } from '../../src/ids.ts';
import { FACTION_POINTS, INDIAN_MARCH, LIGHT_MARCH } from '../../src/kinds.ts';
import type { PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { Landing, Marshal } from '../../src/procedures/contents-actions.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { Account } from '../builder.ts';
import { type Game, isIn, march } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 10.0, 11.0 Commanders, Routed stacks and Fleets on the move

const marshal = (sparse: Sparse, by: PieceName): Game =>
  play(sparse, (g) => flow.start(g, Marshal, { side: BRITISH, by: piece.of(by) }));
const phase = (sparse: Sparse, of: Side): Game =>
  play(sparse, (g) => flow.start(g, ActionPhase, { side: of, stage: FACTION_POINTS }));

describe('a Commander with a Light Action Point', () => {
  test('[10.2.1g] is not picked up on the way', () => {
    const game = march(
      { pieces: { northfield: ['rogers'], albany: ['commander-howe', '22nd-28th', 'gage'] } },
      BRITISH,
      'northfield',
      LIGHT_MARCH,
    );
    game.choose('british', 'move albany').nowChooses('british', 'march.onward');
    game.offers(['pick gage']).offersNot(['pick commander-howe', 'pick 22nd-28th']);
  });

  test('[10.5b] does not go on when the last Light unit has been left behind', () => {
    const game = march(
      { pieces: { northfield: ['rogers', 'commander-howe'], albany: ['22nd-28th'] } },
      BRITISH,
      'northfield',
      LIGHT_MARCH,
    );
    game.choose('british', 'take commander-howe', 'move albany');
    game.offers(['drop commander-howe']).offersNot(['drop rogers']);
  });
});

describe('Commanders alone with an Army Action Point', () => {
  const at: Sparse = { pieces: { northfield: ['commander-howe'], 'lake-george': ['22nd-28th'] } };

  test('[10.4c] go to a friendly stack, and do not stop on the way to it', () => {
    const game = march(at, BRITISH, 'northfield');
    game.offers(['move albany', 'stop']).offersNot(['move boston', 'move new-london', 'move number-four']);
    game.choose('british', 'move albany');
    // Nothing else may be chosen from here.
    expect(whereIs(game, 'commander-howe')).toBe('lake-george');
  });
});

describe('a stack with a Rout marker', () => {
  test('[13.8f] may only move: it is not marshaled', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th'], 'lake-george': ['rogers', 'gage'] },
      routed: ['rogers', 'gage'],
    };
    const game = marshal({ ...at, pieces: { ...at.pieces, kingston: ['putnam'] } }, '22nd-28th');
    expect(whereIs(game, 'putnam')).toBe('albany');
    expect([whereIs(game, 'rogers'), whereIs(game, 'gage')]).toEqual(['lake-george', 'lake-george']);
  });

  test('[13.8f] does not attack, led by a Commander or not', () => {
    const game = march(
      {
        pieces: { 'lake-george': ['commander-howe', '22nd-28th'], ticonderoga: ['langis'] },
        routed: ['commander-howe', '22nd-28th'],
      },
      BRITISH,
      'lake-george',
    );
    game.choose('british', 'take commander-howe', 'take 22nd-28th').offersNot(['move ticonderoga']);
  });
});

describe('Rough Seas', () => {
  const at: Sparse = {
    pieces: { halifax: ['fleet-boscawen', '22nd-28th'] },
    cards: ['rough-seas-40', 'round-up-men-and-equipment-4'],
  };

  test('[#40] Fleets do not move along the coast', () => {
    const game = march(at, BRITISH, 'halifax');
    game.offersOnly(['move annapolis-royal', 'move chignectou', 'stop']);
  });

  test('[#40] a stack of Fleets alone cannot make an Army Movement', () => {
    const game = phase(
      { ...at, pieces: { halifax: ['fleet-boscawen'] }, cards: ['rough-seas-40', 'british-16'] },
      BRITISH,
    );
    expect(game.breadcrumb).toBe('');
  });
});

describe('Surprise Landing', () => {
  const land = (of: Side, fleet: PieceName): Game =>
    play({ pieces: { 'sail-box': [fleet, 'rogers'] }, cards: ['surprise-landing-9'] }, (g) =>
      flow.start(g, Landing, { side: of }),
    );

  test('[#9] spares the British the Landing marker', () => {
    expect(isIn(land(BRITISH, 'fleet-boscawen').choose('british', 'land halifax').state.landed, 'fleet-boscawen')).toBe(
      false,
    );
  });

  test('[#9] [10.6.1b] but not the French, who land in the same Action Round', () => {
    const game = play({ pieces: { 'sail-box': ['fleet-de-la-motte'] }, cards: ['surprise-landing-9'] }, (g) =>
      flow.start(g, Landing, { side: FRENCH }),
    );
    expect(isIn(game.choose('french', 'land quebec').state.landed, 'fleet-de-la-motte')).toBe(true);
  });
});

test('[10.4c] Commanders who pick up a Brigade go where there is no friendly stack', () => {
  const game = new Account(
    march({ pieces: { northfield: ['commander-howe'], albany: ['22nd-28th'] } }, BRITISH, 'northfield'),
  );
  game.british.chooses('move albany');
  game.table.offersNot(['move oneida-lake']);
  game.british.chooses('pick 22nd-28th', 'move oneida-lake');
  expect(game.at('oneida-lake')).toEqual(expect.arrayContaining(['commander-howe', '22nd-28th']));
});

test('[10.5a] an Indian point takes no Commander along', () => {
  const at: Sparse = { pieces: { montreal: ['abenaki', 'commander-levis'] } };
  march(at, FRENCH, 'montreal', LIGHT_MARCH).offers(['take commander-levis']);
  const indian = new Account(march(at, FRENCH, 'montreal', INDIAN_MARCH));
  indian.french.chooses('move les-trois-rivieres');
  expect(indian.where('commander-levis')).toBe('montreal');
});

test('[10.2.1h] a dropped unit does not go on by another connection with the same point', () => {
  const game = new Account(march({ pieces: { albany: ['22nd-28th', 'rogers'] } }, BRITISH, 'albany'));
  game.british.takes('rogers', '22nd-28th').marches('kingston').drops('22nd-28th').marches('minisink');
  game.table.offersNot(['pick 22nd-28th', 'move new-york']);
  game.british.chooses('stop');
  expect([game.where('rogers'), game.where('22nd-28th')]).toEqual(['minisink', 'kingston']);
});

test('[10.3.2c] part of an Overwhelming stack stays, part goes on and Overwhelms again', () => {
  const game = new Account(
    march(
      {
        pieces: {
          'lake-george': ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', '50th-51st'],
          ticonderoga: ['bearn-guyenne'],
        },
      },
      BRITISH,
      'lake-george',
    ),
  );
  game.british.takes('22nd-28th', '27th-55th', '43rd-46th', '44th-48th', '50th-51st').marches('ticonderoga');
  game.british.drops('22nd-28th').marches('isle-aux-noix');
  expect([game.where('22nd-28th'), game.where('44th-48th')]).toEqual(['ticonderoga', 'isle-aux-noix']);
  expect(game.logged('overwhelm')).toHaveLength(2);
});

test('[13.8i] units that split from a Routed stack keep the marker, and so do those that stay', () => {
  const game = new Account(
    march({ pieces: { albany: ['rogers', '22nd-28th'] }, routed: ['rogers', '22nd-28th'] }, BRITISH, 'albany'),
  );
  game.british.takes('22nd-28th').marches('kingston').chooses('stop');
  expect([game.isRouted('22nd-28th'), game.isRouted('rogers')]).toEqual([true, true]);
});
