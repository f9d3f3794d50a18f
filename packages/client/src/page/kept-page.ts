/** The part of `Worker` that this file uses. */
interface Ends {
  terminate(): void;
}

/**
 * A browser may keep a page in its back/forward cache. The kept page's worker would hold the lock on its game, and the
 * game could not be opened elsewhere. So the workers end when the page is cached, and the page reloads when it is shown
 * again.
 *
 * @param page the window, or another source of its events
 * @param workers the page's workers, including those started later
 * @param reload reloads the page
 */
export function holdNothingWhenKept(page: EventTarget, workers: Iterable<Ends>, reload: () => void): void {
  const whenKept = (type: string, then: () => void): void =>
    page.addEventListener(type, (event) => {
      if ('persisted' in event && event.persisted === true) then();
    });
  whenKept('pagehide', () => {
    for (const worker of workers) worker.terminate();
  });
  whenKept('pageshow', reload);
}
