import type { ClientMessage } from '@carillon/protocol';

/** A choice that the server has not answered. */
export type Choose = Extract<ClientMessage, { readonly type: 'choose' }>;

/** The tab's store, which survives a reload. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'carillon.unsent.';

/** A choice in stored form. Another release than the one that wrote it may read it. */
interface Kept {
  /** The account that made it, since somebody else may sign in meanwhile. */
  readonly account: string;
  readonly id: string;
  readonly choices: readonly string[];
  readonly seen: number;
  readonly seat?: string;
}

/**
 * The unanswered choices in a game, kept in this tab. After an upgrade the page may have to be reloaded before it can
 * send them.
 */
export class Unsent {
  private readonly key: string;

  constructor(
    private readonly game: string,
    private readonly storage: TabStorage,
  ) {
    this.key = `${KEY}${game}`;
  }

  put({ id, choices, seen, seat }: Choose, account: string): void {
    const others = this.all().filter((each) => each.id !== id);
    this.write([...others, { account, id, choices, seen, ...(seat !== undefined && { seat }) }]);
  }

  drop(id: string): void {
    const all = this.all();
    if (all.some((each) => each.id === id)) this.write(all.filter((each) => each.id !== id));
  }

  /** The choices of an account, in the order in which they were made. */
  of(account: string): Choose[] {
    return this.all().flatMap(({ account: by, choices, ...kept }) =>
      by === account ? [{ type: 'choose', game: this.game, choices: [...choices], ...kept }] : [],
    );
  }

  private all(): Kept[] {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  /** Stores the choices. If the browser stores nothing, a reload loses them. */
  private write(all: readonly Kept[]): void {
    try {
      if (all.length === 0) this.storage.removeItem(this.key);
      else this.storage.setItem(this.key, JSON.stringify(all));
    } catch (error) {
      console.warn(error);
    }
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { account, id, choices, seen, seat } = value as { readonly [Key in keyof Kept]?: unknown };
  const named = isText(account) && isText(id) && (seat === undefined || isText(seat));
  return named && Number.isSafeInteger(seen) && Array.isArray(choices) && choices.length > 0 && choices.every(isText);
}
