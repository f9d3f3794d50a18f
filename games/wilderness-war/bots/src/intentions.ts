import { NONE } from '@carillon/flow';
import {
  BRITISH,
  besiegedSide,
  commandOf,
  controls,
  enemyOf,
  FRENCH,
  firstAt,
  hasFortification,
  hasFortress,
  isFortress,
  isLeader,
  isUnit,
  nextAt,
  originallyOf,
  type Piece,
  placeOf,
  type Side,
  type Space,
  type State,
  season,
  space,
  suffersAttrition,
  supplyOf,
} from '@carillon/wilderness-war-rules/search';
import { distance } from './distance.ts';
import type { Field } from './field.ts';
import type { Aim, ArmyIntention, Intention, Weighed } from './intention.ts';
import { garrisonsOf, raidsOf } from './parties.ts';
import { shareFor } from './plays.ts';
import { prizeOf, SCORING } from './prizes.ts';
import { fortsToward, isBegun, isSuppliable } from './roads.ts';

const LATE = season.of('late');
const [HALIFAX, LOUISBOURG] = [space.of('halifax'), space.of('louisbourg')];
/** The maximum number of armies considered, strongest first, and of targets for each. */
const [ARMIES, TARGETS] = [4, 3];
/** The minimum strength of an army. */
const ARMY = 6;
/** The maximum number of connections to a target, for marches over two card plays. */
const REACH = 6;
/** A fort is on the road if it is within one march, and lengthens the way to the siege by at most this detour. */
const [MARCH, DETOUR] = [4, 1];
/** How much a leader counts besides the share of cards that activate him. */
const READY = 0.5;
/** Enemies within this distance of a siege can cut its line of supply. */
const NEAR = 3;
/** The maximum number of intentions listed. */
const MOST = 16;
/** 11.1 Units that a fort or stockade shelters. */
const SHELTERED = 4;
/**
 * The factors for the worth of a fort: relative to the siege that it supplies, for a fort already begun, and for each
 * space by which supply still falls short.
 */
const [FORT, BEGUN, SHORT] = [0.6, 1.5, 0.5];

interface Army {
  readonly leader: Piece;
  readonly at: Space;
  readonly strength: number;
}

interface Goal {
  readonly aim: ArmyIntention['aim'];
  readonly target: Space;
  /** The siege that a fort is to supply. */
  readonly siege?: Space;
  readonly worth: number;
}

/**
 * The intentions that a side may have, the best first. For each of the strongest armies, up to three of these: a siege
 * within reach that can be supplied, a fort that brings supply there, enemies who cut the supply of a siege, a post to
 * relieve, the main army to join, the port from which armies land, shelter for the winter. For other pieces: raids in a
 * region, and a unit for an empty post. `weights`: the factor for each aim; 1 if absent.
 */
export function intentionsOf(
  g: State,
  of: Side,
  field: Field,
  weights: { readonly [A in Aim]?: number } = {},
): readonly Intention[] {
  const armies = armiesOf(g, of, field);
  const goals = goalsOf(g, of, field, armies);
  const [main] = armies;
  const weigh = <I extends Weighed>(each: I): I => ({ ...each, worth: each.worth * (weights[each.aim] ?? 1) });
  const ofArmies = armies.flatMap((army) => {
    const own =
      main === undefined || army === main ? goals : [...goals, { aim: 'gather' as const, target: main.at, worth: 1 }];
    const all = own.map((goal) =>
      weigh({ aim: goal.aim, target: goal.target, leader: army.leader, worth: worthOf(g, of, field, army, goal) }),
    );
    return bestOf(all);
  });
  const ofParties = [...raidsOf(g, of, field), ...garrisonsOf(g, of, field)]
    .map(weigh)
    .filter(({ worth }) => worth > 0);
  return [...ofArmies, ...ofParties].toSorted((a, b) => b.worth - a.worth).slice(0, MOST);
}

/** The best of an army: one fort at most, because many lead the same way. */
function bestOf<I extends Weighed>(all: readonly I[]): readonly I[] {
  const best = all.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  const fort = best.find(({ aim }) => aim === 'fort');
  return best.filter((each) => each.aim !== 'fort' || each === fort).slice(0, TARGETS);
}

function armiesOf(g: State, of: Side, field: Field): readonly Army[] {
  const found: Army[] = [];
  for (let i = 0; i < field.spaces(of); i++) {
    const at = field.spaceAt(of, i);
    const strength = field.strength(of, at);
    if (field.drilled(of, at) === 0 || strength < ARMY) continue;
    const units = field.drilled(of, at) + field.auxiliaries(of, at);
    const leader = bestLeader(g, of, at, units);
    if (leader !== NONE) found.push({ leader, at, strength: strength * Math.min(1, commandOf(leader) / units) });
  }
  return found.toSorted((a, b) => b.strength - a.strength).slice(0, ARMIES);
}

/** The leader who leads most of an army with most of the cards (5.32, 5.34). */
function bestLeader(g: State, of: Side, at: Space, units: number): Piece | -1 {
  let [best, most]: [Piece | -1, number] = [NONE, 0];
  for (let p = firstAt(g, of, placeOf(at)); p !== NONE; p = nextAt(g, of, placeOf(at), p)) {
    if (!isLeader(p) || g.inside.has(p)) continue;
    const worth = Math.min(units, commandOf(p)) * (READY + shareFor(p));
    if (worth > most) [best, most] = [p, worth];
  }
  return best;
}

