/** A plan or single choice that was sent, by lengths of the journal. */
interface Sent {
  /** The length of the journal before, which is the number of its first entry. */
  readonly from: number;
  /** The length just after. */
  readonly end: number;
  /** The present length if nothing has come since, except undos of later entries. */
  length: number;
}

/** Remembers choices that the player sent together, so that they can be undone together. */
export class SentPlans {
  private readonly sent: Sent[] = [];

  /** Notes a sent plan, which extended the journal from one length to another. */
  note(from: number, end: number): void {
    if (end > from) this.sent.push({ from, end, length: end });
  }

  /** The number of the first entry sent last; `undefined` if something has come since. */
  last(length: number): number | undefined {
    const last = this.sent.at(-1);
    return last?.length === length ? last.from : undefined;
  }

  /** Notes that the last plan sent was undone, which extended the journal to this length. */
  takenBack(length: number): void {
    const gone = this.sent.pop();
    const before = this.sent.at(-1);
    if (before && before.end === gone?.from) before.length = length;
  }
}
