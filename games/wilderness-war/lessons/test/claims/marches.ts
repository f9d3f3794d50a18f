import { PRONOUN } from '../../../../../packages/lessons/test/claims.ts';
import {
  ACTIVATION_COSTS,
  BATTLE_MODIFIERS,
  INTERCEPTION,
  MOVEMENT,
  SIEGE_LEVELS,
} from '../../../rules/src/data/tables.ts';
import { piece } from '../../../rules/src/ids.ts';
import { isCultivated } from '../../../rules/src/map.ts';
import { DEPARTMENTS, SIDES, TERRAINS } from '../../../rules/src/names.ts';
import { commandLimit, scratchForce } from '../../../rules/src/query/command.ts';
import * as is from './values.ts';

const USES = ['event', 'activate', 'stockades', 'forts'];
const sides = (): number => SIDES.length;
/** The ways to use a card that are offered. */
const uses: is.Value = ({ choices }) => USES.filter((use) => choices.some((each) => each.startsWith(`${use} `))).length;
const oneUnit = (): number => ACTIVATION_COSTS.drilledPerCard;
const stepsOfUnit = is.stepsOf('french-regular-2');
const room = (): number => {
  const force = scratchForce();
  force.add(piece.of('levis'));
  force.add(piece.of('rigaud'));
  return commandLimit(force);
};
const lossesOf =
  (kind: string): is.Value =>
  (scene) =>
    is.entries(scene, 'loss').filter((each) => each.piece.startsWith(kind)).length;
const fewest = is.fewest(is.underLeader('march'));
const fewestAvoiding = is.fewest(is.underLeader('avoid'));
const HUDSON_CARRY = 'hudson-carry-north';

export const FIRST_GAME: is.Claims = {
  aim: {
    say: [
      ['the spring of 1757', is.year],
      ['Both sides want', sides],
      ['is at 4 in your favour', is.vp('french')],
      ['A side with 11 VP', is.atOnce],
      ['with 1 VP or more', is.neededVp('french')],
      ['You play one card', PRONOUN],
      ['the British play one', PRONOUN],
      ['both hands', sides],
      ['your first four', is.cardsPlayed],
    ],
  },
  card: {
    say: [
      ['does one of', PRONOUN],
      ['four things: its event, an activation, stockades, or forts', uses],
      ['lets one leader', PRONOUN],
    ],
    event: [['one large force', is.after(is.solved('lead '))]],
  },
  force: {
    say: [
      ['1-6-2. Initiative 1', is.all(is.rating('montcalm'), is.initiative('montcalm'))],
      ['Command 6: six units', is.all(is.command('montcalm'), is.command('montcalm'))],
      ['Tactics 2: +2 on his die', is.all(is.tactics('montcalm'), is.tactics('montcalm'))],
      ['at least five units', fewest],
      ['among them one of', is.solved('take huron')],
    ],
    leader: [['has four Regulars', is.unitsAt('crown-point', 'french-regular')]],
    alone: [['one piece', PRONOUN]],
    few: [
      [
        'two Regulars and two Provincials',
        is.all(is.unitsAt(HUDSON_CARRY, 'british-regular'), is.unitsAt(HUDSON_CARRY, 'northern-provincial')),
      ],
      ['at least five units', fewest],
    ],
  },
  battle: {
    say: [
      ['put two Provincials inside', is.unitsAt(HUDSON_CARRY, 'northern-provincial', is.isInside)],
      [
        'die of 5 with +2 for Montcalm cost them five steps, and theirs cost you two',
        is.all(
          is.fired('french', ({ die }) => die),
          is.fired('french', is.sumOf),
          is.losses('french'),
          is.losses('british'),
        ),
      ],
      ['one Regular has lost a step', is.unitsAt(HUDSON_CARRY, 'french-regular', is.isReduced)],
    ],
    woodsmen: [['have −1 in each battle', is.woods]],
  },
  siege: {
    say: [
      ['+1 VP', is.scored],
      ['at level 0', is.level(HUDSON_CARRY)],
    ],
  },
  assault: {
    say: [['to level 2; level 1 is enough', is.all(is.level(HUDSON_CARRY), () => SIEGE_LEVELS.assaultOnFort)]],
    wait: [
      [
        'Your five units outnumber the two Provincials',
        is.all(is.unitsAt(HUDSON_CARRY, is.isFrench), is.unitsAt(HUDSON_CARRY, 'northern-provincial', is.isInside)),
      ],
    ],
  },
  raid: {
    say: [
      ['+2 VP', is.scored],
      ['may call one Militia unit', PRONOUN],
    ],
  },
  building: { say: [['with one step fewer', lossesOf('shawnee')]] },
  end: {
    say: [
      ['played four cards', is.cardsPlayed],
      [
        'two seasons a year, nine cards a season',
        is.all(is.seasonsAYear, is.most(is.handSizeOf('french'), is.handSizeOf('british'))),
      ],
    ],
  },
};

