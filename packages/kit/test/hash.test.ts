import { hashCells, hashText } from '@carillon/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const cells = fc.int16Array({ minLength: 1, maxLength: 40 });

test('equal buffers have equal hashes, and reading changes nothing', () => {
  fc.assert(
    fc.property(cells, (buffer) => {
      const copy = buffer.slice();
      expect(hashCells(buffer)).toBe(hashCells(copy));
      expect(buffer).toEqual(copy);
    }),
  );
});

test('one changed cell changes the hash', () => {
  fc.assert(
    fc.property(cells, fc.nat(), fc.integer({ min: 1, max: 0xffff }), (buffer, where, change) => {
      const other = buffer.slice();
      const index = where % buffer.length;
      other[index] = (other[index] ?? 0) ^ change;
      expect(hashCells(other)).not.toBe(hashCells(buffer));
    }),
  );
});

test('is the FNV-1a hash over 16-bit units', () => {
  expect(hashCells(new Int16Array(0))).toBe(0x811c9dc5);
  expect(hashCells(Int16Array.of(-1))).toBe(Math.imul(0x811c9dc5 ^ 0xffff, 0x01000193) >>> 0);
});

test('of a part is the hash of that part', () => {
  const buffer = Int16Array.of(5, -1, 7, 8);
  expect(hashCells(buffer, 1, 2)).toBe(hashCells(Int16Array.of(-1, 7)));
});

test('of a text is written as eight hexadecimal digits', () => {
  expect(hashText('')).toBe('811c9dc5');
  expect(hashText('a')).toBe('e40c292c');
  expect(hashText('Québec')).toBe(hashCells(Int16Array.from('Québec', (letter) => letter.charCodeAt(0))).toString(16));
  expect(hashText('boston 13')).toBe('00ff0b1c');
});
