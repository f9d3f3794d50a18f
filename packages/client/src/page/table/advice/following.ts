import { type Entry, lineOf } from '@carillon/flow';
import type { AdvisedPlan, PlannedChoice } from '@carillon/opponent';

/** The part of a plan that a player still has to do. */
export type Rest = Pick<AdvisedPlan, 'log' | 'choices'>;

/** When a hint was asked for: by which seat, and at which length of the journal. */
export interface Moment {
  readonly seat: string | null;
  readonly length: number;
}

/** The question that is asked now. */
interface Question {
  readonly seat: string | null;
  readonly options: readonly { readonly text: string }[];
}

/** A choice made since a hint. */
interface Made {
  readonly who: string;
  readonly choice: string;
  readonly auto?: true;
}

/** All choices and dice since a moment; `undefined` if what came before it was taken back. */
export function madeSince(journal: readonly Entry[], { length }: Moment): readonly Made[] | undefined {
  const line = lineOf(journal);
  if (lineOf(journal.slice(0, length)).some((number, i) => line[i] !== number)) return undefined;
  return line.flatMap((number) => {
    const entry = journal[number];
    return number >= length && entry !== undefined && 'choice' in entry ? [entry] : [];
  });
}

/** What has changed the game since a moment without the seat itself: the other side before dice and cards. */
export function changedBy(made: readonly Made[], { seat }: Moment): 'enemy' | 'chance' | undefined {
  const others = made.filter(({ who }) => who !== seat);
  if (others.some(({ who }) => who !== 'chance')) return 'enemy';
  return others.length > 0 ? 'chance' : undefined;
}

/** A choice that is left, with the deeds that the plan's log has of it. */
interface Left extends PlannedChoice {
  readonly deeds: readonly unknown[];
}

/** The choices of a plan that are left, and the place among them where the player goes on. */
class Following {
  private readonly left: Left[];
  private at = 0;
  /** Whether the last choice of the plan has been made before others: a plan does not say how its last part ends. */
  private isLastMade = false;

  constructor({ log, choices }: Rest) {
    this.left = choices.map((each, i) => ({ ...each, deeds: log.slice(each.logged, choices[i + 1]?.logged) }));
  }

  /** Makes a choice; returns whether the plan has it here. */
  make(choice: string): boolean {
    const place = this.placeOf(choice);
    if (place < 0) return this.isLastMade && !hasObject(choice);
    this.isLastMade = place === this.left.length - 1;
    if (!this.isNext(place)) this.at = place;
    this.left.splice(place, 1);
    // After a part that was brought forward, those before it are next.
    if (this.at > 0 && this.endsBefore(this.at)) this.at = 0;
    return true;
  }

  /** Whether the plan can go on with one of these. */
  goesOn(offered: ReadonlySet<string>): boolean {
    return this.isEnding(offered) || this.left.some(({ text }, i) => this.isNext(i) && offered.has(text));
  }

  /** Whether the last part of the plan, made before others, is still to be ended: the question is another than theirs. */
  private isEnding(offered: ReadonlySet<string>): boolean {
    const [first] = this.left;
    const all = [...offered];
    if (!this.isLastMade || first === undefined || all.every(hasObject)) return false;
    return !all.some((text) => verbOf(text) === verbOf(first.text));
  }

  /** What is left, in the order in which the player goes on; `undefined` if nothing is. */
  get rest(): Rest | undefined {
    const { left, at } = this;
    if (left.length === 0) return undefined;
    const ends = left.findIndex((_, i) => i > at && this.endsBefore(i));
    const end = at === 0 || ends < 0 ? left.length : ends;
    const order = [...left.slice(at, end), ...left.slice(0, at), ...left.slice(end)];
    let logged = 0;
    const choices = order.map(({ deeds, ...each }) => {
      const choice = { ...each, logged };
      logged += deeds.length;
      return choice;
    });
    return { log: order.flatMap(({ deeds }) => deeds), choices };
  }

  /** The place of a choice among the next ones, otherwise at the beginning of a later part; -1 if it has none. */
  private placeOf(choice: string): number {
    const next = this.left.findIndex(({ text }, i) => text === choice && this.isNext(i));
    return next >= 0 ? next : this.left.findIndex(({ text }, i) => text === choice && this.mayComeFirst(i));
  }

  /** Whether no deed comes before a choice. */
  private isNext(place: number): boolean {
    return place >= this.at && this.left[place]?.logged === this.left[this.at]?.logged;
  }

  /** Whether the part that was brought forward ends before a choice: that is no deeper than the beginnings of parts. */
  private endsBefore(place: number): boolean {
    const { left } = this;
    return (left[place]?.depth ?? 0) <= (left[0]?.depth ?? 0);
  }

  /**
   * Whether a later part of the plan may be brought forward: it answers the question that is asked now, about another
   * piece or place, and nothing less deep comes before it. `done` ends the parts, and the second step of a march is no
   * part.
   */
  private mayComeFirst(place: number): boolean {
    const [first, then] = [this.left[0], this.left[place]];
    if (this.at > 0 || first === undefined || then === undefined || then.step !== first.step) return false;
    const before = this.left.slice(0, place);
    const isMarch = verbOf(first.text) === verbOf(then.text) && before.every(({ depth }) => depth === then.depth);
    return hasObject(then.text) && !isMarch && before.every(({ depth }) => depth >= then.depth);
  }
}

const verbOf = (choice: string): string | undefined => choice.split(' ')[0];

/** Whether a choice names a piece or a place, unlike `done` and `stop`. */
const hasObject = (choice: string): boolean => choice.includes(' ');

/**
 * What is left of a plan after these choices; `undefined` if the player has left it, it is done, or it cannot go on at
 * this question. Choices without a deed between them may come in any order, for instance the units of a force, and so
 * may parts of the plan; automatic ones that the plan does not have do not matter.
 */
export function restOf(
  plan: Rest,
  made: readonly Made[],
  moment: Moment,
  { seat, options }: Question,
): Rest | undefined {
  const following = new Following(plan);
  for (const { who, choice, auto } of made)
    if (who === moment.seat && !following.make(choice) && auto !== true) return undefined;
  const offered = new Set(options.map(({ text }) => text));
  return seat === moment.seat && !following.goesOn(offered) ? undefined : following.rest;
}
