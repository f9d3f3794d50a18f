import { onCleanup } from 'solid-js';

/**
 * Sets `data-crowded` on the box of the prompt's buttons while they do not fit into one row, as the style sheet limits
 * its height; it makes them smaller then. If they still do not fit, it is `over`: the bar grows over the map.
 */
export const followCrowd = (box: HTMLElement): void => shrinkIn(box, 'data-crowded', ['', 'over']);

/**
 * Sets `data-words` on the box of the prompt's words while they do not fit into the bar: `small`, `smaller`, or `over`
 * if the words of a planned march grow over the map.
 */
export const followWords = (box: HTMLElement): void => shrinkIn(box, 'data-words', ['small', 'smaller', 'over']);

/**
 * Sets an attribute of a box to the first of these values with which its content fits, or to the last; removes it if
 * the content fits without. Looks again whenever the content changes, and when the box gets another size.
 */
function shrinkIn(box: HTMLElement, attribute: string, values: readonly string[]): void {
  const look = (): void => {
    box.removeAttribute(attribute);
    for (const value of values) if (isCut(box)) box.setAttribute(attribute, value);
  };
  const changes = new MutationObserver(look);
  // A planned march changes the class of the words within the box.
  changes.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] });
  addEventListener('resize', look);
  // Also when the font has come; in the next frame, because a look changes the size of what is observed.
  let frame = 0;
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  sizes.observe(box);
  onCleanup(() => {
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener('resize', look);
  });
}

/** Whether something lies below the lower edge of its box. */
const isCut = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight;
