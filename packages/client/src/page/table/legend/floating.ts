import { type Box, outside } from '@carillon/board';
import { choicesOf } from '../map/sight.ts';
import type { Play } from '../play/play.ts';
import { boxOf, clearStand, coveredBy, type InTheWay, type Stand, type Wish } from './clear.ts';

/** The distance of a note from the edge of the map, in CSS pixels. */
const MARGIN = 10;

/** The elements that a selector finds, as boxes in the way. */
export const boxesOf = (selector: string, weight: number): readonly InTheWay[] =>
  [...document.querySelectorAll(selector)].flatMap((element) =>
    element.checkVisibility() ? [{ box: element.getBoundingClientRect(), weight }] : [],
  );

/** Half the edge of a space that can be chosen, in CSS pixels. */
const SPACE = 22;

/** The spaces on the map that can be chosen now, as boxes in the way. */
export function choicesInTheWay<View, LogEntry>(
  play: Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title'>,
  weight: number,
): readonly InTheWay[] {
  const camera = play.focus.camera();
  const corner = camera?.overlay()?.getBoundingClientRect();
  if (!camera || !corner) return [];
  const { x, y, k } = camera.camera();
  return choicesOf(play).map((point) => {
    const [across, down] = [corner.left + x + k * point.x, corner.top + y + k * point.y];
    return { box: { left: across - SPACE, top: down - SPACE, right: across + SPACE, bottom: down + SPACE }, weight };
  });
}

function roomOf(map: Element): Box {
  const { left, top, right, bottom } = map.getBoundingClientRect();
  return { left: left + MARGIN, top: top + MARGIN, right: right - MARGIN, bottom: bottom - MARGIN };
}

/** Puts a note over the map where it covers nothing, and leaves it there as long as that is so. */
export class Floating {
  private stand: (Stand & { readonly whole: number }) | undefined;

  constructor(
    private readonly inTheWay: () => readonly InTheWay[],
    private readonly wish: () => Wish = () => ({}),
  ) {}

  /** Places the note at the upper left of a map; `anew` if it has another subject. */
  settle(note: HTMLElement, map: Element, anew: boolean): void {
    const [inTheWay, room, stand] = [this.inTheWay(), roomOf(map), this.stand];
    note.style.maxHeight = '';
    const { offsetWidth: width, offsetHeight: height } = note;
    const box = stand && boxOf(stand, width);
    const stays = box && stand.whole === height && outside(box, room) === 0 && coveredBy(box, inTheWay) === 0;
    const found =
      stays && !anew ? stand : { ...clearStand(room, { width, height }, inTheWay, this.wish()), whole: height };
    const { left, top } = map.getBoundingClientRect();
    note.style.maxHeight = `${found.height}px`;
    note.style.transform = `translate(${Math.round(found.x - left)}px, ${Math.round(found.y - top)}px)`;
    this.stand = found;
  }
}

/** Calls `settle` when something over a map opens, moves or closes, and when the map is resized. Returns its end. */
export function followMap(map: Element, settle: () => void): () => void {
  const changes = new MutationObserver(settle);
  changes.observe(map, { childList: true });
  if (map.parentElement) changes.observe(map.parentElement, { childList: true });
  // Lists and menus follow their place.
  for (const overlay of map.querySelectorAll('.map-overlay'))
    changes.observe(overlay, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
  const leave = followSize(map, settle);
  return () => {
    changes.disconnect();
    leave();
  };
}

/** Calls `settle` when an element is resized. Returns its end. */
export function followSize(element: Element, settle: () => void): () => void {
  const sizes = new ResizeObserver(settle);
  sizes.observe(element);
  return () => sizes.disconnect();
}
