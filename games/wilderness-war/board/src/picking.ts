import type { Asked, Option, Picking } from '@carillon/board';
import { PIECES, type PieceName, type View } from '@carillon/wilderness-war-rules';
import { isLeader, pieceFacts } from './position/facts.ts';
import { frameOf, piecesIn } from './position/running.ts';
import { groupsOf, strengthOf } from './position/stacks.ts';

/** The force that is put together at this question (5.34); `undefined` at every other question. */
export function picking(view: View, asked: Asked, options: readonly Option[]): Picking | undefined {
  if (asked.procedure !== 'muster' || asked.step !== 'pick' || options.length === 0) return undefined;
  const frame = frameOf(view, 'muster');
  const taken = new Set(piecesIn(frame, 'force'));
  const ready = PIECES.filter((piece) => piecesIn(frame, 'ready').includes(piece) && !taken.has(piece));
  const groups = groupsOf(view, ready).map((group) => group.pieces);
  return { verb: 'take', done: 'done', groups, wish: ready.toSorted((a, b) => wanted(view, b) - wanted(view, a)) };
}

/** How much a player would want a piece along: leaders first, for their Command, then strength; one who finds the way. */
function wanted(view: View, piece: PieceName): number {
  if (isLeader(piece)) return 100;
  const facts = pieceFacts(piece);
  const finds = facts.kind === 'unit' && facts.category === 'auxiliary' ? 0.5 : 0;
  return strengthOf(view, piece) + finds;
}
