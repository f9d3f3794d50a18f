import type { Intended } from '@carillon/opponent';
import { initiativeOf, type Piece, piece, type Space, space } from '@carillon/wilderness-war-rules/search';

/** The aims of marches and voyages. */
export const AIMS = ['siege', 'clear', 'relieve', 'gather', 'sail', 'fort', 'winter', 'raid', 'garrison'] as const;
export type Aim = (typeof AIMS)[number];

/** The aim of an army under a leader. */
export interface ArmyIntention {
  readonly aim: Exclude<Aim, 'raid' | 'garrison'>;
  readonly leader: Piece;
  readonly target: Space;
}

/** The aim of pieces that are activated alone: to raid in a region, or to hold a post. */
export interface PartyIntention {
  readonly aim: 'raid' | 'garrison';
  readonly parties: readonly Piece[];
  readonly target: Space;
  /** The spaces that they may raid. */
  readonly region: readonly Space[];
}

/** An intention of a side for its card play. */
export type Intention = ArmyIntention | PartyIntention;

/** An intention with its worth relative to the others. */
export type Weighed = Intention & { readonly worth: number };

/** 6.41 A force sails with a card of this value. */
const SAILING = 3;
/** 5.32 Indians count half, and a card of value 3 is the best. */
const [HALF, BEST] = [2, 3];

export const isParty = (intention: Intention): intention is PartyIntention => 'parties' in intention;

/** 5.32, 6.41 The least value of a card that can begin an intention. */
export function valueFor(intention: Intention): number {
  if (isParty(intention)) return Math.min(BEST, Math.ceil(intention.parties.length / HALF));
  return intention.aim === 'sail' ? SAILING : initiativeOf(intention.leader);
}

/** The intention by names, for showing it. */
export function intended(intention: Intention): Intended {
  const at = space.nameOf(intention.target);
  if (!isParty(intention)) return { aim: intention.aim, at, pieces: [piece.nameOf(intention.leader)] };
  return { aim: intention.aim, at, pieces: intention.parties.map((p) => piece.nameOf(p)) };
}
