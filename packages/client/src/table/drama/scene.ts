import type { Moment, Sound, Target } from '@carillon/board';

/** Dice that a seat has rolled, in order. */
export interface RolledBy {
  readonly seat: string;
  readonly faces: readonly string[];
}

/** What the table shows of the latest events. */
export interface Scene {
  readonly dice: readonly RolledBy[];
  /** Pieces that fall from the place of the fight. */
  readonly lost: readonly Target[];
  /** The events that tell how fights ended, by their numbers among the new ones. */
  readonly outcomes: readonly number[];
  /** The space where the dice lie and the pieces fall; `undefined` if the events name none. */
  readonly at: string | undefined;
  readonly card: Target | undefined;
  /** Each sound once, in order. */
  readonly sounds: readonly Sound[];
}

/** So many dice of a side are shown: the last ones. */
const MOST_DICE = 8;
/** So many lost pieces are seen falling. */
const MOST_LOST = 6;

/** The scene of these events; `before` are earlier ones, which tell where a fight goes on. `undefined` if nothing shows. */
export function sceneOf(news: readonly Moment[], before: readonly Moment[]): Scene | undefined {
  const seats = [...new Set(news.flatMap(({ die }) => die?.seat ?? []))];
  const dice = seats.map((seat) => ({
    seat,
    faces: news.flatMap(({ die }) => (die?.seat === seat ? [die.face] : [])).slice(-MOST_DICE),
  }));
  const card = news.findLast((each) => each.card !== undefined)?.card;
  const sounds = [...new Set(news.flatMap(({ sound }) => sound ?? []))];
  const lost = news.flatMap((each) => each.lost ?? []).slice(0, MOST_LOST);
  const outcomes = news.flatMap(({ outcome }, i) => (outcome ? [i] : []));
  const fought = dice.length > 0 || lost.length > 0 || outcomes.length > 0;
  if (!fought && card === undefined && sounds.length === 0) return undefined;
  const at = fought ? [...before, ...news].findLast((each) => each.at !== undefined)?.at : undefined;
  return { dice, lost, outcomes, at, card: fought ? undefined : card, sounds };
}
