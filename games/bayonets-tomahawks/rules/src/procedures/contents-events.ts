import { side } from '../ids.ts';
import { flow } from './contents.ts';

// 7.4 Card events

/** 7.1 The "AR Start" events of a faction's cards in play: on the French side the Indian card first. */
export const StartEvents = flow.procedure('start-events', { locals: { side }, steps: ['next', 'close'] });
