/** The games played under faults: every title, with every kind of clock. */
import { HOUR } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import type { Titles } from '../../src/titles/module.ts';
import type { Play } from './hall.ts';

const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', initial: HOUR, increment: 30_000 },
  { kind: 'slow', days: 3 },
];

/** Each title's shortest scenario, with each kind of clock. */
export const playsOf = ({ current }: Titles): readonly Play[] =>
  PACES.flatMap((pace) => current.map((module) => ({ module, scenario: module.rules.scenarios[0] ?? '', pace })));
