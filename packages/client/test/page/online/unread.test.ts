import { afterAll, expect, it, vi } from 'vitest';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
let answer: (reply: object) => void = () => undefined;
vi.doMock('../../../src/page/net/api.ts', () => ({
  call: () =>
    new Promise((resolve) => {
      answer = resolve;
    }),
}));
afterAll(() => vi.doUnmock('../../../src/page/net/api.ts'));
afterAll(() => vi.resetModules());
const { createRoot } = await import('solid-js');
const { useChat } = await import('../../../src/page/online/chat.tsx');
const { cell } = await import('../../../src/page/cell.ts');

/** The unread lines of a table at which a line is said while the older two are asked for. */
async function unread(isOpen: boolean): Promise<number> {
  const all = cell<readonly string[]>([]);
  const hear = (lines: readonly string[]): void => all.set([...new Set([...lines, ...all()])]);
  const game = { id: 'g', linkPart: '', chat: { all, hear } };
  const chat = createRoot(() => useChat({ server: { account: {} }, game } as never, () => isOpen));
  await Promise.resolve();
  hear(['new']);
  answer({ ok: true, value: { lines: ['old', 'older'] } });
  await new Promise((resolve) => setTimeout(resolve));
  return chat.unread();
}

it('a line said while the older ones are asked for is unread, unless the chat is open', async () => {
  expect([await unread(false), await unread(true)]).toEqual([1, 0]);
});
