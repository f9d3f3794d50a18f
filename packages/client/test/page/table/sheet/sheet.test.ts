import { afterAll, expect, it, vi } from 'vitest';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createRoot, createSignal } = await import('solid-js');
const { SheetState, sinceActed } = await import('../../../../src/page/table/sheet/sheet.ts');

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

it('the forecast of a battle that waits to be shown is that of its position, not of its dice', async () => {
  const [staged, setStaged] = createSignal<string | undefined>();
  const [now] = createSignal({ length: 9, looking: null });
  const asked: (string | undefined)[] = [];
  const query = async (_name: string, _args: object, about?: string) => {
    asked.push(about);
    return `forecast of ${about ?? 'the dice'}`;
  };
  const session = { now, latest: now, past: () => undefined, chosen: () => 0, log: () => [], query };
  const board = { staged, view: () => staged() ?? 'after the battle' };
  const subjectOf = () => ({ kind: 'battle', at: undefined, entries: [], key: 'battle york 3', running: true });
  const sheets = { subjectOf, inquiry: { name: 'odds', args: {} } };
  const play = { session, board, title: { sheets }, focus: {}, lastShown: () => undefined };
  const sheet = createRoot(
    () => new SheetState<string, never>(play as unknown as ConstructorParameters<typeof SheetState<string, never>>[0]),
  );
  // The show of the battle begins while the question about the dice is under way.
  setStaged('before the battle');
  await vi.waitFor(() => expect(sheet.answer).toBe('forecast of before the battle'));
  expect(asked).toEqual([undefined, 'before the battle']);
  setStaged(undefined);
  await vi.waitFor(() => expect(sheet.answer).toBe('forecast of the dice'));
});
