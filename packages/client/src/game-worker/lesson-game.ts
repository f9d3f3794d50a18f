import type { StateBase } from '@carillon/flow';
import { ok, refused } from '@carillon/kit';
import { type Lesson, type LessonOutcome, LessonRun } from '@carillon/lessons';
import type { LessonNow } from '../shared/lesson-messages.ts';
import type { NewGame, Now, Reply } from '../shared/messages.ts';
import type { TitleEngine } from './engine.ts';
import type { Game, GameAnswers } from './game.ts';
import { LocalGame } from './local/local-game.ts';
import { LocalTable } from './local/local-table.ts';
import { NOBODY } from './question.ts';

/** A lesson as a game of the worker: its choices go through the lesson, its questions to a local game at the same table. */
export class LessonGame<G extends StateBase, View, LogEntry> implements Game {
  private readonly table: LocalTable<G, View, LogEntry>;
  private readonly shown: LocalGame<G, View, LogEntry>;
  /** The key of the answer to a wrong choice just made. */
  private wrong: string | null = null;

  private constructor(
    private readonly engine: TitleEngine<G, View, LogEntry>,
    private readonly run: LessonRun<G, View, LogEntry>,
  ) {
    const { seat, scenario } = run.lesson;
    const other = engine.rules.seats.find((each) => each !== seat) ?? '';
    // Nobody on this screen plays the other side, just as against a computer player.
    const computer = { seat: other, level: '', seed: 0 };
    const game: NewGame = { title: engine.rules.title, scenario, options: {}, seed: null, computer };
    this.table = new LocalTable(engine, game, run.table);
    this.shown = new LocalGame(this.table);
  }

  /** Throws a `LessonMisfit` if the lesson does not fit the rules. */
  static open<G extends StateBase, View, LogEntry>(
    engine: TitleEngine<G, View, LogEntry>,
    lesson: Lesson,
    step: number,
  ): LessonGame<G, View, LogEntry> {
    const run = new LessonRun(engine.rules, lesson);
    run.goTo(step);
    return new LessonGame(engine, run);
  }

  get answers(): GameAnswers {
    return {
      ...this.shown.answers,
      choose: ({ choices }) => this.choose(choices),
      undo: () => this.move('again'),
      teach: ({ move }) => this.move(move),
      redo: () => refused('not_your_turn'),
      stand: () => refused('not_your_turn'),
    };
  }

  now(): Now<View, LogEntry> {
    const { step, made } = this.run;
    const now = this.shown.now();
    const asks = step?.exercise !== undefined;
    return {
      ...now,
      ...(!asks && { asked: NOBODY, options: [], routes: [], onlySet: [], moment: null }),
      // A lesson has readers make each choice themselves.
      ...{
        plans: [],
        computer: null,
        explains: false,
        givesUp: false,
        mayJudge: false,
        undos: [],
        redo: null,
        asksLast: null,
        lesson: this.lessonNow(),
      },
      undo: made.length === 0 ? { bar: 'nothing_to_undo' } : { seat: this.run.lesson.seat, choices: made.length },
    };
  }

  again(): Now<View, LogEntry> {
    this.shown.again();
    return { ...this.now(), log: { keep: 0, add: this.shown.readLog() } };
  }

  branch(): Reply<Game> {
    return refused('no_analysis');
  }

  record(whole: boolean): string {
    return this.shown.record(whole);
  }

  private choose(choices: readonly string[]): Reply<Now<View, LogEntry>> {
    const outcome: LessonOutcome = this.run.choose(choices);
    if (outcome.is === 'refused') {
      // The choices before the refused one have been taken back.
      this.table.put(this.run.table);
      return refused(outcome.code);
    }
    return this.changed(outcome.is === 'wrong' ? outcome.answer : null);
  }

  private move(move: 'on' | 'back' | 'again'): Reply<Now<View, LogEntry>> {
    if (move === 'on') this.run.skip();
    else if (move === 'back') this.run.back();
    else this.run.restart();
    return this.changed(null);
  }

  private changed(wrong: string | null): Reply<Now<View, LogEntry>> {
    this.wrong = wrong;
    this.table.put(this.run.table);
    return ok(this.now());
  }

  private lessonNow(): LessonNow {
    const { lesson, at, step } = this.run;
    return {
      ...{ title: this.engine.rules.title, lesson: lesson.id, seat: lesson.seat, step: at, of: lesson.steps.length },
      ...{
        name: step?.name ?? null,
        asks: step?.exercise !== undefined,
        points: step?.points ?? [],
        wrong: this.wrong,
      },
      since: this.run.since,
    };
  }
}
