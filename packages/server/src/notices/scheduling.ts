import type { ActRow } from '../moderation/tables.ts';
import { LETTER, type Letter, noticeBy, RESET, type Turn, type Word } from '../store/job-bodies.ts';
import type { Db } from '../store/store.ts';
import type { Jobs } from './jobs.ts';

/**
 * The channels that notify a user, each a separate job: if one fails, the others are not repeated. The number is how
 * many failures end a job: a webhook is tried four times, the others until the notice is out of date.
 */
export const WAYS: Readonly<Record<Way, number>> = {
  mail: Number.POSITIVE_INFINITY,
  push: Number.POSITIVE_INFINITY,
  webhook: 4,
};
/** A channel. */
export type Way = 'mail' | 'push' | 'webhook';
export const ALL_WAYS = Object.keys(WAYS) as Way[];

/** Schedules letters and notices as jobs: nobody waits for a mail server. */
export class Scheduling {
  constructor(
    private readonly jobs: Jobs,
    private readonly hasMail: boolean,
  ) {}

  /** Schedules a letter. */
  async post(letter: Letter): Promise<void> {
    if (this.hasMail) await this.jobs.add(LETTER, letter);
  }

  /** Schedules the letter that offers the owner of this address a new password. */
  async offerReset(address: string): Promise<void> {
    if (this.hasMail) await this.jobs.add(RESET, address);
  }

  /** Schedules, in a transaction, a notice through each channel; `Sending` leaves out those that the user does not want. */
  async notify(turn: Turn, word: Word, db: Db): Promise<void> {
    for (const way of ALL_WAYS) {
      const id = `${way}:${word}:${turn.game}:${turn.account}:${turn.since}`;
      await this.jobs.add(noticeBy(way), { ...turn, word }, { id, db });
    }
  }

  /** Schedules, in a transaction, the notice of a moderator's act to the user concerned. */
  async notifyOfAct({ id: act, about_id: account }: Pick<ActRow, 'id' | 'about_id'>, db: Db): Promise<void> {
    for (const way of ALL_WAYS) {
      await this.jobs.add(noticeBy(way), { act, account }, { id: `${way}:act:${act}`, db });
    }
  }
}
