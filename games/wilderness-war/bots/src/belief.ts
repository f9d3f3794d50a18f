import type { Seat, Witnessed } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Habits, NoteHabit } from '@carillon/opponent';
import {
  type Card,
  card,
  enemyOf,
  flow,
  handOf,
  type Likely,
  type State,
  side,
  type View,
} from '@carillon/wilderness-war-rules/search';
import { HABITS } from './habits.ts';

// Infers the enemy's hand from the cards that it used and did not use. A hand is dealt at the beginning of a season.
// After each card play and each window, a card that could have been used but was not is a little less likely to be in
// the hand. The frequency with which a usable card is used is learned from games.

const DEAL = 'season.draw';
const PLAYS = 'phase.card';
const PLAYED = 'plays';
const WINDOW = 'window.offer';
/** Verbs of a card play that use a card of the hand. */
const USES: ReadonlySet<string> = new Set(['event', 'activate', 'stockades', 'forts', 'discard']);
const RESPOND = 'respond';
/** The highest chance of use: even a card that is usually used at once may be kept. */
const MOST = 0.9;

/** An occasion on which the enemy could use cards, and the number of cards it held. */
interface Occasion {
  readonly habit: string;
  readonly held: number;
}

const habitAt = (who: string, { step, moment }: Pick<Witnessed, 'step' | 'moment'>): string | undefined => {
  if (step === PLAYS) return `${who} ${PLAYED}`;
  return step === WINDOW ? `${who} at ${moment}` : undefined;
};

/** The card of its hand that an answer used. */
function usedBy(choice: string): string | undefined {
  const [verb = '', name] = choice.split(' ');
  return USES.has(verb) || verb === RESPOND ? name : undefined;
}

/** The occasions since the deal, for a side that now holds `heldNow` cards. */
function occasionsOf(who: string, heldNow: number, witnessed: readonly Witnessed[]): readonly Occasion[] {
  const begun = witnessed.findLastIndex(({ step }) => step === DEAL) + 1;
  let held = heldNow;
  return witnessed
    .slice(begun)
    .filter((each) => each.who === who)
    .toReversed()
    .flatMap((each) => {
      if (usedBy(each.choice) !== undefined) held++;
      const habit = habitAt(who, each);
      return habit === undefined ? [] : [{ habit, held }];
    });
}

/** The event of a card: cards of the same event are used alike. */
const eventOf = (name: string): string => name.replace(/-\d+$/, '');

/** The chance that a card would have been used on an occasion, had it been in the hand. */
function useOf({ rates }: Habits, name: string, { habit, held }: Occasion): number {
  const rate = rates[`${habit}:${eventOf(name)}`];
  return Math.min(MOST, habit.endsWith(PLAYED) ? (rate ?? 1) / held : (rate ?? 0));
}

/** How likely each card is in the enemy's hand, relative to the others; `undefined` if nothing is known about it. */
export function likelyHeld(view: View, witnessed: readonly Witnessed[], habits: Habits = HABITS): Likely | undefined {
  if (view.seat === null || witnessed.length === 0) return undefined;
  const enemy = side.nameOf(enemyOf(side.of(view.seat)));
  const occasions = occasionsOf(enemy, view.held[enemy] ?? 0, witnessed);
  return (of: Card) => {
    const name = card.nameOf(of);
    return occasions.reduce((weight, occasion) => weight * (1 - useOf(habits, name, occasion)), 1);
  };
}

/** Notes which cards of its hand a side used. At a card play a card counts by its share of the hand. */
export function watch(g: State, who: Seat, choice: string, note: NoteHabit): void {
  const of = side.all[who];
  if (of === undefined) return;
  const step = at(flow.allSteps, flow.stepAt(g));
  const habit = habitAt(side.nameOf(of), { step, ...flow.question(g).window });
  if (habit === undefined) return;
  const used = usedBy(choice);
  const share = step === PLAYS ? 1 / g.held.get(of) : 1;
  for (const each of card.all)
    if (g.cards.get(each) === handOf(of))
      note(`${habit}:${eventOf(card.nameOf(each))}`, card.nameOf(each) === used, share);
}
