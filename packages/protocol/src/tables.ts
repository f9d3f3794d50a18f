import { HOUR, MINUTE } from '@carillon/kit';
import Type, { type Static } from 'typebox';
import { Hex, Id, Name, Seq, Text, Time } from './names.ts';

// Tables: how games are offered, joined and begun. `/api/tables…`, `/api/titles`.

/** How much time the sides have. */
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, { additionalProperties: false }),
  /** Milliseconds per side for the whole game, and its increment each time the turn passes on. */
  Type.Object(
    {
      kind: Type.Literal('live'),
      initial: Type.Integer({ minimum: MINUTE, maximum: 24 * HOUR }),
      increment: Type.Integer({ minimum: 0, maximum: HOUR }),
    },
    { additionalProperties: false },
  ),
  /** Days to answer. The answering player's hours of sleep and days away do not count. */
  Type.Object(
    { kind: Type.Literal('slow'), days: Type.Integer({ minimum: 1, maximum: 30 }) },
    { additionalProperties: false },
  ),
]);
export type Pace = Static<typeof Pace>;

/**
 * Open: anybody finds it in the lobby. Link: anybody with the link may join. Private: nobody else may join or watch.
 */
export const Access = Type.Enum(['open', 'link', 'private']);
/** How sides are assigned: each player picks one, or they are drawn when the game begins. */
export const Sides = Type.Enum(['chosen', 'random']);
export const TableStatus = Type.Enum(['open', 'running', 'over']);
export type TableStatus = Static<typeof TableStatus>;

/** The player's contribution to the dice, so that the server alone cannot choose them. */
export const DiceValue = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]*$' });

export const OptionValue = Type.Union([Text({ maxLength: 64 }), Type.Number(), Type.Boolean(), Type.Null()]);
/** Options of a title by name; those not given keep their defaults. */
export const Options = Type.Record(Type.String({ maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9-]*$' }), OptionValue, {
  maxProperties: 64,
});

/** `POST /api/tables` */
export const NewTable = Type.Object(
  {
    title: Name,
    scenario: Name,
    options: Options,
    access: Access,
    sides: Sides,
    /** The side that the host takes; `null` if sides are drawn, or if the host chooses later. */
    seat: Type.Union([Name, Type.Null()]),
    pace: Pace,
    /** The host plays all sides. */
    solo: Type.Boolean(),
    rated: Type.Boolean(),
    /** The level of the computer player that takes the other seat, so that the game begins at once; it is not rated. */
    computer: Type.Optional(Name),
    /** Whether players may agree to take back choices past rolls, draws and the other side's choices. */
    takebacks: Type.Boolean(),
    /** Whether a seat is asked even in windows for which it holds no card. */
    alwaysAsk: Type.Boolean(),
    /**
     * In a correspondence game: whether automatic passes come when the player would usually answer; absent: at once.
     */
    holds: Type.Optional(Type.Boolean()),
    value: DiceValue,
  },
  { additionalProperties: false },
);
export type NewTable = Static<typeof NewTable>;

/** `POST /api/tables/:id/join`, and `…/replace` for an abandoned seat. */
export const JoinTable = Type.Object(
  {
    seat: Type.Union([Name, Type.Null()]),
    value: DiceValue,
    /** The secret part of the table's link, if it has one. */
    link: Type.Optional(Text({ maxLength: 64 })),
  },
  { additionalProperties: false },
);
export type JoinTable = Static<typeof JoinTable>;

/** `POST /api/tables/:id/computer`: the level of a computer player for the free seat. */
export const SeatComputer = Type.Object({ level: Name }, { additionalProperties: false });
export type SeatComputer = Static<typeof SeatComputer>;

/** `PUT /api/tables/:id/value`, until the game begins; and the body of `POST /api/tables/:id/rematch`. */
export const GiveValue = Type.Object({ value: DiceValue }, { additionalProperties: false });

/** The player of each seat. `seat` is `null` until sides are assigned. */
export const Sitting = Type.Object({
  seat: Type.Union([Name, Type.Null()]),
  account: Id,
  name: Type.String(),
  /** The player's rating in this title, as lists show it; absent without rated games. */
  rating: Type.Optional(Type.Number()),
});
export type Sitting = Static<typeof Sitting>;

