import { onCleanup } from 'solid-js';

/**
 * Sets `data-crowded` on the box of the prompt's buttons while they do not fit into one row, as the style sheet limits
 * its height; it makes them smaller then. Looks again whenever a button changes, and when the box gets another size.
 */
export function followCrowd(box: HTMLElement): void {
  const look = (): void => {
    box.removeAttribute('data-crowded');
    if (box.scrollHeight > box.clientHeight) box.setAttribute('data-crowded', '');
  };
  const changes = new MutationObserver(look);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  addEventListener('resize', look);
  onCleanup(() => {
    changes.disconnect();
    removeEventListener('resize', look);
  });
}
