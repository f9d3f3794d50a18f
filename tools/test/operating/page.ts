/** The commands of docs/operating.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../stages.mjs';

/** A fenced block of commands, and the heading above it. */
export interface Block {
  readonly heading: string;
  readonly commands: readonly string[];
}

/** The blocks of a page, in order. */
export function blocksOf(text: string): readonly Block[] {
  const parts = text.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm);
  const blocks: Block[] = [];
  let heading = '';
  for (const [, title, commands] of parts) {
    if (title !== undefined) heading = title;
    else if (commands !== undefined) blocks.push({ heading, commands: commands.trim().split('\n') });
  }
  return blocks;
}

/** The blocks of docs/operating.md. */
export const operating = (): readonly Block[] => blocksOf(readFileSync(join(ROOT, 'docs/operating.md'), 'utf8'));
