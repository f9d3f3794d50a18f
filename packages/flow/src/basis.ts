import { cell } from './cells.ts';
import type { IdSet } from './id-set.ts';

/**
 * The numbers from which something was computed, to show whether it is still valid. The caller goes over all of them in
 * the same order: `basis.begin()`, `note` and `noteAll`, then `isSame`. It does not look at the position: equal numbers
 * give an equal result.
 */
export class Basis {
  private readonly numbers: number[] = [];
  private at = 0;
  private same = true;

  /** Starts going over the numbers. */
  begin(): void {
    this.at = 0;
    this.same = true;
  }

  note(value: number): void {
    if (this.numbers[this.at] !== value) {
      this.numbers[this.at] = value;
      this.same = false;
    }
    this.at++;
  }

  noteAll(set: IdSet<number>): void {
    for (let i = 0; i < set.width; i++) this.note(cell(set.cells, set.base + i));
  }

  /** Whether all were the same as the last time; never the first time. */
  isSame(): boolean {
    return this.same;
  }
}
