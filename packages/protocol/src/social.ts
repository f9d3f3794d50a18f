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
/** A rating after a rated game. */
const RatingPoint = Type.Object({ at: Time, rating: Type.Number(), deviation: Type.Number() });
/** The ratings in a title from game to game, the oldest first: of the last 200 games at most. */
export const RatingCurve = Type.Object({ title: Type.String(), points: Type.Array(RatingPoint) });
export type RatingCurve = Static<typeof RatingCurve>;
/** A finished game of a user, from that user's side. */
export const PersonGame = Type.Object({
  id: Id,
  title: Type.String(),
  scenario: Type.String(),
  side: Type.String(),
  outcome: Type.Enum(['won', 'lost', 'drawn']),
  /** Empty if the account is deleted; `null` if nobody finished the game on the other side. */
  opponent: Type.Union([Type.String(), Type.Null()]),
  /** How far the game has come, in the title's terms; `null` if unknown. */
  period: Type.Union([Type.String(), Type.Null()]),
  rated: Type.Boolean({ description: 'whether it changed ratings' }),
  left: Type.Boolean({ description: 'whether the user had left the seat before the end' }),
  at: Time,
});
export type PersonGame = Static<typeof PersonGame>;
/**
 * `GET /api/people/:name/games`: the newest first, those after the one in `before`; `record` counts all games with
 * `against`.
 */
export const PersonGames = Type.Object({
  games: Type.Array(PersonGame),
  more: Type.Boolean(),
  record: Type.Array(SideRecord),
});
export type PersonGames = Static<typeof PersonGames>;
export const Profile = Type.Object({
  name: Type.String(),
  guest: Type.Boolean(),
  since: Time,
  record: Type.Array(SideRecord),
  ratings: Type.Array(Rating),
  curves: Type.Array(RatingCurve),
});
export type Profile = Static<typeof Profile>;
