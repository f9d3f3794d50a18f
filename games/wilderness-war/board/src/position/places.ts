import { type JoinedPlaces, placesOf } from '@carillon/wargame-board';
import { CONNECTIONS, MILITIA_BOX_FACTS, PLACES } from '@carillon/wilderness-war-rules/reference';
import { frames, positions } from '../map/index.ts';

/** Counters are above their space, so that its sign stays visible. */
export const RAISED = -11;
/** Counters in a Militia box are in its corner, clear of its name: the gaps to its lower and right edges. */
const BOX_FLOOR = 19;
const BOX_SIDE = 24;

const MILITIA_BOXES: ReadonlySet<string> = new Set(MILITIA_BOX_FACTS.map(({ id }) => id));

/** Every space and militia box, in the order of the rules. */
export const places: JoinedPlaces = placesOf({
  names: PLACES,
  points: positions,
  frames,
  connections: CONNECTIONS,
  standAt(place, { x, y }, panel) {
    if (panel === undefined) return { x, y: y + RAISED };
    return MILITIA_BOXES.has(place) ? { x: panel.right - BOX_SIDE, y: panel.bottom - BOX_FLOOR } : { x, y: y + 7 };
  },
});

/** Whether a place is a separate panel, off the open map. */
export const isPanel = (place: string): boolean => places.panelOf(place) !== undefined;
