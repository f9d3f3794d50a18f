import { describe, expect, it } from 'vitest';
import { CHIT_HELD, CHIT_POOL, chit } from '../../src/ids.ts';
import type { FaceName, PieceName } from '../../src/names.ts';
import { type Account, fight, type Sparse } from '../builder.ts';

// 13.3.4 Hit Check, 13.4 Hit Application

/** The unit hit when the attacker rolls a face; the attacker is French at Halifax, British elsewhere. */
function hits(roller: PieceName, enemies: readonly PieceName[], face: FaceName = 'hit-tc'): PieceName[] {
  const game = fight('louisbourg', 'french', [roller, ...enemies]);
  game.dice.roll(face);
  return struck(game);
}
const struck = (game: Account): PieceName[] => [
  ...game.logged('reduced').map(({ piece }) => piece),
  ...game
    .logged('eliminated')
    .filter(({ rule, why }) => rule === '13.4' || why !== undefined)
    .map(({ piece }) => piece),
];
const scores = (game: Account): number[] => game.logged('score').map(({ marker }) => marker);

describe('13.3.4 which faces hit', () => {
  it.each([
    ['rogers', 'langis', 'hit-tc', 'hit-sc'],
    ['22nd-28th', 'bearn-guyenne', 'hit-sc', 'hit-tc'],
    ['new-england-brigade-1', 'canadiens-1', 'hit-sc', 'hit-tc'],
  ] as const)('[13.3.4a] %s hits by its shape only', (roller, enemy, shown, other) => {
    expect(hits(roller, [enemy], shown)).toEqual([enemy]);
    expect(hits(roller, [enemy], other)).toEqual([]);
  });

  it.each(['fleet-boscawen', 'royal-artillery-1'] as const)('[13.3.4a] the circle is on both faces: %s', (roller) => {
    expect(hits(roller, ['canonniers-bombardiers-1'], 'hit-tc')).toEqual(['canonniers-bombardiers-1']);
    expect(hits(roller, ['canonniers-bombardiers-1'], 'hit-sc')).toEqual(['canonniers-bombardiers-1']);
  });

  it('[13.3.4a] a Hit has no effect where there is no enemy of its shape', () => {
    expect(hits('22nd-28th', ['langis'], 'hit-sc')).toEqual([]);
    expect(hits('rogers', ['bearn-guyenne'])).toEqual([]);
    const game = fight('ticonderoga', 'french', ['rogers', 'bearn-guyenne']);
    game.dice.roll('hit-tc');
    expect(scores(game)).toEqual([]);
  });

  it('[13.3.4a] a Hit for which no target is left does not score', () => {
    const game = fight('ticonderoga', 'french', ['rogers', 'gage', 'scott', 'langis', 'bearn-guyenne'], {
      reduced: ['langis'],
    });
    game.dice.roll('hit-tc', 'hit-tc', 'hit-tc');
    expect(scores(game)).toEqual([1]);
    const full = fight('ticonderoga', 'french', ['rogers', 'gage', 'scott', 'langis', 'bearn-guyenne']);
    full.dice.roll('hit-tc', 'hit-tc', 'hit-tc');
    expect(scores(full)).toEqual([1, 2]);
  });

  it('[13.3.4a] [13.9.3c] a unit that sits the Battle out is not a target', () => {
    const game = fight('ticonderoga', 'french', ['rogers', 'langis', 'bearn-guyenne'], { sittingOut: ['langis'] });
    game.dice.roll('hit-tc');
    expect([scores(game), game.isReduced('langis')]).toEqual([[], false]);
  });
});

describe('13.3.4 a scored Hit', () => {
  it('[13.3.4b] moves the marker, and is applied above zero only', () => {
    const zero = fight('lake-george', 'british', ['rogers', 'langis'], { outOfSupply: ['langis'] });
    zero.dice.roll('hit-tc');
    expect([scores(zero), zero.isReduced('rogers')]).toEqual([[0], false]);
    const one = fight('lake-george', 'british', ['rogers', 'langis']);
    one.dice.roll('hit-tc');
    expect([scores(one), one.isReduced('rogers')]).toEqual([[1], true]);
  });

  it('[13.3.4b] the first of three brings it to zero, the others are applied', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis', 'lery', 'lignery'], {
      outOfSupply: ['langis', 'lery', 'lignery'],
    });
    game.dice.roll('hit-tc', 'hit-tc', 'hit-tc');
    expect(scores(game)).toEqual([0, 1, 2]);
    expect(game.where('rogers')).toBe('losses');
  });
});

