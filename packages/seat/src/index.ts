export { onlySetOn } from './only-set.ts';
export { ownChoices } from './own-choices.ts';
export { Plan, play } from './plan.ts';
export { changedStanding, isStandingBySeat, type StandingBySeat, type StandingChange } from './standing-answers.ts';
export { actionStart, depthOf, Undone } from './undone.ts';
