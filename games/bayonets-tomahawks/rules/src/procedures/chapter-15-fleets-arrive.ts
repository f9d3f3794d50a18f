import { dismissLone } from '../change.ts';
import { BRITISH, FRENCH, side, TOKEN_DRAWN, TOKEN_POOL, TOKEN_REMOVED, token } from '../ids.ts';
import {
  areColonialsGone,
  BRITISH_METROPOLITAN,
  FLEETS,
  FRENCH_METROPOLITAN,
  kindOfToken,
  returns,
} from '../query/pools.ts';
import { yearFacts } from '../setup.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { BagDraw, FleetsArrive, Placement } from './contents-year.ts';

// 15.0 Fleets Arrive

// 15.1 Its steps.
FleetsArrive.define({
  // 15.2 Three draws; after each, the rest of the bag goes back.
  fleets: (g) => flow.call(BagDraw, { pool: FLEETS, draws: yearFacts(g).draws.fleets - (g.earlyFleet ? 1 : 0) }),
  british: (g) => flow.call(BagDraw, { pool: BRITISH_METROPOLITAN, draws: yearFacts(g).draws.britishMetropolitan }),
  french: (g) => flow.call(BagDraw, { pool: FRENCH_METROPOLITAN, draws: yearFacts(g).draws.frenchMetropolitan }),
  back: (g) => putTokensBack(g),

  // 15.3 The British first.
  placeBritish: () => flow.call(Placement, { side: BRITISH }),
  placeFrench: () => flow.call(Placement, { side: FRENCH }),
  // 3.7
  close(g, f) {
    for (const each of side.all) dismissLone(g, f.say, each, '3.7');
    return FleetsArrive.end();
  },
});

/** 15.2.1 After all draws, tokens return to their pool or leave the game. */
export function putTokensBack(g: State): undefined {
  for (const t of token.all) {
    if (g.tokens.get(t) !== TOKEN_DRAWN) continue;
    const gone = kindOfToken(t) === 'vow-one-colonial-light-return' && areColonialsGone(g);
    g.tokens.set(t, returns(t) && !gone ? TOKEN_POOL : TOKEN_REMOVED);
  }
  return undefined;
}
