import { LANGUAGES } from '@carillon/board';
import { LANGUAGES as SERVED } from '@carillon/protocol';
import { describe, expect, it } from 'vitest';
import { createPreferences, LOG_WIDTHS, logWidthOf, preferencesFrom } from '../../src/page/preferences.ts';

function store(kept: string | null) {
  const made = {
    kept,
    getItem: () => made.kept,
    setItem: (_key: string, value: string) => {
      made.kept = value;
    },
  };
  return made;
}

describe('preferences', () => {
  it('have the languages of the server', () => {
    expect([...LANGUAGES]).toEqual([...SERVED]);
  });

  it('begin in the first language that the reader has and we have', () => {
    expect(preferencesFrom(undefined, ['es-CL', 'fr-CA', 'en']).language).toBe('fr');
    expect(preferencesFrom(undefined, ['de-CH', 'fr-CA', 'en']).language).toBe('de');
    expect(preferencesFrom(undefined, ['es']).language).toBe('en');
  });

  it('come back as they were set', () => {
    const kept = store(null);
    const first = createPreferences(kept, ['en']);
    first.set({
      ...first(),
      language: 'fr',
      confirm: 'always',
      colours: 'safe',
      theme: 'dark',
      sounds: false,
      soundsOffered: true,
      motion: 'slow',
      pace: 'once',
      letters: false,
      logWidth: 400,
      told: ['wilderness-war'],
      coach: true,
      forms: true,
    });
    expect(createPreferences(kept, ['en'])()).toEqual(first());
  });

  it('have sounds only if the user wanted them; they are offered once', () => {
    expect(preferencesFrom(undefined, ['en'])).toMatchObject({ sounds: false, soundsOffered: false });
    expect(preferencesFrom({ sounds: true }, ['en'])).toMatchObject({ sounds: true, soundsOffered: true });
    expect(preferencesFrom({ sounds: false, soundsOffered: true }, ['en'])).toMatchObject({
      ...{ sounds: false, soundsOffered: true },
    });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"language":"la","confirm":3,"colours":"pink","motion":9,"letters":"no","logWidth":"wide"}',
  ])('are as for a newcomer where what was kept is damaged: %s', (kept) => {
    expect(createPreferences(store(kept), ['en'])()).toEqual(preferencesFrom(undefined, ['en']));
  });

  it('keep the log within its bounds', () => {
    expect([0, 333.4, 9999].map(logWidthOf)).toEqual([LOG_WIDTHS.least, 333, LOG_WIDTHS.most]);
  });
});
