import { expect, it } from 'vitest';
import { sinceActed } from '../../../../src/page/table/sheet/sheet.ts';

it('what happened since the user chose stays news while others play', () => {
  const opened = sinceActed(10, 0);
  const own = sinceActed(14, 1, opened);
  expect(own.length).toBe(10);
  const others = sinceActed(17, 1, own);
  expect(others.length).toBe(10);
  // The page learns of something else, such as a message.
  expect(sinceActed(17, 1, others).length).toBe(10);
  expect(sinceActed(20, 2, others).length).toBe(17);
});

it('nothing is news after an undo', () => {
  const own = sinceActed(14, 1, sinceActed(10, 0));
  expect(sinceActed(12, 1, own).length).toBe(12);
});
