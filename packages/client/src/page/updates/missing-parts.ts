import { type Cell, cell } from '../cell.ts';

/** The event that Vite dispatches on the window when a part of the page, or its style sheet, cannot be loaded. */
const FAILED = 'vite:preloadError';

/**
 * Whether a part of the page could not be loaded because the server or the network refused its file. A browser may
 * remember the failure while the page is open, so only reloading the page helps.
 *
 * @param page the window, or another source of its events
 */
export function watchParts(page: EventTarget): Cell<boolean> {
  const missing = cell(false);
  page.addEventListener(FAILED, () => missing.set(true));
  return missing;
}
