import { bayonetsTomahawks as bt, type State } from '@carillon/bayonets-tomahawks-rules';
import { CARD_FACTS } from '@carillon/bayonets-tomahawks-rules/reference';
import { CHANCE, Choices, copyInto } from '@carillon/flow';
import { Tally, type WalkOptions, walk } from '@carillon/testkit';
import { expect, it } from 'vitest';
import { walks } from '../src/walks.ts';

// 7.4 An event at the start of the Action Round that would change nothing says so, and no other does.

/** What running events change whatever they do: the next question, and who is the First Player. */
const BY_ANY_EVENT: ReadonlySet<string> = new Set(['stack', 'first']);
const GAMES = 8;

type Position = Parameters<NonNullable<WalkOptions['witness']>>[0];
interface Saved {
  readonly stack: readonly { readonly procedure: string }[];
  readonly played: { readonly [deck: string]: string | null };
}
const saved = (g: State): Saved => bt.toJson(g) as unknown as Saved;
const choices = new Choices();

/** Cards without events. */
const QUIET: { readonly [deck: string]: string } = { british: 'british-2', french: 'french-42', indian: 'indian-44' };

/** The position in which only the card of one deck has an event. */
function onlyWith(g: State, deck: string): State {
  const json = saved(g);
  return bt.fromJson({ ...json, played: { ...QUIET, [deck]: json.played[deck] } } as never);
}

const runsEvents = (g: State): boolean => saved(g).stack.some(({ procedure }) => procedure === 'start-events');

/** Answers what the event still asks: by the first or the last choice. Returns whether a player was asked. */
function playOut(g: State, last: boolean): boolean {
  let asked = false;
  while (runsEvents(g)) {
    const who = bt.flow.who(g);
    bt.flow.list(g, who, choices);
    asked ||= who !== CHANCE && choices.count > 1;
    bt.flow.take(g, who, choices.get(last ? choices.count - 1 : 0));
  }
  return asked;
}

const areAlike = (before: Saved, after: Saved): boolean =>
  Object.entries(after)
    .filter(([name]) => !BY_ANY_EVENT.has(name))
    .every(([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(before, name)));

interface Tried {
  readonly asks: boolean;
  readonly acts: boolean;
  readonly logged: boolean;
}

/**
 * The effect of playing an event: whether it asks a player anything, may change anything, and is logged as without
 * effect.
 */
function tried(g: State, card: string): Tried {
  const before = saved(g);
  const log: object[] = [];
  const outcomes = [false, true].map((last) => {
    const copy = bt.blank();
    copyInto(copy, g);
    const who = bt.flow.who(copy);
    bt.flow.list(copy, who, choices);
    bt.flow.take(copy, who, choices.get(0), (entry) => log.push(entry));
    return { asks: playOut(copy, last), acts: !areAlike(before, saved(copy)) };
  });
  expect(log).toContainEqual(expect.objectContaining({ card }));
  const idle = { type: 'event-without-effect', card };
  const logged = log.some((entry) => JSON.stringify(entry) === JSON.stringify(idle));
  return { asks: outcomes.some(({ asks }) => asks), acts: outcomes.some(({ acts }) => acts), logged };
}

/** Tries the event of each card in play by itself. */
function tryAll(g: State, met: (card: string, says: unknown, does: Tried) => void): void {
  for (const { id, deck, arStart } of CARD_FACTS) {
    // Rough Seas only forbids.
    if (!arStart || saved(g).played[deck] !== id || id === 'rough-seas-40') continue;
    const alone = onlyWith(g, deck);
    met(id, Reflect.get(Object(bt.query(alone, 'event', { card: id })), 'idle'), tried(alone, id));
  }
}

it('[7.4] an event is called idle exactly when it would change nothing, whatever is drawn', () => {
  const [idle, acting] = [new Set<string>(), new Set<string>()];
  const witness = ({ g, question }: Position): void => {
    if (question.procedure !== 'action-round' || question.step !== 'initiative') return;
    tryAll(g as unknown as State, (card, says, { asks, acts, logged }) => {
      expect([card, logged]).toEqual([card, says]);
      // A player who is asked may choose what changes nothing.
      if (says === true || !asks) expect([card, says]).toEqual([card, !acts]);
      (says === true ? idle : acting).add(card);
    });
  };
  for (let seed = 0; seed < GAMES; seed++) {
    walk(bt, {
      ...{ seed, scenario: bt.scenarios[seed % bt.scenarios.length] ?? '', options: {}, checks: 'none', witness },
      ...{ leaning: walks.leaning, tally: new Tally() },
    });
  }
  expect(idle.size).toBeGreaterThan(4);
  expect(acting.size).toBeGreaterThan(10);
}, 60_000);