describe('13.3.4 the targets of a Hit', () => {
  it.each([
    ['rogers', ['langis', 'micmac'], 'hit-tc', 'langis'],
    ['rogers', ['micmac'], 'hit-tc', 'micmac'],
    ['mohawk', ['langis', 'micmac'], 'hit-tc', 'micmac'],
    ['mohawk', ['langis'], 'hit-tc', 'langis'],
    ['22nd-28th', ['bearn-guyenne', 'canadiens-1'], 'hit-sc', 'bearn-guyenne'],
    ['22nd-28th', ['canadiens-1'], 'hit-sc', 'canadiens-1'],
    ['fraser', ['bearn-guyenne', 'canadiens-1'], 'hit-sc', 'bearn-guyenne'],
    ['fraser', ['canadiens-1'], 'hit-sc', 'canadiens-1'],
    ['new-england-brigade-1', ['bearn-guyenne', 'canadiens-1'], 'hit-sc', 'canadiens-1'],
    ['new-england-brigade-1', ['bearn-guyenne'], 'hit-sc', 'bearn-guyenne'],
    ['fleet-boscawen', ['fleet-de-l-isle', 'canonniers-bombardiers-1'], 'hit-tc', 'fleet-de-l-isle'],
    ['fleet-boscawen', ['canonniers-bombardiers-1', 'bastion-1'], 'hit-tc', 'canonniers-bombardiers-1'],
    [
      'royal-artillery-1',
      ['canonniers-bombardiers-1', 'bastion-1', 'fleet-de-l-isle'],
      'hit-tc',
      'canonniers-bombardiers-1',
    ],
    ['royal-artillery-1', ['bastion-1', 'fleet-de-l-isle'], 'hit-tc', 'bastion-1'],
    ['royal-artillery-1', ['fleet-de-l-isle', 'langis'], 'hit-tc', 'fleet-de-l-isle'],
  ] as const)('[13.3.4c] of %s against %j', (roller, enemies, face, target) => {
    const game = fight('louisbourg', 'french', [roller, ...enemies]);
    game.dice.roll(face);
    if (game.table.breadcrumb.endsWith('reroll')) game.british.stops();
    expect(struck(game)).toEqual([target]);
  });

  it('[3.3] [13.4.2b] Fleets, Brigades and Light units do not hit Bastions; Artillery does', () => {
    expect(hits('fleet-boscawen', ['bastion-1'])).toEqual([]);
    expect(hits('rogers', ['bastion-1'])).toEqual([]);
    expect(hits('22nd-28th', ['bastion-1'], 'bt')).toEqual([]);
    expect(hits('royal-artillery-1', ['bastion-1'], 'hit-sc')).toEqual(['bastion-1']);
  });

  /** The French defend Port Dauphin with a Fort. */
  const fort = (enemies: readonly PieceName[], ...faces: readonly FaceName[]): Account => {
    const game = fight('port-dauphin', 'french', ['fort-niagara', ...enemies], { openSeas: true });
    game.dice.roll(...faces);
    return game;
  };

  it('[13.3.4c] Forts hit Artillery, then Fleets, and nobody else', () => {
    expect(struck(fort(['royal-artillery-1', 'fleet-boscawen'], 'miss', 'miss', 'hit-tc'))).toEqual([
      'royal-artillery-1',
    ]);
    expect(struck(fort(['fleet-boscawen', '22nd-28th'], 'miss', 'miss', 'hit-sc'))).toEqual(['fleet-boscawen']);
    expect(struck(fort(['22nd-28th', 'rogers'], 'miss', 'miss', 'hit-sc'))).toEqual([]);
  });

  it('[13.3.4c] Fleets hit Forts, and so does Artillery', () => {
    // Two Penalties before the Fort, and two Flags.
    expect(struck(fort(['fleet-boscawen', '22nd-28th', '27th-55th'], 'flag', 'flag', 'hit-tc'))).toEqual([
      'fort-niagara',
    ]);
    expect(struck(fort(['royal-artillery-1', '22nd-28th'], 'flag', 'hit-tc'))).toEqual(['fort-niagara']);
  });

  it('[13.3.4c] a Bastion hits Artillery, then Fleets, never a Brigade', () => {
    const defence = (enemies: readonly PieceName[]): PieceName[] => {
      const game = fight('quebec', 'french', ['bastion-1', ...enemies]);
      game.dice.roll(...enemies.map(() => 'miss' as const), 'hit-sc');
      return struck(game);
    };
    expect(defence(['fleet-boscawen', 'royal-artillery-1'])).toEqual(['royal-artillery-1']);
    expect(defence(['22nd-28th', 'fleet-boscawen'])).toEqual(['fleet-boscawen']);
    expect(defence(['22nd-28th', 'rogers'])).toEqual([]);
  });
});

