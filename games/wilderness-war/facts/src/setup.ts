import { counterIds, pieceIds, SIDES } from './names.ts';
import type { Facts, ForceRow, SetupRow, SideSetupRow, UnitRow } from './source.ts';

/** Pieces that begin in a space or a militia box. */
export interface Placed {
  readonly at: string;
  readonly pieces: readonly string[];
}

/** Counters of one set-up, each given out once. */
class Counters {
  private readonly free: Map<string, { readonly id: string; readonly name: string }[]>;

  constructor(units: readonly UnitRow[]) {
    this.free = new Map(
      units.map((unit) => [unit.id, counterIds(unit).map((id, index) => ({ id, name: unit.names[index] ?? '' }))]),
    );
  }

  /** The first free counter of the group with the printed name, or nothing. */
  named(group: string, name: string): string | undefined {
    const left = this.free.get(group) ?? [];
    const found = left.find((counter) => counter.name === name);
    this.free.set(
      group,
      left.filter((counter) => counter !== found),
    );
    return found?.id;
  }

  /** The first free counter of the group. */
  next(group: string): string {
    const found = this.free.get(group)?.shift();
    if (found === undefined) throw new Error(`no counter left of ${group}`);
    return found.id;
  }
}

/**
 * The named counters of a force. Each printed name takes a counter of the first group of the force that has one free,
 * as long as the group's number is not used up.
 */
function namedCounters(force: ForceRow, counters: Counters, wanted: Map<string, number>): string[] {
  return force.printedNames.map((name) => {
    for (const [group, number] of wanted) {
      const id = number > 0 ? counters.named(group, name) : undefined;
      if (id === undefined) continue;
      wanted.set(group, number - 1);
      return id;
    }
    throw new Error(`no counter named ${name}`);
  });
}

function restOf(wanted: ReadonlyMap<string, number>, counters: Counters): string[] {
  return [...wanted].flatMap(([group, number]) => Array.from({ length: number }, () => counters.next(group)));
}

interface OpenForce {
  readonly at: string;
  readonly pieces: string[];
  readonly wanted: Map<string, number>;
}

/** Leaders and named counters first, so that a counter with a name is never taken as the next free one. */
function openForces(own: SideSetupRow, counters: Counters): OpenForce[] {
  return Object.entries(own.forces).map(([at, force]) => {
    const wanted = new Map(Object.entries(force.units));
    const named = namedCounters(force, counters, wanted);
    return { at, pieces: [...force.leaders, ...named], wanted };
  });
}

function militia(facts: Facts, own: SideSetupRow, counters: Counters): Placed[] {
  return Object.entries(own.militiaBoxes).map(([at, number]) => {
    const group = facts.pieces.units.find((unit) => unit.boxes?.includes(at))?.id ?? at;
    return { at, pieces: restOf(new Map([[group, number]]), counters) };
  });
}

/** Forces and militia of a side as piece ids, each force in the order of the pieces. */
export interface SidePlacement {
  readonly forces: readonly Placed[];
  readonly militia: readonly Placed[];
}

/** The place where each piece of both sides begins on the map. */
export function placements(facts: Facts, setup: SetupRow): Record<'french' | 'british', SidePlacement> {
  const counters = new Counters(facts.pieces.units);
  const order = new Map(pieceIds(facts).map((id, index) => [id, index]));
  const rank = (id: string) => order.get(id) ?? -1;
  const place = (side: 'french' | 'british'): SidePlacement => {
    const open = openForces(setup[side], counters);
    const forces = open.map(({ at, pieces, wanted }) => {
      const all = [...pieces, ...restOf(wanted, counters)];
      return { at, pieces: all.sort((first, second) => rank(first) - rank(second)) };
    });
    return { forces, militia: militia(facts, setup[side], counters) };
  };
  return { french: place('french'), british: place('british') };
}

/** Pieces that no part of the set-up names: they may still enter by cards. */
export function reserveOf(
  facts: Facts,
  setup: SetupRow,
  placed: Record<'french' | 'british', SidePlacement>,
): string[] {
  const onMap = SIDES.flatMap((side) => [...placed[side].forces, ...placed[side].militia]).flatMap((row) => row.pieces);
  const leaders = [
    ...setup.leaderPool.fromStart,
    ...setup.leaderPool.addedLater.flatMap((entry) => entry.leaders),
    ...setup.setAsideLeaders.flatMap((entry) => entry.leaders),
    ...setup.notUsedLeaders,
  ];
  const used = new Set([...onMap, ...leaders]);
  return pieceIds(facts).filter((id) => !used.has(id));
}
