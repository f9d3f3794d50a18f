import type { Title } from '@carillon/board';
import type { Json } from '@carillon/kit';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import type { JSX } from 'solid-js';
import type { Cell } from './cell.ts';
import type { Helped } from './help/door.ts';
import type { Link } from './link.ts';
import type { Now, Reply } from './messages.ts';
import type { Preferences } from './preferences.ts';
import { TableScreen } from './table/table-screen.tsx';

/** A scenario, by the name players know it by in every language. */
export interface ScenarioName {
  readonly id: string;
  readonly name: string;
  readonly years: string;
}

/** What a table is shown with, once its game is open. */
export interface TableFrame {
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
}
type TableDrawing = (frame: TableFrame) => JSX.Element;

/** A title as the start page offers it; what it draws its games with stays inside. */
export interface Shelved extends Helped {
  readonly scenarios: readonly ScenarioName[];
  open(link: Link, scenario: string, seed: number | null): Promise<Reply<TableDrawing>>;
  resume(link: Link): Promise<Reply<TableDrawing>>;
}

function shelved<View, LogEntry>(
  title: Title<View, LogEntry>,
  scenarios: readonly ScenarioName[],
  options: Json,
): Shelved {
  const drawing = (link: Link, reply: Reply<Now<View, LogEntry>>): Reply<TableDrawing> =>
    reply.ok
      ? { ok: true, value: (frame) => <TableScreen title={title} link={link} first={reply.value} {...frame} /> }
      : reply;
  return {
    id: title.id,
    name: title.name,
    help: title.help,
    credit: title.credit,
    scenarios,
    open: async (link, scenario, seed) =>
      drawing(link, await link.ask<'open', View, LogEntry>('open', { title: title.id, scenario, options, seed })),
    resume: async (link) => drawing(link, await link.ask<'resume', View, LogEntry>('resume', {})),
  };
}

/** The titles that can be played. */
export const TITLES: readonly [Shelved, ...Shelved[]] = [
  shelved(wildernessWarTitle, [{ id: 'annus-mirabilis', name: 'Annus Mirabilis', years: '1757–1759' }], {}),
];
