// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "legend.commander": { rating: Value; units: Value };
  "legend.rerolls.triangle": object;
  "legend.rerolls.square": object;
  "legend.rerolls.both": object;
  "legend.light": { name: Value };
  "legend.indian": { name: Value };
  "legend.brigade": { name: Value };
  "legend.metropolitan": { name: Value };
  "legend.highland": { name: Value };
  "legend.artillery": { name: Value };
  "legend.bastion": { name: Value };
  "legend.fort": { name: Value };
  "legend.fleet": { name: Value };
  "legend.full": object;
  "legend.reducedNow": object;
  "legend.marks": { marks: Value };
  "legend.space.settled": { value: Value };
  "legend.space.outpost": object;
  "legend.space.wilderness": object;
  "legend.space.base": object;
  "legend.space.village": object;
  "legend.space.fortress": { value: Value };
  "legend.neutral": { nation: Value };
  "legend.joined": { nation: Value; side: Value };
  "legend.victory": { value: Value };
  "legend.militia": { count: Value; side: Value };
  "legend.stillRaided": object;
  "legend.card": { points: Value };
  "legend.lightArmy": object;
  "legend.sailArmy": object;
  "legend.double": object;
  "legend.initiative": { initiative: Value };
  "legend.buildup": object;
  "legend.arStart": object;
  "legend.box.sail": object;
  "legend.box.losses": object;
  "legend.box.disbanded": object;
  "legend.room": { left: number; road: Value; side: Value };
  "legend.sign.points": object;
  "legend.sign.chit": object;
  "legend.sign.raids": object;
  "legend.sign.vp": object;
  "legend.sign.press": object;
  "legend.sign.rounds": { rounds: Value };
  "legend.sign.logistics": object;
  "legend.sign.steps": object;
  "legend.sign.inPlay": object;
}
