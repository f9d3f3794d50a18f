import { TARGET_ATTRIBUTE } from '@carillon/board';

// What a lesson points at beside the map: cards and buttons carry an attribute, also when they are redrawn.

const POINTED = 'data-pointed';
const BUTTON = 'button:';

/** The elements that a point names; spaces and pieces are lit on the map. */
const selectorOf = (point: string): string =>
  point.startsWith(BUTTON)
    ? `[data-option="${CSS.escape(point.slice(BUTTON.length))}"]`
    : `.card[${TARGET_ATTRIBUTE}="${CSS.escape(point)}"]`;

function mark(within: Element, points: readonly string[]): void {
  const wanted = new Set(points.flatMap((point) => [...within.querySelectorAll(selectorOf(point))]));
  for (const each of within.querySelectorAll(`[${POINTED}]`)) if (!wanted.has(each)) each.removeAttribute(POINTED);
  for (const each of wanted) if (!each.hasAttribute(POINTED)) each.setAttribute(POINTED, '');
}

/** Keeps what is pointed at marked, until the returned function is called. */
export function followPointed(within: Element, points: () => readonly string[]): () => void {
  const again = (): void => mark(within, points());
  const observer = new MutationObserver(again);
  observer.observe(within, { childList: true, subtree: true });
  again();
  return () => {
    observer.disconnect();
    mark(within, []);
  };
}
