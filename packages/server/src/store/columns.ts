import type { ChoiceEntry, StandingAnswer, UndoEntry } from '@carillon/flow';
import type { NoticeChoice, Rest, StandInTerms, Subscription } from '@carillon/protocol';
import type { KeptGuest } from '@carillon/seat';
import Type from 'typebox';
import { type Column, json } from './codec.ts';

// What the coded columns hold. The schemas state the shape on which the code relies, without bounds: a value that was
// stored once is read forever. What may be stored is checked at the door, by the schemas of the protocol.

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

/** The keys by which push services know a server. */
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

/** The answer to a message that was accepted: how many choices were made, and the length of the journal then. */
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
