import type { Code, LockedUntil } from '@carillon/protocol';

/** The HTTP status of codes other than conflicts (409). */
const STATUS: { readonly [code in Code]?: number } = {
  address_forbidden: 422,
  away_too_long: 422,
  bad_name: 422,
  bad_options: 422,
  bad_request: 400,
  blocked: 403,
  broken: 500,
  chat_locked: 403,
  computers_busy: 503,
  enough_today: 429,
  failed: 500,
  forbidden: 403,
  foreign_origin: 403,
  going_down: 503,
  invitation_invalid: 403,
  link_invalid: 403,
  login_locked: 403,
  malformed: 400,
  members_only: 403,
  no_game: 404,
  not_found: 404,
  not_https: 422,
  not_taken: 502,
  passkey_invalid: 403,
  rated_locked: 403,
  registration_closed: 403,
  renamed_lately: 429,
  same_person: 403,
  signed_out: 401,
  sleep_too_long: 422,
  storage: 503,
  too_fast: 429,
  too_large: 413,
  too_many: 429,
  unknown_title: 422,
  weak_password: 422,
  wrong_password: 403,
};

export const statusOf = (code: Code): number => STATUS[code] ?? 409;

/** A refusal is data: it is returned, not thrown, and nothing has changed. */
export class Refusal {
  constructor(
    readonly code: Code,
    /** Milliseconds after which to ask again, if known. */
    readonly wait?: number,
    /** The moderators' lock that causes the refusal. */
    readonly lock?: LockedUntil,
  ) {}
}

export const refused = (code: Code): Refusal => new Refusal(code);

/** A refusal for this many milliseconds. */
export const tooFast = (wait: number): Refusal => new Refusal('too_fast', wait);
