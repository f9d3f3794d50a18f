import { PRONOUN } from '../../../../../packages/lessons/test/claims.ts';
import {
  ACTIVATION_COSTS,
  ASSEMBLIES_LIMITS,
  MOVEMENT,
  NAVAL_MOVEMENT,
  SIEGE_LEVELS,
  SIEGE_MODIFIERS,
  STACKING,
} from '../../../rules/src/data/tables.ts';
import { assemblies, BRITISH, department, type Piece, piece, RESERVE } from '../../../rules/src/ids.ts';
import { SIDES } from '../../../rules/src/names.ts';
import { excessOf, provincialLimit, roomFor } from '../../../rules/src/query/assemblies.ts';
import { handSize } from '../../../rules/src/query/hands.ts';
import { isInChief } from '../../../rules/src/query/reinforcement.ts';
import * as is from './values.ts';

const sides = (): number => SIDES.length;
const HUDSON_CARRY = 'hudson-carry-north';
const atLevel = { fort: () => SIEGE_LEVELS.assaultOnFort, fortress: () => SIEGE_LEVELS.assaultOnFortress };
const guns = (): number => SIEGE_MODIFIERS.besiegerCoehorns;
const seaValue = (): number => NAVAL_MOVEMENT.forceCardValue;
const fewest = is.fewest(is.underLeader('march'));
export const SIEGES: is.Claims = {
  aim: {
    say: [
      ['two units of Provincials are inside', is.unitsAt(HUDSON_CARRY, 'northern-provincial', is.isInside)],
      ['at level 0', is.level(HUDSON_CARRY)],
      ['at level 1, a fortress at level 2', is.all(atLevel.fort, atLevel.fortress)],
      ['Two cards in your hand', is.held('french', ({ response }) => response)],
    ],
  },
  leader: {
    say: [['leader: one with', PRONOUN]],
    second: [['Command 5, Montcalm 6', is.all(is.command('levis'), is.command('montcalm'))]],
  },
  guns: {
    say: [
      ['both sides', sides],
      ['+2 for the besieger', guns],
    ],
  },
  end: {
    say: [
      ['+2 VP', is.scored],
      ['3 VP, needs level 2', is.all(is.fortressVp, atLevel.fortress)],
    ],
  },
};

export const RAIDS: is.Claims = {
  card: {
    say: [
      ['two Indians for each point', () => 1 / ACTIVATION_COSTS.indian],
      ['Fieldworks, a card of value 1', is.worth('fieldworks-9')],
    ],
    ambush: [['keep it for one', PRONOUN]],
  },
  raiders: {
    lead: [
      ['activates one force', PRONOUN],
      ['the two tribes', is.solved('alone ')],
    ],
    done: [
      ['one of the tribes', PRONOUN],
      ['Take both', is.solved('alone ')],
    ],
  },
  open: { say: [['their one Southern Militia unit', is.militiaIn('southern-colonial-militias', 'british')]] },
  end: {
    say: [
      ['the die of 5', is.last('raid', ({ die }) => die)],
      ['Two markers are 1 VP', is.markersAnd(0)],
    ],
  },
};

const points = is.worth('raise-provincial-regiments-43');

export const BUILDING: is.Claims = {
  aim: { say: [['forts take two cards', is.cardsForFort]] },
  stockade: {
    say: [
      ['two points', points],
      ['one stockade each', PRONOUN],
      ['a second', points],
      ['one if you like', PRONOUN],
    ],
  },
  between: {
    say: [
      [
        'two card plays in a row',
        (scene) =>
          is.entries(scene, 'card').filter(({ use }) => use === 'stockades').length +
          Number(!scene.choices.some((each) => each.startsWith('forts '))),
      ],
    ],
  },
  rangers: { say: [['no −1', is.woods]] },
  forts: {
    say: [['with one card', PRONOUN]],
    done: [['three points', is.worth('british-regulars-57')]],
  },
  end: { say: [['up to four units', () => STACKING.insideFort]] },
};

const [NORTHERN, SOUTHERN] = [department.of('northern'), department.of('southern')];
const limit =
  (of: typeof NORTHERN): is.Value =>
  ({ g }) =>
    provincialLimit(g, of);
const roomIn =
  (of: typeof NORTHERN): is.Value =>
  ({ g }) =>
    roomFor(g, of);
const british: is.Value = ({ g }) => handSize(g, BRITISH);
const reducedAt = is.unitsAt('schenectady', is.isReduced);
const regularsComing = is.brought('british-regular', 2);
const chiefs: is.Value = ({ g }) => piece.all.filter((p: Piece) => isInChief(p) && g.place.get(p) < RESERVE).length;

