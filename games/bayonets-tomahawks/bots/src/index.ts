import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import {
  ActionPhase,
  BRITISH,
  type Card,
  card,
  dealer,
  FRENCH,
  flow,
  isDrawn,
  REACTION_POINT,
  type State,
  type View,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type Brain, LearnedEvaluation, stepNamed } from '@carillon/opponent';
import { likelyReserve, watch } from './belief.ts';
import { CALIBRATION } from './calibration.ts';
import { Evaluation } from './evaluation.ts';
import { LEARNED } from './learned.ts';
import { BayonetsTomahawksPolicy } from './policy.ts';
import { isPointless } from './sense.ts';
import { telling } from './telling.ts';
import { FEATURES } from './weights.ts';

const KEEP = stepNamed(flow.allSteps, 'year-start.keep');
const CHOOSE = stepNamed(flow.allSteps, 'action-round.choose');
const INITIATIVE = stepNamed(flow.allSteps, 'action-round.initiative');
const ACT = stepNamed(flow.allSteps, 'action-phase.act');
const CARDS = (1 << card.bits) - 1;
const evaluation = new Evaluation();
const learned = new LearnedEvaluation(evaluation, FEATURES, LEARNED);

/**
 * What computer players know of Bayonets & Tomahawks. A turn is an Action Round, because Battles are fought at its end:
 * a march alone tells nothing.
 */
export const bayonetsTomahawksBrain: Brain<State, View> = {
  rules: bayonetsTomahawks,
  beginsTurn: (g) => flow.stepAt(g) === CHOOSE && !flow.hasAnswered(g, FRENCH) && !flow.hasAnswered(g, BRITISH),
  turnStep: CHOOSE,
  turnOf: (g) => flow.within(g, ActionPhase)?.side,
  // No gain is shown by what a Reserve may be told by: all cards are dealt alike, unless `npm run belief` measures it.
  dealer: (view, witnessed = []) => dealer(view, likelyReserve(view, witnessed)),
  watch,
  // 7.1: the card to keep; #2, #4: the card to play, against the enemy's Reserve or new card, and who plays first.
  ahead: {
    steps: new Set([KEEP, CHOOSE, INITIATIVE]),
    early: new Set([KEEP]),
    answer: (g, choice) => (isDrawn(g, (choice & CARDS) as Card) ? 1 : 0),
  },
  // 7.3.6 Before Reaction the enemy has acted.
  plansAgain: (g) => flow.stepAt(g) === ACT && flow.within(g, ActionPhase)?.stage === REACTION_POINT,
  considers: (g, seat, choice) => !flow.isAside(g, choice) && !isPointless(g, seat, flow.stepAt(g), choice),
  policy: () => new BayonetsTomahawksPolicy(),
  evaluate: (g) => evaluation.chance(g),
  learned: { version: learned.version, evaluation: learned, evaluate: (g) => learned.chance(g) },
  calibration: CALIBRATION,
  telling,
  version: 'hand-6',
};

export { bayonetsTomahawksCounting } from './counting.ts';
