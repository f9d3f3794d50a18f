import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { PieceName } from '../src/names.ts';
import { type Account, play, type Sparse, some } from './builder.ts';
import { EXAMPLES, example, type Fire } from './examples.ts';

// The worked examples of the rulebook and the playbook, figure by figure as the facts have them.

const TESTS = fileURLToPath(new URL('.', import.meta.url));

const sum = (terms: readonly { readonly by: number }[]): number => terms.reduce((total, { by }) => total + by, 0);

/** Both sides' fire, as examples state it. */
const fires = (game: Account): Fire[] =>
  game.logged('fire').map(({ side, strength, die, modifiers, shifts, losses }) => ({
    side,
    strength,
    die,
    drm: sum(modifiers),
    shift: sum(shifts),
    result: losses,
  }));

describe('Monongahela, 1755', () => {
  const BRADDOCK = ['braddock', 'dunbar', ...some('british-regular', 2), ...some('southern-provincial', 4)] as const;

  const battle = (sparse: Sparse): Account => {
    const game = play({
      ...sparse,
      turn: 'british',
      year: 1755,
      scenario: 'early-war',
      hands: { british: ['treaty-of-easton-32', 'campaign-2'], french: ['ambush-11', 'campaign-1'] },
      pieces: {
        'ohio-forks': ['beaujeu', 'dumas', 'marine-detachment-1', 'coureurs-1', 'ottawa', 'potawatomi', 'mingo-1'],
        'gists-station': BRADDOCK,
      },
    });
    game.british.activates('treaty-of-easton-32', ...BRADDOCK).marches('ohio-forks');
    game.french.shelters().stands().responds('ambush-11');
    game.dice.roll(6);
    // Both Regulars, and two of the Provincials.
    game.british.loses('british-regular-1', 'british-regular-2');
    game.dice.check(1, 3);
    game.dice.roll(1);
    game.dice.check(1, 2);
    return game;
  };

  it('[7.56a] [7.56b] Beaujeu waits in ambush, Braddock falls, and his column goes back to Gist’s Station', () => {
    const game = battle({ works: { 'ohio-forks': 'french-fort', 'gists-station': 'british-stockade' } });
    expect(fires(game)).toEqual(example('monongahela-1755').combat);
    expect(game.logged('leader-check').map(({ leader, die, killed }) => ({ leader, die, killed }))).toEqual([
      { leader: 'braddock', die: 1, killed: true },
      { leader: 'dunbar', die: 3, killed: false },
      { leader: 'beaujeu', die: 1, killed: true },
      { leader: 'dumas', die: 2, killed: false },
    ]);
    expect(new Set(game.position.reduced)).toEqual(
      new Set([...some('british-regular', 2), ...some('southern-provincial', 2), 'marine-detachment-1']),
    );
    expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
    expect(game.vp).toBe(1);
    expect(game.at('gists-station')).toEqual([
      'dunbar',
      ...some('british-regular', 2),
      ...some('southern-provincial', 4),
    ]);
    game.french.isToChoose('phase.card');
  });

  it('[7.92d] without the stockade six Drilled units are lost, and Dunbar comes back alone', () => {
    const game = battle({ works: { 'ohio-forks': 'french-fort' } });
    expect(game.at('gists-station')).toEqual(['dunbar']);
    expect(some('british-regular', 2).map((name) => game.where(name))).toEqual(['removed', 'removed']);
    expect(some('southern-provincial', 4).map((name) => game.where(name))).toEqual(Array(4).fill('reserve'));
  });
});

it('[5.32a] [6.2d] with two points go two Indians and Dumas, and stop in the mountains', () => {
  const game = play({
    hands: { french: ['francois-bigot-36'], british: ['campaign-2'] },
    pieces: { 'mingo-town': ['mingo-1'], logstown: ['shawnee-1'], 'ohio-forks': ['dumas'], venango: ['coureurs-1'] },
  });
  game.french.activatesAlone('francois-bigot-36', 'dumas', 'mingo-1', 'shawnee-1');
  // Both points are spent: nobody else is offered.
  game.french.isToChoose('activation.start').starts('dumas').marches('upper-monongahela', 'allegheny-south');
  game.french.starts('mingo-1').marches('upper-monongahela', 'allegheny-south');
  game.french.starts('shawnee-1').marches('ohio-forks', 'upper-monongahela', 'allegheny-south');
  expect(game.at('allegheny-south')).toEqual(['dumas', 'mingo-1', 'shawnee-1']);
  game.british.isToChoose('phase.card');
});

