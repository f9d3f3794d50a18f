import { bayonetsTomahawksDoor } from '@carillon/bayonets-tomahawks-board/door';
import type { Agreed, Language, Opening, Title, TitleDoor } from '@carillon/board';
import { wildernessWarDoor } from '@carillon/wilderness-war-board/door';
import type { JSX } from 'solid-js';
import type { Cell } from './cell.ts';
import type { Helped } from './help/door.ts';
import { type GameLine, localLine, type WorkerLine } from './line.ts';
import type { Now, Reply } from './messages.ts';
import type { Preferences } from './preferences.ts';
import type { TableScreenProps } from './table/table-screen.tsx';

/** What a table is shown with, once its game is open. */
export interface TableFrame {
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
  /** Takes the game back from the tab that has taken it over. */
  readonly onTakeOver: () => void;
  /** Over the network: the players with their clocks, and all that is not the game itself. */
  readonly Seats?: TableScreenProps<unknown, unknown>['Seats'];
}
/** A table that is open: the game's id, and how it is drawn. */
export interface TableDrawing {
  readonly id: string;
  readonly draw: (frame: TableFrame) => JSX.Element;
}

/** What was chosen on the start page: a scenario, and what differs from the usual game. */
export interface Chosen {
  readonly scenario: string;
  readonly options: Agreed;
}

/** A title as the start page offers it; what it draws its games with stays inside. */
export interface PlayableTitle extends Helped {
  readonly opening: Opening;
  readonly seats: readonly string[];
  seatName(seat: string, language: Language): string;
  open(worker: WorkerLine, game: Chosen, seed: number | null): Promise<Reply<TableDrawing>>;
  resume(worker: WorkerLine, id: string, takeOver: boolean): Promise<Reply<TableDrawing>>;
  /** A game that a server holds, with what is known of it first. */
  sitDown(line: GameLine, first: Now<unknown, unknown>): Promise<TableDrawing>;
}

/** A title that is loaded when a game of it is opened: the start page does without its map, its words and its rules. */
function playable<View, LogEntry>(door: TitleDoor, load: () => Promise<Title<View, LogEntry>>): PlayableTitle {
  const seated = async (line: GameLine, first: Now<View, LogEntry>): Promise<TableDrawing> => {
    const [title, { TableScreen }] = await Promise.all([load(), import('./table/table-screen.tsx')]);
    return { id: first.id, draw: (frame) => <TableScreen title={title} line={line} first={first} {...frame} /> };
  };
  const drawing = async (
    worker: WorkerLine,
    coming: Promise<Reply<Now<View, LogEntry>>>,
  ): Promise<Reply<TableDrawing>> => {
    const [reply] = await Promise.all([coming, load()]);
    return reply.ok ? { ok: true, value: await seated(localLine(worker), reply.value) } : reply;
  };
  return {
    ...door,
    open: (worker, game, seed) =>
      drawing(worker, worker.ask<'open', View, LogEntry>('open', { title: door.id, ...game, seed })),
    resume: (worker, id, takeOver) =>
      drawing(worker, worker.ask<'resume', View, LogEntry>('resume', { game: id, takeOver })),
    // The game was opened by its title's rules: its view and log are this title's.
    sitDown: (line, first) => seated(line, first as Now<View, LogEntry>),
  };
}

/** The titles that can be played. */
export const TITLES: readonly [PlayableTitle, ...PlayableTitle[]] = [
  playable(wildernessWarDoor, async () => (await import('@carillon/wilderness-war-board')).wildernessWarTitle),
  playable(
    bayonetsTomahawksDoor,
    async () => (await import('@carillon/bayonets-tomahawks-board')).bayonetsTomahawksTitle,
  ),
];
