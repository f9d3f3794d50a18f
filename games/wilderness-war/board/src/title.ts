import type { Language, Target, Title } from '@carillon/board';
import { type LogEntry, SIDES, type View } from '@carillon/wilderness-war-rules/reference';
import './styles.css';
import { Hand } from './cards/Hand.tsx';
import { piles } from './cards/piles.ts';
import { coach } from './coach/index.ts';
import { drama } from './dice/drama.tsx';
import { wildernessWarDoor } from './door.ts';
import { Figure } from './Figure.tsx';
import { gestures } from './gestures.ts';
import { legend } from './legend/index.ts';
import { mapSize, names } from './map/index.ts';
import { overlays } from './overlays/index.ts';
import { raidsAreNear } from './overlays/raids.ts';
import { reachOverlay } from './overlays/reach.ts';
import { Sign } from './overlays/Signs.tsx';
import { picking } from './picking.ts';
import { isCard, isPiece, isPlace } from './position/facts.ts';
import { standAt } from './position/ground.ts';
import { spaceAround } from './position/marching.ts';
import { neighboursOf, placesOnBoard, pointOf } from './position/places.ts';
import { reckoning } from './position/reckoning.ts';
import { groupsOf, stacksAt, stacksOf } from './position/stacks.ts';
import { reasons } from './reasons.ts';
import { sheets } from './sheet/index.ts';
import { Table } from './table/Table.tsx';
import { aloud, describe, standing } from './texts/describe.ts';
import { isKey, say, sayAny } from './texts/index.ts';
import { label, planLabel } from './texts/label.ts';
import { logLine } from './texts/log/index.ts';
import { marchesOn } from './texts/log/movement.ts';
import { momentName, momentsWith, presets } from './texts/moments.ts';
import { cardTitle, placeName } from './texts/names.ts';
import { kindName, pieceName } from './texts/pieces.ts';
import { prompt } from './texts/prompt.ts';
import { Tracks } from './tracks/Tracks.tsx';
import { standing as yearsEnd } from './war/standing.ts';

/** Procedures at whose questions Auxiliaries may be chosen to raid. */
const MAY_RAID: ReadonlySet<string> = new Set(['phase', 'activation']);

/** All targets in a place; the first of identical units. */
function at(view: View, place: string): readonly Target[] {
  if (!isPlace(place)) return [];
  const stacks = stacksAt(stacksOf(view), place);
  const pieces = stacks.flatMap((stack) => groupsOf(view, [...stack.leaders, ...stack.units]).flatMap((g) => g.pieces));
  return [{ kind: 'space', id: place }, ...pieces.map((id): Target => ({ kind: 'piece', id }))];
}

function placeOf(view: View, target: Target): { readonly x: number; readonly y: number } | undefined {
  if (target.kind === 'space') return pointOf(target.id);
  const place = target.kind === 'piece' && isPiece(target.id) ? view.place[target.id] : undefined;
  return place && pointOf(place) && standAt(place);
}

function nameOf({ kind, id }: Target, language: Language): string {
  if (kind === 'card' && isCard(id)) return cardTitle(id, language);
  if (kind === 'piece' && isPiece(id)) return pieceName(id, language);
  return placeName(id, language);
}

/** The interface of Wilderness War to the client: its map, counters, cards, tracks and texts. */
export const wildernessWarTitle: Title<View, LogEntry> = {
  ...wildernessWarDoor,
  size: mapSize,
  readable: names.readable,
  Table,
  Hand,
  Tracks,
  piles,
  Figure,
  spaces: placesOnBoard,
  at,
  placeOf,
  neighbours: neighboursOf,
  nameOf,
  kindOf: ({ id }, language) => (isPiece(id) ? kindName(id, language) : id),
  gestures: (view, _asked, options) => gestures(view, options),
  prompt,
  subject: (view) => {
    const id = spaceAround(view);
    return id && { kind: 'space', id };
  },
  momentName,
  momentsWith,
  presets,
  label,
  planLabel,
  asideName: (language) => say(language, 'aside'),
  picking,
  overlays,
  forceOverlay: reachOverlay.id,
  overlayAt: (view) => {
    const side = SIDES.find((each) => each === view.seat && raidsAreNear(view, each));
    return side && `raids-${side}`;
  },
  overlayFor: (_view, { seat, procedure }) => (seat !== null && MAY_RAID.has(procedure) ? `raids-${seat}` : undefined),
  reasons,
  Sign,
  logLine,
  featureName: (feature, language) => {
    const key = `feature.${feature}`;
    return isKey(key) ? sayAny(language, key) : undefined;
  },
  continues: marchesOn,
  scoreLine: standing,
  reckoning,
  drama,
  coach,
  legend,
  scenarioOf: ({ scenario }) => scenario,
  standing: yearsEnd,
  aloud,
  describe,
  sheets,
};
