/** The parts of the project, which of them each imports, and which its threads load: all found from the imports. */
import type { Import, Module } from './modules.ts';

/** A part imports another: with code, or only with types. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const FOLDERS: readonly (readonly [pattern: RegExp, part: (found: RegExpExecArray) => string])[] = [
  [/^packages\/([^/]+)\//, ([, name = '']) => name],
  [/^games\/[^/]+\/([^/]+)\//, ([, name = '']) => `title: ${name}`],
  [/^games\//, () => 'lists of titles'],
  [/^tools\//, () => 'tools'],
];

/** The part to which a source belongs: a package, a folder that each title has, the lists of titles, the tools. */
export function partOf(file: string): string {
  for (const [pattern, part] of FOLDERS) {
    const found = pattern.exec(file);
    if (found) return part(found);
  }
  throw new Error(`${file} belongs to no part`);
}

/** The imports between parts, each pair once. */
export function edgesOf(modules: Iterable<Module>): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { file, imports } of modules) {
    for (const { to, isType } of imports) {
      const pair = { from: partOf(file), to: partOf(to) };
      const key = `${pair.from} > ${pair.to}`;
      if (pair.from !== pair.to) edges.set(key, { ...pair, isType: isType && (edges.get(key)?.isType ?? true) });
    }
  }
  return [...edges.values()];
}

/** Whether a part reaches another through a third, over these edges. */
function leadsRound(edges: readonly Edge[], { from, to }: Edge): boolean {
  const seen = new Set<string>();
  const open = edges.filter((edge) => edge.from === from && edge.to !== to).map((edge) => edge.to);
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (part === to) return true;
    if (seen.has(part)) continue;
    seen.add(part);
    open.push(...edges.filter((edge) => edge.from === part).map((edge) => edge.to));
  }
  return false;
}

/** The edges that do not follow from others: a part also reaches the parts that those below it import with code. */
export function shortest(edges: readonly Edge[]): Edge[] {
  const ofCode = edges.filter(({ isType }) => !isType);
  return edges.filter((edge) => !leadsRound(edge.isType ? edges : ofCode, edge));
}

/** The sources that a source reaches through such imports, itself included. */
export function reachedFrom(
  modules: ReadonlyMap<string, Module>,
  entry: string,
  isFollowed: (each: Import) => boolean,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imports = modules.get(file)?.imports ?? [];
    open.push(...imports.filter(isFollowed).map(({ to }) => to));
  }
  return seen;
}

/** The parts whose code a thread can load, starting from its first source; types load nothing. */
export function loadedFrom(modules: ReadonlyMap<string, Module>, entry: string): string[] {
  const seen = reachedFrom(modules, entry, ({ isType }) => !isType);
  const tables = (part: string): boolean =>
    part === 'title: rules' && ![...seen].some((file) => /\/rules\/src\/(?:index|search)\.ts$/.test(file));
  const parts = [...new Set([...seen].map(partOf))].toSorted();
  return parts.map((part) => (tables(part) ? `${part} (tables and names)` : part));
}
