import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions, Visitor } from '../people/sessions.ts';
import type { Refusal } from '../refusals.ts';

/**
 * How long a browser keeps the cookie, in seconds, the longest allowed; the server decides when the session expires.
 */
const KEPT = 400 * 24 * 3600;

/** Identifies the user behind a request by its cookie, and manages the cookie. */
export class Visits {
  private readonly known = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>();
  private readonly name: string;

  constructor(
    private readonly sessions: Sessions,
    private readonly secure: boolean,
    /** The refusal of an account that moderators have locked out. */
    private readonly lockedOut: (account: string) => Promise<Refusal | undefined>,
  ) {
    // The prefix makes browsers refuse the cookie from a subdomain or over plain HTTP.
    this.name = secure ? '__Host-carillon' : 'carillon';
  }

  /** The user of each request, looked up once. */
  of(request: FastifyRequest): Promise<Visitor | undefined> {
    const found = this.known.get(request) ?? this.find(request);
    this.known.set(request, found);
    return found;
  }

  /** The user of a request that the rights table has admitted as signed in. */
  async signedIn(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.of(request);
    if (visitor === undefined)
      throw new Error('a route for signed-in users was reached by somebody who is not signed in');
    return visitor;
  }

  /**
   * Logs a user in, always with a new token; the old one becomes void. There is no other way to log in, so locks are
   * enforced here, after the session is stored: a lock set meanwhile either ends the session or is found.
   */
  async begin(request: FastifyRequest, reply: FastifyReply, account: string): Promise<Refusal | undefined> {
    const token = await this.sessions.open(account, request.headers['user-agent'] ?? '');
    const barred = await this.lockedOut(account);
    if (barred !== undefined) {
      await this.sessions.close(token);
      return barred;
    }
    await this.end(request, reply);
    reply.setCookie(this.name, token, { ...this.cookie(), maxAge: KEPT });
    return undefined;
  }

  /** Logs out the sender of the request. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[this.name];
    if (token === undefined) return;
    await this.sessions.close(token);
    reply.clearCookie(this.name, this.cookie());
  }

  private async find(request: FastifyRequest): Promise<Visitor | undefined> {
    const token = request.cookies[this.name];
    return token === undefined ? undefined : this.sessions.visitor(token);
  }

  private cookie() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
