import { createTransport } from 'nodemailer';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The id of a mail: the same if it is sent twice, so that mail programs show it once. */
  readonly id: string;
}

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends through an SMTP server: `smtp://user:password@host:587`. Mail ids use the page's host. */
export function smtpMailer(url: string, from: string, host: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text, id }) {
      // As an object, the address is used literally and cannot become a list.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId: `<${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}