export const MAP: is.Claims = {
  spaces: {
    say: [
      ['three kinds of spaces', () => TERRAINS.length],
      ['three Departments', () => DEPARTMENTS.length],
    ],
  },
  counters: {
    say: [
      ['has three figures', is.ratings],
      ['Montcalm is 1-6-2, Initiative 1, Command 6, Tactics 2', is.all(is.rating('montcalm'), is.rating('montcalm'))],
      [
        'has two: strength and movement, 3-4 for your Regulars',
        is.all(is.listed('A unit has two', / and /), is.strength('french-regular-2'), is.movement('french-regular-2')),
      ],
      ['two steps', stepsOfUnit],
      ['One that loses a step', PRONOUN],
      ['one that loses', PRONOUN],
      ['loses both', stepsOfUnit],
    ],
  },
  boat: {
    say: [
      ['four spaces for Regulars', is.movement('french-regular-2')],
      ['up to nine, along blue', () => MOVEMENT.boat],
      ['exactly nine from Montréal', is.distance('montreal', 'niagara', 'boat')],
      ['activates one unit', oneUnit],
      ['send one Regular', is.solved('alone french-regular')],
      ['of value 1', is.cardValue],
    ],
    keep: [['of value 1 does the same for one unit', is.all(is.cardValue, oneUnit)]],
    lead: [['Choose one Regular', is.solved('alone french-regular')]],
    stop: [['nine spaces away', is.distance('montreal', 'niagara', 'boat')]],
  },
  carry: {
    say: [['over one land connection', is.distance('presquile', 'french-creek')]],
    keep: [['of value 1 is enough for one unit', is.all(is.cardValue, oneUnit)]],
  },
  woods: {
    say: [['is three spaces of woods', is.distance('niaoure-bay', 'oneida-carry-east')]],
    low: [['Initiative 2', is.initiative('villiers')]],
    alone: [['One piece', PRONOUN]],
    guides: [['Take both', is.solved('take ')]],
    drop: [['one of them', PRONOUN]],
    stop: [['one march', is.solved('lead ')]],
    other: [['both units', is.solved('take ')]],
  },
  mountains: {
    say: [['next to three cultivated spaces', is.neighbours('allegheny-south', (each) => isCultivated(each))]],
  },
  end: { say: [['four cards', is.cardsPlayed]] },
};

