import { BadValue, chanceFrom, NotationError, replayRecord, type StateBase, Table } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import type { JudgeTask } from '@carillon/opponent';
import type { Joined } from '@carillon/protocol';
import type { TitleEngine } from './engine.ts';
import type { Judgeable, Turning } from './game.ts';
import { playedTurns } from './played-turns.ts';

type KnownGame = Pick<Joined, 'title' | 'scenario' | 'options' | 'rules' | 'journal' | 'status'>;

/** The turns played on a server, for a judge; only those of a finished game. */
export class ServerJudging<G extends StateBase, View, LogEntry> implements Judgeable {
  constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private readonly known: () => KnownGame,
  ) {}

  get allowed(): boolean {
    return this.known().status === 'over';
  }

  get about(): Judgeable['about'] {
    const { title, journal } = this.known();
    return { title, rules: this.engine.rulesHash, length: journal.length };
  }

  /** `undefined` also while the journal still has secrets. */
  turns(brain: Turning): readonly JudgeTask<View>[] | undefined {
    if (!this.allowed) return undefined;
    const { title, scenario, options, rules: hash, journal } = this.known();
    const { rules } = this.engine;
    try {
      replayRecord(rules, { title, scenario, options, rules: hash, end: null, journal });
    } catch (error) {
      if (error instanceof NotationError || error instanceof BadValue) return undefined;
      throw error;
    }
    const settings = { scenario, options, chance: chanceFrom(seeded(0)), still: true, passIdleWindows: false };
    return playedTurns(Table.resume(rules, settings, journal), brain);
  }

  numberOf(entry: number): number {
    return entry;
  }
}
