import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import type { SpaceName } from '../../src/names.ts';
import { supplied, supplyOf } from '../../src/query/supply.ts';
import { position, type Sparse } from '../builder.ts';

const frenchAt = (where: SpaceName, sparse: Sparse = {}) =>
  supplied(position({ hands: { french: ['ambush-11'] }, ...sparse }), FRENCH, space.of(where));
const britishAt = (where: SpaceName, sparse: Sparse = {}) =>
  supplied(position({ hands: { french: ['ambush-11'] }, ...sparse }), BRITISH, space.of(where));

describe('12.1 Supply: General', () => {
  it('[12.1a] sources are the originally friendly fortresses', () => {
    expect([frenchAt('quebec'), frenchAt('montreal'), frenchAt('louisbourg')]).toEqual([true, true, true]);
    expect([britishAt('albany'), britishAt('halifax'), britishAt('boston')]).toEqual([true, true, true]);
    expect([frenchAt('albany'), britishAt('quebec'), frenchAt('pays-den-haut')]).toEqual([false, false, false]);
  });

  it('[12.1a] not while they are besieged or captured', () => {
    const besieged: Sparse = {
      pieces: { albany: ['montcalm', 'french-regular-1', 'northern-provincial-1'] },
      inside: ['northern-provincial-1'],
      siege: { albany: 0 },
    };
    expect(britishAt('albany', besieged)).toBe(false);
    // The next fortress still supplies Kinderhook.
    expect(britishAt('kinderhook', besieged)).toBe(true);
    expect(frenchAt('montreal', { captured: ['montreal'], pieces: { montreal: ['british-regular-1'] } })).toBe(false);
  });

  it('[12.1b] the British trace to a captured port too, the French do not, nor to a captured fortress inland', () => {
    const quebec: Sparse = { captured: ['quebec'], pieces: { quebec: ['british-regular-1'] } };
    expect([britishAt('quebec', quebec), britishAt('becancour', quebec)]).toEqual([true, true]);
    const montreal: Sparse = { captured: ['montreal'], pieces: { montreal: ['british-regular-1'] } };
    expect(britishAt('montreal', montreal)).toBe(false);
    const boston: Sparse = {
      captured: ['boston', 'albany', 'new-haven', 'new-york', 'philadelphia', 'baltimore', 'alexandria'],
      pieces: {
        boston: ['french-regular-1'],
        albany: ['french-regular-2'],
        'new-haven': ['french-regular-3'],
        'new-york': ['french-regular-4'],
        philadelphia: ['french-regular-5'],
        baltimore: ['french-regular-6'],
        alexandria: ['french-regular-7'],
      },
    };
    expect(frenchAt('boston', boston)).toBe(false);
  });

  it('[12.1b] an Amphib space supplies itself and spaces beyond, even while its fortress is besieged', () => {
    expect(
      britishAt('louisbourg', {
        amphib: ['louisbourg'],
        siege: { louisbourg: 0 },
        pieces: { louisbourg: ['wolfe', 'british-regular-1', 'marine-detachment-1'] },
        inside: ['marine-detachment-1'],
      }),
    ).toBe(true);
    const landed: Sparse = { amphib: ['ile-dorleans'], pieces: { 'ile-dorleans': ['british-regular-1'] } };
    expect([britishAt('ile-dorleans', landed), britishAt('baie-st-paul', landed)]).toEqual([true, true]);
    expect(britishAt('ile-dorleans')).toBe(false);
    const lost: Sparse = {
      amphib: ['ile-dorleans'],
      captured: ['quebec', 'montreal', 'louisbourg'],
      pieces: { quebec: ['british-regular-1'], montreal: ['british-regular-2'], louisbourg: ['british-regular-3'] },
    };
    expect(frenchAt('ile-dorleans', lost)).toBe(false);
  });

  it('[12.1a] besieged troops are never in supply, not even in their fortress', () => {
    const siege: Sparse = {
      pieces: { quebec: ['wolfe', 'british-regular-1', 'french-regular-1'] },
      inside: ['french-regular-1'],
      siege: { quebec: 1 },
    };
    expect(frenchAt('quebec', siege)).toBe(false);
    expect(frenchAt('becancour', siege)).toBe(true);
  });
});

