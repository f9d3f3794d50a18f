import type { Moment, Sound, Target } from '@carillon/board';

/** Dice that a seat has rolled, in order, in a row. */
export interface RolledBy {
  readonly seat: string;
  readonly faces: readonly string[];
  /** The indices of the new events with these dice. */
  readonly events: readonly number[];
  /** Whether they are a side's dice in a battle of many dice; otherwise they are those of one event. */
  readonly volley: boolean;
}

/** The staging of the latest events. */
export interface Scene {
  readonly dice: readonly RolledBy[];
  /** Pieces that fall from the place of the fight. */
  readonly lost: readonly Target[];
  /** The index of the new event with which its battle began; `undefined` if the battle began earlier. */
  readonly begun: number | undefined;
  /** The indices of the new events that show how fights ended. */
  readonly outcomes: readonly number[];
  /** The space of the fight, where the dice lie and the pieces fall; `undefined` if the events name none. */
  readonly at: string | undefined;
  readonly card: Target | undefined;
  /** Whether there was a fight, so that the result is shown for a moment. */
  readonly fought: boolean;
  /** Each sound once, in order. */
  readonly sounds: readonly Sound[];
}

/** The maximum number of dice in a row: the last ones. */
const MOST_DICE = 15;
/** The maximum number of rows: the last ones. */
const MOST_ROWS = 5;
/** The maximum number of lost pieces that are seen falling. */
const MOST_LOST = 6;

/** A scene, and how many of the new events have happened before it and when it ends. */
export interface Rolled {
  readonly scene: Scene;
  readonly start: number;
  readonly end: number;
}

/** The scenes of these events: each battle by itself, in order. */
export function scenesOf(news: readonly Moment[], before: readonly Moment[]): readonly Rolled[] {
  const begins = news.flatMap(({ begins: one }, i) => (one && i > 0 ? [i] : []));
  const parts = [0, ...begins].map((from, i) => ({ from, end: begins[i] ?? news.length }));
  const reported = parts.flatMap(({ from, end }): Rolled[] => {
    const scene = sceneOf(news.slice(from, end), [...before, ...news.slice(0, from)]);
    if (!scene) return [];
    const begun = news[from]?.begins ? from : undefined;
    // A retreat names another space.
    const at = scene.fought && begun !== undefined ? (news[begun]?.at ?? scene.at) : scene.at;
    const dice = scene.dice.map((row) => ({ ...row, events: row.events.map((i) => i + from) }));
    return [{ scene: { ...scene, at, dice, begun, outcomes: scene.outcomes.map((i) => i + from) }, start: from, end }];
  });
  const fought = reported.filter(({ scene }) => scene.fought);
  return fought.length > 0 ? fought : reported.slice(-1);
}

/**
 * The scene of these events; `before` are earlier ones, searched for the place of a fight. `undefined` if none is
 * staged.
 */
function sceneOf(news: readonly Moment[], before: readonly Moment[]): Omit<Scene, 'begun'> | undefined {
  const dice = rowsOf(news);
  const card = news.findLast((each) => each.card !== undefined)?.card;
  const sounds = [...new Set(news.flatMap(({ sound }) => sound ?? []))];
  const lost = news.flatMap((each) => each.lost ?? []).slice(0, MOST_LOST);
  const outcomes = news.flatMap(({ outcome }, i) => (outcome ? [i] : []));
  const fought = dice.length > 0 || lost.length > 0 || outcomes.length > 0;
  if (!fought && card === undefined && sounds.length === 0) return undefined;
  const at = fought ? [...before, ...news].findLast((each) => each.at !== undefined)?.at : undefined;
  return { dice, lost, outcomes, at, card: fought ? undefined : card, fought, sounds };
}

/** The dice of these events in rows: those of a volley by side, all others by event and side. */
function rowsOf(news: readonly Moment[]): readonly RolledBy[] {
  const rows = new Map<string, RolledBy>();
  news.forEach(({ dice = [], volley = false }, i) => {
    for (const { seat, face } of dice) {
      const key = volley ? seat : `${seat} ${i}`;
      const { faces, events } = rows.get(key) ?? { faces: [], events: [] };
      rows.set(key, { seat, volley, faces: [...faces, face].slice(-MOST_DICE), events: [...events, i] });
    }
  });
  return [...rows.values()].slice(-MOST_ROWS);
}
