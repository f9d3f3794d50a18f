import { NONE, type None } from '@carillon/flow';
import { AMPHIBIOUS_ARROWS } from '../data/connections.ts';
import { BRITISH, type Card, card, FRENCH, handOf, marker, type Side, type Space, space } from '../ids.ts';
import { PORTS } from '../map.ts';
import type { State } from '../state.ts';
import { controlsPort } from './control.ts';
import { type Movers, mayEnter } from './movement.ts';

// 6.4 Naval Movement

/** 6.41 The card value that lets a force sail. */
const FORCE_NEEDS = 3;
const FRENCH_PORTS: readonly Space[] = [space.of('quebec'), space.of('louisbourg')];
const NO_FRENCH_NAVAL = marker.of('no-french-naval');
const NO_AMPHIB = marker.of('no-amphib');

/** What a naval move is judged by. */
export interface Sailing {
  readonly side: Side;
  readonly at: Space;
  /** Whether a force is moving, not one piece activated alone. */
  readonly force: boolean;
  /** The value of the activation card. */
  readonly value: number;
}

/** 6.41, 6.42 A force sails with a card of 3 only; pieces activated alone with any card. */
const enabled = (sailing: Sailing): boolean => !sailing.force || sailing.value >= FORCE_NEEDS;

/** 6.4, 6.432 Whether a side may leave or enter a space by sea: a port it controls, or for the British an Amphib space, besieged or not. */
const isHaven = (g: State, of: Side, where: Space): boolean =>
  controlsPort(g, of, where) || (of === BRITISH && g.amphib.has(where));

/** 6.4 Calls `offer` for each space that may be sailed to directly. 6.52, 6.53 On an Amphib space the enemy may have come back. */
export function eachPort(g: State, sailing: Sailing, movers: Movers, offer: (to: Space) => void): void {
  const { side, at } = sailing;
  if (!enabled(sailing) || !isHaven(g, side, at)) return;
  if (side === FRENCH) {
    if (g.inEffect.has(NO_FRENCH_NAVAL) || !FRENCH_PORTS.includes(at)) return;
    for (const to of FRENCH_PORTS) if (to !== at && controlsPort(g, side, to)) offer(to);
    return;
  }
  for (const to of PORTS) if (to !== at && isHaven(g, side, to) && mayEnter(g, movers, to)) offer(to);
  for (let to = g.amphib.first(); to !== NONE; to = g.amphib.after(to)) {
    if (to !== at && !PORTS.includes(to) && mayEnter(g, movers, to)) offer(to);
  }
}

const ARROWS = AMPHIBIOUS_ARROWS.map(({ from, to }) => ({ from: space.of(from), to: space.of(to) }));
const LANDING_CARDS: readonly Card[] = card.all.filter((each) => card.nameOf(each).startsWith('amphibious-landing'));

/** The Amphibious Landing card to be played: the first in hand, or `NONE`. They are all alike. */
export function landingCard(g: State): Card | None {
  for (const each of LANDING_CARDS) if (g.cards.get(each) === handOf(BRITISH)) return each;
  return NONE;
}

/**
 * 6.431 Calls `offer` for each space where the British may land with an Amphibious Landing card: along an arrow, from a port
 * they control. 6.52 An unbesieged French fortress needs Drilled Troops.
 */
export function eachLanding(g: State, sailing: Sailing, movers: Movers, offer: (to: Space) => void): void {
  if (sailing.side !== BRITISH || !enabled(sailing) || g.inEffect.has(NO_AMPHIB)) return;
  if (!controlsPort(g, BRITISH, sailing.at) || landingCard(g) === NONE) return;
  for (const { from, to } of ARROWS) {
    if (from === sailing.at && !controlsPort(g, BRITISH, to) && mayEnter(g, movers, to)) offer(to);
  }
}
