import Type, { type Static } from 'typebox';
import { Id, Text, Time } from './names.ts';

/** Passkeys, over HTTP. A browser's answers have the JSON form of WebAuthn Level 3, with bytes as base64url. */
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

/** A browser's answer after creating a passkey. */
const Made = Type.Object({
  ...credential,
  response: Type.Object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(16_000),
    transports: Type.Optional(Type.Array(Text({ maxLength: 40 }), { maxItems: 10 })),
  }),
});

/** A browser's answer after using a passkey. */
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
 * Proof that the user is present, required before anything that hands over an account: the password, or a passkey's
 * signature of a login challenge. A guest without passkeys has no proof to give.
 */
export const Again = Type.Object(
  { password: Type.Optional(Text({ maxLength: 200 })), passkey: Type.Optional(Used) },
  closed,
);
export type Again = Static<typeof Again>;

/** The options with which a browser creates or uses a passkey, in the JSON form of WebAuthn Level 3. */
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
