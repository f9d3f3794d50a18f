import type { NetProps } from '../net/page.tsx';
import type { RemoteGame } from '../net/remote-game.ts';

/** What everything beside a game over the network is drawn with. */
export interface AwayProps extends NetProps {
  readonly game: RemoteGame;
}
