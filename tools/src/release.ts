/**
 * `npm run release -- VERSION [--dry-run] [--into FOLDER]`: makes a release of main.
 *
 * It checks that the work tree is clean and on main, that the version goes up, and that CHANGELOG.md has a chapter for
 * it with a section for each kind of reader. In a copy of the repository it writes the version into all workspaces and
 * the lock file, and the day into the chapter; commits and tags; installs and builds; packs the packages that other
 * programs import, their documentation and the files of the page, with checksums. Only then does the repository take
 * over commit and tag, and the files are moved to dist/releases/VERSION. With `--dry-run` the copy is removed instead.
 * Nothing is published.
 */
import { join, resolve } from 'node:path';
import { argv, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { ROOT } from './mutants/sources.ts';
import { build, offer } from './release/make.ts';
import { Refusal } from './release/refusal.ts';
import { type Released, release } from './release/release.ts';

const USAGE = 'Type: npm run release -- VERSION [--dry-run] [--into FOLDER]';

function asked(): { readonly version: string; readonly isDry: boolean; readonly into: string } {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, into: { type: 'string' } },
  });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) throw new Error('Name one version.');
  return { version, isDry: values['dry-run'], into: resolve(values.into ?? join(ROOT, 'dist/releases', version)) };
}

function wished(): ReturnType<typeof asked> {
  try {
    return asked();
  } catch (error) {
    console.error(`usage: ${error instanceof Error ? error.message : error}\n${USAGE}`);
    return exit(2);
  }
}

function report({ from, tag, changed, offered }: Released, { version, isDry, into }: ReturnType<typeof asked>): void {
  console.log(`\n${version} follows ${from}: the version in ${changed.length - 1} files, and its day in CHANGELOG.md.`);
  console.log(`Commit on main: Release ${version}. Tag: ${tag}.`);
  console.log(`Files in ${into}, and their SHA-256 in SHA256SUMS:`);
  for (const { name, size, sha256 } of offered) {
    console.log(`  ${name.padEnd(48)}${Math.ceil(size / 1024)} KB  ${sha256.slice(0, 16)}…`);
  }
  console.log(
    isDry
      ? 'This was a dry run: all was done in a copy, which is removed; nothing else has changed.'
      : `Done. Publish it by: git push origin main ${tag}`,
  );
}

const wish = wished();
try {
  report(release({ ...wish, root: ROOT, day: new Date(), build, offer, say: console.log }), wish);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`${error.code}: ${error.message}`);
  exit(error.code === 'bad_version' ? 2 : 1);
}
