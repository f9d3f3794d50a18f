// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "war.french.aim": object;
  "war.british.aim": object;
  "war.wins": { score: Value; year: Value };
  "war.bonus.controls-enemy-victory-spaces": { least: number; vp: Value; year: Value };
  "war.bonus.controls-enemy-settled-spaces": { least: number; vp: Value; year: Value };
  "war.bonus.controls-enemy-home-spaces": { least: number; vp: Value; year: Value };
  "war.bonus.per-enemy-colony-with-controlled-spaces": { least: Value; most: Value; places: Value; vp: Value; year: Value };
  "war.bonus.per-listed-space-not-controlled-by-enemy": { most: Value; places: Value; vp: Value; year: Value };
  "war.points.track": { score: Value };
  "war.points.spaces": object;
  "war.points.raids": { points: Value; vp: Value };
  "war.points.bonus": object;
  "war.points.europe": { vp: Value };
  "war.turn.year": { others: Value; rounds: Value };
  "war.turn.round": object;
  "war.turn.battles": object;
  "war.end.check": object;
  "war.place.acadie": object;
  "war.place.canada": object;
  "war.place.pays-d-en-haut": object;
  "war.place.new-england": object;
  "war.place.new-york-new-jersey": object;
  "war.place.pennsylvania-delaware": object;
  "war.place.virginia-south": object;
  "war.place.nova-scotia": object;
}
