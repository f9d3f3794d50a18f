import { type Choice, OVER, type StateBase } from '@carillon/flow';
import { at, type Json, type Random } from '@carillon/kit';
import { type Decision as Asked, copyOf, positionOf } from '@carillon/testkit';
import { wildernessWar } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';

export type Locals = Readonly<Record<string, Json>>;
/** A running procedure, read only by its names. */
export interface Running {
  readonly procedure: string;
  readonly step: string;
  readonly locals: Locals;
}

export const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);
export const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
export const sideIn = ({ side }: Locals): SideName => (side === 'french' ? 'french' : 'british');

/** Reports a comparison on a subject: the answers of the rules and of the oracle, each as words in any order. */
export type Compare = (subject: string, where: string, rules: readonly string[], oracle: readonly string[]) => void;

/** The locals of the innermost running procedure. */
export function localsIn({ stack }: Position): Locals {
  const frames: readonly Running[] = stack;
  return frames.at(-1)?.locals ?? {};
}

export const positionIn = (g: StateBase): Position => wildernessWar.toJson(g as never) as unknown as Position;

/** One choice of a trial. */
export interface Turn {
  readonly before: Position;
  /** The step that asked, as `losses.pick`. */
  readonly step: string;
  readonly listed: readonly string[];
  readonly choice: string;
}

const MOST_TURNS = 400;

/** Plays on at random on a copy of a position, and records the log, the choices and the positions watched for. */
export class Trial {
  readonly log: LogEntry[] = [];
  readonly turns: Turn[] = [];
  /** Positions at the steps that are watched, each as the step begins. */
  readonly seen: { readonly step: string; readonly position: Position }[] = [];
  private readonly g: StateBase;
  private readonly rules: Asked['rules'];

  constructor(
    asked: Asked,
    private readonly random: Random,
    private readonly watched: readonly string[] = [],
  ) {
    this.rules = asked.rules;
    this.g = copyOf(asked.rules, asked.g);
  }

  get position(): Position {
    return positionIn(this.g);
  }

  get isOver(): boolean {
    return this.rules.flow.who(this.g) === OVER;
  }

  /** The rule and winner that the game ended with. */
  get result(): string {
    const result = this.rules.result(this.g);
    if (result === undefined) return 'goes on';
    const winner = result.winner === undefined ? 'draw' : at(this.rules.seats, result.winner);
    return `${winner} ${result.rule}`;
  }

  /** Plays while the condition holds, at least one choice. `first`: the words that the first choice begins with. */
  play(goesOn: (position: Position) => boolean, first = ''): this {
    for (let turns = 0; turns < MOST_TURNS && !this.isOver; turns++) {
      const before = this.position;
      if (turns > 0 && !goesOn(before)) return this;
      const { asked, question } = positionOf(this.rules, this.g);
      const one = at(asked, this.random.below(asked.length));
      const open = one.texts.filter((each) => (turns === 0 ? each.startsWith(first) : !each.startsWith('demolish')));
      const choice = at(open, this.random.below(open.length));
      this.turns.push({ before, step: `${question.procedure}.${question.step}`, listed: one.texts, choice });
      this.take(one.seat, at(one.codes, one.texts.indexOf(choice)));
    }
    return this;
  }

  /** Makes one choice that was made before. */
  repeat(choice: string): this {
    const { asked } = positionOf(this.rules, this.g);
    const one = asked.find((each) => each.texts.includes(choice));
    if (one !== undefined) this.take(one.seat, at(one.codes, one.texts.indexOf(choice)));
    return this;
  }

  private take(seat: number, choice: Choice): void {
    const { flow } = this.rules;
    flow.onStep = (procedure, step) => {
      const name = `${procedure}.${step}`;
      if (this.watched.includes(name)) this.seen.push({ step: name, position: this.position });
    };
    try {
      flow.take(this.g, seat, choice, (entry) => this.log.push(entry as LogEntry));
    } finally {
      flow.onStep = undefined;
    }
  }
}
