import { type Brain, LearnedEvaluation, type StyleName } from '@carillon/opponent';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { dealer, flow, type State, type View } from '@carillon/wilderness-war-rules/search';
import { likelyHeld, watch } from './belief.ts';
import { CALIBRATION } from './calibration.ts';
import { Evaluation } from './evaluation.ts';
import { HABITS } from './habits.ts';
import { intendingOf } from './intending.ts';
import { LEARNED } from './learned.ts';
import { WildernessWarPolicy } from './policy.ts';
import { isPointless } from './sense.ts';
import { CARD } from './steps.ts';
import { STYLES } from './styles.ts';
import { telling } from './telling.ts';
import { FEATURES, WAR } from './weights.ts';

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
    policy: () => new WildernessWarPolicy(aims),
    // All aims have a name, pursued or not.
    intending: intendingOf(style === 'balanced' ? {} : aims),
    evaluate: (g) => evaluation.chance(g),
    learned: { version: LEARNED.version, evaluation: watched, evaluate: (g) => learned.chance(g) },
  };
}

/** The brain of computer players of Wilderness War. */
export const wildernessWarBrain: Brain<State, View> = {
  ...ways('balanced'),
  rules: wildernessWar,
  beginsTurn: (g) => flow.stepAt(g) === CARD,
  turnStep: CARD,
  turnOf: (g) => wildernessWar.turnOf?.(g),
  dealer: (view, witnessed = []) => dealer(view, likelyHeld(view, witnessed)),
  watch,
  habits: HABITS.version,
  considers: (g, seat, choice) => !flow.isAside(g, choice) && !isPointless(g, seat, flow.stepAt(g), choice),
  styled: (style) => ({ ...wildernessWarBrain, ...ways(style) }),
  calibration: CALIBRATION,
  telling,
  version: 'hand-8',
};

export { wildernessWarCounting } from './counting.ts';
export { wildernessWarExploiters } from './exploiters.ts';
export { wildernessWarImitated } from './imitating.ts';
