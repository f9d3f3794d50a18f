import { BadValue, NotationError } from '@carillon/flow';
import type { Fault } from '../shared/messages.ts';

/** The fault of a text; anything but a bad value is a defect, and is rethrown. */
export function faultOf(error: unknown): Fault {
  if (error instanceof NotationError) return { code: error.code, line: error.line };
  if (error instanceof BadValue) return { code: 'bad_line', line: 0 };
  throw error;
}
