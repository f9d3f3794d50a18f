import type { Language, Moment, Title } from '@carillon/board';
import type { Logged } from '@carillon/flow';
import type { Play } from '../play/play.ts';
import { type Rolled, type Scene, scenesOf } from './scene.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

/** If more events come at once, they are not staged: the page has caught up with a game. */
const AT_ONCE = 160;
/** How many earlier events are searched for the place of a fight. */
const BEFORE = 40;

/** A part of the show: one scene, or the moment before a battle. */
export interface Act {
  readonly scene: Scene;
  /** For each row of dice, what it was rolled for and with what result; empty if the next row's words say it. */
  readonly captions: readonly string[];
  /** How its fights ended. */
  readonly words: readonly string[];
  /** The seat that played its card; `undefined` if it shows none. */
  readonly by?: string | undefined;
  /** For what its card was played, as the log says it. */
  readonly played?: string | undefined;
  /** The length of the log before it begins, and when it ends. */
  readonly from: number;
  readonly lastShown: number;
  /** The journal entry after which the position is shown; `undefined`: the present. */
  readonly number: number | undefined;
  /** Whether it is the moment before a battle, which waits for a press. */
  readonly waits: boolean;
  /** Whether it is called back, over the present position. */
  readonly again?: true;
}

/** A staged event, and the length of the log including it. */
interface Happened<LogEntry> {
  readonly moment: Moment;
  readonly entry: LogEntry;
  readonly lastShown: number;
}

/** The acts of the log from this entry on: one for each battle, with a moment before it if the title asks for one. */
export function actsFrom<View, LogEntry>(play: Needs<View, LogEntry>, from: number): readonly Act[] {
  const { drama } = play.title;
  const log = play.session.log();
  if (drama === undefined || log.length - from > AT_ONCE) return [];
  const happened = (a: number, b: number): Happened<LogEntry>[] =>
    log.slice(Math.max(0, a), b).flatMap(({ entry }, i) => {
      const moment = drama.momentOf(entry);
      return moment === undefined ? [] : [{ moment, entry, lastShown: Math.max(0, a) + i + 1 }];
    });
  const news = happened(from, log.length);
  const moments = news.map(({ moment }) => moment);
  const scenes = scenesOf(
    moments,
    happened(from - BEFORE, from).map(({ moment }) => moment),
  );
  const acts = scenes.flatMap((each) => [
    ...(drama.calls ? before(each, { news, log, from }) : []),
    resultOf(play, each, { news, log, from }),
  ]);
  // The last act shows the present position, unless it is a battle that was called: it stays until the user goes on.
  const isPresent = (act: Act, i: number): boolean => i === acts.length - 1 && !(drama.calls && isResult(act));
  return acts.map((act, i) => (isPresent(act, i) ? { ...act, number: undefined } : act));
}

/** Whether an act shows a called battle, and stays until the user goes on. */
const isBattle = ({ scene, number }: Act): boolean =>
  number !== undefined && (scene.outcomes.length > 0 || scene.dice.some(({ volley }) => volley));

/** Whether an act shows dice or how a fight ended, and not only pieces that are lost. */
const isResult = ({ scene }: Act): boolean => scene.dice.length > 0 || scene.outcomes.length > 0;

/** The acts that show results of dice or fights, to be called back later. */
export const resultsOf = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act) => (act.waits || !act.scene.fought ? [] : [{ ...act, number: undefined, again: true as const }]));

/**
 * The show with these acts after it: a card, or a battle that waits for its button, comes once the user has left the
 * result that is read. While the user reads how a battle goes, what belongs to it joins the acts shown: `again` makes
 * the acts of the log from an entry on.
 */
export function withMore(
  shown: readonly Act[],
  more: readonly Act[],
  again: (from: number) => readonly Act[],
): readonly Act[] {
  const [now, ...later] = shown;
  if (now === undefined || now.waits) return [...shown, ...more];
  const isRead = now.scene.fought && !now.again;
  if (!isRead) return more;
  if (more[0]?.waits) return [...shown, ...more];
  if (isBattle(now) && more.some(({ scene }) => scene.fought)) {
    const all = again(now.from);
    return all[0]?.waits ? all.slice(1) : all;
  }
  return more.some(({ scene }) => scene.fought) ? more : [now, ...later.filter(({ scene }) => !scene.card), ...more];
}

/** The staged events of the log from one entry on. */
interface News<LogEntry> {
  readonly news: readonly Happened<LogEntry>[];
  readonly log: readonly Logged<LogEntry>[];
  readonly from: number;
}

/** The length of the log before a scene. */
const startOf = <LogEntry>({ start }: Rolled, { news, from }: News<LogEntry>): number =>
  start === 0 ? from : (news[start]?.lastShown ?? from + 1) - 1;

/** The moment before a battle that has begun and in which dice have been rolled. */
function before<LogEntry>(rolled: Rolled, all: News<LogEntry>): readonly Act[] {
  const { scene } = rolled;
  const begin = scene.begun === undefined || !scene.fought ? undefined : all.news[scene.begun];
  if (!begin) return [];
  const quiet = { dice: [], lost: [], outcomes: [], card: undefined, sounds: [] };
  const { lastShown } = begin;
  return [
    {
      scene: { ...scene, ...quiet },
      captions: [],
      words: [],
      from: startOf(rolled, all),
      lastShown,
      number: all.log[lastShown - 1]?.number,
      waits: true,
    },
  ];
}

function resultOf<View, LogEntry>({ title, words }: Needs<View, LogEntry>, rolled: Rolled, all: News<LogEntry>): Act {
  const { scene, end } = rolled;
  const { news, log } = all;
  const said = scene.outcomes.flatMap((i) => {
    const entry = news[i]?.entry;
    return (entry && title.logLine(entry, words.language)?.text) ?? [];
  });
  const captions = scene.dice.map(({ events, volley }, row) => {
    const entries = events.flatMap((i) => news[i]?.entry ?? []);
    if (volley) return title.drama?.volley?.(entries, words.language) ?? '';
    const isSaidBelow = scene.dice[row + 1]?.events[0] === events[0];
    return isSaidBelow ? '' : captionOf(title, entries[0], words.language);
  });
  const lastShown = news[end - 1]?.lastShown ?? 0;
  const number = title.drama?.calls && log[lastShown - 1]?.number;
  const played = scene.card && news.findLast(({ moment }) => moment.card === scene.card)?.entry;
  const line = played && title.logLine(played, words.language);
  const by = line?.played?.by ?? undefined;
  const from = startOf(rolled, all);
  return { scene, captions, words: inBrief(said), by, played: line?.text, from, lastShown, number, waits: false };
}

/** Each line once, with the number of times that it was said. */
function inBrief(said: readonly string[]): readonly string[] {
  return [...new Set(said)].map((line) => {
    const times = said.filter((each) => each === line).length;
    return times > 1 ? `${line} ×${times}` : line;
  });
}

/** The words of an act: beside the Fight tab only the last ones, the result. */
export const wordsOver = ({ words }: Pick<Act, 'words'>, isReported: boolean): readonly string[] =>
  isReported ? words.slice(-1) : words;

/** What dice were rolled for and with what result: their line in the log, without its modifiers. */
function captionOf<View, LogEntry>(
  { logLine }: Pick<Title<View, LogEntry>, 'logLine'>,
  entry: LogEntry | undefined,
  language: Language,
): string {
  const line = entry && logLine(entry, language);
  return line?.roll?.text ?? line?.text ?? '';
}