describe('12.2 The Supply Line', () => {
  it('[12.21] the space supplied may be any terrain', () => {
    expect([britishAt('hudson-carry-south'), britishAt('schoharie'), britishAt('green-mountains-south')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('[12.21] wilderness passes it on along water only', () => {
    // River to Canajoharie and on; from Hudson Carry South there is no water farther.
    expect([britishAt('canajoharie'), britishAt('oneida-carry-east')]).toEqual([true, true]);
    expect([britishAt('hudson-carry-north'), britishAt('oneida-carry-west'), britishAt('shawiangto')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[12.21] a space reached over land passes nothing on, though rivers leave it', () => {
    // Wills Creek is reached by river from Shepherd's Ferry and ends there; Raystown is reached over land only.
    expect([britishAt('raystown'), britishAt('juniata')]).toEqual([true, true]);
    expect([britishAt('laurel-ridge-north'), britishAt('allegheny-central')]).toEqual([false, false]);
    // Hudson Carry North is reached over land from the fort in the south; its lake leads no further.
    expect(britishAt('ticonderoga', { works: { 'hudson-carry-south': 'british-fort' } })).toBe(false);
  });

  it('[12.21] a friendly fortification passes it on over land: fort, stockade, not a fort under construction', () => {
    const works = (work: NonNullable<Sparse['works']>['hudson-carry-south']): Sparse =>
      work === undefined ? {} : { works: { 'hudson-carry-south': work } };
    expect(britishAt('hudson-carry-north', works('british-stockade'))).toBe(true);
    expect(britishAt('hudson-carry-north', works('british-fort'))).toBe(true);
    expect(britishAt('hudson-carry-north', works('british-fort-started'))).toBe(false);
    expect(britishAt('hudson-carry-north', works('french-stockade'))).toBe(false);
  });

  it('[12.21] the long line of the rulebook: stockade, river, lake, stockade, fort in the mountains, fields, fortress', () => {
    const works: NonNullable<Sparse['works']> = {
      'green-mountains-south': 'british-fort',
      'wood-creek': 'british-stockade',
      ticonderoga: 'british-stockade',
    };
    const pieces: Sparse['pieces'] = { albany: ['montcalm', 'french-regular-1'] };
    const line: Sparse = { works, pieces, siege: { albany: 0 } };
    expect([britishAt('wood-creek', line), britishAt('ticonderoga', line)]).toEqual([true, true]);
    expect([britishAt('crown-point', line), britishAt('adirondacks-central', line)]).toEqual([true, true]);
    const { 'green-mountains-south': _fort, ...broken } = works;
    expect(britishAt('ticonderoga', { ...line, works: broken, pieces: { ...pieces, hoosic: ['coureurs-1'] } })).toBe(
      false,
    );
  });

  it('[12.2a] unbesieged enemy units or fortifications break it, leaders and forts under construction do not', () => {
    expect(britishAt('schenectady')).toBe(true);
    expect(britishAt('canajoharie', { pieces: { schenectady: ['coureurs-1'] } })).toBe(false);
    expect(britishAt('canajoharie', { works: { schenectady: 'french-stockade' } })).toBe(false);
    expect(britishAt('canajoharie', { pieces: { schenectady: ['rigaud'] } })).toBe(true);
    expect(britishAt('canajoharie', { works: { schenectady: 'french-fort-started' } })).toBe(true);
  });

  it('[12.2b] an enemy fort under siege does not break it', () => {
    const fort: Sparse = {
      works: { schenectady: 'french-fort' },
      pieces: { schenectady: ['amherst', 'british-regular-1', 'coureurs-1'] },
      inside: ['coureurs-1'],
      siege: { schenectady: 0 },
    };
    expect([britishAt('schenectady', fort), britishAt('canajoharie', fort)]).toEqual([true, true]);
  });

  it('[2.0] nothing is supplied over arrows', () => {
    expect(frenchAt('pays-den-haut', { works: { toronto: 'french-fort', mississauga: 'french-fort' } })).toBe(false);
  });

  it('[12.3d] a space is supplied the moment a line is there', () => {
    expect(britishAt('ticonderoga', { works: { 'hudson-carry-south': 'british-stockade' } })).toBe(false);
    expect(
      britishAt('ticonderoga', {
        works: { 'hudson-carry-south': 'british-stockade', 'hudson-carry-north': 'british-stockade' },
      }),
    ).toBe(true);
  });

  it('[12.1a] the supply of one side may be read together with that of the other', () => {
    const g = position({ hands: { french: ['ambush-11'] } });
    const french = supplyOf(g, FRENCH);
    const british = supplyOf(g, BRITISH);
    expect([french.has(space.of('sorel')), british.has(space.of('sorel'))]).toEqual([true, false]);
    expect(british.has(space.of('kinderhook'))).toBe(true);
  });
});
