import { expect, test } from 'vitest';
import { CLAUSES } from '../src/clauses.ts';
import { FAULTS } from '../src/invariants/faults.ts';
import { RULE_NUMBERS } from '../src/rule-numbers.ts';

// Which rule the game names to a player who asks why something cannot be chosen, and to one who enters an impossible
// position. Written from the rulebook, paragraph by paragraph.

/** The clauses of each paragraph. */
const CLAUSES_OF: Readonly<Record<string, string>> = {
  formal: 'once goesOn',
  '1.1.1': 'own',
  '2.0': 'onMap',
  '2.1.7': 'base',
  '2.2.2': 'neutralPath',
  '2.2.4': 'coastline',
  '3.0.3': 'inSpace takenAlready',
  '3.5': 'mobile',
  '3.7': 'commanderUnhit',
  '4.0': 'turn',
  '7.1': 'cardOfDeck inHand',
  '7.2': 'pointOfDeck',
  '7.2.1': 'notSpent',
  '7.3': 'pointLeft pointOnCard someoneTaken',
  '7.3.1': 'lightPoint lightTaken lightsThere',
  '7.3.2': 'indianPoint oneNation indiansThere',
  '7.3.6': 'pointHeld reactionPoint',
  '7.3.7': 'pointAllows unitsThere',
  '7.4': `
    forcedMarch indiansBarred roughSeas warships eventPick notAgain villageOfNation villageFree
    villageOpen britishStack starvingStack mustPickStack isReduced notWorks notAfterFlip fromLosses
    canadiensFirst roundUpHome pooledFleet friendlyPort pointToLose waters watersHeld cardInPlay
    cardUsed battleEvent ambushGround ambushLights coupFort abbatis
  `,
  '9.0': 'raider raidTarget raidedBefore',
  '9.1': 'raidNear raidDistance raidLeads',
  '10.1': 'room guns',
  '10.2': 'here adjacent road allowance',
  '10.2.1': 'held theirWay moved inForce lastOfForce pickAllowance',
  '10.4': 'commandersFriendly commandersStack commandersStop',
  '10.5': 'commanderDrop commanderOnward pickLight oneCommander',
  '10.6': 'coastal fleetThere cargo fleetTaken',
  '10.6.2': 'friendlySea',
  '11.0': 'marshalHeavy marshalNear marshalAdjacent someoneCalled',
  '12.0': `
    brigade builderSupplied buildingSite undisturbed somethingToBuild noFort noFortMarker
    bastionsGone fortMarker fortMarkerOld markerOwn fortLeft ownFort fortReduced fortOrMarker
    roadFromHere notHighway noRoad noRoadMarker roadMarker roadMarkerOld builderGoes
  `,
  '13.0': 'battleThere battleFought battleOrder',
  '13.2.2': 'tradesFleet',
  '13.2.3': 'combines',
  '13.3.1': 'leads',
  '13.3.3': 'rolling btForFleet fleetInBattle',
  '13.3.4': 'hitType',
  '13.4': 'reducedFirst',
  '13.4.2': 'highlandFirst',
  '13.5': 'rerolledOnce highlander commanderRerolls eventRerolls keepsFlag keepsHit',
  '13.8': 'routedHome routedAttack routedActs gunsFirst fortStands bastionLast indiansLast',
  '13.9.1': 'retreatHere retreatNear retreatBack retreatWay retreatTheirWay',
  '13.9.2': 'escapeHarbour retreatFleet refuge',
  '13.9.3': 'takesPart retreatFirst',
  '13.9.4': 'retreats commanderPays',
  '13.9.5': 'routedFort loneFort',
  '15.2.1': 'tokenPick mustPick',
  '15.3': 'arrivesNow landfall withFleets',
  '16.3': 'enlistsNow enlistsIn',
  '17.2': 'winterHarbour colonialBrigade returnsNow oneHighland returnsTo mustReturn',
  '17.3': 'goesHome wayHome mustGoHome homePort redeploysTo loneCommander',
  '17.3.1': 'garrisonRoom noGarrisonFleet',
  '18.3.1': 'ownChit drawnChit',
};

