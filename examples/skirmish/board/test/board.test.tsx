import { chanceFrom, Table } from '@carillon/flow';
import { range, seeded } from '@carillon/kit';
import { type LogEntry, type State, skirmish, type View } from '@carillon/skirmish-rules';
import { renderToString } from 'solid-js/web';
import { describe, expect, test } from 'vitest';
import { skirmishTitle as title } from '../src/index.tsx';
import { RULES } from '../src/texts.ts';

/** Everything that is asked in a few games played at random. */
function* questions() {
  for (const seed of range(12)) {
    const random = seeded(seed);
    const options = { scenario: 'meeting', options: {}, passIdleWindows: false, keepsLog: true };
    const table: Table<State, View, LogEntry> = Table.open(skirmish, { ...options, chance: chanceFrom(random) });
    for (let seat = asked(table); seat !== undefined; seat = asked(table)) {
      const texts = table.choicesOf(seat);
      const { procedure, step, rule } = skirmish.flow.question(table.state);
      const view = skirmish.view(table.state, seat);
      const choices = texts.map((text) => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1) }));
      yield { table, view, choices, asked: { seat: skirmish.seats[seat] ?? '', procedure, step, rule, pass: null } };
      table.submit(seat, texts[random.below(texts.length)] ?? '', table.journal.length);
    }
  }
}

const asked = (table: Table<State, View, LogEntry>) =>
  [0, 1].find((seat) => table.choicesOf(seat).length > 0 && !skirmish.flow.hasAnswered(table.state, seat));

describe('the board of Skirmish', () => {
  test('has a sentence and a rule for every question, and a place and a label for every choice', () => {
    const steps = new Set<string>();
    for (const { view, choices, asked: question } of questions()) {
      steps.add(`${question.procedure}.${question.step}`);
      const { text, rule = '' } = title.prompt(view, question, choices, 'en');
      expect(text).not.toBe('The game is over.');
      expect(RULES).toHaveProperty([rule]);
      const met = title.gestures(view, question, choices);
      for (const each of choices) {
        const gesture = met.get(each.text);
        if (gesture?.on === 'target' && gesture.target.kind !== 'card')
          expect(title.placeOf(view, gesture.target)).toBeDefined();
        expect(title.label(view, question, each, 'en')).toMatch(/^[A-Z]/);
      }
    }
    expect(steps.size).toBe(5);
  });

  test('draws every piece, marks what may be chosen, and tells the log in sentences', () => {
    for (const { table, view, choices, asked: question } of questions()) {
      const drawn = renderToString(() =>
        title.Table({
          ...{
            view,
            asked: question,
            options: choices,
            language: 'en',
            routes: [],
            planned: undefined,
            marks: [],
            lit: [],
          },
          ...{ focus: undefined, recent: [], onBend() {}, onTarget() {}, onPoint() {}, onLook() {} },
        }),
      );
      const standing = Object.keys(view.place).length;
      expect(drawn.match(/data-target="piece:/g)?.length ?? 0).toBe(standing);
      if (question.step === 'to') expect(drawn).toContain('#e8b020');
      for (const { entry } of table.log) expect(title.logLine(entry, 'en')?.text).toMatch(/^[A-Z].*[.\d]$/);
    }
  });
});
