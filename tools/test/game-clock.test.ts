/** Only the files of `games/clock` may create the stored values of a game's clock. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { below, type Node, parsed } from '../src/mutants/functions.ts';

const SERVER = join(import.meta.dirname, '../../packages/server/src');
/** The clock columns whose names no other table uses. */
const CLOCKS = new Set(['due', 'overdue', 'passes_at', 'passesAt', 'clock_left', 'clockLeft']);
/** A query that writes to a table with clocks. Only in such a query does a column named `since` belong to the clock. */
const ON_CLOCKS = /\.(updateTable|insertInto)\('(game|seat|charge)'\)/;
/** The clock's own folder, the migrations, and the files that list the columns of records. */
const MAY = /^(games\/clock\/|store\/(migrations\/|game-rows))/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Whether a property copies the column of a row, e.g. into a message: `due: game.due`. */
function isCopied(name: string, value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'BinaryExpression') return isCopied(name, value.left);
  return value.type === 'MemberExpression' && isNode(value.property) && value.property.name === name;
}

/** The clock columns that a source writes. */
function madeIn(file: string, code: string): string[] {
  const found: string[] = [];
  const look = (node: Node, onClocks: boolean): void => {
    const isPattern = node.type === 'ObjectPattern';
    const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : undefined;
    const within = onClocks || (callee !== undefined && ON_CLOCKS.test(code.slice(callee.start, callee.end)));
    for (const child of below(node)) {
      const name = child.type === 'Property' && isNode(child.key) ? String(child.key.name) : '';
      const makes = (CLOCKS.has(name) && !isCopied(name, child.value)) || (within && name === 'since');
      if (makes && !isPattern) found.push(`${file}: ${name}`);
      look(child, within);
    }
  };
  look(parsed(file, code), false);
  return found;
}

test('no file outside games/clock writes the clock of a game', () => {
  const all = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const others = all.filter((file) => !MAY.test(file));
  expect(others.length).toBeGreaterThan(100);
  expect(others.length).toBeLessThan(all.length);
  expect(others.flatMap((file) => madeIn(file, readFileSync(join(SERVER, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a time that is up', 'const after = { status, due: now + 5 };', ['a.ts: due']],
  ['a held window', 'const after = { passes_at };', ['a.ts: passes_at']],
  ['what a seat has left', 'seats.map((row) => ({ ...row, clock_left: 0 }));', ['a.ts: clock_left']],
  ['a statement', "db.updateTable('game').set({ since: now }).where('id', '=', id);", ['a.ts: since']],
  ['a message with what is stored', 'const told = { due: game.due, overdue: game.overdue === 1 };', []],
  ["another table's column", "db.insertInto('notice').values({ since });", []],
  ['a function that reads it', 'const isLate = ({ due }: Row) => due < now;', []],
])('%s is seen', (_what, code, made) => {
  expect(madeIn('a.ts', code)).toEqual(made);
});
