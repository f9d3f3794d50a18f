import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cardsIn } from '../src/tasks/all.ts';
import { carriedOut, edited, filesOf, readCard } from '../src/tasks/card.ts';
import { readIn, walkCard } from '../src/tasks/copy.ts';
import { fileTakenForKind } from '../update-last.mjs';

// The task cards fit the project: each line that they name occurs exactly once. `npm run tasks` also runs their
// commands; here only the card for an option is carried out.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const cards = cardsIn(ROOT);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe.each(cards)('the card $name', (card) => {
  it('fits the project', () => {
    expect([...carriedOut(card, readIn(ROOT)).keys()]).toEqual(filesOf(card));
  });

  it('is on the list of cards', () => {
    expect(readFileSync(join(ROOT, 'docs/tasks/README.md'), 'utf8')).toContain(`(${card.name}.md)`);
  });

  it('puts --update after the files', () => {
    expect(card.commands.map((command) => fileTakenForKind(command.split(' ')))).toEqual(
      card.commands.map(() => undefined),
    );
  });

  it('states how many files are edited by hand', () => {
    const text = readFileSync(join(ROOT, `docs/tasks/${card.name}.md`), 'utf8');
    expect(text).toContain(`You edit ${NUMBERS[filesOf(card).length]} files.`);
  });
});

describe('the card for an option', () => {
  const card = cards.find(({ name }) => name === 'option');

  it('has at most eight files edited by hand', () => {
    expect(card && filesOf(card).length).toBeLessThanOrEqual(8);
  });

  it('leads to an option that works', () => {
    expect(card && walkCard(ROOT, card, [])).toBeUndefined();
  });
});

describe('the place of --update', () => {
  it.each([
    ['vitest run -u a.test.ts b.test.ts', 'a.test.ts'],
    ['vitest run --update a.test.ts', 'a.test.ts'],
    ['vitest run a.test.ts --update', undefined],
    ['vitest run -u --project unit a.test.ts', undefined],
    ['vitest run -u new a.test.ts', undefined],
    ['vitest run a.test.ts', undefined],
  ])('%s: the file taken for a kind of update is %s', (command, file) => {
    expect(fileTakenForKind(command.split(' '))).toBe(file);
  });
});

describe('a card', () => {
  const CARD = `# A word

In \`words.ts\`, after \`const one\`:

\`\`\`ts
const two = 2;
\`\`\`

A new file, \`new.ts\`:

\`\`\`ts
export {};
\`\`\`

\`\`\`sh
npm run words
npm run check
\`\`\`
`;

  it('is read as blocks with their places, and commands', () => {
    expect(readCard('word', CARD)).toEqual({
      name: 'word',
      edits: [
        { file: 'words.ts', where: 'after', line: 'const one', block: 'const two = 2;\n' },
        { file: 'new.ts', where: 'new', line: '', block: 'export {};\n' },
      ],
      commands: ['npm run words', 'npm run check'],
    });
  });

  it('is refused if a block or a place stands alone', () => {
    expect(() => readCard('word', CARD.replace('A new file', 'Another file'))).toThrow('no line says where this goes');
    expect(() => readCard('word', `${CARD}\nAt the end of \`words.ts\`:\n`)).toThrow('a place has no block');
    expect(() => readCard('word', '# A word\n')).toThrow('nothing to write');
  });

  it('puts a block after a line, before it, in its place, or at the end', () => {
    const put = (where: 'after' | 'before' | 'instead of' | 'end', line = 'b') =>
      edited('a\n  b1\nc\n', { file: 'f', where, line, block: 'x\ny\n' });
    expect(put('after')).toBe('a\n  b1\nx\ny\nc\n');
    expect(put('before')).toBe('a\nx\ny\n  b1\nc\n');
    expect(put('instead of')).toBe('a\nx\ny\nc\n');
    expect(put('end')).toBe('a\n  b1\nc\nx\ny\n');
    expect(() => put('after', 'd')).toThrow('f has 0 lines `d`');
    expect(() => put('after', '')).toThrow('f has 4 lines');
  });

  it('creates only new files, and edits only existing ones', () => {
    const edit = { file: 'f', line: '', block: 'x\n' };
    expect(edited(undefined, { ...edit, where: 'new' })).toBe('x\n');
    expect(() => edited('a\n', { ...edit, where: 'new' })).toThrow('f is there already');
    expect(() => edited(undefined, { ...edit, where: 'end' })).toThrow('there is no f');
  });
});
