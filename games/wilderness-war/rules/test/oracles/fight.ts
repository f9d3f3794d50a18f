import type { Random } from '@carillon/kit';
import type { Decision as Asked } from '@carillon/testkit';
import type { LogEntry } from '../../src/log.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { Board, enemyOf } from './board.ts';
import { columnOf, Loss, leastOf, lossesOn, type Ranks } from './fire.ts';
import { type Compare, localsIn, Trial, type Turn, text, texts } from './trial.ts';

/** One side's fire by the chapter of the fight. */
export interface Aim {
  /** By name, as in the log; modifiers of 0 are left out. */
  readonly modifiers: readonly (readonly [name: string, by: number])[];
  readonly factor: number;
  readonly shift: number;
}

/** A battle or an assault, played out on a copy, and at the same time by the rulebook. */
export abstract class Fight {
  /** The entries that must be in the log. */
  readonly expected: string[] = [];
  /** 7.6 The results on the table. */
  protected readonly hits: Record<SideName, number> = { french: 0, british: 0 };
  protected readonly trial: Trial;
  private readonly dice: Record<SideName, number> = { french: 0, british: 0 };
  private readonly losses = new Map<SideName, Loss>();
  /** Leaders who must roll (7.7), and those who have rolled. */
  private readonly due: string[] = [];
  private readonly rolled: string[] = [];

  constructor(
    protected readonly asked: Asked,
    protected readonly before: Position,
    protected readonly attacker: SideName,
    protected readonly sides: Readonly<Record<SideName, Ranks>>,
    random: Random,
    private readonly kind: 'battle' | 'assault',
  ) {
    this.trial = new Trial(asked, random);
  }

  protected abstract aim(side: SideName): Aim;
  /** Adds the entries that must follow from the results. */
  protected abstract conclude(): void;
  /** The log entries that the conclusion covers, in the same words. */
  protected abstract compareLog(entry: LogEntry): string[];

  play(compare: Compare): void {
    const level = this.before.stack.length - 1;
    this.trial.play(({ stack }) => stack[level]?.procedure === this.kind);
    for (const turn of this.trial.turns) this.follow(turn, compare);
    this.conclude();
    const where = this.where();
    compare(`${this.kind}: leaders in danger`, where, this.rolled, this.due);
    const log = this.trial.log.flatMap((entry) => [...firesIn(entry), ...this.compareLog(entry)]);
    compare(this.kind, where, log, this.expected);
    compare(`${this.kind}: steps`, where, this.stepsAfter(), this.stepsExpected());
  }

  protected where(): string {
    const rolls = this.trial.turns.map(({ choice }) => choice).join(', ');
    return `${text(localsIn(this.before).at)}: ${rolls}`;
  }

  private follow(turn: Turn, compare: Compare): void {
    const [verb, ...words] = turn.choice.split(' ');
    if (turn.step === `${this.kind}.fire`) {
      this.fire(this.attacker, Number(words[0]));
      this.fire(enemyOf(this.attacker), Number(words[1]));
      this.startLosses([this.attacker, enemyOf(this.attacker)]);
    } else if (turn.step === 'battle.firstFire' || turn.step === 'battle.secondFire') {
      const side = this.fires(turn);
      this.fire(side, Number(words[0]));
      this.startLosses([side]);
    } else if (turn.step === 'losses.pick' && verb === 'lose') this.pick(turn, words[0] ?? '', compare);
    else if (turn.step === 'leader-checks.check') this.check(turn, Number(words[0]));
  }

  /** 7.56 The side that a roll belongs to: the side that played Ambush! fires first. */
  private fires({ before, step }: Turn): SideName {
    const first = texts(localsIn(before).ambush)[0] === 'british' ? 'british' : 'french';
    return step === 'battle.firstFire' ? first : enemyOf(first);
  }

