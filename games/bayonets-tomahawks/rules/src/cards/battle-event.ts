import type { Card, Side, Space } from '../ids.ts';
import type { State } from '../state.ts';

/** An event that the French may play at the start of a Battle. */
export interface BattleEvent {
  readonly card: Card;
  /** Whether it may be played in the Battle in this space. */
  allowed(g: State, at: Space, attacker: Side): boolean;
  effect(g: State, at: Space): BattleEffect;
}

/** The steps by which the Battle Victory markers move, and whether a British Fort's B&T counts as a Miss. */
export interface BattleEffect {
  readonly french: number;
  readonly british: number;
  readonly coup: boolean;
}
