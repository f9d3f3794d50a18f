// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "war.french.points": { vp: Value; year: Value };
  "war.french.deny": { count: Value; fortresses: Value; spaces: Value };
  "war.french.last": { vp: Value; year: Value };
  "war.french.year": { vp: Value; year: Value };
  "war.british.take": { fortresses: Value; least: Value; spaces: Value; year: Value };
  "war.british.points": { vp: Value };
  "war.british.last": { vp: Value; year: Value };
  "war.points.track": { score: Value };
  "war.points.battle": { units: Value; vp: Value };
  "war.points.places": { fort: Value; fortress: Value; stockade: Value };
  "war.points.keys": { vp: Value };
  "war.points.raids": { vp: Value };
  "war.points.demolish": { vp: Value };
  "war.turn.season": { cards: Value };
  "war.turn.card": object;
  "war.turn.winter": object;
  "war.end.early": { fortresses: Value; spaces: Value; vp: Value };
  "war.end.last": { seasons: Value; year: Value };
}
