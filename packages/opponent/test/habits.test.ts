import { describe, expect, it } from 'vitest';
import { HabitCounts } from '../src/habits.ts';

function counted(...notes: readonly (readonly [habit: string, shown: boolean, share: number, times: number])[]) {
  const counts = new HabitCounts();
  for (const [habit, shown, share, times] of notes) for (let i = 0; i < times; i++) counts.note(habit, shown, share);
  return counts.rates();
}

describe('the rate of a habit', () => {
  it('is how often it was shown where it could be, drawn towards the mean of its kind by four occasions', () => {
    // Twelve of sixteen occasions to play a card were taken: the mean is 3/4.
    const rates = counted(['play:siege', true, 1, 12], ['play:raid', false, 1, 4]);
    expect(rates).toEqual({ 'play:raid': 0.38, 'play:siege': 0.94 });
  });

  it('counts an occasion for its share', () => {
    // Two of four occasions were taken; those of the siege count by half.
    const rates = counted(['play:siege', false, 0.5, 4], ['play:raid', true, 1, 2]);
    expect(rates).toEqual({ 'play:raid': 0.67, 'play:siege': 0.33 });
  });

  it('knows each kind by itself, in the order of the names', () => {
    const rates = counted(
      ['play:b', true, 1, 4],
      ['hold:z', false, 1, 4],
      ['play:a', false, 1, 4],
      ['hold:a', true, 1, 4],
    );
    expect(Object.keys(rates)).toEqual(['hold:a', 'hold:z', 'play:a', 'play:b']);
    expect(rates).toEqual({ 'hold:a': 0.75, 'hold:z': 0.25, 'play:a': 0.25, 'play:b': 0.75 });
  });

  it('is left out where it is next to nothing', () => {
    const rates = counted(['play:a', false, 1, 996], ['play:b', true, 1, 4]);
    expect(Object.keys(rates)).toEqual(['play:b']);
    expect(counted(['play:a', false, 1, 10])).toEqual({});
    expect(counted(['play:a', true, 1, 1], ['play:a', false, 1, 199])).toEqual({ 'play:a': 0.005 });
  });
});
