import type { RefusalCode, Rules, StateBase, Table } from '@carillon/flow';
import { Plan } from '@carillon/seat';
import { answerTo, does, judge } from './judge.ts';
import type { Exercise, Lesson, Step } from './lesson.ts';
import { LessonMisfit } from './misfit.ts';
import { type Mark, ScriptedTable } from './scripted.ts';

/** The outcome of a choice: made; answered because it is wrong, with the key of the answer; or refused by the rules. */
export type LessonOutcome =
  | { readonly is: 'made' }
  | { readonly is: 'wrong'; readonly answer: string }
  | { readonly is: 'refused'; readonly code: RefusalCode };

const MADE: LessonOutcome = { is: 'made' };

/**
 * A lesson as it is played: its table with scripted dice and opponent, and the current step. A wrong choice changes
 * nothing, or begins the step again. Throws a `LessonMisfit` if the lesson does not fit the rules.
 */
export class LessonRun<G extends StateBase, View, LogEntry> {
  private readonly scripted: ScriptedTable<G, View, LogEntry>;
  private place = 0;
  /** Where each step so far began. */
  private readonly begun: Mark[] = [];

  constructor(
    rules: Rules<G, View, LogEntry>,
    readonly lesson: Lesson,
  ) {
    this.scripted = this.fitting(() => new ScriptedTable(rules, lesson));
    this.begin();
  }

  get table(): Table<G, View, LogEntry> {
    return this.scripted.table;
  }

  /** The number of the current step; at the end, the number of steps. */
  get at(): number {
    return this.place;
  }

  /** The current step; `undefined` at the end. */
  get step(): Step | undefined {
    return this.lesson.steps[this.place];
  }

  /** How many entries the journal had when the step before this one began. */
  get since(): number {
    return this.begun[Math.max(0, this.place - 1)]?.journal.length ?? 0;
  }

  /** The choices that the reader has made at this step. */
  get made(): readonly string[] {
    return this.scripted.since(this.start).flatMap(({ choice, auto }) => (auto ? [] : [choice]));
  }

  /** Makes the choices of a plan until one is refused or completes the exercise. */
  choose(choices: readonly string[]): LessonOutcome {
    const exercise = this.step?.exercise;
    if (exercise === undefined) return { is: 'refused', code: 'not_your_turn' };
    const { place } = this;
    const before = this.scripted.mark();
    const plan = new Plan(this.lesson.seat, choices);
    while (plan.next !== undefined && this.place === place) {
      const { next: choice } = plan;
      const { length } = this.table.journal;
      const outcome = this.fitting(() => this.chooseOne(exercise, choice));
      if (outcome.is !== 'made') {
        // A dead end has already begun the step again.
        if (this.made.length > 0) this.scripted.restore(before);
        return outcome;
      }
      plan.took(this.table.journal.slice(length));
    }
    return MADE;
  }

  /** Begins the step again. */
  restart(): void {
    const mark = this.begun[this.place];
    if (mark !== undefined) this.scripted.restore(mark);
  }

  /** Goes back to the step before. */
  back(): void {
    if (this.place === 0) return;
    this.place--;
    this.begun.length = this.place + 1;
    this.restart();
  }

  /** Reads on, or plays the step by its first solution. */
  skip(): void {
    this.restart();
    const { place, step } = this;
    if (step?.exercise === undefined) this.fitting(() => this.finish());
    else this.doAsShown(step.exercise);
    if (this.place === place && step !== undefined) throw this.misfit('is not done after its first solution');
  }

  /** Goes to a step, for Back and Skip. */
  goTo(place: number): void {
    while (this.place > Math.max(0, place)) this.back();
    while (this.place < Math.min(place, this.lesson.steps.length)) this.skip();
  }

  private doAsShown({ solutions }: Exercise): void {
    const { place } = this;
    for (const choice of solutions[0] ?? []) {
      if (this.place !== place) {
        // The table has made it already, as the only choice.
        if (this.scripted.wasTaken(choice, 0)) return;
        throw this.misfit(`is done before "${choice}"`);
      }
      const outcome = this.choose([choice]);
      if (outcome.is !== 'made') throw this.misfit(`"${choice}" is ${outcome.is}`);
    }
  }

  private chooseOne(exercise: Exercise, choice: string): LessonOutcome {
    const { scripted } = this;
    if (!scripted.choices.includes(choice)) return { is: 'refused', code: 'not_in_list' };
    const verdict = judge(exercise, choice, scripted.question);
    if (verdict.is === 'wrong') return verdict;
    const outcome = scripted.submit(choice);
    if (!outcome.ok) return { is: 'refused', code: outcome.code };
    scripted.play('asked');
    if (scripted.since(this.start).some((entry) => does(exercise, entry.choice))) return this.close(exercise);
    const goesOn = scripted.choices.some((each) => judge(exercise, each, scripted.question).is !== 'wrong');
    return goesOn ? MADE : this.again(answerTo(exercise, choice));
  }

  /** The exercise is done, unless a check rejects it. */
  private close(exercise: Exercise): LessonOutcome {
    const failure = exercise.fails?.check(this.scripted.position);
    if (failure !== undefined) return this.again(failure);
    this.finish();
    return MADE;
  }

  private again(answer: string): LessonOutcome {
    this.restart();
    return { is: 'wrong', answer };
  }

  /** Plays the rest of the script, and begins the next step. */
  private finish(): void {
    if (this.step === undefined) return;
    this.scripted.play('end');
    this.place++;
    this.begin();
  }

  private begin(): void {
    this.scripted.follow(this.step?.after ?? []);
    this.begun.push(this.scripted.mark());
    const asks = this.step?.exercise !== undefined;
    if (asks && this.scripted.choices.length === 0) throw this.misfit('waits for a choice, but the reader has none');
  }

  /** The length of the journal when the step began. */
  private get start(): number {
    return this.begun[this.place]?.journal.length ?? 0;
  }

  private fitting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw error instanceof Error && !(error instanceof LessonMisfit) ? this.misfit(error.message) : error;
    }
  }

  private misfit(reason: string): LessonMisfit {
    const isSetUp = this.begun.length > 0;
    return new LessonMisfit(this.lesson.id, (isSetUp && this.step?.name) || '', reason);
  }
}
