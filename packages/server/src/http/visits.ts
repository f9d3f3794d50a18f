import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sessions, Visitor } from '../people/sessions.ts';
import type { Refusal } from '../refusals.ts';

/** Seconds that a browser keeps the cookie, the longest allowed; the server decides when it expires. */
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
    // The prefix makes browsers refuse the cookie from a subdomain or over plain http.
    this.name = secure ? '__Host-carillon' : 'carillon';
  }

  /** Looked up once per request. */
  of(request: FastifyRequest): Promise<Visitor | undefined> {
    const found = this.known.get(request) ?? this.find(request);
    this.known.set(request, found);
    return found;
  }

  /** A user whom the rights table has admitted as signed in. */
  async signedIn(request: FastifyRequest): Promise<Visitor> {
    const visitor = await this.of(request);
    if (visitor === undefined) throw new Error('a route for those who are signed in was reached by nobody');
    return visitor;
  }

  /**
   * Logs a user in, always with a new token; the old one becomes void. The only way in, so a lock is enforced here, and
   * after the session is stored: a lock set meanwhile either ends it or is seen.
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
