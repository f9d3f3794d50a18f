import Type, { type Static } from 'typebox';
import { Id, Text, Time } from './names.ts';

const closed = { additionalProperties: false } as const;

/** `GET /api/games/:id/chat`: the lines after a given one, in the same form as over the socket. */
export const ChatLines = Type.Object({
  lines: Type.Array(
    Type.Object({
      id: Id,
      by: Type.Object({ account: Id, name: Type.String() }),
      text: Type.String(),
      at: Time,
    }),
  ),
});
export type ChatLines = Static<typeof ChatLines>;
export const Say = Type.Object({ text: Text({ minLength: 1, maxLength: 1000 }) }, closed);
export type Say = Static<typeof Say>;

/** A private note on a game, visible only to its author. */
export const Note = Type.Object({ text: Text({ maxLength: 10_000 }) }, closed);
export type Note = Static<typeof Note>;

/** A player's results with one side of one title. */
export const SideRecord = Type.Object({
  title: Type.String(),
  side: Type.String(),
  won: Type.Integer(),
  lost: Type.Integer(),
  drawn: Type.Integer(),
});
export type SideRecord = Static<typeof SideRecord>;
/** A Glicko-2 rating on the usual scale; the true strength is within two deviations 19 times in 20. */
export const Rating = Type.Object({
  title: Type.String(),
  rating: Type.Number(),
  deviation: Type.Number(),
  games: Type.Integer(),
});
export type Rating = Static<typeof Rating>;
export const Profile = Type.Object({
  name: Type.String(),
  guest: Type.Boolean(),
  since: Time,
  record: Type.Array(SideRecord),
  ratings: Type.Array(Rating),
});
export type Profile = Static<typeof Profile>;
