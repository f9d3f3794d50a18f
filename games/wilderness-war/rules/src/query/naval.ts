import { type Clause, explaining, met, NONE, type None, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { AMPHIBIOUS_ARROWS } from '../data/connections.ts';
import { NAVAL_MOVEMENT } from '../data/tables.ts';
import { BRITISH, type Card, card, FRENCH, handOf, marker, type Side, type Space, space } from '../ids.ts';
import { PORTS } from '../map.ts';
import type { State } from '../state.ts';
import { controlsPort } from './control.ts';
import { type Movers, mayEnter } from './movement.ts';

// 6.4 Naval Movement

const FRENCH_PORTS: readonly Space[] = NAVAL_MOVEMENT.frenchPorts.map((port) => space.of(port));
const NO_FRENCH_NAVAL = marker.of('no-french-naval');
const NO_AMPHIB = marker.of('no-amphib');

/** The facts that a naval move depends on. */
export interface Sailing {
  readonly side: Side;
  readonly at: Space;
  /** Whether a force is moving, rather than one piece activated alone. */
  readonly force: boolean;
  /** The value of the activation card. */
  readonly value: number;
}

/** 6.41, 6.42 A force sails only with a card of 3; pieces activated alone with any card. */
const enabled = ({ force, value }: Sailing): boolean =>
  met(CLAUSES.forceNeedsThree, value >= (force ? NAVAL_MOVEMENT.forceCardValue : NAVAL_MOVEMENT.individualCardValue));

/**
 * 6.4, 6.432 Whether a side may leave a space by sea: a port it controls, or for the British an Amphib space, besieged
 * or not.
 */
const isHaven = (g: State, of: Side, where: Space): boolean =>
  controlsPort(g, of, where) || (of === BRITISH && g.amphib.has(where));

/**
 * 6.432 From an Amphib space that is not their port, the British sail only to ports they control, not to other Amphib
 * spaces.
 */
const joinsPort = (g: State, of: Side, at: Space, to: Space): boolean =>
  !g.amphib.has(at) || controlsPort(g, of, to) || controlsPort(g, of, at);

/** 6.4 Calls `offer` for each space that may be sailed to directly. 6.52, 6.53 On an Amphib space the enemy may have come back. */
export function eachPort(g: State, sailing: Sailing, movers: Movers, offer: (to: Space) => void): void {
  const { side, at } = sailing;
  if (!enabled(sailing) || !met(CLAUSES.fromPort, isHaven(g, side, at))) return;
  if (side === FRENCH) {
    eachFrenchPort(g, at, offer);
    return;
  }
  for (const to of PORTS) if (to !== at && canDock(g, side, at, to) && mayEnter(g, movers, to)) offer(to);
  for (let to = g.amphib.first(); to !== NONE; to = g.amphib.after(to)) {
    if (to !== at && !PORTS.includes(to) && canDock(g, side, at, to) && mayEnter(g, movers, to)) offer(to);
  }
  if (explaining()) {
    eachOther(at, PORTS, CLAUSES.toPort, (to) => {
      if (!g.amphib.has(to) && mayEnter(g, movers, to)) offer(to);
    });
  }
}

/** 6.4 Whether a naval move may end in a port or Amphib space. */
const canDock = (g: State, of: Side, at: Space, to: Space): boolean =>
  met(CLAUSES.controlledPort, isHaven(g, of, to)) && met(CLAUSES.fromMarker, joinsPort(g, of, at, to));

/** 6.4 The French sail only between Québec and Louisbourg; 5.51 not at all once the Louisbourg Squadrons are lost. */
function eachFrenchPort(g: State, at: Space, offer: (to: Space) => void): void {
  if (!met(CLAUSES.frenchNaval, !g.inEffect.has(NO_FRENCH_NAVAL))) return;
  if (!met(CLAUSES.frenchPorts, FRENCH_PORTS.includes(at))) return;
  for (const to of FRENCH_PORTS) if (to !== at && canDock(g, FRENCH, at, to)) offer(to);
  if (explaining()) eachOther(at, FRENCH_PORTS, CLAUSES.frenchPorts, offer);
}

/** Explain mode: calls `offer` for each space not given if its clause is lifted, and for the force's own space. */
function eachOther(at: Space, but: readonly Space[], clause: Clause, offer: (to: Space) => void): void {
  for (const to of space.all) {
    if (to === at ? unmet(CLAUSES.elsewhere) : !but.includes(to) && unmet(clause)) offer(to);
  }
}

const ARROWS = AMPHIBIOUS_ARROWS.map(({ from, to }) => ({ from: space.of(from), to: space.of(to) }));
const LANDING_CARDS: readonly Card[] = card.all.filter((each) => card.nameOf(each).startsWith('amphibious-landing'));

/** The Amphibious Landing card to play: the first in hand, or `NONE`. They are all identical. */
export function landingCard(g: State): Card | None {
  for (const each of LANDING_CARDS) if (g.cards.get(each) === handOf(BRITISH)) return each;
  return NONE;
}

/**
 * 6.431 Calls `offer` for each space where the British may land with an Amphibious Landing card: along an arrow, from a port
 * they control. They may control the destination too: the marker then holds Louisbourg without a unit (6.432). 6.52 An
 * unbesieged French fortress needs Drilled Troops.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the conditions of 6.431 in the order of the rulebook, and what is offered only to say why not
export function eachLanding(g: State, sailing: Sailing, movers: Movers, offer: (to: Space) => void): void {
  if (sailing.side !== BRITISH) {
    if (unmet(CLAUSES.britishLand)) for (const to of space.all) offer(to);
    return;
  }
  if (!enabled(sailing)) return;
  if (!met(CLAUSES.amphibAllowed, !g.inEffect.has(NO_AMPHIB))) return;
  if (!met(CLAUSES.landFromPort, controlsPort(g, BRITISH, sailing.at))) return;
  if (!met(CLAUSES.landingCard, landingCard(g) !== NONE)) return;
  for (const { from, to } of ARROWS) if (from === sailing.at && mayEnter(g, movers, to)) offer(to);
  if (!explaining()) return;
  for (const to of space.all) {
    if (!isArrow(sailing.at, to) && unmet(CLAUSES.arrow) && mayEnter(g, movers, to)) offer(to);
  }
}

const isArrow = (from: Space, to: Space): boolean => ARROWS.some((arrow) => arrow.from === from && arrow.to === to);
