import type { ComputerAdviceTask, ComputerJudgeTask, ComputerTask, Progress } from './worker/computer.ts';
import { advise, judge, think } from './worker/thinking.ts';

// A worker in which the computer players of this screen think, advise or judge. It is told views, and knows nothing else of a
// game.

const tell = (progress: Progress): void => postMessage({ progress });

addEventListener('message', async ({ data }: MessageEvent<ComputerTask | ComputerAdviceTask | ComputerJudgeTask>) => {
  try {
    postMessage({
      answer: await ('advise' in data ? advise(data) : 'judge' in data ? judge(data) : think(data, tell)),
    });
  } catch (error) {
    postMessage({ trouble: String(error) });
  }
});
