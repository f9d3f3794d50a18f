import { CHANCE, Choices, chanceFrom, copyInto, NONE, OVER } from '@carillon/flow';
import { at, type Random, seeded } from '@carillon/kit';
import { goInside, put } from '../../src/change.ts';
import { isLeader, isMilitia, sideOf } from '../../src/counters.ts';
import {
  BRITISH,
  enemyOf,
  type Piece,
  piece,
  placeOf,
  type Side,
  type Space,
  side,
  space,
  spaceOf,
} from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { adjacentTo, isCultivated } from '../../src/map.ts';
import { attackOf, toFight } from '../../src/odds/approach.ts';
import { type Fight, fightOf } from '../../src/odds/fights.ts';
import { flow } from '../../src/procedures/contents.ts';
import { scratchForce } from '../../src/query/command.ts';
import { hasFortress, hasPost } from '../../src/query/presence.ts';
import { setSiegeLevel } from '../../src/query/siege.ts';
import { settle } from '../../src/settle.ts';
import { type State, shape } from '../../src/state.ts';

// Positions with a fight about to be decided: some come up in random games, others are made of these by gathering random
// forces, so that large armies, ambushes, sieges and assaults are among them.

/** A position before the dice of a fight. */
export interface Sample {
  readonly g: State;
  readonly fight: Fight;
}

const choices = new Choices();
const FIGHTS = /battle|siege|assault|raid\.|interception|avoid|shelter/;

function copyOf(g: State): State {
  const copy = shape.blank();
  copyInto(copy, g);
  return copy;
}

/**
 * A random game, played by a player who seeks fights; each position is shown before it is played on, until `look` says
 * no.
 */
export function walk(seed: number, look: (g: State) => boolean): void {
  const random = seeded(seed);
  const chance = chanceFrom(random);
  const g = wildernessWar.start('annus-mirabilis', {});
  while (flow.who(g) !== OVER && look(g)) {
    const who = flow.who(g);
    flow.list(g, who, choices);
    const chosen = who === CHANCE ? choices.get(chance.draw(choices, 0)) : pick(g, who, random);
    flow.take(g, who, chosen);
  }
}

/** Nine times in ten a choice that leads to a fight, or else one that moves on. */
function pick(g: State, who: Side | number, random: Random): number {
  const all = choices.toArray();
  const any = (some: readonly number[]): number => at(some, random.below(some.length));
  if (random.below(10) === 0 || FIGHTS.test(flow.breadcrumb(g))) return any(all);
  const trial = shape.blank();
  const leading = all.filter((choice) => {
    copyInto(trial, g);
    flow.take(trial, who, choice);
    return flow.who(trial) !== OVER && FIGHTS.test(flow.breadcrumb(trial));
  });
  const moving = all.filter((choice) => /^(activate|take|lead|move)/.test(flow.text(g, choice)));
  return any(leading.length > 0 ? leading : moving.length > 0 ? moving : all);
}

/** Fights as they come up in random games. */
export function* walked(firstSeed: number): Generator<Sample> {
  for (let seed = firstSeed; ; seed++) {
    const found: Sample[] = [];
    walk(seed, (g) => {
      const fight = flow.who(g) === CHANCE ? undefined : fightOf(g);
      if (fight !== undefined) found.push({ g: copyOf(g), fight });
      return true;
    });
    yield* found;
  }
}

/** Positions in which a side is to play a card, out of random games. */
function* quiet(firstSeed: number, random: Random): Generator<State> {
  for (let seed = firstSeed; ; seed++) {
    const found: State[] = [];
    walk(seed, (g) => {
      if (flow.breadcrumb(g).endsWith('phase.card') && random.below(4) === 0) found.push(copyOf(g));
      return true;
    });
    yield* found;
  }
}

const any = <T>(all: readonly T[], random: Random): T => at(all, random.below(all.length));

