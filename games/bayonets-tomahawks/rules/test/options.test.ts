import { describe, expect, test } from 'vitest';
import { BRITISH, connection, FRENCH, space } from '../src/ids.ts';
import { LIGHT_MARCH } from '../src/kinds.ts';
import type { PieceName } from '../src/names.ts';
import { type OptionName, TABLE_OPTIONS } from '../src/options.ts';
import { starving } from '../src/query/supply.ts';
import { french } from './cards/events.ts';
import {
  battle,
  construction,
  controlledBy,
  type Game,
  hasBattle,
  march,
  marshal,
  raid,
  takes,
  winter,
} from './game.ts';
import { position, type Sparse, whereIs } from './position.ts';

// The table options: each open reading in its usual form and in the other one.

test('each reading is of the rule that leaves it open', () => {
  expect(TABLE_OPTIONS.map(({ name, rule, values }) => [name, rule, ...values].join(' '))).toEqual([
    'startEvents 7.1 indian-first french-first',
    'neutralVillage 8.0 stops goes-on',
    'neutralPaths 8.0 closed supply-only',
    'overwhelmed 10.3.2 defender as-in-battle',
    'marshalOverwhelm 11.0 never possible',
    'constructionMarkers 12.0 any own',
    'battleOrder 13.0 board fewest-attackers',
    'highlandHit 13.4.2 applied scored',
    'desertion 13.7.1 home control',
    'routLoss 13.8 spared any',
    'loneFort 13.9.5 owner handed-over',
    'emptyPick 15.2.1 draw nothing',
  ]);
});

/** The position, with a reading played otherwise or not. */
type Example = (sparse: Sparse) => Sparse;
const usually: Example = (sparse) => sparse;
const otherwise =
  (name: OptionName): Example =>
  (sparse) => ({ ...sparse, options: [name] });

describe('[7.1] of two events of the French side', () => {
  const at: Sparse = {
    cards: ['round-up-men-and-equipment-31', 'british-encroachment-51'],
    pieces: { losses: ['langis', 'mingo', 'delaware'] },
  };

  test('the Indian one comes first', () => {
    french(at).nowChooses('chance', 'pick-event.pick');
  });

  test('or the French one', () => {
    french(otherwise('startEvents')(at)).nowChooses('french', 'round-up.choose');
  });
});

describe('[8.0] four Rangers that Overwhelm the Cherokee of a Village', () => {
  const rangers: readonly PieceName[] = ['gage', 'putnam', 'rogers', 'scott'];
  const enter = (example: Example, names = rangers): Game =>
    takes(
      march(example({ pieces: { 'ninety-six': names } }), BRITISH, 'ninety-six', LIGHT_MARCH),
      'british',
      names,
    ).choose('british', 'move keowee');

  test('stop there', () => expect(enter(usually).breadcrumb).toBe(''));

  test('or go on if they like', () => {
    const game = enter(otherwise('neutralVillage')).nowChooses('british', 'march.onward').offers(['move chote']);
    expect([controlledBy(game, 'keowee'), whereIs(game, 'cherokee-2')]).toEqual(['british', 'chote']);
  });

  test('while fewer have a fight to stop for in any case', () => {
    const game = enter(otherwise('neutralVillage'), ['rogers']);
    expect([game.breadcrumb, hasBattle(game, 'keowee')]).toEqual(['', true]);
  });
});

describe('[8.0] Paths of a neutral Nation', () => {
  const raider: Sparse = { pieces: { gennisheyo: ['langis'] } };
  const soldier = (example: Example): Game =>
    winter(
      example({ scenario: 'amhersts-juggernaut', year: 1758, vp: { french: 3 }, pieces: { cawichnowane: ['rogers'] } }),
    );

  test('are closed to Raids', () => {
    raid(raider, FRENCH, 'langis', 6).offersNot(['to onontake', 'to kanistioh']);
  });

  test('or let them through', () => {
    const game = raid(otherwise('neutralPaths')(raider), FRENCH, 'langis', 6);
    game.choose('french', 'to onontake', 'to oswego').offers(['raid']);
  });

  test('are closed to the Return to Colonies', () => {
    soldier(usually).nowChooses('british', 'return-to-colonies.move').offersNot(['to oquaga']);
  });

  test('or lead home, and wake nobody', () => {
    soldier(otherwise('neutralPaths')).nowChooses('british', 'return-to-colonies.move').offers(['to oquaga']);
  });

  test('never carry supply', () => {
    const cutOff: Sparse = { pieces: { onontake: ['rogers'] } };
    for (const example of [usually, otherwise('neutralPaths')])
      expect(starving(position(example(cutOff)), BRITISH)).toEqual([space.of('onontake')]);
  });
});

