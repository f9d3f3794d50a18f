import { chanceFrom, OVER, Table } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { PIECE_FACTS } from '../../src/data/pieces.ts';
import { SCENARIO_FACTS } from '../../src/data/scenarios.ts';
import { BRITISH, card, DECK, FRENCH, nation, POOL, piece, round, SAIL_BOX, side } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';
import type { RoundName, ScenarioName } from '../../src/names.ts';
import { factsOf } from '../../src/query/cards.ts';
import { isNeutralNation } from '../../src/query/presence.ts';

// 4.0 Sequence of play, 5.0 Set-up, 6.0 Cards

/** The log of a whole random game. */
function reported(scenario: ScenarioName, seed: number): LogEntry[] {
  const random = seeded(seed);
  const open = { scenario, options: {}, chance: chanceFrom(random), passIdleWindows: true };
  const table = Table.open(bayonetsTomahawks, open);
  while (table.who !== OVER) {
    const seat =
      bayonetsTomahawks.flow.mayChoose(table.state, 0) && !bayonetsTomahawks.flow.hasAnswered(table.state, 0) ? 0 : 1;
    const texts = table.choicesOf(seat);
    table.submit(seat, texts[random.below(texts.length)] ?? '', table.journal.length);
  }
  return table.log.map(({ entry }) => entry as LogEntry);
}

describe('a Year', () => {
  const log = reported('vaudreuils-petite-guerre', 7);

  test('[4.1] has nine Action Rounds, and three Logistics Rounds between and after them', () => {
    const rounds = log.flatMap((entry) => (entry.type === 'round' ? [entry.round] : []));
    expect(rounds).toEqual([
      'ar1',
      'ar2',
      'fleets-arrive',
      'ar3',
      'colonials-enlist',
      'ar4',
      'ar5',
      'ar6',
      'ar7',
      'ar8',
      'ar9',
      'winter-quarters',
    ]);
  });

  test('[4.3] S6: the opening lasts until the first Logistics Round is over', () => {
    const g = bayonetsTomahawks.start('french-and-indian-war', {});
    const past = (name: RoundName, year: number): boolean => {
      g.round = round.of(name);
      g.year = year;
      return bayonetsTomahawks.isPastOpening(g);
    };
    expect(bayonetsTomahawks.isPastOpening(g)).toBe(false);
    expect([past('ar2', 1755), past('fleets-arrive', 1755)]).toEqual([false, false]);
    expect([past('ar3', 1755), past('ar1', 1756)]).toEqual([true, true]);
  });

  test('[4.2] brings cards of the Buildup decks first, of the Campaign decks from the fourth Action Round on', () => {
    let isCampaign = false;
    for (const entry of log) {
      if (entry.type === 'round' && entry.round === 'ar4') isCampaign = true;
      if (entry.type !== 'draw-card' || entry.indian || entry.card === null) continue;
      expect(factsOf(card.of(entry.card)).buildup).toBe(!isCampaign);
    }
  });

  test('[7.1a] begins with two cards for each side, and no Indian card', () => {
    const first = log.findIndex((entry) => entry.type === 'round');
    const drawn = log.slice(0, first).filter((entry) => entry.type === 'draw-card');
    expect(
      drawn.map((entry) => [entry.type === 'draw-card' && entry.side, entry.type === 'draw-card' && entry.indian]),
    ).toEqual([
      ['french', false],
      ['french', false],
      ['british', false],
      ['british', false],
    ]);
  });

  test('[7.1b] and brings three cards in each Action Round', () => {
    const begin = log.findIndex((entry) => entry.type === 'round' && entry.round === 'ar5');
    const end = log.findIndex((entry) => entry.type === 'round' && entry.round === 'ar6');
    const drawn = log
      .slice(begin, end)
      .flatMap((entry) => (entry.type === 'draw-card' ? [`${entry.side} ${entry.indian}`] : []));
    expect(drawn).toEqual(['french false', 'french true', 'british false']);
  });
});

describe.each(SCENARIO_FACTS.map((facts) => [facts.name, facts] as const))('%s', (_name, facts) => {
  const g = bayonetsTomahawks.start(facts.id, {});

  test('[5.2] has the pools of its sheets, and the Nations neutral in theirs', () => {
    const pooled = Object.entries(facts.pools).flatMap(([name, { units }]) =>
      name === 'colonial-bonus' ? [] : Object.entries(units),
    );
    for (const [kind, count] of pooled) {
      const found = piece.all.filter((p) => PIECE_FACTS[p]?.kind === kind && g.place.get(p) === POOL);
      expect(found.length, kind).toBe(count);
    }
    for (const each of nation.all) expect(isNeutralNation(g, each)).toBe(true);
  });

  test('[5.3] begins with no Raid Points, the seas open to the French only, and nobody at sea', () => {
    for (const of of side.all) expect(g.raidPoints.get(of)).toBe(0);
    expect(g.openSeas).toBe(false);
    expect([g.frenchUnits.get(SAIL_BOX), g.britishUnits.get(SAIL_BOX)]).toEqual([0, 0]);
  });

  test('[5.3] [6.0] has the cards of its first Year in the decks, and all Indian ones', () => {
    const [year] = facts.years;
    for (const each of card.all) {
      const { number, deck, buildup } = factsOf(each);
      const decks = deck === 'indian' ? undefined : year?.decks[deck];
      const named = decks === undefined ? [] : buildup ? decks.buildup : decks.campaign;
      const isUsed = deck === 'indian' || named.some((name) => card.of(name) === each);
      // The first two cards of each side are drawn by chance, which has not been asked yet.
      expect(g.cards.get(each) === DECK, String(number)).toBe(isUsed);
    }
    expect([FRENCH, BRITISH]).toEqual(side.all);
  });
});
