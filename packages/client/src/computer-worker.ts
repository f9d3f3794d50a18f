import type { ComputerAdviceTask, ComputerTask } from './worker/computer.ts';
import { advise, think } from './worker/thinking.ts';

// A worker in which the computer players of this screen think, or advise. It is told views, and knows nothing else of a
// game.

addEventListener('message', async ({ data }: MessageEvent<ComputerTask | ComputerAdviceTask>) => {
  try {
    postMessage({ answer: await ('advise' in data ? advise(data) : think(data)) });
  } catch (error) {
    postMessage({ trouble: String(error) });
  }
});
