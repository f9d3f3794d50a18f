import { createHmac, randomBytes } from 'node:crypto';
import type { ChannelList, Subscription } from '@carillon/protocol';
import webPush from 'web-push';
import { newId } from '../ids.ts';
import type { SubscriptionRow } from '../people/tables.ts';
import { type Refusal, refused } from '../refusals.ts';
import { DamagedColumn } from '../store/codec.ts';
import { type PushKeys, SUBSCRIPTION_KEYS } from '../store/columns.ts';
import { keepPushKeys, keysOf } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import type { WayOut } from './post.ts';

/** The maximum number of browsers notified per account. */
const MOST = 10;
const SECRET_BYTES = 32;
/** How many characters of a browser's description of itself are kept. */
const DEVICE_LENGTH = 120;
/** How long a push service keeps an undelivered message, in seconds. */
const KEPT = 86_400;
/** Status codes of a push service that mean the browser is gone. */
const GONE = new Set([404, 410]);

/** A notice as a browser shows it. */
interface Payload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** Thrown if the other side did not accept a message; retrying may help. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

/** The signature of a webhook's body: HMAC-SHA256, in hexadecimal. */
const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('hex');

/** The keys by which push services recognise this server. */
export const pushKeysOf = ({ db }: Store): Promise<PushKeys> => keepPushKeys(db, webPush.generateVAPIDKeys());

/** The browsers and webhooks through which users want to be notified. */
export class Channels {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    private readonly wayOut: WayOut,
    private readonly keys: PushKeys,
    /** An e-mail address for push services; without it nothing is pushed. */
    private readonly contact: string | undefined,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** The public key with which browsers subscribe. */
  get publicKey(): string {
    return this.keys.publicKey;
  }

  /** Stores a browser's subscription; only the most recent ones of an account are kept. */
  async subscribe(account: string, { endpoint, keys }: Subscription, device: string): Promise<Refusal | undefined> {
    const barred = await this.barred(endpoint);
    if (barred !== undefined) return barred;
    await this.unsubscribe(account, endpoint);
    const { db } = this.store;
    const row = {
      id: newId(this.now()),
      account_id: account,
      endpoint,
      keys: SUBSCRIPTION_KEYS.write(keys),
      created_at: this.now(),
      device: device.slice(0, DEVICE_LENGTH),
    };
    await db.insertInto('push_subscription').values(row).execute();
    const all = await this.subscriptionsOf(account);
    const surplus = all.slice(0, -MOST).map(({ id }) => id);
    if (surplus.length > 0) await db.deleteFrom('push_subscription').where('id', 'in', surplus).execute();
    return undefined;
  }

  async unsubscribe(account: string, endpoint: string): Promise<void> {
    await this.store.db
      .deleteFrom('push_subscription')
      .where('account_id', '=', account)
      .where('endpoint', '=', endpoint)
      .execute();
  }

  /** The browsers and the webhook that are switched on. */
  async listOf(account: string): Promise<ChannelList> {
    const all = this.contact === undefined ? [] : await this.subscriptionsOf(account);
    const hook = await this.webhookOf(account);
    return {
      push: all.map(({ endpoint, device, created_at }) => ({ endpoint, device: device ?? '', created: created_at })),
      webhook: hook === undefined ? null : { host: new URL(hook.url).host, secret: hook.secret ?? '' },
    };
  }

  async setWebhook(account: string, url: string): Promise<Refusal | undefined> {
    const barred = await this.barred(url);
    if (barred !== undefined) return barred;
    await this.removeWebhook(account);
    const secret = randomBytes(SECRET_BYTES).toString('hex');
    await this.store.db.insertInto('webhook').values({ account_id: account, url, secret }).execute();
    return undefined;
  }

  async removeWebhook(account: string): Promise<void> {
    await this.store.db.deleteFrom('webhook').where('account_id', '=', account).execute();
  }

  /** Notifies a user's webhook; false if there is none. The address is checked each time. */
  async callWebhook(account: string, text: string, url: string): Promise<boolean> {
    const hook = await this.webhookOf(account);
    if (hook === undefined) return false;
    const content = `${text}\n${url}`;
    const body = JSON.stringify({ content, text: content, url });
    const time = String(Math.floor(this.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'x-carillon-time': time,
      'x-carillon-signature': `sha256=${signatureOf(hook.secret ?? '', `${time}.${body}`)}`,
    };
    const status = await this.wayOut.post(new URL(hook.url), { headers, body });
    if (status < 200 || status > 299) throw new NotTaken(`a webhook answered ${status}`);
    return true;
  }

  /** Notifies all browsers of a user; false if there are none. Browsers that are gone are forgotten. */
  async push(account: string, payload: Payload): Promise<boolean> {
    if (this.contact === undefined) return false;
    const all = await this.subscriptionsOf(account);
    const results = await Promise.allSettled(all.map((row) => this.pushTo(row, JSON.stringify(payload))));
    const failed = results.flatMap((result): unknown[] => (result.status === 'rejected' ? [result.reason] : []));
    const damaged = failed.find((reason) => reason instanceof DamagedColumn);
    // If some were notified, a retry would notify them twice.
    if (failed.length > 0 && failed.length === all.length) throw damaged ?? new NotTaken('no push service took it');
    if (damaged !== undefined) this.onTrouble(damaged);
    return all.length > 0;
  }

  private async pushTo(row: SubscriptionRow, payload: string): Promise<void> {
    const { publicKey, privateKey } = this.keys;
    const subscription = { endpoint: row.endpoint, keys: keysOf(row) };
    const details = webPush.generateRequestDetails(subscription, payload, {
      TTL: KEPT,
      vapidDetails: { subject: `mailto:${this.contact}`, publicKey, privateKey },
    });
    const { headers, body } = details;
    const status = await this.wayOut.post(new URL(row.endpoint), { headers: headers as Record<string, string>, body });
    if (GONE.has(status)) await this.store.db.deleteFrom('push_subscription').where('id', '=', row.id).execute();
    else if (status < 200 || status > 299) throw new NotTaken(`a push service answered ${status}`);
  }

  private webhookOf(account: string) {
    return this.store.db.selectFrom('webhook').selectAll().where('account_id', '=', account).executeTakeFirst();
  }

  private subscriptionsOf(account: string) {
    return this.store.db
      .selectFrom('push_subscription')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('id')
      .execute();
  }

  /** Why a message may not be sent to a URL: it is not https, leads to a private network, or cannot be resolved. */
  private async barred(url: string): Promise<Refusal | undefined> {
    if (!url.startsWith('https://')) return refused('not_https');
    try {
      await this.wayOut.check(new URL(url));
      return undefined;
    } catch {
      return refused('address_forbidden');
    }
  }
}
