import { NotationError } from '@carillon/flow';

/** An invalid command line: reported with the usage, exit code 2. */
export class Slip extends Error {
  override readonly name = 'Slip';
}

/** A valid request that cannot be carried out, e.g. because a file is missing: exit code 1. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** The output of a command, by stream, and its exit code: 0, 1 for a failure, 2 for an invalid command line. */
export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** The errors that `parseArgs` throws. */
const isParseError = (error: Error): boolean => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The message and exit code for an error; any other error is a defect, and is rethrown. */
export function verdictOn(error: unknown): { readonly say: string; readonly code: 1 | 2 } {
  if (error instanceof Slip) return { say: error.message, code: 2 };
  if (error instanceof Error && isParseError(error)) return { say: error.message.split('\n')[0] ?? '', code: 2 };
  if (error instanceof NotationError) return { say: `${error.code}: ${error.message}`, code: 1 };
  if (error instanceof Trouble) return { say: error.message, code: 1 };
  throw error;
}
