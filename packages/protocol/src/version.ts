/** The protocol version. A page with another version is told to reload. */
export const PROTOCOL = 1;
