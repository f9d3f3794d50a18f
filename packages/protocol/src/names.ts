import Type from 'typebox';

// Types used in many messages.

/** Text that a client may send. PostgreSQL stores no NUL character, so no text may contain one. */
export const Text = (bounds: {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly description?: string;
}) => Type.String({ ...bounds, pattern: '^[^\\u0000]*$' });

/** An id: a ULID, made by the server for stored data, by the client for messages. */
export const Id = Type.String({ pattern: '^[0-9A-HJKMNP-TV-Z]{26}$' });
/** A name from a title's own lists: of a title, scenario, seat, moment or card. */
export const Name = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9][a-z0-9.-]*$' });
/** A length of the journal: the number of entries its reader knows. */
export const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0 });
/** A hash or a secret, in hexadecimal. */
export const Hex = Type.String({ pattern: '^[0-9a-f]{16,64}$' });
