import { CHANCE, explaining, type FrameOf, NONE, type None, unmet } from '@carillon/flow';
import { at } from '@carillon/kit';
import { put } from '../change.ts';
import { CLAUSES } from '../clauses.ts';
import { ARRIVING, FRENCH, known, LOSSES, type Piece, piece, space } from '../ids.ts';
import { PickEvent } from '../procedures/contents-events.ts';
import { scratchForce } from '../query/force.ts';
import { eachKeptOut, eachOffered } from '../query/offers.ts';
import type { State } from '../state.ts';
import { eachOtherVillage, returnTo, sayNoVillage, villagesFor } from './british-encroachment.ts';
import type { Part } from './event.ts';
import { partsOf } from './events.ts';

// 7.4 Events that pick counters, one after another.

type Picking = FrameOf<typeof PickEvent>;
const part = (g: State, f: Picking): Part => at(partsOf(g, f.card), f.part);
const able = scratchForce();

function pickable(g: State, f: Picking): typeof able {
  able.clear();
  const { may } = part(g, f);
  // A unit that has just been picked and could not come is not picked again.
  for (const p of piece.all) if (p !== f.now && may(g, p)) able.add(p);
  return able;
}

/** Explain mode: counters that the event does not name. */
const eachUnpickable = (among: typeof able, now: Piece | None, offer: (p: Piece) => void): void =>
  eachKeptOut(
    piece.all,
    (p) => among.has(p),
    (p) => (p === now ? CLAUSES.notAgain : CLAUSES.eventPick),
    offer,
  );

PickEvent.define({
  begin(g, f) {
    f.left = part(g, f).count;
    f.now = NONE;
  },
  able: (g, f) => (f.left === 0 || pickable(g, f).isEmpty ? PickEvent.goto('next') : undefined),
  pick: PickEvent.ask({
    rule: '7.4',
    who: (g, f) => part(g, f).by ?? CHANCE,
    verbs: { pick: [piece] },
    list(g, f, offer) {
      const among = pickable(g, f);
      if (part(g, f).by !== null) eachOffered(g, among, offer.pick);
      else for (let p = among.first(); p !== NONE; p = among.after(p)) offer.pick(p);
      if (explaining()) eachUnpickable(among, f.now, offer.pick);
    },
    take: {
      pick(g, f, p) {
        part(g, f).take(g, f.say, p);
        f.left--;
        f.now = p;
        return g.place.get(p) === ARRIVING ? undefined : PickEvent.goto('able');
      },
    },
  }),
  // British Encroachment: a unit of a Nation goes to any of its Villages without British units.
  village: PickEvent.ask({
    rule: '7.4',
    who: () => FRENCH,
    verbs: { to: [space], none: [] },
    list(g, f, offer) {
      const open = villagesFor(g, known(f.now));
      for (const each of open) offer.to(each);
      if (open.length === 0 || unmet(CLAUSES.villageOpen)) offer.none();
      if (explaining()) eachOtherVillage(open, known(f.now), offer.to);
    },
    take: {
      to(g, f, to) {
        returnTo(g, f.say, known(f.now), to);
        return PickEvent.goto('able');
      },
      none(g, f) {
        put(g, known(f.now), LOSSES);
        sayNoVillage(f.say, known(f.now));
        return PickEvent.goto('able');
      },
    },
  }),
  next(g, f) {
    f.part++;
    return f.part < partsOf(g, f.card).length ? PickEvent.goto('begin') : PickEvent.end();
  },
});
