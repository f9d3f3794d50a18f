import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PageKeys, tableKey } from '../../../src/table/page/keys.ts';
import type { Play } from '../../../src/table/play/play.ts';

// The code only asks whether the focus is in a text field; here nothing has the focus.
beforeAll(() => vi.stubGlobal('HTMLElement', class {}));
afterAll(() => vi.unstubAllGlobals());

test.each([
  ['Ctrl+Z takes back', { ctrlKey: true, key: 'z' }, ['undo']],
  ['Cmd+Z takes back', { metaKey: true, key: 'z' }, ['undo']],
  ['Ctrl+Shift+Z makes again', { ctrlKey: true, shiftKey: true, key: 'Z' }, ['redo']],
  ['Ctrl+Y makes again', { ctrlKey: true, key: 'y' }, ['redo']],
  ['Ctrl+B is the browser’s', { ctrlKey: true, key: 'b' }, []],
] as const)('%s', (_what, keys, done) => {
  const heard: string[] = [];
  const session = { undo: () => heard.push('undo'), redo: () => heard.push('redo') };
  const event = { defaultPrevented: false, target: null, metaKey: false, ctrlKey: false, shiftKey: false, ...keys };
  const ours = tableKey(
    event as unknown as KeyboardEvent,
    { session } as unknown as Play<unknown, unknown>,
    {} as PageKeys,
  );
  expect(heard).toEqual(done);
  expect(ours).toBe(done.length > 0);
});
