import { Choices, copyInto } from '@carillon/flow';
import { Tally, type WalkOptions, walk } from '@carillon/testkit';
import { type State, wildernessWar as ww } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import { walks } from '../src/walks.ts';

// 5.51 An event that would change nothing says so before it is played, and no other does.

/** What a played card changes whatever its event does: where cards are, the next question, the construction ban. */
const BY_ANY_CARD: ReadonlySet<string> = new Set(['cards', 'held', 'built', 'stack']);
/** The questions of an Action Phase: nothing of an event is left to be asked. */
const AFTERWARDS: ReadonlySet<string> = new Set(['phase']);
const GAMES = 4;

type Position = Parameters<NonNullable<WalkOptions['witness']>>[0];

type Saved = { readonly stack: readonly { readonly procedure: string }[] };
const saved = (g: State): Saved => ww.toJson(g) as unknown as Saved;
const choices = new Choices();

/** Answers what an event still asks, dice included, with the first choice of each list. */
function playOut(g: State): void {
  while (saved(g).stack.some(({ procedure }) => procedure === 'event')) {
    const who = ww.flow.who(g);
    ww.flow.list(g, who, choices);
    ww.flow.take(g, who, choices.get(0));
  }
}

/** Whether an event, played on a copy, asks nothing and changes nothing; `toItsEnd`: whatever it asks. */
function changesNothing({ g, asked }: Position, text: string, toItsEnd: boolean): boolean {
  const before = ww.toJson(g as never) as object;
  const copy = ww.blank();
  copyInto(copy, g as never);
  const [seat] = asked;
  if (seat === undefined) throw new Error('nobody is asked');
  ww.flow.take(copy, seat.seat, seat.codes[seat.texts.indexOf(text)] ?? Number.NaN);
  if (toItsEnd) playOut(copy);
  const after = saved(copy);
  const same = Object.entries(after).every(
    ([name, value]) => BY_ANY_CARD.has(name) || JSON.stringify(value) === JSON.stringify(Reflect.get(before, name)),
  );
  return same && AFTERWARDS.has(after.stack.at(-1)?.procedure ?? '');
}

it('[5.51] an event is called idle exactly when it would change nothing', () => {
  const idle = new Set<string>();
  const witness = (position: Position): void => {
    const { question, asked } = position;
    if (question.procedure !== 'phase' || question.step !== 'card') return;
    for (const text of asked[0]?.texts ?? []) {
      const [verb, card] = text.split(' ');
      if (verb !== 'event' || card === undefined) continue;
      const side = ww.seats[asked[0]?.seat ?? 0] ?? '';
      const answer = ww.query(position.g as never, 'uses', { side, card });
      const says = Reflect.get(Object(answer), 'idle');
      expect([card, says]).toEqual([card, changesNothing(position, text, says === true)]);
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
