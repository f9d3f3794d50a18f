import type { ChoiceEntry, StandingAnswer, UndoEntry } from '@carillon/flow';
import type { Ending, NewTable, NoticeChoice, Pace, Rest, StandInTerms, Subscription } from '@carillon/protocol';
import type { KeptGuest } from '@carillon/seat';
import Type from 'typebox';
import { type Codec, type Column, json } from './codec.ts';
import type { KeptStandIn } from './records.ts';

// The contents of the encoded columns. The schemas describe the shape on which the code relies, without bounds: a value
// that was stored once is read for ever. What may be stored is checked on arrival, by the schemas of the protocol.

/** `game.options_json` */
export const OPTIONS: Column<NewTable['options']> = json(
  Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
);

/** `game.pace_json` */
export const PACE: Column<Pace> = json(
  Type.Union([
    Type.Object({ kind: Type.Literal('none') }),
    Type.Object({ kind: Type.Literal('live'), initial: Type.Number(), increment: Type.Number() }),
    Type.Object({ kind: Type.Literal('slow'), days: Type.Number() }),
  ]),
);

/** `game.result_json` */
export const RESULT: Column<Ending> = json(
  Type.Object({ winner: Type.Union([Type.String(), Type.Null()]), rule: Type.String() }),
);

/** `game.awaited_json` */
export const AWAITED: Column<readonly string[]> = json(Type.Array(Type.String()));

const span = Type.Tuple([Type.Number(), Type.Union([Type.Number(), Type.Null()])]);
/** `game.stand_ins_json` */
export const STAND_INS: Column<readonly KeptStandIn[]> = json(
  Type.Array(
    Type.Object({
      ...{ place: Type.Number(), account: Type.String(), level: Type.String(), after: Type.Number() },
      ...{ since: Type.Number(), ended: Type.Boolean(), playing: Type.Boolean(), spans: Type.Array(span) },
    }),
  ),
);

/** `game.dice_version`: empty in games of the first release. */
export const DICE_VERSION: Codec<1 | 2, number | null> = {
  read: (raw) => (raw === 2 ? 2 : 1),
  write: (version) => version,
};

/** `rest.rest_json` */
export const REST: Column<Rest> = json(
  Type.Object({
    zone: Type.String(),
    sleepFrom: Type.Integer(),
    sleepTo: Type.Integer(),
    away: Type.Array(Type.Object({ first: Type.String(), last: Type.String() })),
  }),
);

const choice = Type.Optional(Type.Boolean());
/** `account.notices`: channels that are not named are off. */
export const NOTICES: Column<Partial<NoticeChoice>> = json(
  Type.Object({ mail: choice, push: choice, webhook: choice }),
);

/** `passkey.transports` */
export const TRANSPORTS: Column<string[]> = json(Type.Array(Type.String()));

/** `push_subscription.keys` */
export const SUBSCRIPTION_KEYS: Column<Subscription['keys']> = json(
  Type.Object({ p256dh: Type.String(), auth: Type.String() }),
);

/** The keys by which push services recognise a server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
/** `secret.value` of these keys. */
export const PUSH_KEYS: Column<PushKeys> = json(Type.Object({ publicKey: Type.String(), privateKey: Type.String() }));

/** `computer.plan_json` */
export const PLAN: Column<KeptGuest['plan']> = json(Type.Array(Type.Number()));

/** `computer.thoughts_json` */
export const THOUGHTS: Column<KeptGuest['thoughts']> = json(
  Type.Array(Type.Tuple([Type.Number(), Type.Number(), Type.String()])),
);

/** An entry without the seat that made it. */
export type EntryBody = Omit<ChoiceEntry, 'who'> | Omit<UndoEntry, 'who'>;
const isTrue = Type.Optional(Type.Literal(true));
/** `entry.body_json` */
export const ENTRY_BODY: Column<EntryBody> = json(
  Type.Union([
    Type.Object({ choice: Type.String(), auto: isTrue, only: Type.Optional(Type.String()), reveals: isTrue }),
    Type.Object({ undo: Type.Number(), agreed: Type.Optional(Type.String()) }),
  ]),
);

/** The answer to a message that was accepted: how many choices were made, and the length of the journal after them. */
export interface Answer {
  readonly made: number;
  readonly seq: number;
}
/** `message.answer_json` */
export const ANSWER: Column<Answer> = json(Type.Object({ made: Type.Number(), seq: Type.Number() }));

/** `standing.passes_json` */
export const PASSES: Column<readonly StandingAnswer[]> = json(
  Type.Array(Type.Object({ moment: Type.String(), card: Type.Optional(Type.String()) })),
);

/** `proposal.terms_json` */
export const TERMS: Column<StandInTerms> = json(
  Type.Object({ seat: Type.String(), level: Type.String(), after: Type.Number() }),
);

/** The accounts that an event concerns; empty in events made by an upgrade. */
export interface EventBody {
  readonly to?: readonly string[];
}
/** `event.body_json` */
export const EVENT_BODY: Column<EventBody> = json(Type.Object({ to: Type.Optional(Type.Array(Type.String())) }));
