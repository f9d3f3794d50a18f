import type { RaidColumn } from '../data/tables.ts';
import type { Modifier, RaidTarget } from '../log.ts';
import type { CardName, LeaderName, PieceName, SideName, SpaceName } from '../names.ts';

// The answer to the query `odds`: plain JSON, with names. All chances are between 0 and 1.

/** The fights that dice decide. */
export type FightKind = 'battle' | 'assault' | 'siege' | 'raid';

/** One side of a fight before the dice. */
export interface OddsSide {
  readonly side: SideName;
  readonly pieces: readonly PieceName[];
  /** 7.51 The leader whose Tactics count. */
  readonly leader: LeaderName | null;
  /** Whether the side rolls; the besieged and the raided do not. */
  readonly rolls: boolean;
  /**
   * Combat strength, doubled by an Ambush!, and the column after the shifts, by its lowest strength; `null` if none
   * counts.
   */
  readonly strength: number | null;
  readonly column: number | null;
  readonly ambush: boolean;
  readonly shifts: readonly Modifier[];
  readonly modifiers: readonly Modifier[];
}

/** The dangers to a leader. */
export interface OddsLeader {
  readonly leader: LeaderName;
  /** 7.7, 10.32 The chance that he is killed. */
  readonly killed: number;
  /** 7.92, 9.22 The chance that he is eliminated otherwise: with his post, or for lack of a retreat. */
  readonly lost: number;
}

/** The possible results for a side. */
export interface OddsLosses {
  /** Chances to lose no step, one, two … */
  readonly steps: readonly number[];
  readonly meanSteps: number;
  /** Chances that no leader is killed, one, two … */
  readonly killed: readonly number[];
  readonly leaders: readonly OddsLeader[];
  /** 7.92 The chance that units are eliminated for lack of a retreat. */
  readonly trapped: number;
}

/** The possible results of a fight. */
export interface OddsOutcome {
  /**
   * The attacker's chance to win the battle, take the post, reach the siege level for an assault, or raid successfully.
   */
  readonly win: number;
  /** The defender's chance to win; 0 if this kind of fight has no such result. */
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

/** Something that would change the odds: a card, or pieces that may still join. */
export interface OddsVariant {
  readonly what: 'card' | 'militia' | 'relief' | 'assault';
  /** The side that plays the card or calls the pieces in. */
  readonly side: SideName;
  /** The possible cards of that event; empty unless it is a card. */
  readonly cards: readonly CardName[];
  /** Whether the card is known to be in that hand; otherwise it may be, as far as the viewer knows. */
  readonly held: boolean;
  readonly outcome: OddsOutcome;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
}

/** The odds of a fight if nobody plays a card; losses as the rules demand, otherwise where they cost least strength. */
export interface FightOdds {
  readonly kind: FightKind;
  readonly at: SpaceName;
  /** The target of a raid, and its column of the Raid Table; `null` unless it is a raid. */
  readonly target: RaidTarget | null;
  readonly raidColumn: RaidColumn | null;
  readonly attacker: OddsSide;
  readonly defender: OddsSide;
  readonly outcome: OddsOutcome;
  readonly variants: readonly OddsVariant[];
}

/** A piece that may try to intercept or to avoid battle. */
export interface OddsTry {
  /** The leader who would try with a force, or the unit that would try alone. */
  readonly by: PieceName;
  /** 6.721 The Auxiliary that a leader must take along, because nobody else may try. */
  readonly only?: PieceName;
  readonly from: SpaceName;
  readonly chance: number;
  /** 6.8 Auxiliaries that slip away without a roll. */
  readonly automatic: boolean;
  readonly modifiers: readonly Modifier[];
  /** The battle that follows an interception, with all that he may take along; `null` if there is none. */
  readonly outcome: OddsOutcome | null;
}

/** An interception, or avoiding battle, that is possible before a fight. */
export interface OddsMeeting {
  readonly kind: 'interception' | 'avoid';
  readonly side: SideName;
  readonly at: SpaceName;
  readonly tries: readonly OddsTry[];
}

/** The answer: the events that may intervene, and the fight if none does. */
export interface Odds {
  readonly meetings: readonly OddsMeeting[];
  /** 8.1 Whether the defenders may go inside a fort or fortress; the fight assumes that they stay outside. */
  readonly mayShelter: boolean;
  /** 8.231 Whether a siege at the end of the march would be out of supply, and so could not be pressed. */
  readonly cutOff: boolean;
  readonly fight: FightOdds | null;
}
