import { expect, test } from 'vitest';
import { CLAUSES } from '../src/clauses.ts';
import { impossible } from '../src/invariants/faults.ts';
import { RULE_NUMBERS } from '../src/rule-numbers.ts';

// Which rule the game names to a player who asks why something cannot be chosen, and to one who enters an impossible
// position. Written from the rulebook, paragraph by paragraph.

/** The clauses of each paragraph. */
const CLAUSES_OF: Readonly<Record<string, string>> = {
  formal: 'once',
  '4.0': 'turn lastCard notCarried',
  '5.12': 'eventOfSide',
  '5.13': 'playedInReply responds',
  '5.22': 'recoverable',
  '5.26': 'inHand',
  '5.31': 'own notActed',
  '5.32': 'initiative noneAlone goesAlone oneDrilled points notChosen',
  '5.33': 'onMap activated',
  '5.34': `
    leads otherForce withCommander subordinate alongAlready limit limitTaken mayFollow
    commanderGoes limitLeft aLeader
  `,
  '5.4': 'notTwice',
  '5.41': 'noEnemyUnits noEnemyWorks builders',
  '5.42': 'fortBuilders begunNow',
  '5.43': 'notFortress noSiegeHere noFortification noFort',
  '5.46': 'ownWork unbesiegedWork ownPhase noFight',
  '5.51': `
    weather frenchNaval amphibAllowed surrenderNearest ofThatKind goesByCard atPort atFortress
    atColonialFortress atFrenchPort atPost atSouthernPost inDepartment atBox onceASeason
    britishPort frenchLanding colonialFortress beforeQuiberon seaOpen regularsWorn colonialsWorn
    fromYear pitt squadronsGone frenchLouisbourg enemyHolds mustDiscard support breached
    breachedHere crowd crowdHere poxFullFirst enemyIndians desertTogether oneDeserts twoLeaders
    frenchLeaders anotherLeader louisbourgCut montreal ohioForks iroquoisPost iroquoisAlone
    johnsonNear johnsonNearMohawks ohioGarrison cherokeesPlayed noUprising raidedProvincials notEnthusiastic
    provincialsThere provincialToLose notReluctant frenchLead shirleyThere inForceAlready ambushers
    ambushLight ambushFort gunners diggers guidesDrilled lakeShore lakeGuard captorsDrilled
    captorsIndians louisbourgLevel
  `,
  '5.52': 'allEnter available cherokeesLeft militiaLeft',
  '5.522': 'site enemiesKeepOut worksKeepOut homeTaken meetingPlace',
  '5.523': 'isReduced besiegedWorn provincialsWorn',
  '5.53': 'atHome alliancePoints',
  '5.531': 'tribes',
  '5.533': 'withEnemy',
  '5.534': 'johnson',
  '5.54': 'trackEnd colony provincialsDue mayRaise',
  '5.55': 'inChief',
  '5.56': 'itsMoment onceHere',
  '6.1': 'notMoved moved ledForce couldGoOn inForce',
  '6.2': 'elsewhere tooFar stopsBefore notNext allowance mountain wilderness enemyLand landStopped',
  '6.3': 'boatAllowance boatStopped water oneCarry',
  '6.4': 'fromPort toPort controlledPort frenchPorts',
  '6.41': 'forceNeedsThree',
  '6.43': 'britishLand',
  '6.431': 'landFromPort landingCard arrow',
  '6.432': 'fromMarker',
  '6.51': 'enemyBetween',
  '6.52': 'keepsOut stopsOutside',
  '6.53': 'leadersAlone',
  '6.6': 'loneAuxiliary enemiesThere notInfiltrating',
  '6.61': 'leadsOut',
  '6.72': 'interceptsNear unbesieged aUnit needsUnit',
  '6.721': 'againstLone oneAgainstLone',
  '6.724': 'notLeft',
  '6.8': 'avoidsHere refugeNear',
  '6.81': 'notTheirWay openRefuge',
  '6.84': 'notFailed',
  '7.3': 'militiaOfBox',
  '7.55': 'worksToLevel worksStand',
  '7.56': 'ambushWoods',
  '7.62': 'takesPart drilledFirst',
  '7.63': 'fullFirst onlyReduced',
  '7.64': 'leadersStay',
  '7.91': 'retreats several retreatNear',
  '7.92': 'wayBack notWayIn openRetreat drilledRetreat',
  '8.1': 'shelterHere interceptorsFight',
  '8.11': 'roomInside fortRoom',
  '8.13': 'ownPost',
  '8.22': 'siegeKeepsOut besiegedSafe poxThere',
  '8.231': 'siegeLed besieges besiegersThere ranksHighest drilledBesieged',
  '8.25': 'isBesieged besiegedStay sortiesWithUnits sameSideOfWalls',
  '8.251': 'besiegedInside',
  '9.1': 'ripe',
  '9.11': 'ripeBefore',
  '10.1': 'raidDue',
  '10.2': 'militiaAgainstRaid',
  '10.31': 'raids raidersLose',
  '10.4': 'goesNow mustGo somewhereToGo',
  '10.41': 'goesHome',
  '10.411': 'homeOpen',
  '10.413': 'companionsHome escorts',
  '10.42': 'closest noNeed',
  '10.422': 'followsLeader',
  '11.1': 'attritionHere attritionDrilled',
  '11.2': 'attritionReduced',
  '12.3': 'stockadeSupply fortSupply siegeSupply restoreSupply',
  '14.2': 'militiaInBox',
  '14.4': 'besiegerPlays',
  '14.6': 'mustRecover',
};

