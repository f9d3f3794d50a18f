import { afterAll, expect, it, vi } from 'vitest';

// In Node the library's build computes everything only once, so use its build for browsers.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
// Other test files may already have loaded these modules with the library's build for servers, and need it later.
vi.resetModules();
afterAll(() => vi.resetModules());
const { createRoot } = await import('solid-js');
const { cell } = await import('../../../../src/page/cell.ts');
const { holdNews } = await import('../../../../src/page/table/drama/hold-news.ts');

it('news wait while they are held, and then are shown from the first of them; those taken back are not', () => {
  const isHeld = cell(false);
  const shown: number[] = [];
  const { news, dispose } = createRoot((end) => ({
    news: holdNews(isHeld, (from) => shown.push(from)),
    dispose: end,
  }));
  news.show(3);
  expect(shown).toEqual([3]);
  isHeld.set(true);
  news.show(7);
  news.show(5);
  expect(shown).toEqual([3]);
  isHeld.set(false);
  expect(shown).toEqual([3, 5]);
  isHeld.set(true);
  news.show(9);
  news.drop();
  isHeld.set(false);
  expect(shown).toEqual([3, 5]);
  dispose();
});
