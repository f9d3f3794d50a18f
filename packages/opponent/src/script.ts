import type { Choice, Choices } from '@carillon/flow';
import { at } from '@carillon/kit';

/** The choices of one seat in a turn, in order, each with the step that asked. */
export class Script {
  private readonly steps: number[] = [];
  private readonly choices: Choice[] = [];
  private read = 0;

  get length(): number {
    return this.steps.length;
  }

  push(step: number, choice: Choice): void {
    this.steps.push(step);
    this.choices.push(choice);
  }

  rewind(): void {
    this.read = 0;
  }

  clear(): void {
    this.steps.length = 0;
    this.choices.length = 0;
    this.read = 0;
  }

  /**
   * The next choice that this step asked for, if it is listed; what was meant for other steps before it is skipped,
   * because dice and the enemy have taken another course.
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

  /** The first choice, or `undefined` if there is none. */
  get first(): Choice | undefined {
    return this.choices[0];
  }

  copy(): Script {
    const copied = new Script();
    this.steps.forEach((step, i) => {
      copied.push(step, at(this.choices, i));
    });
    return copied;
  }
}