it('[7.2] the Plains of Abraham, 1759: Wolfe and Montcalm fall, and Québec is besieged', () => {
  const reducedBritish = [...some('highland', 2, 2), ...some('royal-american', 1), ...some('british-regular', 4, 4)];
  const wolfe: readonly ['wolfe', ...PieceName[]] = [
    'wolfe',
    'murray',
    'monckton',
    'highland-1',
    ...some('british-regular', 3),
    'light-infantry-1',
    'ranger-1',
    ...reducedBritish,
  ];
  const game = play({
    turn: 'british',
    year: 1759,
    hands: { british: ['ambush-12', 'fieldworks-9'], french: ['campaign-1'] },
    pieces: {
      'ile-dorleans': wolfe,
      quebec: [
        'montcalm',
        'vaudreuil',
        'bougainville',
        ...some('french-regular', 6),
        ...some('coureurs', 2),
        'abenaki-1',
        'algonquin-1',
        'caughnawaga-1',
        'huron',
      ],
      'st-lawrence-canadian-militias': some('canadian-militia', 4),
    },
    reduced: [...reducedBritish, ...some('french-regular', 3, 4), ...some('coureurs', 2)],
    amphib: ['ile-dorleans'],
    fieldworks: ['quebec'],
  });
  game.british.activates('ambush-12', ...wolfe).marches('quebec');
  game.french
    .shelters()
    .stands()
    .deploys(...some('canadian-militia', 4));
  game.british.responds('fieldworks-9');
  game.dice.roll(6, 1);
  expect(fires(game)).toEqual(example('plains-of-abraham-1759').combat);

  // Drilled Troops must take two of the four British steps, and four of the eight French ones: three Regulars flipped,
  // one lost.
  game.british.loses(...some('british-regular', 3), 'light-infantry-1');
  game.french.loses(...some('canadian-militia', 4));
  game.dice.check(1, 2, 2).check(1, 2, 2);
  expect(game.logged('leader-check').flatMap(({ leader, killed }) => (killed ? [leader] : []))).toEqual([
    'wolfe',
    'montcalm',
  ]);
  expect(some('french-regular', 6).filter((name) => game.where(name) === 'removed')).toHaveLength(1);
  expect(some('french-regular', 6).every((name) => game.isReduced(name) || game.where(name) === 'removed')).toBe(true);
  expect(game.logged('won')).toMatchObject([{ side: 'british' }]);
  expect(game.vp).toBe(-1);
  expect(game.at('st-lawrence-canadian-militias')).toEqual(some('canadian-militia', 4));
  expect(some('canadian-militia', 4).every((name) => game.isReduced(name))).toBe(true);
  game.french.retreats('becancour');
  expect(game.at('becancour')).toContain('vaudreuil');
  expect([game.position.besieged, game.position.siegeOne]).toEqual([['quebec'], []]);
  expect(game.position.fieldworks).toEqual([]);
  game.french.isToChoose('phase.card');
});

describe('All examples are covered', () => {
  /** The test of each example: a file, and words of the test's title or story. */
  const TOLD: Readonly<Record<string, readonly [file: string, words: string]>> = {
    'monongahela-1755': ['examples.test.ts', 'Beaujeu lies in ambush'],
    'western-alliance-1756': ['cards/indian-alliances.test.ts', 'playbook combat example 2'],
    'activate-two-indians-and-leader': ['examples.test.ts', 'with two points go two Indians'],
    'augusta-first-strike': ['chapters/10-raids-militia.test.ts', 'Augusta 1756'],
    'plains-of-abraham-1759': ['examples.test.ts', 'the Plains of Abraham'],
    'ministerial-crisis-1757': ['extended/early-1757.ts', 'French 1: of the British hand'],
    'british-regulars-1757': ['extended/early-1757.ts', 'British 1: Murray'],
    'northern-alliance-1757': ['extended/early-1757.ts', 'French 2: a 4'],
    'loudoun-naval-move-1757': ['extended/early-1757.ts', 'British 2: Loudoun'],
    'hudson-carry-north-1757': ['extended/early-1757.ts', 'French 4: Rangers'],
    'royal-american-boat-move-1757': ['extended/early-1757.ts', 'British 4: Royal Americans'],
    'colonial-politics-1757': ['extended/early-1757.ts', 'French 5: with reluctant'],
    'foul-weather-halifax-1757': ['extended/early-1757.ts', 'British 5: Foul Weather'],
    'four-indians-two-points-1757': ['extended/early-1757.ts', 'French 6: a card of 2'],
    'culpeper-raids-1757': ['extended/early-1757.ts', 'raid Culpeper'],
    'easton-militia-1757': ['extended/early-1757.ts', 'French 7 d: Militia'],
    'construction-ban-1757': ['extended/early-1757.ts', 'British 7: no construction'],
    'small-pox-1757': ['extended/late-1757.ts', 'Small Pox costs'],
    'surrender-and-massacre-1757': ['extended/late-1757.ts', 'French 6: Surrender!'],
    'demolition-1757': ['extended/late-1757.ts', 'the fort is demolished'],
    'schenectady-raid-1757': ['extended/late-1757.ts', 'Villiers raids Schenectady'],
    'restore-two-for-one-1757': ['extended/late-1757.ts', 'French 9: a 1'],
    'year-end-1757': ['extended/late-1757.ts', 'the year ends'],
    'vp-ledger-oswego-1756': ['chronology.test.ts', 'Oswego 1756'],
    'vp-ledger-duquesne-1758': ['chronology.test.ts', 'Duquesne 1758'],
    'vp-ledger-niagara-1759': ['chronology.test.ts', 'Niagara 1759'],
    'vp-ledger-quebec-1759': ['chronology.test.ts', 'Québec 1759'],
    'vp-ledger-1760': ['chronology.test.ts', '1760: a French battle'],
    'three-value-individual-activation': ['chapters/05-activation.test.ts', 'a card of 3 activates two Indians'],
    'murray-force-limit': ['chapters/05-forces.test.ts', 'subordinates add their Command'],
    'johnson-free-iroquois': ['chapters/05-forces.test.ts', 'Iroquois units for free'],
    'five-losses-drilled-share': ['chapters/07-losses.test.ts', 'of five steps at least three'],
    'light-infantry-eliminated-first': ['chapters/07-losses.test.ts', 'no unit is eliminated while another'],
    'attrition-fort-in-wilderness': ['chapters/11-attrition.test.ts', 'half of the reduced'],
  };

  it.each(EXAMPLES.map(({ id }) => id))('%s', (id) => {
    const [file, words] = TOLD[id] ?? ['', ''];
    const path = join(TESTS, file);
    expect(file !== '' && existsSync(path) && readFileSync(path, 'utf8').includes(words)).toBe(true);
  });
});
