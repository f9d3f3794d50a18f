import type { Rules, StateBase } from '@carillon/flow';

/** Any title, whatever its states, views and log entries: the type that the checks work on. */
export type Walkable = Rules<StateBase, unknown, unknown>;
