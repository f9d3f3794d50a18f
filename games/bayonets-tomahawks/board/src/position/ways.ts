import type { LogEntry } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Way } from '@carillon/board';

/** A movement from place to place. */
export interface MovedWay extends Way {
  readonly from: string;
  readonly side: string;
  readonly deed: 'move' | 'retreat' | 'sail';
}

/** The movement that an entry tells of. */
export function movedWay(entry: LogEntry): MovedWay | undefined {
  switch (entry.type) {
    case 'move':
    case 'retreat':
      return { from: entry.at, to: entry.to, side: entry.side, deed: entry.type };
    case 'sail':
      return { from: entry.at, to: 'sail-box', side: entry.side, deed: 'sail' };
    case 'land':
      return { from: 'sail-box', to: entry.at, side: entry.side, deed: 'sail' };
    default:
      return undefined;
  }
}

/** A movement, or the place where a stack acts; `undefined` for what happens in no place. */
export const wayOf = (entry: LogEntry): Way | undefined => movedWay(entry) ?? actedAt(entry);

function actedAt(entry: LogEntry): Way | undefined {
  if (entry.type === 'raid') return { to: entry.from };
  return 'at' in entry && entry.at !== undefined ? { to: entry.at } : undefined;
}
