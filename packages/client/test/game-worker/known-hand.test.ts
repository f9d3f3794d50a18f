import { Table } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, test } from 'vitest';
import { startingAt } from '../../src/game-worker/engine.ts';
import { LocalGame } from '../../src/game-worker/local/local-game.ts';
import { wildernessWarEngine } from '../engines.ts';
import { play, uncovered } from '../in-node.ts';

const CRISIS = 'british-ministerial-crisis-37';
const SUPPORT = 'light-infantry-54';
const SETTING = { title: 'wilderness-war', scenario: 'annus-mirabilis', options: {} };

type Cards = Record<string, string>;

/** Exchanges a card with one of a hand. */
function swapIn(cards: Cards, card: string, hand: string): void {
  const [other = ''] = Object.keys(cards).filter((each) => cards[each] === hand && ![CRISIS, SUPPORT].includes(each));
  cards[other] = cards[card] ?? 'draw-pile';
  cards[card] = hand;
}

/**
 * The first question of a game in which the French hold British Ministerial Crisis, and everybody knows the British
 * hand.
 */
function allKnown() {
  let nth = 0;
  const chance = { draw: () => nth++ % 3 };
  const { state } = Table.open(wildernessWar, { ...SETTING, chance, passIdleWindows: false });
  const position = structuredClone(wildernessWar.toJson(state)) as { cards: Cards; shown: string[] } & Json;
  swapIn(position.cards, CRISIS, 'french-hand');
  swapIn(position.cards, SUPPORT, 'british-hand');
  position.shown = Object.keys(position.cards).filter((each) => position.cards[each] === 'british-hand');
  return wildernessWar.fromJson(position);
}

test('a card that must be discarded is shown to its owner, even though everybody knows he holds it', () => {
  const engine = { ...wildernessWarEngine, rules: startingAt(wildernessWar, allKnown()) };
  const table = LocalGame.resume(engine, { ...SETTING, seed: 1 }, []);
  let now = uncovered(table, table.greet());
  const observer = engine.rules.view(allKnown(), undefined);
  expect(observer.cards[SUPPORT]).toBe('british-hand');
  now = play(table, now, [`event ${CRISIS}`]);
  expect(`${now.asked.procedure}.${now.asked.step} ${now.asked.seat}`).toBe('ministerial-crisis.discard british');
  // The hand is open, because only then the card for the choice is visible.
  expect(now.looking).toBe('british');
  expect(now.options.map(({ text }) => text)).toContain(`discard ${SUPPORT}`);
});
