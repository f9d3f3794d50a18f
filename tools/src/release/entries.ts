/** The modules that other programs import. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { workspacesOf } from './versions.ts';

/** A module that other programs import. */
export interface Entry {
  /** Its name in import statements, e.g. `@carillon/seat`. */
  readonly name: string;
  /** The path of its source in the project. */
  readonly source: string;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, { readonly source: string }>>;
}

/** All entries of the packages that are packed. */
export const entriesOf = (root: string): Entry[] =>
  workspacesOf(root)
    .filter(({ isPacked }) => isPacked)
    .flatMap(({ name, folder }) => {
      const { exports = {} }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([path, { source }]) => ({
        name: posix.join(name, path),
        source: posix.join(folder, source),
      }));
    });
