import { type Accessor, onCleanup } from 'solid-js';
import { cell } from '../../cell.ts';

/** The room that the window has beside the map: none on a phone, two columns on a wide screen, otherwise one. */
export type Room = 'narrow' | 'usual' | 'wide';

/** The media query for a phone, upright or held sideways, as in the style sheets. */
const NARROW = '(max-width: 720px), (max-height: 480px)';
/** The media query for a wide screen, as in `side.css`. */
const WIDE = '(min-width: 1920px)';

/** The room of the window, as it changes. Belongs to the owner that asks. */
export function followRoom(): Accessor<Room> {
  const [narrow, wide] = [matchMedia(NARROW), matchMedia(WIDE)];
  const now = (): Room => (narrow.matches ? 'narrow' : wide.matches ? 'wide' : 'usual');
  const room = cell<Room>(now());
  const look = (): void => room.set(now());
  for (const each of [narrow, wide]) {
    each.addEventListener('change', look);
    onCleanup(() => each.removeEventListener('change', look));
  }
  return room;
}
