import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** Throws a `CannotStart` if a file of the built page is missing or differs from the build. */
export function checkPage(folder: string): void {
  const list = join(folder, 'files.json');
  if (!existsSync(list)) throw damaged(folder, 'its list of files is missing');
  for (const [name, hash] of Object.entries(readList(folder, list))) {
    const path = join(folder, name);
    if (!existsSync(path)) throw damaged(folder, `${name} is missing`);
    if (createHash('sha256').update(readFileSync(path)).digest('hex') !== hash) {
      throw damaged(folder, `${name} is not as it was built`);
    }
  }
}

function readList(folder: string, list: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    throw damaged(folder, 'its list of files cannot be read');
  }
}

const damaged = (folder: string, what: string): CannotStart =>
  new CannotStart(`The page in ${folder} is damaged: ${what}. Build it again with npm run build.`);
