import { PRONOUN } from '../../../../../packages/lessons/test/claims.ts';
import { SCENARIO_FACTS } from '../../../rules/src/data/scenarios.ts';
import { ACTIVATION_COSTS, VP_AWARDS, VP_COSTS } from '../../../rules/src/data/tables.ts';
import { BRITISH, FRENCH, space } from '../../../rules/src/ids.ts';
import { raidMarkers, raidPoints } from '../../../rules/src/query/victory.ts';
import { solelyHolds } from '../../../rules/src/settle.ts';
import * as is from './values.ts';

/** The values of cards too low for Lévis. */
const LOW = [1, 2, 3].filter((value) => value < is.initiative('levis')());
const held = is.held('french');
const oneUnit = (): number => ACTIVATION_COSTS.drilledPerCard;
/** The score with the Raided markers. */
const counted = ({ g }: is.Scene): number => g.vp + raidPoints(raidMarkers(g, FRENCH));
const longest = SCENARIO_FACTS.find(({ id }) => id === 'full-campaign');
const demolished = (): number => -VP_COSTS.demolish;

export const VICTORY: is.Claims = {
  aim: {
    say: [
      ['Late Season of 1759', is.same(is.year, is.endYear)],
      ['has three cards', is.same(held, is.held('british'))],
      ['with 11 VP', is.atOnce],
    ],
  },
  places: {
    say: [
      ['the end of 1759', is.endYear],
      ['two of these four', is.all(is.strongholdsNeeded, is.strongholds)],
      ['at least 1 VP', is.same(is.neededVp('french'), is.neededVp('british'))],
      ['at 0 it is a draw', (scene, text) => Number(is.neededVp('french')(scene, text)) - 1],
      ['is at 2 for the British', is.vp('british')],
      ['gain 3 VP', (scene, text) => Number(is.neededVp('french')(scene, text)) - scene.g.vp],
    ],
  },
  forks: {
    say: [
      ['capture it: 1 VP', () => VP_AWARDS.stockade],
      ['worth 1 VP', () => VP_AWARDS.ohioForks],
    ],
    low: [
      ['Initiative 2', is.initiative('levis')],
      ['of value 1', () => Math.min(...LOW)],
    ],
    leader: [['two spaces up', is.distance('venango', 'ohio-forks', 'boat')]],
    alone: [['One unit', PRONOUN]],
    elsewhere: [['two spaces down', is.distance('venango', 'ohio-forks', 'boat')]],
  },
  demolish: {
    say: [
      [
        'gained 2 VP: the marker is at 0',
        ({ log, before }) => {
          const gained = log
            .slice(before.log.length)
            .reduce((sum, each) => sum + (each.type === 'vp' && each.side === 'french' ? each.points : 0), 0);
          return [gained, before.g.vp + gained];
        },
      ],
      ['is at 1 for the British', is.vp('british')],
      ['four Regulars', is.unitsAt('ticonderoga', is.ofRegulars)],
      ['two cards', is.held('british')],
      ['one to besiege', PRONOUN],
      ['one to assault', PRONOUN],
      ['worth 2 VP', is.fortVp],
      ['lose 1', demolished],
    ],
  },
  raid: {
    say: [
      ['is at 2 for the British', is.vp('british')],
      ['Two Raided markers', is.markers],
      ['Two are 1 VP, three are 2', is.all(is.markersAnd(0), is.markersAnd(1))],
      ['of value 1', is.cardValue],
    ],
  },
  last: {
    say: [
      ['Three markers: 2 VP', is.markersAnd(0)],
      ['makes 0', counted],
      ['One VP is missing', (scene, text) => Number(is.neededVp('french')(scene, text)) - counted(scene)],
      ['you have one card', held],
      ['four markers are 2 VP', is.markersAnd(1)],
    ],
    hold: [['After 1759', is.endYear]],
    fourth: [
      ['half of three, rounded up, is 2', is.markersAnd(0)],
      ['half of four is 2', is.markersAnd(1)],
    ],
    lead: [['One unit of Drilled', oneUnit]],
    elsewhere: [['one space down', is.distance('white-river-falls', 'charlestown', 'boat')]],
  },
  end: {
    say: [
      ['win with 1 VP', is.vp('french')],
      [
        'only one of the four places',
        is.all(
          (scene) => is.strongholdsOf(scene).filter((each) => solelyHolds(scene.g, BRITISH, space.of(each))).length,
          is.strongholds,
        ),
      ],
      ['to 1762', () => longest?.endYear ?? 0],
      ['need 1 VP, the British 5', () => [longest?.victory.frenchVp ?? 0, longest?.victory.britishVp ?? 0]],
    ],
  },
};

