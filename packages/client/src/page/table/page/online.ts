import type { JSX } from 'solid-js';
import type { Cell } from '../../cell.ts';
import type { Shown } from '../log/log-lines.ts';

/** The panel that is read beside a network game: the chat, or another one (`log`). */
export type SideTab = 'log' | 'chat';

/** The additions to a network game: players and clocks, the chat, and the players whom the game waits for. */
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
  /** The other player who is choosing, with the time left; empty if the game does not wait for another player. */
  readonly waiting: () => string;
  /** Lines of the log that do not come from the rules, each with the number of the entry after it. */
  readonly notes: () => readonly Shown[];
}
