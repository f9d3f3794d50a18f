import { inLine, NONE, type Spot } from '@carillon/flow';
import { get } from '@carillon/kit';
import { mayBuildMore } from '../cards/construction-frenzy.ts';
import { partsOf } from '../cards/events.ts';
import { hasGorget, isBrigade, isCommander, nationOf, ratingOf } from '../counters.ts';
import {
  ARRIVING,
  BRITISH,
  type Card,
  card,
  enemyOf,
  FRENCH,
  isOnBoard,
  LOSSES,
  type Piece,
  type Pool,
  placeOf,
  type Round,
  round,
  type Side,
  side,
} from '../ids.ts';
import { FACTION_POINTS, INDIAN_POINTS, REACTION_POINT } from '../kinds.ts';
import { flow } from '../procedures/contents.ts';
import { Construction } from '../procedures/contents-actions.ts';
import {
  PickEvent,
  PointsLost,
  RearAdmiral,
  RoundUp,
  StackEvent,
  StartEvents,
  Warships,
} from '../procedures/contents-events.ts';
import { ActionPhase, ActionRound, Draw, Game, YearStart } from '../procedures/contents-sequence.ts';
import {
  BagDraw,
  ColonialsEnlist,
  ComeAshore,
  FleetsArrive,
  LossesReturn,
  Placement,
  Rally,
  Redeployment,
  ReturnToColonies,
  VoyageHome,
  WinterQuarters,
} from '../procedures/contents-year.ts';
import { eventDecks, factsOf } from '../query/cards.ts';
import { landfalls } from '../query/placement.ts';
import { BRITISH_METROPOLITAN, COLONIALS, FLEETS, FRENCH_METROPOLITAN, picksOf } from '../query/pools.ts';
import { countIn, hasAny, nextIn, sideOf } from '../query/presence.ts';
import { goesHome, isAbroad, returnTypes } from '../query/winter.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';
import { checkWhole } from './whole.ts';
import { checkWinter } from './winter.ts';

// Checks on the running procedures: the sequence of play, events, and the Rounds of the Year.

flow.frames.holds(Game, (g) => checkWhole(g));

/** 4.0 Everything that the sequence of play runs belongs to a Round. */
function mustBeIn(g: State, caller: string, here: Spot, fits: (each: Round) => boolean): void {
  if (caller !== '' && !fits(g.round))
    throw impossible('wrong-round', `this does not run in ${round.nameOf(g.round)}`, here);
}
const only =
  (name: Parameters<typeof round.of>[0]) =>
  (each: Round): boolean =>
    each === round.of(name);

/** The step that runs a frame determines its faction. */
function mustBeFor(of: Side, expected: Side | undefined, here: Spot): void {
  if (expected !== undefined && of !== expected)
    throw impossible('wrong-side', `this runs for the ${side.nameOf(expected)}, not for the ${side.nameOf(of)}`, here);
}

/** The side of each of the paired steps. */
function sideNamed(caller: string): Side | undefined {
  const step = caller.slice(caller.indexOf('.') + 1);
  if (step.startsWith('french') || step === 'placeFrench' || step === 'indian') return FRENCH;
  return step.startsWith('british') || step === 'placeBritish' ? BRITISH : undefined;
}

/** The side of each step of an Action Round. */
function sideInTurn(g: State, caller: string): Side | undefined {
  if (caller.startsWith('action-round.second')) return enemyOf(g.first);
  return caller.startsWith('action-round.') ? g.first : undefined;
}

flow.frames.holds(YearStart, (g, _f, here, { caller }) => mustBeIn(g, caller, here, only('ar1')));
flow.frames.holds(ActionRound, (g, _f, here, { caller }) =>
  mustBeIn(g, caller, here, (each) => round.nameOf(each).startsWith('ar')),
);
flow.frames.holds(FleetsArrive, (g, _f, here, { caller }) => mustBeIn(g, caller, here, only('fleets-arrive')));
flow.frames.holds(ColonialsEnlist, (g, _f, here, { caller }) => mustBeIn(g, caller, here, only('colonials-enlist')));