describe('[10.3.2] attackers Overwhelmed before the Battle', () => {
  const relieved = (example: Example): Game => {
    const at: Sparse = {
      pieces: { ticonderoga: ['langis', 'rogers'], 'isle-aux-noix': ['lery', 'lignery', 'villiers'] },
      before: { french: ['ticonderoga', 'isle-aux-noix'] },
      entered: { british: ['lake-george>ticonderoga'] },
      battles: ['ticonderoga'],
    };
    const game = march(example(at), FRENCH, 'isle-aux-noix', LIGHT_MARCH);
    return takes(game, 'french', ['lery', 'lignery', 'villiers']).choose('french', 'move ticonderoga');
  };

  test('retreat as defenders do, to any home space', () => {
    relieved(usually).nowChooses('british', 'retreat.to').offersOnly(['to lake-george', 'to number-four']);
  });

  test('or as attackers do, to where they have come from', () => {
    expect(whereIs(relieved(otherwise('overwhelmed')), 'rogers')).toBe('lake-george');
  });
});

describe('[11.0] units that are marshaled to a Battle', () => {
  const reinforced = (example: Example, enemies: readonly PieceName[] = ['langis']): Game => {
    const at: Sparse = {
      pieces: { 'lake-george': ['22nd-28th', ...enemies], albany: ['27th-55th', '43rd-46th', '44th-48th'] },
      before: { british: ['lake-george', 'albany'] },
      battles: ['lake-george'],
    };
    const game = marshal(example(at), BRITISH, '22nd-28th');
    return game.choose('british', 'call 27th-55th', 'call 43rd-46th', 'call 44th-48th');
  };

  test('Overwhelm nobody', () => {
    const game = reinforced(usually);
    expect([whereIs(game, 'langis'), hasBattle(game, 'lake-george')]).toEqual(['lake-george', true]);
  });

  test('or Overwhelm enemies they Outnumber', () => {
    const game = reinforced(otherwise('marshalOverwhelm'));
    expect([whereIs(game, 'langis'), hasBattle(game, 'lake-george')]).toEqual(['ticonderoga', false]);
  });

  test('called by a Commander alone, too', () => {
    const at: Sparse = {
      pieces: {
        'lake-george': ['commander-howe', 'langis'],
        albany: ['27th-55th', '43rd-46th', '44th-48th', '22nd-28th'],
      },
    };
    const calls = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th'].map((name) => `call ${name}`);
    const outcome = (example: typeof usually) => {
      const game = marshal(example(at), BRITISH, 'commander-howe').choose('british', ...calls);
      return [whereIs(game, 'langis'), hasBattle(game, 'lake-george')];
    };
    expect(outcome(usually)).toEqual(['lake-george', true]);
    expect(outcome(otherwise('marshalOverwhelm'))).toEqual(['ticonderoga', false]);
  });

  test('but no others', () => {
    expect(hasBattle(reinforced(otherwise('marshalOverwhelm'), ['langis', 'lery']), 'lake-george')).toBe(true);
  });
});

describe('[12.0] a Construction marker that the French have begun', () => {
  const road = 'mekekasink.wills-creek';
  const at: Sparse = {
    pieces: { 'wills-creek': ['22nd-28th'] },
    fortsBegun: ['wills-creek'],
    roadsBegun: [road],
  };

  test('is finished by any Brigade', () => {
    construction(at, BRITISH, '22nd-28th').offersOnly(['build', 'remove', `finish ${road}`]);
  });

  test('or by a French one alone; a Fort marker the British still remove', () => {
    const own = otherwise('constructionMarkers')(at);
    // There is nothing else to do, so nothing is asked.
    const removed = construction(own, BRITISH, '22nd-28th');
    expect([removed.state.fortsBegun.isEmpty, removed.state.roads.isEmpty]).toEqual([true, true]);
    const british: Sparse = { ...own, begunByBritish: { roads: [road], forts: ['wills-creek'] } };
    construction(british, BRITISH, '22nd-28th').offersOnly(['build', 'remove', `finish ${road}`]);
  });

  test('is known from a British one', () => {
    const brigade: Sparse = { pieces: { 'wills-creek': ['22nd-28th'] } };
    const begun = construction(brigade, BRITISH, '22nd-28th').choose('british', `road ${road}`);
    expect(begun.state.britishRoadsBegun.has(connection.of(road))).toBe(true);
    const fort = construction(brigade, BRITISH, '22nd-28th').choose('british', 'begin');
    expect(fort.state.britishFortsBegun.has(space.of('wills-creek'))).toBe(true);
  });
});

