import { DAY } from '@carillon/kit';
import type { Db } from '../store/store.ts';

/** How young one of two accounts must be. */
const MONTH = 30 * DAY;
/** Addresses compared, and accounts shown. */
const COMPARED = 500;
const SHOWN = 50;
/** Letters that two addresses must begin with alike before they are compared. */
const LEAST = 3;

/**
 * What two addresses of one mailbox, or of one series of them, have in common: no dots, nothing after a plus, no digits
 * at the end.
 */
function patternOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const stem = local
    .replace(/\+.*$/, '')
    .replaceAll('.', '')
    .replace(/[\d_-]+$/, '');
  return `${stem}@${domain}`;
}

/** The letters at the beginning of an address, without those that patterns leave out. */
const beginningOf = (address: string): string => /^[a-z]+/.exec(address.toLowerCase())?.[0].slice(0, LEAST) ?? '';

/** An account whose mail address follows the pattern of another's, and when the younger of the two was made. */
interface SameMail {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/** Accounts whose mail address follows the pattern of this one's, if one of the two was made within the month. */
export async function sameMailAs(
  db: Db,
  { id, created_at }: { readonly id: string; readonly created_at: number },
  now: number,
): Promise<SameMail[]> {
  const own = await db.selectFrom('email').select('address_key').where('account_id', '=', id).executeTakeFirst();
  const beginning = beginningOf(own?.address_key ?? '');
  if (own === undefined || beginning.length < LEAST) return [];
  const rows = await db
    .selectFrom('email')
    .innerJoin('account', 'account.id', 'email.account_id')
    .select(['account.id', 'account.name', 'account.created_at', 'email.address_key'])
    .where('email.address_key', 'like', `${beginning}%`)
    .where('account.id', '!=', id)
    .where('account.deleted_at', 'is', null)
    .where('account.created_at', '>', created_at > now - MONTH ? 0 : now - MONTH)
    .orderBy('account.created_at', 'desc')
    .limit(COMPARED)
    .execute();
  return rows
    .filter(({ address_key }) => patternOf(address_key) === patternOf(own.address_key))
    .slice(0, SHOWN)
    .map((row) => ({ id: row.id, name: row.name, at: Math.max(row.created_at, created_at) }));
}
