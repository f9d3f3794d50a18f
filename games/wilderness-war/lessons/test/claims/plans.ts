import { PRONOUN, scenesOf } from '../../../../../packages/lessons/test/claims.ts';
import {
  ACTIVATION_COSTS,
  ASSAULT_MODIFIERS,
  NAVAL_MOVEMENT,
  RAID_MODIFIERS,
  SIEGE_LEVELS,
  SIEGE_MODIFIERS,
  VP_COSTS,
  VP_THRESHOLDS,
} from '../../../rules/src/data/tables.ts';
import { BRITISH, marker, piece, space, work } from '../../../rules/src/ids.ts';
import { wildernessWar } from '../../../rules/src/index.ts';
import { halvesFor } from '../../../rules/src/query/alliance.ts';
import { levelsGained, siegeModifiers } from '../../../rules/src/query/siege.ts';
import { raidPoints } from '../../../rules/src/query/victory.ts';
import * as is from './values.ts';

const fortress = (): number => SIEGE_LEVELS.assaultOnFortress;
const guns = (): number => SIEGE_MODIFIERS.besiegerCoehorns;
const seaValue = (): number => NAVAL_MOVEMENT.forceCardValue;
const militia = (): number => RAID_MODIFIERS.militia;
const LOUISBOURG = 'louisbourg';
const garrison = is.unitsAt(LOUISBOURG, 'french-regular');
const poor = is.same(is.tactics('loudoun'), is.tactics('abercromby'));
const highlanders = is.brought('highland', 2);
const drawn: is.Value = (scene) =>
  is.entries(scene.next.next, 'leader-drawn').length - is.entries(scene, 'leader-drawn').length;
/** Units that have landed at Louisbourg. */
const landed = is.fewest((n) => ({
  place: Object.fromEntries(Array.from({ length: n }, (_, i) => [`highland-${i}`, LOUISBOURG])),
}));
const northern = is.unitsAt('northern-colonial-militias');
const fortsBegun: is.Value = ({ g }) =>
  space.all.filter((each) => work.nameOf(g.works.get(each)) === 'british-fort-started').length;
const against: is.Value = ({ g }) =>
  siegeModifiers(g, BRITISH, space.of(LOUISBOURG), piece.of('wolfe')).map(({ by }) => by);
/** The modifiers without guns, and the die that raises the siege to where an assault is possible. */
const dieWithoutGuns: is.Value = (scene, text) => {
  const sum = [against(scene, text)].flat().reduce((a, b) => a + b, 0);
  return [1, 2, 3, 4, 5, 6].find((die) => levelsGained(die + sum) >= fortress()) ?? Number.NaN;
};
const rolled = is.last('siege-roll', ({ die }) => die);
const assaultWith: is.Value = () => is.tactics('wolfe')() + ASSAULT_MODIFIERS.coehorns;

