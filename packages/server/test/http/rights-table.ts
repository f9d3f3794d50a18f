/** Who may do what, written by hand, to check the server against. It does not read the server's own table. */

/** The users of the server, as the table's columns name them. */
export const PEOPLE = [
  /** Not signed in. */
  'nobody',
  /** A guest's account, a member's, and a member's with a link to another table; none of them belongs to the game. */
  'guest',
  'member',
  'stranger',
  /** Plays both sides of another game. */
  'elsewhere',
  /** Has the link of the table. */
  'spectator',
  'first',
  'second',
  /** Opened the table, and plays no side. */
  'host',
  /** Appointed by an administrator. */
  'moderator',
  'administrator',
  /** Was signed in when an administrator locked the account. */
  'locked',
] as const;
export type Visitor = (typeof PEOPLE)[number];

/**
 * `+`: allowed, or refused for a reason other than the sender; `-`: refused because of the sender. The columns are
 * those of `PEOPLE`.
 */
const ROUTES = `
  nobody guest member stranger elsewhere spectator first second host moderator administrator locked

  + + + + + + + + + + + +   GET /api/health
  + + + + + + + + + + + +   GET /api/ready
  + + + + + + + + + + + +   GET /api/openapi.json
  - - - - - - - - - - + -   GET /api/metrics

  + + + + + + + + + + + +   GET /api/session
  + + + + + + + + + + + +   POST /api/session
  + + + + + + + + + + + +   POST /api/session/link
  + + + + + + + + + + + +   POST /api/session/passkey/options
  + + + + + + + + + + + +   POST /api/session/passkey
  + + + + + + + + + + + +   DELETE /api/session
  + + + + + + + + + + + +   POST /api/guests
  + + + + + + + + + + + +   POST /api/accounts
  + + + + + + + + + + + +   POST /api/email/verify
  + + + + + + + + + + + +   POST /api/email/keep
  + + + + + + + + + + + +   POST /api/resets
  + + + + + + + + + + + +   POST /api/resets/use

  - + + + + + + + + + + -   PATCH /api/account
  - + + + + + + + + + + -   DELETE /api/account
  - + + + + + + + + + + -   GET /api/account/export
  - + + + + + + + + + + -   PUT /api/account/password
  - + + + + + + + + + + -   PUT /api/account/email
  - + + + + + + + + + + -   DELETE /api/account/email
  - + + + + + + + + + + -   POST /api/account/link
  - + + + + + + + + + + -   GET /api/account/sessions
  - + + + + + + + + + + -   DELETE /api/account/sessions
  - + + + + + + + + + + -   DELETE /api/account/sessions/:id
  - + + + + + + + + + + -   GET /api/account/passkeys
  - + + + + + + + + + + -   POST /api/account/passkeys/options
  - + + + + + + + + + + -   POST /api/account/passkeys
  - + + + + + + + + + + -   DELETE /api/account/passkeys/:id
  - + + + + + + + + + + -   GET /api/account/blocks
  - + + + + + + + + + + -   PUT /api/account/blocks/:name
  - + + + + + + + + + + -   DELETE /api/account/blocks/:name
  - + + + + + + + + + + -   GET /api/account/notices
  - + + + + + + + + + + -   POST /api/account/notices/test
  - + + + + + + + + + + -   PUT /api/account/push
  - + + + + + + + + + + -   DELETE /api/account/push
  - + + + + + + + + + + -   PUT /api/account/webhook
  - + + + + + + + + + + -   DELETE /api/account/webhook
  - + + + + + + + + + + -   POST /api/reports
  - + + + + + + + + + + -   GET /api/account/acts
  - + + + + + + + + + + -   PUT /api/account/acts/seen
  - + + + + + + + + + + -   POST /api/account/acts/:id/appeal
  + + + + + + + + + + + +   POST /api/appeals

  + + + + + + + + + + + +   GET /api/texts/:name/:language
  + + + + + + + + + + + +   GET /api/titles
  + + + + + + + + + + + +   GET /api/tables
  - + + + + + + + + + + -   POST /api/tables
  + + + + + + + + + + + +   GET /api/tables/:id
  - + + + + + + + + + + -   POST /api/tables/:id/join
  - - - - - - + + + - - -   POST /api/tables/:id/computer
  - - - - - - + + + - - -   POST /api/tables/:id/leave
  - - - - - - + + + - - -   POST /api/tables/:id/rematch
  - - - - - - + + + - - -   PUT /api/tables/:id/value
  - + + + + + + + + + + -   GET /api/games/mine
  + + + + + + + + + + + +   GET /api/games/:id/record
  + + + + + + + + + + + +   GET /api/games/:id/past/:number
  - + + + + + + + + + + -   GET /api/rest
  - + + + + + + + + + + -   PUT /api/rest

  + + + + + + + + + + + +   GET /api/people/:name
  + + + + + + + + + + + +   GET /api/people/:name/games
  - - - - - + + + + + + -   GET /api/games/:id/chat
  - - - - - - + + + - - -   POST /api/games/:id/chat
  - - - - - - + + + + + -   DELETE /api/games/:id/chat/:line
  - - - - - + + + + + + -   GET /api/games/:id/note
  - - - - - + + + + + + -   PUT /api/games/:id/note

  - - - - - - - - - + + -   GET /api/moderation/queue
  - - - - - - - - - + + -   GET /api/moderation/log
  - - - - - - - - - + + -   GET /api/moderation/signs
  - - - - - - - - - + + -   GET /api/moderation/people
  - - - - - - - - - + + -   GET /api/moderation/people/:id
  - - - - - - - - - + + -   POST /api/moderation/people/:id/acts
  - - - - - - - - - + + -   POST /api/moderation/acts/:id/lift
  - - - - - - - - - + + -   POST /api/moderation/acts/:id/decision
  - - - - - - - - - + + -   POST /api/moderation/reports/:id/settle

  - - - - - - - - - - + -   POST /api/admin/invitations
  - - - - - - - - - - + -   POST /api/admin/people/:name/code
  - - - - - - - - - - + -   PUT /api/admin/people/:name/lock
  - - - - - - - - - - + -   DELETE /api/admin/people/:name/lock
  - - - - - - - - - - + -   PUT /api/admin/people/:name/moderator
  - - - - - - - - - - + -   DELETE /api/admin/people/:name/moderator
`;

