import type { Json } from '@carillon/kit';
import type { ServerMessage } from '@carillon/protocol';
import type { Watcher } from '../games.ts';
import type { Loaded } from '../keep/loaded.ts';
import type { Presences, Present } from './presence.ts';
import { changed, joined, knownAt, type Names, type Reader, readerOf, standOf, viewOf } from './telling.ts';

/**
 * The view last sent to a reader, and the rest of what it was sent, as text. If that stays the same and nothing else is
 * new, the reader is sent nothing: a silent act of another seat must not show.
 */
interface Sent {
  readonly view: Json;
  readonly stand: string;
}

const standText = (loaded: Loaded, reader: Reader, names: Names): string =>
  JSON.stringify(standOf(loaded, reader, names, loaded.clock.since));

const sentTo = (loaded: Loaded, reader: Reader, names: Names): Sent => ({
  view: viewOf(loaded, reader),
  stand: standText(loaded, reader, names),
});

/** The parts of the server that an audience uses. */
export interface Around {
  readonly presences: Presences;
  /** Whether a page was opened or used lately. */
  readonly isInUse: (watcher: Watcher) => boolean;
}

/** The pages that watch one game on this server, and what each has been sent. */
export class Audience {
  /** For each page, the reader it counts as. */
  private readonly watchers = new Map<Watcher, Reader>();
  private readonly sent = new Map<Reader, Sent>();
  /** The length of the journal, and the version and state of the game, as last sent to everybody. */
  private seq = 0;
  private version = 0;
  private status = '';
  /** The seats last sent to everybody as present, and whether the number of onlookers has changed since. */
  private seatsSent = '';
  private isCountOld = false;
  /** The seats last reported to other processes. */
  private announced = '';

  constructor(
    readonly game: string,
    private readonly around: Around,
  ) {}

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  get all(): Iterable<Watcher> {
    return this.watchers.keys();
  }

  /** Whether the game is at a version other than the one sent. */
  isBehind(version: number): boolean {
    return this.version !== version;
  }

  /**
   * Adds a page and sends it everything; if possible, a page that knows the first `since` entries gets only the later
   * ones.
   */
  add(watcher: Watcher, loaded: Loaded, names: Names, now: number, since?: number): void {
    if (this.isEmpty) this.noteSent(loaded, names);
    else this.inform(loaded, names, now);
    const reader = readerOf(loaded, watcher.who?.account);
    this.watchers.set(watcher, reader);
    if (!this.sent.has(reader)) this.sent.set(reader, sentTo(loaded, reader, names));
    const known = since === undefined ? undefined : knownAt(loaded, reader, since);
    watcher.send(known ? changed(loaded, reader, names, now, known) : joined(loaded, reader, names, now));
    this.sendPresence(loaded, watcher);
  }

  remove(watcher: Watcher, loaded: Loaded | undefined): void {
    if (!this.watchers.delete(watcher)) return;
    if (loaded !== undefined) this.sendPresence(loaded);
  }

  /** Sends each page what has changed for it since the last time, if anything. */
  inform(loaded: Loaded, names: Names, now: number): void {
    if (!this.isBehind(loaded.game.updated)) return;
    // When the game ends, the journal opens; if the rules let players exchange sides, a page reads for a different seat
    // than before.
    const anew = this.status !== loaded.game.status;
    const messages = new Map<string, ServerMessage | undefined>();
    for (const [watcher, before] of this.watchers) {
      const reader = readerOf(loaded, watcher.who?.account);
      const whole = anew || (reader !== before && !loaded.game.solo);
      const key = `${reader} ${before} ${whole}`;
      if (!messages.has(key)) messages.set(key, this.messageTo(loaded, reader, before, whole, names, now));
      const message = messages.get(key);
      if (message !== undefined) watcher.send(message);
      this.watchers.set(watcher, reader);
    }
    this.noteSent(loaded, names);
  }

  /** Sends a message to the pages that pass the test. */
  send(message: ServerMessage, test: (watcher: Watcher) => boolean): void {
    for (const watcher of this.watchers.keys()) if (test(watcher)) watcher.send(message);
  }

  private messageTo(
    loaded: Loaded,
    reader: Reader,
    before: Reader,
    whole: boolean,
    names: Names,
    now: number,
  ): ServerMessage | undefined {
    const known = this.sent.get(before);
    if (whole || known === undefined) return joined(loaded, reader, names, now);
    const message = changed(loaded, reader, names, now, { seq: this.seq, view: known.view });
    const isNews =
      message.seq > this.seq || message.patch.length > 0 || known.stand !== standText(loaded, reader, names);
    return isNews ? message : undefined;
  }

  private noteSent(loaded: Loaded, names: Names): void {
    const { game, table } = loaded;
    this.seq = table.journal.length;
    this.version = game.updated;
    this.status = game.status;
    const readers = new Set(this.watchers.values());
    this.sent.clear();
    for (const reader of readers) this.sent.set(reader, sentTo(loaded, reader, names));
  }

  /** Who is at the game here: the seats whose players have used their page lately, and the number of spectators. */
  private present(loaded: Loaded): Present {
    const seats = new Set<string>();
    let spectators = 0;
    for (const watcher of this.watchers.keys()) {
      const seat = loaded.seatOf(watcher.who?.account);
      if (seat === undefined) spectators++;
      else if (this.around.isInUse(watcher)) seats.add(loaded.nameOf(seat));
    }
    return { seats: [...seats].sort(), spectators };
  }

  /** Reports to the other processes who is at the game here. */
  repeatPresence(loaded: Loaded): void {
    const here = this.present(loaded);
    this.announced = here.seats.join();
    this.around.presences.announce(this.game, here);
  }

  /**
   * Sends who is at the game, over all processes: to everybody when a player comes or goes. When only onlookers come
   * and go, a new page is sent their number at once, the others once in a while.
   */
  sendPresence(loaded: Loaded, newcomer?: Watcher): void {
    const presence = this.presenceOf(loaded);
    if (this.present(loaded).seats.join() !== this.announced) this.repeatPresence(loaded);
    const seats = presence.seats.join();
    if (seats !== this.seatsSent) {
      this.seatsSent = seats;
      this.send(presence, () => true);
      return;
    }
    newcomer?.send(presence);
    this.isCountOld = true;
  }

  /** Sends the number of onlookers, if it has changed. */
  sendOnlookers(loaded: Loaded): void {
    if (!this.isCountOld) return;
    this.isCountOld = false;
    this.repeatPresence(loaded);
    this.send(this.presenceOf(loaded), () => true);
  }

  private presenceOf(loaded: Loaded): Extract<ServerMessage, { type: 'presence' }> {
    const all = this.around.presences.all(this.game, this.present(loaded));
    // If a window were passed while its player is not here, the pass would be recognised as automatic.
    const seats = loaded.game.holds ? [] : all.seats;
    return { type: 'presence', game: this.game, spectators: all.spectators, seats };
  }
}
