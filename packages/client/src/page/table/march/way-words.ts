import type { Route, Target } from '@carillon/board';
import type { Ending } from '../../../shared/messages.ts';
import type { Say } from '../../texts/index.ts';
import type { Plan } from './march.ts';

// The text for a route made in one gesture: a march, a raid, or a raider's move without a raid.

/** Texts and names in the user's language. */
export interface Speaker {
  listed(names: readonly string[]): string;
  readonly say: Say;
  nameOf(target: Target): string;
}

const nameOf = (speaker: Speaker, id: string): string => speaker.nameOf({ kind: 'space', id });

const listed = (speaker: Speaker, spaces: readonly string[]): string =>
  speaker.listed(spaces.map((id) => nameOf(speaker, id)));

/** The texts for a route that is direct, and for one by way of other places. */
const GOES = {
  march: ['march', 'marchVia'],
  raid: ['raid', 'raidVia'],
  goTo: ['goTo', 'goToVia'],
} as const;

/** What is known of a route's end. */
type Foreseen = Pick<Plan, 'halt' | 'passes'>;

/** A route's destination and stops: `March to Albany by way of Kingston`. */
export function wayLabel(speaker: Speaker, { to, through, raids, splits }: Route): string {
  if (splits !== undefined) return speaker.say('splitTo', { count: splits, space: nameOf(speaker, to) });
  const passed = through.slice(0, -1);
  const [straight, via] = GOES[raids === undefined ? 'march' : raids ? 'raid' : 'goTo'];
  const space = nameOf(speaker, to);
  return passed.length === 0
    ? speaker.say(straight, { space })
    : speaker.say(via, { space, spaces: listed(speaker, passed) });
}

/**
 * A warning before a march is sent: its length, its dangers, the step after which it cannot be undone, and whether the
 * turn passes with it. `takebacks`: the other side grants each takeback, so undo goes on after that step, with new dice.
 */
export function wayWarning(speaker: Speaker, route: Route, plan: Foreseen | undefined, takebacks: boolean): string {
  const { through, ends, risks, raids, splits } = route;
  if (splits !== undefined) return '';
  return [
    speaker.say('marchCost', { count: through.length }),
    ...(ends && !raids ? [speaker.say(stopOf(route))] : []),
    ...(risks.length > 0 ? [speaker.say('marchRisk', { spaces: listed(speaker, risks) })] : []),
    ...(plan?.passes === true && plan.halt !== null ? [speaker.say('turnEnds')] : []),
    ...(plan?.halt === undefined ? [] : [lockOf(speaker, route, plan.halt, takebacks, plan.passes === true)]),
  ].join(' ');
}

/** Who must stop at the end: all, all unless they overrun the enemy, or only a part of the force. */
const stopOf = ({ overruns, parts }: Route): 'marchStops' | 'marchStopsUnless' | 'marchParts' =>
  overruns ? 'marchStopsUnless' : parts ? 'marchParts' : 'marchStops';

/** A warning before a choice that ends the turn. */
export function endWarning(speaker: Speaker, ending: Ending, takebacks: boolean): string {
  if (ending === 'free') return speaker.say(takebacks ? 'marchPassesAnew' : 'marchPasses');
  return `${speaker.say('turnEnds')} ${speaker.say(takebacks ? 'turnAnew' : 'turnLock')}`;
}

function lockOf(
  speaker: Speaker,
  { through }: Route,
  halt: number | null,
  takebacks: boolean,
  passes: boolean,
): string {
  if (halt === null && passes) return endWarning(speaker, 'free', takebacks);
  if (halt === null) return speaker.say('marchFree');
  const space = through[halt];
  if (space === undefined) return speaker.say(takebacks ? 'raidAnew' : 'raidLock');
  return speaker.say(takebacks ? 'marchAnew' : 'marchLock', { step: halt + 1, space: nameOf(speaker, space) });
}
