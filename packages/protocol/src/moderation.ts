import Type, { type Static } from 'typebox';
import { Id, Seq, Text, Time } from './names.ts';

/** Moderation: what moderators see and do, and what is shown to the user concerned. */
const closed = { additionalProperties: false } as const;
const OrNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** The activities that a lock forbids a user: writing in chats, sitting down at rated tables, logging in. */
export const LOCKS = ['chat', 'rated', 'login'] as const;
export type LockKind = (typeof LOCKS)[number];

/** Longest lock, in hours: a year. */
export const LONGEST_LOCK = 365 * 24;

/**
 * Every act that the log holds. A `lift` withdraws a warning or ends a lock, `upheld` leaves it as it is after an
 * appeal; both belong to that act. `settled` closes a report, `line` deletes a chat line. The rest are acts of
 * administrators: an account is closed or opened again, a one-time code given out, a moderator appointed or dismissed.
 */
export const ActKind = Type.Enum([
  'note',
  'warning',
  ...LOCKS,
  'lift',
  'upheld',
  'settled',
  'line',
  'closed',
  'opened',
  'code',
  'appointed',
  'dismissed',
]);
export type ActKind = Static<typeof ActKind>;

/** The kinds of acts that the user concerned can appeal. */
export const APPEALABLE: readonly ActKind[] = ['warning', ...LOCKS];

const Why = Text({ minLength: 1, maxLength: 1000 });

/** A note, a warning, or a lock for a number of hours. `report`: the report that it settles. */
export const NewAct = Type.Union([
  Type.Object({ kind: Type.Enum(['note', 'warning']), reason: Why, report: Type.Optional(Id) }, closed),
  Type.Object(
    {
      kind: Type.Enum([...LOCKS]),
      reason: Why,
      hours: Type.Integer({ minimum: 1, maximum: LONGEST_LOCK }),
      report: Type.Optional(Id),
    },
    closed,
  ),
]);
export type NewAct = Static<typeof NewAct>;

export const Reason = Type.Object({ reason: Why }, closed);
export type Reason = Static<typeof Reason>;

/** The outcome of an appeal: the act is lifted or upheld. */
export const Decision = Type.Object({ outcome: Type.Enum(['lift', 'upheld']), reason: Why }, closed);
export type Decision = Static<typeof Decision>;

export const NewAppeal = Type.Object({ text: Text({ minLength: 1, maxLength: 2000 }) }, closed);
export type NewAppeal = Static<typeof NewAppeal>;
/** An appeal by somebody who cannot log in, with the token that came with the refusal. */
export const AppealByToken = Type.Object(
  { token: Text({ minLength: 1, maxLength: 100 }), text: Text({ minLength: 1, maxLength: 2000 }) },
  closed,
);
export type AppealByToken = Static<typeof AppealByToken>;

/**
 * The details of a refusal because of a lock: its end and reason, and for users who are locked out a token to appeal
 * with.
 */
export const LockedUntil = Type.Object({
  until: Time,
  reason: Type.String(),
  act: Id,
  appeal: Type.Optional(Type.String()),
});
export type LockedUntil = Static<typeof LockedUntil>;

const Appealed = Type.Object({ text: Type.String(), created: Time });

/** An act as the user concerned sees it, without the name of the moderator. */
export const OwnAct = Type.Object({
  id: Id,
  kind: ActKind,
  reason: Type.String(),
  created: Time,
  until: OrNull(Time),
  of: OrNull(ActKind),
  lifted: Type.Boolean({ description: 'whether it was lifted' }),
  mayAppeal: Type.Boolean(),
  appeal: OrNull(Appealed),
});
export type OwnAct = Static<typeof OwnAct>;

const Named = Type.Object({ id: Id, name: Type.String({ description: 'empty if they have left' }) });

