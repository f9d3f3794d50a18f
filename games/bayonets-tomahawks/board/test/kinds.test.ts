import { PIECE_FACTS, PIECES } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES } from '@carillon/board';
import { expect, it } from 'vitest';
import { pieceWithKind } from '../src/texts/names.ts';

it('a proper name has its kind beside it, but not one that says it already', () => {
  expect(pieceWithKind('putnam', 'en')).toBe('Putnam (Light unit)');
  expect(pieceWithKind('putnam', 'de')).toBe('Putnam (leichte Einheit)');
  expect(pieceWithKind('putnam', 'fr', 'réduite')).toBe('Putnam (unité légère, réduite)');
  expect(pieceWithKind('fleet-boscawen', 'en')).toBe('Boscawen (Fleet)');
  expect(pieceWithKind('royal-artillery-1', 'en')).toBe('Royal Artillery');
  expect(pieceWithKind('howe-light', 'en')).toBe('Howe (light)');
});

it('every kind but Bastions has a word in every language', () => {
  for (const language of LANGUAGES)
    for (const piece of PIECES) {
      const { type, name } = PIECE_FACTS[PIECES.indexOf(piece)] ?? {};
      const says = /artillery|bastion|\(light\)|artillerie/i.test(`${name}`) || (language === 'fr' && type === 'fleet');
      if (!says) expect(pieceWithKind(piece, language), piece).toMatch(/\(.+\)$/);
    }
});
