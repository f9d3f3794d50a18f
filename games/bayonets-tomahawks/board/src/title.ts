import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Title } from '@carillon/board';
import { wargameTitle } from '@carillon/wargame-board';
import { onFirstUse } from '@carillon/wargame-board/door';
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
import { overlays } from './overlays/index.ts';
import { raiderIn, raidsOverlay } from './overlays/raids.ts';
import { drawSign } from './overlays/signs.tsx';
import { picking } from './picking.ts';
import { isCard } from './position/facts.ts';
import { places } from './position/places.ts';
import { reckoning } from './position/reckoning.ts';
import { counters } from './position/stacks.ts';
import { because, outcome } from './position/victory.ts';
import { wayOf } from './position/ways.ts';
import { reasons } from './reasons.ts';
import { sheets } from './sheet/index.ts';
import { Table } from './table/Table.tsx';
import { spoken, standing } from './texts/describe.ts';
import { catalogue } from './texts/index.ts';
import { label, verbName } from './texts/label.ts';
import { logLine } from './texts/log.ts';
import { continues } from './texts/log-together.ts';
import { cardName, pieceName, placeName } from './texts/names.ts';
import { prompt } from './texts/prompt.ts';
import { Tracks } from './tracks/Tracks.tsx';
import { standing as yearsEnd } from './war/standing.ts';

/** Procedures at whose questions Light units may be chosen to raid. */
const MAY_RAID: ReadonlySet<string> = new Set(['action-phase', 'raid']);

/** The interface of Bayonets & Tomahawks to the client: its map, counters, cards, tracks and texts. */
export const bayonetsTomahawksTitle: Title<View, LogEntry> = wargameTitle({
  ...{ door: bayonetsTomahawksDoor, catalogue, size: MAP_SIZE, readable: names.readable, places, counters },
  // This game has no response cards: events occur at their own steps.
  ...{ gestures, picking, label, verbName, prompt, reasons },
  ...{ Table, Hand, Tracks, Figure, drawSign, drama, piles, sheets, coach, legend, overlays },
  signs: onFirstUse(async () => (await import('./help/signs.tsx')).signsIn),
  names: { piece: pieceName, place: placeName, card: [isCard, cardName] },
  ...{ logLine, continues, wayOf, scoreLine: standing, standing: yearsEnd, reckoning, outcome, because },
  ...spoken,
  overlayAt: (view) => (raiderIn(view) === undefined ? undefined : raidsOverlay.id),
  overlayFor: (_view, { procedure }) => (MAY_RAID.has(procedure) ? raidsOverlay.id : undefined),
});
