import { copyInto } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import type { Card, Side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { EventName } from '../names.ts';
import { factsOf, isInPlay } from '../query/cards.ts';
import { type State, shape } from '../state.ts';
import { armedBattoemen } from './armed-battoemen.ts';
import { britishEncroachment } from './british-encroachment.ts';
import { delayedSuppliesFromFrance } from './delayed-supplies-from-france.ts';
import {
  cherokeeDiplomacyBritish,
  cherokeeDiplomacyFrench,
  iroquoisDiplomacyBritish,
  iroquoisDiplomacyFrench,
} from './diplomacy.ts';
import { diseaseInBritishCamp, diseaseInFrenchCamp } from './disease-in-camp.ts';
import type { Part, StackChoice, StartEvent } from './event.ts';
import { frenchLakeWarships } from './french-lake-warships.ts';
import { frenchTradeGoodsDestroyed } from './french-trade-goods-destroyed.ts';
import { hesitantBritishGeneral } from './hesitant-british-general.ts';
import { letsSeeHowTheFrenchFight } from './lets-see-how-the-french-fight.ts';
import { pennsylvaniasPeacePromises } from './pennsylvanias-peace-promises.ts';
import { reluctantWagoneers } from './reluctant-wagoneers.ts';
import { roughSeas } from './rough-seas.ts';
import { roundUpMenAndEquipment } from './round-up-men-and-equipment.ts';
import { smallpoxEpidemic } from './smallpox-epidemic.ts';
import { smallpoxInfectedBlankets } from './smallpox-infected-blankets.ts';
import { winteringRearAdmiral } from './wintering-rear-admiral.ts';

/** The events at the start of an Action Round, by the event's name: cards of the same event share one rule. */
const EVENTS: { readonly [Name in EventName]?: StartEvent } = {
  'round-up-men-and-equipment': roundUpMenAndEquipment,
  'disease-in-french-camp': diseaseInFrenchCamp,
  'delayed-supplies-from-france': delayedSuppliesFromFrance,
  'smallpox-infected-blankets': smallpoxInfectedBlankets,
  'cherokee-diplomacy-british': cherokeeDiplomacyBritish,
  'wintering-rear-admiral': winteringRearAdmiral,
  'iroquois-diplomacy-british': iroquoisDiplomacyBritish,
  'french-trade-goods-destroyed': frenchTradeGoodsDestroyed,
  'armed-battoemen': armedBattoemen,
  'cherokee-diplomacy-french': cherokeeDiplomacyFrench,
  'reluctant-wagoneers': reluctantWagoneers,
  'hesitant-british-general': hesitantBritishGeneral,
  'disease-in-british-camp': diseaseInBritishCamp,
  'iroquois-diplomacy-french': iroquoisDiplomacyFrench,
  'french-lake-warships': frenchLakeWarships,
  'rough-seas': roughSeas,
  'smallpox-epidemic': smallpoxEpidemic,
  'british-encroachment': britishEncroachment,
  'pennsylvanias-peace-promises': pennsylvaniasPeacePromises,
  'lets-see-how-the-french-fight': letsSeeHowTheFrenchFight,
};

/** The rule of a card's event at the start of the Action Round, or `undefined`. */
export function startEventOf(of: Card): StartEvent | undefined {
  const { event } = factsOf(of);
  return event === null ? undefined : EVENTS[event];
}

/**
 * What a card's event at the start of the Action Round does at once, before its choices. `idle`: whether neither it nor
 * they change anything, whatever is drawn or answered; the log then reports the event without effect.
 */
export function begin(
  g: State,
  by: Side,
  played: Card,
): { readonly entries: readonly LogEntry[]; readonly idle: boolean } {
  const event = startEventOf(played);
  const choosesInVain = event?.ask === undefined || event.isVain?.(g, by, played) === true;
  const entries: LogEntry[] = [];
  event?.happen?.(g, (entry) => entries.push(entry), played);
  return { entries, idle: choosesInVain && entries.length === 0 && event?.lasting !== true };
}

const trying = shape.blank();

/**
 * 7.4 Whether a card has an event at the start of the Action Round that would change nothing now, as far as is known
 * before the cards are revealed.
 */
export function isIdle(g: State, by: Side, played: Card): boolean {
  const event = startEventOf(played);
  if (event === undefined || (event.needsCards && !isInPlay(g, played))) return false;
  copyInto(trying, g);
  return begin(trying, by, played).idle;
}

/** The parts of an event that picks counters; none for other events. */
export const partsOf = (g: State, of: Card): readonly Part[] => startEventOf(of)?.parts?.(g) ?? [];

/** The faction that picks the stack of an event; `undefined` for other events. */
export const pickerOf = (of: Card): Side | undefined => startEventOf(of)?.stack?.by;

/** The stack that an event picks; throws for other events. */
export function stackChoiceOf(of: Card): StackChoice {
  const choice = startEventOf(of)?.stack;
  invariant(choice !== undefined, 'the event picks no stack');
  return choice;
}
