import { renderToString } from 'solid-js/web';
import { expect, test } from 'vitest';
import { bayonetsTomahawksTitle } from '../../../../../../games/bayonets-tomahawks/board/src/index.ts';
import { wildernessWarTitle } from '../../../../../../games/wilderness-war/board/src/index.ts';
import { KeysDialog, type KeysDialogProps } from '../../../../src/page/table/page/keys-dialog.tsx';

type Overlays = KeysDialogProps<unknown, unknown>['play']['title']['overlays'];

/** The list of keys with Shift, row by row: the letters, and what they do. */
function keysWithShift(overlays: Overlays): readonly (readonly [letters: readonly string[], does: string])[] {
  const play = {
    words: { say: (key: string, { names = '' } = {}) => `${key} ${names}`, language: 'en' },
    offer: { letters: () => [] },
    preferences: () => ({ letters: false }),
    title: { overlays },
  } as unknown as KeysDialogProps<unknown, unknown>['play'];
  const list = renderToString(() => <KeysDialog open={true} play={play} onClose={() => undefined} />);
  const rows = list.matchAll(/<kbd[^>]*>Shift ([^<]+)<\/kbd><\/dt><dd[^>]*>([^<]*)</g);
  return [...rows].map(([, letters = '', does = '']) => [letters.split(', '), does]);
}

/** The subject of an overlay: both sides' overlays of one subject share a letter, and take turns. */
const subjectOf = (id: string): string => id.replace(/-(french|british)$/, '');

test.each([
  ['Wilderness War', wildernessWarTitle.overlays as Overlays],
  ['Bayonets & Tomahawks', bayonetsTomahawksTitle.overlays as Overlays],
])('the list of keys has every overlay of %s, and no letter twice', (_, overlays) => {
  const rows = keysWithShift(overlays);
  const letters = rows.flatMap(([each]) => each);
  expect(letters.filter((letter, i) => letters.indexOf(letter) !== i)).toEqual([]);
  const listed = (key: string): string => rows.find(([each]) => each.join() === key)?.[1] ?? '';
  for (const { key, name } of overlays) expect(listed(key)).toContain(name('en'));
  const subjects = new Map(overlays.map(({ id, key }) => [subjectOf(id), key]));
  expect(new Set(subjects.values()).size).toBe(subjects.size);
  expect(letters.length).toBeGreaterThan(subjects.size + 5);
});

test('a letter that leads to many choices has their common name in the reader’s language, not the engine’s word', () => {
  const activate = (card: string) => ({ text: `activate ${card}`, verb: 'activate', args: [card] });
  const play = {
    words: { say: (key: string) => key, language: 'de' },
    offer: {
      letters: () => [{ letter: 'a', verb: 'activate', options: [activate('campaign-1'), activate('campaign-2')] }],
    },
    preferences: () => ({ letters: true }),
    session: { now: () => ({ view: {}, asked: { procedure: 'action', step: 'card' } }) },
    title: wildernessWarTitle,
  } as unknown as KeysDialogProps<unknown, unknown>['play'];
  const list = renderToString(() => <KeysDialog open={true} play={play} onClose={() => undefined} />);
  expect(list).toContain('Mit einer Karte aktivieren');
  expect(list).not.toContain('>activate<');
});
