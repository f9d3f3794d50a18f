/** What was sent at once, a plan or one choice; counted in entries of the journal. */
interface Sent {
  /** How long the journal was before, which is the number of its first entry. */
  readonly from: number;
  /** How long it was just after. */
  readonly end: number;
  /** How long it is while nothing has come since, undos of what followed apart. */
  length: number;
}

/** What the player sent at once, so that it can be taken back at once. */
export class SentPlans {
  private readonly sent: Sent[] = [];

  /** Something was sent, which took the journal from one length to another. */
  note(from: number, end: number): void {
    if (end > from) this.sent.push({ from, end, length: end });
  }

  /** The number of the first entry of what was sent last; `undefined` where something has come since. */
  last(length: number): number | undefined {
    const last = this.sent.at(-1);
    return last?.length === length ? last.from : undefined;
  }

  /** What was sent last has been taken back, which made the journal so long. */
  takenBack(length: number): void {
    const gone = this.sent.pop();
    const before = this.sent.at(-1);
    if (before && before.end === gone?.from) before.length = length;
  }
}
