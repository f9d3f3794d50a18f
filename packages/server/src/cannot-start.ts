/** Thrown if a server cannot start; the message is a sentence for its operator. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
