import type { RaidColumn } from '../data/tables.ts';
import type { Modifier, RaidTarget } from '../log.ts';
import type { CardName, LeaderName, PieceName, SideName, SpaceName } from '../names.ts';

// What the query `odds` answers: plain JSON, with names. All chances are between 0 and 1.

/** What is decided by dice. */
export type FightKind = 'battle' | 'assault' | 'siege' | 'raid';

/** One side of a fight as it stands before the dice. */
export interface OddsSide {
  readonly side: SideName;
  readonly pieces: readonly PieceName[];
  /** 7.51 Whose Tactics count. */
  readonly leader: LeaderName | null;
  /** Whether the side rolls; the besieged and the raided do not. */
  readonly rolls: boolean;
  /** Combat strength, doubled by an Ambush!, and the column after the shifts, by its least strength; `null` where none counts. */
  readonly strength: number | null;
  readonly column: number | null;
  readonly ambush: boolean;
  readonly shifts: readonly Modifier[];
  readonly modifiers: readonly Modifier[];
}

/** What may befall a leader. */
export interface OddsLeader {
  readonly leader: LeaderName;
  /** 7.7, 10.32 The chance that he is killed. */
  readonly killed: number;
  /** 7.92, 9.22 The chance that he is eliminated otherwise: with his post, or for want of a retreat. */
  readonly lost: number;
}

/** How a fight may end for a side. */
export interface OddsLosses {
  /** Chances to lose no step, one, two … */
  readonly steps: readonly number[];
  readonly meanSteps: number;
  /** Chances that no leader is killed, one, two … */
  readonly killed: readonly number[];
  readonly leaders: readonly OddsLeader[];
  /** 7.92 The chance that units are eliminated because they find no retreat. */
  readonly trapped: number;
}

/** How a fight may end. */
export interface OddsOutcome {
  /** That the attacker wins the battle, takes the post, reaches the siege level for an assault, raids with success. */
  readonly win: number;
  /** That the defender wins; 0 where the kind of fight knows no such thing. */
  readonly lose: number;
  /** 7.82 */
  readonly overrun: number;
  /** Victory points for the attacker, negative for the defender, with their chances, lowest first. */
  readonly vp: readonly { readonly points: number; readonly chance: number }[];
  readonly meanVp: number;
  readonly attacker: OddsLosses;
  readonly defender: OddsLosses;
  /** Chances of siege level 0, 1, 2 after the roll; empty elsewhere. */
  readonly levels: readonly number[];
  /** 10.31 The chance that a Raided marker is placed, worth half a point at the end of the year. */
  readonly marker: number;
}

/** What would change the odds: a card, or those who may still join. */
export interface OddsVariant {
  readonly what: 'card' | 'militia' | 'relief' | 'assault';
  /** Who plays the card or calls the others in. */
  readonly side: SideName;
  /** The cards of that event which may be meant; empty unless it is a card. */
  readonly cards: readonly CardName[];
  /** Whether the card is known to be in that hand; otherwise it may be, for all that the reader sees. */
  readonly held: boolean;
  readonly outcome: OddsOutcome;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
}

/** The odds of a fight: nobody plays a card, losses as the rules demand and otherwise where they cost least strength. */
export interface FightOdds {
  readonly kind: FightKind;
  readonly at: SpaceName;
  /** What is raided, and by which column of the Raid Table; `null` unless it is a raid. */
  readonly target: RaidTarget | null;
  readonly raidColumn: RaidColumn | null;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  readonly outcome: OddsOutcome;
  readonly variants: readonly OddsVariant[];
}

/** Somebody who may try to intercept or to avoid battle. */
export interface OddsTry {
  /** The leader with whom a force would try, or the unit that would alone. */
  readonly by: PieceName;
  readonly from: SpaceName;
  readonly chance: number;
  /** 6.8 Auxiliaries slip away without a roll. */
  readonly automatic: boolean;
  readonly modifiers: readonly Modifier[];
  /** The battle that follows an interception, with all that he may take along; `null` where none does. */
  readonly outcome: OddsOutcome | null;
}

/** What may happen before a fight. */
export interface OddsMeeting {
  readonly kind: 'interception' | 'avoid';
  readonly side: SideName;
  readonly at: SpaceName;
  readonly tries: readonly OddsTry[];
}

/** The answer: what may come between, and the fight if nothing does. */
export interface Odds {
  readonly meetings: readonly OddsMeeting[];
  /** 8.1 Whether the defenders may go inside a fort or fortress; the fight is with those who would stay outside. */
  readonly mayShelter: boolean;
  readonly fight: FightOdds | null;
}
