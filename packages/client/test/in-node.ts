import type { Option } from '@carillon/board';
import { type Entry, isUndo, lineOf, type StateBase } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import type { StandingBySeat } from '@carillon/seat';
import type { TitleEngine } from '../src/game-worker/engine.ts';
import { LocalGame } from '../src/game-worker/local/local-game.ts';
import type { SavedGame } from '../src/game-worker/saved-games.ts';
import type { Now } from '../src/shared/messages.ts';

// Games played in Node, on the table that the page's worker would open and with the same dice.

/** The player's answer to one question: one choice, a whole force, or a whole route. */
export type Move = readonly string[];

/** A game of a scenario with repeatable chance. */
export interface Begun {
  readonly scenario: string;
  readonly seed: number;
}

/** A game planned here, to be played on the page: its moves, and the resulting log and journal. */
export interface PlannedGame<LogEntry> extends Begun {
  readonly moves: readonly Move[];
  readonly log: readonly LogEntry[];
  /** The table's journal. */
  readonly journal: readonly Entry[];
}

/** A game of the scenario, with the default options; resumed from its journal if there is one. */
export const openGame = <G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  { scenario, seed }: Begun,
  journal: readonly Entry[] = [],
  standing: StandingBySeat = {},
  asksLast: readonly string[] = [],
): LocalGame<G, View, LogEntry> =>
  LocalGame.resume(engine, { title: engine.rules.title, scenario, options: {}, seed }, journal, { standing, asksLast });

/** The question, with the hand of the side to choose open if needed. */
export function uncovered<G extends StateBase, View, LogEntry>(
  table: LocalGame<G, View, LogEntry>,
  now: Now<View, LogEntry>,
): Now<View, LogEntry> {
  if (!now.covered) return now;
  const reply = table.look({ seat: now.asked.seat });
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}

/** Makes a move, then uncovers the hand if the next one needs it. */
export function play<G extends StateBase, View, LogEntry>(
  table: LocalGame<G, View, LogEntry>,
  now: Now<View, LogEntry>,
  choices: Move,
): Now<View, LogEntry> {
  const reply = table.choose({ seat: now.asked.seat ?? '', choices, seen: now.length });
  if (!reply.ok) throw new Error(`${choices.join(', ')}: ${reply.code}`);
  return uncovered(table, reply.value);
}

/** A random choice; all verbs are equally likely, however many choices they have. */
export function anyChoice(options: readonly Pick<Option, 'text' | 'verb'>[], random: Random): string {
  const verbs = [...new Set(options.map(({ verb }) => verb))];
  const verb = at(verbs, random.below(verbs.length));
  const found = options.filter((option) => option.verb === verb);
  return at(found, random.below(found.length)).text;
}

/** The game after these moves with these dice. */
export function played<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  { scenario, seed }: Begun,
  moves: readonly Move[],
): PlannedGame<LogEntry> {
  const table = openGame(engine, { scenario, seed });
  let now = uncovered(table, table.greet());
  for (const move of moves) now = play(table, now, move);
  return { scenario, seed, moves, ...logOf(table) };
}

/** Everything a table has sent to all readers of its game so far. */
export function logOf<G extends StateBase, View, LogEntry>(
  table: LocalGame<G, View, LogEntry>,
): { readonly log: readonly LogEntry[]; readonly journal: readonly Entry[] } {
  table.look({ seat: null });
  return { log: table.again().log.add.map(({ entry }) => entry), journal: table.journal() };
}

/** A planned game in progress: as the page would save it, and the remaining planned moves. */
export interface Stop {
  readonly saved: SavedGame;
  readonly moves: readonly Move[];
}

/** A planned game as soon as this condition holds for the position and the move that led there. */
export function stopWhere<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  game: PlannedGame<LogEntry>,
  isHere: (now: Now<View, LogEntry>, before: Move) => boolean,
): Stop {
  const table = openGame(engine, game);
  let now = uncovered(table, table.greet());
  let before: Move = [];
  for (const [i, move] of game.moves.entries()) {
    if (isHere(now, before)) return { saved: table.saved(0), moves: game.moves.slice(i) };
    now = play(table, now, move);
    before = move;
  }
  throw new Error('the planned game never comes there');
}

/** The part of a journal in force, without choices taken back: each choice with its seat, and the dice and draws. */
export const inForce = (journal: readonly Entry[]): string[] =>
  lineOf(journal).map((number) => {
    const entry = journal[number];
    return entry && !isUndo(entry) ? `${entry.who}: ${entry.choice}` : '';
  });

/** The lines of a journal without the cards of draws, which only the drawing seat may know. */
export const publicly = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/draw .*/, 'draw ?'));
