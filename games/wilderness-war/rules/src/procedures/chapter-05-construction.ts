import { type AnyAside, type FrameOf, type IdSet, met, NONE, type Sink } from '@carillon/flow';
import { award, removeFortStarted, removeStockade, setWorks, sideName } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { VP_COSTS } from '../data/tables.ts';
import { NO_WORK, type Side, type Space, side, space } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import {
  eachDemolishable,
  isExposed,
  mayBeginFort,
  mayBuildStockade,
  mayFinishFort,
  mightBuild,
} from '../query/construction.ts';
import {
  fortOf,
  fortStartedOf,
  hasFort,
  hasFortStarted,
  hasStockade,
  stockadeAndFortOf,
  stockadeOf,
} from '../query/presence.ts';
import { supplyOf } from '../query/supply.ts';
import { at } from '../say.ts';
import { settle } from '../settle.ts';
import type { State } from '../state.ts';
import { Battle, Construction, Displacement, flow, March, Phase } from './contents.ts';
import { Assault } from './contents-sieges.ts';

// 5.4 Construction

type Building = FrameOf<typeof Construction>;

/** Whether a space allows any construction now: 5.41 a stockade, 5.42 a fort begun or finished. */
function mayBuild(g: State, f: Building, where: Space, supply: IdSet<Space>): boolean {
  if (!f.forts) return mayBuildStockade(g, f.side, where, supply);
  if (mayBeginFort(g, f.side, where, supply)) return true;
  return mayFinishFort(g, f.side, where, supply) && met(CLAUSES.begunNow, !f.begun.has(where));
}

/** 5.43 A finished fort takes the place of a stockade. */
function build(g: State, f: Building, where: Space): void {
  const what = !f.forts ? 'stockade' : hasFortStarted(g, f.side, where) ? 'fort' : 'fort-started';
  const beside = hasStockade(g, f.side, where) || (what === 'stockade' && hasFortStarted(g, f.side, where));
  if (what === 'fort') setWorks(g, where, fortOf(f.side));
  else if (beside) setWorks(g, where, stockadeAndFortOf(f.side));
  else setWorks(g, where, what === 'stockade' ? stockadeOf(f.side) : fortStartedOf(f.side));
  if (what === 'fort-started') f.begun.add(where);
  f.points -= 1;
  f.say?.({ type: 'build', side: sideName(f.side), at: at(where), what });
  settle(g, f.say);
}

/** 5.46 The owner removes a fort, stockade or fort under construction; only a completed fort costs a point. */
function demolish(g: State, say: Sink<LogEntry> | undefined, of: Side, where: Space): void {
  const what = hasFort(g, of, where) ? 'fort' : hasStockade(g, of, where) ? 'stockade' : 'fort-started';
  if (what === 'fort') setWorks(g, where, NO_WORK);
  else if (what === 'stockade') removeStockade(g, of, where);
  else removeFortStarted(g, of, where);
  say?.({ type: 'demolish', side: sideName(of), at: at(where), what });
  if (what === 'fort') award(g, say, of, VP_COSTS.demolish, 'demolition', '5.46');
  settle(g, say);
}

/** 5.46 Whether it is the side's own Action Phase, with no battle or assault in progress. */
const mayDemolishNow = (g: State, of: Side): boolean =>
  met(CLAUSES.ownPhase, flow.within(g, Phase)?.side === of) &&
  met(CLAUSES.noFight, flow.within(g, Battle) === undefined && flow.within(g, Assault) === undefined) &&
  met(CLAUSES.notInfiltrating, flow.within(g, March)?.infiltrates !== true);

/**
 * 5.46 At any time in the side's own Action Phase, at no cost. It presses if the enemy could now take an abandoned
 * work.
 */
export const DEMOLITION: AnyAside = flow.aside({
  seat: side,
  verbs: { demolish: [space] },
  list(g, of, offer) {
    if (mayDemolishNow(g, of)) eachDemolishable(g, of, offer.demolish);
  },
  take: { demolish: (g, of, say, where) => demolish(g, say, of, where) },
  presses(g, of) {
    const phase = flow.within(g, Phase);
    return phase !== undefined && isExposed(g, of, phase.manned);
  },
});

Construction.define({
  // 5.41, 5.42 One after another, up to the value of the card: each may bring supply for the next (12.3).
  build: Construction.ask({
    rule: (_g, f) => (f.forts ? '5.42' : '5.41'),
    aside: DEMOLITION,
    who: (_g, f) => f.side,
    verbs: { build: [space], done: [] },
    list(g, f, offer) {
      const of = f.side;
      const supply = supplyOf(g, of);
      for (const where of space.all) {
        if (mightBuild(g, of, where) && mayBuild(g, f, where, supply)) offer.build(where);
      }
      offer.done();
    },
    take: {
      build: (g, f, where) => {
        build(g, f, where);
        return undefined;
      },
      done: () => Construction.end(),
    },
  }),
  // 6.53 A lone enemy leader makes way for new works.
  displaced: (_g, f) => flow.call(Displacement, { side: f.side, at: NONE, from: NONE }),
  more: (_g, f) => (f.points > 0 ? Construction.goto('build') : Construction.end()),
});
