/** The protocol version. A page with another version is asked to reload. */
export const PROTOCOL = 1;
