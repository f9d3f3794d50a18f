import { createTransport } from 'nodemailer';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same mail sent twice has the same, so that it is shown once. */
  readonly id: string;
}

/** Sends mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends through an SMTP server: `smtp://user:password@host:587`. The host in the ids of mails is that of the page. */
export function smtpMailer(url: string, from: string, host: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send({ to, subject, text, id }) {
      // As an object the address is taken as it is, however it is written, and cannot be a list of several.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId: `<${id}@${host}>` });
    },
    close: () => transport.close(),
  };
}
