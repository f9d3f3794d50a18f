import type { JSX } from 'solid-js';

/**
 * An invisible first element for a layer whose parts come and go. Browsers identify a run of painting by its first
 * element: if that changed, they would repaint the whole run, including names all over the map.
 */
export const RunStart = (): JSX.Element => <rect class="run-start" width="1" height="1" />;
