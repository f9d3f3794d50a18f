import type { Agreed, Language, Opening, Title } from '@carillon/board';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import type { JSX } from 'solid-js';
import type { Cell } from './cell.ts';
import type { Helped } from './help/door.ts';
import type { Link } from './link.ts';
import type { Now, Reply } from './messages.ts';
import type { Preferences } from './preferences.ts';
import { TableScreen, type TableScreenProps } from './table/table-screen.tsx';

/** What a table is shown with, once its game is open. */
export interface TableFrame {
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
  /** Takes the game back from the tab that has taken it over. */
  readonly onTakeOver: () => void;
  /** Over the network: the players with their clocks, and all that is not the game itself. */
  readonly Seats?: TableScreenProps<unknown, unknown>['Seats'];
}
/** A table that is open: the game's place on the shelf, and how it is drawn. */
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
export interface Shelved extends Helped {
  readonly opening: Opening;
  readonly seats: readonly string[];
  seatName(seat: string, language: Language): string;
  open(link: Link, game: Chosen, seed: number | null): Promise<Reply<TableDrawing>>;
  resume(link: Link, id: string, takeOver: boolean): Promise<Reply<TableDrawing>>;
  /** A game that a server holds, with what is known of it first. */
  sitDown(link: Link, first: Now<unknown, unknown>): TableDrawing;
}

const screenOf =
  <View, LogEntry>(title: Title<View, LogEntry>, link: Link, first: Now<View, LogEntry>): TableDrawing['draw'] =>
  (frame) => <TableScreen title={title} link={link} first={first} {...frame} />;

function shelved<View, LogEntry>(title: Title<View, LogEntry>): Shelved {
  const drawing = (link: Link, reply: Reply<Now<View, LogEntry>>): Reply<TableDrawing> =>
    reply.ok ? { ok: true, value: { id: reply.value.id, draw: screenOf(title, link, reply.value) } } : reply;
  return {
    id: title.id,
    name: title.name,
    help: title.help,
    credit: title.credit,
    opening: title.opening,
    seats: title.seats,
    seatName: title.seatName,
    open: async (link, game, seed) =>
      drawing(link, await link.ask<'open', View, LogEntry>('open', { title: title.id, ...game, seed })),
    resume: async (link, id, takeOver) =>
      drawing(link, await link.ask<'resume', View, LogEntry>('resume', { game: id, takeOver })),
    // The game was opened by its title's rules: its view and log are this title's.
    sitDown: (link, first) => ({ id: first.id, draw: screenOf(title, link, first as Now<View, LogEntry>) }),
  };
}

/** The titles that can be played. */
export const TITLES: readonly [Shelved, ...Shelved[]] = [shelved(wildernessWarTitle)];
