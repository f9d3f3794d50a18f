import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import {
  BRITISH,
  CHIT_HELD,
  chit,
  FRENCH,
  LOSSES,
  piece,
  placeOf,
  SAIL_BOX,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../src/evaluation.ts';
import { FEATURES, type Feature, WEIGHTS } from '../src/weights.ts';

const evaluation = new Evaluation();

/** The French chance at the start of a scenario after a change. */
function chance(change: (g: State) => void = () => undefined, scenario = 'vaudreuils-petite-guerre'): number {
  const g = bayonetsTomahawks.start(scenario, {});
  change(g);
  return evaluation.chance(g);
}

describe('how a position is judged', () => {
  it.each(bayonetsTomahawks.scenarios)('gives both factions a chance at the start of %s', (scenario) => {
    expect(chance(undefined, scenario)).toBeGreaterThan(0.1);
    expect(chance(undefined, scenario)).toBeLessThan(0.9);
  });

  it.each<[string, (g: State) => void]>([
    [
      'victory points',
      (g) => {
        g.victory += 2;
      },
    ],
    ['French points on the Raid track', (g) => g.raidPoints.set(FRENCH, 6)],
    ['a British Brigade lost', (g) => g.place.set(piece.of('50th-51st'), LOSSES)],
    ['a British Brigade reduced', (g) => g.reduced.add(piece.of('50th-51st'))],
    ['a British Brigade routed', (g) => g.routed.add(piece.of('50th-51st'))],
  ])('%s help the French', (_what, change) => {
    expect(chance(change)).toBeGreaterThan(chance());
  });

  it.each<[string, (g: State) => void]>([
    [
      'losing victory points',
      (g) => {
        g.victory -= 2;
      },
    ],
    ['British points on the Raid track', (g) => g.raidPoints.set(BRITISH, 6)],
    ['losing Canadiens', (g) => g.place.set(piece.of('canadiens-1'), LOSSES)],
    [
      'British control of Québec and Montréal, with their points,',
      (g) => {
        control(g, 'quebec', 'montreal');
        g.victory -= 6;
      },
    ],
  ])('%s harm the French', (_what, change) => {
    expect(chance(change)).toBeLessThan(chance());
  });

  /** Each feature, by a change that is good for the French, or bad if the row says so. */
  it.each<[Feature, 'good' | 'bad', (g: State) => void]>([
    ['victory', 'good', (g) => g.victory++],
    ['bonus', 'bad', (g) => control(g, 'quebec', 'montreal')],
    ['raids', 'good', (g) => g.raidPoints.set(FRENCH, 4)],
    ['raiders', 'bad', (g) => g.place.set(piece.of('langis'), LOSSES)],
    ['threats', 'bad', (g) => g.place.set(piece.of('canadiens-1'), LOSSES)],
    ['reach', 'good', (g) => g.place.set(piece.of('mohawk'), LOSSES)],
    ['strength', 'good', (g) => g.place.set(piece.of('50th-51st'), LOSSES)],
    ['metropolitans', 'good', (g) => g.place.set(piece.of('50th-51st'), LOSSES)],
  ])('%s: a change is %s for the French', (feature, sense, change) => {
    const [before, after] = [featureOf(feature), featureOf(feature, change)];
    if (sense === 'good') expect(after).toBeGreaterThan(before);
    else expect(after).toBeLessThan(before);
    expect(WEIGHTS[feature]).toBeGreaterThan(0);
  });

  it.each<[Feature, (g: State) => void]>([
    ['routed', (g) => g.routed.add(piece.of('canadiens-1'))],
    ['outOfSupply', (g) => g.outOfSupply.add(piece.of('canadiens-1'))],
  ])('%s Canadiens are bad for the French', (feature, change) => {
    expect(featureOf(feature, change)).toBeGreaterThan(featureOf(feature));
    expect(WEIGHTS[feature]).toBeLessThan(0);
  });

  it('counts losing Québec as bad for the French', () => {
    const lost = (g: State): void => {
      for (const p of piece.all) if (g.place.get(p) === placeOf(space.of('quebec'))) g.place.set(p, LOSSES);
      control(g, 'quebec');
      g.victory -= 3;
    };
    expect(chance(lost)).toBeLessThan(chance());
  });

  it.each<[Feature, 'good' | 'bad', (g: State) => void]>([
    ['commanders', 'bad', (g) => g.place.set(piece.of('commander-rigaud'), LOSSES)],
    ['chits', 'good', (g) => holdChit(g, 'french-2-')],
    ['chits', 'bad', (g) => holdChit(g, 'british-2-')],
    // A Fleet at Halifax can carry its Brigade and guns to Chignectou or Louisbourg.
    ['landing', 'bad', (g) => g.place.set(piece.of('fleet-boscawen'), placeOf(space.of('halifax')))],
    ['landing', 'bad', (g) => embark(g, 'fleet-boscawen', '40th-45th-47th', 'royal-artillery-1')],
  ])('%s: something is %s for the French', (feature, sense, change) => {
    const [before, after] = [featureOf(feature), featureOf(feature, change)];
    if (sense === 'good') expect(after).toBeGreaterThan(before);
    else expect(after).toBeLessThan(before);
    expect(WEIGHTS[feature]).toBeGreaterThan(0);
  });

  it('knows what the last space for a bonus is worth, and that the enemy wants it back', () => {
    const alone = featureOf('reach', (g) => control(g, 'baye-de-cataracouy'));
    const both = featureOf('reach', (g) => control(g, 'baye-de-cataracouy', 'niagara'));
    expect(both - alone).toBeGreaterThan(1);
  });

  it('counts a lead for more in Winter Quarters than in spring', () => {
    const ahead = (g: State): void => {
      g.victory = 4;
    };
    const late = (g: State): void => {
      ahead(g);
      g.round = 10 as typeof g.round;
    };
    expect(chance(late)).toBeGreaterThan(chance(ahead));
  });

  it('knows the mark of the Year: late in 1756 the British win at once with their first VP', () => {
    const late = (victory: number): number =>
      chance((g) => {
        g.victory = victory;
        g.year = 1756;
        g.round = 10 as typeof g.round;
      }, 'french-and-indian-war');
    expect(late(1) - late(0)).toBeGreaterThan(2 * (late(3) - late(2)));
  });
});

/** A feature at the start of a scenario after a change. */
function featureOf(feature: Feature, change: (g: State) => void = () => undefined): number {
  chance(change);
  return evaluation.values[FEATURES.indexOf(feature)] ?? 0;
}

/** A faction holds a chit of this kind. */
function holdChit(g: State, kind: string): void {
  const found = chit.all.find((each) => chit.nameOf(each).startsWith(kind));
  if (found !== undefined) g.chits.set(found, CHIT_HELD);
}

/** These are in the Sail box. */
function embark(g: State, ...names: string[]): void {
  for (const name of names) g.place.set(piece.of(name), SAIL_BOX);
}

/** The British hold these French Home Spaces: this meets the bonus of 1755. */
function control(g: State, ...names: string[]): void {
  for (const name of names) g.control.set(space.of(name), BRITISH);
}
