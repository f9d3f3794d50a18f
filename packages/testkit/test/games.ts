/** The game that the testkit is tried on, and a way to plant defects in it. */
import { type State, skirmish } from '../../flow/test/skirmish/index.ts';

export type { State };
export type Skirmish = typeof skirmish;

/** Skirmish with parts of its flow, and of its rules, exchanged. */
export function planted(rules: Skirmish, flow: Partial<Skirmish['flow']>, others: Partial<Skirmish> = {}): Skirmish {
  return { ...rules, ...others, flow: Object.assign(Object.create(rules.flow), flow) };
}

/** Skirmish as it should be: whoever bids last learns the other bid, so bids cannot be taken back. */
export const sound: Skirmish = planted(skirmish, {
  question(g) {
    const question = skirmish.flow.question(g);
    return question.step === 'bid' ? { ...question, reveals: true } : question;
  },
});

/** A new game; `dusk` is the shorter scenario. */
export const begin = (scenario: 'dusk' | 'long-day' = 'dusk'): State => sound.start(scenario, null);