function goalsOf(g: State, of: Side, field: Field, armies: readonly Army[]): readonly Goal[] {
  const enemy = enemyOf(of);
  const goals: Goal[] = [];
  const supply = supplyOf(g, of);
  const beyond: Space[] = [];
  const seek = (s: Space): void => {
    const prize = prizeOf(g, enemy, s);
    if (prize <= 1) return;
    // 8.231 Out of supply nobody rolls.
    if (isSuppliable(supply, s)) goals.push({ aim: 'siege', target: s, worth: prize });
    else if (armies.some(({ at }) => distance(at, s) <= REACH)) beyond.push(s);
  };
  for (const s of SCORING) seek(s);
  for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) seek(s);
  if (g.season === LATE) goals.push(...roofs(g, of, armies));
  for (let s = g.besieged.first(); s !== NONE; s = g.besieged.after(s)) {
    if (besiegedSide(g, s) === of) goals.push({ aim: 'relieve', target: s, worth: 2 });
    else if (!supply.has(s)) goals.push(...cutters(of, field, s));
  }
  if (of === BRITISH && hasFortress(g, FRENCH, LOUISBOURG) && controls(g, BRITISH, HALIFAX))
    goals.push({ aim: 'sail', target: HALIFAX, worth: 2 }, { aim: 'sail', target: LOUISBOURG, worth: 2 });
  // The rules reuse one set of supplied spaces. This comes last, because it computes supply again.
  for (const s of beyond) goals.push(...fortGoals(g, of, s));
  return goals;
}

/** 12.21 Forts that bring supply nearer to a siege. */
const fortGoals = (g: State, of: Side, s: Space): readonly Goal[] =>
  fortsToward(g, of, s).map(({ at, left }) => ({
    aim: 'fort',
    target: at,
    siege: s,
    worth: (FORT * prizeOf(g, enemyOf(of), s) * (isBegun(g, of, at) ? BEGUN : 1)) / (1 + SHORT * Math.max(0, left - 1)),
  }));

/** 11.1 Shelters for the winter, the nearest to each army: home spaces, fortresses and other works. */
function roofs(g: State, of: Side, armies: readonly Army[]): readonly Goal[] {
  const sheltered = space.all.filter(
    (s) => !g.besieged.has(s) && (originallyOf(s) === of || hasFortification(g, of, s)),
  );
  const near = armies.flatMap(({ at }) =>
    sheltered.toSorted((a, b) => distance(at, a) - distance(at, b)).slice(0, TARGETS),
  );
  return [...new Set(near)].map((target) => ({ aim: 'winter', target, worth: 1 }));
}

/** 12.2 Enemies near a siege who may cut its line. */
function cutters(of: Side, field: Field, siege: Space): readonly Goal[] {
  const enemy = enemyOf(of);
  const found: Goal[] = [];
  for (let i = 0; i < field.spaces(enemy); i++) {
    const s = field.spaceAt(enemy, i);
    if (s !== siege && distance(s, siege) <= NEAR && field.strength(enemy, s) > 0)
      found.push({ aim: 'clear', target: s, worth: 2 });
  }
  return found;
}

/** The worth of a goal to an army: less if it is far or strongly defended, nothing if it is out of reach. */
function worthOf(
  g: State,
  of: Side,
  field: Field,
  { at, strength }: Army,
  { aim, target, siege, worth }: Goal,
): number {
  // 5.42 An army in the space of an intended fort builds it.
  if (at === target) return aim === 'fort' ? worth : 0;
  // 6.431 Armies land at Louisbourg from Halifax.
  if (aim === 'sail') return (at === HALIFAX) === (target === LOUISBOURG) && isByTheSea(g, at) ? worth : 0;
  const away = distance(at, target);
  if (away > REACH) return 0;
  if (siege !== undefined && (away > MARCH || away + distance(target, siege) > distance(at, siege) + DETOUR)) return 0;
  if (aim === 'winter') return isRoofFor(g, of, at, target) ? worth / (1 + 0.3 * away) : 0;
  const against = field.strength(enemyOf(of), target);
  return (worth * strength) / (strength + 1.3 * against + 2) / (1 + 0.3 * away);
}

const PORTS: readonly Space[] = ['halifax', 'new-york', 'boston', 'philadelphia'].map((name) => space.of(name));
const isByTheSea = (g: State, at: Space): boolean => PORTS.includes(at) && controls(g, BRITISH, at);

/** 11.1 Whether a target shelters an army that would suffer in winter in its present space. */
function isRoofFor(g: State, of: Side, at: Space, target: Space): boolean {
  if (!suffersAttrition(g, of, at)) return false;
  if (originallyOf(target) === of || isFortress(target)) return true;
  return unitsAt(g, of, at) + unitsAt(g, of, target) <= SHELTERED;
}

function unitsAt(g: State, of: Side, at: Space): number {
  let count = 0;
  for (let p = firstAt(g, of, placeOf(at)); p !== NONE; p = nextAt(g, of, placeOf(at), p)) if (isUnit(p)) count++;
  return count;
}
