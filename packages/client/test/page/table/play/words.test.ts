import type { Option, Target } from '@carillon/board';
import { expect, it } from 'vitest';
import type { Deed } from '../../../../src/page/table/play/deeds.ts';
import { type WordSources, Words } from '../../../../src/page/table/play/words.ts';

/** An answer that is given because it is the only one. */
const lone = (text: string) => ({ changed: {}, asked: {}, option: { text, verb: '', args: [] } });

/** The words of a table where one choice ends the turn. */
function words(language: 'en' | 'de' | 'fr', changes: object = {}) {
  const now = {
    view: undefined,
    asked: {},
    computer: null,
    online: null,
    ends: { 'sail halifax': 'free', 'discard massacre-7': 'locked' },
    lone: {
      'build halifax': [lone('road ohio'), lone('road ohio'), lone('road cayuga'), lone('done')],
      'build boston': [lone('done')],
    },
    ...changes,
  };
  const title = {
    nameOf: ({ id }: { readonly id: string }) => id,
    planLabel: () => 'Press the siege',
    label: (_view: unknown, _asked: unknown, { text }: Option) => text,
    gestures: (_view: unknown, _asked: unknown, [{ text }]: readonly [Option]) =>
      new Map([[text, { on: text === 'done' ? 'button' : 'target' }]]),
  };
  const sources = { session: { now: () => now }, title, preferences: () => ({ language }) };
  return new Words(sources as unknown as WordSources<unknown, unknown>);
}

const SAILING = { target: { kind: 'space', id: 'halifax' }, choices: ['sail halifax'] } as const;

it('adds to a label that the choice ends the turn, in every language', () => {
  const labels = (['en', 'de', 'fr'] as const).map((language) => words(language).ending('Sail', ['sail halifax']));
  expect(labels).toEqual(['Sail (ends your turn)', 'Sail (beendet deinen Zug)', 'Sail (termine votre tour)']);
  expect(words('en').ending('Sail', ['sail boston'])).toBe('Sail');
  expect(words('en').planLabel(['start wolfe', 'siege'])).toBe('Press the siege');
});

it('warns before a choice on the map that ends the turn', () => {
  expect(words('en').deedWarning(SAILING)).toMatch(/^It ends your turn, and the other side plays/);
  expect(words('en').deedWarning({ ...SAILING, choices: ['sail boston'] })).toBe('');
});

it('says in a menu on the map what ends the turn, but not in that of a card, which ends it by nature', () => {
  const deedOf = (target: Target, text: string): Deed => ({
    target,
    choices: [text],
    option: { text, verb: '', args: [] },
  });
  const [halifax, massacre]: readonly [Target, Target] = [
    { kind: 'space', id: 'halifax' },
    { kind: 'card', id: 'massacre-7' },
  ];
  expect(words('en').entryLabel(deedOf(halifax, 'sail halifax'), halifax)).toBe('sail halifax (ends your turn)');
  expect(words('en').entryLabel(deedOf(massacre, 'discard massacre-7'), massacre)).toBe('discard massacre-7');
  expect(words('en').entryLabel(deedOf(halifax, 'sail halifax'), undefined)).toContain('(ends your turn)');
});

it('names in a label what follows at once as the only possibility, each once, but not what only ends something', () => {
  const labels = (['en', 'de', 'fr'] as const).map((language) => words(language).leading('Build', 'build halifax'));
  const roads = 'Build: road ohio, road cayuga';
  expect(labels.map((label) => label.replace(/\u00A0|\u202F/, ''))).toEqual([roads, roads, roads]);
  expect(words('en').leading('Build', 'build boston')).toBe('Build');
});

it('knows what Undo does after dice: against a person, a computer, over the network, and in a lesson', () => {
  const undoing = (changes: object): string => words('en', changes).undoing();
  expect(undoing({})).toBe('ends');
  expect(undoing({ computer: 'french' })).toBe('anew');
  expect(undoing({ computer: 'french', online: {} })).toBe('ends');
  expect(undoing({ lesson: {} })).toBe('step');
});
