import type { Agreed, Language, Opening, TitleDoor } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';
import type { TitlePage } from '@carillon/host';
import { ok, secure } from '@carillon/kit';
import { TITLES as LISTED } from '@carillon/titles';
import type { JSX } from 'solid-js';
import { COMPUTER_SEEDS, type ComputerSeat, type Now, type Reply } from '../shared/messages.ts';
import type { Cell } from './cell.ts';
import type { Helped } from './help/door.ts';
import { type GameLine, localLine, type WorkerLine } from './line.ts';
import type { Preferences } from './preferences.ts';
import type { TableScreenProps } from './table/table-parts.ts';

/** The properties of a table with an open game. */
export interface TableFrame {
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
  /** Takes the game back from the tab that has taken it over. */
  readonly onTakeOver: () => void;
  /** The number of entries after which the replay begins; absent for no replay. */
  readonly at?: number | undefined;
  readonly online?: TableScreenProps<unknown, unknown>['online'];
  readonly afterwards?: TableScreenProps<unknown, unknown>['afterwards'];
}
/** An open table: the game's id, and how to draw it. */
export interface TableDrawing {
  readonly id: string;
  /** The id of its title. */
  readonly title: string;
  readonly draw: (frame: TableFrame) => JSX.Element;
}

/** The choices on the start page: a scenario, and options that differ from the defaults. */
export interface Chosen {
  readonly scenario: string;
  readonly options: Agreed;
  /** The seat that the computer plays, and its level; absent if two play at one screen. */
  readonly computer?: Pick<ComputerSeat, 'seat' | 'level' | 'style'>;
}

/** A title as the start page offers it; its map and texts are hidden behind these methods. */
export interface PlayableTitle extends Helped, Pick<TitleDoor, 'cover' | 'periodName'> {
  readonly opening: Opening;
  readonly seats: readonly string[];
  seatName(seat: string, language: Language): string;
  /** Loads all that a table needs, while somebody still chooses what to play. */
  prepare(worker: WorkerLine): void;
  open(worker: WorkerLine, game: Chosen, seed: number | null): Promise<Reply<TableDrawing>>;
  resume(worker: WorkerLine, id: string, takeOver: boolean): Promise<Reply<TableDrawing>>;
  /** A new game like the open one, which is a game of this title. */
  anew(worker: WorkerLine, seed: number | null): Promise<Reply<TableDrawing>>;
  /** A lesson, at one of its steps. */
  teach(worker: WorkerLine, lesson: string, step: number): Promise<Reply<TableDrawing>>;
  /** A game on a server, with its first known state. */
  sitDown(line: GameLine, first: Now<unknown, unknown>): Promise<TableDrawing>;
}

/** The share of their playouts that computer players make, for tests: `?budget=0.02`. */
function ownBudget(): Pick<ComputerSeat, 'budget'> {
  const budget = Number(new URLSearchParams(location.search).get('budget') ?? Number.NaN);
  return budget > 0 && budget <= 1 ? { budget } : {};
}

/** A title that loads with its first game; the start page needs neither its map nor its texts and rules. */
function playable({ door, board: load }: TitlePage): PlayableTitle {
  const loaded = async () => {
    const [title, { TableScreen }] = await Promise.all([load(), import('./table/table-screen.tsx')]);
    await textsLoaded();
    return { title, TableScreen };
  };
  const seated = async (line: GameLine, first: Now<unknown, unknown>): Promise<TableDrawing> => {
    const { title, TableScreen } = await loaded();
    return {
      id: first.id,
      title: door.id,
      draw: (frame) => <TableScreen title={title} line={line} first={first} {...frame} />,
    };
  };
  const drawing = async (
    worker: WorkerLine,
    coming: Promise<Reply<Now<unknown, unknown>>>,
  ): Promise<Reply<TableDrawing>> => {
    const [reply] = await Promise.all([coming, loaded()]);
    return reply.ok ? ok(await seated(localLine(worker), reply.value)) : reply;
  };
  return {
    ...door,
    ...(door.hasSigns && { signs: async (language: Language) => (await (await load()).signs?.(language)) ?? [] }),
    prepare(worker) {
      // What cannot be loaded now is reported when the table opens.
      loaded().catch(() => undefined);
      void worker.ask('prepare', { title: door.id });
    },
    open: (worker, { computer, ...game }, seed) =>
      drawing(
        worker,
        worker.ask<'open', unknown, unknown>('open', {
          ...{ title: door.id, ...game, seed },
          ...(computer && { computer: { ...computer, seed: seed ?? secure().below(COMPUTER_SEEDS), ...ownBudget() } }),
        }),
      ),
    resume: (worker, id, takeOver) =>
      drawing(worker, worker.ask<'resume', unknown, unknown>('resume', { game: id, takeOver })),
    anew: (worker, seed) => drawing(worker, worker.ask<'anew', unknown, unknown>('anew', { seed })),
    teach: (worker, lesson, step) =>
      drawing(worker, worker.ask<'lesson', unknown, unknown>('lesson', { title: door.id, lesson, step })),
    // Its title's rules opened the game, so its view and log are this title's.
    sitDown: (line, first) => seated(line, first as Now<unknown, unknown>),
  };
}

const [first, ...others] = LISTED;

/** The titles that can be played. */
export const TITLES: readonly [PlayableTitle, ...PlayableTitle[]] = [playable(first), ...others.map(playable)];