/** An act in the log. */
export const Act = Type.Object({
  id: Id,
  kind: ActKind,
  about: Named,
  by: Type.String(),
  reason: Type.String(),
  created: Time,
  until: OrNull(Time),
  of: OrNull(ActKind),
  lifted: Type.Boolean(),
  upheld: Type.Boolean(),
  appeal: OrNull(Appealed),
  mayLift: Type.Boolean({ description: 'whether the reader may lift it now' }),
});
export type Act = Static<typeof Act>;

/** Acts, the newest first. */
export const ActList = Type.Object({ acts: Type.Array(Act), more: Type.Boolean() });
export type ActList = Static<typeof ActList>;

const Line = Type.Object({ by: Type.String(), text: Type.String(), at: Time, deleted: Type.Boolean() });

/** An open report, with the facts a moderator needs to judge it. */
export const QueuedReport = Type.Object({
  id: Id,
  by: Named,
  about: Named,
  text: Type.String(),
  created: Time,
  open: Type.Integer({ description: 'open reports about the same person' }),
  game: OrNull(
    Type.Object({
      id: Id,
      title: Type.String(),
      scenario: Type.String(),
      seq: OrNull(Seq),
      link: OrNull(Type.String({ description: 'the secret part of the link; null if only its players may watch' })),
      watchable: Type.Boolean(),
    }),
  ),
  lines: Type.Array(Line, { description: 'of the chat, around the moment of the report' }),
  earlier: Type.Integer({ description: 'earlier reports about the same person' }),
  acts: Type.Array(Act, { description: 'the latest about the same person' }),
  mayAct: Type.Boolean({ description: 'whether the reader may act on the person' }),
});
export type QueuedReport = Static<typeof QueuedReport>;

/** An open appeal, with the act. `own`: the reader acted, and other moderators were asked first. */
export const QueuedAppeal = Type.Object({ act: Act, own: Type.Boolean() });
export type QueuedAppeal = Static<typeof QueuedAppeal>;

export const ModerationQueue = Type.Object({
  appeals: Type.Array(QueuedAppeal),
  reports: Type.Array(QueuedReport),
  more: Type.Boolean({ description: 'whether there are older reports' }),
});
export type ModerationQueue = Static<typeof ModerationQueue>;

/** An account found by a search. */
export const FoundPerson = Type.Object({
  id: Id,
  name: Type.String(),
  guest: Type.Boolean(),
  since: Time,
  moderator: Type.Boolean(),
  administrator: Type.Boolean(),
  closed: Type.Boolean(),
});
export type FoundPerson = Static<typeof FoundPerson>;
export const FoundPeople = Type.Object({ people: Type.Array(FoundPerson) });
export type FoundPeople = Static<typeof FoundPeople>;

/**
 * A sign that two accounts may belong to one person, or that one has gained rating from the other in sham games. Kept
 * for a month at most.
 */
export const Sign = Type.Object({
  kind: Type.Enum(['same-mail', 'second-account', 'traded-rating', 'circle']),
  account: Named,
  other: Named,
  games: Type.Array(Id, { description: 'the newest first' }),
  at: Time,
});
export type Sign = Static<typeof Sign>;
export const SignList = Type.Object({ signs: Type.Array(Sign) });
export type SignList = Static<typeof SignList>;

/** An account as moderators see it. */
export const PersonFile = Type.Object({
  person: FoundPerson,
  games: Type.Object({ running: Type.Integer(), finished: Type.Integer(), left: Type.Integer() }),
  ratings: Type.Array(
    Type.Object({ title: Type.String(), rating: Type.Number(), deviation: Type.Number(), games: Type.Integer() }),
  ),
  reports: Type.Array(
    Type.Object({ id: Id, by: Named, text: Type.String(), created: Time, open: Type.Boolean(), game: OrNull(Id) }),
  ),
  acts: Type.Array(Act),
  signs: Type.Array(Sign),
  mayAct: Type.Boolean(),
});
export type PersonFile = Static<typeof PersonFile>;
