import { CHANCE, type Choice, Choices, copyInto, OVER } from '@carillon/flow';
import { invariant } from '@carillon/kit';
import { LEADER_LOSS } from '../data/tables.ts';
import { flow, LeaderChecks } from '../procedures/contents.ts';
import { type State, shape } from '../state.ts';
import { usual, type Will, willed } from './answers.ts';
import { chanceToDie, type Fall, fallsOf, leadersChecked } from './leaders.ts';
import { Tally } from './tally.ts';
import { Trail } from './trail.ts';

// Plays a fight out through the rules themselves: every outcome of every roll, with the weight that chance lists. The
// odds therefore use the same tables, shifts, modifiers and loss priorities as the dice. No rule is repeated here.

/** The parameters for playing a fight out. */
export interface Course {
  readonly will: Will;
  /** Whether the deviations must happen before the first roll; if they cannot, nothing is played out. */
  readonly early?: boolean;
  /** Whether the question of the odds is decided; called at every question to a side. */
  isOver(g: State): boolean;
  /** Called at each position where chance is about to roll, along the first course. */
  atRoll?(g: State): void;
}

/** One level of the search: a position, the events on the way there, and its choices. */
interface Level {
  readonly g: State;
  readonly trail: Trail;
  readonly choices: Choices;
}

/** One kind of outcome of a roll. */
interface Outcome {
  readonly first: Choice;
  weight: number;
}

const levels: Level[] = [];

/** The level at a depth; created once and reused. */
function levelAt(depth: number): Level {
  const level = levels[depth] ?? { g: shape.blank(), trail: new Trail(), choices: new Choices() };
  levels[depth] = level;
  return level;
}

/** The odds of a fight that begins in `g`, which does not change. */
export function unfold(g: State, course: Course): Tally {
  const search = new Unfolding(course);
  search.from(g);
  return search.tally;
}

class Unfolding {
  readonly tally: Tally = new Tally();

  constructor(private readonly course: Course) {}

  from(g: State): void {
    const level = levelAt(0);
    copyInto(level.g, g);
    level.trail.copyFrom(new Trail());
    this.play(0, 1);
  }

  /** Plays on at a depth until chance rolls or everything is decided. */
  private play(depth: number, chance: number): void {
    const { g, trail, choices } = levelAt(depth);
    while (!this.course.isOver(g)) {
      const who = flow.who(g);
      invariant(who !== OVER, 'the fight went on after the game');
      if (who === CHANCE) {
        if (this.course.early === true && !this.tally.differs) return;
        this.course.atRoll?.(g);
        if (flow.within(g, LeaderChecks) !== undefined) this.checkLeaders(depth, chance);
        else this.branch(depth, chance);
        return;
      }
      flow.list(g, who, choices);
      const other = willed(g, who, choices, this.course.will);
      if (other !== undefined) this.tally.differs = true;
      flow.take(g, who, other ?? usual(g, choices), (entry) => trail.note(entry));
    }
    this.tally.add(trail, chance);
  }

  /** Every outcome of a roll; one for all that have the same result. */
  private branch(depth: number, chance: number): void {
    const { g, choices } = levelAt(depth);
    flow.list(g, CHANCE, choices);
    const total = choices.totalWeight;
    for (const { first, weight } of this.outcomes(depth)) {
      this.roll(depth, first);
      this.play(depth + 1, (chance * weight) / total);
    }
  }

  /** The different outcomes of a roll: the first of each kind, with the weight of all. */
  private outcomes(depth: number): Iterable<Outcome> {
    const { choices } = levelAt(depth);
    const kinds = new Map<number, Outcome>();
    for (let i = 0; i < choices.count; i++) {
      const called = this.roll(depth, choices.get(i));
      const kind = called === 0 ? -i : called;
      const before = kinds.get(kind);
      if (before === undefined) kinds.set(kind, { first: choices.get(i), weight: choices.weightOf(i) });
      else before.weight += choices.weightOf(i);
    }
    return kinds.values();
  }

  /** Applies an outcome, one level deeper; returns the result of the dice. */
  private roll(depth: number, outcome: Choice): number {
    const { g, trail } = this.descend(depth);
    trail.called = 0;
    flow.take(g, CHANCE, outcome, (entry) => trail.note(entry));
    return trail.called;
  }

  /** A copy of the position at a depth, one level deeper. */
  private descend(depth: number): Level {
    const { g, trail } = levelAt(depth);
    const next = levelAt(depth + 1);
    copyInto(next.g, g);
    next.trail.copyFrom(trail);
    return next;
  }

  /** 7.7 A round of checks. Its results are distinguished only where it matters which leaders fall. */
  private checkLeaders(depth: number, chance: number): void {
    const { g } = levelAt(depth);
    const dies = chanceToDie(g);
    this.tally.perLeader = dies;
    for (const fall of fallsOf(g, dies)) {
      const ways = chance * fall.chance;
      for (const each of fall.dead) this.tally.addKilled(each, ways);
      for (const each of fall.free) this.tally.addKilled(each, ways * dies);
      letFall(this.descend(depth), fall);
      this.play(depth + 1, ways);
    }
  }
}

/** Rolls the checks of one round so that exactly the given leaders fall. */
function letFall({ g, trail }: Level, { dead, free }: Fall): void {
  const { side } = flow.enclosing(g, LeaderChecks);
  for (let left = leadersChecked(g).length; left > 0; left--) {
    const dies = dead.some((each) => each === flow.enclosing(g, LeaderChecks).last);
    const choice = flow.parse(g, `check ${dies ? LEADER_LOSS.diesOn : LEADER_LOSS.diesOn + 1}`);
    invariant(choice !== undefined, 'a leader is not checked by a die');
    flow.take(g, CHANCE, choice, (entry) => trail.note(entry));
  }
  trail.endanger(side, free);
}
