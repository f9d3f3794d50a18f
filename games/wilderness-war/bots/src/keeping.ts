import { NONE } from '@carillon/flow';
import {
  type Card,
  card,
  cardValue,
  mayPlayEvent,
  nextInHand,
  type Side,
  type State,
} from '@carillon/wilderness-war-rules/search';

/** How good it is to keep a card for its event, from 1; by the name of the event. */
const EVENTS: Readonly<Record<string, number>> = {
  'french-regulars': 5,
  'british-regulars': 5,
  highlanders: 5,
  'royal-americans': 5,
  ambush: 4,
  surrender: 4,
  'small-pox': 4,
  rangers: 4,
  'william-pitt': 4,
  'diplomatic-revolution': 4,
  'amphibious-landing': 3,
  'coehorns-and-howitzers': 3,
  campaign: 3,
  'northern-indian-alliance': 3,
  'western-indian-alliance': 3,
  'raise-provincial-regiments': 3,
  'victories-in-germany': 3,
  'british-ministerial-crisis': 3,
  'quiberon-bay': 3,
  fieldworks: 2,
  massacre: 2,
  'foul-weather': 2,
  'lake-schooner': 2,
  'louisbourg-squadrons': 2,
  cherokees: 2,
  'cherokee-uprising': 2,
  'treaty-of-easton': 2,
  'provincial-regiments-dispersed': 2,
  'stingy-provincial-assembly': 2,
  'british-colonial-politics': 2,
  'colonial-recruits': 2,
  'troop-transports': 2,
  'light-infantry': 2,
  'acadians-expelled': 2,
  'intrigues-against-shirley': 2,
};

const keeps = Uint8Array.from(card.all, (each) => EVENTS[card.nameOf(each).replace(/-\d+$/, '')] ?? 1);

/** How good it is for a side to keep a card: 0 if its event is the enemy's (5.12). */
const keepFor = (g: State, of: Side, each: Card): number => (mayPlayEvent(g, each, of) ? (keeps[each] ?? 1) : 0);

/** Whether the hand has a card that gives as many points (5.32), and whose event is worth less. */
export function hasCheaper(g: State, of: Side, spent: Card): boolean {
  const [value, keep] = [cardValue(spent), keepFor(g, of, spent)];
  for (let each = nextInHand(g, of, 0); each !== NONE; each = nextInHand(g, of, each + 1))
    if (cardValue(each) === value && keepFor(g, of, each) < keep) return true;
  return false;
}
