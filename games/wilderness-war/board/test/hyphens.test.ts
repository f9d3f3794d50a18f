import { describe, expect, it } from 'vitest';
import { hyphenated } from '../src/cards/hyphens.ts';

const shown = (title: string): string => hyphenated(title).replaceAll('\u00AD', '-');

describe('the title of a card', () => {
  it('breaks a word that is too long between syllables', () => {
    expect(shown('Retranchements')).toBe('Retran-che-ments');
    expect(shown('Approvisionnements')).toBe('Appro-vi-sion-ne-ments');
    expect(shown('Local Reinforcements')).toBe('Local Rein-for-ce-ments');
  });

  it('breaks no word that fits', () => {
    expect(hyphenated('Coehorns & Howitzers')).toBe('Coehorns & Howitzers');
  });
});
