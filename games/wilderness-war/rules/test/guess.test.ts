import type { Json } from '@carillon/kit';
import { countsByKind, guessAlong } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../src/index.ts';

const cardsOf = (position: Json): Json => (position as Record<string, Json>).cards ?? {};

describe('a guess of hidden cards', { timeout: 60_000 }, () => {
  it.each(wildernessWar.scenarios)('a guess of hidden information', (scenario) => {
    const known = (position: Json) => countsByKind(cardsOf(position), () => 'a card');
    const { guesses, wrong } = guessAlong(wildernessWar, { scenario, seed: 1757, known });
    expect(guesses).toBeGreaterThan(30);
    expect(wrong).toBeGreaterThan(guesses / 2);
  });
});
