/** Who somebody is to a request: to its game where it names one, to the server otherwise. One may be several at once. */
export const PERSONS = [
  /** Not signed in. */
  'nobody',
  /** Signed in, without leave to look on. */
  'stranger',
  /** May look on: the table is open, or they have its link. */
  'spectator',
  /** Plays the first or the second side. */
  'first',
  'second',
  /** Opened the table. */
  'host',
  'administrator',
] as const;
export type Person = (typeof PERSONS)[number];

const EVERYBODY: readonly Person[] = PERSONS;
const SIGNED_IN: readonly Person[] = ['stranger', 'spectator', 'first', 'second', 'host', 'administrator'];
const ONLOOKERS: readonly Person[] = ['spectator', 'first', 'second', 'host', 'administrator'];
const PLAYERS: readonly Person[] = ['first', 'second', 'host'];
const SPEAKERS: readonly Person[] = [...PLAYERS, 'administrator'];
const ADMINISTRATORS: readonly Person[] = ['administrator'];

/**
 * Every route, and who may use it. A route that is not listed is not served: the server refuses to start. What a route
 * asks beyond this (whose turn it is, whose session) it checks itself.
 */
export const RIGHTS: Readonly<Record<string, readonly Person[]>> = {
  // The server
  'GET /api/health': EVERYBODY,
  'GET /api/ready': EVERYBODY,
  'GET /api/openapi.json': EVERYBODY,
  // The bearer of METRICS_TOKEN may read it as well.
  'GET /api/metrics': ADMINISTRATORS,
  // Coming in
  'GET /api/session': EVERYBODY,
  'POST /api/session': EVERYBODY,
  'POST /api/session/link': EVERYBODY,
  'DELETE /api/session': EVERYBODY,
  'POST /api/guests': EVERYBODY,
  'POST /api/accounts': EVERYBODY,
  'POST /api/email/verify': EVERYBODY,
  'POST /api/resets': EVERYBODY,
  'POST /api/resets/use': EVERYBODY,
  // One's own account
  'PATCH /api/account': SIGNED_IN,
  'DELETE /api/account': SIGNED_IN,
  'GET /api/account/export': SIGNED_IN,
  'PUT /api/account/password': SIGNED_IN,
  'PUT /api/account/email': SIGNED_IN,
  'DELETE /api/account/email': SIGNED_IN,
  'POST /api/account/link': SIGNED_IN,
  'GET /api/account/sessions': SIGNED_IN,
  'DELETE /api/account/sessions': SIGNED_IN,
  'DELETE /api/account/sessions/:id': SIGNED_IN,
  'GET /api/account/blocks': SIGNED_IN,
  'PUT /api/account/blocks/:name': SIGNED_IN,
  'DELETE /api/account/blocks/:name': SIGNED_IN,
  'PUT /api/account/push': SIGNED_IN,
  'DELETE /api/account/push': SIGNED_IN,
  'PUT /api/account/webhook': SIGNED_IN,
  'DELETE /api/account/webhook': SIGNED_IN,
  'POST /api/reports': SIGNED_IN,
  // Tables and games
  'GET /api/titles': EVERYBODY,
  'GET /api/tables': EVERYBODY,
  'POST /api/tables': SIGNED_IN,
  // A private table is hidden from strangers by its own route: it answers as if there were none.
  'GET /api/tables/:id': EVERYBODY,
  // Whoever has the link may come; the route asks for it.
  'POST /api/tables/:id/join': SIGNED_IN,
  'POST /api/tables/:id/leave': PLAYERS,
  'POST /api/tables/:id/rematch': PLAYERS,
  'GET /api/games/mine': SIGNED_IN,
  // What it tells, and whether, is for the route to say, as with the table.
  'GET /api/games/:id/record': EVERYBODY,
  'GET /api/rest': SIGNED_IN,
  'PUT /api/rest': SIGNED_IN,
  // What may be heard over the socket, each game decides.
  'GET /api/socket': EVERYBODY,
  'GET /api/games/:id/past/:number': EVERYBODY,
  // What people say, note and are known for
  'GET /api/people/:name': EVERYBODY,
  'GET /api/games/:id/chat': ONLOOKERS,
  'POST /api/games/:id/chat': PLAYERS,
  'DELETE /api/games/:id/chat/:line': SPEAKERS,
  'GET /api/games/:id/note': ONLOOKERS,
  'PUT /api/games/:id/note': ONLOOKERS,
  // Administration
  'GET /api/admin/reports': ADMINISTRATORS,
  'DELETE /api/admin/reports/:id': ADMINISTRATORS,
  'POST /api/admin/invitations': ADMINISTRATORS,
  'POST /api/admin/people/:name/code': ADMINISTRATORS,
  'PUT /api/admin/people/:name/lock': ADMINISTRATORS,
  'DELETE /api/admin/people/:name/lock': ADMINISTRATORS,
};
