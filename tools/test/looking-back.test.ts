/** The parts of a server are created in one order: no closure refers to a part created after it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { below, type Node, parsed } from '../src/mutants/functions.ts';

const SERVER = join(import.meta.dirname, '../../packages/server/src');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const listOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function(Expression|Declaration)?/.test(type);

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a]`, `...a`. */
function boundBy(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  if (pattern.type === 'Property') return isNode(pattern.value) ? boundBy(pattern.value) : [];
  if (pattern.type === 'AssignmentPattern') return isNode(pattern.left) ? boundBy(pattern.left) : [];
  return /^(Object|Array)Pattern$|^RestElement$/.test(pattern.type) ? below(pattern).flatMap(boundBy) : [];
}

/** The names that the statements of a block declare, with the position where each declaration begins. */
function declaredIn(statements: readonly Node[]): ReadonlyMap<string, number> {
  const declarators = statements.flatMap((each) =>
    each.type === 'VariableDeclaration' ? listOf(each.declarations) : [],
  );
  return new Map(
    declarators.flatMap(({ id, start }) => (isNode(id) ? boundBy(id).map((name) => [name, start] as const) : [])),
  );
}

/** Whether a node redeclares a name for itself. */
function shadows(node: Node, name: string): boolean {
  if (isFunction(node)) return listOf(node.params).some((param) => boundBy(param).includes(name));
  return node.type === 'BlockStatement' && declaredIn(listOf(node.body)).has(name);
}

/** Whether a name within a node is only that of a property: `a.name`, `{ name: … }`. */
function isKey(parent: Node, node: Node): boolean {
  const key = parent.type === 'MemberExpression' ? parent.property : parent.key;
  return key === node && parent.computed !== true && parent.shorthand !== true;
}

/** The first use of a name, or of a field of `this`, within a node; `undefined` if there is none. */
function firstUse(node: Node, isUse: (node: Node) => boolean, isHidden: (node: Node) => boolean): number | undefined {
  const uses = below(node).flatMap((child) => {
    if (isUse(child) && !isKey(node, child)) return [child.start];
    return isHidden(child) ? [] : (firstUse(child, isUse, isHidden) ?? []);
  });
  return uses.length === 0 ? undefined : Math.min(...uses);
}

const isField = (node: Node, name?: string): boolean =>
  node.type === 'MemberExpression' &&
  isNode(node.object) &&
  node.object.type === 'ThisExpression' &&
  isNode(node.property) &&
  (name === undefined || node.property.name === name);

/** The fields that a constructor sets, with the end of each assignment. */
function fieldsSetIn(statements: readonly Node[]): ReadonlyMap<string, Node> {
  const assigned = statements.flatMap(({ expression }) =>
    isNode(expression) && expression.type === 'AssignmentExpression' && isNode(expression.left) ? [expression] : [],
  );
  return new Map(
    assigned.flatMap((each) => {
      const left = each.left;
      return isNode(left) && isField(left) && isNode(left.property)
        ? [[String(left.property.name), each] as const]
        : [];
    }),
  );
}

/** Uses in a source before the declaration: of variables in functions, and of fields in constructors. */
function lookingBack(file: string, code: string): string[] {
  const found: string[] = [];
  const look = (node: Node, inFunction: boolean): void => {
    if (inFunction && node.type === 'BlockStatement')
      for (const [name, start] of declaredIn(listOf(node.body))) {
        const use = firstUse(
          node,
          (each) => each.type === 'Identifier' && each.name === name,
          (each) => shadows(each, name),
        );
        if (use !== undefined && use < start) found.push(`${file}: ${name}`);
      }
    if (
      node.type === 'MethodDefinition' &&
      node.kind === 'constructor' &&
      isNode(node.value) &&
      isNode(node.value.body)
    )
      for (const [name, set] of fieldsSetIn(listOf(node.value.body.body))) {
        const use = firstUse(
          node.value.body,
          (each) => isField(each, name),
          () => false,
        );
        if (use !== undefined && use < set.start) found.push(`${file}: this.${name}`);
      }
    for (const child of below(node)) look(child, inFunction || isFunction(node));
  };
  look(parsed(file, code), false);
  return found;
}

test('no part of the server uses a later one', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => lookingBack(file, readFileSync(join(SERVER, file), 'utf8')))).toEqual([]);
});

test.each([
  ['a closure over a later part', 'function f() { const a = make(() => b.count); const b = make(a); }', ['a.ts: b']],
  ['a later part of a pattern', 'const f = () => { use(() => b); const { b } = make(); };', ['a.ts: b']],
  ['a field', 'class A { constructor() { this.a = new B(() => this.b); this.b = new C(this.a); } }', ['a.ts: this.b']],
  ['a name of its own', 'function f() { const a = list.map((b) => b.id); const b = a; }', []],
  ['a property of that name', 'function f() { const a = { b: 1 }; use(a.b); const b = a; }', []],
  ['the one order', 'class A { constructor() { this.a = new B(); this.b = new C(this.a); } }', []],
])('%s is recognised', (_what, code, found) => {
  expect(lookingBack('a.ts', code)).toEqual(found);
});
