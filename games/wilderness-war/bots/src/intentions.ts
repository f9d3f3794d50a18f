import { type IdSet, NONE } from '@carillon/flow';
import {
  adjacentTo,
  BRITISH,
  besiegedSide,
  commandOf,
  controls,
  enemyOf,
  FRENCH,
  firstAt,
  hasFortification,
  hasFortress,
  initiativeOf,
  isLeader,
  nextAt,
  originallyOf,
  type Piece,
  placeOf,
  type Side,
  type Space,
  type State,
  season,
  space,
  supplyOf,
} from '@carillon/wilderness-war-rules/search';
import { distance } from './distance.ts';
import type { Field } from './field.ts';
import { prizeOf, SCORING } from './prizes.ts';

/** Why an army goes somewhere. */
export type Aim = 'siege' | 'clear' | 'relieve' | 'gather' | 'sail' | 'winter';

/** What a side may set out to do with its card play: an army under a leader goes to a space. */
export interface Intention {
  readonly aim: Aim;
  readonly leader: Piece;
  readonly target: Space;
}

const LATE = season.of('late');
const [HALIFAX, LOUISBOURG] = [space.of('halifax'), space.of('louisbourg')];
/** Armies that are looked at, the strongest first; targets of each. */
const [ARMIES, TARGETS] = [4, 3];
/** The least strength of an army. */
const ARMY = 6;
/** Spaces that a march may take, over two card plays. */
const REACH = 6;
/** A line of supply is cut so near a siege. */
const NEAR = 3;
/** 6.41 A force sails with a card of this value. */
const SAILING = 3;

interface Army {
  readonly leader: Piece;
  readonly at: Space;
  readonly strength: number;
}

interface Goal {
  readonly aim: Aim;
  readonly target: Space;
  readonly worth: number;
}

/**
 * What a side may set out to do, the best of each army first: a siege within reach of an army, enemies who cut the
 * supply of a siege, a post to relieve, the main army to join, the port from which armies land, a roof for the winter.
 */
export function intentionsOf(g: State, of: Side, field: Field): readonly Intention[] {
  const armies = armiesOf(g, of, field);
  const goals = goalsOf(g, of, field);
  const [main] = armies;
  return armies.flatMap((army) => {
    const own =
      main === undefined || army === main ? goals : [...goals, { aim: 'gather' as const, target: main.at, worth: 1 }];
    const worths = own.map((goal) => ({ goal, worth: worthOf(g, of, field, army, goal) }));
    const best = worths.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
    return best.slice(0, TARGETS).map(({ goal: { aim, target } }) => ({ aim, leader: army.leader, target }));
  });
}

function armiesOf(g: State, of: Side, field: Field): readonly Army[] {
  const found: Army[] = [];
  for (let i = 0; i < field.spaces(of); i++) {
    const at = field.spaceAt(of, i);
    const strength = field.strength(of, at);
    const leader = field.drilled(of, at) > 0 && strength >= ARMY ? bestLeader(g, of, at) : NONE;
    if (leader !== NONE) found.push({ leader, at, strength });
  }
  return found.toSorted((a, b) => b.strength - a.strength).slice(0, ARMIES);
}

function bestLeader(g: State, of: Side, at: Space): Piece | -1 {
  let best: Piece | -1 = NONE;
  for (let p = firstAt(g, of, placeOf(at)); p !== NONE; p = nextAt(g, of, placeOf(at), p))
    if (isLeader(p) && !g.inside.has(p) && (best === NONE || commandOf(p) > commandOf(best))) best = p;
  return best;
}

function goalsOf(g: State, of: Side, field: Field): readonly Goal[] {
  const enemy = enemyOf(of);
  const goals: Goal[] = [];
  const supply = supplyOf(g, of);
  const seek = (s: Space): void => {
    const prize = prizeOf(g, enemy, s);
    // 8.231 Out of supply nobody rolls.
    if (prize > 1 && isSuppliable(supply, s)) goals.push({ aim: 'siege', target: s, worth: prize });
  };
  for (const s of SCORING) seek(s);
  for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) {
    seek(s);
    if (g.season === LATE && hasFortification(g, of, s)) goals.push({ aim: 'winter', target: s, worth: 0.5 });
  }
  for (let s = g.besieged.first(); s !== NONE; s = g.besieged.after(s)) {
    if (besiegedSide(g, s) === of) goals.push({ aim: 'relieve', target: s, worth: 2 });
    else if (!supply.has(s)) goals.push(...cutters(of, field, s));
  }
  if (of === BRITISH && hasFortress(g, FRENCH, LOUISBOURG) && controls(g, BRITISH, HALIFAX))
    goals.push({ aim: 'sail', target: HALIFAX, worth: 2 }, { aim: 'sail', target: LOUISBOURG, worth: 2 });
  return goals;
}

/** Whether supply reaches a space, or comes next to it: besiegers there would let it in. */
function isSuppliable(supply: IdSet<Space>, s: Space): boolean {
  if (supply.has(s)) return true;
  for (const { to } of adjacentTo(s)) if (supply.has(to)) return true;
  return false;
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

/** What a goal is worth to an army: less if it is far, nothing if it is out of reach, or too strong. */
function worthOf(g: State, of: Side, field: Field, { at, strength }: Army, { aim, target, worth }: Goal): number {
  if (at === target) return 0;
  // 6.431 Armies land at Louisbourg from Halifax.
  if (aim === 'sail') return (at === HALIFAX) === (target === LOUISBOURG) && isByTheSea(g, at) ? worth : 0;
  const away = distance(at, target);
  if (away > REACH) return 0;
  if (aim === 'winter' && originallyOf(at) === of) return 0;
  const against = field.strength(enemyOf(of), target);
  return (worth * strength) / (strength + 1.3 * against + 2) / (1 + 0.3 * away);
}

const PORTS: readonly Space[] = ['halifax', 'new-york', 'boston', 'philadelphia'].map((name) => space.of(name));
const isByTheSea = (g: State, at: Space): boolean => PORTS.includes(at) && controls(g, BRITISH, at);

/** 5.32, 6.41 The value of a card with which an intention can be begun. */
export const valueFor = ({ aim, leader }: Intention): number => (aim === 'sail' ? SAILING : initiativeOf(leader));
