import { explaining, met, NONE, type None, unmet } from '@carillon/flow';
import { put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { firstPiece, firstUnit } from '../counters.ts';
import { BRITISH, FRENCH, known, marker, type Piece, piece, placeOf, space } from '../ids.ts';
import type { LeaderName } from '../names.ts';
import { DEMOLITION } from '../procedures/chapter-05-construction.ts';
import { flow } from '../procedures/contents.ts';
import { VaudreuilInterferes } from '../procedures/contents-events.ts';
import { keptFromRemoval, mayBeRemoved } from '../query/reinforcement.ts';
import type { State } from '../state.ts';
import type { EventCard } from './event.ts';

const LOUISBOURG = placeOf(space.of('louisbourg'));
const NO_FRENCH_NAVAL = marker.of('no-french-naval');

/** 8.22 An unbesieged French leader on the map; once the French may not sail, none at Louisbourg. */
function mayGo(g: State, p: Piece): boolean {
  if (!mayBeRemoved(g, p)) return false;
  return g.place.get(p) !== LOUISBOURG || !g.inEffect.has(NO_FRENCH_NAVAL);
}

/** Calls `offer` for each leader other than `but` who may be exchanged. */
function eachLeader(g: State, but: Piece | None, offer: (p: Piece) => void): void {
  for (let p = firstPiece(FRENCH); p < firstUnit(FRENCH); p++) if (p !== but && mayGo(g, p)) offer(p);
}

/** Explain mode: all who may not be exchanged. */
function eachOther(g: State, but: Piece | None, offer: (p: Piece) => void): void {
  for (const p of piece.all) {
    const isFrenchLeader = p >= firstPiece(FRENCH) && p < firstUnit(FRENCH);
    const clause = isFrenchLeader ? keptFromRemoval(g, p) : CLAUSES.frenchLeaders;
    if (unmet(clause ?? (p === but ? CLAUSES.anotherLeader : CLAUSES.louisbourgCut))) offer(p);
  }
}

function leadersReady(g: State): number {
  let ready = 0;
  eachLeader(g, NONE, () => {
    ready++;
  });
  return ready;
}

/** Whether all leaders who may be exchanged are in one place. */
function areTogether(g: State): boolean {
  const places = new Set<number>();
  eachLeader(g, NONE, (p) => {
    places.add(g.place.get(p));
  });
  return places.size < 2;
}

/** Two leaders change places; their units stay. */
function exchange(g: State, one: Piece, other: Piece): void {
  const where = g.place.get(one);
  put(g, one, g.place.get(other));
  put(g, other, where);
}

/** Governor Vaudreuil Interferes (22): two unbesieged French leaders, of the British player's choice, change places. Confidence: high. */
export const governorVaudreuilInterferes: EventCard = {
  allowed: (g) => met(CLAUSES.twoLeaders, leadersReady(g) >= 2),
  idle: areTogether,
  play: () => flow.call(VaudreuilInterferes, {}),
};

VaudreuilInterferes.define({
  first: VaudreuilInterferes.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: () => BRITISH,
    verbs: { exchange: [piece] },
    list(g, _f, offer) {
      eachLeader(g, NONE, offer.exchange);
      if (explaining()) eachOther(g, NONE, offer.exchange);
    },
    take: {
      exchange(_g, f, p) {
        f.one = p;
      },
    },
  }),
  second: VaudreuilInterferes.ask({
    rule: '5.51',
    aside: DEMOLITION,
    who: () => BRITISH,
    verbs: { with: [piece] },
    list(g, f, offer) {
      eachLeader(g, f.one, offer.with);
      if (explaining()) eachOther(g, f.one, offer.with);
    },
    take: {
      with(g, f, p) {
        const one = known(f.one);
        const names = [piece.nameOf(one) as LeaderName, piece.nameOf(p) as LeaderName] as const;
        f.say?.({ type: 'leaders-exchanged', leaders: names });
        exchange(g, one, p);
      },
    },
  }),
  close: () => VaudreuilInterferes.end(),
});
