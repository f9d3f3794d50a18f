import { NotationError } from '@carillon/flow';

/** A command line that means nothing: told with the usage line, exit code 2. */
export class Slip extends Error {
  override readonly name = 'Slip';
}

/** What cannot be done though it was asked for rightly, e.g. with a file that is not there: exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** What a command has printed, where, and the exit code that it leaves with: 0, 1 for trouble, 2 for a slip. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** The errors that `parseArgs` throws. */
const isParseError = (error: Error): boolean => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** What to say of an error, and with which exit code to leave; anything but a slip or a trouble is a defect, and thrown on. */
export function verdictOn(error: unknown): { readonly say: string; readonly code: 1 | 2 } {
  if (error instanceof Slip) return { say: error.message, code: 2 };
  if (error instanceof Error && isParseError(error)) return { say: error.message.split('\n')[0] ?? '', code: 2 };
  if (error instanceof NotationError) return { say: `${error.code}: ${error.message}`, code: 1 };
  if (error instanceof Trouble) return { say: error.message, code: 1 };
  throw error;
}
