import { count, type Setting } from './setting.ts';

/** How many days data is kept after anybody last needed it. */
export type Retention = Readonly<Record<'guests' | 'computerGames' | 'reports' | 'addresses' | 'acts', number>>;

/** The settings for how long data is kept. The table in docs/operating.md is generated from this list. */
export const RETENTION: { readonly [Name in keyof Retention]: Setting<number> } = {
  guests: count('KEEP_GUESTS_DAYS', 90, 'a guest without games who was not seen', 36_500),
  computerGames: count(
    'KEEP_COMPUTER_GAMES_DAYS',
    365,
    'a game alone or against a computer that nobody touched',
    36_500,
  ),
  reports: count('KEEP_REPORTS_DAYS', 365, 'a report that was closed', 36_500),
  addresses: count(
    'KEEP_ADDRESSES_DAYS',
    180,
    'the network from which an account logged in, and those of a game that nobody touched, both as digests',
    36_500,
  ),
  acts: count(
    'KEEP_ACTS_DAYS',
    1095,
    'an act of a moderator, with its appeal and what was decided, after it has stopped to bind anybody',
    36_500,
  ),
};
