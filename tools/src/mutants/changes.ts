/** The possible changes in a source file: one small change each, of the kinds that people make by mistake. */
import { at } from '@carillon/kit';
import { below, functionAt, functionsOf, type Node, parsed } from './functions.ts';

export const KINDS = ['comparison', 'bound', 'condition', 'and-or', 'side', 'call', 'figure', 'rule', 'key'] as const;
export type Kind = (typeof KINDS)[number];

/** A mutant: one stretch of a file's text replaced by another. */
export interface Change {
  readonly file: string;
  readonly function: string;
  readonly kind: Kind;
  readonly start: number;
  readonly from: string;
  readonly to: string;
}

type Found = Omit<Change, 'file' | 'function'>;

/** The replacements of words; most words have none, including `constructor`. */
const wordPairs = (pairs: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(pairs));

const TURNED = wordPairs({
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '===': '!==',
  '!==': '===',
});
const MOVED = wordPairs({ '<': '<=', '<=': '<', '>': '>=', '>=': '>' });
const OTHER = wordPairs({
  BRITISH: 'FRENCH',
  FRENCH: 'BRITISH',
  AS_ATTACKER: 'AS_DEFENDER',
  AS_DEFENDER: 'AS_ATTACKER',
});
/** Functions that return the other of two sides. */
const ENEMY = /^(enemyOf|otherOf|opponentOf|otherSide)$/;
/** Calls that only guard against the impossible: changing one affects no game. */
const GUARD = /^(invariant|unreachable|console\.\w+)$/;
/** The code after this call offers nothing during play: without the call, lists take longer and are the same. */
const ONLY_SAVES_TIME = 'explaining()';
/** A rule number has two or three parts; an address has four. */
const RULE = /^'\d+(\.\d+){1,2}[a-z]?'$/;
const KEY = /^'[a-z][A-Za-z]*([.-][A-Za-z]+)*'$/;

class Reader {
  readonly found: Found[] = [];
  readonly #code: string;
  /** Strings in the same role, as the first argument of one function: each can replace another. */
  readonly #roles = new Map<string, Set<string>>();
  readonly #rules = new Set<string>();
  readonly #strings: { readonly node: Node; readonly role: string }[] = [];

  constructor(code: string) {
    this.#code = code;
  }

  read(program: Node): Found[] {
    this.#visit(program);
    for (const each of this.#strings) this.#exchange(each.node, each.role);
    return this.found.sort((a, b) => a.start - b.start);
  }

  #text({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.#code.slice(start, end);
  }

  #keep(kind: Kind, node: { readonly start: number; readonly end: number }, to: string): void {
    this.found.push({ kind, start: node.start, from: this.#text(node), to });
  }

  #visit(node: Node, role = ''): void {
    if (node.type.startsWith('Import') || node.type === 'ExportAllDeclaration') return;
    if (
      node.type === 'TSAsExpression' ||
      node.type === 'TSSatisfiesExpression' ||
      node.type === 'TSNonNullExpression'
    ) {
      this.#visit(node.expression as Node, role);
      return;
    }
    if (node.type.startsWith('TS') || this.#guards(node)) return;
    this.#changes(node, role);
    for (const each of below(node)) this.#visit(each, this.#roleIn(node, each));
  }

  #guards(node: Node): boolean {
    return node.type === 'CallExpression' && GUARD.test(this.#text(node.callee));
  }

  /** The role of a string in this place; a property key cannot be replaced. */
  #roleIn(parent: Node, child: Node): string {
    if (parent.type === 'CallExpression' && child === parent.callee) return 'callee';
    if (parent.type === 'CallExpression' && child === parent.arguments[0]) return `${this.#text(parent.callee)}(`;
    if (parent.type === 'Property' && parent.shorthand) return 'name';
    if (parent.type === 'Property' && child === parent.value) return `${this.#text(parent.key)}:`;
    if (parent.type === 'BinaryExpression') return `${this.#text(child === parent.left ? parent.right : parent.left)}=`;
    return parent.type === 'Property' || parent.type === 'MemberExpression' ? 'name' : '';
  }

