import type { StateBase } from '@carillon/flow';
import type { JudgeTask } from '@carillon/opponent';
import type { Judgeable, Turning } from '../game.ts';
import { playedTurns } from '../played-turns.ts';
import type { Origin } from './analysis.ts';
import type { LocalTable } from './local-table.ts';

/** The turns played on one screen, for a judge: those of a finished game or an analysis. */
export class LocalJudging<G extends StateBase, View, LogEntry, Branch> implements Judgeable {
  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly log: Pick<Judgeable, 'numberOf'>,
    private readonly origin: Origin<View, LogEntry, Branch> | undefined,
    private readonly game: { readonly isViewed: boolean; readonly isOver: () => boolean },
  ) {}

  /** Whether analyses of this game may be judged. */
  get inAnalysis(): boolean {
    return this.origin?.game.judging.inAnalysis ?? true;
  }

  get allowed(): boolean {
    if (this.game.isViewed) return false;
    return this.origin === undefined ? this.game.isOver() : this.inAnalysis && this.at.now.length > 0;
  }

  get about(): Judgeable['about'] {
    const { engine, game, now: table } = this.at;
    return { title: game.title, rules: engine.rulesHash, length: table.journal.length };
  }

  turns(brain: Turning): readonly JudgeTask<View>[] | undefined {
    return this.allowed ? playedTurns(this.at.now, brain) : undefined;
  }

  numberOf(entry: number): number {
    return this.log.numberOf(entry);
  }
}
