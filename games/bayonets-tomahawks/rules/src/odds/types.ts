import type { Penalty } from '../log.ts';
import type { CardName, SideName, SpaceName } from '../names.ts';

// The answer to the query `odds`: plain JSON, with names. All chances are between 0 and 1.

/** The possible results of a Battle. */
export interface BattleChances {
  /** The attacker wins; the loser is Routed (13.8). */
  readonly wins: number;
  readonly attackerRouted: number;
  readonly defenderRouted: number;
  /** The attacker's lead on the track at the end, each value with its chance, in ascending order. */
  readonly margins: readonly { readonly margin: number; readonly chance: number }[];
  /** The mean numbers of units that each side loses and has Reduced from now on, before Rout and retreat. */
  readonly eliminated: { readonly [S in SideName]: number };
  readonly reduced: { readonly [S in SideName]: number };
}

/** The present state of a side in a Battle. */
export interface BattleSide {
  readonly units: number;
  /** 13.3.4 Those of its units whose Hits no enemy unit can take. */
  readonly withoutTarget: number;
  readonly militia: number;
  /** Its Bastions, which only Artillery hits, and which keep it from a retreat (13.4.2, 13.9). */
  readonly bastions: number;
  /** The Battle Victory marker: after the penalties, or during the rolls its present position. */
  readonly marker: number;
  /** 13.3.2 The penalties, each with its rule. */
  readonly penalties: readonly Penalty[];
}

/** The effect of a card. */
export interface BattleVariant {
  readonly card: CardName;
  readonly side: SideName;
  readonly chances: BattleChances;
}

/** The odds of a Battle: fought `runs` times by the rules; `error` is the largest standard error of a chance. */
export interface BattleOdds extends BattleChances {
  readonly kind: 'battle';
  readonly at: SpaceName;
  readonly attacker: SideName;
  readonly sides: { readonly [S in SideName]: BattleSide };
  readonly variants: readonly BattleVariant[];
  /** The choices about rerolls at this moment (13.5). */
  readonly rerolls: readonly RerollOdds[];
  /** 13.3.4 Whether another Hit of the units that may reroll now finds a target; true at any other moment. */
  readonly hitsScore: boolean;
  readonly runs: number;
  readonly error: number;
}

/** A choice about rerolls: a unit that rerolls first, or `done` for no more of the units that rolled together. */
export interface RerollOdds {
  readonly choice: string;
  /** The attacker's chance to win, if all rerolls after it are taken. */
  readonly wins: number;
  /** Whether it differs from that of `done` by more than luck explains. */
  readonly differs: boolean;
}

/** 10.3.2 Instead of the odds of a Battle: the enemies at the end of a march would be Overwhelmed, and retreat at once. */
export interface Overwhelming {
  readonly kind: 'overwhelm';
  readonly at: SpaceName;
  readonly side: SideName;
  /** Units and Militia of each side there, as 10.3.1 compares them. */
  readonly units: number;
  readonly enemies: number;
}

/** A space on a raider's route where enemies may stop it. */
export interface RaidStop {
  readonly at: SpaceName;
  /** 9.2 Light units stop it on more faces than others. */
  readonly by: 'light' | 'other';
  readonly chance: number;
}

/** The results of a Raid on one target, by the route with the best chance. */
export interface RaidChance {
  readonly at: SpaceName;
  /** Raid Points (9.3), including those from an event. */
  readonly points: number;
  readonly through: readonly SpaceName[];
  readonly stops: readonly RaidStop[];
  /** The chances that the raider reaches the target, and that it also succeeds there. */
  readonly arrives: number;
  readonly succeeds: number;
}

/** The exact odds of a Raid in progress: the best targets first. */
export interface RaidOdds {
  readonly kind: 'raid';
  readonly at: SpaceName;
  readonly targets: readonly RaidChance[];
  /** Pursuit of Elevated Status: one die of each kind may be rerolled; the odds include this. */
  readonly again: boolean;
  /** 9.3 Whether the raider goes to the Losses box if it succeeds. */
  readonly goesToLosses: boolean;
}
