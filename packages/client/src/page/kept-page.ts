/** The part of a `Worker` that is needed here. */
interface Ends {
  terminate(): void;
}

/**
 * A browser may keep a page that was left, to show it again by "back". The kept page's worker would keep the lock on its
 * game, and nobody could open the game elsewhere. So the workers end when the page is put away, and the page loads again
 * when it is shown again.
 *
 * @param page the window, or what has its events
 * @param workers the page's workers, those started later included
 * @param reload loads the page again
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