/** The faults of positions that each paragraph forbids. */
const FAULTS_OF: Readonly<Record<string, string>> = {
  '2.0': 'out-of-reach',
  '3.1': 'leader-reduced not-theirs',
  '4.0': 'year-out-of-scenario holds-several holds-again nothing-to-play wrong-side wrong-time',
  '5.2': 'card-not-in-deck card-missing',
  '5.21': 'hand-too-large',
  '5.24': 'shown-not-held hand-miscounted pile-miscounted',
  '5.26': 'wrong-card',
  '5.34': 'no-commander',
  '5.43': 'built-in-fortress',
  '5.45': 'fort-started-lost',
  '5.521': 'reduced-off-map',
  '5.532': 'not-allied allied-without-units',
  '5.533': 'iroquois-twice',
  '5.55': 'in-leader-pool leader-in-reserve three-sevens',
  '5.56': 'wrong-moment',
  '6.1': 'elsewhere no-way-in',
  '6.431': 'amphib-inland amphib-lost',
  '6.53': 'leader-stranded',
  '6.51': 'enemies-together beside-free-post',
  '7.1': 'wrong-party',
  '7.3': 'militia-out in-wrong-box',
  '7.62': 'losses-too-high',
  '8.1': 'inside-nothing',
  '8.11': 'fort-overfull',
  '8.21': 'inside-no-siege siege-of-nothing',
  '8.23': 'level-without-siege siege-at-two-levels no-siege',
  '8.232': 'siege-without-besiegers',
  '8.24': 'captured-unheld',
  '9.22': 'captured-no-fortress',
  '10.1': 'nothing-to-raid',
  '10.11': 'fortress-raided',
  '13.21': 'vp-out-of-reach',
  '13.23': 'no-key-space key-space-taken',
  '13.3': 'exchanged-unbid no-bidding',
  '14.0': 'no-option',
  '14.7': 'bids-twice',
};

/** Each name with its paragraph. */
const byName = (paragraphs: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(paragraphs).flatMap(([rule, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [name, rule]),
    ),
  );

test('each reason why something cannot be chosen names its rule', () => {
  const named = Object.fromEntries(Object.entries(CLAUSES).map(([name, { rule }]) => [name, rule]));
  expect(named).toEqual(byName(CLAUSES_OF));
});

test('each fault of an impossible position names its rule', () => {
  expect(impossible.rules).toEqual(byName(FAULTS_OF));
});

test('the rulebook has a paragraph of each number', () => {
  const printed = new Set<string>(['formal', ...RULE_NUMBERS]);
  const named = [...Object.keys(CLAUSES_OF), ...Object.keys(FAULTS_OF)];
  expect(named.filter((rule) => !printed.has(rule))).toEqual([]);
});
