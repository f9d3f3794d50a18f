import { flag, number } from '@carillon/flow';
import { pieceOrNone, side } from '../ids.ts';
import { stage } from '../kinds.ts';
import { flow } from './contents.ts';

// 4.0 Sequence of play, 7.0 Action Rounds

export const Game = flow.procedure('game', { own: { over: flag }, steps: ['reserves', 'round', 'next'] });
/** 7.1 Before the first Action Round of a Year: two Buildup cards each, one of them kept as the Reserve. */
export const YearStart = flow.procedure('year-start', {
  own: { left: number },
  steps: ['french', 'british', 'keep'],
  together: true,
});
export const Draw = flow.procedure('draw', {
  locals: { side, indian: flag, cards: number },
  steps: ['able', 'card'],
});
export const ActionRound = flow.procedure('action-round', {
  steps: [
    'begin',
    'french',
    'indian',
    'british',
    'choose',
    'reveal',
    'initiative',
    'firstEvents',
    'secondEvents',
    'firstPhase',
    'secondPhase',
    'reaction',
    'battles',
    'close',
    'done',
  ],
  together: true,
});

export const ActionPhase = flow.procedure('action-phase', {
  locals: { side, stage },
  own: { builder: pieceOrNone },
  steps: ['land', 'open', 'usable', 'act', 'acted', 'frenzy', 'hold', 'spend', 'close'],
});
