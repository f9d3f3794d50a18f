import { count, type Setting } from './setting.ts';

/** How much may be created in a day. A network is a /48 of IPv6 or a /24 of IPv4. */
export interface Bounds {
  readonly accountsAtOnce: number;
  readonly accountMinutes: number;
  readonly accountsPerNetwork: number;
  readonly tablesPerAccount: number;
  readonly tablesPerNetwork: number;
  readonly journalPerAccount: number;
  readonly journalPerNetwork: number;
  readonly reportsPerAccount: number;
  readonly reportsPerNetwork: number;
  readonly lettersPerAccount: number;
  readonly lettersPerNetwork: number;
  readonly lettersPerDay: number;
}

/** The settings of the bounds. The table in docs/operating.md is generated from this list. */
export const BOUNDS: { readonly [Name in keyof Bounds]: Setting<number> } = {
  accountsAtOnce: count('ACCOUNTS_AT_ONCE', 5, 'new accounts from one address (of IPv6, a /64) at once'),
  accountMinutes: count('ACCOUNT_MINUTES', 10, 'minutes after which that address may make one more'),
  accountsPerNetwork: count('ACCOUNTS_PER_NETWORK', 300, 'new accounts from one network in a day'),
  tablesPerAccount: count('TABLES_PER_ACCOUNT', 120, 'tables that one account may open in a day'),
  tablesPerNetwork: count('TABLES_PER_NETWORK', 1000, 'tables that may be opened from one network in a day'),
  journalPerAccount: count('JOURNAL_MB_PER_ACCOUNT', 20, 'megabytes that one account may add to journals in a day'),
  journalPerNetwork: count(
    'JOURNAL_MB_PER_NETWORK',
    200,
    'megabytes that may be added to them from one network in a day',
  ),
  reportsPerAccount: count('REPORTS_PER_ACCOUNT', 20, 'reports that one account may make in a day'),
  reportsPerNetwork: count('REPORTS_PER_NETWORK', 60, 'reports that may be made from one network in a day'),
  lettersPerAccount: count('LETTERS_PER_ACCOUNT', 6, 'letters to unconfirmed addresses by one account in a day'),
  lettersPerNetwork: count('LETTERS_PER_NETWORK', 60, 'such letters from one network in a day'),
  lettersPerDay: count('LETTERS_PER_DAY', 300, 'such letters by all users together in a day'),
};
