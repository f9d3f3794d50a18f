import { explaining, type FrameOf, type IdSet, NONE, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { arrive, beginFort, beginRoad, endFort, endRoad, joinStack, leaveBehind, put, remove } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { type Connection, connection, known, type Piece, piece, placeOf, REMOVED, side, space } from '../ids.ts';
import { exitsOf } from '../map.ts';
import { mayAct } from '../query/command.ts';
import {
  eachRoadToBegin,
  eachRoadToBuild,
  fortAt,
  fortInPool,
  mayBeginFort,
  mayBuildFort,
  mayCrossNew,
  mayRemoveFort,
  mayRepairFort,
  siteOf,
} from '../query/construction.ts';
import { scratchForce } from '../query/force.ts';
import { noteCrossing } from '../query/movement.ts';
import { eachElsewhere, eachOffered } from '../query/offers.ts';
import { eachIn } from '../query/presence.ts';
import { named } from '../say.ts';
import type { State } from '../state.ts';
import { Arrival, Construction } from './contents-actions.ts';

// 12.0 Construction

type Building = FrameOf<typeof Construction>;

function sayFort(f: Building, type: 'fort-begun' | 'fort-built' | 'fort-repaired' | 'fort-removed'): void {
  f.say?.({ type, side: side.nameOf(f.side), at: space.nameOf(f.at) });
}

const sayRoad = (f: Building, type: 'road-begun' | 'road-built', road: Connection): void =>
  f.say?.({ type, side: side.nameOf(f.side), road: connection.nameOf(road) });

/** A Fort from the pool replaces the marker. */
function buildFort(g: State, f: Building): void {
  const fort = known(fortInPool(g, f.side));
  endFort(g, f.at);
  put(g, fort, placeOf(f.at));
  joinStack(g, f.say, f.side, placeOf(f.at));
  sayFort(f, 'fort-built');
}

/** Removes the marker or, if there is none, the Fort. */
function removeFort(g: State, f: Building): void {
  const fort = fortAt(g, f.side, f.at);
  if (fort === NONE) endFort(g, f.at);
  else remove(g, f.say, fort, REMOVED, '12.0');
  sayFort(f, 'fort-removed');
}

const ready = scratchForce();
const crossing = scratchForce();

/** Members of the stack that may cross the new Road with the Brigade. */
function joining(g: State, f: Building): IdSet<Piece> {
  ready.clear();
  eachIn(g, f.side, placeOf(f.at), (p) => {
    if (f.force.has(p) && !unmet(p === f.by ? CLAUSES.builderGoes : CLAUSES.takenAlready)) return;
    if (!mayAct(g, p)) return;
    crossing.copyFrom(f.force);
    crossing.add(p);
    if (mayCrossNew(g, f.side, crossing, known(f.road))) ready.add(p);
  });
  return ready;
}

Construction.define({
  begin(g, f) {
    f.at = siteOf(g, f.by);
    f.road = NONE;
  },

  choose: Construction.ask({
    rule: '12.0',
    who: (_g, f) => f.side,
    verbs: { begin: [], build: [], repair: [], remove: [], road: [connection], finish: [connection] },
    list(g, f, offer) {
      if (mayBeginFort(g, f.at)) offer.begin();
      if (mayBuildFort(g, f.side, f.at, f.again)) offer.build();
      if (mayRepairFort(g, f.side, f.at)) offer.repair();
      if (mayRemoveFort(g, f.side, f.at)) offer.remove();
      eachRoadToBegin(g, f.at, offer.road);
      eachRoadToBuild(g, f.side, f.by, f.at, f.again, offer.finish);
    },
    take: {
      begin(g, f) {
        beginFort(g, f.side, f.at);
        g.fortsNew.add(f.at);
        sayFort(f, 'fort-begun');
        return Construction.goto('close');
      },
      build(g, f) {
        buildFort(g, f);
        return Construction.goto('close');
      },
      repair(g, f) {
        g.reduced.delete(known(fortAt(g, f.side, f.at)));
        sayFort(f, 'fort-repaired');
        return Construction.goto('close');
      },
      remove(g, f) {
        removeFort(g, f);
        return Construction.goto('close');
      },
      road(g, f, road) {
        beginRoad(g, f.side, road);
        g.roadsNew.add(road);
        sayRoad(f, 'road-begun', road);
        return Construction.goto('close');
      },
      finish(g, f, road) {
        endRoad(g, road);
        sayRoad(f, 'road-built', road);
        f.road = road;
        f.force.add(f.by);
        return undefined;
      },
    },
  }),

  // The Brigade crosses the new Road at once; others of its stack may join it.
  join: Construction.ask({
    rule: '12.0',
    who: (_g, f) => f.side,
    verbs: { take: [piece], go: [] },
    anyOrder: ['take'],
    list(g, f, offer) {
      eachOffered(g, joining(g, f), offer.take);
      if (explaining()) eachElsewhere(g, f.side, placeOf(f.at), offer.take);
      offer.go();
    },
    take: {
      take(_g, f, p) {
        f.force.add(p);
        return Construction.goto('join');
      },
      go(g, f) {
        cross(g, f);
        return Construction.callFor('stopped', Arrival, { side: f.side, at: f.to });
      },
    },
  }),
  arrived: () => undefined,

  close(g, f) {
    g.spent.add(f.by);
    g.spent.addAll(f.force);
    return Construction.end();
  },
});

function cross(g: State, f: Building): void {
  const exit = at(
    exitsOf(f.at).filter(({ by }) => by === f.road),
    0,
  );
  noteCrossing(g, f.side, f.force, exit);
  f.to = exit.to;
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) arrive(g, f.side, p, f.to);
  f.say?.({
    type: 'move',
    side: side.nameOf(f.side),
    at: space.nameOf(f.at),
    to: space.nameOf(f.to),
    pieces: named(f.force),
  });
  leaveBehind(g, f.say, f.side, f.at);
  joinStack(g, f.say, f.side, placeOf(f.to));
}
