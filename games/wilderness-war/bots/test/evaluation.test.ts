import { wildernessWar } from '@carillon/wilderness-war-rules';
import {
  BRITISH,
  FRENCH,
  isAuxiliary,
  piece,
  placeOf,
  REMOVED,
  type State,
  season,
  sideOf,
  space,
  work,
} from '@carillon/wilderness-war-rules/search';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../src/evaluation.ts';
import { FEATURES, type Feature, WEIGHTS } from '../src/weights.ts';

const evaluation = new Evaluation();

/** The French chance at the start of Annus Mirabilis after a change. */
function chance(change: (g: State) => void = () => undefined): number {
  const g = wildernessWar.start('annus-mirabilis', {});
  change(g);
  return evaluation.chance(g);
}

const QUEBEC = space.of('quebec');
const ALBANY = space.of('albany');

describe('how a position is judged', () => {
  it('gives both sides a chance at the start', () => {
    expect(chance()).toBeGreaterThan(0.2);
    expect(chance()).toBeLessThan(0.95);
  });

  it.each<[string, (g: State) => void]>([
    ['victory points', (g) => (g.vp += 2)],
    ['French raids', (g) => g.frenchRaids.set(ALBANY, 2)],
    ['a French siege of Albany', (g) => besiege(g, 'montcalm', 'albany')],
    ['another card in the French hand', (g) => g.held.set(FRENCH, g.held.get(FRENCH) + 1)],
    ['British troops lost', (g) => removeFrom(g, 'albany')],
  ])('%s help the French', (_what, change) => {
    expect(chance(change)).toBeGreaterThan(chance());
  });

  it.each<[string, (g: State) => void]>([
    ['losing victory points', (g) => (g.vp -= 2)],
    ['British raids', (g) => g.britishRaids.set(QUEBEC, 2)],
    ['another card in the British hand', (g) => g.held.set(BRITISH, g.held.get(BRITISH) + 1)],
    ['losing the garrison of Louisbourg', (g) => removeFrom(g, 'louisbourg')],
  ])('%s harm the French', (_what, change) => {
    expect(chance(change)).toBeLessThan(chance());
  });

  /** Each feature, by a change that is good for the French, or bad if the row says so. */
  it.each<[Feature, 'good' | 'bad', (g: State) => void]>([
    ['points', 'good', (g) => g.vp++],
    ['raids', 'good', (g) => g.frenchRaids.set(ALBANY, 1)],
    ['sieges', 'good', (g) => besiege(g, 'montcalm', 'albany')],
    ['threats', 'bad', (g) => removeFrom(g, 'montreal')],
    ['strength', 'bad', (g) => removeFrom(g, 'quebec')],
    ['regulars', 'bad', (g) => removeFrom(g, 'louisbourg')],
    ['forts', 'good', (g) => build(g, 'st-jean', 'french-fort')],
    ['fortsStarted', 'good', (g) => build(g, 'st-jean', 'french-fort-started')],
    ['stockades', 'good', (g) => build(g, 'ile-dorleans', 'french-stockade')],
    ['keySpaces', 'bad', (g) => build(g, 'niagara', 'british-fort')],
    ['cards', 'good', (g) => g.held.set(FRENCH, g.held.get(FRENCH) + 1)],
    ['leaders', 'bad', (g) => g.place.set(piece.of('montcalm'), REMOVED)],
    ['raiders', 'bad', removeFrenchAuxiliaries],
    ['condition', 'bad', takeNiagaraAndOhioForks],
    ['suddenEnd', 'good', (g) => closeToTheEnd(g, 10)],
    ['suddenEnd', 'bad', (g) => closeToTheEnd(g, -10)],
  ])('%s: a change is %s for the French', (feature, sense, change) => {
    const [before, after] = [featureOf(feature), featureOf(feature, change)];
    if (sense === 'good') expect(after).toBeGreaterThan(before);
    else expect(after).toBeLessThan(before);
    expect(WEIGHTS[feature]).toBeGreaterThan(0);
  });

  it('counts an odd Raided marker as half a point more, once the year is over', () => {
    const raids = (markers: number): number =>
      featureOf('raids', (g) => {
        closeToTheEnd(g, 0);
        g.frenchRaids.set(ALBANY, markers);
      });
    expect([1, 2, 3].map(raids)).toEqual([1, 1, 2]);
  });

  it('counts two strongholds for little once a British fortress is lost', () => {
    const lost = (g: State): void => {
      takeNiagaraAndOhioForks(g);
      g.captured.add(ALBANY);
    };
    expect(featureOf('condition', lost)).toBeGreaterThan(featureOf('condition', takeNiagaraAndOhioForks) / 2);
  });

  it('counts strongholds for more, the less is left of the game', () => {
    const late = (g: State): void => {
      takeNiagaraAndOhioForks(g);
      g.year = 1759;
      closeToTheEnd(g, 0);
    };
    expect(featureOf('condition', late)).toBeLessThan(2 * featureOf('condition', takeNiagaraAndOhioForks));
  });

  it('counts a siege for less, the fewer cards are left to roll with', () => {
    const siege = (change: (g: State) => void): number =>
      featureOf('sieges', (g) => {
        besiege(g, 'montcalm', 'albany');
        g.year = 1759;
        closeToTheEnd(g, 0);
        change(g);
      });
    const [many, few] = [siege((g) => g.held.set(FRENCH, 6)), siege((g) => g.held.set(FRENCH, 1))];
    expect(few).toBeLessThan(many * 0.8);
    expect(siege((g) => g.held.set(FRENCH, 0))).toBe(0);
  });

  it('counts a siege for less under a commander that only a 3-card activates (5.32)', () => {
    const under = (leader: string): number =>
      featureOf('sieges', (g) => {
        besiege(g, 'montcalm', 'albany');
        g.place.set(piece.of('montcalm'), REMOVED);
        for (const each of ['levis', 'vaudreuil']) g.place.set(piece.of(each), REMOVED);
        g.place.set(piece.of(leader), placeOf(ALBANY));
      });
    expect(under('vaudreuil')).toBeLessThan(under('levis'));
    expect(under('levis')).toBeGreaterThan(0);
  });

  it('knows no strongholds where points alone decide', () => {
    const g = wildernessWar.start('full-campaign', {});
    takeNiagaraAndOhioForks(g);
    evaluation.chance(g);
    expect(evaluation.values[FEATURES.indexOf('condition')]).toBe(-0);
  });

  it('knows the French threshold of 1761', () => {
    const of = (year: number): number => {
      const g = wildernessWar.start('full-campaign', {});
      g.year = year;
      closeToTheEnd(g, 5);
      evaluation.chance(g);
      return evaluation.values[FEATURES.indexOf('suddenEnd')] ?? 0;
    };
    expect(of(1759)).toBe(0);
    expect(of(1761)).toBe(1);
  });

  it('counts losing Québec as bad for the French', () => {
    const lost = (g: State): void => {
      removeFrom(g, 'quebec');
      g.captured.add(QUEBEC);
      g.vp -= 3;
    };
    expect(chance(lost)).toBeLessThan(chance(() => undefined));
  });

  it('counts a lead for more, the less is left of the game', () => {
    const ahead = (g: State): void => {
      g.vp = 4;
    };
    const late = (g: State): void => {
      g.year = 1759;
      g.season = season.of('late');
    };
    expect(
      chance((g) => {
        ahead(g);
        late(g);
      }),
    ).toBeGreaterThan(chance(ahead));
  });

  it('counts a siege for more, the further it has come', () => {
    const level = (set: (g: State) => void): number =>
      chance((g) => {
        besiege(g, 'montcalm', 'albany');
        set(g);
      });
    expect(level((g) => g.siegeTwo.add(ALBANY))).toBeGreaterThan(level(() => undefined));
  });

  it('counts a siege for less, if a relief is near', () => {
    const siege = (set: (g: State) => void): number =>
      featureOf('sieges', (g) => {
        besiege(g, 'montcalm', 'hudson-carry-south');
        set(g);
      });
    const far = siege((g) => {
      for (const name of ['dunbar', 'british-regular-10', 'british-regular-14', 'webb'] as const)
        g.place.set(piece.of(name), placeOf(space.of('boston')));
    });
    expect(siege(() => undefined)).toBeLessThan(far);
  });

  it('is the same for the same position, whatever was judged in between', () => {
    const before = chance();
    chance((g) => g.vp++);
    expect(chance()).toBe(before);
  });
});

