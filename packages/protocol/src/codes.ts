import Type, { type Static } from 'typebox';
import { LockedUntil } from './moderation.ts';

/**
 * The reasons for refusals. The codes are stable; the page's texts have a sentence for each. The codes of the rules
 * (`stale`, `not_your_turn`, …) are the kernel's own: see `RefusalCode`.
 */
export const CODES = [
  // Codes of the kernel
  'game_over',
  'stale',
  'not_your_turn',
  'malformed',
  'not_in_list',
  'nothing_to_undo',
  'undo_past_chance',
  'undo_past_reveal',
  'undo_past_other_side',
  // Of games
  'broken',
  'busy',
  'no_game',
  'not_running',
  'not_seated',
  'not_overdue',
  'no_takeback',
  'sleep_too_long',
  'away_too_long',
  'undo_out_of_time',
  'no_proposal',
  'own_proposal',
  'no_stand_in',
  // Of tables
  'bad_options',
  'blocked',
  'computers_busy',
  'members_only',
  'not_host',
  'same_person',
  'seat_taken',
  'table_full',
  'not_open',
  'too_many',
  'unknown_title',
  'value_taken',
  // Of people
  'address_forbidden',
  'bad_name',
  'invitation_invalid',
  'last_administrator',
  'link_invalid',
  'name_taken',
  'no_channel',
  'no_mail',
  'not_https',
  'not_taken',
  'passkey_invalid',
  'passkey_known',
  'registration_closed',
  'renamed_lately',
  'too_many_passkeys',
  'weak_password',
  'wrong_password',
  // Of moderation
  'appealed',
  'chat_locked',
  'login_locked',
  'rated_locked',
  // General
  'bad_request',
  'enough_today',
  'failed',
  'forbidden',
  'foreign_origin',
  'going_down',
  'not_found',
  'signed_out',
  'storage',
  'too_fast',
  'too_large',
] as const;

export const Code = Type.Enum([...CODES]);
export type Code = (typeof CODES)[number];

/** The body of every refused HTTP request. */
export const Refusal = Type.Object({
  code: Code,
  message: Type.Optional(Type.String()),
  lock: Type.Optional(LockedUntil),
});
export type Refusal = Static<typeof Refusal>;
