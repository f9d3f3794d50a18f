import { explaining, type FrameOf, type IdSet, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { type HitReport, hit, remove } from '../change.ts';
import { hasReducedFace, isBastion, isMetropolitan } from '../counters.ts';
import { enemyOf, FRENCH, group, option, type Piece, piece, REMOVED, type Side, side } from '../ids.ts';
import { eachUnhit, findCommanders, findTargets, rollsWith, whyHit } from '../query/battle.ts';
import { scratchForce } from '../query/force.ts';
import { eachOffered } from '../query/offers.ts';
import { hasBastion, hasUnits } from '../query/presence.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Battle, Chits, Fire, Hit, Volley } from './contents-battle.ts';

// 13.3.3 Fire, 13.4 Hits

const volley = scratchForce();

Fire.define({
  next(g, f) {
    const { french, british } = flow.enclosing(g, Battle);
    const units = f.side === FRENCH ? french : british;
    while (f.done < group.count) {
      const each = at(group.all, f.done);
      f.done++;
      volley.clear();
      for (let p = units.first(); p !== NONE; p = units.after(p)) if (rollsWith(p, each)) volley.add(p);
      if (!volley.isEmpty) return flow.call(Volley, { side: f.side, group: each, units: volley });
    }
    return Fire.end();
  },
  chits: () => flow.call(Chits, {}),
  again: () => Fire.goto('next'),
});

const targets = scratchForce();

/** The units that may take a Hit. */
function targetsOf(g: State, f: FrameOf<typeof Hit>): IdSet<Piece> {
  const battle = flow.enclosing(g, Battle);
  const enemy = enemyOf(f.side);
  findTargets(g, enemy, battle.at, f.group, f.bt, !battle.highlandHit.has(enemy), targets);
  return targets;
}

/** The log's facts about the Hit on one of the units that may take it. */
function reportOf(g: State, f: FrameOf<typeof Hit>): HitReport {
  const { at: where, highlandHit } = flow.enclosing(g, Battle);
  const enemy = enemyOf(f.side);
  const by = { group: f.group, bt: f.bt, highlandFirst: !highlandHit.has(enemy) };
  const why = whyHit(g, enemy, where, by, targetsOf(g, f));
  return why === undefined ? { rule: '13.4' } : { rule: why === 'highland' ? '13.4.2' : '13.4', why };
}

const FIRST_SCORED = option.of('highlandHit');
/**
 * 13.4.2 Whether the first Hit on a Metropolitan Brigade, which a Highland Brigade takes, has come. Open: whether one
 * that scores without being applied counts as the first.
 */
function noteFirstHit(g: State, { side: of }: FrameOf<typeof Hit>): void {
  flow.enclosing(g, Battle).highlandHit.add(enemyOf(of));
}

function hasMetropolitan(hittable: IdSet<Piece>): boolean {
  const first = hittable.first();
  return first !== NONE && isMetropolitan(first);
}

Hit.define({
  // 13.3.4 The marker moves; a unit is hit only if the marker is above zero.
  score(g, f) {
    const { marker } = flow.enclosing(g, Battle);
    marker.set(f.side, marker.get(f.side) + 1);
    f.say?.({ type: 'score', side: side.nameOf(f.side), why: f.bt ? 'bt' : 'hit', marker: marker.get(f.side) });
    if (marker.get(f.side) > 0) return undefined;
    if (!f.bt && g.options.has(FIRST_SCORED) && hasMetropolitan(targetsOf(g, f))) noteFirstHit(g, f);
    return Hit.end();
  },

  // 13.4 The owner chooses among units of the same priority.
  apply: Hit.ask({
    rule: '13.4',
    who: (_g, f) => enemyOf(f.side),
    verbs: { hit: [piece] },
    list(g, f, offer) {
      const hittable = targetsOf(g, f);
      eachOffered(g, hittable, offer.hit);
      if (explaining()) eachUnhit(g, enemyOf(f.side), flow.enclosing(g, Battle).at, f.group, f.bt, hittable, offer.hit);
    },
    take: {
      hit(g, f, p) {
        const battle = flow.enclosing(g, Battle);
        const enemy = enemyOf(f.side);
        const why = f.say ? reportOf(g, f) : { rule: '13.4' };
        if (!f.bt && isMetropolitan(p)) noteFirstHit(g, f);
        const gone = hit(g, f.say, p, hasReducedFace(p), why);
        if (gone && isBastion(p) && !hasBastion(g, battle.at)) battle.bastionLost = true;
        if (gone && !hasUnits(g, enemy, battle.at)) loseCommanders(g, f.say, enemy, battle);
        return Hit.end();
      },
    },
  }),
});

/**
 * 13.4.2 Commanders are removed when nobody else is left in their stack, including units that take no part (3.0.3,
 * 13.9.3).
 */
function loseCommanders(g: State, say: FrameOf<typeof Hit>['say'], of: Side, battle: FrameOf<typeof Battle>): void {
  const lost = findCommanders(g, of, battle.at, targets);
  for (let p = lost.first(); p !== NONE; p = lost.after(p)) remove(g, say, p, REMOVED, '13.4.2');
  battle.commander.set(of, NONE);
}
