import { between, Flow, flag, number, setOf } from '@carillon/flow';
import {
  card,
  cardOrNone,
  face,
  group,
  nation,
  piece,
  pieceOrNone,
  place,
  point,
  round,
  side,
  sideOrNone,
  space,
  spaceOrNone,
  token,
} from '../ids.ts';
import type { LogEntry } from '../log.ts';
import { SIDES } from '../names.ts';
import { type State, shape } from '../state.ts';

// The table of contents: every procedure with its steps in rulebook order. Their bodies are in the files of the chapters.

export const flow = new Flow<State, LogEntry>(shape, { seats: SIDES });

export const pieces = setOf(piece);

// 4.0 Sequence of play: Years of nine Action Rounds and three Logistics Rounds.
export const Game = flow.procedure('game', {
  own: { over: flag },
  steps: ['year', 'reserves', 'round', 'next', 'result'],
});
