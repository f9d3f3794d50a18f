import type { Letter } from '../people/mailing.ts';
import type { PeopleParts } from '../people/parts.ts';
import type { Db, Store } from '../store/store.ts';
import type { Channels } from './channels.ts';
import type { Jobs } from './jobs.ts';
import { timeIn, titleName, wordsIn } from './letters.ts';
import type { Mailer } from './mailer.ts';
import type { Turn } from './once.ts';

const LETTER = 'letter';
const RESET = 'reset';
/** The channels that notify a user of a turn, each a separate job: if one fails, the others are not repeated. */
const WAYS = ['mail', 'push', 'webhook'] as const;
type Notice = (typeof WAYS)[number];
/** The news about a turn: it has come, or its time is running out. */
type Word = 'turn' | 'reminder';

interface SendingParts {
  readonly store: Store;
  readonly jobs: Jobs;
  /** A function, because letters are written on behalf of people. */
  readonly people: () => Pick<PeopleParts, 'accounts' | 'mailing'>;
  readonly mailer: Mailer | undefined;
  readonly channels: Channels;
  /** Where players reach the page. */
  readonly page: () => string;
  readonly onSent: (way: Notice | 'letter') => void;
}

/** Sends letters and notices as jobs: nobody waits for a mail server. */
export class Sending {
  constructor(private readonly parts: SendingParts) {
    const { jobs, people } = parts;
    jobs.handle(LETTER, (body) => this.sendLetter(JSON.parse(body)));
    jobs.handle(RESET, (address) => people().mailing.offerReset(address));
    for (const way of WAYS) jobs.handle(way, (body) => this.sendTurn(way, JSON.parse(body)));
  }

  /** Schedules a letter. */
  async post(letter: Letter): Promise<void> {
    if (this.parts.mailer !== undefined) await this.parts.jobs.add(LETTER, JSON.stringify(letter));
  }

  /** Offers the owner of this address a new password. */
  async offerReset(address: string): Promise<void> {
    if (this.parts.mailer !== undefined) await this.parts.jobs.add(RESET, address);
  }

  /** Schedules, in a transaction, a notice of a turn, or a reminder, through each channel the user wants. */
  async tell(turn: Turn, word: Word, db: Db): Promise<void> {
    for (const way of WAYS) {
      const id = `${way}:${word}:${turn.game}:${turn.account}:${turn.since}`;
      await this.parts.jobs.add(way, JSON.stringify({ ...turn, word }), { id, db });
    }
  }

  private async sendLetter({ kind, to, name, language, secret }: Letter): Promise<void> {
    const { mailer, page, onSent } = this.parts;
    const words = wordsIn(language);
    const link = `${page()}/#/account/${kind}/${secret}`;
    // An address that nobody has confirmed may be a stranger's: it gets no word of anybody's choosing.
    const { subject, body } = kind === 'verify' ? words.verify(link) : words.reset(name, link);
    await mailer?.send({ to, subject, text: body, id: `letter.${secret.slice(0, 12)}` });
    onSent('letter');
  }

  private async sendTurn(way: Notice, { game, account, since, word }: Turn & { readonly word: Word }): Promise<void> {
    const { store, people, page, onSent } = this.parts;
    const row = await people().accounts.byId(account);
    const found = await store.db.selectFrom('game').select(['title', 'due']).where('id', '=', game).executeTakeFirst();
    if (row === undefined || row.deleted_at !== null || row.locked === 1 || found === undefined) return;
    if (!JSON.parse(row.notices)[way]) return;
    const url = `${page()}/#/game/${game}`;
    const end = timeIn(row.language, await this.zoneOf(account), found.due ?? since);
    const { subject, body } = wordsIn(row.language)[word](titleName(found.title), url, end);
    const sent = await this.sendBy(way, account, { subject, body, url, id: `${word}.${game}.${since}` });
    if (sent) onSent(way);
  }

  /** The time zone that a user has given for their hours of sleep. */
  private async zoneOf(account: string): Promise<string> {
    const query = this.parts.store.db.selectFrom('rest').select('rest_json').where('account_id', '=', account);
    const row = await query.executeTakeFirst();
    return row === undefined ? 'UTC' : JSON.parse(row.rest_json).zone;
  }

  private async sendBy(
    way: Notice,
    account: string,
    {
      subject,
      body,
      url,
      id,
    }: { readonly subject: string; readonly body: string; readonly url: string; readonly id: string },
  ): Promise<boolean> {
    const { mailer, people, channels } = this.parts;
    if (way === 'push') return channels.push(account, { title: subject, body, url });
    if (way === 'webhook') return channels.callWebhook(account, subject, url);
    const to = mailer && (await people().mailing.addressOf(account));
    if (to === undefined) return false;
    await mailer?.send({ to, subject, text: body, id: `${id}.${account}` });
    return true;
  }
}
