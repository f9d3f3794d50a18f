import { Flow, setOf } from '@carillon/flow';
import { piece } from '../ids.ts';
import { LATER } from '../later.ts';
import type { LogEntry } from '../log.ts';
import { SIDES } from '../names.ts';
import type { RuleNumber } from '../rule-numbers.ts';
import { type State, shape } from '../state.ts';

// The table of contents is in four files: the sequence of play, Actions, Battle, the rest of the Year. They declare the
// procedures with their steps in rulebook order; the chapter files define them.

export const flow = new Flow<State, LogEntry, RuleNumber>(shape, { seats: SIDES, later: LATER });

export const pieces = setOf(piece);
