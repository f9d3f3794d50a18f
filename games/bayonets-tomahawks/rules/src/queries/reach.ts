import { BadValue, flagIn, type IdSet, idsIn, NONE } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { FORCED_MARCH_POINTS } from '../cards/forced-march.ts';
import { known, type Piece, piece, type Space, space, spaceOf } from '../ids.ts';
import { scratchForce } from '../query/force.ts';
import { eachStep, enemiesMet, type MarchProgress, stopsMarch, unitsOf, wouldOverwhelm } from '../query/movement.ts';
import { sideOf } from '../query/presence.ts';
import type { State } from '../state.ts';

/** A reachable space, with the spaces entered on a shortest route, including the last. */
interface Reached {
  readonly to: Space;
  readonly through: readonly Space[];
  readonly ends: boolean;
}

/**
 * `{ force, double, forced }`: where pieces in one space could march, as if they set out now with an Army point, or
 * with a Light one if all are Light; with a `double` point (7.3.4), or as a `forced` March: the route, the `enemies`
 * there (units and Militia), whether they would be Overwhelmed, and whether the march must end there (10.2–10.3, 8.0).
 * It ignores whether the pieces are Spent.
 */
export function reach(g: State, args: Json): Json {
  const force = scratchForce();
  for (const each of idsIn(piece, args, 'force')) force.add(each);
  const from = standOf(g, force);
  const of = known(sideOf(g, known(force.first())));
  const setOut = {
    side: of,
    spent: 0,
    double: flagIn(args, 'double'),
    extra: flagIn(args, 'forced') ? FORCED_MARCH_POINTS : 0,
  };
  return search(g, setOut, force, from).map(({ to, through, ends }) => ({
    to: space.nameOf(to),
    through: through.map(space.nameOf),
    enemies: enemiesMet(g, of, to),
    overwhelms: enemiesMet(g, of, to) > 0 && wouldOverwhelm(g, of, to, unitsOf(force)),
    ends,
  }));
}

/** The space of a force; throws a `BadValue` if its pieces are not together, or belong to two factions. */
function standOf(g: State, force: IdSet<Piece>): Space {
  const pieces = force.toArray();
  const [place, ...others] = new Set(pieces.map((p) => g.place.get(p)));
  const sides = new Set(pieces.map((p) => sideOf(g, p)));
  const at = place === undefined || others.length > 0 || sides.size > 1 || sides.has(NONE) ? NONE : spaceOf(place);
  if (at === NONE) throw new BadValue('the pieces do not stand together on the map');
  return at;
}

function search(g: State, setOut: MarchProgress, force: IdSet<Piece>, from: Space): Reached[] {
  const found: Reached[] = [];
  const seen = new Set([from]);
  let edge: Reached[] = [{ to: from, through: [], ends: false }];
  for (let spent = 0; edge.length > 0; spent++) {
    const way: MarchProgress = { ...setOut, spent };
    edge = edge.filter(({ ends }) => !ends).flatMap((last) => onward(g, way, force, last, seen));
    found.push(...edge);
  }
  return found;
}

function onward(g: State, way: MarchProgress, force: IdSet<Piece>, last: Reached, seen: Set<Space>): Reached[] {
  const next: Reached[] = [];
  eachStep(g, way, force, last.to, (to) => {
    if (seen.has(to)) return;
    seen.add(to);
    next.push({ to, through: [...last.through, to], ends: stopsMarch(g, way.side, force, to) });
  });
  return next;
}
