import { type ApFacts, POINTS, SIDES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf } from '@carillon/board';
import { cardFacts } from './facts.ts';
import { type RoundStep, roundStep } from './round.ts';

// 7.3 The Action Points of the cards in play

/** A deck of which a card is in play. */
export type Deck = keyof View['played'];
const DECKS: readonly Deck[] = [...SIDES, 'indian'];

const deckOf = (point: string): Deck | undefined => DECKS.find((each) => point.startsWith(`${each}-`));

/** The Action Point at an index of the cards in play. */
export function pointFacts(view: View, point: string): ApFacts | undefined {
  const deck = deckOf(point);
  const card = deck && view.played[deck];
  if (deck === undefined || card === undefined) return undefined;
  const index = Number(point.slice(deck.length + 1)) - 1;
  const { actionPoints } = cardFacts(card);
  if (deck === 'french' && view.extraLight && index === actionPoints.length) return { type: 'light', double: false };
  return actionPoints[index];
}

/** The steps in which points are used, and those after them. */
const ORDER: readonly RoundStep[] = ['firstPhase', 'secondPhase', 'reaction', 'battles', 'close', 'done'];

/** The step after which a point that was not used is lost. */
function lastStep(view: View, point: string): RoundStep {
  if (view.reaction === point) return 'reaction';
  const deck = deckOf(point);
  return (deck === 'indian' ? 'french' : deck) === view.first ? 'firstPhase' : 'secondPhase';
}

/** 7.2, 7.3 Whether the time to use a point is over: its phase, or the part of the phase for the Indian card. */
function isLost(view: View, point: string): boolean {
  const [step, last] = [roundStep(view), lastStep(view, point)];
  if (step === undefined || !ORDER.includes(step)) return false;
  const stage = frameOf(view.stack, 'action-phase')?.locals.stage;
  return (
    ORDER.indexOf(step) > ORDER.indexOf(last) || (step === last && deckOf(point) === 'indian' && stage !== 'indian')
  );
}

/** Whether a point is neither used nor lost. */
export const isLeft = (view: View, point: string): boolean =>
  !view.pointsGone.some((gone) => gone === point) && !isLost(view, point);

/** Points left on a deck's card in play. */
export const pointsLeft = (view: View, deck: Deck): readonly { point: string; facts: ApFacts }[] =>
  POINTS.filter((point) => deckOf(point) === deck && isLeft(view, point)).flatMap((point) => {
    const facts = pointFacts(view, point);
    return facts ? [{ point, facts }] : [];
  });

/** The points that the running Action Phase may still use (7.2, 7.3). */
export function unspent(view: View): ReturnType<typeof pointsLeft> {
  const phase = frameOf(view.stack, 'action-phase')?.locals;
  if (phase === undefined) return [];
  const isReaction = phase.stage === 'reaction';
  return pointsLeft(view, phase.stage === 'indian' ? 'indian' : phase.side).filter(
    ({ point }) => (point === view.reaction) === isReaction,
  );
}
