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
