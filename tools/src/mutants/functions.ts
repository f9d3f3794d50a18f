/** The functions of a source file, by names that do not depend on line numbers. */
import { type ESTree, parseSync } from 'vite';

/** A function; an unnamed one counts within the named one around it (`fire/2`). */
export interface Named {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The range of its body, and whether the body is an expression. */
  readonly body: { readonly start: number; readonly end: number; readonly bare: boolean };
}

/** Code outside all functions. */
export const TOP = '(module)';

/** Any node, with all its properties. */
export type Node = ESTree.Node & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The direct children of a node, in text order. */
export const below = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** @throws {Error} if the file is not TypeScript */
export function parsed(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`);
  if (!isNode(program)) throw new Error(`${file}: no program`);
  return program;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/**
 * The name that a node gives to its contents: of a function, a constant, a method or a property, or `Battle` in
 * `Battle.define`.
 */
function wordOf(node: Node, code: string): string | undefined {
  if (node.type === 'CallExpression') {
    const { start, end } = node.callee;
    return /^(\w+)\.define$/.exec(code.slice(start, end))?.[1];
  }
  const named = node.type === 'VariableDeclarator' || node.type.endsWith('Declaration') ? node.id : node.key;
  if (!isNode(named) || node.computed === true) return undefined;
  const word = code.slice(named.start, isNode(named.typeAnnotation) ? named.typeAnnotation.start : named.end);
  return word.replace(/^'|'$/g, '');
}

/** The functions of a file, outer ones before those within them. */
export function functionsOf(file: string, code: string): Named[] {
  const found: Named[] = [];
  const unnamed = new Map<string, number>();
  const nameless = (path: string): string => {
    const nth = (unnamed.get(path) ?? 0) + 1;
    unnamed.set(path, nth);
    return `${path}/${nth}`;
  };
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the walk names each node by the nodes above it
  const visit = (node: Node, path: string, fresh: boolean): void => {
    const word = FUNCTIONS.has(node.type) && node.type !== 'FunctionDeclaration' ? undefined : wordOf(node, code);
    const here = word === undefined ? path : path === TOP ? word : `${path}.${word}`;
    const named = word !== undefined || (fresh && here !== TOP);
    if (!FUNCTIONS.has(node.type) || !isNode(node.body)) {
      for (const each of below(node)) visit(each, here, word !== undefined);
      return;
    }
    const name = named ? here : nameless(here);
    const { start, end, type } = node.body;
    found.push({ name, start: node.start, end: node.end, body: { start, end, bare: type !== 'BlockStatement' } });
    for (const each of below(node)) visit(each, name, false);
  };
  visit(parsed(file, code), TOP, false);
  return found;
}

/** The innermost function at a position in the text. */
export function functionAt(functions: readonly Named[], offset: number): string {
  return functions.findLast(({ start, end }) => start <= offset && offset < end)?.name ?? TOP;
}

/** The name of a function, unique across all files. */
export const nameOf = (file: string, name: string): string => `${file}#${name}`;

/** A file's text with an expression added at the beginning of each function. */
export function marksIn(code: string, functions: readonly Named[], markOf: (name: string) => string): string {
  const marks = functions.flatMap(({ name, body }) => {
    const mark = markOf(name);
    if (!body.bare) return [{ at: body.start + 1, text: `${mark};` }];
    return [
      { at: body.start, text: `(${mark},` },
      { at: body.end, text: ')' },
    ];
  });
  let text = code;
  for (const mark of marks.sort((a, b) => b.at - a.at)) text = text.slice(0, mark.at) + mark.text + text.slice(mark.at);
  return text;
}
