import type { Moment, Sound, Target } from '@carillon/board';

/** Dice that a seat has rolled, in order. */
export interface RolledBy {
  readonly seat: string;
  readonly faces: readonly string[];
}

/** What the table shows of the latest events. */
export interface Scene {
  readonly dice: readonly RolledBy[];
  /** The space where the dice lie; `undefined` if the events name none. */
  readonly at: string | undefined;
  readonly card: Target | undefined;
  /** Each sound once, in order. */
  readonly sounds: readonly Sound[];
}

/** So many dice of a side are shown: the last ones. */
const MOST_DICE = 8;

/** The scene of these events; `before` are earlier ones, which tell where a fight goes on. `undefined` if nothing shows. */
export function sceneOf(news: readonly Moment[], before: readonly Moment[]): Scene | undefined {
  const seats = [...new Set(news.flatMap(({ die }) => die?.seat ?? []))];
  const dice = seats.map((seat) => ({
    seat,
    faces: news.flatMap(({ die }) => (die?.seat === seat ? [die.face] : [])).slice(-MOST_DICE),
  }));
  const card = news.findLast((each) => each.card !== undefined)?.card;
  const sounds = [...new Set(news.flatMap(({ sound }) => sound ?? []))];
  if (dice.length === 0 && card === undefined && sounds.length === 0) return undefined;
  const at = dice.length === 0 ? undefined : [...before, ...news].findLast((each) => each.at !== undefined)?.at;
  return { dice, at, card: dice.length === 0 ? card : undefined, sounds };
}
