import { NONE, type Sink } from '@carillon/flow';
import { eliminate, put, restore, sideName } from '../change.ts';
import { homeOf, sideOf } from '../counters.ts';
import { type Marker, marker, type Piece, type Place, piece, place } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { type Force, scratchForce } from '../query/command.ts';
import { type Sites, scratchSites } from '../query/reinforcement.ts';
import { at, named } from '../say.ts';
import type { State } from '../state.ts';

// The changes that events make to the position, each with its log entry.

type Say = Sink<LogEntry> | undefined;

/** Scratch set for the arguments of a procedure. */
export const scratch: { readonly units: Force; readonly worn: Force; readonly sites: Sites } = {
  units: scratchForce(),
  worn: scratchForce(),
  sites: scratchSites(),
};

/** 5.521 A piece enters at full strength. 5.532 Its settlement is marked as allied. */
export function bringIn(g: State, say: Say, p: Piece, to: Place): void {
  put(g, p, to);
  say?.({ type: 'placed', side: sideName(sideOf(p)), pieces: [piece.nameOf(p)], at: place.nameOf(to) });
  markAllied(g, say, p);
}

/** 5.532 The settlement of an Indian unit on the map carries an Allied marker. */
export function markAllied(g: State, say: Say, p: Piece): void {
  const home = homeOf(p);
  if (home === NONE || g.allied.has(home)) return;
  g.allied.add(home);
  say?.({ type: 'allied', side: sideName(sideOf(p)), at: at(home), rule: '5.532' });
}

/** 5.523 A unit is restored to full strength. */
export function mend(g: State, say: Say, p: Piece): void {
  restore(g, p);
  say?.({ type: 'restored', side: sideName(sideOf(p)), pieces: [piece.nameOf(p)] });
}

/** 5.523 All units of a set are restored. */
export function mendAll(g: State, say: Say, units: Force): void {
  const first = units.first();
  if (first === NONE) return;
  for (let p = units.first(); p !== NONE; p = units.after(p)) restore(g, p);
  say?.({ type: 'restored', side: sideName(sideOf(first)), pieces: named(units) });
}

/** An event takes a unit off the map. */
export function takeAway(g: State, say: Say, p: Piece): void {
  const where = place.nameOf(g.place.get(p));
  say?.({ type: 'eliminated', side: sideName(sideOf(p)), pieces: [piece.nameOf(p)], at: where, rule: '5.51' });
  eliminate(g, p);
}

/** An event takes all of a set off the map. */
export function takeAllAway(g: State, say: Say, units: Force): void {
  for (let p = units.first(); p !== NONE; p = units.after(p)) takeAway(g, say, p);
}

/** 5.51 A marker is placed as a reminder. */
export function placeMarker(g: State, say: Say, which: Marker): void {
  if (g.inEffect.has(which)) return;
  g.inEffect.add(which);
  say?.({ type: 'marker', marker: marker.nameOf(which), placed: true });
}

/** 5.51 A marker is removed. */
export function removeMarker(g: State, say: Say, which: Marker): void {
  if (!g.inEffect.has(which)) return;
  g.inEffect.delete(which);
  say?.({ type: 'marker', marker: marker.nameOf(which), placed: false });
}
