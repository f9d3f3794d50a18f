import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type Message, post, type WayOut } from '../../src/notices/post.ts';

/** A posted message. */
export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer;
}

/** An external server on this machine: a push service, or the target of a webhook. */
export class Sink {
  readonly posted: Posted[] = [];
  status = 201;
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const bytes = Buffer.concat(parts);
      this.posted.push({ path: request.url ?? '', headers: request.headers, body: bytes.toString(), bytes });
      response.writeHead(this.status).end();
    });
  });

  /** Listens; receives everything posted, whatever its path. */
  async open(): Promise<WayOut> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    const address = this.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const here = async (): Promise<string> => '127.0.0.1';
    return {
      check: async () => {},
      post: (url: URL, message: Message) => post(new URL(`http://127.0.0.1:${port}${url.pathname}`), message, here),
    };
  }

  close(): void {
    this.server.close();
  }
}