/** The messages over the socket, at a running game that needs its link. Opening the socket and pinging it are free. */
const MESSAGES = `
  nobody guest member stranger elsewhere spectator first second host moderator administrator locked

  + + + + + + + + + + + +   ping
  - - - - - + + + - - - -   join
  + + + + + + + + + + + +   leave
  + + + + + + + + + + + +   used
  + + + + + + + + + + + +   follow
  - - - - - - + + - - - -   choose
  - - - - - - + + - - - -   undo
  - - - - - - + + - - - -   stand
  - - - - - - + + - - - -   propose
  - - - - - - + + - - - -   answer
  - - - - - - + + - - - -   resign
  - - - - - - + + - - - -   claim
  - - - - - - + + - - - -   standin
`;

export type Row = readonly [what: string, may: Readonly<Record<Visitor, boolean>>];

/** Parses such a table; throws if a row does not have one sign per column. */
function rowsOf(table: string): Row[] {
  const [head = '', ...lines] = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (head !== PEOPLE.join(' ')) throw new Error('the columns are not the people');
  return lines.map((line) => {
    const [signs = '', what = ''] = line.split('   ');
    const cells = signs.split(' ');
    if (cells.length !== PEOPLE.length || !/^[-+ ]+$/.test(signs)) throw new Error(`a row is not whole: ${line}`);
    const may = Object.fromEntries(PEOPLE.map((person, column) => [person, cells[column] === '+']));
    return [what, may as Record<Visitor, boolean>];
  });
}

export const ROUTE_ROWS: readonly Row[] = rowsOf(ROUTES);
export const MESSAGE_ROWS: readonly Row[] = rowsOf(MESSAGES);
