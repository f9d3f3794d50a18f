import { renderToString } from 'solid-js/web';
import { expect, test } from 'vitest';
import { bayonetsTomahawksTitle } from '../../../../../../games/bayonets-tomahawks/board/src/index.ts';
import { wildernessWarTitle } from '../../../../../../games/wilderness-war/board/src/index.ts';
import { KeysDialog, type KeysDialogProps } from '../../../../src/page/table/page/keys-dialog.tsx';

type Overlays = readonly { readonly id: string; readonly key: string }[];

/** The letters that the list of keys names with Shift, row by row. */
function lettersWithShift(overlays: Overlays): readonly (readonly string[])[] {
  const play = {
    words: { say: (key: string) => key },
    offer: { letters: () => [] },
    preferences: () => ({ letters: false }),
    title: { overlays },
  } as unknown as KeysDialogProps<unknown, unknown>['play'];
  const list = renderToString(() => <KeysDialog open={true} play={play} onClose={() => undefined} />);
  return [...list.matchAll(/<kbd[^>]*>Shift ([^<]+)<\/kbd>/g)].map(([, letters = '']) => letters.split(', '));
}

/** The subject of an overlay: both sides' overlays of one subject share a letter, and take turns. */
const subjectOf = (id: string): string => id.replace(/-(french|british)$/, '');

test.each<[title: string, overlays: Overlays]>([
  ['Wilderness War', wildernessWarTitle.overlays],
  ['Bayonets & Tomahawks', bayonetsTomahawksTitle.overlays],
])('the list of keys has every overlay of %s, each with a letter of its own', (_, overlays) => {
  const rows = lettersWithShift(overlays);
  const letters = rows.flat();
  expect(rows.length).toBeGreaterThan(4);
  expect(letters.filter((letter, i) => letters.indexOf(letter) !== i)).toEqual([]);
  const subjects = new Map(overlays.map(({ id, key }) => [subjectOf(id), key]));
  expect(rows.some((row) => row.toSorted().join() === [...subjects.values()].toSorted().join())).toBe(true);
});
