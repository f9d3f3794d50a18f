import type { NewReport } from '@carillon/protocol';
import { newId } from '../ids.ts';
import { type Refusal, refused } from '../refusals.ts';
import { unlessDuplicate } from '../store/errors.ts';
import type { Db } from '../store/store.ts';
import type { Days, Doer } from './days.ts';
import type { ReportRow } from './tables.ts';

/** The longest text of one open report, including additions. */
const LONGEST = 4000;

/** Players' reports about each other, for the moderators. */
export class Reports {
  constructor(
    private readonly db: Db,
    private readonly days: Days,
    private readonly now: () => number,
  ) {}

  /** Stores a report. There is one open report for each pair and game: a further report is added to it. */
  async add(doer: Doer, about: string, report: NewReport): Promise<Refusal | undefined> {
    const { game, text } = report;
    const by = doer.account;
    if (game !== undefined && !(await this.hasSat(game, about))) return refused('not_found');
    const known = await this.openAbout(by, about, game ?? null);
    const seq = game === undefined ? null : await this.lengthOf(game);
    if (known !== undefined) {
      const done = await this.extend(known, text, seq);
      return done === 'changed' ? this.add(doer, about, report) : done;
    }
    const barred = await this.days.bar('reports', doer);
    if (barred !== undefined) return barred;
    const now = this.now();
    const row = { id: newId(now), by_id: by, about_id: about, game_id: game ?? null, seq, text };
    const insert = this.db.insertInto('report').values({ ...row, created_at: now, closed_at: null });
    const stored = await unlessDuplicate(() => insert.execute(), undefined);
    // An open report of the same pair and game was stored meanwhile.
    return stored === undefined ? this.add(doer, about, report) : undefined;
  }

  /** `changed` if the report was extended or closed meanwhile. */
  private async extend(
    { id, text: known }: Pick<ReportRow, 'id' | 'text'>,
    more: string,
    seq: number | null,
  ): Promise<Refusal | 'changed' | undefined> {
    if (known.includes(more)) return undefined;
    const text = `${known}\n\n${more}`;
    if (text.length > LONGEST) return refused('too_many');
    const changed = await this.db
      .updateTable('report')
      .set({ text, seq, created_at: this.now() })
      .where('id', '=', id)
      .where('text', '=', known)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 0n ? 'changed' : undefined;
  }

  /** The position of a game when it is reported. */
  private async lengthOf(game: string): Promise<number | null> {
    const row = await this.db.selectFrom('game').select('seq').where('id', '=', game).executeTakeFirst();
    return row?.seq ?? null;
  }

  /** Whether somebody has played in a game; otherwise reports could name any number of made-up games. */
  private async hasSat(game: string, about: string): Promise<boolean> {
    const at = (table: 'seat' | 'departure') =>
      this.db
        .selectFrom(table)
        .select('game_id')
        .where('game_id', '=', game)
        .where('account_id', '=', about)
        .executeTakeFirst();
    return (await at('seat')) !== undefined || (await at('departure')) !== undefined;
  }

  private openAbout(by: string, about: string, game: string | null) {
    return this.db
      .selectFrom('report')
      .select(['id', 'text'])
      .where('by_id', '=', by)
      .where('about_id', '=', about)
      .where('game_id', game === null ? 'is' : '=', game)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
  }
}
