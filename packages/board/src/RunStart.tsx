import type { JSX } from 'solid-js';

/**
 * Nothing to be seen, first in a layer of which parts come and go. Browsers know what is drawn in one run again by the first of
 * it: where that comes and goes, all of the run, names over the whole map, is drawn anew.
 */
export const RunStart = (): JSX.Element => <rect class="run-start" width="1" height="1" />;
