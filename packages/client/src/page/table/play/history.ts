import type { Language, Title } from '@carillon/board';
import type { Logged } from '@carillon/flow';
import { type Accessor, createMemo, mapArray } from 'solid-js';
import type { Preferences } from '../../preferences.ts';
import { say } from '../../texts/index.ts';
import type { Shown } from '../log/log-lines.ts';
import { type Run, runsOf } from '../log/log-runs.ts';
import { sinceLastTurn, sinceOwnTurn } from '../log/recap.ts';
import { Replay } from '../log/replay.ts';
import { type TakebackWords, withTakebacks } from '../log/takebacks.ts';
import type { Session } from './session.ts';

/** The past: the log in words, its news, and the replay. */
export class History<View, LogEntry> {
  readonly replay: Replay<View, LogEntry>;
  /** The log in the user's language. */
  readonly lines: Accessor<readonly Shown[]>;
  /** The same, with the lines that were taken back. */
  readonly withTakebacks: Accessor<readonly Shown[]>;
  /** What happened since the last turn of the user's seat. */
  readonly since: Accessor<readonly Shown[]>;
  /** The same, kept while the turn of the user's seat lasts. */
  readonly sinceLastTurn: Accessor<readonly Shown[]>;

  constructor(
    private readonly session: Session<View, LogEntry>,
    private readonly title: Title<View, LogEntry>,
    preferences: Accessor<Preferences>,
    /** The number of log entries to show; `undefined` for all. */
    private readonly reported: Accessor<number | undefined>,
  ) {
    this.replay = new Replay(session, preferences);
    this.lines = createMemo(this.linesIn(() => preferences().language));
    this.withTakebacks = createMemo(() =>
      withTakebacks(this.lines(), session.takebacks(), this.wordsIn(preferences().language)),
    );
    this.since = createMemo(() => sinceOwnTurn(this.lines(), session.own));
    this.sinceLastTurn = createMemo(() => sinceLastTurn(this.lines(), session.own));
  }

  /**
   * The events to show on the map: those just before a past position, or those since the user last acted, without those
   * that the show has not reached.
   */
  recent(): readonly LogEntry[] {
    const past = this.session.past();
    if (past === undefined) {
      const since = this.session.since(this.since()[0]?.number);
      const toCome = this.session.log().length - this.shownLog().length;
      return since.slice(0, Math.max(0, since.length - toCome));
    }
    return this.session.log().flatMap(({ number, entry }) => (number === past.number ? [entry] : []));
  }

  private wordsIn(language: Language): TakebackWords<LogEntry> {
    const name = (seat: string): string => this.title.seatName(seat, language);
    return {
      said: ({ who, agreed }) =>
        agreed === null
          ? say(language, 'logTakenBack', { seat: name(who) })
          : say(language, 'logTakenBackAgreed', { seat: name(who), other: name(agreed) }),
      lineOf: (entry) => this.title.logLine(entry, language, []),
    };
  }

  private shownLog(): readonly Logged<LogEntry>[] {
    const log = this.session.log();
    const reported = this.reported();
    return reported === undefined ? log : log.slice(0, reported);
  }

  /** The log in words; only new entries are put into words again. */
  private linesIn(language: Accessor<Language>): () => readonly Shown[] {
    const continues = this.title.continues ?? (() => false);
    const runs = createMemo<readonly Run<LogEntry>[]>((known) => runsOf(this.shownLog(), continues, known), []);
    const memos = mapArray(runs, ({ last: { number, entry }, before, from }) =>
      createMemo((): Shown | undefined => {
        const line = this.title.logLine(entry, language(), before);
        return line && { number, from, line };
      }),
    );
    return () => memos().flatMap((memo) => memo() ?? []);
  }
}