const fort = 'ticonderoga';
const atCataraqui = is.unitsAt('cataraqui', is.isFrench);
const mustLeave: is.Value = (scene, text) => Number(is.unitsAt(fort)(scene, text)) - Number(is.sheltered(scene, text));
/** With Montcalm in a shelter, the units left at Ticonderoga. */
const fewestLeft = is.fewest((n) => ({
  place: { montcalm: 'montreal', ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`unit-${i}`, fort])) },
}));
const insideNiagara = (sort: string): is.Value => is.unitsAt('niagara', sort, is.isInside, is.isReduced);

export const WINTER: is.Claims = {
  aim: {
    say: [
      ['late in 1758', is.year],
      ['four cards left', held],
      ['Three places are safe', is.listed('Three places are safe', /;/)],
      ['at most four units', is.sheltered],
    ],
  },
  home: {
    say: [
      ['Six Regulars', is.unitsAt(fort, 'french-regular')],
      ['seven units', is.unitsAt(fort)],
      ['shelters four', is.sheltered],
      ['at least three units', mustLeave],
      ['leave at least one', fewestLeft],
    ],
    build: [
      ['A second', ({ g }) => 1 + Number(g.builtOn.has(space.of(fort)))],
      ['covers four', is.sheltered],
    ],
    leader: [['leads six', is.command('montcalm')]],
    alone: [
      ['One unit leaves', PRONOUN],
      ['six remain', (scene, text) => Number(is.unitsAt(fort)(scene, text)) - 1],
    ],
    many: [
      ['More than four', is.sheltered],
      ['at least three', mustLeave],
    ],
    nobody: [['one to four', is.all(fewestLeft, is.sheltered)]],
  },
  stray: {
    say: [
      ['One Regular at Niaoure Bay', is.unitsAt('niaoure-bay', 'french-regular')],
      ['activates one unit', oneUnit],
      ['of value 1', is.cardValue],
      ['four units already', atCataraqui],
    ],
    keep: [['of value 1', is.cardValue]],
    build: [['has one already', ({ g }) => Number(g.works.get(space.of('oswegatchie')) !== 0)]],
    open: [['one space further', is.distance('cataraqui', 'oswegatchie')]],
  },
  stockade: {
    say: [
      ['Four units are', atCataraqui],
      ['shelter to four', is.sheltered],
      ['may build one', PRONOUN],
      ['of value 1', is.cardValue],
    ],
    keep: [['of value 1', is.cardValue]],
    fort: [
      ['two cards', is.cardsForFort],
      ['one begins', PRONOUN],
    ],
    activate: [['Three Drilled units', is.unitsAt('cataraqui', is.isDrilledUnit)]],
  },
  besieged: {
    say: [
      ['Four reduced units are inside', insideNiagara('')],
      ['two Regulars and two Marine', is.all(insideNiagara('french-regular'), insideNiagara('marine'))],
      ['a strength of 0', is.reduced('marine-detachment-3')],
    ],
    regulars: [
      ['strength 2', is.reduced('french-regular-14')],
      ['with 0', is.reduced('marine-detachment-3')],
    ],
  },
  end: {
    say: [
      ['four British Regulars', is.unitsAt('niagara', 'british-regular', is.isReduced)],
      [
        'last three or four cards',
        (scene, text) => [Number(is.cardsPlayed(scene, text)) - 1, Number(is.cardsPlayed(scene, text))],
      ],
    ],
  },
};
