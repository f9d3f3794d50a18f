import { DAY } from '@carillon/kit';
import type { Db } from '../store/store.ts';

/** At least one of two accounts must be younger than this. */
const MONTH = 30 * DAY;
/** How many addresses are compared, and how many accounts are shown. */
const COMPARED = 500;
const SHOWN = 50;
/** Two addresses are compared only if this many first letters are the same. */
const LEAST = 3;

/**
 * The part that the addresses of one mailbox, or of one series, have in common: no dots, nothing after a plus, no
 * digits at the end.
 */
function patternOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const stem = local
    .replace(/\+.*$/, '')
    .replaceAll('.', '')
    .replace(/[\d_-]+$/, '');
  return `${stem}@${domain}`;
}

/** The first letters of an address, up to the first character that patterns leave out. */
const beginningOf = (address: string): string => /^[a-z]+/.exec(address.toLowerCase())?.[0].slice(0, LEAST) ?? '';

/** An account whose mail address follows the pattern of another's, and when the younger of the two was created. */
interface SameMail {
  readonly id: string;
  readonly name: string;
  readonly at: number;
}

/**
 * Accounts whose mail address follows the pattern of this one's, if one of the two was created within the last month.
 */
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
