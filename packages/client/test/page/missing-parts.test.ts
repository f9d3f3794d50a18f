import { expect, it } from 'vitest';
import { watchParts } from '../../src/page/updates/missing-parts.ts';

it('a part of the page is missing once its file could not be loaded', () => {
  const page = new EventTarget();
  const missing = watchParts(page);
  page.dispatchEvent(new Event('error'));
  expect(missing()).toBe(false);
  page.dispatchEvent(new Event('vite:preloadError'));
  expect(missing()).toBe(true);
});
