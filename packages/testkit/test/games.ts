/** The game for testing the testkit, and a way to plant defects in it. */
import { type State, skirmish } from '../../flow/test/skirmish/index.ts';

export type { State };
export type Skirmish = typeof skirmish;

/** Skirmish, with correct rules. */
export const sound: Skirmish = skirmish;

/** Skirmish with parts of its flow and its rules replaced. */
export function planted(rules: Skirmish, flow: Partial<Skirmish['flow']>, others: Partial<Skirmish> = {}): Skirmish {
  return { ...rules, ...others, flow: Object.assign(Object.create(rules.flow), flow) };
}

/** A new game; `dusk` is the shorter scenario. */
export const begin = (scenario: 'dusk' | 'long-day' = 'dusk'): State => sound.start(scenario, null);
