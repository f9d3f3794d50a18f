import type { Subscription } from '@carillon/protocol';
import webPush from 'web-push';
import { newId } from '../ids.ts';
import { type Refusal, refused } from '../refusals.ts';
import type { Store } from '../store/store.ts';
import type { WayOut } from './post.ts';

/** The most browsers that one account is told through. */
const MOST = 10;
const KEYS = 'web-push';
/** Seconds that a push service keeps what it could not hand over. */
const KEPT = 86_400;
/** Answers of a push service that mean: this browser is no longer there. */
const GONE = new Set([404, 410]);

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What a browser shows of a notice. */
interface Payload {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** Thrown where the other side did not take a message; it is worth trying again. */
class NotTaken extends Error {
  override name = 'NotTaken';
}

/** The keys by which push services know this server: made up once, the same for all its processes. */
export async function pushKeysOf({ db }: Store): Promise<PushKeys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await db
    .insertInto('secret')
    .values({ name: KEYS, value: made })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secret').select('value').where('name', '=', KEYS).executeTakeFirstOrThrow();
  return JSON.parse(value);
}

/** The browsers and webhooks through which people want to be told. */
export class Channels {
  constructor(
    private readonly store: Store,
    private readonly now: () => number,
    private readonly wayOut: WayOut,
    private readonly keys: PushKeys,
    /** An address of mail for push services; without it nothing is pushed. */
    private readonly contact: string | undefined,
  ) {}

  /** Keeps a browser's subscription; the last few of an account are kept. */
  async subscribe(account: string, { endpoint, keys }: Subscription): Promise<Refusal | undefined> {
    const barred = await this.barred(endpoint);
    if (barred !== undefined) return barred;
    await this.unsubscribe(account, endpoint);
    const { db } = this.store;
    const row = {
      id: newId(this.now()),
      account_id: account,
      endpoint,
      keys: JSON.stringify(keys),
      created_at: this.now(),
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

  async setWebhook(account: string, url: string): Promise<Refusal | undefined> {
    const barred = await this.barred(url);
    if (barred !== undefined) return barred;
    await this.removeWebhook(account);
    await this.store.db.insertInto('webhook').values({ account_id: account, url }).execute();
    return undefined;
  }

  async removeWebhook(account: string): Promise<void> {
    await this.store.db.deleteFrom('webhook').where('account_id', '=', account).execute();
  }

  /** Tells the webhook of somebody; false where there is none. The address is checked again, each time. */
  async callWebhook(account: string, text: string, url: string): Promise<boolean> {
    const { db } = this.store;
    const hook = await db.selectFrom('webhook').select('url').where('account_id', '=', account).executeTakeFirst();
    if (hook === undefined) return false;
    const body = JSON.stringify({ content: text, text, url });
    const status = await this.wayOut.post(new URL(hook.url), { headers: { 'content-type': 'application/json' }, body });
    if (status < 200 || status > 299) throw new NotTaken(`a webhook answered ${status}`);
    return true;
  }

  /** Tells all browsers of somebody; false where there are none. Those that are no longer there are forgotten. */
  async push(account: string, payload: Payload): Promise<boolean> {
    if (this.contact === undefined) return false;
    const all = await this.subscriptionsOf(account);
    const results = await Promise.allSettled(all.map((row) => this.pushTo(row, JSON.stringify(payload))));
    const failed = results.filter((result) => result.status === 'rejected');
    // Where some were told, trying again would tell them twice.
    if (failed.length > 0 && failed.length === all.length) throw new NotTaken('no push service took it');
    return all.length > 0;
  }

  private async pushTo(row: { id: string; endpoint: string; keys: string }, payload: string): Promise<void> {
    const { publicKey, privateKey } = this.keys;
    const subscription = { endpoint: row.endpoint, keys: JSON.parse(row.keys) };
    const details = webPush.generateRequestDetails(subscription, payload, {
      TTL: KEPT,
      vapidDetails: { subject: `mailto:${this.contact}`, publicKey, privateKey },
    });
    const { headers, body } = details;
    const status = await this.wayOut.post(new URL(row.endpoint), { headers: headers as Record<string, string>, body });
    if (GONE.has(status)) await this.store.db.deleteFrom('push_subscription').where('id', '=', row.id).execute();
    else if (status < 200 || status > 299) throw new NotTaken(`a push service answered ${status}`);
  }

  private subscriptionsOf(account: string) {
    return this.store.db
      .selectFrom('push_subscription')
      .selectAll()
      .where('account_id', '=', account)
      .orderBy('id')
      .execute();
  }

  /** Why a message may not be sent to a URL: it is none, or leads to a private network, or nowhere. */
  private async barred(url: string): Promise<Refusal | undefined> {
    try {
      await this.wayOut.check(new URL(url));
      return undefined;
    } catch {
      return refused('address_forbidden');
    }
  }
}