export const COMMAND: is.Claims = {
  aim: {
    say: [
      ['The three numbers', is.ratings],
      [
        'Lévis is 2-5-1: a card of value 2 or more activates him, he leads five units, and he adds 1 to a die',
        is.all(is.rating('levis'), is.rating('levis')),
      ],
      ['Rigaud is 2-4-0', is.rating('rigaud')],
      ['Bougainville 1-3-0', is.rating('bougainville')],
    ],
  },
  card: {
    say: [
      ['Ambush! (1)', is.worth('ambush-12')],
      ['François Bigot (2)', is.worth('francois-bigot-36')],
      ['Campaign (3)', is.worth('campaign-2')],
    ],
    low: [['value 1, and Lévis has Initiative 2', is.all(is.worth('ambush-12'), is.initiative('levis'))]],
    high: [['moves two forces', is.campaignForces]],
  },
  force: {
    say: [
      ['leads five units', is.command('levis')],
      ['room for nine', room],
      ['all six units', is.unitsAt('quebec', is.isFrench)],
    ],
    few: [['Six units are at Québec', is.unitsAt('quebec', is.isFrench)]],
    other: [['all six units', is.unitsAt('quebec', is.isFrench)]],
  },
  march: {
    say: [['Drilled Troops four spaces, Indians six', is.all(is.movement('french-regular-2'), is.movement('huron'))]],
  },
};

const battleOf = { regulars: is.unitsAt('ticonderoga', 'french-regular') };

export const INTERCEPTION_LESSON: is.Claims = {
  aim: { say: [['with five units', is.unitsAt('ticonderoga')]] },
  intercept: {
    say: [
      ['One force', PRONOUN],
      ['or one unit', PRONOUN],
      ['a roll of 4', () => INTERCEPTION.successAt],
      ['Montcalm adds 2', is.tactics('montcalm')],
    ],
    leader: [
      ['Tactics are 0: he needs a 4', is.all(is.tactics('bougainville'), needed('bougainville'))],
      ['needs only a 2', needed('montcalm')],
    ],
    alone: [['four British units', is.unitsAt('wood-creek', is.isBritish)]],
  },
  force: {
    say: [
      ['take six units', is.command('montcalm')],
      ['the four Regulars', battleOf.regulars],
    ],
  },
  loss: {
    say: [
      ['The roll of 5', is.last('intercept', ({ die }) => die)],
      ['a second step', (scene, text) => Number(is.lost('french')(scene, text)) + 1],
      ['avoid −1', is.woods],
    ],
  },
  avoid: {
    say: [['+1 VP', is.scored]],
    alone: [['all five units', fewestAvoiding]],
    few: [['all five units', is.unitsAt('wood-creek', is.isFrench)]],
    other: [['all five units', is.unitsAt('wood-creek', is.isFrench)]],
  },
  where: { say: [['The roll of 4', is.last('avoid', ({ die }) => die)]] },
  end: {
    say: [['both answers', (scene) => [...new Set(scene.log.map(({ type }) => type))].filter(isAnswer).length]],
  },
};
function isAnswer(type: string): boolean {
  return type === 'intercept' || type === 'avoid';
}
function needed(who: 'montcalm' | 'bougainville') {
  return (): number => INTERCEPTION.successAt - is.tactics(who)();
}

export const BATTLE: is.Claims = {
  aim: {
    say: [
      [
        'two units of Regulars and two of Provincials',
        is.all(is.unitsAt('wood-creek', 'british-regular'), is.unitsAt('wood-creek', 'northern-provincial')),
      ],
    ],
  },
  card: {
    say: [['Initiative 2', is.initiative('levis')]],
    ambush: [['value 1', is.worth('ambush-12')]],
  },
  force: {
    say: [
      ['the four Regulars', battleOf.regulars],
      ['has −1 in the woods', is.woods],
    ],
    leader: [['Tactics 1', is.tactics('levis')]],
    few: [
      ['four units', is.unitsAt('wood-creek', is.isBritish)],
      ['Take five', fewest],
    ],
    other: [['four Regulars', battleOf.regulars]],
  },
  ambush: { pass: [['both sides', sides]] },
  loss: {
    say: [
      ['five steps', is.losses('french')],
      ['with −1', is.fired('british', is.sumOf)],
      ['lose two steps', is.losses('british')],
    ],
    indians: [['from −1', () => BATTLE_MODIFIERS.noAuxiliaries]],
  },
  end: { say: [['+1 VP', is.scored]] },
};
