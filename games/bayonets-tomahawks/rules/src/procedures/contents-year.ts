import { flag } from '@carillon/flow';
import { flow } from './contents.ts';

// 14.0 End of the Action Round, 15.0 and 16.0 Logistics Rounds, 17.0 Winter Quarters, 18.0 Victory

export const EndOfRound = flow.procedure('end-of-round', { steps: ['discard', 'supply', 'rally', 'close'] });
export const FleetsArrive = flow.procedure('fleets-arrive', { steps: ['draw', 'place', 'close'] });
export const ColonialsEnlist = flow.procedure('colonials-enlist', { steps: ['draw', 'place', 'close'] });
/** Whether the game is over (17.1). */
export const WinterQuarters = flow.procedure('winter-quarters', { result: flag, steps: ['check', 'close'] });
