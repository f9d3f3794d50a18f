import { describe, expect, it } from 'vitest';
import { sharing, sharingBy } from '../src/sharing.ts';

const before = {
  vp: 3,
  place: { wolfe: 'halifax', montcalm: 'quebec' },
  reduced: ['rogers', 'gage'],
  hands: [{ side: 'french', cards: [1, 2] }],
};
const copy = structuredClone(before);

describe('a position and the one before it', () => {
  it('are one object if they are equal', () => {
    expect(sharing(before, copy)).toBe(before);
  });

  it('share every part that is equal, and nothing else', () => {
    const after = { ...copy, vp: 4, place: { ...copy.place, wolfe: 'louisbourg' } };
    const shown = sharing(before, after);
    expect(shown).toEqual(after);
    expect(shown.reduced).toBe(before.reduced);
    expect(shown.hands).toBe(before.hands);
    expect(shown.place).not.toBe(before.place);
  });

  it.each([
    ['a longer list', { a: [1, 2] }, { a: [1, 2, 3] }],
    ['a shorter list', { a: [1, 2] }, { a: [1] }],
    ['an empty list for a record', { a: {} }, { a: [] }],
    ['a new name', { a: 1 }, { a: 1, b: undefined }],
    ['a name less', { a: 1, b: undefined }, { a: 1 }],
    ['another name', { a: undefined }, { b: undefined }],
    ['nothing for a record', { a: { b: 1 } }, { a: null }],
    ['another text', { a: 'x' }, { a: 'y' }],
  ])('differ by %s', (_, one, other) => {
    expect(sharing(one, other)).toStrictEqual(other);
    expect(sharing(one, other)).not.toBe(one);
  });
});

describe('a list of things with keys', () => {
  const stacks = [
    { key: 'albany', at: { x: 1, y: 2 } },
    { key: 'crown-point', at: { x: 3, y: 4 } },
  ];
  const by = ({ key }: { readonly key: string }): string => key;

  it('keeps a thing that moves to another place in the list', () => {
    const oswego = { key: 'oswego', at: { x: 0, y: 0 } };
    const [first, second, third] = sharingBy(stacks, [oswego, ...structuredClone(stacks)], by);
    expect([first, second, third]).toEqual([oswego, ...stacks]);
    expect(second).toBe(stacks[0]);
    expect(third).toBe(stacks[1]);
  });

  it('is the same list while nothing in it changes', () => {
    expect(sharingBy(stacks, structuredClone(stacks), by)).toBe(stacks);
    expect(sharingBy(stacks, structuredClone(stacks).toReversed(), by)).toEqual(stacks.toReversed());
  });
});