flow.frames.holds(Draw, (_g, f, here, { caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  if (f.cards < 1) throw impossible('no-draw', 'there is nothing to draw', here);
  if (caller !== '' && f.indian !== (caller === 'action-round.indian'))
    throw impossible('wrong-deck', 'this draws from another deck', here);
});

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the conditions on an Action Phase, one a line
flow.frames.holds(ActionPhase, (g, f, here, { step, caller }) => {
  mustBeFor(f.side, sideInTurn(g, caller), here);
  const fits = caller === '' || (f.stage === REACTION_POINT) === (caller === 'action-round.reaction');
  const isFrench = f.side === FRENCH || f.stage !== INDIAN_POINTS || step === 'land';
  const mayHold = step !== 'spend' || (f.side === g.first && f.stage === FACTION_POINTS && g.reaction === NONE);
  const isEarly = caller === 'action-round.firstPhase' && (f.stage !== FACTION_POINTS || step === 'spend');
  if (isEarly && g.reaction !== NONE)
    throw impossible('reaction-not-held', 'no point is held for Reaction yet', here, inLine('reaction'));
  if (!fits || !isFrench || !mayHold) throw impossible('wrong-points', 'these points are not spent now', here);
  const mayAgain = step === 'frenzy' && flow.within(g, Construction) === undefined;
  const isBuilder = f.builder === NONE ? !mayAgain : isBrigade(f.builder) && sideOf(g, f.builder) === f.side;
  if (!isBuilder || (mayAgain && !mayBuildMore(g, f.side)))
    throw impossible('nobody-builds', 'nobody has just constructed, and may do so again', here);
});

// ---- events at the start of the Action Round

flow.frames.holds(StartEvents, (g, f, here, { caller }) => {
  mustBeFor(f.side, sideInTurn(g, caller), here);
  if (f.done < 1 || f.done > eventDecks(g, f.side).length)
    throw impossible('wrong-event', 'no event of a card in play is under way', here);
});

/** The card of the current event, and its faction. */
function mustBeOfCard(g: State, here: Spot, ...events: readonly string[]): { by: Side; played: Card } | undefined {
  const start = flow.within(g, StartEvents);
  if (start === undefined) return undefined;
  const from = eventDecks(g, start.side)[start.done - 1];
  const played = from === undefined ? NONE : g.played.get(from);
  if (played === NONE || !events.includes(factsOf(played).event ?? ''))
    throw impossible('wrong-event', 'the card in play has another event', here);
  return { by: start.side, played };
}

function mustBeCard(played: Card, expected: Card | undefined, here: Spot): void {
  if (expected !== undefined && played !== expected)
    throw impossible('wrong-event', `${card.nameOf(played)} is not in play`, here);
}

const STACK_EVENTS = ['hesitant-british-general', 'armed-battoemen'];
const FLIPS = 2;

flow.frames.holds(PickEvent, (g, f, here, { step }) => {
  mustBeCard(f.card, mustBeOfCard(g, here, factsOf(f.card).event ?? '')?.played, here);
  const part = partsOf(g, f.card)[f.part];
  const fits = part !== undefined && f.left <= part.count && f.left >= (step === 'pick' ? 1 : 0);
  if (!fits) throw impossible('wrong-pick', 'the event does not pick so many', here);
  const isSent = f.now !== NONE && g.place.get(f.now) === ARRIVING && nationOf(f.now) !== NONE;
  if (step === 'village' && !isSent) throw impossible('wrong-pick', 'nobody waits to be sent to a Village', here);
});
flow.frames.holds(StackEvent, (g, f, here) => {
  mustBeCard(f.card, mustBeOfCard(g, here, ...STACK_EVENTS)?.played, here);
  if (!STACK_EVENTS.includes(factsOf(f.card).event ?? ''))
    throw impossible('wrong-event', `${card.nameOf(f.card)} has another event`, here);
});
flow.frames.holds(RoundUp, (g, f, here) => {
  mustBeFor(f.side, mustBeOfCard(g, here, 'round-up-men-and-equipment')?.by, here);
  if (f.left < 1 || f.left > FLIPS || f.flipped !== f.left < FLIPS)
    throw impossible('wrong-pick', 'so many are not flipped', here);
});
flow.frames.holds(RearAdmiral, (g, _f, here) => void mustBeOfCard(g, here, 'wintering-rear-admiral'));
flow.frames.holds(PointsLost, (g, _f, here) => void mustBeOfCard(g, here, 'delayed-supplies-from-france'));
flow.frames.holds(Warships, (g, _f, here) => void mustBeOfCard(g, here, 'french-lake-warships'));

// ---- 14.0

const BEST = 3;
flow.frames.holds(Rally, (g, f, here, { caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  const rallies = f.tried.has(f.at) && hasAny(g, f.side, f.at, (p) => g.routed.has(p));
  let best = 0;
  for (let p = nextIn(g, f.side, f.at, NONE); p !== NONE; p = nextIn(g, f.side, f.at, p))
    best = Math.max(best, ratingOf(p));
  if (!rallies || f.left < 1 || f.left > 1 + Math.min(best, BEST))
    throw impossible('nobody-rallies', 'no Routed stack rolls so many dice to rally', here);
});

// ---- 15.0, 16.0

const POOLS: ReadonlyMap<string, Pool> = new Map([
  ['fleets-arrive.fleets', FLEETS],
  ['fleets-arrive.british', BRITISH_METROPOLITAN],
  ['fleets-arrive.french', FRENCH_METROPOLITAN],
  ['colonials-enlist.draw', COLONIALS],
]);
const MOST_DRAWS = 12;

flow.frames.holds(BagDraw, (g, f, here, { step, caller }) => {
  const least = step === 'draw' ? 1 : 0;
  if ((caller !== '' && f.pool !== get(POOLS, caller)) || f.draws < least || f.draws > MOST_DRAWS)
    throw impossible('wrong-draw', 'there are no such draws from this pool', here);
  const isBringing = f.brigade !== NONE && hasGorget(f.brigade) && g.place.get(f.brigade) === ARRIVING;
  if (step === 'commanded' && !isBringing) throw impossible('wrong-draw', 'no Brigade draws a Commander', here);
  if (step !== 'pick') return;
  const picks = f.token === NONE ? undefined : picksOf(g, f.token);
  if (picks === undefined || f.picks < 1 || f.picks > picks.count)
    throw impossible('wrong-draw', 'no token lets pick so many', here);
});

flow.frames.holds(Placement, (g, f, here, { caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  if (f.harbours.isEmpty) return;
  const open = landfalls(g, f.side);
  if (!f.harbours.toArray().every((each) => open.includes(each)))
    throw impossible('wrong-harbour', 'nobody drawn can have been placed there', here);
});

// ---- 17.0

flow.frames.holds(WinterQuarters, (g, f, here, { step, caller }) => {
  mustBeIn(g, caller, here, only('winter-quarters'));
  if (step === 'reveal' && g.holdsChit.isEmpty) throw impossible('nothing-to-reveal', 'nobody holds a chit', here);
  for (let p = f.staying.first(); p !== NONE; p = f.staying.after(p))
    if (!isOnBoard(g.place.get(p))) throw impossible('stays-nowhere', 'a unit that stays is not on the map', here);
  if (step !== 'reveal') checkWinter(g, f.staying, step);
});
flow.frames.holds(ComeAshore, (_g, f, here, { caller }) => mustBeFor(f.side, sideNamed(caller), here));

const stays = (g: State, p: Piece): boolean => flow.within(g, WinterQuarters)?.staying.has(p) === true;

/** 17.3 Units going home belong to the faction, are where their way has led, and do not stay. */
function mustGoHome(g: State, of: Side, p: Piece, where: number, here: Spot): void {
  if (sideOf(g, p) !== of || g.place.get(p) !== where || !goesHome(p) || stays(g, p))
    throw impossible('goes-home-from-elsewhere', 'a unit goes home that is elsewhere, or cannot', here);
}

flow.frames.holds(ReturnToColonies, (g, f, here, { step, caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  if (f.force.isEmpty && step === 'move') throw impossible('nobody-goes-home', 'nobody is on the way home', here);
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) mustGoHome(g, f.side, p, placeOf(f.at), here);
});
flow.frames.holds(VoyageHome, (g, f, here, { step, caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  const mayBe = (p: Piece): boolean => goesHome(p) && !(step === 'to' && stays(g, p));
  if (!isAbroad(g, f.side, f.at) || !hasAny(g, f.side, placeOf(f.at), mayBe))
    throw impossible('nobody-goes-home', 'nobody is there to go home', here);
});
flow.frames.holds(Redeployment, (g, f, here, { caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  const fits = f.now !== NONE && isCommander(f.now) && sideOf(g, f.now) === f.side && isOnBoard(g.place.get(f.now));
  if (!fits) throw impossible('nobody-redeploys', 'no Commander is redeployed', here);
});
flow.frames.holds(LossesReturn, (g, f, here, { caller }) => {
  mustBeFor(f.side, sideNamed(caller), here);
  const fits = f.type >= 0 && f.type < returnTypes && f.left >= 1 && f.left <= countIn(g, f.side, LOSSES, () => true);
  if (!fits) throw impossible('nobody-comes-back', 'nobody comes back from the Losses box', here);
});