export const ASSEMBLIES: is.Claims = {
  aim: {
    say: [
      ['early in 1756', is.year],
      ['both, either side', sides],
      [
        'ten for the Northern Department, four for the Southern',
        ({ g }) => {
          const { northern, southern } = ASSEMBLIES_LIMITS[assemblies.nameOf(g.assemblies)];
          return [northern, southern];
        },
      ],
    ],
  },
  excess: {
    say: [
      ['six Northern and two Southern', is.all(limit(NORTHERN), limit(SOUTHERN))],
      ['eight Northern ones', is.inPlay('northern-provincial')],
      ['which two to eliminate', ({ g }) => excessOf(g, NORTHERN)],
      ['Two at Schenectady', reducedAt],
    ],
    full: [
      ['two steps', is.stepsOf('northern-provincial-1')],
      ['one step each', is.stepsOf('northern-provincial-2')],
    ],
    oswego: [['the only one', PRONOUN]],
    other: [['the two reduced', reducedAt]],
  },
  weather: {
    say: [
      ['three Regulars at Crown Point', is.unitsAt('crown-point', 'french-regular')],
      ['three spaces to your empty fort', is.distance('crown-point', 'hudson-carry-south')],
      ['only two spaces', () => MOVEMENT.foulWeather],
    ],
  },
  raise: {
    say: [
      ['one space from your fort', is.distance(HUDSON_CARRY, 'hudson-carry-south')],
      ['four in the Northern Department or two in the Southern', is.all(roomIn(NORTHERN), roomIn(SOUTHERN))],
      ['four Northern ones', is.brought('northern-provincial')],
    ],
    later: [['one space from your fort', is.distance(HUDSON_CARRY, 'hudson-carry-south')]],
    activate: [['four new ones', is.brought('northern-provincial')]],
    south: [['only two', roomIn(SOUTHERN)]],
    far: [
      [
        'one space from Hudson Carry South',
        is.same(is.distance('albany', 'hudson-carry-south'), is.distance('hoosic', 'hudson-carry-south')),
      ],
    ],
    done: [['four units', is.brought('northern-provincial')]],
  },
  pitt: {
    say: [
      ['Four Provincials came', (scene, text) => is.brought('northern-provincial')(scene.before, text)],
      ['nine cards instead of eight', is.all(is.after(british), british)],
      ['take one card out', is.solved('recover ')],
    ],
    light: [
      [
        'two units with a strength of 2',
        is.all(is.brings('light-infantry-54', 'light-infantry'), is.strength('light-infantry-1')),
      ],
      [
        'four with a strength of 4, and two leaders',
        is.all(is.brings('highlanders-60', 'highland'), is.strength('highland-1'), is.leadersOf('highlanders-60')),
      ],
    ],
  },
  chief: {
    say: [
      ['three units and a leader', regularsComing],
      ['Command 7 comes', is.same(is.command('loudoun'), is.command('braddock'), is.command('abercromby'))],
      ['comes, one of', PRONOUN],
      ['the other two must', chiefs],
      ['3-7-0', is.rating('loudoun')],
      ['2-7-0', is.rating('braddock')],
    ],
    activate: [['three units', regularsComing]],
    build: [['three units', regularsComing]],
    braddock: [
      ['Initiative 2: cards of value 2 and 3', is.all(is.initiative('braddock'), is.valuesFor('braddock'))],
      ['needs a 3', is.valuesFor('loudoun')],
    ],
  },
  port: { other: [['in one move', PRONOUN]] },
  end: {
    say: [
      ['three Regulars wait', is.unitsAt('new-york', 'british-regular')],
      ['four kinds of events: they', is.listed('four kinds of events', /, (?:or )?/)],
    ],
  },
};

const garrison = is.unitsAt('louisbourg', 'french-regular');

export const SEA: is.Claims = {
  aim: { say: [['worth 3 VP', is.fortressVp]] },
  card: {
    say: [['of value 3', seaValue]],
    value: [['only with a 3', seaValue]],
  },
  force: {
    say: [
      ['1-6-2', is.rating('wolfe')],
      ['at least five Regulars', fewest],
      ['three Regulars', garrison],
    ],
    alone: [['one piece', PRONOUN]],
    chiefs: [['leads six units', is.command('wolfe')]],
    few: [
      ['three Regulars inside', garrison],
      ['at least five', fewest],
    ],
  },
  siege: {
    say: [
      ['at level 0', is.level('louisbourg')],
      ['of value 3', seaValue],
    ],
  },
  guns: {
    say: [
      ['at level 2', atLevel.fortress],
      ['for +2', guns],
    ],
  },
  end: {
    say: [
      ['roll of 6', is.last('siege-roll', ({ die }) => die)],
      ['At level 2', atLevel.fortress],
      ['scores 3 VP', is.fortressVp],
    ],
  },
};
