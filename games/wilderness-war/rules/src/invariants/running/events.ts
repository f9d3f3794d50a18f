import { NONE, type Spot } from '@carillon/flow';
import { isMilitia } from '../../counters.ts';
import {
  BRITISH,
  enemyOf,
  FRENCH,
  LEADER_POOL,
  type Place,
  piece,
  place,
  type Side,
  side,
  spaceOf,
} from '../../ids.ts';
import { flow } from '../../procedures/contents.ts';
import {
  Alliance,
  Cherokees,
  CourierIntercepted,
  Event,
  Expedition,
  FrenchRegulars,
  IndiansDesert,
  LeaderDraw,
  LouisbourgSquadrons,
  Placing,
  PlacingOrRestoring,
  Removing,
  Restoring,
  RolledRestoring,
  SmallPox,
  VaudreuilInterferes,
} from '../../procedures/contents-events.ts';
import { stepsOf } from '../../query/battle.ts';
import type { Force } from '../../query/command.ts';
import { hasFreeFortification, hasUnits, isBesieged } from '../../query/presence.ts';
import type { Sites } from '../../query/reinforcement.ts';
import type { State } from '../../state.ts';
import { impossible } from '../faults.ts';
import { mustBeAt, mustBeLeader, mustBeOf, mustBeOnMap, mustBeSide, mustBeSomebody } from './party.ts';

// 5.5 Events.

const player = (g: State): Side => flow.enclosing(g, Event).side;

/** 5.52 Entering pieces are not in play; 5.522 they enter where there is no enemy and no siege. */
function mayEnter(g: State, of: Side, units: Force, sites: Sites, here: Spot): void {
  mustBeOf(of, units, here);
  for (let p = units.first(); p !== NONE; p = units.after(p)) {
    if (spaceOf(g.place.get(p)) !== NONE)
      throw impossible('wrong-party', `${piece.nameOf(p)} is in play already`, here);
    for (let s = sites.first(); s !== NONE; s = sites.after(s)) mustBeSite(g, of, s, here);
  }
}

function mustBeSite(g: State, of: Side, site: Place, here: Spot): void {
  const where = spaceOf(site);
  const enemy = enemyOf(of);
  const isBox = where === NONE && place.nameOf(site).endsWith('-militias');
  if (isBox) return;
  const open =
    where !== NONE && !hasUnits(g, enemy, where) && !hasFreeFortification(g, enemy, where) && !isBesieged(g, where);
  if (!open) throw impossible('elsewhere', `${side.nameOf(of)} gets nobody at ${place.nameOf(site)}`, here);
}

/** Only Militia enter a militia box, and they enter nowhere else. */
function mustFitSites(units: Force, sites: Sites, here: Spot): void {
  const p = units.first();
  for (let s = sites.first(); p !== NONE && s !== NONE; s = sites.after(s)) {
    if ((spaceOf(s) === NONE) === isMilitia(p)) continue;
    throw impossible('in-wrong-box', `${piece.nameOf(p)} does not enter at ${place.nameOf(s)}`, here);
  }
}

/** Leaders enter spaces, no militia box. */
function mustBeSpaces(sites: Sites, here: Spot): void {
  for (let s = sites.first(); s !== NONE; s = sites.after(s)) {
    if (spaceOf(s) === NONE) throw impossible('elsewhere', `no leader enters at ${place.nameOf(s)}`, here);
  }
}

/** A question offers at least one piece, and at least one place. */
function mustBeAny(some: readonly { readonly isEmpty: boolean }[], here: Spot): void {
  if (some.some(({ isEmpty }) => isEmpty)) throw impossible('wrong-party', 'there is nothing to choose from', here);
}

flow.frames.holds(Placing, (g, f, here) => {
  mayEnter(g, f.side, f.units, f.sites, here);
  mustFitSites(f.units, f.sites, here);
  if (f.most <= 0) throw impossible('wrong-party', 'nobody enters any more', here);
  mustBeAny([f.units, f.sites], here);
});

flow.frames.holds(Restoring, (g, f, here) => {
  mustBeOf(f.side, f.units, here);
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) {
    if (!g.reduced.has(p)) throw impossible('wrong-party', `${piece.nameOf(p)} is not reduced`, here);
  }
  mustBeAny([f.units], here);
});

