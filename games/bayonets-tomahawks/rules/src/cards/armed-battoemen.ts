import { BRITISH, placeOf, type Space, space } from '../ids.ts';
import { eachIn, hasUnits } from '../query/presence.ts';
import type { State } from '../state.ts';
import { pickingStack } from './effects.ts';

function isMarked(g: State, where: Space, mark: 'routed' | 'outOfSupply'): boolean {
  let marked = false;
  eachIn(g, BRITISH, placeOf(where), (p) => {
    marked ||= g[mark].has(p);
  });
  return marked;
}

/** Open reading (21): whether a Rout marker may be removed while a British stack is Out of Supply. Taken as no. */
function stacksFor(g: State): readonly Space[] {
  const stacks = space.all.filter((each) => hasUnits(g, BRITISH, each));
  const starving = stacks.filter((each) => isMarked(g, each, 'outOfSupply'));
  return starving.length > 0 ? starving : stacks.filter((each) => isMarked(g, each, 'routed'));
}

/** Armed Battoemen (21): a British stack is no longer Out of Supply; if none is, one is no longer Routed. */
export const armedBattoemen = pickingStack({
  by: BRITISH,
  among: stacksFor,
  take(g, say, where) {
    const starving = isMarked(g, where, 'outOfSupply');
    const mark = starving ? g.outOfSupply : g.routed;
    const marker = starving ? 'out-of-supply' : 'rout';
    say?.({ type: 'marker', marker, side: 'british', at: space.nameOf(where), placed: false, rule: '7.4' });
    eachIn(g, BRITISH, placeOf(where), (p) => {
      mark.delete(p);
    });
  },
});
