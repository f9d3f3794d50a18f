import Type, { type Static } from 'typebox';
import { Id, Text, Time } from './names.ts';

/** Passkeys, over HTTP. What a browser answers is as WebAuthn Level 3 writes it in JSON, with bytes as base64url. */
const closed = { additionalProperties: false } as const;

const Bytes = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
const CredentialId = Bytes(1400);

const credential = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Enum(['cross-platform', 'platform'])),
  clientExtensionResults: Type.Object({}),
};

/** What a browser answers when a passkey has been made. */
const Made = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(16_000),
    transports: Type.Optional(Type.Array(Text({ maxLength: 40 }), { maxItems: 10 })),
  }),
});

/** What a browser answers when a passkey has been used. */
const Used = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    signature: Bytes(2000),
    userHandle: Type.Optional(Text({ maxLength: 200 })),
  }),
});

/**
 * What shows again that the user is there, before anything that gives an account away: the password, or a passkey's
 * proof of a challenge for logging in. A guest without passkeys has nothing to show.
 */
export const Again = Type.Object(
  { password: Type.Optional(Text({ maxLength: 200 })), passkey: Type.Optional(Used) },
  closed,
);
export type Again = Static<typeof Again>;

/** What a browser needs to make or use a passkey, as WebAuthn Level 3 writes it in JSON. */
export const PasskeyOptions = Type.Object(
  { challenge: Type.String(), timeout: Type.Optional(Type.Number()) },
  { additionalProperties: true },
);

export const NewPasskey = Type.Object({ name: Text({ minLength: 1, maxLength: 60 }), made: Made }, closed);
export type NewPasskey = Static<typeof NewPasskey>;

export const LogInByPasskey = Type.Object({ used: Used }, closed);
export type LogInByPasskey = Static<typeof LogInByPasskey>;

/** A passkey as its owner sees it. */
export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created: Time,
  used: Type.Union([Time, Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;
