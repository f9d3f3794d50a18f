/**
 * `npm run lengths`: reports the lengths of functions and files.
 *
 * It counts named functions: declarations, methods, and values of constants or properties (so every step of a
 * procedure). Callbacks belong to the function around them. Tables of data and generated files are excluded.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';

const LONG_FUNCTION = 25;
const LONG_FILE = 400;
const SOURCE = /(^|\/)src\/.*\.tsx?$/;
const WRITTEN_BY_A_TOOL = /^\/\/.*do not edit/i;
const LEFT_OUT = /(^|\/)(node_modules|dist|\.types|data|generated)(\/|$)/;

/** A function and its number of lines, from first to last. */
export interface Length {
  readonly name: string;
  readonly line: number;
  readonly lines: number;
}

const isFunction = (node: ESTree.Node | null | undefined): node is ESTree.Function | ESTree.ArrowFunctionExpression =>
  node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression';

const lineOf = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/**
 * The functions of one file, in the order in which they begin.
 * @throws {Error} if the file is not TypeScript
 */
export function functionLengths(file: string, code: string): Length[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`);
  const found: Length[] = [];
  const keep = (name: ESTree.Node | null, { start, end }: ESTree.Span): void => {
    const line = lineOf(code, start);
    found.push({
      name: name ? code.slice(name.start, name.end) : 'default',
      line,
      lines: lineOf(code, end) - line + 1,
    });
  };
  const keepValue = (name: ESTree.Node, value: ESTree.Node | null | undefined, whole: ESTree.Span): void => {
    if (isFunction(value)) keep(name, whole);
  };
  new Visitor({
    FunctionDeclaration: (node) => keep(node.id, node),
    VariableDeclarator: (node) => keepValue(node.id, node.init, node),
    Property: (node) => keepValue(node.key, node.value, node),
    PropertyDefinition: (node) => keepValue(node.key, node.value, node),
    MethodDefinition: (node) => keep(node.key, node),
  }).visit(program);
  return found;
}

/** The value below which this share (0 to 1) of the sorted numbers lies; 0 if there are none. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Paths of all source files of the workspaces, with forward slashes, as seen from the project's folder. */
function sourceFiles(root: string): string[] {
  const below = (top: string): string[] =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((path) => join(top, path));
  const paths = ['packages', 'games', 'tools'].flatMap(below).map((path) => path.split(sep).join('/'));
  return paths.filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path)).sort();
}

function report(root: string): string {
  const files = sourceFiles(root)
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))
    .filter(({ code }) => !WRITTEN_BY_A_TOOL.test(code));
  const functions = files.flatMap(({ path, code }) =>
    functionLengths(path, code).map((length) => ({ ...length, path })),
  );
  const sorted = functions.map(({ lines }) => lines).sort((a, b) => a - b);
  const short = sorted.filter((lines) => lines < LONG_FUNCTION).length;
  const share = ((100 * short) / Math.max(1, sorted.length)).toFixed(1);
  const longest = functions.filter(({ lines }) => lines >= LONG_FUNCTION).sort((a, b) => b.lines - a.lines);
  const longFiles = files
    .map(({ path, code }) => ({ path, lines: lineOf(code, code.length) }))
    .filter(({ lines }) => lines > LONG_FILE);
  return [
    `${sorted.length} functions: median ${quantile(sorted, 0.5)} lines, 90th percentile ${quantile(sorted, 0.9)}, ${share} % under ${LONG_FUNCTION}`,
    ...longest.slice(0, 10).map(({ path, line, name, lines }) => `  ${lines} lines  ${path}:${line}  ${name}`),
    ...longFiles.map(({ path, lines }) => `  ${lines} lines in one file  ${path}`),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  console.log(report(root));
}
