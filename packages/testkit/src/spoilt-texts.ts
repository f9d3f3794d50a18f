import { NotationError } from '@carillon/flow';

/** What is wrong with a text, as `code line`; nothing where all is well. What is thrown beside a `NotationError` is passed on. */
export function complaintOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof NotationError) return `${error.code} ${error.line}`;
    throw error;
  }
}

/** Why no game can stand so, as `code rule line`; nothing where it can. What is thrown beside a `NotationError` is passed on. */
export function faultOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { code, line, fault } = error;
    return fault === undefined ? `${code} ${line}` : `${fault.code} ${fault.rule} ${line}`;
  }
}

/** A text in which words, of what stands between them too, have become other words of it: by two numbers of any size each. */
export function exchangeWords(
  text: string,
  changes: readonly { readonly from: number; readonly to: number }[],
): string {
  const words = text.split(/(\s+|[=,/[\]])/);
  for (const { from, to } of changes) words[from % words.length] = words[to % words.length] ?? '';
  return words.join('');
}