describe('[13.4.2] when the first Hit on Metropolitan Brigades scores without being applied', () => {
  const struck = (example: Example): Game => {
    const at: Sparse = {
      pieces: { ticonderoga: ['royal-highland', '27th-55th', 'bearn-guyenne', 'languedoc-la-reine'] },
      outOfSupply: ['bearn-guyenne', 'languedoc-la-reine'],
      before: { british: ['ticonderoga'] },
      battles: ['ticonderoga'],
    };
    return battle(example(at)).chance('roll hit-sc', 'roll hit-sc');
  };

  test('the Highlanders take the next', () => {
    expect([...struck(usually).state.reduced.toArray()]).toHaveLength(1);
    expect(struck(usually).log).toContainEqual({
      ...{ type: 'reduced', piece: 'royal-highland', rule: '13.4.2', why: 'highland' },
    });
  });

  test('or the owner chooses: the first is past', () => {
    struck(otherwise('highlandHit'))
      .nowChooses('british', 'hit.apply')
      .offersOnly(['hit royal-highland', 'hit 27th-55th']);
  });
});

describe('[13.7.1] Indian units that have helped to retake a town', () => {
  const retaken = (example: Example): Game =>
    battle(
      example({
        pieces: { 'les-trois-rivieres': ['abenaki', 'langis', 'rogers'] },
        control: { 'les-trois-rivieres': 'british' },
        before: { british: ['les-trois-rivieres'] },
        battles: ['les-trois-rivieres'],
      }),
    ).chance('roll flag', 'roll flag', 'roll miss', 'roll miss');

  test('stay: it is not a home of the enemy', () => {
    expect(retaken(usually).breadcrumb).not.toContain('desertion');
  });

  test('or desert: the enemy has held it', () => {
    expect(whereIs(retaken(otherwise('desertion')).chance('desert abenaki'), 'abenaki')).toBe('losses');
  });
});

describe('[13.8] a Rout', () => {
  const routed = (example: Example): Game =>
    battle(
      example({
        pieces: {
          louisbourg: ['bastion-1', 'commander-levis', 'langis', '22nd-28th', '27th-55th', '43rd-46th', '44th-48th'],
        },
        before: { french: ['louisbourg'] },
        battles: ['louisbourg'],
      }),
    )
      .chance('roll flag', 'roll flag', 'roll flag', 'roll flag')
      .chance('roll miss')
      .choose('french', 'done')
      .chance('roll miss', 'roll miss', 'roll miss');

  test('spares Commanders, and Bastions while anybody else is there', () => {
    expect(whereIs(routed(usually), 'langis')).toBe('losses');
  });

  test('or costs any unit of the owner’s choice except a Fort', () => {
    routed(otherwise('routLoss'))
      .nowChooses('french', 'rout.lose')
      .offersOnly(['lose bastion-1', 'lose commander-levis', 'lose langis']);
  });
});

describe('[13.9.5] a Fort that is beaten alone and not Routed', () => {
  const taken = (example: Example, defenders: readonly PieceName[] = []): Game =>
    battle(
      example({
        pieces: { ticonderoga: ['fort-carillon', '22nd-28th', '27th-55th', '43rd-46th', '44th-48th', ...defenders] },
        before: { french: ['ticonderoga'] },
        entered: { british: ['lake-george>ticonderoga'] },
        battles: ['ticonderoga'],
      }),
    ).chance('roll flag', 'roll flag', 'roll flag', 'roll flag');

  test('is eliminated, if its owner likes', () => {
    const game = taken(usually).chance('roll miss').nowChooses('french', 'battle.fort').choose('french', 'raze');
    expect(whereIs(game, 'fort-anne')).toBe('pool');
  });

  test('or falls to the victor', () => {
    const game = taken(otherwise('loneFort')).chance('roll miss');
    expect([whereIs(game, 'fort-carillon'), whereIs(game, 'fort-anne')]).toEqual(['removed', 'ticonderoga']);
  });

  test('is its owner’s to give up wherever somebody retreats from it', () => {
    const game = taken(otherwise('loneFort'), ['langis']).chance('roll miss', 'roll flag');
    game.nowChooses('french', 'battle.fort').offersOnly(['raze', 'leave']);
  });
});
