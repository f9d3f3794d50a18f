import type { ComputerTask } from './worker/computer.ts';
import { think } from './worker/thinking.ts';

// A worker in which the computer players of this screen think. It is told views, and knows nothing else of a game.

addEventListener('message', async ({ data }: MessageEvent<ComputerTask>) => {
  try {
    postMessage({ thought: await think(data) });
  } catch (error) {
    postMessage({ trouble: String(error) });
  }
});
