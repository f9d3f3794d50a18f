import { expect, it } from 'vitest';
import { createPage, leaveText, toggleText } from '../../../../src/page/table/page/page.ts';

it('Escape leads from the words back to the map, and is free for other things there', () => {
  const page = createPage();
  toggleText(page);
  expect([leaveText(page), page.text()]).toEqual([true, false]);
  expect([leaveText(page), page.text()]).toEqual([false, false]);
});