/** A feature at the start of Annus Mirabilis after a change. */
function featureOf(feature: Feature, change: (g: State) => void = () => undefined): number {
  chance(change);
  return evaluation.values[FEATURES.indexOf(feature)] ?? 0;
}

/** Puts works into a space. */
function build(g: State, where: string, works: string): void {
  g.works.set(space.of(where), work.of(works));
  g.builtOn.add(space.of(where));
}

function removeFrenchAuxiliaries(g: State): void {
  for (const p of piece.all) if (sideOf(p) === FRENCH && isAuxiliary(p)) g.place.set(p, REMOVED);
}

/** 13.12 Two strongholds for the British. */
function takeNiagaraAndOhioForks(g: State): void {
  for (const where of ['niagara', 'ohio-forks']) {
    removeFrom(g, where);
    g.frenchUnits.set(space.of(where), 0);
    build(g, where, 'british-fort');
  }
}

/** The last card of a year has been played, at these points. */
function closeToTheEnd(g: State, vp: number): void {
  g.vp = vp;
  g.season = season.of('late');
  for (const each of [FRENCH, BRITISH]) g.held.set(each, 0);
}

function removeFrom(g: State, where: string): void {
  const at = placeOf(space.of(where));
  for (const p of piece.all) if (g.place.get(p) === at) g.place.set(p, REMOVED);
}

function besiege(g: State, leader: string, where: string): void {
  const from = g.place.get(piece.of(leader));
  for (const p of piece.all) if (g.place.get(p) === from) g.place.set(p, placeOf(space.of(where)));
  g.besieged.add(space.of(where));
}
