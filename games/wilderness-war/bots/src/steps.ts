import type { Choice } from '@carillon/flow';
import { stepNamed } from '@carillon/opponent';
import { flow } from '@carillon/wilderness-war-rules/search';

// The steps whose choices a policy weighs one by one, and their verbs in order.

const STEPS = flow.allSteps;

export const ONWARD: number = stepNamed(STEPS, 'march.onward');
export const CARD: number = stepNamed(STEPS, 'phase.card');
export const LOSSES: number = stepNamed(STEPS, 'losses.pick');
export const BUILD: number = stepNamed(STEPS, 'construction.build');
/** The steps that activate a leader or a single piece. */
export const ACTIVATING: ReadonlySet<number> = new Set(
  ['activation.choose', 'campaign.lead', 'campaign.leadSecond'].map((name) => stepNamed(STEPS, name)),
);

// phase.card
export const EVENT = 0;
export const ACTIVATE = 1;
export const FORTS = 3;
export const DISCARD = 4;
// activation.choose and its like
export const LEAD = 0;
export const ALONE = 1;
// construction.build
export const BUILDS = 0;
// march.onward: verbs from the first to the second go somewhere
export const MOVE = 0;
export const LAND = 3;
export const STOP = 5;

const ARGUMENTS = (1 << 24) - 1;
/** The only argument of a choice: an id. */
export const idOf = (choice: Choice): number => choice & ARGUMENTS;
