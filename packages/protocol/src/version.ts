/** The version of the protocol. A page that speaks another is told to load itself anew. */
export const PROTOCOL = 1;