  #changes(node: Node, role: string): void {
    if (node.type === 'BinaryExpression') this.#comparison(node.operator, node.left.end, node.right.start);
    else if (node.type === 'LogicalExpression') this.#logical(node, node.operator, node.left, node.right);
    else if (node.type === 'IfStatement') this.#tested(node.test, node.alternate === null);
    else if (node.type === 'ConditionalExpression') this.#tested(node.test, false);
    else if (node.type === 'Identifier' && role !== 'name') this.#identifier(node);
    else if (node.type === 'CallExpression') this.#called(node);
    else if (node.type === 'ExpressionStatement') this.#statement(node);
    else if (node.type === 'Literal' && role !== 'name') this.#literal(node, role);
  }

  /** The position of the operator between two operands. */
  #sign(sign: string, from: number, to: number): { readonly start: number; readonly end: number } {
    const start = from + Math.max(0, this.#code.slice(from, to).indexOf(sign));
    return { start, end: start + sign.length };
  }

  #comparison(sign: string, from: number, to: number): void {
    const span = this.#sign(sign, from, to);
    const [turned, moved] = [TURNED.get(sign), MOVED.get(sign)];
    if (turned !== undefined) this.#keep('comparison', span, turned);
    if (moved !== undefined) this.#keep('bound', span, moved);
  }

  #logical(node: Node, sign: string, left: Node['parent'] & object, right: Node['parent'] & object): void {
    if (sign === '??') return;
    this.#keep('condition', node, this.#text(left));
    this.#keep('condition', node, this.#text(right));
    this.#keep('and-or', this.#sign(sign, left.end, right.start), sign === '&&' ? '||' : '&&');
  }

  #tested(test: { readonly start: number; readonly end: number; readonly type: string }, mayDrop: boolean): void {
    if (test.type !== 'BinaryExpression') this.#keep('condition', test, `!(${this.#text(test)})`);
    if (mayDrop && this.#text(test) !== ONLY_SAVES_TIME) this.#keep('condition', test, 'true');
  }

  #identifier(node: Node): void {
    const other = OTHER.get(this.#text(node));
    // An unknown name would break the file for every test.
    if (other !== undefined && new RegExp(`\\b${other}\\b`).test(this.#code)) this.#keep('side', node, other);
  }

  #called(node: Node & { readonly type: 'CallExpression' }): void {
    const [only, ...more] = node.arguments;
    if (!ENEMY.test(this.#text(node.callee)) || only === undefined || more.length > 0) return;
    this.#keep('side', node, this.#text(only));
  }

  #statement({ expression }: Node & { readonly type: 'ExpressionStatement' }): void {
    const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
    const inner = call.type === 'ChainExpression' ? call.expression : call;
    if (inner.type !== 'CallExpression' || GUARD.test(this.#text(inner.callee))) return;
    this.#keep('call', expression, 'undefined');
  }

  #literal(node: Node, role: string): void {
    const text = this.#text(node);
    if (/^\d+$/.test(text)) {
      this.#keep('figure', node, String(Number(text) + 1));
      if (Number(text) > 0) this.#keep('figure', node, String(Number(text) - 1));
      return;
    }
    if (RULE.test(text)) {
      this.#rules.add(text);
      this.#strings.push({ node, role: 'rule' });
    } else if (KEY.test(text) && role !== '') {
      this.#roles.set(role, (this.#roles.get(role) ?? new Set()).add(text));
      this.#strings.push({ node, role });
    }
  }

  /** The next string in the same role replaces this one. */
  #exchange(node: Node, role: string): void {
    const all = [...(role === 'rule' ? this.#rules : (this.#roles.get(role) ?? []))];
    const place = all.indexOf(this.#text(node));
    if (all.length > 1) this.#keep(role === 'rule' ? 'rule' : 'key', node, at(all, (place + 1) % all.length));
  }
}

/** Every possible change in a file, in the order of its text. */
export function changesOf(file: string, code: string): Change[] {
  const functions = functionsOf(file, code);
  return new Reader(code)
    .read(parsed(file, code))
    .map((found) => ({ file, function: functionAt(functions, found.start), ...found }));
}

/** The file's text with one change. */
export const changed = (code: string, { start, from, to }: Change): string =>
  `${code.slice(0, start)}${to}${code.slice(start + from.length)}`;
