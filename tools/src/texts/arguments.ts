import { parse, type Select } from '@messageformat/parser';

/** The types an argument of a message may have. */
export type Kind = 'Value' | 'number' | 'string';

/** A part of a message. */
export type Token = ReturnType<typeof parse>[number] | Select['cases'][number]['tokens'][number];

const OF_SELECT: Readonly<Record<Select['type'], Kind>> = {
  plural: 'number',
  selectordinal: 'number',
  select: 'string',
};

/** The arguments of a message with their types. Throws a `ParseError` if it is not ICU MessageFormat. */
export function argumentsOf(message: string): Map<string, Kind> {
  const found = new Map<string, Kind>();
  const add = (name: string, kind: Kind): void => {
    const known = found.get(name) ?? 'Value';
    if (kind !== 'Value' && known !== 'Value' && known !== kind)
      throw new TypeError(`{${name}} is ${known} and ${kind}`);
    found.set(name, kind === 'Value' ? known : kind);
  };
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: messages contain messages: the walk adds to its findings
  const look = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'argument') add(token.arg, 'Value');
      if (token.type === 'function') add(token.arg, token.key === 'number' ? 'number' : 'Value');
      if (!('cases' in token)) continue;
      add(token.arg, OF_SELECT[token.type]);
      for (const each of token.cases) look(each.tokens);
    }
  };
  look(parse(message));
  return found;
}

/** The arguments of several versions of a message together: every argument that any of them needs. */
export function allArguments(messages: readonly string[]): Map<string, Kind> {
  const all = new Map<string, Kind>();
  for (const message of messages)
    for (const [name, kind] of argumentsOf(message)) if ((all.get(name) ?? 'Value') === 'Value') all.set(name, kind);
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Whether an argument describes the grammar of another one: `force_count`, its number, or `piece_gender`, its gender. A
 * language whose words do not change does not use it.
 */
export const isGrammar = (name: string): boolean => /_(count|gender)$/.test(name);
