import type { ChatLine } from '@carillon/protocol';
import { type Cell, cell } from '../cell.ts';

/** A table's chat, as far as this page has received it. */
export class ChatLines {
  readonly all: Cell<readonly ChatLine[]> = cell<readonly ChatLine[]>([]);

  /** Adds new lines, each once, and removes deleted ones. */
  hear(lines: readonly ChatLine[], gone: readonly string[] = []): void {
    const known = new Set(this.all().map(({ id }) => id));
    const all = [...this.all(), ...lines.filter(({ id }) => !known.has(id))].filter(({ id }) => !gone.includes(id));
    this.all.set(all.sort((a, b) => a.at - b.at));
  }
}
