import { actNoticeOf } from '../moderation/notice.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Mailing } from '../people/mailing.ts';
import type { Services } from '../services.ts';
import { type ActNotice, LETTER, type Letter, type Notice, noticeBy, RESET } from '../store/job-bodies.ts';
import { noticesOf } from '../store/people.ts';
import type { Channels } from './channels.ts';
import type { Jobs } from './jobs.ts';
import { lineIn, wordsIn } from './letters.ts';
import type { Mailer } from './mailer.ts';
import { factsOf } from './notice.ts';
import { ALL_WAYS, WAYS, type Way } from './scheduling.ts';

interface SendingParts extends Pick<Services, 'store' | 'now'> {
  readonly jobs: Jobs;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly mailing: Mailing;
  readonly mailer: Mailer | undefined;
  readonly channels: Channels;
  /** The public address of the page. */
  readonly page: () => string;
  readonly onSent: (way: Way | 'letter') => void;
}

interface Sent {
  readonly line: string;
  /** An addition to the text in a letter and a webhook call. */
  readonly more?: string;
  readonly url: string;
  /** Identifies the notice, so that a mail server recognises a second copy. */
  readonly id: string;
}

/** Sends the letters and notices that are scheduled. */
export class Sending {
  constructor(private readonly parts: SendingParts) {
    const { jobs, mailing } = parts;
    jobs.handle(LETTER, (letter) => this.sendLetter(letter));
    jobs.handle(RESET, (address) => mailing.offerReset(address));
    for (const way of ALL_WAYS) jobs.handle(noticeBy(way), (notice) => this.sendNotice(way, notice), WAYS[way]);
  }

  /** Sends a test through one channel at once. Resolves to whether the channel exists; throws if sending fails. */
  async test(way: Way, account: string): Promise<boolean> {
    const row = await this.parts.accounts.byId(account);
    if (row === undefined) return false;
    const at = this.parts.now();
    return this.sendBy(way, account, { line: wordsIn(row.language).test, url: this.parts.page(), id: `test.${at}` });
  }

  private async sendLetter({ kind, to, name, language, secret }: Letter): Promise<void> {
    const { mailer, page, onSent } = this.parts;
    const words = wordsIn(language);
    const link = `${page()}/#/account/${kind}/${secret}`;
    // An unconfirmed address may belong to a stranger: it gets no text that a user chose.
    const { subject, body } = kind === 'verify' ? words.verify(link) : words[kind](name, link);
    await mailer?.send({ to, subject, text: body, id: `letter.${secret.slice(0, 12)}` });
    onSent('letter');
  }

  /** Always by mail, because a user who is locked out reads nothing else; through other channels as the user wishes. */
  private async sendActNotice(way: Way, { act, account }: ActNotice): Promise<void> {
    const { store, accounts, page, onSent } = this.parts;
    const row = await accounts.byId(account);
    if (row === undefined || row.deleted_at !== null || (way !== 'mail' && !noticesOf(row)[way])) return;
    const notice = await actNoticeOf(store.db, act, row);
    if (notice === undefined) return;
    const { line, reason: more } = notice;
    if (await this.sendBy(way, account, { line, more, url: `${page()}/#/account`, id: `act.${act}` })) onSent(way);
  }

  private async sendNotice(way: Way, notice: Notice | ActNotice): Promise<void> {
    if ('act' in notice) return this.sendActNotice(way, notice);
    const { store, accounts, page, onSent, now } = this.parts;
    const { game, account, since, word } = notice;
    const row = await accounts.byId(account);
    if (row === undefined || row.deleted_at !== null || row.locked === 1 || !noticesOf(row)[way]) return;
    const facts = await factsOf(store.db, notice, row, now());
    if (facts === undefined) return;
    const line = lineIn(row.language, word, facts);
    const sent = await this.sendBy(way, account, {
      line,
      url: `${page()}/#/game/${game}`,
      id: `${word}.${game}.${since}`,
    });
    if (sent) onSent(way);
  }

  private async sendBy(way: Way, account: string, { line, more, url, id }: Sent): Promise<boolean> {
    const text = more ? `${line}.\n${more}` : `${line}.`;
    const { mailer, mailing, channels } = this.parts;
    if (way === 'push') return channels.push(account, { title: 'Carillon', body: text, url });
    if (way === 'webhook') return channels.callWebhook(account, text, url);
    const to = mailer && (await mailing.addressOf(account));
    if (to === undefined) return false;
    await mailer?.send({ to, subject: `Carillon: ${line}`, text: `${text}\n${url}\n`, id: `${id}.${account}` });
    return true;
  }
}
