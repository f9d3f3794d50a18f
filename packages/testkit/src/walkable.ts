import type { Rules, StateBase } from '@carillon/flow';

/** Any title, whatever its states, views and log entries are: what the checks work on. */
export type Walkable = Rules<StateBase, unknown, unknown>;
