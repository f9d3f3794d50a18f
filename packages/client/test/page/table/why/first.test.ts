import { describe, expect, it } from 'vitest';
import { reasonToShow } from '../../../../src/page/table/why/first.ts';
import { say } from '../../../../src/page/texts/index.ts';

const DEMOLISH = { text: 'Nothing can be demolished here.', aside: true };
const FAR = { text: 'Too far.' };
const FIRST = { text: 'Choose first: Shawnee.' };

describe('a click that chose nothing', () => {
  it('names the targets to choose first, not the reason against a rarely used action', () => {
    expect(reasonToShow([DEMOLISH], false, FIRST)).toEqual([FIRST]);
  });

  it('of several targets asks for one, not for all', () => {
    const first = (count: number) => say('en', 'whyFirst', { names: 'Shawnee and Mingo', count });
    expect([first(1), first(2)]).toEqual([
      'Choose first: Shawnee and Mingo.',
      'Choose one of these first: Shawnee and Mingo.',
    ]);
  });

  it('gives the reason for the target, whatever else is barred', () => {
    expect(reasonToShow([DEMOLISH, FAR], false, FIRST)).toEqual([FAR]);
    expect(reasonToShow([FAR, { text: 'No supply.' }], true, FIRST)).toEqual([FAR]);
    expect(reasonToShow([DEMOLISH, { text: 'No ally.', aside: true }], false, undefined)).toEqual([DEMOLISH]);
  });

  it('gives the reason against a rarely used action if nothing on the table can be chosen', () => {
    expect(reasonToShow([DEMOLISH], false, undefined)).toEqual([DEMOLISH]);
  });

  it('leaves a resting pointer alone', () => {
    expect(reasonToShow([DEMOLISH], true, FIRST)).toEqual([]);
  });

  it('that an identical piece is offered is said only on request', () => {
    const like = { text: 'A Regular is offered in its place.', standsIn: true } as const;
    expect(reasonToShow([like], true, FIRST)).toEqual([]);
    expect(reasonToShow([like], false, FIRST)).toEqual([like]);
  });
});
