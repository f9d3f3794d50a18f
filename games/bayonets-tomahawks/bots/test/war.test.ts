import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import {
  BRITISH,
  controls,
  FRENCH,
  isArtillery,
  isBastion,
  isBrigade,
  isCommander,
  isFleet,
  isIndian,
  isLight,
  LOSSES,
  type Piece,
  piece,
  placeOf,
  ratingOf,
  SAIL_BOX,
  type Side,
  type Space,
  type State,
  sideOf,
  space,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../src/evaluation.ts';
import { FEATURES, type Feature, WAR, WEIGHTS } from '../src/weights.ts';

const evaluation = new Evaluation(true);

/** A feature at the start of Vaudreuil's Petite Guerre after a change: the French figure minus the British one. */
function featureOf(feature: Feature, change: (g: State) => void = () => undefined): number {
  const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
  change(g);
  evaluation.chance(g);
  return evaluation.values[FEATURES.indexOf(feature)] ?? 0;
}

/** The change of a feature by a change of the position. */
const gain = (feature: Feature, change: (g: State) => void, before: (g: State) => void = () => undefined): number =>
  featureOf(feature, (g) => {
    before(g);
    change(g);
  }) - featureOf(feature, before);

const isAt = (g: State, p: Piece, s: Space): boolean => spaceOf(g.place.get(p)) === s;
/** The units of a kind that a faction has on the map. */
const unitsOf = (g: State, of: Side, isKind: (p: Piece) => boolean): readonly Piece[] =>
  piece.all.filter((p) => spaceOf(g.place.get(p)) >= 0 && isKind(p) && sideOf(g, p) === of);
const first = (g: State, of: Side, isKind: (p: Piece) => boolean): Piece => {
  const [found] = unitsOf(g, of, isKind);
  if (found === undefined) throw new Error('there is no such unit');
  return found;
};
/** A British counter of a kind, in play or not. */
function ofBritish(isKind: (p: Piece) => boolean): Piece {
  const found = piece.all.find((p) => isKind(p) && sideOf(bayonetsTomahawks.blank(), p) === BRITISH);
  if (found === undefined) throw new Error('there is no such counter');
  return found;
}
/** Removes everything from the map. */
function clear(g: State): void {
  for (const p of piece.all) if (spaceOf(g.place.get(p)) >= 0 || g.place.get(p) === SAIL_BOX) g.place.set(p, LOSSES);
}
/** Everything is removed; then these stand in a space. */
const alone =
  (where: string, ...names: readonly string[]) =>
  (g: State): void => {
    clear(g);
    go(where, ...names)(g);
  };
const go =
  (where: string, ...names: readonly string[]) =>
  (g: State): void => {
    for (const name of names) g.place.set(piece.of(name), placeOf(space.of(where)));
  };
const BRIGADES = ['50th-51st', '44th-48th'];
const isAnyLight = (p: Piece): boolean => isLight(p) && !isIndian(p);

it('the weights set by hand do not count the needs of a war', () => {
  expect(WAR.filter((name) => WEIGHTS[name] !== 0)).toEqual([]);
});

describe('what is counted piece by piece', () => {
  it.each<[Feature, (p: Piece) => boolean]>([
    ['brigades', isBrigade],
    ['indians', isIndian],
    ['lights', isAnyLight],
  ])('%s count one each', (feature, isKind) => {
    const count = (of: Side): number =>
      unitsOf(bayonetsTomahawks.start('vaudreuils-petite-guerre', {}), of, isKind).length;
    expect(featureOf(feature)).toBe(count(FRENCH) - count(BRITISH));
    expect(gain(feature, (g) => g.place.set(first(g, FRENCH, isKind), LOSSES))).toBe(-1);
  });

  it('reduced units', () => {
    expect(gain('reduced', (g) => g.reduced.add(first(g, BRITISH, isBrigade)))).toBe(-1);
  });
});

describe('armies', () => {
  const army = alone('lake-george', ...BRIGADES);

  it('the strongest stack, and the next', () => {
    const two = (g: State): void => {
      army(g);
      go('albany', BRIGADES[1] ?? '')(g);
    };
    expect([featureOf('bestArmy', army), featureOf('secondArmy', army)]).toEqual([-2, 0]);
    expect([featureOf('bestArmy', two), featureOf('secondArmy', two)]).toEqual([-1, -1]);
  });

  it.each<[Feature, string]>([
    ['north', 'lake-george'],
    ['west', 'forks-of-the-ohio'],
    ['coast', 'halifax'],
  ])('count in the theatre %s at %s', (feature, where) => {
    for (const each of ['north', 'west', 'coast'] as const)
      expect(featureOf(each, alone(where, ...BRIGADES))).toBe(each === feature ? -2 : 0);
  });

  it('guns count with an army', () => {
    const gun = piece.nameOf(ofBritish(isArtillery));
    expect(gain('guns', go('lake-george', gun), army)).toBeCloseTo(-0.8, 9);
  });

  it('Commanders count with an army only', () => {
    const commander = ofBritish(isCommander);
    const name = piece.nameOf(commander);
    expect(gain('commanded', go('lake-george', name), army)).toBe(-ratingOf(commander));
    expect(gain('commanded', go('albany', name), army)).toBe(0);
  });

  it('an army within a march of a stronger one is threatened', () => {
    const brigades = unitsOf(bayonetsTomahawks.start('vaudreuils-petite-guerre', {}), FRENCH, isBrigade).map(
      piece.nameOf,
    );
    const weak = alone('lake-george', BRIGADES[0] ?? '');
    expect(gain('threatened', go('ticonderoga', ...brigades.slice(0, 2)), weak)).toBe(-1);
    expect(gain('threatened', go('louisbourg', ...brigades.slice(0, 2)), weak)).toBe(0);
  });
});

describe('posts', () => {
  it('a Victory Space is held with a unit', () => {
    const empty = (g: State): void => clear(g);
    expect(gain('garrisons', go('albany', BRIGADES[0] ?? ''), empty)).toBeLessThan(0);
  });

  it('a space of value without a unit is open to a lone enemy nearby', () => {
    const raider = piece.nameOf(first(bayonetsTomahawks.start('vaudreuils-petite-guerre', {}), FRENCH, isLight));
    const empty = (g: State): void => clear(g);
    expect(gain('openPosts', go('lake-george', raider), empty)).toBeLessThan(0);
    expect(gain('openPosts', go('les-illinois', raider), empty)).toBe(0);
  });

  it('Bastions count, and a Fortress without an army', () => {
    const g = bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
    const bastion = first(g, FRENCH, isBastion);
    const where = spaceOf(g.place.get(bastion));
    expect(gain('bastions', (each) => each.place.set(bastion, LOSSES))).toBe(-1);
    const leave = (each: State): void => {
      for (const p of piece.all)
        if (isAt(each, p, where as Space) && (isBrigade(p) || isArtillery(p))) each.place.set(p, LOSSES);
    };
    const garrison = (each: State): void => {
      leave(each);
      each.place.set(first(each, FRENCH, isBrigade), placeOf(where as Space));
    };
    expect(gain('emptyFortresses', leave, garrison)).toBe(1);
  });

  it('a Fort under construction', () => {
    const where = space.of('albany');
    expect(controls(bayonetsTomahawks.start('vaudreuils-petite-guerre', {}), BRITISH, where)).toBe(true);
    expect(gain('fortsBegun', (g) => g.fortsBegun.add(where))).toBe(-1);
  });

  it('Light units away from their Villages, with nothing to take, are idle', () => {
    const ranger = piece.nameOf(first(bayonetsTomahawks.start('vaudreuils-petite-guerre', {}), BRITISH, isAnyLight));
    expect(featureOf('idleLights', alone('ticonderoga', ranger))).toBe(0);
    expect(featureOf('idleLights', alone('charles-town', ranger))).toBe(-1);
  });
});

describe('ships', () => {
  const fleet = piece.nameOf(ofBritish(isFleet));

  it('Fleets count in port and at sea', () => {
    expect([featureOf('fleets', alone('halifax', fleet)), featureOf('atSea', alone('halifax', fleet))]).toEqual([
      -1, 0,
    ]);
    const sails = (g: State): void => {
      clear(g);
      g.place.set(piece.of(fleet), SAIL_BOX);
    };
    expect([featureOf('fleets', sails), featureOf('atSea', sails)]).toEqual([0, -1]);
  });

  it('Brigades and guns wait for them in the same port', () => {
    const gun = piece.nameOf(ofBritish(isArtillery));
    const there = alone('halifax', fleet, ...BRIGADES, gun);
    const apart = (g: State): void => {
      alone('halifax', fleet)(g);
      go('new-york', ...BRIGADES, gun)(g);
    };
    expect(featureOf('cargo', there)).toBeCloseTo(-2.8, 9);
    expect(featureOf('cargoGuns', there)).toBeCloseTo(-0.8, 9);
    expect([featureOf('cargo', apart), featureOf('cargoGuns', apart)]).toEqual([0, 0]);
  });
});
