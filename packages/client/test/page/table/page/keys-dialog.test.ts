import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle } from '../../../../../../games/bayonets-tomahawks/board/src/index.ts';
import { wildernessWarTitle } from '../../../../../../games/wilderness-war/board/src/index.ts';
import { overlayLetters } from '../../../../src/page/table/page/keys-dialog.tsx';

/** The letters that have another meaning with Shift (docs/tasks/overlay.md). */
const OTHERS = ['D', 'G', 'H', 'L', 'M', 'N', 'P', 'R', 'T', 'W'];

/** The subject of an overlay: both sides' overlays of one subject share a letter, and alternate. */
const subjectOf = (id: string): string => id.replace(/-(french|british)$/, '');

describe.each([
  ['Wilderness War', wildernessWarTitle.overlays],
  ['Bayonets & Tomahawks', bayonetsTomahawksTitle.overlays],
])('the letters of the overlays of %s', (_, overlays) => {
  it('belong to one subject each, and to nothing else on the page', () => {
    const byLetter = overlayLetters(overlays).map((letter) => [
      letter,
      new Set(overlays.filter(({ key }) => key === letter).map(({ id }) => subjectOf(id))).size,
    ]);
    expect(byLetter.filter(([, subjects]) => subjects !== 1)).toEqual([]);
    expect(overlayLetters(overlays).filter((letter) => OTHERS.includes(letter))).toEqual([]);
  });

  it('are all in the list of keys', () => {
    expect(overlayLetters(overlays).toSorted()).toEqual([...new Set(overlays.map(({ key }) => key))].toSorted());
  });
});
