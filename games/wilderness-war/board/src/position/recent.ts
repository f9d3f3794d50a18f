import type { LogEntry, SideName, SpaceName } from '@carillon/wilderness-war-rules';
import { isSpace, sideOf } from './facts.ts';

/** Something done that the map shows: a way gone, or a mark at a space. */
export type Deed =
  | {
      readonly kind: 'march' | 'intercept' | 'retreat';
      readonly side: SideName;
      readonly from: SpaceName;
      readonly to: SpaceName;
    }
  | { readonly kind: 'battle' | 'lost'; readonly side: SideName; readonly at: SpaceName };

/** What log entries leave on the map; entries without a place leave nothing. */
export function deedsOf(entries: readonly LogEntry[]): readonly Deed[] {
  return entries.flatMap((entry) => {
    const deed = deedOf(entry);
    return deed ? [deed] : [];
  });
}

function deedOf(entry: LogEntry): Deed | undefined {
  switch (entry.type) {
    case 'march': {
      const first = entry.pieces[0];
      return first && { kind: 'march', side: sideOf(first), from: entry.from, to: entry.to };
    }
    case 'intercept':
      return entry.success ? { kind: 'intercept', side: entry.side, from: entry.from, to: entry.to } : undefined;
    case 'retreat':
    case 'avoided':
      return { kind: 'retreat', side: entry.side, from: entry.from, to: entry.to };
    case 'battle':
      return { kind: 'battle', side: entry.attacker, at: entry.at };
    case 'eliminated':
      return isSpace(entry.at) ? { kind: 'lost', side: entry.side, at: entry.at } : undefined;
    default:
      return undefined;
  }
}
