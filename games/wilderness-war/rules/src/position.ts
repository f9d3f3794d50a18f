import type { Json } from '@carillon/kit';
import type { CardPlaceName, MarkerName, OptionName, SeasonName, WorkName } from './ids.ts';
import type { AssembliesName, CardName, PieceName, PlaceName, ScenarioName, SideName, SpaceName } from './names.ts';

/**
 * A position as named JSON. Blank entries are omitted: pieces in the reserve, spaces without works, cards out of the
 * game.
 */
export interface Position {
  readonly scenario: ScenarioName;
  readonly options: readonly OptionName[];
  /** The players have exchanged seats after bidding (13.3, 14.7). */
  readonly exchanged: boolean;
  readonly year: number;
  readonly season: SeasonName;
  /** Positive for the French. */
  readonly vp: number;
  readonly place: { readonly [P in PieceName]?: PlaceName };
  readonly reduced: readonly PieceName[];
  readonly inside: readonly PieceName[];
  readonly acted: readonly PieceName[];
  readonly works: { readonly [S in SpaceName]?: WorkName };
  readonly allied: readonly SpaceName[];
  readonly fieldworks: readonly SpaceName[];
  readonly captured: readonly SpaceName[];
  readonly besieged: readonly SpaceName[];
  readonly siegeOne: readonly SpaceName[];
  readonly siegeTwo: readonly SpaceName[];
  readonly amphib: readonly SpaceName[];
  /** How many Raided markers a side has in a space. */
  readonly frenchRaids: { readonly [S in SpaceName]?: number };
  readonly britishRaids: { readonly [S in SpaceName]?: number };
  readonly britishHolds: readonly SpaceName[];
  readonly assemblies: AssembliesName;
  readonly inEffect: readonly MarkerName[];
  readonly built: readonly SideName[];
  /** The siege at which a side has played Coehorns & Howitzers in this Action Phase. */
  readonly coehorns: { readonly [S in SideName]?: SpaceName };
  readonly cards: { readonly [C in CardName]?: CardPlaceName };
  readonly shown: readonly CardName[];
  readonly held: { readonly [S in SideName]?: number };
  readonly undealt: number;
  readonly reshuffle: boolean;
  readonly holding: readonly SideName[];
  readonly carried: readonly SideName[];
  readonly stack: readonly SavedFrame[];
}

/** One running procedure, outermost first. */
export interface SavedFrame {
  readonly procedure: string;
  readonly step: string;
  readonly slot: string | null;
  readonly locals: { readonly [name: string]: Json };
}
