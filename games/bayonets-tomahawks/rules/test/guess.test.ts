import { type Json, range, seeded } from '@carillon/kit';
import { countsByKind, guessAlong } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { FRENCH } from '../src/ids.ts';
import { bayonetsTomahawks, readPosition } from '../src/index.ts';
import { CARD_FACTS } from '../src/reference.ts';
import { edited, MARCH } from './positions.ts';

const BACKS = new Map(CARD_FACTS.map(({ id, deck, buildup }) => [id as string, `${deck} ${buildup}`]));

/** Cards by deck, as their backs show it, and chits by faction. */
function known(position: Json): unknown {
  const { cards = {}, chits = {} } = position as Record<string, Json>;
  return [countsByKind(cards, (card) => BACKS.get(card) ?? ''), countsByKind(chits, (chit) => chit.replace(/-.*/, ''))];
}

describe('a guess of hidden information', { timeout: 60_000 }, () => {
  it.each(bayonetsTomahawks.scenarios)('is consistent with the view, and playable: %s', (scenario) => {
    const { guesses, wrong } = guessAlong(bayonetsTomahawks, { scenario, seed: 1757, known });
    expect(guesses).toBeGreaterThan(30);
    expect(wrong).toBeGreaterThan(guesses / 2);
  });
});

it('keeps a Buildup card as the Reserve until ar4, even if a position set up by hand has a whole Year’s cards played', () => {
  const g = readPosition(edited(MARCH, [' british-15 ', ' '], ['cards discard', 'cards discard british-15']));
  const seen = bayonetsTomahawks.view(g, FRENCH);
  for (const seed of range(20)) {
    const guessed = bayonetsTomahawks.guess(seen, seeded(seed).below);
    expect(() => bayonetsTomahawks.check(guessed)).not.toThrow();
  }
});
