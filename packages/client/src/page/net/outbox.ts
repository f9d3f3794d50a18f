import type { ClientMessage } from '@carillon/protocol';
import type { Reply } from '../../shared/messages.ts';
import { newId } from './ids.ts';

/** A message that changes a game, answered by its id. */
export type Sent = Extract<ClientMessage, { readonly id: string }>;
/** The same without the fields that the outbox adds. */
export type Act<Each = Sent> = Each extends Sent ? Omit<Each, 'id' | 'game'> : never;
/** How many of the choices sent were made, and the resulting length of the journal. */
export type Outcome = Reply<{ readonly made: number; readonly seq: number }>;

interface Waiting {
  readonly message: Sent;
  readonly answer: (outcome: Outcome) => void;
}

/** Messages that change a game and are not yet answered. After every interruption they are sent again, in order. */
export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly game: string,
    /** Sends a message to the server, if connected. */
    private readonly say: (message: Sent) => void,
    /** Keeps messages over a reload of the page, until they are answered. */
    private readonly keep: { put(message: Sent): void; drop(id: string): void },
  ) {}

  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  send(act: Act): Promise<Outcome> {
    const message = { ...act, id: newId(), game: this.game } as Sent;
    this.keep.put(message);
    return this.post(message);
  }

  /** Sends a message that already has its id. */
  post(message: Sent): Promise<Outcome> {
    return new Promise((answer) => {
      this.waiting.set(message.id, { message, answer });
      this.say(message);
    });
  }

  has(id: string): boolean {
    return this.waiting.has(id);
  }

  sayAgain(): void {
    for (const { message } of this.waiting.values()) this.say(message);
  }

  /** The server has answered the message with this id. */
  settle(id: string, outcome: Outcome): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.keep.drop(id);
    waiting?.answer(outcome);
  }
}
