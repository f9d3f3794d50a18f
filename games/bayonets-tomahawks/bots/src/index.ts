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
import { type Brain, LearnedEvaluation, type StyleName, stepNamed } from '@carillon/opponent';
import { likelyReserve, watch } from './belief.ts';
import { CALIBRATION } from './calibration.ts';
import { Evaluation } from './evaluation.ts';
import { intendingOf } from './intending.ts';
import { LEARNED } from './learned.ts';
import { BayonetsTomahawksPolicy } from './policy.ts';
import { isPointless } from './sense.ts';
import { ACT, CHOOSE } from './steps.ts';
import { STYLES } from './styles.ts';
import { telling } from './telling.ts';
import { FEATURES, WAR } from './weights.ts';

const KEEP = stepNamed(flow.allSteps, 'year-start.keep');
const INITIATIVE = stepNamed(flow.allSteps, 'action-round.initiative');
const CARDS = (1 << card.bits) - 1;

/**
 * One in this many playouts of a search pursues an intention. Players who did so lost to their predecessors
 * (docs/measured/opponents.md): so only players with a style do, because their aims give them their character.
 */
const [NONE_PURSUED, PURSUED_ONE_IN] = [0, 4];

/** Whether the learned weights count the features of `war.ts`. */
const countsWar = WAR.some((name) => [name, `${name}, early`].some((input) => (LEARNED.weights[input] ?? 0) !== 0));
/** Games to learn from are evaluated with all features. */
const watched = new LearnedEvaluation(new Evaluation(true), FEATURES, LEARNED);

/** The policy, evaluation and intentions of a style's players. */
function ways(style: StyleName): Pick<Brain<State, View>, 'policy' | 'evaluate' | 'learned' | 'intending'> {
  const { aims, features } = STYLES[style];
  const evaluation = new Evaluation(false, features);
  const learned = new LearnedEvaluation(new Evaluation(countsWar, features), FEATURES, LEARNED);
  return {
    policy: () => new BayonetsTomahawksPolicy(aims),
    intending: intendingOf(aims, style === 'balanced' ? NONE_PURSUED : PURSUED_ONE_IN),
    evaluate: (g) => evaluation.chance(g),
    learned: { version: LEARNED.version, evaluation: watched, evaluate: (g) => learned.chance(g) },
  };
}

/**
 * The brain of computer players of Bayonets & Tomahawks. A turn is an Action Round, because Battles are fought at its
 * end: a march alone shows nothing.
 */
export const bayonetsTomahawksBrain: Brain<State, View> = {
  ...ways('balanced'),
  rules: bayonetsTomahawks,
  beginsTurn: (g) => flow.stepAt(g) === CHOOSE && !flow.hasAnswered(g, FRENCH) && !flow.hasAnswered(g, BRITISH),
  turnStep: CHOOSE,
  turnOf: (g) => bayonetsTomahawks.turnOf?.(g),
  // No gain was measured from inferring the Reserve: all cards are dealt alike, unless `npm run belief` measures it.
  dealer: (view, witnessed = []) => dealer(view, likelyReserve(view, witnessed)),
  watch,
  // 7.1: the card to keep; #2, #4: the card to play, against the enemy's Reserve or new card, and who plays first.
  ahead: {
    steps: new Set([KEEP, CHOOSE, INITIATIVE]),
    early: new Set([KEEP]),
    answer: (g, choice) => (isDrawn(g, (choice & CARDS) as Card) ? 1 : 0),
  },
  // 7.3.6 The enemy acts before Reaction.
  plansAgain: (g) => flow.stepAt(g) === ACT && flow.within(g, ActionPhase)?.stage === REACTION_POINT,
  considers: (g, seat, choice) => !flow.isAside(g, choice) && !isPointless(g, seat, flow.stepAt(g), choice),
  styled: (style) => ({ ...bayonetsTomahawksBrain, ...ways(style) }),
  calibration: CALIBRATION,
  telling,
  version: 'hand-7',
};

export { bayonetsTomahawksCounting } from './counting.ts';
export { bayonetsTomahawksExploiters } from './exploiters.ts';
