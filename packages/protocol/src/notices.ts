import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const Url = Type.String({ minLength: 9, maxLength: 2000, pattern: '^https://' });

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
/** Where to post a message when it is the user's turn: `{ content, text, url }`, the form that chat services accept. */
export const Webhook = Type.Object({ url: Url }, closed);
export type Webhook = Static<typeof Webhook>;
