import { parseSync, Visitor } from 'vite';

// Rule numbers in the sources of a title: which step or function names which rule.

/** A place that names a rule. */
export interface Mark {
  readonly rule: string;
  readonly kind: 'step' | 'query';
  /** Its path from the folder of sources. */
  readonly file: string;
  /** The step, `march.onward`, or the function; empty for the file as a whole. */
  readonly name: string;
  /** Whether a comment there begins with the number: this place carries out the rule, and others apply it. */
  readonly heads: boolean;
}

/** The numbers that a comment begins with: `5.41, 5.42 One after another …`. */
const HEAD = /^[\s*]*((?:\d[\d.]*[a-z]?(?:, |–| and )?)+)/;

/** A rule number with its letter, if any: `5.25b`, `10.2.1`. */
const NUMBER = /(?<![\d.#])(\d{1,2}(?:\.\d{1,3}){1,2})(?![\d]|\.\d)/g;

/** `13.12–13.14` */
const RANGE = /(\d+(?:\.\d+)+)–(\d+(?:\.\d+)+)/g;

/**
 * The rule numbers of the rulebook that a text names, each once; a range includes all numbers between its ends that
 * have the same length.
 */
export function numbersIn(text: string, known: ReadonlySet<string>): readonly string[] {
  const all = [...known];
  const between = [...text.matchAll(RANGE)].flatMap(([, first = '', last = '']) =>
    all.slice(all.indexOf(first) + 1, Math.max(0, all.indexOf(last))).filter((each) => each.length === last.length),
  );
  const named = [...text.matchAll(NUMBER)].map(([, number = '']) => number);
  return [...new Set([...named.filter((number) => known.has(number)), ...between])];
}

/** The names of procedures by the constants that hold them: `Activation` → `activation`. */
export function procedureNames(codes: readonly string[]): ReadonlyMap<string, string> {
  const declared = /const (\w+) = (?:flow\.procedure\(\s*'([\w-]+)'|responseWindow\(\w+, \{\s*name: '([\w-]+)')/g;
  return new Map(
    codes.flatMap((code) =>
      [...code.matchAll(declared)].map(([, constant = '', name, window]) => [constant, name ?? window ?? ''] as const),
    ),
  );
}

/** The rules of clauses by name: `notActed: '5.31'`. */
export const clauseRules = (code: string): ReadonlyMap<string, string> =>
  new Map([...code.matchAll(/^ {2}(\w+): '([\d.]+)',/gm)].map(([, name = '', rule = '']) => [name, rule] as const));

/** The patterns that recognize the rules of a title. */
export interface Rulebook {
  readonly known: ReadonlySet<string>;
  readonly procedures: ReadonlyMap<string, string>;
  readonly clauses: ReadonlyMap<string, string>;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a source that may name rules. */
interface Named extends Span {
  readonly kind: Mark['kind'];
  readonly name: string;
}

/** The rules that a source names, by step and function. */
export function marksIn(file: string, code: string, { known, procedures, clauses }: Rulebook): readonly Mark[] {
  const { program, comments, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  const named = namedIn(program.body as unknown as readonly Node[], procedures);
  const marks: Mark[] = [];
  const add = (rules: readonly string[], kind: Mark['kind'], name: string, heading: readonly string[] = []): void => {
    for (const rule of rules) marks.push({ rule, kind, file, name, heads: heading.includes(rule) });
  };
  for (const { start, end, value } of comments) {
    const rules = numbersIn(value, known);
    if (rules.length === 0) continue;
    const inside = named.findLast((each) => each.start <= start && end <= each.end);
    const next = named.find((each) => each.start >= end && isClose(code.slice(end, each.start)));
    const of = next ?? inside;
    add(rules, of?.kind ?? kindOf(file), of?.name ?? '', numbersIn(HEAD.exec(value)?.[1] ?? '', known));
  }
  for (const { kind, name, start, end } of named) {
    const body = code.slice(start, end);
    if (kind === 'step') add(askedBy(body, known), kind, name);
    add(demandedBy(body, clauses), kind, name);
  }
  return marks
    .filter((mark, i) => marks.findIndex((each) => isSame(each, mark)) === i)
    .map((mark) => ({ ...mark, heads: marks.some((each) => each.heads && isSame(each, mark)) }));
}

const kindOf = (file: string): Mark['kind'] => (/^(?:procedures|cards)\//.test(file) ? 'step' : 'query');

const isSame = (a: Mark, b: Mark): boolean => a.rule === b.rule && a.kind === b.kind && a.name === b.name;

/** Whether only further comments and `export` keywords are between a comment and the code it heads. */
const isClose = (between: string): boolean =>
  between
    .split('\n')
    .every((line, i) => (i === 0 ? line.trim() === '' : /^\s*(?:\/\/.*|\/?\*.*|export(?: const)?)?\s*$/.test(line))) &&
  !/\n\s*\n/.test(between);

/** The rules under which a step asks. */
const askedBy = (step: string, known: ReadonlySet<string>): readonly string[] =>
  [...step.matchAll(/\brule: ([^\n]*)/g)].flatMap(([, rule = '']) => numbersIn(rule, known));

/** The rules of the clauses that decide legality there. */
const demandedBy = (body: string, clauses: ReadonlyMap<string, string>): readonly string[] =>
  [...body.matchAll(/\bCLAUSES\.(\w+)/g)].flatMap(([, name = '']) => clauses.get(name) ?? []);

interface Node extends Span {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The steps and functions of a source, in the order of its text. */
function namedIn(body: readonly Node[], procedures: ReadonlyMap<string, string>): readonly Named[] {
  return body.flatMap((statement) => {
    const inner = (statement.declaration as Node | null | undefined) ?? statement;
    if (inner.type === 'ExpressionStatement') return stepsOf(inner.expression as Node, procedures);
    if (inner.type === 'VariableDeclaration')
      return (inner.declarations as readonly Node[]).map((each) => queryOf(statement, each.id as Node));
    return inner.id ? [queryOf(statement, inner.id as Node)] : [];
  });
}

const queryOf = ({ start, end }: Span, id: Node): Named => ({ kind: 'query', name: String(id.name ?? ''), start, end });

/** The steps of `March.define({ … })`. */
function stepsOf(call: Node, procedures: ReadonlyMap<string, string>): readonly Named[] {
  const callee = call.callee as Node | undefined;
  const [bodies] = (call.arguments as readonly Node[] | undefined) ?? [];
  if (callee?.type !== 'MemberExpression' || (callee.property as Node).name !== 'define') return [];
  const procedure = procedures.get(String((callee.object as Node).name)) ?? '?';
  return ((bodies?.properties as readonly Node[] | undefined) ?? []).flatMap(({ key, start, end }) => {
    const name = key === undefined ? undefined : (key as Node).name;
    return name === undefined ? [] : [{ kind: 'step' as const, name: `${procedure}.${String(name)}`, start, end }];
  });
}

/** The rules that the titles of tests name. */
export function titlesIn(file: string, code: string, known: ReadonlySet<string>): readonly string[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  const rules = new Set<string>();
  const read = (text: unknown): void => {
    // A title is a sentence; a bare number is data.
    if (typeof text !== 'string' || !text.includes(' ')) return;
    for (const rule of numbersIn(text, known)) rules.add(rule);
  };
  new Visitor({
    Literal: ({ value }) => read(value),
    TemplateElement: ({ value }) => read(value.cooked),
  }).visit(program);
  return [...rules];
}
