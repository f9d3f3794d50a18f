import type { Entry } from '@carillon/flow';
import type { Refused } from '@carillon/kit';

/**
 * Choices that a seat makes one after another. A plan stops where the seat may want to think again: another seat or
 * chance has made an entry, or an entry of its own has revealed something. A refusal ends it too.
 */
export class Plan {
  private place = 0;
  private isStopped = false;

  constructor(
    /** The name of the seat in the journal. */
    private readonly seat: string,
    private readonly choices: readonly string[],
  ) {}

  /** The choice to make now; `undefined` where the plan ends. */
  get next(): string | undefined {
    return this.isStopped ? undefined : this.choices[this.place];
  }

  /** How many of its choices have been made. */
  get made(): number {
    return this.place;
  }

  /** The choices that have not been made. */
  get left(): readonly string[] {
    return this.choices.slice(this.place);
  }

  /**
   * Records that the next choice has been made, with these entries. Own automatic entries count as choices of the plan
   * if they come next in it: the table has taken a lone answer.
   */
  took(entries: readonly Entry[]): void {
    this.place++;
    for (const entry of entries.slice(1)) if (this.isNext(entry)) this.place++;
    this.isStopped = entries.some((entry) => entry.who !== this.seat || ('reveals' in entry && entry.reveals === true));
  }

  private isNext(entry: Entry): boolean {
    return 'choice' in entry && entry.who === this.seat && entry.choice === this.choices[this.place];
  }
}

/** Entries that were made, or a refusal that changed nothing. */
type Submitted<Code extends string> = { readonly ok: true; readonly entries: readonly Entry[] } | Refused<Code>;

/** Makes the choices of a plan until one is refused; returns the refusal if it is the first one's. */
export function play<Code extends string>(
  plan: Plan,
  submit: (choice: string) => Submitted<Code>,
): Refused<Code> | undefined {
  for (let { next } = plan; next !== undefined; next = plan.next) {
    const outcome = submit(next);
    if (!outcome.ok) return plan.made === 0 ? outcome : undefined;
    plan.took(outcome.entries);
  }
  return undefined;
}
