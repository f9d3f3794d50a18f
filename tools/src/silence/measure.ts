import { at, DAY, range, seeded } from '@carillon/kit';
import { areaUnderCurve, type Guessed, guesses } from './observer.ts';
import { Person } from './person.ts';
import type { Asked } from './recording.ts';
import { type Kind, type Player, played, type Seen, type Way } from './timeline.ts';

const START = Date.UTC(2027, 0, 4, 20);

type Games = readonly (readonly Asked[])[];

/** The measurements of one way and one kind. */
export interface Measured {
  readonly way: Way;
  readonly kind: Kind;
  readonly area: number;
  /** The number of windows guessed. */
  readonly windows: number;
  /** The length of the median game, in days. */
  readonly days: number;
}

const median = (numbers: readonly number[]): number =>
  at(
    [...numbers].sort((a, b) => a - b),
    numbers.length >> 1,
  );

/** A pair plays all games one after another. */
function pairPlays(games: Games, cell: readonly [Way, Kind], seed: number) {
  const random = seeded(seed);
  const players: Player[] = range(2).map(() => ({ person: new Person(random), answers: [], seen: START }));
  const [windows, days]: [Seen[][], number[]] = [[], []];
  let now = START;
  for (const game of games) {
    const one = played(game, players, cell, now, random);
    windows.push([...one.windows]);
    days.push((one.end - now) / DAY);
    now = one.end + DAY;
  }
  const half = windows.length >> 1;
  const guessed = range(2).flatMap((seat) => {
    const of = (some: readonly Seen[][]) => some.flat().filter((each) => each.seat === seat);
    return guesses(of(windows.slice(0, half)), of(windows.slice(half)), random);
  });
  return { guessed, days };
}

/** Lets pairs play the games in one way, as one kind of player. */
export function measured(
  games: Games,
  way: Way,
  kind: Kind,
  { pairs, seed }: { readonly pairs: number; readonly seed: number },
): Measured {
  const plays = range(pairs).map((pair) => pairPlays(games, [way, kind], seed * 1000 + pair));
  const all: readonly Guessed[] = plays.flatMap(({ guessed }) => guessed);
  const areas = plays.map(({ guessed }) => areaUnderCurve(guessed));
  const area = areas.reduce((sum, each) => sum + each, 0) / areas.length;
  return { way, kind, area, windows: all.length, days: median(plays.flatMap(({ days }) => days)) };
}
