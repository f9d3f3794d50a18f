/** Longest line that an object or a list of facts may fill before it is broken. */
const WIDTH = 120;

/** Any value that a fact file can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** The value on one line, with the spacing of the fact files: `{ "id": "boston", "port": true }`. */
function oneLine(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(oneLine).join(', ')}]`;
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${oneLine(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function printAt(value: Json, indent: string): string {
  const short = oneLine(value);
  if (value === null || typeof value !== 'object' || indent.length + short.length <= WIDTH) return short;
  const inner = `${indent}  `;
  if (isList(value)) {
    const rows = value.map((row) => inner + oneLine(row));
    return value.some((row) => row !== null && typeof row === 'object') ? `[\n${rows.join(',\n')}\n${indent}]` : short;
  }
  const fields = Object.entries(value).map(
    ([key, field]) => `${inner}${JSON.stringify(key)}: ${printAt(field, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/**
 * A fact file as text: objects are broken when they do not fit a line, but every row of a list stays on one line, so
 * that a change of one space, counter or card shows as one changed line.
 */
export function printFacts(value: Json): string {
  return `${printAt(value, '')}\n`;
}