export const PLAN_BRITISH: is.Claims = {
  aim: {
    say: [
      ['spring 1757', is.year],
      ['4 VP behind', is.vp('french')],
      ['end of 1759', is.endYear],
      ['two of Québec', is.strongholdsNeeded],
      ['or 1 VP', is.neededVp('british')],
      ['Initiative 3', is.same(is.initiative('loudoun'), is.initiative('abercromby'))],
      ['Tactics 0', poor],
      ['one great siege', PRONOUN],
    ],
  },
  leaders: {
    say: [
      ['two leaders drawn by lot', drawn],
      ['four units with a strength of 4', is.all(highlanders, is.strength('highland-2'))],
      ['1-6-2', is.rating('wolfe')],
    ],
    later: [['Two leaders and four Highlanders', is.all(drawn, highlanders)]],
    activate: [['Tactics 0', poor]],
    far: [['of value 3', seaValue]],
  },
  highlanders: {
    say: [
      ['commands six units', is.command('wolfe')],
      ['three Regulars are at Halifax', is.unitsAt('halifax', 'british-regular')],
      ['for one army', PRONOUN],
    ],
    other: [['one space', PRONOUN]],
  },
  militia: {
    say: [
      ['two or more Militia', () => RAID_MODIFIERS.militiaNeeded],
      ['has −1', militia],
      ['box has one unit', is.unitsAt('southern-colonial-militias')],
      ['of value 1', is.cardValue],
    ],
    build: [['of value 1', is.cardValue]],
    north: [
      [
        'One Militia unit alone',
        (scene, text) => Number(northern(scene, text)) + Number(is.solved('place ')(scene, text)),
      ],
      ['no −1', militia],
    ],
  },
  forts: {
    say: [
      ['of value 2 finishes both', is.all(is.cardValue, fortsBegun)],
      ['has value 2', is.worth('colonial-recruits-46')],
    ],
    sea: [['of value 3', seaValue]],
    raise: [['four units', is.brings('raise-provincial-regiments-43', 'northern-provincial', 'raise northern')]],
    one: [
      ['of value 1 finishes only one fort', is.all(is.worth('rangers-53'), is.worth('rangers-53'))],
      ['value 2.', is.worth('colonial-recruits-46')],
    ],
    both: [
      ['two points', is.cardValue],
      ['both forts', fortsBegun],
    ],
  },
  landing: {
    say: [
      ['worth 3 VP', is.fortressVp],
      [
        'one card of value 3',
        is.all(
          is.held('british', ({ value }) => value >= seaValue()),
          seaValue,
        ),
      ],
      ['at least five units', landed],
    ],
    value: [['of value 3', seaValue]],
    leader: [['Tactics 0', poor]],
    alone: [['One piece', PRONOUN]],
    few: [
      ['Three Regulars', garrison],
      ['at least five', landed],
    ],
  },
  siege: {
    say: [
      ['at level 0', is.level(LOUISBOURG)],
      ['Initiative 1', is.initiative('wolfe')],
      ['+2 meets −1 for Drucour inside and −1 for Louisbourg', against],
      ['level 2', fortress],
      ['for +2', guns],
    ],
    pass: [['roll of 6 is needed for two levels', is.all(dieWithoutGuns, fortress)]],
  },
  assault: {
    say: [
      [
        'was 5, with +2 in all: two levels',
        is.all(
          rolled,
          is.last('siege-roll', is.sumOf),
          is.last('siege-roll', (roll) => levelsGained(roll.die + is.sumOf(roll))),
        ),
      ],
      ['22 strength points', is.strengthAt(LOUISBOURG, is.isBritish)],
      ['one column lower', () => -ASSAULT_MODIFIERS.attackerShift],
      ['count +2', () => ASSAULT_MODIFIERS.coehorns],
    ],
    wait: [['With +4 against 10', is.all(assaultWith, is.strengthAt(LOUISBOURG, is.isFrench))]],
  },
  end: {
    say: [
      ['+3 VP', is.scored],
      ['is at 1 for the French', is.vp('french')],
      ['One card is left', is.held('british')],
      ['of value 3', seaValue],
    ],
  },
};

const full = (): number => VP_THRESHOLDS.indianAllianceFullRoll;
const allied = is.last('event-roll', ({ die }) => die);
const near: is.Value = ({ step }) => step?.points?.length ?? 0;
const newRegulars = is.brings('french-regulars-55', 'french-regular');
const four: is.Value = () => is.worth('francois-bigot-36')() / ACTIVATION_COSTS.indian;
const arrived = is.fewest((n) => ({
  place: Object.fromEntries(Array.from({ length: n }, (_, i) => [`french-regular-${i}`, 'hudson-carry-north'])),
}));
const levelAt4 = ({ before }: is.Scene): number => before.before.g.vp;
/** The rolls that cost the French their moves by sea: the lowest, and the highest. */
const squadronsLost: is.Value = ({ lesson, step }) => {
  const steps = lesson.steps.slice(0, lesson.steps.findIndex(({ name }) => name === step?.name) + 1);
  const end = (die: number) =>
    scenesOf(wildernessWar, {
      ...lesson,
      steps: steps.map((each) => (each === step ? { ...each, after: [`chance roll ${die}`] } : each)),
    }).at(-1);
  const dies = [1, 2, 3, 4, 5, 6].filter((die) => end(die)?.g.inEffect.has(marker.of('no-french-naval')));
  return [Math.min(...dies), Math.max(...dies)];
};
/** The fewest markers that are worth more than one is, and their points. */
const enough = (): readonly number[] => {
  const count = [1, 2, 3, 4].find((each) => raidPoints(each) > raidPoints(1)) ?? 0;
  return [count, raidPoints(count)];
};

