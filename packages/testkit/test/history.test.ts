import { CHANCE, type ChoiceEntry } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { copyOf, walk } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { spoiltAt } from '../src/checks/refusals.ts';
import { History, replayEntry } from '../src/history.ts';
import { positionOf } from '../src/position.ts';
import { Shadow } from '../src/shadow.ts';
import { begin, type State, sound } from './games.ts';

const { journal } = walk(sound, { seed: 2, scenario: 'dusk', options: null, checks: 'none', passIdleWindows: false });

/** A history of the first `length` entries, with its copies changed on the way by `spoil`. */
function historyOf(length: number, spoil: (g: State, entries: number) => void = () => {}): History {
  const history = new History(sound, () => begin());
  const g = begin();
  history.keep(g);
  for (const entry of journal.slice(0, length)) {
    replayEntry(sound, g, entry);
    history.entries.push(entry);
    const kept = copyOf(sound, g);
    spoil(kept, history.entries.length);
    history.keep(kept);
  }
  return history;
}

const another = (at: number) => (g: State, entries: number) => {
  if (entries === at) g.lastTurn = 7;
};

describe('the history of a walk', () => {
  test('accepts a game in which all replays agree', () => {
    historyOf(journal.length).checkAll(seeded(1));
    historyOf(20).checkLast();
  });

  test('detects an undo that does not return to the position before', () => {
    expect(() => historyOf(20, another(19)).checkLast()).toThrow('an undo does not return to the position before');
  });

  test('detects a replay that ends elsewhere', () => {
    expect(() => historyOf(20, another(20)).checkLast()).toThrow(
      'a replay from the last checkpoint ends elsewhere: lastTurn: 2 instead of 7',
    );
    expect(() => historyOf(journal.length, another(3)).checkAll(seeded(1))).toThrow(/a replay from the set-up differs/);
  });

  test('detects an earlier copy that was changed afterwards', () => {
    const history = historyOf(10);
    history.after(4).cells[0] = 9;
    expect(() => history.checkAll(seeded(1))).toThrow('the copy of the position after 4 entries has changed');
  });

  test('also knows the positions before the one it started from', () => {
    const whole = historyOf(20);
    const from = { length: 12, cells: whole.after(12).cells.slice() };
    const late = new History(sound, () => begin(), { follow: journal, from });
    expect(late.entries).toEqual(journal.slice(0, 12));
    late.keep(whole.after(12));
    for (const length of [0, 5, 11, 12]) expect(late.after(length).cells).toEqual(whole.after(length).cells);
  });

  test('detects a journal that does not fit', () => {
    expect(() => replayEntry(sound, begin(), { who: 'blue', choice: 'march moon' })).toThrow(
      /the journal does not fit at game.blueCard > draw.card: march moon/,
    );
  });
});

const STORY: readonly ChoiceEntry[] = [
  { who: 'chance', choice: 'draw guides-1', only: 'blue' },
  { who: 'chance', choice: 'draw ambush-1', only: 'red' },
  { who: 'blue', choice: 'bid 1', only: 'blue', reveals: true },
  { who: 'red', choice: 'bid 0', only: 'red', reveals: true },
  { who: 'blue', choice: 'march mill' },
  { who: 'blue', choice: 'take blue-guard' },
];

describe('the table beside a walk', () => {
  /** Plays the story at the table, comparing it with the walk wherever a seat must choose. */
  function described(history: History, entries = STORY): { readonly shadow: Shadow; readonly g: State } {
    const shadow = new Shadow(sound, { scenario: 'dusk', options: null, passIdleWindows: false });
    const g = begin();
    history.keep(g);
    for (const entry of entries) {
      const seat = sound.seats.indexOf(entry.who);
      if (seat < 0) shadow.willCome(sound.flow.parse(g, entry.choice) ?? -1);
      else shadow.willSend(seat, entry.choice);
      replayEntry(sound, g, entry);
      history.entries.push(entry);
      history.keep(g);
      if (sound.flow.who(g) !== CHANCE) shadow.meet(g, history);
    }
    return { shadow, g };
  }
  const empty = (): History => new History(sound, () => begin());

  test('agrees, undoes and redoes', () => {
    const history = empty();
    const { shadow, g } = described(history);
    shadow.checkUndo(g, history);
    shadow.checkRefusals(positionOf(sound, g), spoiltAt(positionOf(sound, g), seeded(1)));
    shadow.checkJournal(history, seeded(3));
  });

  test('does not agree with another state', () => {
    const history = empty();
    const { shadow } = described(history);
    shadow.willSend(0, 'done');
    expect(() => shadow.meet(begin(), history)).toThrow('the table wrote other entries');
    history.entries.push({ who: 'blue', choice: 'done' });
    const { shadow: other } = described(empty());
    other.willSend(0, 'done');
    expect(() => other.meet(begin(), history)).toThrow('the table stands elsewhere');
  });

  test('detects entries that it wrote differently', () => {
    const [first, second, bid, ...rest] = STORY;
    const open = [first, second, { ...bid, only: 'red' }, ...rest].filter((entry) => entry !== undefined);
    expect(() => described(empty(), open as ChoiceEntry[])).toThrow('the table wrote other entries');
  });

  test('detects an undo that does not return to the position before', () => {
    const history = empty();
    const { shadow, g } = described(history);
    history.after(STORY.length - 1).cells[0] = 9;
    expect(() => shadow.checkUndo(g, history)).toThrow('an undo does not return to the position before');
  });

  test('detects a wrong earlier position', () => {
    const history = empty();
    const { shadow } = described(history);
    for (let length = 0; length <= STORY.length; length++) history.after(length).cells[0] = 9;
    expect(() => shadow.checkJournal(history, seeded(1))).toThrow(/the position after \d entries differs/);
  });

  test('detects a message that it refuses', () => {
    const [draw, other] = STORY;
    const unlisted: ChoiceEntry[] = [draw, other].filter((entry) => entry !== undefined);
    const { shadow, g } = described(empty(), unlisted);
    shadow.willSend(0, 'bid 9');
    expect(() => shadow.meet(g, empty())).toThrow('the table refused "bid 9": not_in_list');
  });
});