describe('13.4 the unit of a type that takes it', () => {
  const attacked = (units: readonly PieceName[], sparse: Sparse = {}, ...faces: readonly FaceName[]): Account => {
    const game = fight('lake-george', 'british', [...units, 'bearn-guyenne', 'languedoc-la-reine'], sparse);
    game.dice.roll(...faces);
    return game;
  };

  it('[13.4a] the owner chooses among Full ones', () => {
    const game = attacked(['22nd-28th', '27th-55th', 'rogers', 'new-england-brigade-1'], {}, 'hit-sc', 'miss');
    game.british.isToChoose('hit.apply');
    game.table.offersOnly(['hit 22nd-28th', 'hit 27th-55th']);
    game.british.takesHit('27th-55th');
    expect(struck(game)).toEqual(['27th-55th']);
  });

  it('[13.4a] but a Reduced one goes first', () => {
    const game = attacked(['22nd-28th', '27th-55th', '43rd-46th'], { reduced: ['27th-55th'] }, 'hit-sc', 'miss');
    expect(struck(game)).toEqual(['27th-55th']);
    expect(game.where('27th-55th')).toBe('losses');
  });

  it('[13.4a] a Reduced one of another type does not', () => {
    const game = attacked(
      ['22nd-28th', 'new-england-brigade-1'],
      { reduced: ['new-england-brigade-1'] },
      'hit-sc',
      'miss',
    );
    expect(struck(game)).toEqual(['22nd-28th']);
  });

  it('[13.4.2a] the first Hit on a Metropolitan Brigade goes to a Highland one, even past a Reduced other', () => {
    const game = attacked(['22nd-28th', 'royal-highland'], { reduced: ['22nd-28th'] }, 'hit-sc', 'hit-sc');
    // The second falls on the Reduced ones, of the owner's choice.
    game.table.offersOnly(['hit 22nd-28th', 'hit royal-highland']);
    expect(struck(game)).toEqual(['royal-highland']);
  });

  it('[13.4.2a] of two Highland Brigades the owner chooses, a Reduced one first', () => {
    const game = attacked(['22nd-28th', 'fraser', 'royal-highland'], {}, 'hit-sc', 'miss');
    game.table.offersOnly(['hit fraser', 'hit royal-highland']);
    const one = attacked(['22nd-28th', 'fraser', 'royal-highland'], { reduced: ['fraser'] }, 'hit-sc', 'miss');
    expect(struck(one)).toEqual(['fraser']);
  });

  it('[13.4.2a] a B&T does not look for Highlanders, nor does it use up their turn', () => {
    const game = attacked(['22nd-28th', 'royal-highland'], {}, 'bt', 'miss');
    game.british.isToChoose('hit.apply');
    game.table.offersOnly(['hit 22nd-28th', 'hit royal-highland']);
    const canadians = fight('lake-george', 'british', [
      '22nd-28th',
      '27th-55th',
      'royal-highland',
      'bearn-guyenne',
      'canadiens-1',
    ]);
    canadians.dice.roll('bt');
    canadians.british.takesHit('27th-55th');
    // Canadiens have no other Brigades before them, and hit the Metropolitan type.
    canadians.dice.roll('hit-sc');
    expect(canadians.isReduced('royal-highland')).toBe(true);
  });

  it('[13.4.2a] a Hit that moves the marker to zero does not use it up', () => {
    const game = attacked(
      ['22nd-28th', 'royal-highland'],
      { marshaled: ['bearn-guyenne'], reduced: ['22nd-28th'] },
      'hit-sc',
      'hit-sc',
    );
    expect(struck(game)).toEqual(['royal-highland']);
  });

  it('[13.4.2a] a Hit on other Brigades does not, either', () => {
    const game = fight(
      'lake-george',
      'british',
      ['royal-highland', '22nd-28th', 'new-england-brigade-1', 'canadiens-1', 'canadiens-2', 'langis'],
      {
        reduced: ['new-england-brigade-1', '22nd-28th'],
      },
    );
    game.dice.roll('miss', 'hit-sc', 'hit-sc');
    // The first takes the last other Brigade, the second comes to the Metropolitan type.
    expect(struck(game)).toEqual(['royal-highland', 'new-england-brigade-1']);
  });
});

