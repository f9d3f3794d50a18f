import type { SheetSubject } from '@carillon/board';
import type { Logged } from '@carillon/flow';
import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import { bringIntoSight } from '../map/sight.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'focus' | 'offer' | 'session' | 'title' | 'lastShown'
>;

type Known = ReadonlyMap<string, unknown>;

/** The sheet beside the map: its fight, and the odds from the rules. */
export class SheetState<View, LogEntry> {
  readonly subject: Accessor<SheetSubject<LogEntry> | undefined>;
  /** The rules' answers about each fight, kept even after its dice were rolled. */
  private readonly answers: Cell<Known> = cell<Known>(new Map());
  /** Whether a question is pending. */
  private asking = false;

  constructor(private readonly play: Needs<View, LogEntry>) {
    const { session } = play;
    const since = createMemo<Since>((before) => sinceActed(session.now().length, untrack(session.chosen), before));
    this.subject = createMemo(() => this.look(since().length), undefined, { equals: sameSubject });
    createEffect(on([this.subject, session.latest, session.past, play.board.staged], () => void this.ask()));
    const key = createMemo(() => this.subject()?.key);
    // The odds make the sheet taller.
    createEffect(on([key, () => this.answer !== undefined], () => this.reveal()));
  }

  get answer(): unknown {
    return this.answers().get(this.subject()?.key ?? '');
  }

  /** The fight to show; a battle that is shown by itself comes before a later one. */
  private look(since: number): SheetSubject<LogEntry> | undefined {
    const { session } = this.play;
    const past = session.past();
    const from = past?.number ?? since;
    const all = session.log().filter(({ number }) => past === undefined || number <= past.number);
    const reported = past === undefined ? this.play.lastShown() : undefined;
    const shown = reported === undefined ? undefined : this.subjectIn(all.slice(0, reported), from);
    const isStaged = this.play.board.staged() !== undefined;
    return shown && (isStaged || !shown.running) ? shown : this.subjectIn(all, from);
  }

  private subjectIn(log: readonly Logged<LogEntry>[], from: number): SheetSubject<LogEntry> | undefined {
    const fresh = log.filter(({ number }) => number >= from).length;
    const entries = log.map(({ entry }) => entry);
    return this.play.title.sheets.subjectOf(this.play.board.view(), entries, fresh);
  }

  /**
   * Brings the place of a new fight and its choices into view, once the map knows the room that the sheet leaves it.
   */
  private reveal(): void {
    const id = this.subject()?.at;
    if (id == null) return;
    const show = (): void => bringIntoSight(this.play, { kind: 'space', id });
    // The map learns its new size at the end of the first frame.
    requestAnimationFrame(() => requestAnimationFrame(show));
  }

  /**
   * Asks the rules about the present fight, or the one that is shown by itself, as it stands there: never about the past.
   * If the fight has gone on before the answer arrives, it asks again: at most one query is in flight.
   */
  private async ask(): Promise<void> {
    const { session, title, board } = this.play;
    const subject = this.subject();
    if (this.asking || subject?.running !== true || session.past() !== undefined) return;
    const [{ length, looking }, staged] = [session.now(), board.staged()];
    const { name, args } = title.sheets.inquiry;
    this.asking = true;
    const answer = await session.query(name, args, staged);
    this.asking = false;
    const now = session.now();
    if (now.length !== length || now.looking !== looking || board.staged() !== staged) return this.ask();
    if (answer == null) return;
    this.answers.set(new Map(this.answers()).set(subject.key, answer));
  }
}

const sameSubject = <LogEntry>(a: SheetSubject<LogEntry> | undefined, b: SheetSubject<LogEntry> | undefined): boolean =>
  a === b || (a?.key === b?.key && a?.running === b?.running && a?.entries.length === b?.entries.length);

/** The length of the journal when the user last chose, and the number of the user's choices then. */
interface Since {
  readonly length: number;
  readonly chosen: number;
  /** The present length. */
  readonly now: number;
}

/** Updates the mark of the user's last choice; until the next one, the result of a fight stays visible. */
export function sinceActed(now: number, chosen: number, before?: Since): Since {
  if (before === undefined) return { length: now, chosen, now };
  const acted = chosen !== before.chosen || now < before.now;
  return { length: acted ? Math.min(before.now, now) : before.length, chosen, now };
}
