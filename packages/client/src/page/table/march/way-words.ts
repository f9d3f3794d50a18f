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

/**
 * What Undo does after dice or an answer: it ends there; it goes on and brings new ones, because a computer player grants
 * each takeback; or, in a lesson, it begins the step again.
 */
export type Undoing = 'ends' | 'anew' | 'step';

/** The meaning of the padlock on a route, which stands where dice or an answer come. */
export const LOCK_WORDS = { ends: 'mapKeyLock', anew: 'mapKeyLockAnew', step: 'mapKeyLockLesson' } as const;

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
 * A warning before a march is sent: its length, its dangers, the step after which undo changes, and whether the
 * turn passes with it.
 */
export function wayWarning(speaker: Speaker, route: Route, plan: Foreseen | undefined, undoing: Undoing): string {
  const { through, ends, risks, raids, splits } = route;
  if (splits !== undefined) return '';
  return [
    speaker.say('marchCost', { count: through.length }),
    ...(ends && !raids ? [speaker.say(stopOf(route))] : []),
    ...(risks.length > 0 ? [speaker.say('marchRisk', { spaces: listed(speaker, risks) })] : []),
    ...(plan?.passes === true && plan.halt !== null ? [speaker.say('turnEnds')] : []),
    ...(plan?.halt === undefined ? [] : [lockOf(speaker, route, plan.halt, undoing, plan.passes === true)]),
  ].join(' ');
}

/** Who must stop at the end: all, all unless they overrun the enemy, or only a part of the force. */
const stopOf = ({ overruns, parts }: Route): 'marchStops' | 'marchStopsUnless' | 'marchParts' =>
  overruns ? 'marchStopsUnless' : parts ? 'marchParts' : 'marchStops';

/** A warning before a choice that ends the turn. */
export function endWarning(speaker: Speaker, ending: Ending, undoing: Undoing): string {
  if (undoing === 'step') {
    const follows = ending === 'free' ? [] : [speaker.say('turnMeets')];
    return [speaker.say('turnEnds'), ...follows, speaker.say('undoLesson')].join(' ');
  }
  const isAnew = undoing === 'anew';
  if (ending === 'free') return speaker.say(isAnew ? 'marchPassesAnew' : 'marchPasses');
  return `${speaker.say('turnEnds')} ${speaker.say(isAnew ? 'turnAnew' : 'turnLock')}`;
}

/** The place of the step after which undo changes. */
interface Lock {
  readonly step: number;
  readonly space: string;
}

function lockOf(speaker: Speaker, { through }: Route, halt: number | null, undoing: Undoing, passes: boolean): string {
  if (halt === null && passes) return endWarning(speaker, 'free', undoing);
  const space = through[halt ?? -1];
  const lock = halt === null || space === undefined ? undefined : { step: halt + 1, space: nameOf(speaker, space) };
  if (undoing === 'step') return lessonLock(speaker, halt, lock);
  if (halt === null) return speaker.say('marchFree');
  if (lock === undefined) return speaker.say(undoing === 'anew' ? 'raidAnew' : 'raidLock');
  return speaker.say(undoing === 'anew' ? 'marchAnew' : 'marchLock', lock);
}

function lessonLock(speaker: Speaker, halt: number | null, lock: Lock | undefined): string {
  const again = speaker.say('undoLesson');
  if (halt === null) return again;
  return `${lock ? speaker.say('marchMeets', lock) : speaker.say('raidMeets')} ${again}`;
}
