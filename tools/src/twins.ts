/**
 * `npm run twins [-- --list]`: counts the lines that the boards of two titles share, by content, whatever their paths.
 *
 * A line that is in both counts as often as it is in each. Imports, brackets, closing tags, and lines that only open a
 * bracket under a name or a keyword are not counted, because they carry no meaning; nor are texts in one language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** A source file: its path from the project's folder, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A line that both titles have. */
export interface Twin {
  readonly line: string;
  /** How often it is in both. */
  readonly times: number;
  /** The files of the first title that have it. */
  readonly paths: readonly string[];
}

const IMPORT = /^(?:import|export(?: type)? (?:\*|\{[^}]*\}) from)\b[^;]*;/gm;
/**
 * Matches a line without a letter or digit, a tag that closes or has no attribute, or a keyword or name before its
 * bracket.
 */
const SAYS_NOTHING = /^(?:\W*|<\/?[\w.]*>?|(?:return|else|as const|['\w.-]+:)[\s\W]*|\W*as const;?)$/;

/** The meaningful lines of a source, without the spaces around them. */
export const saying = (text: string): string[] =>
  text
    .replaceAll(IMPORT, '')
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => !SAYS_NOTHING.test(line));

/** The files that have each line, once for each time. */
function placesOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources)
    for (const line of saying(text)) {
      const there = places.get(line);
      if (there) there.push(path);
      else places.set(line, [path]);
    }
  return places;
}

/** The lines that two titles share. */
export function twins(one: readonly Source[], other: readonly Source[]): Twin[] {
  const others = placesOf(other);
  return [...placesOf(one)].flatMap(([line, paths]) => {
    const times = Math.min(paths.length, others.get(line)?.length ?? 0);
    return times > 0 ? [{ line, times, paths: [...new Set(paths)] }] : [];
  });
}

/** How many lines two titles share. */
export const count = (found: readonly Twin[]): number => found.reduce((sum, { times }) => sum + times, 0);

/** The first two titles that have a board. */
const titlesIn = (root: string): string[] =>
  readdirSync(join(root, 'games'))
    .filter((title) => existsSync(join(root, `games/${title}/board/src`)))
    .toSorted()
    .slice(0, 2);

/** Texts in one language: if two titles use the same term of the game, there is nothing to share. */
const PROSE = /\/(?:en|fr|de)(?:\/|\.ts$)/;

/** The handwritten code of a title's board. */
function boardOf(root: string, title: string): Source[] {
  const folder = `games/${title}/board/src`;
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.split(sep).join('/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/') && !PROSE.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The twins of the two boards, the file with most of them first. */
export function report(root: string, lists: boolean): string {
  const [one = [], other = []] = titlesIn(root).map((title) => boardOf(root, title));
  const found = twins(one, other);
  const paths = new Set(found.map(({ paths: [first = ''] }) => first));
  const files = [...paths]
    .map((path) => [path, found.filter(({ paths: [first] }) => first === path)] as const)
    .sort(([, a], [, b]) => count(b) - count(a));
  return [
    ...files.flatMap(([path, there]) => [
      `${String(count(there)).padStart(4)}  ${path}`,
      ...(lists
        ? there.map(({ line, times }) => `${times > 1 ? `${times} ×`.padStart(10) : ' '.repeat(10)} ${line}`)
        : []),
    ]),
    `${count(found)} lines stand in both boards.`,
  ].join('\n');
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  console.log(report(fileURLToPath(new URL('../..', import.meta.url)), argv.includes('--list')));
}
