/** The reasons why a computer player cannot take a task. The codes are stable. */
export type BadTaskCode = 'bad_view' | 'bad_witness' | 'bad_level' | 'bad_budget' | 'not_asked';

/** A task that no computer player can take; nothing has changed. */
export class BadTask extends Error {
  override readonly name: string = 'BadTask';

  constructor(
    readonly code: BadTaskCode,
    message: string,
  ) {
    super(message);
  }
}
