import type { Route, Target } from '@carillon/board';
import type { Say } from '../../texts/index.ts';

// The words for a way that can be gone in one gesture: a march, a raid, or a raider's way to where he does not raid.

/** Who puts words and names into the reader's language. */
export interface Speaker {
  listed(names: readonly string[]): string;
  readonly say: Say;
  nameOf(target: Target): string;
}

const nameOf = (speaker: Speaker, id: string): string => speaker.nameOf({ kind: 'space', id });

const listed = (speaker: Speaker, spaces: readonly string[]): string =>
  speaker.listed(spaces.map((id) => nameOf(speaker, id)));

/** Straight to a place, and by way of others. */
const GOES = {
  march: ['march', 'marchVia'],
  raid: ['raid', 'raidVia'],
  goTo: ['goTo', 'goToVia'],
} as const;

/** Where a way leads, and over what: `March to Albany by way of Kingston`. */
export function wayLabel(speaker: Speaker, { to, through, raids }: Route): string {
  const passed = through.slice(0, -1);
  const [straight, via] = GOES[raids === undefined ? 'march' : raids ? 'raid' : 'goTo'];
  const space = nameOf(speaker, to);
  return passed.length === 0
    ? speaker.say(straight, { space })
    : speaker.say(via, { space, spaces: listed(speaker, passed) });
}

/** What should be known before it is sent: its length, what it meets, and from where on it cannot be taken back. */
export function wayWarning(speaker: Speaker, route: Route, halt: number | null | undefined): string {
  const { through, ends, risks, raids } = route;
  return [
    speaker.say('marchCost', { count: through.length }),
    ...(ends && !raids ? [speaker.say('marchStops')] : []),
    ...(risks.length > 0 ? [speaker.say('marchRisk', { spaces: listed(speaker, risks) })] : []),
    ...(halt === undefined ? [] : [lockOf(speaker, route, halt)]),
  ].join(' ');
}

function lockOf(speaker: Speaker, { through }: Route, halt: number | null): string {
  if (halt === null) return speaker.say('marchFree');
  const space = through[halt];
  if (space === undefined) return speaker.say('raidLock');
  return speaker.say('marchLock', { step: halt + 1, space: nameOf(speaker, space) });
}
