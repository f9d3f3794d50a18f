import type { LogEntry, View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import type { Now } from '../../src/shared/messages.ts';
import { findGame, openTable } from '../browser/plan.ts';
import { uncovered } from '../in-node.ts';

type WarNow = Now<View, LogEntry>;

const GAME = findGame();

/** Plays the planned game until `enough`, and checks the page's state before and after each look at a hand. */
function playWar(enough: (now: WarNow) => boolean = () => false) {
  const table = openTable(GAME.seed);
  const logged = [table.greet()];
  for (const move of GAME.moves) {
    const before = logged.at(-1) ?? table.now();
    const open = uncovered(table, before);
    if (open !== before) logged.push(open);
    if (enough(open)) break;
    const reply = table.choose({ seat: open.asked.seat ?? '', choices: move, seen: open.length });
    if (reply.ok) logged.push(reply.value);
  }
  return { table, told: logged, last: logged.at(-1) ?? table.now() };
}

const TOLD = playWar().told;
const asked = (question: string): WarNow[] =>
  TOLD.filter((now) => `${now.asked.procedure}.${now.asked.step}` === question);

describe('Wilderness War at one screen', () => {
  it('covers the choice of a card, and shows no card until its side looks', () => {
    for (const now of asked('phase.card')) {
      expect(now.covered).toBe(now.looking === null);
      expect(now.options.length > 0).toBe(now.looking !== null);
    }
    expect(asked('phase.card').some(({ covered }) => covered)).toBe(true);
  });

  it('covers every window, so that silence reveals nothing', () => {
    const windows = asked('window.offer');
    expect(windows.length).toBeGreaterThan(3);
    for (const now of windows) expect(now).toMatchObject({ covered: now.looking === null, asked: { pass: 'pass' } });
  });

  it('asks openly what is on the map for all to see', () => {
    for (const question of ['interception.ask', 'march.onward', 'losses.pick', 'retreat.to']) {
      const shown = asked(question);
      expect(shown.length).toBeGreaterThan(0);
      for (const now of shown) expect(now).toMatchObject({ covered: false });
    }
  });

  it('never reveals to the page where a card of another side is', () => {
    for (const { view, looking } of TOLD) {
      const hands = Object.values(view.cards).filter((place) => place?.endsWith('-hand'));
      expect(hands.filter((hand) => hand !== `${looking}-hand`)).toEqual([]);
    }
  });

  it('takes a whole action back to the card that began it, and leaves alone what came before', () => {
    const musters = ({ asked: { seat, procedure }, undo }: WarNow): boolean =>
      seat === 'british' && procedure === 'muster' && 'seat' in undo && undo.choices > 1;
    const { table, last } = playWar(musters);
    const { seat } = last.asked;
    const back = table.undo({ seen: last.length, action: true });
    expect(last.asked).toMatchObject({ procedure: 'muster', step: 'pick' });
    expect(back).toMatchObject({
      value: { asked: { seat, procedure: 'phase', step: 'card' }, undo: { seat: 'french' } },
    });
  });

  it('can be analysed from every position of the log, whichever side looks', () => {
    const { table, last } = playWar();
    const numbers = [...new Set(TOLD.flatMap(({ log }) => log.add.map(({ number }) => number)))];
    for (const seat of [null, last.asked.seat]) {
      table.look({ seat });
      for (const number of numbers) {
        const branch = table.branch({ number });
        if (!branch.ok) throw new Error(branch.code);
        const { analysis, asked: question, options, covered } = branch.value.greet();
        expect({ analysis, covered }).toEqual({ analysis: true, covered: false });
        expect(question.seat === null || options.length > 0).toBe(true);
      }
    }
    expect(numbers.length).toBeGreaterThan(20);
  });

  it('goes every way that it shows', () => {
    const march = asked('march.onward').find(({ routes }) => routes.length > 5);
    expect(march?.routes.every(({ choices }) => choices[0]?.startsWith('move '))).toBe(true);
    expect(march?.options.map(({ text }) => text)).toEqual(
      expect.arrayContaining([...new Set(march?.routes.map(({ choices }) => choices[0]))]),
    );
  });
});
