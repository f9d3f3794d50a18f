import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Target, Title } from '@carillon/board';
import './styles.css';
import { Hand } from './cards/Hand.tsx';
import { piles } from './cards/piles.ts';
import { coach } from './coach/index.ts';
import { drama } from './dice/drama.tsx';
import { bayonetsTomahawksDoor } from './door.ts';
import { Figure } from './Figure.tsx';
import { gestures } from './gestures.ts';
import { legend } from './legend/index.ts';
import { MAP_SIZE, names } from './map/index.ts';
import { forceOverlay, overlays } from './overlays/index.ts';
import { raiderIn, raidsOverlay } from './overlays/raids.ts';
import { Sign } from './overlays/signs.tsx';
import { picking } from './picking.ts';
import { isCard, isPiece } from './position/facts.ts';
import { boardPlaceOf, neighboursOf, places } from './position/places.ts';
import { reckoning } from './position/reckoning.ts';
import { groupsOf, stacksAt, stacksOf } from './position/stacks.ts';
import { outcome } from './position/victory.ts';
import { reasons } from './reasons.ts';
import { sheets } from './sheet/index.ts';
import { Table } from './table/Table.tsx';
import { aloud, describe, standing } from './texts/describe.ts';
import { isKey, say, sayAny } from './texts/index.ts';
import { label, verbName } from './texts/label.ts';
import { logLine } from './texts/log.ts';
import { continues } from './texts/log-together.ts';
import { cardName, pieceName, placeName } from './texts/names.ts';
import { prompt } from './texts/prompt.ts';
import { Tracks } from './tracks/Tracks.tsx';
import { standing as yearsEnd } from './war/standing.ts';

/** All targets in a place; the first of identical units. */
function at(view: View, place: string): readonly Target[] {
  const pieces = stacksAt(stacksOf(view), place).flatMap((stack) =>
    groupsOf(view, [...stack.commanders, ...stack.units]).flatMap((group) => group.pieces),
  );
  return [{ kind: 'space', id: place }, ...pieces.map((id): Target => ({ kind: 'piece', id }))];
}

function placeOf(view: View, { kind, id }: Target): { readonly x: number; readonly y: number } | undefined {
  if (kind === 'space') return places.pointOf(id);
  const place = kind === 'piece' && isPiece(id) ? boardPlaceOf(view, id) : undefined;
  return place === undefined ? undefined : places.standAt(place);
}

function nameOf({ kind, id }: Target, language: Language): string {
  if (kind === 'card' && isCard(id)) return cardName(id, language);
  if (kind === 'piece' && isPiece(id)) return pieceName(id, language);
  return placeName(id, language);
}

/** Procedures at whose questions Light units may be chosen to raid. */
const MAY_RAID: ReadonlySet<string> = new Set(['action-phase', 'raid']);

/** The interface of Bayonets & Tomahawks to the client: its map, counters, cards, tracks and texts. */
export const bayonetsTomahawksTitle: Title<View, LogEntry> = {
  ...bayonetsTomahawksDoor,
  size: MAP_SIZE,
  readable: names.readable,
  Table,
  Hand,
  Tracks,
  piles,
  Figure,
  spaces: places.all,
  at,
  placeOf,
  neighbours: neighboursOf,
  nameOf,
  gestures: (view, _asked, options) => gestures(view, options),
  prompt,
  // This game has no response cards: events occur at their own steps.
  momentName: (moment) => moment,
  presets: () => [],
  label,
  verbName,
  asideName: (language) => say(language, 'aside'),
  picking,
  overlays,
  forceOverlay,
  overlayAt: (view) => (raiderIn(view) === undefined ? undefined : raidsOverlay.id),
  overlayFor: (_view, { procedure }) => (MAY_RAID.has(procedure) ? raidsOverlay.id : undefined),
  Sign,
  reasons,
  logLine,
  featureName: (feature, language) => {
    const key = `feature.${feature}`;
    return isKey(key) ? sayAny(language, key) : undefined;
  },
  continues,
  scoreLine: standing,
  reckoning,
  drama,
  coach,
  legend,
  scenarioOf: ({ scenario }) => scenario,
  standing: yearsEnd,
  outcome,
  aloud,
  describe,
  sheets,
};
