// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Value } from '@carillon/board';

/** What each message needs. */
export interface Args {
  "legend.leader": { command: number; initiative: Value; tactics: Value };
  "legend.drilled": { movement: Value; name: Value; strength: Value };
  "legend.auxiliary": { movement: Value; name: Value; strength: Value };
  "legend.militia": { name: Value; strength: Value };
  "legend.full": { reduced: Value };
  "legend.reduced": { full: Value };
  "legend.inside": object;
  "legend.cultivated": object;
  "legend.wilderness": object;
  "legend.mountain": object;
  "legend.fortress": object;
  "legend.fort": object;
  "legend.fortStarted": object;
  "legend.port": object;
  "legend.key": object;
  "legend.settlement": object;
  "legend.value": { value: number };
  "legend.anchor": object;
  "legend.response": object;
  "legend.remove": object;
  "legend.reshuffle": object;
  "legend.sign.points": object;
  "legend.sign.hand": { cards: number };
  "legend.sign.holds": object;
  "legend.sign.carried": object;
  "legend.sign.militia": object;
  "legend.sign.seasons": object;
  "legend.sign.winter": object;
  "legend.sign.vp": { score: Value };
  "legend.sign.press": object;
  "legend.sign.assemblies": { northern: Value; southern: Value };
  "legend.sign.event": { event: Value };
}
