import { unmet } from '@carillon/flow';
import { arrive, joinStack } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { isFleet } from '../counters.ts';
import { BRITISH, type Piece, POOL, piece, placeOf, type Space, scenario, space } from '../ids.ts';
import { isCoastal } from '../map.ts';
import { flow } from '../procedures/contents.ts';
import { RearAdmiral } from '../procedures/contents-events.ts';
import { scratchForce } from '../query/force.ts';
import { eachOffered } from '../query/offers.ts';
import { controls, sideOf } from '../query/presence.ts';
import { isFriendlyCoast } from '../query/sail.ts';
import { sayPlaced } from '../say.ts';
import type { State } from '../state.ts';
import { type StartEvent, sayDeclined } from './event.ts';

/** Wintering Rear Admiral (18): a British Fleet from the pool comes early, to a friendly port. */
export const winteringRearAdmiral: StartEvent = {
  ask: () => flow.call(RearAdmiral, {}),
  isVain: (g) => !(piece.all.some((p) => isPooledFleet(g, p)) && space.all.some((at) => isFriendlyPort(g, at))),
};

const REDUCED_DRAWS = scenario.of('amhersts-juggernaut');
/**
 * Whether his Fleet is one of those drawn in the Year.
 *
 * Open reading (18): in which scenarios the Year's draw has one Fleet less. Taken as only the third.
 */
export const comesEarly = (g: State): boolean => g.scenario === REDUCED_DRAWS;

const isPooledFleet = (g: State, p: Piece): boolean =>
  isFleet(p) && g.place.get(p) === POOL && sideOf(g, p) === BRITISH;
const isFriendlyPort = (g: State, at: Space): boolean =>
  isCoastal(at) && controls(g, BRITISH, at) && isFriendlyCoast(g, BRITISH, at);

const able = scratchForce();

RearAdmiral.define({
  able: (g) => (piece.all.some((p) => isPooledFleet(g, p)) ? undefined : RearAdmiral.end()),
  choose: RearAdmiral.ask({
    rule: '7.4',
    who: () => BRITISH,
    verbs: { place: [piece, space], none: [] },
    list(g, _f, offer) {
      able.clear();
      for (const p of piece.all) if (isPooledFleet(g, p) || unmet(CLAUSES.pooledFleet)) able.add(p);
      eachOffered(g, able, (p) => {
        for (const each of space.all) if (isFriendlyPort(g, each) || unmet(CLAUSES.friendlyPort)) offer.place(p, each);
      });
      offer.none();
    },
    take: {
      place(g, f, p, to) {
        arrive(g, BRITISH, p, to);
        joinStack(g, f.say, BRITISH, placeOf(to));
        g.earlyFleet = comesEarly(g);
        sayPlaced(f.say, p, placeOf(to), '7.4');
        return RearAdmiral.end();
      },
      none(g, f) {
        sayDeclined(g, f.say, BRITISH);
        return RearAdmiral.end();
      },
    },
  }),
});
