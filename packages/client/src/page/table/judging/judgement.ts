import { createEffect, createMemo, on, onCleanup } from 'solid-js';
import type { JudgedTurn, PlayedTurn } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import { refusalText } from '../../refusals.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'history' | 'session'>;

/** A turn, and the verdict on it once there is one. */
export interface TurnShown extends PlayedTurn {
  /** Its place among all turns, counted from 0. */
  readonly place: number;
  readonly verdict: JudgedTurn | undefined;
}

/** A turn whose verdict has come. */
export type Judged = TurnShown & { readonly verdict: JudgedTurn };

/** Resolves once the page is visible: a hidden page need not judge. */
function visible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => void visible().then(resolve), { once: true });
  });
}

/** Judges the turns played, one by one; starts again whenever the game changes. */
export class Judgement<View, LogEntry> {
  private readonly played: Cell<readonly PlayedTurn[]> = cell<readonly PlayedTurn[]>([]);
  private readonly verdicts: Cell<readonly JudgedTurn[]> = cell<readonly JudgedTurn[]>([]);
  /** Whether the turns are known. */
  readonly known: Cell<boolean> = cell(false);
  readonly turns: () => readonly TurnShown[];
  /** The number of the current run; a new run ends the one before. */
  private begun = 0;

  constructor(private readonly play: Needs<View, LogEntry>) {
    this.turns = createMemo(() =>
      this.played().map((turn, place) => ({ ...turn, place, verdict: this.verdicts()[place] })),
    );
    createEffect(
      on(
        () => play.session.now().length,
        () => void this.begin(),
      ),
    );
    onCleanup(() => {
      this.begun++;
      void play.session.ask('drop', {});
    });
  }

  /** The verdicts so far, in the order of the game. */
  judged(): readonly Judged[] {
    return this.turns().flatMap(({ verdict, ...turn }) => (verdict === undefined ? [] : [{ ...turn, verdict }]));
  }

  /** The turns that gave something away. */
  graded(): readonly Judged[] {
    return this.judged().filter(({ verdict }) => verdict.grade !== 'fine');
  }

  /** The turn under way in the position that is shown; `undefined` in the present. */
  shown(): TurnShown | undefined {
    const { replay } = this.play.history;
    if (this.play.session.past() === undefined) return undefined;
    const step = replay.at();
    return this.turns().findLast((turn) => this.stepBefore(turn) <= step);
  }

  /** Shows the position in which a turn began. */
  async open(turn: PlayedTurn | undefined): Promise<void> {
    if (turn !== undefined) await this.play.history.replay.jump(this.stepBefore(turn));
  }

  /** The step of the replay with the position before a turn. */
  private stepBefore({ number }: PlayedTurn): number {
    return Math.max(
      0,
      this.play.history.replay.steps().findLastIndex((step) => step < number),
    );
  }

  private async begin(): Promise<void> {
    this.begun++;
    const own = this.begun;
    const { session } = this.play;
    this.verdicts.set([]);
    const turns = await session.ask('turns', {});
    if (own !== this.begun) return;
    this.known.set(true);
    this.played.set(turns.ok ? turns.value : []);
    if (!turns.ok) {
      session.notice.set(refusalText(turns.code));
      return;
    }
    for (let turn = 0; turn < turns.value.length; turn++) {
      await visible();
      if (own !== this.begun) return;
      const verdict = await session.ask('judge', { turn });
      if (own !== this.begun || !verdict.ok) return;
      this.verdicts.set([...this.verdicts(), verdict.value]);
    }
  }
}
