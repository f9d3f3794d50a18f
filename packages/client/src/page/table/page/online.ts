import type { JSX } from 'solid-js';
import type { Cell } from '../../cell.ts';
import type { Shown } from '../log/log-lines.ts';

/** Whether the chat of a network game is read, or something else. */
export type SideTab = 'log' | 'chat';

/** Around a network game: players and clocks, the chat, and who is waited for. */
export interface Online {
  /** The players, their clocks, proposals and further actions; `onTalk` opens the panel of the chat. */
  readonly Seats: (props: { readonly onTalk: () => void }) => JSX.Element;
  readonly Chat: () => JSX.Element;
  /** Whether the user may read the chat. */
  readonly hasChat: () => boolean;
  /** Leads to the next game that waits for the user, while this one does not. */
  readonly Next: () => JSX.Element;
  readonly tab: Cell<SideTab>;
  /** How many messages have not been read. */
  readonly unread: () => number;
  /** Who is choosing and in what time, while that is another player; empty otherwise. */
  readonly waiting: () => string;
  /** Lines of the log that the rules know nothing of, by the entries before which they stand. */
  readonly notes: () => readonly Shown[];
}