export const PLAN_FRENCH: is.Claims = {
  aim: {
    say: [
      ['spring 1757', is.year],
      ['4 VP ahead', is.vp('french')],
      ['end of 1759', is.endYear],
      ['need 1 VP', is.neededVp('french')],
      ['two of Québec', is.strongholdsNeeded],
    ],
  },
  strike: {
    say: [
      ['Two Provincials hold', is.unitsAt('hudson-carry-north', 'northern-provincial')],
      ['Initiative 1', is.initiative('montcalm')],
      ['spend one of', PRONOUN],
      ['of value 1', is.cardValue],
      ['it is seven spaces', is.distance('montreal', 'hudson-carry-north', 'boat')],
      ['both Regulars', is.unitsAt('montreal', 'french-regular')],
      ['Command of 6', is.command('montcalm')],
      ['having −1', is.woods],
    ],
    dear: [['of value 1', is.cardValue]],
    half: [['fewer than 5 VP', full]],
    leader: [['Tactics 2 and Command 6', is.all(is.tactics('montcalm'), is.command('montcalm'))]],
    alone: [['One piece', PRONOUN]],
    few: [
      ['at least five', arrived],
      ['both Regulars', is.unitsAt('montreal', 'french-regular')],
    ],
  },
  surrender: {
    say: [['of value 1', is.cardValue]],
    spent: [['of value 1', is.cardValue]],
    dear: [
      ['of value 1', is.cardValue],
      ['four raiders', four],
    ],
    half: [['still have 4 VP', is.vp('french')]],
  },
  allies: {
    say: [
      ['+2 VP: you have 6', is.all(is.scored, is.vp('french'))],
      ['From 5 VP', full],
    ],
    activate: [
      ['then one card', PRONOUN],
      ['four of them', four],
    ],
    far: [['in one march', PRONOUN]],
  },
  second: {
    say: [
      [
        'was 2: two points',
        is.all(
          allied,
          is.last('alliance', ({ halfPoints }) => halfPoints / 2),
        ),
      ],
      ['With 4 VP', levelAt4],
      ['have been one', (scene, text) => halvesFor(Number(allied(scene, text)), false) / 2],
      ['the two tribes', near],
    ],
    done: [['One point is left', is.pointsLeft]],
  },
  squadrons: {
    say: [
      ['worth 3 VP, with three Regulars', is.all(is.fortressVp, garrison)],
      ['A die of 1 to 3', squadronsLost],
    ],
    later: [['Two Regulars', newRegulars]],
    activate: [['British one', PRONOUN]],
  },
  regulars: {
    say: [
      ['The die was 5', allied],
      ['two units', is.brought('french-regular')],
    ],
    activate: [['Two new Regulars', is.brought('french-regular')]],
    build: [['Two new Regulars', is.brought('french-regular')]],
  },
  raiders: {
    say: [
      ['Two cards are left', is.held('french')],
      ['has value 2: two points', is.all(is.worth('francois-bigot-36'), is.worth('francois-bigot-36'))],
      ['four tribes', four],
      ['with one card', PRONOUN],
      ['both Mingo and both Shawnee', is.all(is.inPlay('mingo'), is.inPlay('shawnee'))],
      ['one of them', PRONOUN],
    ],
    low: [['only two Indians', () => is.worth('ambush-12')() / ACTIVATION_COSTS.indian]],
    four: [['four in all', four]],
  },
  end: {
    say: [
      ['three successful raids are 2 VP', enough],
      ['for 1 VP instead of 2', is.all(() => -VP_COSTS.demolish, is.fortVp)],
    ],
  },
};
