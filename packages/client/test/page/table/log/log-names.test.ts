import type { Target } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { stretchesOf } from '../../../../src/page/table/log/log-names.ts';

const NAMES: Readonly<Record<string, string>> = {
  'white-mountains': 'White Mountains',
  'white-mountains-north': 'White Mountains North',
  york: 'York',
  levis: 'Lévis',
  nameless: '',
};
const about = (...ids: string[]): Target[] => ids.map((id) => ({ kind: 'space', id }));

/** The sentence with its buttons in brackets. */
const marked = (text: string, ...ids: string[]): string =>
  stretchesOf(text, about(...ids), ({ id }) => NAMES[id] ?? '')
    .map((stretch) => (stretch.target ? `[${stretch.target.id}: ${stretch.text}]${stretch.tail ?? ''}` : stretch.text))
    .join('');

describe('names in a line of the log', () => {
  it('are found wherever they stand, each time', () => {
    expect(marked('Lévis: York to York.', 'york', 'levis')).toBe('[levis: Lévis]: [york: York] to [york: York].');
  });

  it('are found after an elision and before a point', () => {
    expect(marked('Retraite d’York à Lévis', 'york', 'levis')).toBe('Retraite d’[york: York] à [levis: Lévis]');
  });

  it('keep the point or colon that closes up to them, so that it begins no line', () => {
    const [name, , other] = stretchesOf(
      'Lévis\u202f: York to York.',
      about('york', 'levis'),
      ({ id }) => NAMES[id] ?? '',
    );
    expect([name?.tail, other?.tail]).toEqual(['\u202f:', undefined]);
    expect(stretchesOf('York).', about('york'), () => 'York')).toEqual([
      { text: 'York', target: { kind: 'space', id: 'york' }, tail: ').' },
    ]);
  });

  it('do not stand inside longer words or longer names', () => {
    expect(marked('Yorktown, New York', 'york')).toBe('Yorktown, New [york: York]');
    expect(marked('White Mountains North to White Mountains', 'white-mountains', 'white-mountains-north')).toBe(
      '[white-mountains-north: White Mountains North] to [white-mountains: White Mountains]',
    );
  });

  it('that the sentence does not say leave it whole', () => {
    expect(marked('3 Regulars march.', 'levis', 'nameless')).toBe('3 Regulars march.');
    expect(stretchesOf('', about('york'), () => 'York')).toEqual([]);
  });
});
