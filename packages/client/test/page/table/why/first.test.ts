import { describe, expect, it } from 'vitest';
import { reasonToShow } from '../../../../src/page/table/why/first.ts';

const DEMOLISH = { text: 'Nothing can be demolished here.', aside: true };
const FAR = { text: 'Too far.' };
const FIRST = { text: 'Choose first: Shawnee.' };

describe('a click that chose nothing', () => {
  it('says what to choose first, not that a rare action is barred here', () => {
    expect(reasonToShow([DEMOLISH], false, FIRST)).toEqual([FIRST]);
  });

  it('gives the reason for the target, whatever else is barred', () => {
    expect(reasonToShow([DEMOLISH, FAR], false, FIRST)).toEqual([FAR]);
  });

  it('gives the reason for the rare action where nothing on the table can be chosen', () => {
    expect(reasonToShow([DEMOLISH], false, undefined)).toEqual([DEMOLISH]);
  });

  it('leaves a resting pointer alone', () => {
    expect(reasonToShow([DEMOLISH], true, FIRST)).toEqual([]);
  });
});
