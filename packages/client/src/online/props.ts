import type { NetProps } from '../net/page.tsx';
import type { ServerLine } from '../net/server-line.ts';

/** What everything beside a game over the network is drawn with. */
export interface OnlineProps extends NetProps {
  readonly game: ServerLine;
}
