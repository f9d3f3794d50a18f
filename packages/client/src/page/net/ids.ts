import { range, secure } from '@carillon/kit';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/** An id for an outgoing message, in the server's format. */
export function newId(): string {
  const random = secure();
  return range(LENGTH)
    .map(() => LETTERS.charAt(random.below(LETTERS.length)))
    .join('');
}
