import { CODES } from '@carillon/protocol';
import { describe, expect, test } from 'vitest';
import { Refusal, refused, statusOf, tooFast } from '../src/refusals.ts';

/** The codes of each HTTP status; all others are conflicts with the current state (409). */
const BY_STATUS: readonly (readonly [status: number, codes: string])[] = [
  [400, 'bad_request malformed'],
  [401, 'signed_out'],
  [403, 'blocked forbidden foreign_origin members_only same_person registration_closed wrong_password'],
  [403, 'invitation_invalid link_invalid passkey_invalid chat_locked login_locked rated_locked'],
  [404, 'no_game not_found'],
  [413, 'too_large'],
  [422, 'address_forbidden away_too_long bad_name bad_options not_https sleep_too_long unknown_title weak_password'],
  [429, 'enough_today renamed_lately too_fast too_many'],
  [500, 'broken failed'],
  [502, 'not_taken'],
  [503, 'computers_busy going_down storage'],
];

describe('a refusal over HTTP', () => {
  const known = new Map(
    BY_STATUS.flatMap(([status, codes]) => codes.split(' ').map((code) => [code, status] as const)),
  );

  test.each(CODES)('%s has its status', (code) => {
    expect(statusOf(code)).toBe(known.get(code) ?? 409);
  });

  test('is of a code that pages know', () => {
    expect([...known.keys()].filter((code) => !CODES.some((each) => each === code))).toEqual([]);
  });
});

test('a refusal gives its code and, where it is known, the time to wait', () => {
  expect(refused('not_host')).toEqual(new Refusal('not_host'));
  expect(tooFast(1500)).toEqual(new Refusal('too_fast', 1500));
});
