import { NONE } from '@carillon/flow';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import {
  AUXILIARIES,
  BRITISH,
  card,
  FRENCH,
  handOf,
  isAuxiliary,
  isDrilled,
  isLeader,
  NO_WORK,
  piece,
  placeOf,
  REMOVED,
  type State,
  season,
  sideOf,
  space,
  spaceOf,
  work,
} from '@carillon/wilderness-war-rules/search';
import { expect, it } from 'vitest';
import { Evaluation } from '../src/evaluation.ts';
import { FEATURES, type Feature, WAR, WEIGHTS } from '../src/weights.ts';

const evaluation = new Evaluation(true);

/** A feature at the start of Annus Mirabilis after a change: the French figure minus the British one. */
function featureOf(feature: Feature, change: (g: State) => void = () => undefined): number {
  const g = wildernessWar.start('annus-mirabilis', {});
  change(g);
  evaluation.chance(g);
  return evaluation.values[FEATURES.indexOf(feature)] ?? 0;
}

/** Counts the units of both sides outside posts again, because besieged units are inside. */
function count(g: State): void {
  for (const s of space.all) {
    g.frenchUnits.set(s, 0);
    g.britishUnits.set(s, 0);
  }
  for (const p of piece.all) {
    const s = spaceOf(g.place.get(p));
    if (s === NONE || isLeader(p) || g.inside.has(p)) continue;
    const units = sideOf(p) === FRENCH ? g.frenchUnits : g.britishUnits;
    units.set(s, units.get(s) + (isDrilled(p) ? 1 : isAuxiliary(p) ? AUXILIARIES : 0));
  }
}

/** Pieces go to a space. */
const go =
  (where: string, ...names: readonly string[]) =>
  (g: State): void => {
    for (const name of names) g.place.set(piece.of(name), placeOf(space.of(where)));
    count(g);
  };

/** Works are built in a space. */
const build =
  (where: string, works: string) =>
  (g: State): void => {
    g.works.set(space.of(where), work.of(works));
    g.builtOn.add(space.of(where));
  };

/** Everything in a space is removed. */
const clear =
  (where: string) =>
  (g: State): void => {
    for (const p of piece.all) if (g.place.get(p) === placeOf(space.of(where))) g.place.set(p, REMOVED);
    count(g);
  };

/** Montcalm besieges a British post, whose garrison is inside. */
const besiege =
  (where: string) =>
  (g: State): void => {
    for (const p of piece.all) if (g.place.get(p) === placeOf(space.of(where))) g.inside.add(p);
    g.besieged.add(space.of(where));
    go(where, 'montcalm', 'french-regular-2', 'french-regular-3', 'french-regular-4')(g);
  };

const all =
  (...changes: readonly ((g: State) => void)[]) =>
  (g: State): void => {
    for (const change of changes) change(g);
  };

it.each<[what: string, Feature, 'more' | 'less', (g: State) => void]>([
  ['a siege out of supply', 'siegesDry', 'more', besiege('albany')],
  ['French troops at Albany, far from any supply', 'unsupplied', 'more', besiege('albany')],
  ['British troops in the wilderness, with no way back', 'noWayBack', 'less', go('ohio-forks', 'british-regular-1')],
  ['Montcalm, killed', 'led', 'less', (g) => g.place.set(piece.of('montcalm'), REMOVED)],
  ['Louisbourg without a garrison', 'emptyFortresses', 'more', clear('louisbourg')],
  ['Albany without a garrison', 'emptyFortresses', 'less', clear('albany')],
  ['Ticonderoga without a garrison', 'emptyForts', 'more', clear('ticonderoga')],
  ['a British fort next to Ticonderoga', 'roadForts', 'less', build('wood-creek', 'british-fort')],
  [
    'a British stockade next to French Regulars',
    'loose',
    'less',
    all(build('canajoharie', 'british-stockade'), go('schoharie', 'french-regular-2')),
  ],
  ['a reduced French unit', 'reduced', 'more', (g) => g.reduced.add(piece.of('french-regular-2'))],
  ['Coureurs lost', 'auxiliaries', 'less', (g) => g.place.set(piece.of('coureurs-1'), REMOVED)],
  [
    'a card of value 3 in the British hand',
    'bigCards',
    'less',
    (g) => g.cards.set(card.of('campaign-1'), handOf(BRITISH)),
  ],
  [
    'an army at Halifax',
    'landing',
    'less',
    go('halifax', 'loudoun', 'british-regular-1', 'british-regular-2', 'british-regular-4'),
  ],
  [
    'an army at Halifax with Amphibious Landing',
    'landingCard',
    'less',
    all(go('halifax', 'loudoun', 'british-regular-1', 'british-regular-2', 'british-regular-4'), (g) =>
      g.cards.set(card.of('amphibious-landing-17'), handOf(BRITISH)),
    ),
  ],
  [
    'French troops in the wilderness late in the year',
    'roofless',
    'more',
    all(go('ohio-forks', 'french-regular-2'), clearWorks('ohio-forks'), (g) => {
      g.season = season.of('late');
    }),
  ],
])('%s: counted as %s', (_what, feature, sense, change) => {
  const [before, after] = [featureOf(feature), featureOf(feature, change)];
  if (sense === 'more') expect(after).toBeGreaterThan(before);
  else expect(after).toBeLessThan(before);
});

function clearWorks(where: string) {
  return (g: State): void => {
    g.works.set(space.of(where), NO_WORK);
    g.builtOn.delete(space.of(where));
  };
}

it('a siege in supply is not among those out of supply', () => {
  const near = all(build('hudson-carry-north', 'british-fort'), besiege('hudson-carry-north'));
  expect([featureOf('sieges', near) > 0, featureOf('siegesDry', near)]).toEqual([true, 0]);
  const far = besiege('albany');
  expect(featureOf('siegesDry', far)).toBe(featureOf('sieges', far));
});

it('hand-made weights do not count these features, and do not read them', () => {
  const quick = new Evaluation();
  const g = wildernessWar.start('annus-mirabilis', {});
  besiege('albany')(g);
  expect(quick.chance(g)).toBe(evaluation.chance(g));
  for (const name of WAR) expect([WEIGHTS[name], quick.values[FEATURES.indexOf(name)]]).toEqual([0, 0]);
});

it('only what stands with a leader is led', () => {
  const units = ['british-regular-1', 'british-regular-2', 'british-regular-4'] as const;
  const [alone, withLoudoun] = [featureOf('led', go('boston', ...units)), featureOf('led', go('new-york', ...units))];
  expect(withLoudoun).toBeLessThan(alone);
});
