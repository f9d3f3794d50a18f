import { unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { CARD_FACTS } from '../data/cards.ts';
import type { Card, Side } from '../ids.ts';
import type { EventName } from '../names.ts';
import { mayPlayEvent } from '../query/cards.ts';
import type { State } from '../state.ts';
import { acadiansExpelled } from './acadians-expelled.ts';
import { bastionsRepaired } from './bastions-repaired.ts';
import { britishColonialPolitics } from './british-colonial-politics.ts';
import { britishMinisterialCrisis } from './british-ministerial-crisis.ts';
import { britishRegulars } from './british-regulars.ts';
import { callOutMilitias } from './call-out-militias.ts';
import { campaign } from './campaign.ts';
import { cherokeeUprising } from './cherokee-uprising.ts';
import { cherokees } from './cherokees.ts';
import { colonialRecruits } from './colonial-recruits.ts';
import { courierIntercepted } from './courier-intercepted.ts';
import { diplomaticRevolution } from './diplomatic-revolution.ts';
import type { EventCard } from './event.ts';
import { francoisBigot } from './francois-bigot.ts';
import { frenchRegulars } from './french-regulars.ts';
import { governorVaudreuilInterferes } from './governor-vaudreuil-interferes.ts';
import { highlanders } from './highlanders.ts';
import { iroquoisAlliance, northernIndianAlliance, westernIndianAlliance } from './indian-alliances.ts';
import { indiansDesert } from './indians-desert.ts';
import { intriguesAgainstShirley } from './intrigues-against-shirley.ts';
import { lightInfantry } from './light-infantry.ts';
import { louisbourgSquadrons } from './louisbourg-squadrons.ts';
import { mohawks } from './mohawks.ts';
import { provincialRegimentsDispersed } from './provincial-regiments-dispersed.ts';
import { quiberonBay } from './quiberon-bay.ts';
import { raiseProvincialRegiments } from './raise-provincial-regiments.ts';
import { rangers } from './rangers.ts';
import { royalAmericans } from './royal-americans.ts';
import { smallPox } from './small-pox.ts';
import { stingyProvincialAssembly } from './stingy-provincial-assembly.ts';
import { treatyOfEaston } from './treaty-of-easton.ts';
import { troopTransports } from './troop-transports.ts';
import { victoriesInGermany } from './victories-in-germany.ts';
import { williamPitt } from './william-pitt.ts';

/** The events of the action phase, by the event's key: cards of the same event share one rule. */
const EVENTS: { readonly [Key in EventName]?: EventCard } = {
  campaign,
  'bastions-repaired': bastionsRepaired,
  'louisbourg-squadrons': louisbourgSquadrons,
  'governor-vaudreuil-interferes': governorVaudreuilInterferes,
  'northern-indian-alliance': northernIndianAlliance,
  'western-indian-alliance': westernIndianAlliance,
  'iroquois-alliance': iroquoisAlliance,
  mohawks,
  cherokees,
  'cherokee-uprising': cherokeeUprising,
  'treaty-of-easton': treatyOfEaston,
  'indians-desert': indiansDesert,
  'small-pox': smallPox,
  'courier-intercepted': courierIntercepted,
  'francois-bigot': francoisBigot,
  'british-ministerial-crisis': britishMinisterialCrisis,
  'provincial-regiments-dispersed': provincialRegimentsDispersed,
  'stingy-provincial-assembly': stingyProvincialAssembly,
  'british-colonial-politics': britishColonialPolitics,
  'raise-provincial-regiments': raiseProvincialRegiments,
  'colonial-recruits': colonialRecruits,
  'troop-transports': troopTransports,
  'victories-in-germany': victoriesInGermany,
  'call-out-militias': callOutMilitias,
  rangers,
  'light-infantry': lightInfantry,
  'french-regulars': frenchRegulars,
  'british-regulars': britishRegulars,
  highlanders,
  'quiberon-bay': quiberonBay,
  'royal-americans': royalAmericans,
  'acadians-expelled': acadiansExpelled,
  'william-pitt': williamPitt,
  'diplomatic-revolution': diplomaticRevolution,
  'intrigues-against-shirley': intriguesAgainstShirley,
};

const rules = CARD_FACTS.map(({ eventKey }) => EVENTS[eventKey]);

/** The rule of an event of the action phase, or `undefined` for a response card. */
export const eventOf = (of: Card): EventCard | undefined => rules[of];

/** Whether a card's event, played now by a side, would change nothing (5.51). */
export const isIdle = (g: State, by: Side, played: Card): boolean => eventOf(played)?.idle?.(g, by) === true;

/** 5.12, 5.51 Whether a side may play a card as an event in its Action Phase now. */
export function eventAllowed(g: State, by: Side, played: Card): boolean {
  const rule = eventOf(played);
  if (!mayPlayEvent(g, played, by)) return unmet(CLAUSES.eventOfSide);
  return rule === undefined ? unmet(CLAUSES.playedInReply) : rule.allowed(g, by, played);
}
