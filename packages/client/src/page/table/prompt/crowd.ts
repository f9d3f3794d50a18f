import { onCleanup } from 'solid-js';

/**
 * Sets `data-crowded` on the box of the prompt's buttons while they do not fit into one row, as the style sheet limits
 * its height; it makes them smaller then. If they still do not fit, it is `over`: the bar grows over the map. Looks
 * again whenever a button changes, and when the box gets another size.
 */
export function followCrowd(box: HTMLElement): void {
  const look = (): void => {
    box.removeAttribute('data-crowded');
    if (isCut(box)) box.setAttribute('data-crowded', '');
    if (isCut(box)) box.setAttribute('data-crowded', 'over');
  };
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', look);
  // Also when the font has come.
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  onCleanup(() => {
    changes.disconnect();
    sizes.disconnect();
    removeEventListener('resize', look);
  });
}

/** How far the style sheet makes the words of the prompt smaller, until they fit into the bar. */
const SMALLER = ['small', 'smaller', 'over'];

/**
 * Sets `data-words` on the box of the prompt's words while they do not fit into the bar: `small`, `smaller`, or `over`
 * if the words of a planned march grow over the map. Looks again whenever they change, and when the box gets another
 * size.
 */
export function followWords(box: HTMLElement): void {
  const look = (): void => {
    box.removeAttribute('data-words');
    for (const size of SMALLER) if (isCut(box)) box.setAttribute('data-words', size);
  };
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ['class'] });
  addEventListener('resize', look);
  const sizes = new ResizeObserver(look);
  sizes.observe(box);
  onCleanup(() => {
    changes.disconnect();
    sizes.disconnect();
    removeEventListener('resize', look);
  });
}

/** Whether something lies below the lower edge of its box. */
const isCut = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight;
