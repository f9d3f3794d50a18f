import type { Seat } from '@carillon/flow';
import type { Fought, Telling } from '@carillon/opponent';
import {
  flow,
  isFortress,
  isMilitia,
  isUnit,
  LEADER_POOL,
  LeaderDraw,
  type LogEntry,
  type Piece,
  piece,
  SIEGE_LEVELS,
  type Side,
  type Space,
  type State,
  side,
  sideOf,
  space,
  spaceOf,
} from '@carillon/wilderness-war-rules/search';
import { Evaluation } from './evaluation.ts';
import { FEATURES } from './weights.ts';

const evaluation = new Evaluation();

/** A side's own deeds; their results, such as losses and VP, are shown as odds. */
const DEEDS: readonly LogEntry['type'][] = [
  ...(['hold', 'card', 'response', 'activate', 'march', 'drop', 'slip-away', 'inside', 'assault', 'sail'] as const),
  ...(['build', 'demolish', 'placed', 'restored', 'militia', 'amphib-placed', 'leaders-exchanged'] as const),
  ...(['leader-dismissed', 'card-recovered'] as const),
];

/** The describable features of a position of Wilderness War. */
export const telling: Telling<State> = {
  features: FEATURES,
  worths: (g, into) => evaluation.worths(g, into),
  points: (g) => g.vp,
  deeds: new Set(DEEDS),
  sees: (g, deed) => isVisible(g, deed as LogEntry),
  steps: (g, seat) => stepsOnMap(g, seat),
  gist: (deeds) => gistOf(deeds as readonly LogEntry[]),
  fights: (log, seat) => fightsIn(log as readonly LogEntry[], seat),
};

/** 5.55 Whether leaders that are placed have left the pool from which they are drawn by lot. */
function isVisible(g: State, deed: LogEntry): boolean {
  if (deed.type !== 'placed') return true;
  const drawn = flow.within(g, LeaderDraw)?.drawn;
  return deed.pieces.every((name) => {
    const p = piece.of(name);
    return g.place.get(p) !== LEADER_POOL || drawn?.has(p) === true;
  });
}

/** The cards played, the forces activated, and the places that they come to, or where they act. */
function gistOf(deeds: readonly LogEntry[]): readonly string[] {
  return deeds.flatMap((deed, i): readonly string[] => {
    switch (deed.type) {
      case 'card':
        return [`${deed.card} ${deed.use}`];
      case 'response':
        return [deed.card];
      case 'activate':
        return [`activate ${deed.commander ?? ''} ${deed.at}`];
      case 'march':
      case 'sail':
        return isPassing(deed.to, deeds.slice(i + 1)) ? [] : [`go ${deed.to}`];
      case 'assault':
      case 'build':
      case 'demolish':
        return [`${deed.type} ${deed.at}`];
      default:
        return [];
    }
  });
}

/** Whether a force that has come to a place goes on from there at once. */
function isPassing(at: string, next: readonly LogEntry[]): boolean {
  const after = next.find(({ type }) => type !== 'drop');
  return (after?.type === 'march' || after?.type === 'sail') && after.from === at;
}

/** 8.24 The level that an assault needs. */
const levelFor = (where: Space): number =>
  isFortress(where) ? SIEGE_LEVELS.assaultOnFortress : SIEGE_LEVELS.assaultOnFort;

/** All battles, and the assaults, rolls for sieges (8.231) and raids of a side. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one case for each kind of fight, and the last assault in the log is carried from one to the next
function fightsIn(log: readonly LogEntry[], seat: Seat): readonly Fought[] {
  const own = side.nameOf(seat as Side);
  const fights: Fought[] = [];
  let stormed: string | undefined;
  for (const entry of log) {
    if (entry.type === 'won') fights.push({ kind: 'battle', at: entry.at, won: entry.side === own });
    else if (entry.type === 'assault') stormed = entry.attacker === own ? entry.at : undefined;
    else if (entry.type === 'assault-failed' || (entry.type === 'captured' && entry.at === stormed)) {
      if (entry.at === stormed) fights.push({ kind: 'assault', at: entry.at, won: entry.type === 'captured' });
      stormed = undefined;
    } else if (entry.type === 'siege-roll' && entry.side === own) {
      fights.push({ kind: 'siege', at: entry.at, won: entry.level >= levelFor(space.of(entry.at)) });
    } else if (entry.type === 'raid' && entry.side === own)
      fights.push({ kind: 'raid', at: entry.at, won: entry.success });
  }
  return fights;
}

/** The steps of a side's units on the map; Militia come and go. */
function stepsOnMap(g: State, seat: Seat): number {
  let steps = 0;
  for (let p = 0 as Piece; p < piece.count; p++)
    if (isUnit(p) && !isMilitia(p) && sideOf(p) === seat && spaceOf(g.place.get(p)) >= 0)
      steps += g.reduced.has(p) ? 1 : 2;
  return steps;
}
