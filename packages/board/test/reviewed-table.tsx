import { renderToString } from 'solid-js/web';
import type { TableProps, Title } from '../src/title.ts';
import { linesOf } from './reviewed.ts';

// The parts of a table's drawing besides the position: choices, plans, inspected stacks, events.

const nothing = (): undefined => undefined;

type Given<View, LogEntry> = Pick<TableProps<View, LogEntry>, 'view' | 'asked'> & Partial<TableProps<View, LogEntry>>;

/** The table, one element a line, without the ends of elements. */
function tableLines<View, LogEntry>({ Table }: Title<View, LogEntry>, given: Given<View, LogEntry>): string[] {
  const still = {
    language: 'en',
    options: [],
    routes: [],
    planned: undefined,
    marks: [],
    lit: [],
    recent: [],
  } as const;
  const deaf = {
    focus: undefined,
    close: 'Close',
    onBend: nothing,
    onTarget: nothing,
    onPoint: nothing,
    onLook: nothing,
    onVain: nothing,
  };
  const html = renderToString(() => <Table {...still} {...deaf} {...given} />);
  return linesOf(html)
    .split('\n')
    .filter((line) => !line.startsWith('</'));
}

/** For each change, the lines that it adds to the drawing of a position, and the number of lines that it removes. */
export function changesText<View, LogEntry>(
  title: Title<View, LogEntry>,
  position: Given<View, LogEntry>,
  changes: Readonly<Record<string, Partial<TableProps<View, LogEntry>>>>,
): string {
  const plain = tableLines(title, position);
  return Object.entries(changes)
    .map(([name, change]) => {
      const left = new Map<string, number>();
      for (const line of plain) left.set(line, (left.get(line) ?? 0) + 1);
      const added = tableLines(title, { ...position, ...change }).filter((line) => {
        const count = left.get(line) ?? 0;
        left.set(line, count - 1);
        return count <= 0;
      });
      const gone = [...left].filter(([line, count]) => count > 0 && line !== '').map(([line]) => `- ${line}`);
      return [`${name}:`, ...gone, ...added.map((line) => `+ ${line}`), ''].join('\n');
    })
    .join('\n');
}
