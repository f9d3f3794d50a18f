import type { ActKind } from '@carillon/protocol';

/**
 * An act of a moderator, written once and never changed; but when an account is deleted, the reasons of the acts about
 * it are deleted too.
 */
export interface ActRow {
  readonly id: string;
  readonly kind: ActKind;
  readonly about_id: string;
  readonly by_id: string;
  readonly reason: string;
  readonly created_at: number;
  /** When a lock ends by itself. */
  readonly until_at: number | null;
  /** The act that it lifts or upholds. */
  readonly of_id: string | null;
  /** The report that it settles. */
  readonly report_id: string | null;
  /** The game of a deleted chat line. */
  readonly game_id: string | null;
}

/** An appeal by the user concerned; at most one per act. It is open until the act is lifted or upheld. */
interface AppealRow {
  readonly act_id: string;
  readonly text: string;
  readonly created_at: number;
}

/** The tables of moderation. */
export interface ModerationTables {
  act: ActRow;
  appeal: AppealRow;
}
