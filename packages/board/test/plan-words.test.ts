import { expect, it } from 'vitest';
import { linesOf } from '../src/plan-words.ts';

/** Entries of a march, and of events that end it. */
type Entry = 'step' | 'halt';
const text = (entry: Entry, before: readonly Entry[]) => ({ text: [...before, entry].join(' ') });

it('entries that continue each other share a line, others have one each', () => {
  const title = {
    continues: (before: Entry, entry: Entry) => before === 'step' && entry === 'step',
    logLine: (entry: Entry, _language: string, before: readonly Entry[] = []) => text(entry, before) as never,
  };
  const lines = linesOf(title, ['step', 'step', 'halt', 'step'], 'en');
  expect(lines.map((line) => line.text)).toEqual(['step step', 'halt', 'step']);
});

it('in a title where no entry continues another, each has its line', () => {
  const title = {
    logLine: (entry: Entry, _language: string, before: readonly Entry[] = []) => text(entry, before) as never,
  };
  expect(linesOf(title, ['step', 'step'], 'en').map((line) => line.text)).toEqual(['step', 'step']);
});
