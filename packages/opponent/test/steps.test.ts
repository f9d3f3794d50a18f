import { describe, expect, it } from 'vitest';
import { verbWeights } from '../src/steps.ts';

const FLOW = { allSteps: ['march.onward', 'march.due'], stepVerbs: [['move', 'stop'], []] };

describe('weights of verbs', () => {
  it('are those of step and verb, or of the verb, or 1', () => {
    const weights = verbWeights(FLOW, { 'march.onward stop': 0.5, stop: 9 });
    expect([...weights(0)]).toEqual([1, 0.5]);
    expect([...verbWeights(FLOW, { stop: 9 })(0)]).toEqual([1, 9]);
  });

  it.each(['march.onward halt', 'march.due move', 'halt'])('refuse %s, a verb that no step has', (name) => {
    expect(() => verbWeights(FLOW, { [name]: 2 })).toThrow(`no step has the verb ${name}`);
  });
});
