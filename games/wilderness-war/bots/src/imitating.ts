import { NONE, type Seat, verbOf } from '@carillon/flow';
import type { Imitated } from '@carillon/opponent';
import { flow, March, type Side, type State } from '@carillon/wilderness-war-rules/search';
import { Aims } from './aims.ts';
import { Field } from './field.ts';
import { WildernessWarPolicy } from './policy.ts';
import { CARD, idOf, LAND, ONWARD } from './steps.ts';
import { NAMES, WildernessWarTraits } from './traits.ts';

/** What the policy can learn from a game. */
export function wildernessWarImitated(): Imitated<State> {
  const byHand = new Float64Array(NAMES.all.length).fill(1);
  const field = new Field();
  const traits = new WildernessWarTraits(field);
  const aims = new Aims(field, traits, byHand);
  return {
    flow,
    names: NAMES.all,
    policy: new WildernessWarPolicy({}, byHand),
    turnStep: CARD,
    traitsAt: (g, seat: Seat, step) => {
      field.read(g);
      traits.begin(g, seat as Side, step);
      return (choice) => {
        traits.ofChoice(g, step, choice);
        return traits.toArray();
      };
    },
    marchAt: (g, step) => {
      if (step !== ONWARD) return undefined;
      const march = flow.enclosing(g, March);
      return { mover: march.force.first(), at: march.at, chooses: false };
    },
    visitTargets: (g, visit) => {
      field.read(g);
      aims.visit(g, flow.enclosing(g, March), visit);
    },
    destination: (choice) => (verbOf(choice) <= LAND ? idOf(choice) : NONE),
  };
}