describe('13.4.1 where the eliminated go', () => {
  it.each([
    ['langis', 'losses', ['rogers'], 'hit-tc'],
    ['bearn-guyenne', 'losses', ['22nd-28th'], 'hit-sc'],
    ['canadiens-1', 'losses', ['22nd-28th'], 'hit-sc'],
    ['canonniers-bombardiers-1', 'losses', ['fleet-boscawen'], 'hit-tc'],
    ['fleet-de-l-isle', 'pool', ['fleet-boscawen'], 'hit-tc'],
    ['bastion-1', 'removed', ['royal-artillery-1'], 'hit-tc'],
  ] as const)('[13.4.1] %s: %s', (name, place, attackers, face) => {
    const game = fight('quebec', 'french', [...attackers, name, 'lery'], { reduced: [name] });
    game.dice.roll(face);
    expect(game.where(name)).toBe(place);
  });

  it('[13.4.1] a Fort leaves the game, an Indian unit goes with its first Hit', () => {
    const fort = fight('ticonderoga', 'french', ['22nd-28th', 'royal-artillery-1', 'fort-carillon', 'langis'], {
      reduced: ['fort-carillon'],
    });
    fort.dice.roll('flag', 'hit-tc');
    expect(fort.where('fort-carillon')).toBe('removed');
    const indian = fight('ticonderoga', 'french', ['mohawk', 'abenaki', 'langis']);
    indian.dice.roll('hit-tc');
    expect(indian.where('abenaki')).toBe('losses');
  });

  it('[13.4.1] [3.0.2] a unit that goes to a pool or box turns Full', () => {
    const game = fight('quebec', 'french', ['fleet-boscawen', 'fleet-de-l-isle', 'lery'], {
      reduced: ['fleet-de-l-isle'],
    });
    game.dice.roll('hit-tc');
    expect(game.isReduced('fleet-de-l-isle')).toBe(false);
  });

  it('[13.4.2c] a Commander falls with the last of his units, not before', () => {
    const last = fight('lake-george', 'british', ['commander-howe', 'rogers', 'langis'], { reduced: ['rogers'] });
    last.dice.roll('hit-tc');
    expect(last.where('commander-howe')).toBe('removed');
    const other = fight('lake-george', 'british', ['commander-howe', 'rogers', '22nd-28th', 'langis'], {
      reduced: ['rogers'],
    });
    other.dice.roll('hit-tc');
    expect(other.where('commander-howe')).toBe('lake-george');
  });

  it('[13.4.2c] a Commander who has fallen with his stack helps nobody who still rolls', () => {
    const game = fight('lake-george', 'british', ['commander-howe', 'rogers', 'langis'], { reduced: ['rogers'] });
    game.dice.roll('hit-tc', 'miss');
    expect(game.isDone).toBe(true);
  });

  it('[13.4.3] each Metropolitan Brigade, and no other, brings the enemy a chit', () => {
    const game = fight('lake-george', 'british', ['22nd-28th', 'rogers', 'bearn-guyenne'], { reduced: ['22nd-28th'] });
    game.dice.roll('hit-sc');
    game.table.nowChooses('chance', 'chits.draw');
    game.dice.come('draw french-2-1');
    game.table.nowChooses('chance', 'volley.roll');
    const colonial = fight('lake-george', 'british', ['new-england-brigade-1', 'rogers', 'bearn-guyenne'], {
      reduced: ['new-england-brigade-1'],
    });
    colonial.dice.roll('hit-sc');
    colonial.table.nowChooses('chance', 'volley.roll');
  });

  it.each([
    ['french-0-1', 'french-2-1'],
    ['french-2-1', 'french-0-1'],
  ] as const)('[13.4.3] [18.3.1] two bring two: the faction keeps %s, and %s goes back', (kept, other) => {
    const game = fight(
      'lake-george',
      'british',
      ['22nd-28th', 'royal-highland', 'rogers', 'bearn-guyenne', 'languedoc-la-reine'],
      {
        reduced: ['22nd-28th', 'royal-highland'],
      },
    );
    game.british.combines('22nd-28th');
    game.dice.come('draw french-0-1').roll('hit-sc', 'hit-sc');
    expect(game.where('22nd-28th')).toBe('losses');
    game.dice.come('draw french-2-1');
    game.french.isToChoose('chits.keep');
    game.table.offersOnly(['keep french-0-1', 'keep french-2-1']).choose('french', `keep ${kept}`);
    expect([kept, other].map((each) => game.state.chits.get(chit.of(each)))).toEqual([CHIT_HELD, CHIT_POOL]);
  });
});