/** The faults of positions that each paragraph forbids. */
const FAULTS_OF: Readonly<Record<string, string>> = {
  '2.1.2': 'home-neutral wilderness-held base-lost alone-and-not-in-control captors-gone',
  '2.1.7': 'french-in-base base-entered',
  '3.0.2': 'no-reduced-face reduced-off-the-map',
  '3.4': 'bastion-elsewhere three-bastions',
  '3.5': 'two-forts',
  '3.6': 'fleet-inland',
  '4.1': 'no-such-year wrong-round wrong-side',
  '5.1': 'not-in-the-game counter-missing',
  '5.2': 'not-of-the-pool',
  '5.3': 'card-missing card-of-another-year',
  '6.0.1': 'two-reserves reserve-wrong',
  '7.1': `
    misplayed indian-card-kept campaign-card-too-early card-chosen deck-too-small drawn-wrong
    played-in-part nothing-played no-draw wrong-deck
  `,
  '7.2': 'wrong-phase',
  '7.2.1': 'spent-off-the-map',
  '7.3': 'no-such-point wrong-points strangers-act acts-elsewhere',
  '7.3.6': 'reaction-not-held',
  '7.4': 'closed-by-nobody used-not-in-play card-not-removed no-extra-point wrong-event wrong-pick',
  '8.0': 'neutral-unit-about',
  '8.1': 'village-held joined-in-the-pool',
  '9.0': 'raided-twice no-raid-target no-raider',
  '9.1': 'raids-from-elsewhere raids-too-far',
  '9.3': 'raid-points-off-the-track',
  '10.1': 'too-many-on-connection crossed-by-nobody',
  '10.2': 'gun-on-path march-from-elsewhere',
  '10.5': 'cannot-march',
  '10.6': 'not-at-sea sails-inland',
  '10.6.1': 'landed-elsewhere landed-not-spent nobody-lands',
  '10.6.2': 'seas-closed',
  '10.7': 'battle-without-enemies battle-unmarked nobody-arrives',
  '11.0': 'marshaled-elsewhere marshaled-not-spent nobody-marshals',
  '12.0': `
    fort-beside-bastion marker-beside-fort marker-beside-bastion marker-missing road-on-highway
    road-begun-and-built road-not-begun nobody-builds nobody-constructs no-new-road
  `,
  '13.0': 'no-battle',
  '13.1': 'wrong-attacker',
  '13.2.1': 'wrong-militia',
  '13.2.2': 'no-gun',
  '13.2.3': 'wrong-combination',
  '13.3': 'wrong-battle',
  '13.3.1': 'wrong-commander off-the-battle-track',
  '13.3.3': 'not-of-the-battle wrong-fire wrong-dice',
  '13.3.4': 'hit-not-applied',
  '13.4.1': 'not-in-the-losses not-removed',
  '13.8': 'routed-off-the-map routed-in-part',
  '13.9': 'wrong-retreat retreats-from-elsewhere nobody-retreats',
  '13.9.3': 'sitting-out-elsewhere sitting-out-no-battle',
  '13.9.4': 'wrong-price',
  '13.9.5': 'no-fort-lost',
  '14.0': 'left-over played-too-long',
  '14.1.1': 'out-of-supply-off-the-map out-of-supply-in-part',
  '14.2': 'nobody-rallies',
  '15.2': 'not-drawn no-early-fleet not-drawn-now wrong-draw',
  '15.2.1': 'token-not-in-the-game token-missing token-drawn',
  '15.2.2': 'not-brought commander-alone',
  '15.3': 'wrong-harbour',
  '17.2': 'not-disbanded nobody-comes-back',
  '17.3': 'goes-home-from-elsewhere nobody-goes-home nobody-redeploys',
  '17.3.1': 'stays-nowhere',
  '17.5': 'not-of-the-bonus-pool',
  '18.1': 'vp-off-the-track',
  '18.3.1': 'chits-not-due two-chits placeholder chit-not-drawn no-chit-drawn',
  '18.3.2': 'nothing-to-reveal',
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
  expect(FAULTS.rules).toEqual(byName(FAULTS_OF));
});

test('the rulebook has a paragraph of each number', () => {
  const printed = new Set<string>(['formal', ...RULE_NUMBERS]);
  const named = [...Object.keys(CLAUSES_OF), ...Object.keys(FAULTS_OF)];
  expect(named.filter((rule) => !printed.has(rule))).toEqual([]);
});
