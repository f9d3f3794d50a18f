import type { Title } from '@carillon/board';
import { type LogEntry, MAP, PIECES, type View } from '@carillon/skirmish-rules';
import { plainTitle } from '@carillon/wargame-board';
import { skirmishDoor } from './door.ts';
import { overlays, POINTS, sideOf } from './overlays.ts';
import { LINES, nameOf, PROMPTS } from './texts.ts';

/** The interface of Skirmish to the client: data and texts. A larger title also draws its own map and counters. */
export const skirmishTitle: Title<View, LogEntry> = plainTitle({
  ...{ door: skirmishDoor, size: { width: 600, height: 400 }, points: POINTS, links: MAP, pieces: PIECES, sideOf },
  colours: { blue: '#2f5d9a', red: '#a3392e' },
  placeOf: ({ place }: View, piece) => place[piece],
  ...{ nameOf, prompts: PROMPTS, lines: LINES, headings: ['turn'], overlays },
  status: ({ turn, lastTurn, supply }) => `Turn ${turn} of ${lastTurn}; supply: Blue ${supply.blue}, Red ${supply.red}`,
});
