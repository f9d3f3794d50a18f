import type { Json } from '@carillon/kit';
import type { Code } from '@carillon/protocol';
import type { Who } from '../who.ts';
import type { Loaded } from './loaded.ts';
import type { Locks } from './locks.ts';
import type { GamesInMemory } from './memory.ts';
import type { Sitters } from './sitters.ts';
import { pastOf, readerOf, recordOf } from './telling.ts';

type Refusal = { readonly ok: false; readonly code: Code };
type Past = { readonly ok: true; readonly view: Json };
const refused = (code: Code): Refusal => ({ ok: false, code });

/** What may be read of a game without playing, by those who may watch it. */
export class GameReading {
  constructor(
    private readonly locks: Locks,
    private readonly memory: GamesInMemory,
    private readonly sitters: Sitters,
  ) {}

  /** The record of a game as text: of a finished game everything, with its dice; otherwise what the reader may know. */
  async record(id: string, who: Who | undefined, link: string | undefined): Promise<string | undefined> {
    const loaded = await this.locks.within(id, () => this.memory.open(id, true));
    if (loaded === undefined || mayLook(loaded, who, link) !== undefined) return undefined;
    await this.sitters.note(loaded, who);
    return recordOf(loaded, who);
  }

  /** The position after an entry (-1: the set-up), for a reader who may watch the game. */
  async past(id: string, number: number, who: Who | undefined, link?: string): Promise<Past | Refusal> {
    return this.locks.within(id, async () => {
      const loaded = await this.memory.open(id, true);
      if (loaded === undefined) return refused(await this.memory.whyNot(id));
      const bar = mayLook(loaded, who, link);
      if (bar !== undefined) return refused(bar);
      await this.sitters.note(loaded, who);
      return { ok: true, view: pastOf(loaded, readerOf(loaded, who?.account), number) };
    });
  }
}

/** Why a user may not watch a game; `undefined` if they may. */
export function mayLook(loaded: Loaded, who: Who | undefined, link: string | undefined): Code | undefined {
  const { access, link: secret } = loaded.game;
  if (access === 'open' || loaded.seatOf(who?.account) !== undefined) return undefined;
  return access === 'link' && link === secret ? undefined : 'no_game';
}
