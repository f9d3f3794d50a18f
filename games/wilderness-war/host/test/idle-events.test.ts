import { CHANCE, Choices, copyInto } from '@carillon/flow';
import { Tally, type WalkOptions, walk } from '@carillon/testkit';
import { type State, wildernessWar as ww } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import { walks } from '../src/walks.ts';

// 5.51 An event that would change nothing is announced as such before it is played, and no other event is.

/**
 * The fields that any played card changes, whatever its event: the next question, the size of the hand, the
 * construction ban.
 */
const BY_ANY_CARD: ReadonlySet<string> = new Set(['cards', 'held', 'built', 'stack']);
const GAMES = 4;

type Position = Parameters<NonNullable<WalkOptions['witness']>>[0];
interface Saved {
  readonly stack: readonly { readonly procedure: string }[];
  readonly cards: { readonly [card: string]: string };
}
const saved = (g: State): Saved => ww.toJson(g) as unknown as Saved;
const choices = new Choices();

/**
 * Answers the remaining questions of an event: dice with the lowest or the highest face, players with the first choice.
 * Returns whether a player was asked.
 */
function playOut(g: State, high: boolean): boolean {
  let asked = false;
  while (saved(g).stack.some(({ procedure }) => procedure === 'event')) {
    const who = ww.flow.who(g);
    asked ||= who !== CHANCE;
    ww.flow.list(g, who, choices);
    ww.flow.take(g, who, choices.get(high && who === CHANCE ? choices.count - 1 : 0));
  }
  return asked;
}

/**
 * Whether two positions differ only in fields that any played card changes, and no card but the one played has moved.
 */
function areAlike(before: Saved, after: Saved, played: string): boolean {
  const moved = Object.keys(after.cards).filter((card) => before.cards[card] !== after.cards[card]);
  const others = Object.entries(after).filter(([name]) => !BY_ANY_CARD.has(name));
  return (
    moved.every((card) => card === played) &&
    others.every(([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(before, name)))
  );
}

/** The effect of playing an event: whether it asks a player anything, and whether it may change anything. */
function tried(
  { g, asked }: Position,
  text: string,
  played: string,
): { readonly asks: boolean; readonly acts: boolean } {
  const before = saved(g as never);
  const outcomes = [false, true].map((high) => {
    const copy = ww.blank();
    copyInto(copy, g as never);
    const [seat] = asked;
    if (seat === undefined) throw new Error('nobody is asked');
    ww.flow.take(copy, seat.seat, seat.codes[seat.texts.indexOf(text)] ?? Number.NaN);
    return { asks: playOut(copy, high), acts: !areAlike(before, saved(copy), played) };
  });
  return { asks: outcomes.some(({ asks }) => asks), acts: outcomes.some(({ acts }) => acts) };
}

it('[5.51] an event is called idle exactly when it would change nothing, whatever is rolled', () => {
  const idle = new Set<string>();
  const witness = (position: Position): void => {
    const { question, asked } = position;
    if (question.procedure !== 'phase' || question.step !== 'card') return;
    for (const text of asked[0]?.texts ?? []) {
      const [verb, card] = text.split(' ');
      // Campaigns are long, and always ask.
      if (verb !== 'event' || card === undefined || card.startsWith('campaign')) continue;
      const side = ww.seats[asked[0]?.seat ?? 0] ?? '';
      const answer = ww.query(position.g as never, 'uses', { side, card });
      const says = Reflect.get(Object(answer), 'idle');
      const { asks, acts } = tried(position, text, card);
      // A player who is asked may choose to change nothing; events that ask nobody depend on the dice alone.
      if (says === true || !asks) expect([card, says]).toEqual([card, !acts]);
      if (says === true) idle.add(card);
    }
  };
  for (let seed = 0; seed < GAMES; seed++) {
    walk(ww, {
      ...{ seed, scenario: ww.scenarios[seed % ww.scenarios.length] ?? '', options: {}, checks: 'none', witness },
      ...{ leaning: walks.leaning, tally: new Tally() },
    });
  }
  expect(idle).toContain('indians-desert-33');
}, 60_000);
