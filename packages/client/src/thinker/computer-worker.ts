import type { LaneFound } from '@carillon/opponent';
import type {
  ComputerAdviceTask,
  ComputerJudgeTask,
  ComputerLaneTask,
  ComputerTask,
  Progress,
} from '../shared/computer.ts';
import { advise, judge, type Lanes, lane, think } from './thinking.ts';

// A worker in which computer players think, advise or judge. All it knows of a game is the views in its tasks.

type Asked =
  | (ComputerTask & { readonly executors?: number })
  | ComputerAdviceTask
  | ComputerJudgeTask
  | ComputerLaneTask
  | { readonly lanes: readonly LaneFound[] };

const report = (progress: Progress): void => postMessage({ progress });

/** Goes on with the thought that waits for its lanes. */
let goOn: (found: readonly LaneFound[]) => void = () => undefined;
/** Asks the game worker to have the lanes executed, here and in other workers. */
const elsewhere: Lanes = (jobs) =>
  new Promise((resolve) => {
    goOn = resolve;
    postMessage({ jobs });
  });

async function answer(data: Exclude<Asked, { readonly lanes: unknown }>): Promise<unknown> {
  if ('lane' in data) return { found: await lane(data) };
  if ('advise' in data) return { answer: await advise(data) };
  if ('judge' in data) return { answer: await judge(data) };
  const { executors = 1, ...task } = data;
  return { answer: await think(task, report, executors > 1 ? { executors, execute: elsewhere } : undefined) };
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if ('lanes' in data) return goOn(data.lanes);
  try {
    postMessage(await answer(data));
  } catch (error) {
    postMessage({ trouble: String(error) });
  }
});
