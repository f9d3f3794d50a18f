import { expect, test } from 'vitest';
import { BOARD_FRAME, POSITIONS } from '../../board/src/data/positions.ts';
import { MILITIA_BOXES, PLACES, SPACES } from '../../rules/src/names.ts';
import spacesJson from '../data/spaces.json' with { type: 'json' };

test('every space and militia box has a position, in the order of the places', () => {
  expect(POSITIONS.map((position) => position.id)).toEqual(PLACES.slice(0, SPACES.length + MILITIA_BOXES.length));
});

test('every position agrees with the facts', () => {
  const spaces = spacesJson.spaces.map(({ id, board, lonlat, lonlatSource }) => ({
    id,
    ...board,
    lonlat,
    lonlatSource,
  }));
  const boxes = spacesJson.militiaBoxes.map(({ id, board }) => ({ id, ...board, lonlat: null, lonlatSource: null }));
  expect(POSITIONS).toEqual([...spaces, ...boxes]);
  expect(BOARD_FRAME).toEqual(spacesJson.boardFrame);
});

test('every position is on the board, and no two coincide', () => {
  for (const { x, y } of POSITIONS) {
    expect(x > 0 && x < BOARD_FRAME.width && y > 0 && y < BOARD_FRAME.height).toBe(true);
  }
  expect(new Set(POSITIONS.map(({ x, y }) => `${x} ${y}`)).size).toBe(POSITIONS.length);
});

test('north is up: Québec is above Boston on the board and on the globe', () => {
  const [quebec, boston] = ['quebec', 'boston'].map((id) => POSITIONS.find((position) => position.id === id));
  expect(quebec?.y).toBeLessThan(boston?.y ?? 0);
  expect(quebec?.lonlat?.[1]).toBeGreaterThan(boston?.lonlat?.[1] ?? 90);
});
