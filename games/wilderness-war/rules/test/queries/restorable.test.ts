import { expect, it } from 'vitest';
import { BRITISH, FRENCH, piece } from '../../src/ids.ts';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { scratchForce } from '../../src/query/command.ts';
import { gatherRestorable } from '../../src/query/reinforcement.ts';
import { play } from '../builder.ts';

it.each<[PieceName, SpaceName, typeof FRENCH]>([
  ['french-regular-1', 'quebec', FRENCH],
  ['french-tuscarora', 'quebec', FRENCH],
  ['british-regular-1', 'albany', BRITISH],
  ['british-tuscarora', 'albany', BRITISH],
])('[5.523] %s is found among the reduced units of its side, from the first counter to the last', (name, at, of) => {
  const { table } = play({ pieces: { [at]: [name] }, reduced: [name] });
  const found = scratchForce();
  gatherRestorable(table.state, of, () => true, found);
  expect(found.toArray().map(piece.nameOf)).toEqual([name]);
});
