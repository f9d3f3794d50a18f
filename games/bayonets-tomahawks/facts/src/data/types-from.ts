/** The import of the types that a table of the rules names. */
export const typesFrom = (names: string): string => `import type { ${names} } from '../names.ts';\n`;
