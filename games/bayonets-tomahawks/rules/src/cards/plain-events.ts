import { NONE } from '@carillon/flow';
import { addRaidPoints, join } from '../change.ts';
import {
  BRITISH,
  type Card,
  card,
  deckOf,
  FRENCH,
  type Nation,
  nation,
  point,
  type Side,
  type Space,
  space,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { deckOfPoint, factsOf, pointFacts } from '../query/cards.ts';
import { controls, isNeutralNation } from '../query/presence.ts';
import { vpOf } from '../query/victory.ts';
import { isLastYear } from '../setup.ts';
import type { State } from '../state.ts';

// Events without a choice.

type Say = ((entry: LogEntry) => void) | undefined;
type Effect = (g: State, say: Say, of: Card) => void;

const CHEROKEE: Nation = nation.of('cherokee');
const IROQUOIS: Nation = nation.of('iroquois');

/** The French VP up to which the British win a Nation, and from which the French win the Iroquois. */
const FRENCH_WEAK = 2;
const FRENCH_STRONG = 4;
const DIPLOMACY_POINTS = 2;

/** A Nation joins the British, or the French lose Raid Points. */
const britishDiplomacy =
  (which: Nation): Effect =>
  (g, say) => {
    if (vpOf(g, FRENCH) > FRENCH_WEAK) return;
    if (isNeutralNation(g, which)) join(g, say, which, BRITISH, '8.0');
    else addRaidPoints(g, say, FRENCH, -DIPLOMACY_POINTS);
  };

/** Before this Year the card brings the French only Raid Points. */
const EARLY_UNTIL = 1756;
/**
 * British Home Spaces that bring in the Cherokee when in French hands.
 *
 * Open reading (29): which spaces the card names. Taken as those from New York southward.
 */
const SOUTHERN_SPACES = 2;

const frenchCherokee: Effect = (g, say, of) => {
  const joined = g.joined.get(CHEROKEE);
  if (g.year <= EARLY_UNTIL || joined === BRITISH) addRaidPoints(g, say, FRENCH, DIPLOMACY_POINTS);
  else if (joined === NONE && heldBy(g, FRENCH, of).length >= SOUTHERN_SPACES) join(g, say, CHEROKEE, FRENCH, '8.0');
};

const frenchIroquois: Effect = (g, say) => {
  if (vpOf(g, FRENCH) >= FRENCH_STRONG && isNeutralNation(g, IROQUOIS)) join(g, say, IROQUOIS, FRENCH, '8.0');
};

/** The spaces that a card names and a faction controls. */
const heldBy = (g: State, of: Side, named: Card): Space[] =>
  factsOf(named)
    .spaces.map((name) => space.of(name))
    .filter((at) => controls(g, of, at));

const GOODS_POINTS = [0, 3, 5];
const tradeGoods: Effect = (g, say, of) => {
  const points = GOODS_POINTS[heldBy(g, BRITISH, of).length] ?? 0;
  if (points > 0) addRaidPoints(g, say, FRENCH, -points);
};

const EPIDEMIC_POINTS = 3;
const lastEpidemic: Effect = (g, say) => {
  if (isLastYear(g)) addRaidPoints(g, say, FRENCH, -EPIDEMIC_POINTS);
};

const WAGONS = 2;
/**
 * Reluctant Wagoneers. Open reading (30): whether doubled Army points and Sail/Army points can be lost. Taken as no.
 */
const reluctantWagoneers: Effect = (g, say, of) => {
  let lost = 0;
  for (const each of point.all) {
    const facts = deckOfPoint(each) === deckOf(BRITISH) ? pointFacts(g, each) : undefined;
    if (facts?.type !== 'army' || facts.double || g.pointsGone.has(each) || lost === WAGONS) continue;
    g.pointsGone.add(each);
    lost++;
  }
  if (lost > 0) say?.({ type: 'points-lost', side: 'british', card: card.nameOf(of), points: lost });
};

const howTheFrenchFight: Effect = (g) => {
  g.extraLight = true;
};

const EFFECTS: ReadonlyMap<Card, Effect> = new Map<Card, Effect>([
  [card.of('cherokee-diplomacy-british-13'), britishDiplomacy(CHEROKEE)],
  [card.of('iroquois-diplomacy-british-19'), britishDiplomacy(IROQUOIS)],
  [card.of('cherokee-diplomacy-french-29'), frenchCherokee],
  [card.of('iroquois-diplomacy-french-38'), frenchIroquois],
  [card.of('french-trade-goods-destroyed-20'), tradeGoods],
  [card.of('smallpox-epidemic-45'), lastEpidemic],
  [card.of('reluctant-wagoneers-30'), reluctantWagoneers],
  [card.of('lets-see-how-the-french-fight-54'), howTheFrenchFight],
]);

/** The effects of an event without choices. */
export const takeEffect = (g: State, say: Say, of: Card): void => EFFECTS.get(of)?.(g, say, of);

/** Pennsylvania's Peace Promises: the British neither hold nor have raided any of the named spaces. */
export const isPeacePossible = (g: State, of: Card): boolean =>
  heldBy(g, BRITISH, of).length === 0 && !factsOf(of).spaces.some((name) => g.britishRaids.has(space.of(name)));