/** Pieces of a side that are on the map outside posts: some leaders, some units. */
function gathered(g: State, of: Side, random: Random, leaders: number, units: number): Piece[] {
  const free = piece.all.filter(
    (p) => sideOf(p) === of && spaceOf(g.place.get(p)) !== NONE && !g.inside.has(p) && !isMilitia(p),
  );
  const some = (all: readonly Piece[], most: number): Piece[] => {
    const left = [...all];
    return Array.from({ length: Math.min(most, left.length) }, () => at(left.splice(random.below(left.length), 1), 0));
  };
  return [
    ...some(free.filter(isLeader), leaders),
    ...some(
      free.filter((p) => !isLeader(p)),
      units,
    ),
  ];
}

function gatherAt(g: State, pieces: readonly Piece[], where: Space, random: Random): void {
  for (const p of pieces) {
    put(g, p, placeOf(where));
    if (!isLeader(p) && random.below(4) === 0) g.reduced.add(p);
  }
}

/** Battles that random forces fight in random spaces, mostly in the wilderness. */
export function* battles(firstSeed: number): Generator<Sample> {
  const random = seeded(firstSeed);
  for (const g of quiet(firstSeed, random)) {
    const to = any(
      space.all.filter((each) => adjacentTo(each).length > 0 && (!isCultivated(each) || random.below(4) === 0)),
      random,
    );
    const from = any(adjacentTo(to), random).to;
    const attacker = any(side.all, random);
    gatherAt(g, gathered(g, enemyOf(attacker), random, random.below(5), 1 + random.below(9)), to, random);
    const force = scratchForce();
    const pieces = gathered(g, attacker, random, random.below(6), 1 + random.below(11));
    gatherAt(g, pieces, from, random);
    for (const p of pieces) force.add(p);
    const there = attackOf(g, { side: attacker, force, from, to });
    const fight = there && toFight(there, () => undefined);
    if (there && fight?.kind === 'battle') yield { g: there, fight };
  }
}

/** Sieges at a random level, of random posts by random forces; asked for a roll where that is allowed, else for an assault. */
export function* sieges(firstSeed: number): Generator<Sample> {
  const random = seeded(firstSeed);
  for (const g of quiet(firstSeed, random)) {
    const owner = any(side.all, random);
    const posts = space.all.filter((each) => hasPost(g, owner, each));
    if (posts.length === 0) continue;
    const sample = besieged(g, owner, any(posts, random), random);
    if (sample !== undefined) yield sample;
  }
}

function besieged(g: State, owner: Side, where: Space, random: Random): Sample | undefined {
  const besieger = enemyOf(owner);
  const most = hasFortress(g, owner, where) ? 8 : 4;
  gatherAt(g, gathered(g, owner, random, random.below(3), random.below(most + 1)), where, random);
  for (const p of piece.all) if (sideOf(p) === owner && g.place.get(p) === placeOf(where)) goInside(g, p);
  const pieces = gathered(g, besieger, random, 1 + random.below(4), 2 + random.below(10));
  gatherAt(g, pieces, where, random);
  if (besieger === BRITISH && random.below(2) === 0) g.amphib.add(where);
  setSiegeLevel(g, where, random.below(3));
  settle(g, undefined);
  const force = scratchForce();
  for (const p of pieces) force.add(p);
  const there = attackOf(g, { side: besieger, force, from: where, to: where });
  const fight = there && toFight(there, () => undefined);
  return there && fight && fight.kind !== 'raid' ? { g: there, fight } : undefined;
}

/** Raids that random Auxiliaries make in random spaces. */
export function* raids(firstSeed: number): Generator<Sample> {
  const random = seeded(firstSeed);
  for (const g of quiet(firstSeed, random)) {
    const raider = any(side.all, random);
    const to = any(
      space.all.filter((each) => adjacentTo(each).length > 0),
      random,
    );
    const from = any(adjacentTo(to), random).to;
    const pieces = gathered(g, raider, random, random.below(3), 1 + random.below(4));
    gatherAt(g, pieces, from, random);
    const force = scratchForce();
    for (const p of pieces) force.add(p);
    const there = attackOf(g, { side: raider, force, from, to });
    const fight = there && toFight(there, () => undefined);
    if (there && fight?.kind === 'raid') yield { g: there, fight };
  }
}

/** The first `count` samples. */
export function take<T>(count: number, samples: Generator<T>): T[] {
  const taken: T[] = [];
  for (const each of samples) {
    taken.push(each);
    if (taken.length === count) break;
  }
  return taken;
}
