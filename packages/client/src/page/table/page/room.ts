import { type Accessor, onCleanup } from 'solid-js';
import { cell } from '../../cell.ts';

/** The room that the window has beside the map: none on a phone, two columns on a wide screen, otherwise one. */
export type Room = 'narrow' | 'usual' | 'wide';

/** The media query for a phone, upright or held sideways, as in the style sheets. */
const NARROW = '(max-width: 720px), (max-height: 480px)';
/** The media query for a wide screen, as in `side.css`. */
const WIDE = '(min-width: 1920px)';

/** The media query for a window in which a map that is wider than high leaves room below it, on a screen of one column. */
const HIGH = '(min-width: 721px) and (max-width: 1919px) and (min-height: 481px) and (max-aspect-ratio: 7 / 5)';

/** Whether a media query matches, as it changes. Belongs to the owner that asks. */
function follow(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const matches = cell(media.matches);
  const look = (): void => matches.set(media.matches);
  media.addEventListener('change', look);
  onCleanup(() => media.removeEventListener('change', look));
  return () => matches();
}

/** The room of the window, as it changes. Belongs to the owner that asks. */
export function followRoom(): Accessor<Room> {
  const [narrow, wide] = [follow(NARROW), follow(WIDE)];
  return () => (narrow() ? 'narrow' : wide() ? 'wide' : 'usual');
}

/** Whether a map that is wider than high leaves room below it. Belongs to the owner that asks. */
export const followHigh = (): Accessor<boolean> => follow(HIGH);
