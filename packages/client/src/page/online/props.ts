import type { NetProps } from '../net/page.tsx';
import type { ServerLine } from '../net/server-line.ts';

/** The common properties of everything around a network game. */
export interface OnlineProps extends NetProps {
  readonly game: ServerLine;
}
