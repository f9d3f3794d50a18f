import { onCleanup } from 'solid-js';

/** The windows in which the question is a sheet below the map (`narrow.css`). */
const NARROW = '(max-width: 720px), (max-height: 480px)';

/**
 * Sets `data-crowded` on the box of the prompt's buttons while they do not fit into one row, as the style sheet limits
 * its height; it makes them smaller then. If they still do not fit, it is `over`: the bar grows over the map. On a
 * phone, sets `data-lone` on it while Undo would stand alone in the last row; it stands beside the question then. Looks
 * again whenever a button changes, and when the box gets another size.
 */
export function followCrowd(box: HTMLElement): void {
  const look = (): void => {
    box.removeAttribute('data-crowded');
    box.removeAttribute('data-lone');
    if (isCut(box)) box.setAttribute('data-crowded', '');
    if (isCut(box)) box.setAttribute('data-crowded', 'over');
    const undo = box.querySelector<HTMLElement>(':scope > .prompt-undo:last-child');
    if (undo === null || !matchMedia(NARROW).matches || !isAlone(undo, box)) return;
    box.parentElement?.style.setProperty('--undo-width', `${undo.offsetWidth}px`);
    box.setAttribute('data-lone', '');
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

/** Whether a button is in a lower row than all others, which the style sheet puts in another order. */
function isAlone(button: HTMLElement, box: HTMLElement): boolean {
  const others = [...box.querySelectorAll<HTMLElement>(':scope > .button')].filter((each) => each !== button);
  return others.length > 0 && others.every((each) => button.offsetTop >= each.offsetTop + each.offsetHeight);
}
