import { ok, refused } from '@carillon/kit';
import type { JudgeTask, Verdict } from '@carillon/opponent';
import type { LevelName } from '@carillon/seat';
import type { PlayedTurn, Reply } from '../shared/messages.ts';
import type { Adviser } from './computer-apart.ts';
import type { Game } from './game.ts';
import type { Titles } from './game-store.ts';

/** The level that judges. */
const JUDGE: LevelName = 'lieutenant';

/** The turns of a game when the page asked for them, with the verdicts so far. */
interface Judged {
  readonly game: Game;
  readonly length: number;
  readonly title: string;
  readonly tasks: readonly JudgeTask<unknown>[];
  readonly verdicts: Map<number, Verdict>;
}

/** Judges the played turns one by one; keeps the verdicts until the game changes. */
export class Judging {
  private judged: Judged | undefined;

  constructor(
    private readonly titles: Titles,
    private readonly adviser: Adviser,
  ) {}

  /** The turns of a game that may be judged. */
  async turns(game: Game): Promise<Reply<readonly PlayedTurn[]>> {
    const { judging } = game;
    if (judging?.allowed !== true) return refused('no_judging');
    const { title, length, rules } = judging.about;
    const own = await this.titles.get(title)?.();
    // The judge knows only the page's own rules.
    if (own?.rulesHash !== rules) return refused('no_judging');
    if (this.judged?.game !== game || this.judged.length !== length) {
      const tasks = await own.turns(game);
      if (tasks === undefined) return refused('no_judging');
      this.judged = { game, length, title, tasks, verdicts: new Map() };
    }
    return ok(
      this.judged.tasks.map(({ seat, moment }) => ({
        seat: own.seats[seat] ?? '',
        number: judging.numberOf(moment),
      })),
    );
  }

  /** The verdict on one of these turns; refused if the game has gone on or another question has come. */
  async judge(game: Game, turn: number): Promise<Reply<Verdict>> {
    const { judged } = this;
    const task = judged?.tasks[turn];
    if (
      judged === undefined ||
      task === undefined ||
      judged.game !== game ||
      judged.length !== game.judging?.about.length
    )
      return refused('no_judging');
    const known = judged.verdicts.get(turn);
    if (known !== undefined) return ok(known);
    const verdict = await this.adviser.judge({ ...task, judge: true, title: judged.title, level: JUDGE, seed: 0 });
    if (verdict === undefined) return refused('no_judging');
    judged.verdicts.set(turn, verdict);
    return ok(verdict);
  }
}
