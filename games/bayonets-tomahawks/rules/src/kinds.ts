import { type Id, idKind } from '@carillon/flow';

// Kinds of values that procedures pass to each other.

/** The points that activate a march: a Light or an Indian Action Point (10.5), or an Army one (10.4). */
export const marchKind = idKind('march-kind', ['light', 'indian', 'army']);
export type MarchKind = Id<'march-kind'>;
export const LIGHT_MARCH: MarchKind = marchKind.of('light');
export const INDIAN_MARCH: MarchKind = marchKind.of('indian');
export const ARMY_MARCH: MarchKind = marchKind.of('army');

/** 7.2 The points that an Action Phase is spending. */
export const stage = idKind('stage', ['indian', 'faction', 'reaction']);
export type Stage = Id<'stage'>;
export const INDIAN_POINTS: Stage = stage.of('indian');
export const FACTION_POINTS: Stage = stage.of('faction');
export const REACTION_POINT: Stage = stage.of('reaction');

/** 13.5 Why a unit may reroll. */
export const REASONS = ['highland', 'commander', 'event'] as const;
export const reason = idKind('reason', REASONS);
export type Reason = Id<'reason'>;
export const ABILITY: Reason = reason.of('highland');
export const COMMANDER: Reason = reason.of('commander');
export const EVENT: Reason = reason.of('event');
