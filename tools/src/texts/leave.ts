import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Gap, messagesIn } from './catalogues.ts';

/**
 * Marks missing messages as left to translators, each at the place it has in English. Creates the files of a new
 * language.
 */
export function leave(root: string, gaps: readonly Gap[]): void {
  const missing = gaps.filter(({ kind }) => kind === 'missing');
  for (const [file, language] of new Map(missing.map((gap) => [gap.file, gap.language]))) {
    const english = Object.keys(messagesIn(join(root, file.replace(`/${language}/`, '/en/'))));
    const written = existsSync(join(root, file)) ? messagesIn(join(root, file)) : {};
    const stale = Object.keys(written).filter((key) => !english.includes(key));
    const marked = [...english, ...stale].map((key) => [key, written[key] ?? null]);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${JSON.stringify(Object.fromEntries(marked), null, 2)}\n`);
  }
}
