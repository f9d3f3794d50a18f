import type { Choice, Choices } from '@carillon/flow';
import { at } from '@carillon/kit';

/** The choices of one seat in a turn, in order, each with its step. */
export class Script {
  private readonly steps: number[] = [];
  private readonly choices: Choice[] = [];
  private read = 0;

  /** The script of these alternating steps and choices. */
  static of(numbers: readonly number[]): Script {
    const made = new Script();
    for (let i = 0; i + 1 < numbers.length; i += 2) made.push(at(numbers, i), at(numbers, i + 1));
    return made;
  }

  /** The steps and choices that have not been passed yet, alternating. */
  get rest(): readonly number[] {
    return this.steps.slice(this.read).flatMap((step, i) => [step, at(this.choices, this.read + i)]);
  }

  /** The number of choices left. */
  get left(): number {
    return this.steps.length - this.read;
  }

  push(step: number, choice: Choice): void {
    this.steps.push(step);
    this.choices.push(choice);
  }

  rewind(): void {
    this.read = 0;
  }

  /**
   * The next choice for this step, if it is listed. Choices for other steps before it are skipped, because the turn has
   * taken another course through dice or the enemy.
   */
  next(step: number, listed: Choices): Choice | undefined {
    for (let i = this.read; i < this.steps.length; i++) {
      if (this.steps[i] !== step) continue;
      const choice = at(this.choices, i);
      if (!listed.has(choice)) continue;
      this.read = i + 1;
      return choice;
    }
    return undefined;
  }

  /** Equal scripts have equal keys. */
  get key(): string {
    return this.choices.join();
  }

  /** A script of its first choices. */
  head(count: number): Script {
    const made = new Script();
    for (let i = 0; i < count; i++) made.push(at(this.steps, i), at(this.choices, i));
    return made;
  }

  get length(): number {
    return this.steps.length;
  }

  copy(): Script {
    const copied = new Script();
    this.steps.forEach((step, i) => {
      copied.push(step, at(this.choices, i));
    });
    return copied;
  }
}
