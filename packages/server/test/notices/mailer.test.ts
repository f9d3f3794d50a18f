import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { smtpMailer } from '../../src/notices/mailer.ts';

/** A mail server on this machine that keeps its mail. */
function mailSink(): { readonly server: SMTPServer; readonly mails: string[] } {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (part) => (mail += part));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  return { server, mails };
}

test('mail goes out through an SMTP server, to one address, with an id that identifies a second copy', async () => {
  const { server, mails } = mailSink();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  const smtpPort = typeof address === 'object' && address !== null ? address.port : 0;
  const mailer = smtpMailer(`smtp://127.0.0.1:${smtpPort}`, 'Carillon <post@carillon.test>', 'carillon.test');
  await mailer.send({ to: 'paul@example.org', subject: 'À vous', text: 'C’est à vous.', id: 'turn.1' });
  mailer.close();
  await new Promise<void>((closed) => server.close(closed));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^Message-ID: <turn\.1@carillon\.test>\r?$/m);
  expect(mails[0]).toMatch(/^To: paul@example\.org\r?$/m);
});
