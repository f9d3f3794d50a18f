import type { JSX } from 'solid-js';

/**
 * An invisible first element of a layer whose parts come and go. Browsers identify a run of drawing by its first
 * element: if that comes and goes, the whole run is redrawn, including names over the whole map.
 */
export const RunStart = (): JSX.Element => <rect class="run-start" width="1" height="1" />;
