import { skirmish } from '@carillon/skirmish-rules';
import { questionsOf } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { skirmishTitle as title } from '../src/index.ts';
import { PROMPTS, RULES } from '../src/texts.ts';

test('there is a sentence and a rule for every question, a place and a label for every choice, a line for every event', () => {
  const shown = new Set<string>();
  for (const { view, options, asked, table } of questionsOf(skirmish, { scenario: 'meeting', options: {} }, 12)) {
    const { text, rule = '' } = title.prompt(view, asked, options, 'en');
    shown.add(text);
    expect(RULES).toHaveProperty([rule]);
    const gestures = title.gestures(view, asked, options);
    for (const each of options) {
      const gesture = gestures.get(each.text);
      expect(gesture?.on === 'button' || (gesture && title.placeOf(view, gesture.target))).toBeTruthy();
      expect(title.label(view, asked, each, 'en')).toMatch(/^[A-Z]/);
    }
    for (const { entry } of table.log) expect(title.logLine(entry, 'en')?.text).toMatch(/^[A-Z].*[.\d]$/);
  }
  expect([...shown, PROMPTS.over].sort()).toEqual(Object.values(PROMPTS).sort());
});
