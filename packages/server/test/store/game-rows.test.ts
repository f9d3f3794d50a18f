import { expect, test } from 'vitest';
import { STAND_INS } from '../../src/store/columns.ts';
import { GAMES } from '../../src/store/game-rows.ts';
import { gameRow } from '../notices/game-row.ts';

test('a game is read with each time and text in its own field, and written back the same', () => {
  const row = gameRow({
    ...{ created: 1, started: 2, ended: 3, updated: 4, since: 5, due: 6, passes_at: 7, seq: 8 },
    ...{ period: '1757 early', rematch: 'next', commitment: 'sealed', secret: 'hidden', address_key: 'near' },
    ...{ holds: 0, stand_ins_json: STAND_INS.write([]) },
  });
  const game = GAMES.read(row, { kind: 'game', id: row.id });
  expect(game).toMatchObject({
    ...{ created: 1, started: 2, ended: 3, updated: 4, since: 5, due: 6, passesAt: 7, seq: 8 },
    ...{ period: '1757 early', rematch: 'next', commitment: 'sealed', secret: 'hidden', addressKey: 'near' },
  });
  expect({ ...row, ...GAMES.write(game) }).toEqual(row);
});
