import { flow, March, type Side, type State } from '@carillon/bayonets-tomahawks-rules/search';
import { NONE, verbOf } from '@carillon/flow';
import type { Imitated } from '@carillon/opponent';
import { Aims } from './aims.ts';
import { Field } from './field.ts';
import { BayonetsTomahawksPolicy } from './policy.ts';
import { Prizes } from './prizes.ts';
import { Raids } from './raids.ts';
import { Stakes } from './stakes.ts';
import { CHOOSE, MARCHING, MOVE, spaceIn } from './steps.ts';
import { BayonetsTomahawksTraits, NAMES } from './traits.ts';

/** What the policy can learn from a game. */
export function bayonetsTomahawksImitated(): Imitated<State> {
  const byHand = new Float64Array(NAMES.all.length).fill(1);
  const [field, prizes, raids] = [new Field(), new Prizes(), new Raids()];
  const stakes = new Stakes(field, prizes);
  const traits = new BayonetsTomahawksTraits(field, prizes, raids, stakes);
  const aims = new Aims(field, prizes, traits, byHand);
  return {
    flow,
    names: NAMES.all,
    policy: new BayonetsTomahawksPolicy({}, byHand),
    turnStep: CHOOSE,
    traitsAt: (g, seat, step) => {
      stakes.read(g, seat as Side);
      raids.read(g, seat as Side);
      return (choice) => {
        traits.ofChoice(g, seat as Side, step, choice);
        return traits.toArray();
      };
    },
    marchAt: (g, step) => {
      if (!MARCHING.has(step)) return undefined;
      const march = flow.enclosing(g, March);
      return { mover: march.force.first(), at: march.at, chooses: march.spent === 0 };
    },
    visitTargets: (g, visit) => aims.visit(g, flow.enclosing(g, March), visit),
    destination: (choice) => (verbOf(choice) === MOVE ? spaceIn(choice) : NONE),
  };
}
