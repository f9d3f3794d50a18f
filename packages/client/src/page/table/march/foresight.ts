import type { Inquiry } from '@carillon/board';
import { type Accessor, createEffect, createMemo, on, onCleanup } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Session } from '../play/session.ts';

/** How long the pointer must rest on a march before the rules are asked, in milliseconds. */
const PAUSE = 60;

/** The march under the pointer. */
export interface Looked {
  /** The question to the rules about it; `undefined` if there is none. */
  inquiry(): Inquiry | undefined;
  /** An answer in one line; empty if it says nothing. */
  brief(answer: unknown): string;
}

/** Foresees the obstacles of a march, in one line. */
export class Foresight<View, LogEntry> {
  readonly line: Accessor<string>;
  /** The answers by question; valid while the position stays the same. */
  private readonly answers: Cell<ReadonlyMap<string, unknown>> = cell<ReadonlyMap<string, unknown>>(new Map());

  constructor(
    private readonly session: Pick<Session<View, LogEntry>, 'latest' | 'query'>,
    private readonly looked: Looked,
  ) {
    const key = createMemo(() => JSON.stringify(looked.inquiry() ?? null));
    this.line = createMemo(() => looked.brief(this.answers().get(key())));
    createEffect(on(session.latest, () => this.answers.set(new Map())));
    createEffect(on(key, (asked) => this.askSoon(asked)));
  }

  /** The answer about a march, if it is known already. */
  answerTo(inquiry: Inquiry): unknown {
    return this.answers().get(JSON.stringify(inquiry));
  }

  /** The answer about choices, asked for unless it is known already. */
  async answer(inquiry: Inquiry): Promise<unknown> {
    const key = JSON.stringify(inquiry);
    if (!this.answers().has(key)) await this.find(key, inquiry);
    return this.answers().get(key);
  }

  private askSoon(key: string): void {
    if (key === 'null' || this.answers().has(key)) return;
    const timer = setTimeout(() => void this.ask(key), PAUSE);
    onCleanup(() => clearTimeout(timer));
  }

  private async ask(key: string): Promise<void> {
    const inquiry = this.looked.inquiry();
    if (inquiry !== undefined && JSON.stringify(inquiry) === key) await this.find(key, inquiry);
  }

  private async find(key: string, inquiry: Inquiry): Promise<void> {
    const now = this.session.latest();
    const answer = await this.session.query(inquiry.name, inquiry.args);
    if (this.session.latest() === now) this.answers.set(new Map(this.answers()).set(key, answer));
  }
}
