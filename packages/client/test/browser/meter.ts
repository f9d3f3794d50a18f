import { connect, createServer, type Server } from 'node:net';

/** A proxy that counts the bytes that a server sends over the wire: compressed, with all headers. */
export class Meter {
  private bytes = 0;

  private constructor(private readonly server: Server) {}

  /** Opens a proxy on a new port, so that no browser has cached anything from it. */
  static async before(url: string): Promise<Meter> {
    const server = createServer();
    const meter = new Meter(server);
    server.on('connection', (page) => {
      const behind = connect(Number(new URL(url).port), '127.0.0.1');
      behind.on('data', (part) => {
        meter.bytes += part.length;
      });
      for (const end of [page, behind]) end.on('error', () => page.destroy());
      page.pipe(behind).pipe(page);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return meter;
  }

  get url(): string {
    const address = this.server.address();
    return `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}/`;
  }

  get kilobytes(): number {
    return this.bytes / 1024;
  }

  close(): void {
    this.server.close();
  }
}
