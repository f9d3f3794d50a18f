import type { NoticeChoice, Subscription } from '@carillon/protocol';
import type { AccountRow, PasskeyRow, SubscriptionRow } from '../people/tables.ts';
import { addMissing } from './add-missing.ts';
import { type Coded, readColumn } from './codec.ts';
import { NOTICES, PUSH_KEYS, type PushKeys, SUBSCRIPTION_KEYS, TRANSPORTS } from './columns.ts';
import type { Db } from './store.ts';

// The coded columns of people and channels. Each function throws a `DamagedColumn`.

const OFF: NoticeChoice = { mail: false, push: false, webhook: false };

/** The notices a user wants. */
export const noticesOf = ({ id, notices }: AccountRow): NoticeChoice => ({
  ...OFF,
  ...readColumn(NOTICES, notices, 'account.notices', { kind: 'account', id }),
});

/** The transports by which browsers reach the device of a passkey. */
export const transportsOf = ({ account_id: id, transports }: PasskeyRow): string[] =>
  readColumn(TRANSPORTS, transports, 'passkey.transports', { kind: 'account', id });

/** The keys with which a browser reads pushed messages. */
export const keysOf = ({ account_id: id, keys }: SubscriptionRow): Subscription['keys'] =>
  readColumn(SUBSCRIPTION_KEYS, keys, 'push_subscription.keys', { kind: 'account', id });

const NAME = 'web-push';

/**
 * The keys by which push services recognise this server. The first ones stored are kept and used by all its processes.
 */
export async function keepPushKeys(db: Db, made: PushKeys): Promise<PushKeys> {
  await addMissing(db, 'secret', [{ name: NAME, value: PUSH_KEYS.write(made) }]);
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  return readColumn(PUSH_KEYS, value as Coded<PushKeys>, 'secret.value', { kind: 'secret', id: NAME });
}
