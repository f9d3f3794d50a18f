import type { Title } from '@carillon/board';
import { wargameTitle } from '@carillon/wargame-board';
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
import { drawSign } from './overlays/Signs.tsx';
import { picking } from './picking.ts';
import { isCard, isPiece } from './position/facts.ts';
import { spaceAround } from './position/marching.ts';
import { places } from './position/places.ts';
import { wayOf } from './position/recent.ts';
import { reckoning } from './position/reckoning.ts';
import { counters } from './position/stacks.ts';
import { reasons } from './reasons.ts';
import { sheets } from './sheet/index.ts';
import { Table } from './table/Table.tsx';
import { spoken, standing } from './texts/describe.ts';
import { catalogue } from './texts/index.ts';
import { label, planLabel } from './texts/label.ts';
import { logLine } from './texts/log/index.ts';
import { marchesOn } from './texts/log/movement.ts';
import { momentName, momentsWith, presets } from './texts/moments.ts';
import { cardTitle, placeName } from './texts/names.ts';
import { kindName, pieceName } from './texts/pieces.ts';
import { prompt } from './texts/prompt.ts';
import { Tracks } from './tracks/Tracks.tsx';
import { because } from './war/because.ts';
import { standing as yearsEnd } from './war/standing.ts';

/** Procedures at whose questions Auxiliaries may be chosen to raid. */
const MAY_RAID: ReadonlySet<string> = new Set(['phase', 'activation']);

/** The interface of Wilderness War to the client: its map, counters, cards, tracks and texts. */
export const wildernessWarTitle: Title<View, LogEntry> = wargameTitle({
  ...{ door: wildernessWarDoor, catalogue, size: mapSize, readable: names.readable, places, counters },
  ...{ gestures, picking, label, planLabel, prompt, momentName, momentsWith, presets, reasons },
  ...{ Table, Hand, Tracks, Figure, drawSign, drama, piles, sheets, coach, legend, overlays },
  names: { piece: pieceName, place: placeName, card: [isCard, cardTitle] },
  ...{ logLine, continues: marchesOn, wayOf, scoreLine: standing, standing: yearsEnd, reckoning, because },
  ...spoken,
  kindOf: ({ id }, language) => (isPiece(id) ? kindName(id, language) : id),
  subject: (view) => {
    const id = spaceAround(view);
    return id && { kind: 'space', id };
  },
  overlayAt: (view) => {
    const side = SIDES.find((each) => each === view.seat && raidsAreNear(view, each));
    return side && `raids-${side}`;
  },
  overlayFor: (_view, { seat, procedure }) => (seat !== null && MAY_RAID.has(procedure) ? `raids-${seat}` : undefined),
});
