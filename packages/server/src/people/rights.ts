/**
 * The role of a request's sender: in its game if it names one, otherwise on the server. One sender may have several.
 */
export const PERSONS = [
  /** Not signed in. */
  'nobody',
  /** Signed in, but not allowed to watch. */
  'stranger',
  /** May watch: the table is open, or they have its link. */
  'spectator',
  /** Plays the first or the second side. */
  'first',
  'second',
  /** Opened the table. */
  'host',
  /** Appointed by an administrator. */
  'moderator',
  'administrator',
] as const;
export type Person = (typeof PERSONS)[number];

const EVERYBODY: readonly Person[] = PERSONS;
const SIGNED_IN: readonly Person[] = ['stranger', 'spectator', 'first', 'second', 'host', 'moderator', 'administrator'];
const ONLOOKERS: readonly Person[] = ['spectator', 'first', 'second', 'host', 'moderator', 'administrator'];
const PLAYERS: readonly Person[] = ['first', 'second', 'host'];
const MODERATORS: readonly Person[] = ['moderator', 'administrator'];
const SPEAKERS: readonly Person[] = [...PLAYERS, ...MODERATORS];
const ADMINISTRATORS: readonly Person[] = ['administrator'];

/**
 * Every route, and who may use it. If a route is not listed, the server refuses to start. The route itself makes all
 * further checks (whose turn it is, whose session).
 */
export const RIGHTS: Readonly<Record<string, readonly Person[]>> = {
  // The server
  'GET /api/health': EVERYBODY,
  'GET /api/ready': EVERYBODY,
  'GET /api/openapi.json': EVERYBODY,
  // A request with METRICS_TOKEN may also read it.
  'GET /api/metrics': ADMINISTRATORS,
  // Signing in
  'GET /api/session': EVERYBODY,
  'POST /api/session': EVERYBODY,
  'POST /api/session/link': EVERYBODY,
  'POST /api/session/passkey/options': EVERYBODY,
  'POST /api/session/passkey': EVERYBODY,
  'DELETE /api/session': EVERYBODY,
  'POST /api/guests': EVERYBODY,
  'POST /api/accounts': EVERYBODY,
  'POST /api/email/verify': EVERYBODY,
  'POST /api/email/keep': EVERYBODY,
  'POST /api/resets': EVERYBODY,
  'POST /api/resets/use': EVERYBODY,
  // The user's own account
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
  'GET /api/account/passkeys': SIGNED_IN,
  'POST /api/account/passkeys/options': SIGNED_IN,
  'POST /api/account/passkeys': SIGNED_IN,
  'DELETE /api/account/passkeys/:id': SIGNED_IN,
  'GET /api/account/blocks': SIGNED_IN,
  'PUT /api/account/blocks/:name': SIGNED_IN,
  'DELETE /api/account/blocks/:name': SIGNED_IN,
  'GET /api/account/notices': SIGNED_IN,
  'POST /api/account/notices/test': SIGNED_IN,
  'PUT /api/account/push': SIGNED_IN,
  'DELETE /api/account/push': SIGNED_IN,
  'PUT /api/account/webhook': SIGNED_IN,
  'DELETE /api/account/webhook': SIGNED_IN,
  'POST /api/reports': SIGNED_IN,
  'GET /api/account/acts': SIGNED_IN,
  'PUT /api/account/acts/seen': SIGNED_IN,
  'POST /api/account/acts/:id/appeal': SIGNED_IN,
  // With a token, for users who cannot log in.
  'POST /api/appeals': EVERYBODY,
  // Tables and games
  'GET /api/texts/:name/:language': EVERYBODY,
  'GET /api/titles': EVERYBODY,
  'GET /api/tables': EVERYBODY,
  'POST /api/tables': SIGNED_IN,
  // The route itself hides a private table from strangers: it answers as if the table did not exist.
  'GET /api/tables/:id': EVERYBODY,
  // Anybody with the link may join; the route checks it.
  'POST /api/tables/:id/join': SIGNED_IN,
  'POST /api/tables/:id/computer': PLAYERS,
  'POST /api/tables/:id/leave': PLAYERS,
  'PUT /api/tables/:id/value': PLAYERS,
  'POST /api/tables/:id/rematch': PLAYERS,
  'GET /api/games/mine': SIGNED_IN,
  // The route decides whether to answer, and with what, as it does for the table.
  'GET /api/games/:id/record': EVERYBODY,
  'GET /api/rest': SIGNED_IN,
  'PUT /api/rest': SIGNED_IN,
  // The socket handler authorises each game separately.
  'GET /api/socket': EVERYBODY,
  'GET /api/games/:id/past/:number': EVERYBODY,
  // Chat, notes and records
  'GET /api/people/:name': EVERYBODY,
  // The route shows games at tables that are not open only to those who sat there.
  'GET /api/people/:name/games': EVERYBODY,
  'GET /api/games/:id/chat': ONLOOKERS,
  'POST /api/games/:id/chat': PLAYERS,
  'DELETE /api/games/:id/chat/:line': SPEAKERS,
  'GET /api/games/:id/note': ONLOOKERS,
  'PUT /api/games/:id/note': ONLOOKERS,
  // Moderation
  'GET /api/moderation/queue': MODERATORS,
  'GET /api/moderation/log': MODERATORS,
  'GET /api/moderation/signs': MODERATORS,
  'GET /api/moderation/people': MODERATORS,
  'GET /api/moderation/people/:id': MODERATORS,
  'POST /api/moderation/people/:id/acts': MODERATORS,
  'POST /api/moderation/acts/:id/lift': MODERATORS,
  'POST /api/moderation/acts/:id/decision': MODERATORS,
  'POST /api/moderation/reports/:id/settle': MODERATORS,
  // Administration
  'POST /api/admin/invitations': ADMINISTRATORS,
  'POST /api/admin/people/:name/code': ADMINISTRATORS,
  'PUT /api/admin/people/:name/lock': ADMINISTRATORS,
  'DELETE /api/admin/people/:name/lock': ADMINISTRATORS,
  'PUT /api/admin/people/:name/moderator': ADMINISTRATORS,
  'DELETE /api/admin/people/:name/moderator': ADMINISTRATORS,
};
