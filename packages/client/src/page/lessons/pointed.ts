import { TARGET_ATTRIBUTE } from '@carillon/board';

// Marks the cards and buttons that a lesson points at with an attribute, also when they are redrawn.

const POINTED = 'data-pointed';
const BUTTON = 'button:';

/** A selector for the cards or buttons that a point names; the map itself lights spaces and pieces. */
const selectorOf = (point: string): string =>
  point.startsWith(BUTTON)
    ? `[data-option="${CSS.escape(point.slice(BUTTON.length))}"]`
    : `.card[${TARGET_ATTRIBUTE}="${CSS.escape(point)}"]`;

function mark(within: Element, points: readonly string[]): void {
  const wanted = new Set(points.flatMap((point) => [...within.querySelectorAll(selectorOf(point))]));
  for (const each of within.querySelectorAll(`[${POINTED}]`)) if (!wanted.has(each)) each.removeAttribute(POINTED);
  for (const each of wanted) if (!each.hasAttribute(POINTED)) each.setAttribute(POINTED, '');
}

/** Keeps the elements at `points` marked until the returned function is called. */
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
