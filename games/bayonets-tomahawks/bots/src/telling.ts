import {
  ARRIVING,
  card,
  DECK,
  DISBANDED,
  hasReducedFace,
  isCommander,
  isMobile,
  type LogEntry,
  type Piece,
  piece,
  type Side,
  type State,
  side,
  sideOf,
  spaceOf,
  UNKNOWN_CARD,
} from '@carillon/bayonets-tomahawks-rules/search';
import type { Seat } from '@carillon/flow';
import type { Fought, Telling } from '@carillon/opponent';
import { Evaluation } from './evaluation.ts';
import { FEATURES } from './weights.ts';

const evaluation = new Evaluation();

/** A faction's own deeds; their results, such as Battles and VP, are shown as odds. */
const DEEDS: readonly LogEntry['type'][] = [
  ...(['event', 'placed', 'move', 'sail', 'land', 'marshal', 'overwhelm'] as const),
  ...(['battle-marker', 'raid', 'fort-begun', 'fort-built', 'fort-repaired', 'fort-removed'] as const),
  ...(['road-begun', 'road-built'] as const),
];

/** The describable features of a position of Bayonets & Tomahawks. */
export const telling: Telling<State> = {
  features: FEATURES,
  worths: (g, into) => evaluation.worths(g, into),
  points: (g) => g.victory,
  deeds: new Set(DEEDS),
  sees: (g, deed) => isVisible(g, deed as LogEntry),
  steps: (g, seat) => stepsOnMap(g, seat),
  gist: (deeds) => gistOf(deeds as readonly LogEntry[]),
  fights: (log, seat) => fightsIn(log as readonly LogEntry[], seat),
};

/** 15.3, 16.3 Units that are placed after they have been drawn by lot. */
const DRAWN: ReadonlySet<string> = new Set(['15.3', '16.3']);

/** Whether a card that takes effect has left its deck, and units that are placed have been drawn. */
function isVisible(g: State, deed: LogEntry): boolean {
  if (deed.type === 'event') return ![DECK, UNKNOWN_CARD].includes(g.cards.get(card.of(deed.card)));
  if (deed.type !== 'placed' || !DRAWN.has(deed.rule)) return true;
  return [ARRIVING, DISBANDED].includes(g.place.get(piece.of(deed.piece)));
}

/** The events that take effect, and the places that stacks come to, or where they act. */
function gistOf(deeds: readonly LogEntry[]): readonly string[] {
  return deeds.flatMap((deed, i): readonly string[] => {
    const next = deeds[i + 1];
    switch (deed.type) {
      case 'event':
        return [deed.card];
      case 'move':
        return next?.type === 'move' && next.at === deed.to ? [] : [`go ${deed.to}`];
      case 'land':
        return [`go ${deed.at}`];
      case 'raid':
        return [`raid ${deed.from}`];
      case 'road-begun':
      case 'road-built':
        return [`road ${deed.road}`];
      case 'placed':
      case 'overwhelm':
        return [];
      default:
        return 'at' in deed ? [`${deed.type} ${deed.at}`] : [];
    }
  });
}

/** All Battles, and the Raids of a faction; an intercepted Raid (9.2) is lost. */
function fightsIn(log: readonly LogEntry[], seat: Seat): readonly Fought[] {
  const own = side.nameOf(seat as Side);
  const fights: Fought[] = [];
  let raid: string | undefined;
  for (const entry of log) {
    if (entry.type === 'battle-won') fights.push({ kind: 'battle', at: entry.at, won: entry.side === own });
    else if (entry.type === 'raid') raid = entry.side === own ? entry.from : undefined;
    else if (raid !== undefined && (entry.type === 'raid-roll' || (entry.type === 'interception' && entry.stopped))) {
      fights.push({ kind: 'raid-from', at: raid, won: entry.type === 'raid-roll' && entry.success });
      raid = undefined;
    }
  }
  return fights;
}

/** The steps of a faction's mobile units on the map. */
function stepsOnMap(g: State, seat: Seat): number {
  let steps = 0;
  for (let p = 0 as Piece; p < piece.count; p++)
    if (isMobile(p) && !isCommander(p) && spaceOf(g.place.get(p)) >= 0 && sideOf(g, p) === seat)
      steps += hasReducedFace(p) && !g.reduced.has(p) ? 2 : 1;
  return steps;
}
