import type { NewReport, Report } from '@carillon/protocol';
import { newId } from '../ids.ts';
import type { Db } from '../store/store.ts';

const AT_ONCE = 200;

/** Players' reports about each other, for the administrators. */
export class Reports {
  constructor(
    private readonly db: Db,
    private readonly now: () => number,
  ) {}

  async add(by: string, about: string, { game, text }: NewReport): Promise<void> {
    const now = this.now();
    await this.db
      .insertInto('report')
      .values({
        id: newId(now),
        by_id: by,
        about_id: about,
        game_id: game ?? null,
        text,
        created_at: now,
        closed_at: null,
      })
      .execute();
  }

  /** Those not handled yet, the oldest first. */
  open(): Promise<Report[]> {
    return this.db
      .selectFrom('report')
      .innerJoin('account as reporter', 'reporter.id', 'report.by_id')
      .innerJoin('account as reported', 'reported.id', 'report.about_id')
      .select(['report.id', 'report.game_id as game', 'report.text', 'report.created_at as created'])
      .select(['reporter.name as by', 'reported.name as about'])
      .where('closed_at', 'is', null)
      .orderBy('report.id')
      .limit(AT_ONCE)
      .execute();
  }

  async close(id: string): Promise<boolean> {
    const done = await this.db
      .updateTable('report')
      .set({ closed_at: this.now() })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }
}
