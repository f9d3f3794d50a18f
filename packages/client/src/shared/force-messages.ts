import type { Route } from '@carillon/board';

// The worker's answers about a force that is being put together.

/** A route for a selected force. */
export interface RoutePreview {
  readonly route: Route;
  /** The index of its first choice that cannot be undone, because another seat may answer it. */
  readonly halt: number | null;
  /** Whether the turn ends with it; see `rehearse`. */
  readonly passes: boolean;
}

/** A force, and the choices that take it. */
export interface Gathered {
  readonly taken: readonly string[];
  readonly plan: readonly string[];
  /** Whether the selection may end there: then the plan includes that choice. */
  readonly complete: boolean;
  /** Set if the turn ends with them. */
  readonly passes?: true;
}
