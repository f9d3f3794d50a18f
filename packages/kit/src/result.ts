/** The request was carried out, and gave a value. */
export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

/** A refusal is data: it names its reason by a stable code, and nothing has changed. */
export interface Refused<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
}

/** The outcome of a request: a value or a refusal. */
export type Result<T, Code extends string = string> = Ok<T> | Refused<Code>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const refused = <Code extends string>(code: Code): Refused<Code> => ({ ok: false, code });
