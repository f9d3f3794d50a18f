import { type Cell, cell } from '../cell.ts';

/** What the bundler dispatches on the window when a part of the page, or its style sheet, cannot be loaded. */
const FAILED = 'vite:preloadError';

/**
 * Whether a part of the page could not be loaded: a server or a network between has refused its file. A browser may
 * remember the failure for as long as the page is open, so only loading the page again helps.
 *
 * @param page the window, or what has its events
 */
export function watchParts(page: EventTarget): Cell<boolean> {
  const missing = cell(false);
  page.addEventListener(FAILED, () => missing.set(true));
  return missing;
}
