import type { Json } from './print.ts';

/** First line of every file that the converter writes. */
export const HEADER = '// Made from the facts by `npm run facts`; do not edit.\n';

/** The value as a TypeScript expression; the formatter lays it out afterwards. */
export function literal(value: Json): string {
  return JSON.stringify(value);
}

/** `export const NAME = [...] as const;` with its comment. */
export function constList(name: string, comment: string, values: readonly (string | number)[]): string {
  return `/** ${comment} */\nexport const ${name} = ${literal(values)} as const;\n`;
}

/** `export type Name = (typeof LIST)[number];` with its comment. */
export function unionOf(name: string, comment: string, list: string): string {
  return `/** ${comment} */\nexport type ${name} = (typeof ${list})[number];\n`;
}

/** `export const NAME: readonly Type[] = [...];` with its comment. */
export function table(name: string, type: string, comment: string, rows: readonly Json[]): string {
  return `/** ${comment} */\nexport const ${name}: readonly ${type}[] = ${literal(rows)};\n`;
}

/** `export const NAME = {...} as const;` with its comment. */
export function constObject(name: string, comment: string, value: Json): string {
  return `/** ${comment} */\nexport const ${name} = ${literal(value)} as const;\n`;
}
