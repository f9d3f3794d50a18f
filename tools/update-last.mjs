const UPDATES = new Set(['-u', '--update']);
const KINDS = new Set(['all', 'new', 'none', 'true', 'false']);

/**
 * The file that vitest would take for a kind of update, as in `vitest run -u FILE`; `undefined` if there is none. Vitest
 * would then leave that file out, and run every test if it is the only one.
 *
 * @param {readonly string[]} words the words of the command
 * @returns {string | undefined}
 */
export function fileTakenForKind(words) {
  return words.find((word, i) => UPDATES.has(words[i - 1] ?? '') && !word.startsWith('-') && !KINDS.has(word));
}
