/** A lesson does not fit the rules; the message names the lesson, the step, and the part that does not fit. */
export class LessonMisfit extends Error {
  constructor(
    readonly lesson: string,
    /** The name of the step; empty for the position. */
    readonly step: string,
    reason: string,
  ) {
    super(`lesson ${lesson}${step === '' ? '' : `, step ${step}`}: ${reason}`);
    this.name = 'LessonMisfit';
  }
}