flow.frames.holds(RolledRestoring, (g, f, here) => {
  mustBeSide(f.side, player(g), here);
  mustBeOf(f.side, f.units, here);
});

flow.frames.holds(PlacingOrRestoring, (g, f, here, { step }) => {
  mustBeSide(f.side, player(g), here);
  if (step !== 'choose') return;
  mayEnter(g, f.side, f.units, f.sites, here);
  mustFitSites(f.units, f.sites, here);
  mustBeOf(f.side, f.worn, here);
  mustBeAny([f.units, f.sites, f.worn], here);
});

flow.frames.holds(Removing, (g, f, here) => {
  mustBeSide(f.side, BRITISH, here);
  mustBeOf(BRITISH, f.units, here);
  for (let p = f.units.first(); p !== NONE; p = f.units.after(p)) mustBeOnMap(g, BRITISH, p, here);
  mustBeAny([f.units], here);
});

flow.frames.holds(LeaderDraw, (g, f, here, { step }) => {
  if (f.count < 0) throw impossible('wrong-party', 'no leader is drawn', here);
  mustBeAny([f.sites], here);
  mustBeSpaces(f.sites, here);
  for (let s = f.sites.first(); s !== NONE; s = f.sites.after(s)) mustBeSite(g, BRITISH, s, here);
  if (step !== 'dismiss' && step !== 'place') return;
  mustBeLeader(BRITISH, f.leader, here);
  if (f.leader === NONE || g.place.get(f.leader) !== LEADER_POOL)
    throw impossible('in-leader-pool', 'no leader was drawn from the pool', here);
});

flow.frames.holds(Expedition, (g, f, here, { step }) => {
  mustBeSide(player(g), BRITISH, here);
  if (step !== 'leaders') return;
  mayEnter(g, BRITISH, f.units, f.sites, here);
  mustFitSites(f.units, f.sites, here);
});

flow.frames.holds(FrenchRegulars, (g, f, here) => {
  mustBeSide(player(g), FRENCH, here);
  mayEnter(g, FRENCH, f.units, f.sites, here);
  mustFitSites(f.units, f.sites, here);
  mustBeAny([f.sites], here);
});

flow.frames.holds(Cherokees, (g, f, here) => {
  mustBeSide(player(g), BRITISH, here);
  mayEnter(g, BRITISH, f.units, f.sites, here);
  mustFitSites(f.units, f.sites, here);
  mustBeAny([f.units, f.sites], here);
});

flow.frames.holds(Alliance, (g, f, here) => {
  mustBeSide(f.side, player(g), here);
  mustBeOf(f.side, f.tribes, here);
});

flow.frames.holds(LouisbourgSquadrons, (g, f, here) => {
  if (f.card !== flow.enclosing(g, Event).card) throw impossible('wrong-card', 'another card was played', here);
});

flow.frames.holds(CourierIntercepted, (g, f, here, { step }) => {
  mustBeSide(f.side, player(g), here);
  if (step === 'take' && g.held.get(enemyOf(f.side)) === 0)
    throw impossible('nothing-to-play', 'no card can be taken', here);
});

flow.frames.holds(IndiansDesert, (g, f, here) => {
  mustBeSide(f.side, player(g), here);
  if (f.gone < 0 || f.gone > 1) throw impossible('wrong-party', 'no more Indians desert', here);
});

flow.frames.holds(SmallPox, (g, f, here, { step }) => {
  mustBeSide(f.side, player(g), here);
  if (step === 'choose') return;
  if (f.at === NONE) throw impossible('elsewhere', 'no space is struck', here);
  mustBeAt(g, enemyOf(f.side), f.units, f.at, here);
  mustBeSomebody(f.units, here);
  if (step === 'lose' && (f.due <= 0 || f.due > stepsOf(g, f.units))) {
    throw impossible('losses-too-high', 'the steps due are not those of the units', here);
  }
});

flow.frames.holds(VaudreuilInterferes, (g, f, here, { step }) => {
  if (step !== 'second') return;
  mustBeLeader(FRENCH, f.one, here);
  mustBeOnMap(g, FRENCH, f.one, here);
});
