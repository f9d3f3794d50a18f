import Type, { type Static } from 'typebox';
import { Text, Time } from './names.ts';

const closed = { additionalProperties: false } as const;
const Url = Type.String({ minLength: 9, maxLength: 2000, pattern: '^https://[^\\u0000]*$' });

/** A browser's subscription for web push. */
export const Subscription = Type.Object(
  {
    endpoint: Url,
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_=-]+$' }),
        auth: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_=-]+$' }),
      },
      closed,
    ),
  },
  closed,
);
export type Subscription = Static<typeof Subscription>;
export const Unsubscribe = Type.Object({ endpoint: Url }, closed);
export type Unsubscribe = Static<typeof Unsubscribe>;
/**
 * Where to post a message: `{ content, text, url }`, the form that chat services accept. The header
 * `x-carillon-signature` is `sha256=` and the HMAC-SHA256 of `x-carillon-time`, a full stop and the body, with the key of
 * the webhook.
 */
export const Webhook = Type.Object({ url: Text({ minLength: 1, maxLength: 2000 }) }, closed);
export type Webhook = Static<typeof Webhook>;

/** `GET /api/account/notices`: the browsers and the webhook that are switched on. */
export const ChannelList = Type.Object({
  push: Type.Array(Type.Object({ endpoint: Type.String(), device: Type.String(), created: Time })),
  webhook: Type.Union([
    Type.Null(),
    Type.Object({ host: Type.String(), secret: Type.String({ description: 'the key of its signatures' }) }),
  ]),
});
export type ChannelList = Static<typeof ChannelList>;

/** `POST /api/account/notices/test`: sends a test through one channel. */
export const TestNotice = Type.Object({ way: Type.Enum(['mail', 'push', 'webhook']) }, closed);
export type TestNotice = Static<typeof TestNotice>;
