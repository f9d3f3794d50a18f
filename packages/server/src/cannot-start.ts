/** Thrown where a server cannot start; the message is a sentence for whoever runs it. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
