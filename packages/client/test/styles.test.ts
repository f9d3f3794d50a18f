import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
/**
 * Classes of the boards that the page itself styles or makes room for, the one for screen readers, and those that both keep
 * as light as paper in the dark.
 */
const SHARED = ['card', 'card-face', 'card-head', 'cards', 'menu', 'sheet-panel-body', 'tray', 'unseen'];

function classesIn(folder: string): Set<string> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const rules = files.map((path) =>
    readFileSync(join(ROOT, folder, path), 'utf8').replace(/@import[^;]*;|\/\*.*?\*\//gs, ''),
  );
  return new Set(rules.join('\n').match(/(?<=\.)[a-z][a-z0-9-]*(?=[^{}]*\{)/gi) ?? []);
}

it('the page and the boards do not use the same class for different things', () => {
  const page = classesIn('packages/client/src');
  expect(page.size).toBeGreaterThan(50);
  for (const board of ['packages/board/src', 'games/wilderness-war/board/src']) {
    const shared = [...classesIn(board)].filter((name) => page.has(name) && !SHARED.includes(name));
    expect(shared).toEqual([]);
  }
});
