import type { TitleWorker } from '@carillon/host';
import { type LogEntry, type State, skirmish, type View } from '@carillon/skirmish-rules';

/** Skirmish as the worker runs it. A march is one step, so there are no routes to find; and there are no cards. */
export const engine: TitleWorker<State, View, LogEntry> = {
  rules: skirmish,
  routes: () => [],
  routeThrough: () => undefined,
  isOnHand: () => false,
};
