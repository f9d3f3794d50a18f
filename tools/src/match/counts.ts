import type { Band } from '@carillon/opponent';
import type { Counted, Pair } from './score.ts';

const PLAYERS = 2;

/** Adds up the counts of a match; `undefined` if there are none. */
export function countedIn(pairs: readonly Pair[], names: readonly string[]): Counted | undefined {
  const counted = pairs.filter(({ games }) => games.every(({ counts }) => counts !== undefined));
  if (counted.length === 0) return undefined;
  const mean = (player: number, seat: number): readonly number[] =>
    names.map((_, i) => {
      // In the first game of a pair the first player has the first seat.
      const sum = counted.reduce(
        (all, { games }) => all + (games[player === seat ? 0 : 1].counts?.[seat]?.[i] ?? 0),
        0,
      );
      return Number((sum / counted.length).toFixed(3));
    });
  const seats = Array.from({ length: PLAYERS }, (_, seat) => seat);
  return {
    names,
    games: counted.length,
    means: seats.map((player) => seats.map((seat) => mean(player, seat))),
  };
}

/** A broken band: the player, the seat, and the figure. */
export interface Broken {
  readonly player: number;
  readonly seat: number;
  readonly band: Band;
  readonly figure: number;
}

/** The bands that the players of a match break. A share of zero cases breaks no band. */
export function brokenBands({ names, means }: Counted, bands: readonly Band[]): readonly Broken[] {
  return means.flatMap((bySeat, player) =>
    bySeat.flatMap((row, seat) =>
      bands.flatMap((band) => {
        const figure = figureOf(band, names, row);
        const holds = band.seat === undefined || band.seat === seat;
        return holds && figure !== undefined && !isWithin(band, figure) ? [{ player, seat, band, figure }] : [];
      }),
    ),
  );
}

function figureOf(band: Band, names: readonly string[], row: readonly number[]): number | undefined {
  const figure = row[names.indexOf(band.of)] ?? 0;
  if (band.in === undefined) return figure;
  const whole = row[names.indexOf(band.in)] ?? 0;
  return whole === 0 ? undefined : figure / whole;
}

const isWithin = ({ least = 0, most = Number.POSITIVE_INFINITY }: Band, figure: number): boolean =>
  figure >= least && figure <= most;

interface Named {
  readonly players: readonly string[];
  readonly seats: readonly string[];
}

/** The counts as lines of text: a column for each player in each seat. */
export function countLines({ names, games, means }: Counted, { players, seats }: Named): readonly string[] {
  const wide = Math.max(...names.map((name) => name.length));
  const columns = players.flatMap((player) => seats.map((seat) => `${player} as ${seat}`));
  const rows = names.map((name, i) => {
    const figures = means.flatMap((bySeat, player) =>
      bySeat.map((row, seat) =>
        (row[i] ?? 0).toFixed(2).padStart((columns[player * seats.length + seat] ?? '').length),
      ),
    );
    return `${name.padEnd(wide)}  ${figures.join('  ')}`;
  });
  return [`A game, of ${games} in each seat:`, `${''.padEnd(wide)}  ${columns.join('  ')}`, ...rows];
}

/** A broken band as a line of text. */
export function brokenLine({ player, seat, band, figure }: Broken, { players, seats }: Named): string {
  const what = band.in === undefined ? `${band.of} a game` : `${band.of} of ${band.in}`;
  const [bound, limit] = figure > (band.most ?? figure) ? ['at most', band.most] : ['at least', band.least];
  const shown = band.in === undefined ? figure.toFixed(2) : `${(figure * 100).toFixed(0)} %`;
  const wanted = band.in === undefined ? `${limit}` : `${((limit ?? 0) * 100).toFixed(0)} %`;
  return `${players[player]} as ${seats[seat]}: ${what} ${shown}, ${bound} ${wanted} wanted. ${band.means}`;
}
