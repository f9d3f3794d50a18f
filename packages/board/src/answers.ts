/** A question to the rules: its name and arguments. */
export interface Question {
  readonly name: string;
  readonly args: { readonly [argument: string]: string | number | boolean | readonly string[] };
}

// Parsers for the rules' answers. Each throws a `TypeError` if an answer has the wrong shape.

/** A list with items of any type. */
export function listIn(answer: unknown): readonly unknown[] {
  if (!Array.isArray(answer)) throw new TypeError('an answer is no list');
  return answer;
}

/** A field of an answer. */
export function fieldIn(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('an answer is no object');
  return new Map<string, unknown>(Object.entries(answer)).get(name);
}
