import type { Page } from 'playwright-core';
import type { Move } from '../in-node.ts';
import { KeyDriver } from './driver.ts';
import { type House, type SizeName, takeUp } from './harness.ts';
import { type PlannedGame, stopAt } from './plan.ts';

/** A page on a planned game, and the move planned there. */
export interface StoppedGame {
  readonly page: Page;
  readonly move: Move;
}

/** A page on the planned game at the first question of this kind. */
export async function stoppedGame(
  house: House,
  game: PlannedGame,
  question: string,
  size?: SizeName,
): Promise<StoppedGame> {
  const { saved, moves } = stopAt(game, question);
  const [move = []] = moves;
  const page = await takeUp(house, saved, size);
  await new KeyDriver(page).uncover(move);
  return { page, move };
}