export const Ending = Type.Object({
  /** The seat that won; `null` is a draw. */
  winner: Type.Union([Name, Type.Null()]),
  /** The rule that ended the game, or `resigned`, `agreed`, `time`, `abandoned`. */
  rule: Type.String(),
});
export type Ending = Static<typeof Ending>;

/** Days away, first and last, e.g. `2027-07-01`. */
const DaysAway = Type.Object(
  {
    first: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
    last: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' }),
  },
  { additionalProperties: false },
);

/** When a player's days to answer stand still, without the player's time zone. */
export const Resting = Type.Object({
  account: Id,
  /** The current or next hours of sleep; `null` for none. */
  sleep: Type.Union([Type.Null(), Type.Object({ from: Time, to: Time })]),
  /** From today on, by the player's own calendar. */
  away: Type.Array(DaysAway),
  /** Why the days stand still now; `null` if they do not. `away` lasts to the end of the first days away. */
  now: Type.Union([Type.Null(), Type.Enum(['asleep', 'away'])]),
});
export type Resting = Static<typeof Resting>;

/** A table as the lobby and "My games" show it. */
export const Table = Type.Object({
  id: Id,
  title: Name,
  scenario: Name,
  options: Options,
  status: TableStatus,
  access: Access,
  sides: Sides,
  pace: Pace,
  solo: Type.Boolean(),
  rated: Type.Boolean(),
  takebacks: Type.Boolean(),
  alwaysAsk: Type.Boolean(),
  /** Whether automatic passes come when the player would usually answer. */
  holds: Type.Boolean(),
  host: Id,
  /** All seats of the title, in order. */
  seats: Type.Array(Name),
  sitting: Type.Array(Sitting),
  /** The seats that must choose. */
  awaited: Type.Array(Name),
  /** When the clock of those seats runs out; `null` without one. */
  due: Type.Union([Time, Type.Null()]),
  /** Whether the clock has run out, so that the game may be claimed. */
  overdue: Type.Boolean(),
  length: Seq,
  /** How far the game has come, in the title's terms; `null` before it begins. */
  period: Type.Union([Type.String(), Type.Null()]),
  result: Type.Union([Ending, Type.Null()]),
  created: Time,
  updated: Time,
  /** The hash of the dice's secret, published before anybody joins. */
  commitment: Hex,
  /** The rematch of this game, once there is one. */
  rematch: Type.Union([Id, Type.Null()]),
  /** For those seated at it: the secret part of its link. */
  link: Type.Optional(Type.String()),
  /** For users seated at it: their own contribution to the dice. */
  value: Type.Optional(Type.String()),
  /** `GET /api/tables/:id` of a correspondence game, for its players, and for members and guests while it is open. */
  rests: Type.Optional(Type.Array(Resting)),
});
export type Table = Static<typeof Table>;

/**
 * `GET /api/tables` (the lobby: open tables, and running games that anybody may watch), and `GET /api/games/mine`,
 * where `more` reports that there are further finished games.
 */
export const TableList = Type.Object({ tables: Type.Array(Table), more: Type.Boolean() });
export type TableList = Static<typeof TableList>;

/** A playable title, and the rules file for its new games. */
export const TitleInfo = Type.Object({
  title: Name,
  rules: Hex,
  seats: Type.Array(Name),
  scenarios: Type.Array(Name),
  /** The levels of computer players for its new games. */
  levels: Type.Array(Name),
  options: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(OptionValue) })),
});
export type TitleInfo = Static<typeof TitleInfo>;

/** `GET /api/titles` */
export const TitleList = Type.Object({ titles: Type.Array(TitleInfo) });
export type TitleList = Static<typeof TitleList>;

/** `GET` and `PUT /api/rest`: the hours and days on which a player's clock stands still in correspondence games. */
export const Rest = Type.Object(
  {
    /** The time zone, e.g. `Europe/Paris`. */
    zone: Text({ minLength: 1, maxLength: 64 }),
    /** Minutes of the day; equal for no sleep. */
    sleepFrom: Type.Integer({ minimum: 0, maximum: 1439 }),
    sleepTo: Type.Integer({ minimum: 0, maximum: 1439 }),
    /** At most 60 days in total per year. */
    away: Type.Array(DaysAway, { maxItems: 20 }),
  },
  { additionalProperties: false },
);
export type Rest = Static<typeof Rest>;
