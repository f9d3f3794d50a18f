import Type, { type Static } from 'typebox';
import { Id, Text, Time } from './names.ts';
import { Again } from './passkeys.ts';

/** The facts that users send the server about themselves and each other, over HTTP. Objects accept no further properties. */
const closed = { additionalProperties: false } as const;

/** A user's name. */
export const PersonName = Text({ minLength: 2, maxLength: 40 });
const Password = Text({ minLength: 8, maxLength: 200 });
const Secret = Text({ minLength: 1, maxLength: 100, description: 'a token or code as it was given out' });
const Address = Type.String({ minLength: 3, maxLength: 254, pattern: '^[^\\s\\u0000@<>,;"]+@[^\\s\\u0000@<>,;"]+$' });
/** The languages of readers, the same as in the page (`packages/board/src/language.ts`). */
export const LANGUAGES = ['en', 'fr', 'de'] as const;
export const Language = Type.Enum([...LANGUAGES]);
export type Language = Static<typeof Language>;

/** Which notices a user wants when it is their turn. */
export const NoticeChoice = Type.Object(
  { mail: Type.Boolean(), push: Type.Boolean(), webhook: Type.Boolean() },
  closed,
);
export type NoticeChoice = Static<typeof NoticeChoice>;

/** The user's own account. */
export const Account = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Enum(['guest', 'member']),
  administrator: Type.Boolean(),
  moderator: Type.Boolean({ description: 'administrators are moderators, too' }),
  unseenActs: Type.Integer({ description: 'acts of moderators that concern the user and were not looked at' }),
  language: Language,
  notices: NoticeChoice,
  email: Type.Union([
    Type.Null(),
    Type.Object({
      address: Type.String(),
      verified: Type.Boolean(),
      next: Type.Optional(Type.String({ description: 'the address that takes its place once it is confirmed' })),
    }),
  ]),
  passkeys: Type.Boolean({ description: 'whether there are any' }),
});
export type Account = Static<typeof Account>;

/** The texts that a server's operator may publish. */
export const OPERATOR_TEXTS = ['imprint', 'privacy'] as const;
export type OperatorText = (typeof OPERATOR_TEXTS)[number];

/** One of these texts: paragraphs, with empty lines between; a line that begins with `#` and a space is a heading. */
export const OperatorTextShown = Type.Object({ language: Language, text: Type.String() });
export type OperatorTextShown = Static<typeof OperatorTextShown>;

export const Here = Type.Object({
  account: Type.Union([Account, Type.Null()]),
  registration: Type.Enum(['open', 'invitation', 'closed']),
  mail: Type.Boolean({ description: 'whether the server sends mail' }),
  pushKey: Type.Union([Type.String(), Type.Null()], { description: 'public key for web push' }),
  texts: Type.Optional(Type.Array(Type.Enum([...OPERATOR_TEXTS]), { description: 'what the operator tells readers' })),
});
export type Here = Static<typeof Here>;

export const NewGuest = Type.Object({ name: PersonName, language: Language, link: Type.Optional(Secret) }, closed);
export type NewGuest = Static<typeof NewGuest>;
export const NewMember = Type.Object(
  { name: PersonName, password: Password, language: Language, invitation: Type.Optional(Secret) },
  closed,
);
export type NewMember = Static<typeof NewMember>;
export const LogIn = Type.Object({ name: PersonName, password: Text({ maxLength: 200 }) }, closed);
export type LogIn = Static<typeof LogIn>;
export const ByLink = Type.Object({ token: Secret }, closed);
export type ByLink = Static<typeof ByLink>;

export const AccountChange = Type.Partial(
  Type.Object({ name: PersonName, language: Language, notices: NoticeChoice }),
  closed,
);
export type AccountChange = Static<typeof AccountChange>;
/** A guest becomes a member by setting a password. */
export const NewPassword = Type.Object({ again: Again, password: Password }, closed);
export type NewPassword = Static<typeof NewPassword>;
export const NewEmail = Type.Object({ again: Again, address: Address }, closed);
export type NewEmail = Static<typeof NewEmail>;
export const AskReset = Type.Object({ address: Address }, closed);
export type AskReset = Static<typeof AskReset>;
export const UseReset = Type.Object({ token: Secret, password: Password }, closed);
export type UseReset = Static<typeof UseReset>;

/** A secret shown once: a guest's return link, an invitation, a one-time code. */
export const Shown = Type.Object({ secret: Type.String(), expires: Time });
export type Shown = Static<typeof Shown>;

/** A device on which a user is logged in. */
export const Device = Type.Object({
  id: Id,
  device: Type.String(),
  created: Time,
  seen: Time,
  here: Type.Boolean({ description: 'whether it is the one that asks' }),
});
export type Device = Static<typeof Device>;

export const NewReport = Type.Object(
  { about: PersonName, game: Type.Optional(Id), text: Text({ minLength: 1, maxLength: 2000 }) },
  closed,
);
export type NewReport = Static<typeof NewReport>;
