import { type Exit, flag, number } from '@carillon/flow';
import { card, pieceOrNone, side } from '../ids.ts';
import { flow } from './contents.ts';

// 7.4 Card events that are resolved before the Action Phases

/** How an event leaves its step: on to the next, or for its own procedure. */
export type EventExit = Exit<'start-events'>;

/** 7.1 #5 The "AR Start" events of a faction's cards in play: for the French the Indian card's first. */
export const StartEvents = flow.procedure('start-events', {
  locals: { side },
  own: { done: number },
  steps: ['next', 'chits', 'again'],
});
/** An event that picks counters, one after another, by a faction's choice or at random. */
export const PickEvent = flow.procedure('pick-event', {
  locals: { card },
  own: { left: number, part: number, now: pieceOrNone },
  steps: ['begin', 'able', 'pick', 'village', 'next'],
});
/** An event by which a faction picks a space: a stack becomes Spent, or loses a marker. */
export const StackEvent = flow.procedure('stack-event', { locals: { card }, steps: ['pick'] });
/** Round up Men & Equipment. */
export const RoundUp = flow.procedure('round-up', {
  locals: { side },
  own: { left: number, flipped: flag },
  steps: ['able', 'choose', 'again'],
});
/** Wintering Rear Admiral. */
export const RearAdmiral = flow.procedure('rear-admiral', { steps: ['able', 'choose'] });
/** Delayed Supplies from France: a point of the Indian card and one of the French card are lost. */
export const PointsLost = flow.procedure('points-lost', {
  own: { indian: flag },
  steps: ['begin', 'able', 'lose', 'again'],
});
/** French Lake Warships. */
export const Warships = flow.procedure('warships', { steps: ['close', 'end'] });
