import { LANGUAGES, type Language } from '@carillon/protocol';
import Type from 'typebox';
import type { JobRow } from '../people/tables.ts';
import { type Coded, type Column, json, readColumn, text } from './codec.ts';
import { NEWS_KINDS, type NewsKind } from './event-tables.ts';

// The bodies of jobs. This release also carries out jobs that an earlier one left: the shapes stay readable.

/** A kind of job, and the codec of its body. */
export interface JobKind<T> {
  readonly name: string;
  readonly body: Column<T>;
}

/** The body of a job. Throws a `DamagedColumn`. */
export const bodyOf = <T>({ body }: JobKind<T>, job: JobRow): T =>
  readColumn(body, job.body as Coded<T>, 'job.body', { kind: 'job', id: job.id });

/** The columns with the kind and body of a job. */
export const rowOf = <T>({ name, body }: JobKind<T>, about: T): Pick<JobRow, 'kind' | 'body'> => ({
  kind: name,
  body: body.write(about),
});

/** The occasion of a notice: a turn, its time running out, or news of the table. */
export type Word = 'turn' | 'reminder' | NewsKind;

/** A user's turn in a game, since this time. */
export interface Turn {
  readonly game: string;
  readonly account: string;
  readonly since: number;
}

/** A notice for one player. For news, `since` is when it happened. */
export interface Notice extends Turn {
  readonly word: Word;
}

/** A notice of a moderator's act. */
export interface ActNotice {
  readonly act: string;
  readonly account: string;
}

/** The contents of a letter: its kind, its language, the secret of its link. */
export interface Letter {
  readonly kind: 'verify' | 'keep' | 'reset';
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly secret: string;
}

/** A player who has left a game. */
export interface LeftGame {
  readonly game_id: string;
  readonly account_id: string;
}

const turn = { game: Type.String(), account: Type.String(), since: Type.Number() };
const TurnBody = Type.Object(turn);
const NoticeBody = Type.Object({ ...turn, word: Type.Enum(['turn', 'reminder', ...NEWS_KINDS]) });
const ActNoticeBody = Type.Object({ act: Type.String(), account: Type.String() });
const LetterBody = Type.Object({
  ...{ kind: Type.Enum(['verify', 'keep', 'reset']), to: Type.String(), name: Type.String() },
  ...{ language: Type.Enum([...LANGUAGES]), secret: Type.String() },
});

/** A letter to an address. */
export const LETTER: JobKind<Letter> = { name: 'letter', body: json(LetterBody) };
/** A new password for the owner of an address. */
export const RESET: JobKind<string> = { name: 'reset', body: text };
/** A notice that it has become somebody's turn. */
export const TURN: JobKind<Turn> = { name: 'turn', body: json(TurnBody) };
/** A notice that somebody's time is running out. */
export const REMINDER: JobKind<Turn> = { name: 'reminder', body: json(TurnBody) };
/** A notice of other events at a table. */
export const NEWS: JobKind<Notice> = { name: 'news', body: json(NoticeBody) };
/** A notice through one channel. */
export const noticeBy = (way: string): JobKind<Notice | ActNotice> => ({
  name: way,
  body: json(Type.Union([NoticeBody, ActNoticeBody])),
});
/** A game that is over. */
export const COUNT_GAME: JobKind<string> = { name: 'count-game', body: text };
/** A seat that was left. */
export const COUNT_DEPARTURE: JobKind<LeftGame> = {
  name: 'count-departure',
  body: json(Type.Object({ game_id: Type.String(), account_id: Type.String() })),
};