  private fire(side: SideName, die: number): void {
    const { modifiers, factor, shift } = this.aim(side);
    const column = columnOf(this.sides[side].strength * factor, shift);
    const sum = modifiers.reduce((all, [, by]) => all + by, die);
    this.hits[side] = lossesOn(column, sum);
    this.dice[side] = die;
    const named = modifiers.filter(([, by]) => by !== 0).map(([name, by]) => `${name}:${by}`);
    this.expected.push(fireWords(side, leastOf(column), die, named, this.hits[side]));
  }

  /** The hits on a side are losses to take; who is endangered shows when they are taken. */
  private startLosses(firing: readonly SideName[]): void {
    for (const side of firing) {
      const other = enemyOf(side);
      const loss = new Loss(this.sides[other], this.hits[side], this.kind === 'assault');
      this.losses.set(other, loss);
      // 7.7 A natural 1 or 6 that costs a step.
      if ([1, 6].includes(this.dice[side]) && loss.left > 0) this.due.push(...this.sides[other].leaders);
    }
  }

  private pick({ before, listed }: Turn, unit: string, compare: Compare): void {
    const board = new Board(before);
    const side = this.attackersHave(unit) ? this.attacker : enemyOf(this.attacker);
    const loss = this.losses.get(side);
    const open = loss === undefined || loss.left === 0 ? [] : loss.open;
    const offered = listed.flatMap((each) => (each.startsWith('lose ') ? [each.slice(5)] : []));
    const alike = (units: readonly string[]): string[] =>
      units.map((each) => board.likeness(each).replaceAll(' ', '_'));
    compare(`${this.kind}: losses`, this.where(), alike(offered), alike(open));
    loss?.take(unit);
  }

  private attackersHave(unit: string): boolean {
    return this.sides[this.attacker].began.includes(unit);
  }

  private check({ before }: Turn, die: number): void {
    const leader = text(localsIn(before).last) ?? '';
    this.rolled.push(leader);
    this.expected.push(`${leader} rolls ${die}${die === 1 ? ', dies' : ''}`.replaceAll(' ', '_'));
    if (die !== 1) return;
    for (const { leaders } of Object.values(this.sides))
      if (leaders.includes(leader)) leaders.splice(leaders.indexOf(leader), 1);
  }

  private stepsExpected(): string[] {
    return Object.values(this.sides).flatMap((ranks) =>
      ranks.began.map((unit) => {
        if (!ranks.units.includes(unit)) return `${unit}:0`;
        return `${unit}:${ranks.isReduced(unit) ? 1 : 2}`;
      }),
    );
  }

  /** The steps of each unit after the fight. Losses to something else, once it was over, do not count. */
  private stepsAfter(): string[] {
    const { place, reduced } = this.trial.position as { place: Record<string, string>; reduced: readonly string[] };
    const gone = new Set(
      this.trial.log.flatMap((entry) => (entry.type === 'eliminated' ? (entry.pieces as readonly string[]) : [])),
    );
    return Object.values(this.sides).flatMap((ranks) =>
      ranks.began.map((unit) => {
        const isGone = place[unit] === undefined || place[unit] === 'removed' || place[unit] === 'reserve';
        if (isGone && gone.has(unit)) return `${unit}:${ranks.units.includes(unit) ? stepOf(ranks, unit) : 0}`;
        return `${unit}:${isGone ? 0 : reduced.includes(unit) ? 1 : 2}`;
      }),
    );
  }
}

const stepOf = (ranks: Ranks, unit: string): number => (ranks.isReduced(unit) ? 1 : 2);

const fireWords = (side: string, column: number, die: number, modifiers: readonly string[], losses: number): string =>
  `${side} fires in ${column} with ${die} ${[...modifiers].sort().join(',')} for ${losses}`.replaceAll(' ', '_');

function firesIn(entry: LogEntry): string[] {
  if (entry.type === 'leader-check') {
    const { leader, die, killed } = entry;
    return [`${leader} rolls ${die}${killed ? ', dies' : ''}`.replaceAll(' ', '_')];
  }
  if (entry.type !== 'fire') return [];
  const named = entry.modifiers.filter(({ by }) => by !== 0).map(({ why, by }) => `${why}:${by}`);
  return [fireWords(entry.side, entry.column, entry.die, named, entry.losses)];
}
