import { expect, test } from 'vitest';
import { isDone, isIn } from '../game.ts';
import type { Sparse } from '../position.ts';
import { british } from './events.ts';

test('[#21] Armed Battoemen supply a stack, or else rally one', () => {
  const at: Sparse = {
    pieces: { oswego: ['22nd-28th'], albany: ['rogers', 'gage'], 'lake-george': ['scott'] },
    cards: ['armed-battoemen-21'],
  };
  const supplied = british({ ...at, outOfSupply: ['22nd-28th'], routed: ['rogers', 'gage'] })
    .offersOnly(['stack oswego', 'none'])
    .choose('british', 'stack oswego');
  expect([isIn(supplied.state.outOfSupply, '22nd-28th'), isIn(supplied.state.routed, 'rogers')]).toEqual([false, true]);
  const rallied = british({ ...at, routed: ['rogers', 'gage'] })
    .offersOnly(['stack albany', 'none'])
    .choose('british', 'stack albany');
  expect(rallied.state.routed.isEmpty).toBe(true);
  expect(isDone(british(at))).toBe(true);
  const declined = british({ ...at, routed: ['rogers', 'gage'] }).choose('british', 'none');
  expect(declined.log).toContainEqual({ type: 'declined', card: 'armed-battoemen-21', side: 'british' });
});
