import type { Move } from '../in-node.ts';
import type { Driver } from './driver.ts';

/** Makes these moves one after another; the first one that begins with this choice is undone once and made again. */
export async function playPlanned(driver: Driver, moves: readonly Move[], takenBack: string): Promise<void> {
  let isOwed = true;
  for (const move of moves) {
    await driver.choose(...move);
    if (!isOwed || !move[0]?.startsWith(takenBack)) continue;
    isOwed = false;
    await driver.undo();
    await driver.redo();
  }
}
