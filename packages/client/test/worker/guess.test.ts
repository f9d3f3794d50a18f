import { bayonetsTomahawks, CARD_FACTS } from '@carillon/bayonets-tomahawks-rules';
import { CHANCE, Choices, copyInto, OVER, type Rules, type Seat, type StateBase } from '@carillon/flow';
import { type Json, range, seeded } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksEngine } from '../../src/worker/bayonets-tomahawks.ts';
import type { TitleEngine } from '../../src/worker/engine.ts';
import { wildernessWarEngine } from '../../src/worker/wilderness-war.ts';

// What a reader cannot see is guessed from what the reader sees, and from nothing else.

const random = seeded(1757);
const below = random.below;

/** Whoever may choose: chance, or one of the seats that have not answered. */
function asked<G extends StateBase, V, L>({ flow, seats }: Rules<G, V, L>, g: G): Seat {
  const free = (seat: Seat): boolean => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat);
  return [CHANCE, ...seats.keys()].find(free) ?? OVER;
}

/** Plays at random for so many choices, looking at the positions on the way. */
function play<G extends StateBase, V, L>(
  rules: Rules<G, V, L>,
  g: G,
  steps: number,
  look: () => void = () => {},
): void {
  const choices = new Choices();
  for (let left = steps; left > 0 && rules.flow.who(g) !== OVER; left--) {
    look();
    const seat = asked(rules, g);
    rules.flow.list(g, seat, choices);
    rules.flow.take(g, seat, choices.get(below(choices.count)));
  }
}

/** How many cards of which kind lie where. */
function counts(places: Json, kindOf: (card: string) => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [card, place] of Object.entries(places as Record<string, string>)) {
    const key = `${kindOf(card)} ${place}`;
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
}

/** Plays games and demands of each position that what any reader guesses of it could be so. */
function guessAlong<G extends StateBase, V, L>(
  engine: TitleEngine<G, V, L>,
  scenario: string,
  same: (g: Json) => unknown,
): number {
  const { rules, guess } = engine;
  const g = rules.start(scenario, {});
  let guesses = 0;
  play(rules, g, 3000, () => {
    if (below(8) > 0 || guess === undefined) return;
    const reader = [0, 1, undefined][below(3)];
    const view = rules.view(g, reader);
    const guessed = guess(structuredClone(view), below);
    rules.permuteHidden(guessed, reader, below);
    expect(JSON.stringify(rules.view(guessed, reader))).toBe(JSON.stringify(view));
    expect(same(rules.toJson(guessed))).toEqual(same(rules.toJson(g)));
    rules.check(guessed);
    if (below(20) === 0) play(rules, guessed, 60, () => rules.check(guessed));
    guesses++;
  });
  return guesses;
}

const cardsOf = (g: Json): Json => (g as Record<string, Json>).cards ?? {};

/** Cards by deck, as their backs show it, and chits by faction. */
function backsOf(g: Json): unknown {
  const backs = new Map(CARD_FACTS.map(({ id, deck, buildup }) => [id as string, `${deck} ${buildup}`]));
  const { chits = {} } = g as Record<string, Json>;
  const cards = counts(cardsOf(g), (card) => backs.get(card) ?? '');
  return { cards, chits: counts(chits, (chit) => chit.replace(/-.*/, '')) };
}

describe('a guess of what cannot be seen', { timeout: 60_000 }, () => {
  it.each(wildernessWar.scenarios)('fits what is seen of Wilderness War, and can be played on: %s', (scenario) => {
    const same = (g: Json) => counts(cardsOf(g), () => 'a card');
    expect(guessAlong(wildernessWarEngine, scenario, same)).toBeGreaterThan(30);
  });

  it.each(bayonetsTomahawks.scenarios)(
    'fits what is seen of Bayonets & Tomahawks, and can be played on: %s',
    (scenario) => {
      expect(guessAlong(bayonetsTomahawksEngine, scenario, backsOf)).toBeGreaterThan(30);
    },
  );

  it.each([
    ['Wilderness War', wildernessWarEngine as unknown as TitleEngine<StateBase, Json, unknown>],
    ['Bayonets & Tomahawks', bayonetsTomahawksEngine as unknown as TitleEngine<StateBase, Json, unknown>],
  ])('is made of the view alone, and is another each time: %s', (_title, { rules, guess }) => {
    const g = rules.start(rules.scenarios[0] ?? '', {});
    play(rules, g, 40);
    const other = rules.blank();
    copyInto(other, g);
    rules.permuteHidden(other, 0, below);
    const from = (state: StateBase) => rules.toJson(guess?.(rules.view(state, 0), seeded(5).below) ?? state);
    expect(from(other)).toEqual(from(g));
    const many = range(20).map(() => JSON.stringify(rules.toJson(guess?.(rules.view(g, 0), below) ?? g)));
    expect(new Set(many).size).toBeGreaterThan(1);
  });
});
