import {
  type Card,
  card,
  enemyOf,
  factsOf,
  flow,
  isChoosable,
  type Likely,
  type State,
  side,
  sideAt,
  type View,
} from '@carillon/bayonets-tomahawks-rules/search';
import type { Seat, Witnessed } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Habits, NoteHabit } from '@carillon/opponent';
import { HABITS } from './habits.ts';

// Infers the enemy's Reserve from the cards it has played in the rounds of a Year. In each round it plays the Reserve
// or the card just drawn (7.1): so it has preferred every card played since it drew the Reserve. The frequency with
// which a playable card is played is learned from games.

const YEAR = 'year-start.keep';
const ROUND = 'action-round.choose';
/** The number of rounds in which Buildup cards are drawn (4.2). */
const BUILDUP_ROUNDS = 3;
const EVEN = 0.5;

type PlayedCard = { readonly name: string; readonly card: Card };

/** The card of a side that a revelation names. */
function revealed(who: 'french' | 'british', { log }: Witnessed): readonly PlayedCard[] {
  for (const entry of log) {
    if (typeof entry !== 'object' || entry === null || !('type' in entry) || entry.type !== 'reveal') continue;
    const name = String(entry[who]);
    return [{ name, card: card.of(name as never) }];
  }
  return [];
}

const rate = ({ rates }: Habits, kind: string, name: string): number => rates[`${kind}:${name}`] ?? EVEN;

/** The chance that a card is played rather than another. */
function preferred(habits: Habits, one: string, other: string): number {
  const [a, b] = [rate(habits, 'plays', one), rate(habits, 'plays', other)];
  const [wins, loses] = [a * (1 - b), b * (1 - a)];
  return wins + loses === 0 ? EVEN : wins / (wins + loses);
}

const isOfRound = (of: Card, round: number): boolean => factsOf(of).buildup === round < BUILDUP_ROUNDS;

/**
 * The likelihood that a card is the Reserve after these plays: the sum over all courses in which the card of each round
 * had been drawn or was in Reserve, each weighted by the chance of its choices.
 */
export function likelihood(kept: PlayedCard, plays: readonly PlayedCard[], habits: Habits = HABITS): number {
  const all = [...plays, kept];
  let reserve = new Map(
    all.filter((each) => factsOf(each.card).buildup).map((each) => [each, rate(habits, 'keeps', each.name)] as const),
  );
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the sum follows the two ways in which a round goes; apart, neither could be checked against the text above
  plays.forEach((played, round) => {
    const next = new Map<PlayedCard, number>();
    const add = (each: PlayedCard, chance: number): void => void next.set(each, (next.get(each) ?? 0) + chance);
    for (const [held, chance] of reserve) {
      if (held !== played && isOfRound(played.card, round))
        add(held, chance * preferred(habits, played.name, held.name));
      if (held !== played) continue;
      for (const drawn of all.slice(round + 1))
        if (isOfRound(drawn.card, round)) add(drawn, chance * preferred(habits, played.name, drawn.name));
    }
    reserve = next;
  });
  return reserve.get(kept) ?? 0;
}

/** How likely each card is the enemy's Reserve, relative to the others; `undefined` if nothing is known about it. */
export function likelyReserve(view: View, witnessed: readonly Witnessed[]): Likely | undefined {
  const begun = witnessed.findLastIndex(({ step }) => step === YEAR);
  if (view.seat === null || begun < 0) return undefined;
  const enemy = side.nameOf(enemyOf(side.of(view.seat)));
  const rounds = witnessed.slice(begun + 1).filter(({ step }) => step === ROUND);
  const plays = rounds.flatMap((each) => revealed(enemy, each));
  return (of) => likelihood({ name: card.nameOf(of), card: of }, plays);
}

/** Notes which of two cards a faction kept, or played. */
export function watch(g: State, who: Seat, choice: string, note: NoteHabit): void {
  const step = at(flow.allSteps, flow.stepAt(g));
  if ((step !== YEAR && step !== ROUND) || who < 0) return;
  const [, chosen] = choice.split(' ');
  for (const each of card.all)
    if (isChoosable(g, each, sideAt(who)))
      note(`${step === YEAR ? 'keeps' : 'plays'}:${card.nameOf(each)}`, card.nameOf(each) === chosen, 1);
}
