/** The hashes of the rules by title, inserted when the page is built; see tools/rules-hash.mjs. */
declare const __RULES_HASHES__: Readonly<Record<string, string>>;

/** The hash of a title's rules when the page was built; `null` if it was not. */
export const rulesHash = (title: string): string | null =>
  typeof __RULES_HASHES__ === 'undefined' ? null : (__RULES_HASHES__[title] ?? null);
