import { added } from '@carillon/board';
import {
  ACTIVATION_COSTS,
  ASSAULT_MODIFIERS,
  ATTRITION,
  BATTLE_MODIFIERS,
  CARD_FACTS,
  INTERCEPTION,
  LEADER_LOSS,
  MOVEMENT,
  NAVAL_MOVEMENT,
  RAID_MODIFIERS,
  SCENARIO_FACTS,
  SIEGE_LEVELS,
  SIEGE_MODIFIERS,
  STACKING,
  VP_AWARDS,
  VP_BATTLE,
  VP_COSTS,
  VP_THRESHOLDS,
} from '@carillon/wilderness-war-rules/reference';

const campaign = SCENARIO_FACTS.find(({ id }) => id === 'full-campaign');

const handOf = (event: string): number =>
  campaign?.handChanges.find((each) => each.event === event)?.size ?? Number.NaN;
const thresholdOf = (year: number): number =>
  campaign?.suddenDeath.frenchByYear.find((each) => each.year === year)?.vp ?? Number.NaN;

/** The number of cards with a value. */
const cardsOf = (value: number): number => CARD_FACTS.filter((each) => each.value === value).length;

/** Every figure in help and cards, from the tables that the rules use. */
export const FIGURES: Readonly<Record<string, number | string>> = {
  deck: CARD_FACTS.length,
  ones: cardsOf(1),
  twos: cardsOf(2),
  threes: cardsOf(3),
  drilledPerCard: ACTIVATION_COSTS.drilledPerCard,
  leaderAlone: MOVEMENT.leaderAlone,
  boat: MOVEMENT.boat,
  foulWeather: MOVEMENT.foulWeather,
  navalValue: NAVAL_MOVEMENT.forceCardValue,
  successAt: INTERCEPTION.successAt,
  noAuxiliaries: added(BATTLE_MODIFIERS.noAuxiliaries),
  noRegulars: added(BATTLE_MODIFIERS.noRegulars),
  landing: added(BATTLE_MODIFIERS.amphibiousLanding),
  stockade: added(BATTLE_MODIFIERS.stockade),
  coehorns: ASSAULT_MODIFIERS.coehorns,
  louisbourg: added(SIEGE_MODIFIERS.louisbourg),
  diesOn: LEADER_LOSS.diesOn,
  insideFort: STACKING.insideFort,
  highest: SIEGE_LEVELS.highest,
  levelFort: SIEGE_LEVELS.assaultOnFort,
  levelFortress: SIEGE_LEVELS.assaultOnFortress,
  rangers: RAID_MODIFIERS.rangers,
  militia: added(RAID_MODIFIERS.militia),
  militiaNeeded: RAID_MODIFIERS.militiaNeeded,
  sheltered: ATTRITION.shelteredUnits,
  battleUnits: VP_BATTLE.unitsOver,
  vpBattle: VP_AWARDS.battle,
  vpStockade: VP_AWARDS.stockade,
  vpFort: VP_AWARDS.fort,
  vpFortress: VP_AWARDS.fortress,
  vpKey: VP_AWARDS.niagara,
  demolish: Math.abs(VP_COSTS.demolish),
  massacre: Math.abs(VP_COSTS.massacre),
  earlyRegulars: Math.abs(VP_COSTS.earlyRegulars),
  allianceVp: VP_THRESHOLDS.indianAllianceFullRoll,
  shirleyVp: VP_THRESHOLDS.intriguesAgainstShirley,
  suddenVp: campaign?.suddenDeath.vp ?? Number.NaN,
  vp1760: thresholdOf(1760),
  vp1761: thresholdOf(1761),
  late1762French: campaign?.victory.frenchVp ?? Number.NaN,
  late1762British: campaign?.victory.britishVp ?? Number.NaN,
  quiberonHand: handOf('quiberon-bay'),
  pittHand: handOf('william-pitt'),
  revolutionHand: handOf('diplomatic-revolution'),
};
