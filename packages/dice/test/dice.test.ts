import { Choices, type Entry, endOf, isUndo, OVER, type RecordedDice, Table, TOGETHER } from '@carillon/flow';
import { at, range, seeded } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../../flow/test/skirmish/index.ts';
import { byLot, commitment, type DiceVersion, diceFrom, verifyDice } from '../src/index.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const GAME = '01JDR3Y2V8Q4T6W9Z0X1C2B3N4';
const VALUES = ['fort-duquesne', 'albany-1755'];

function die(faces: number): Choices {
  const choices = new Choices();
  for (const face of range(faces)) choices.push(face);
  return choices;
}

describe('the dice', () => {
  const dice = diceFrom({ secret: SECRET, game: GAME, values: VALUES, version: 1 });
  const rolls = range(12).map((counter) => 1 + dice.draw(die(6), counter));

  test('match the test vector in docs/dice.md', () => {
    expect(commitment(SECRET, 1)).toBe('44a1a3ab68e6239f7ab983bf046cd4753e49ff939d0f3f9308da011717566487');
    expect(rolls.join(' ')).toBe('6 5 2 1 6 5 6 1 1 2 3 4');
  });

  test.each([1, 2] as const)('have no commitment to a secret of another form (version %i)', (version) => {
    for (const secret of ['', 'abcd', SECRET.toUpperCase(), `${SECRET}00`])
      expect(() => commitment(secret, version)).toThrow('64 hexadecimal digits');
  });

  test.each([
    ['another secret', { secret: SECRET.replace('00', 'ff'), game: GAME, values: VALUES }],
    ['another game', { secret: SECRET, game: GAME.replace('0', '1'), values: VALUES }],
    ['another value of a player', { secret: SECRET, game: GAME, values: ['fort-duquesne', 'albany-1756'] }],
    ['values exchanged', { secret: SECRET, game: GAME, values: [...VALUES].reverse() }],
  ])('differ with %s', (_what, key) => {
    const others = diceFrom({ ...key, version: 1 });
    expect(range(12).map((counter) => 1 + others.draw(die(6), counter))).not.toEqual(rolls);
  });

  test('follow their weights', () => {
    const choices = new Choices();
    for (const weight of [1, 2, 3]) {
      choices.times(weight);
      choices.push(weight);
    }
    const counts = [0, 0, 0];
    for (const counter of range(6000))
      counts[dice.draw(choices, counter)] = at(counts, dice.draw(choices, counter)) + 1;
    expect(counts.map((count) => Math.round(count / 200))).toEqual([5, 10, 15]);
  });

  test('drop numbers that would favour an outcome', () => {
    const choices = new Choices();
    choices.times(0x7fffffff);
    choices.push(0);
    choices.times(0x2aaaaaab);
    choices.push(1);
    const ones = range(3000).filter((counter) => dice.draw(choices, counter) === 1).length;
    expect(ones / 3000).toBeCloseTo(0.25, 1);
  });

  test.each([
    ['a secret that is too short', { secret: 'abcd', game: GAME, values: [] }],
    ['a value with a line break', { secret: SECRET, game: GAME, values: ['a\nb'] }],
  ])('cannot be made from %s', (_what, key) => {
    expect(() => diceFrom({ ...key, version: 2 })).toThrow();
  });
});

describe('the lot for seats, and the order of the values', () => {
  const key = { secret: SECRET, game: GAME, values: VALUES, version: 2 } as const;
  const rolls = (values: readonly string[]): number[] => {
    const dice = diceFrom({ ...key, values });
    return range(12).map((counter) => 1 + dice.draw(die(6), counter));
  };
  const [one, other] = VALUES.map((value) => ({ value }));
  if (one === undefined || other === undefined) throw new Error('there are two values');

  test('S9: the dice are the same in whatever order the players joined', () => {
    expect(commitment(SECRET, 2)).toBe('d0fc8fce2dad2d6142828b63f66bdb7e05b365f6cd2db8f06c21f26ff694ad68');
    expect(rolls(VALUES).join(' ')).toBe('4 4 2 1 4 3 3 1 1 6 3 6');
    expect(rolls([...VALUES].reverse())).toEqual(rolls(VALUES));
  });

  test('S9: the lot is the same in whatever order the players joined, and falls either way', () => {
    expect(byLot(key, [one, other])).toEqual(byLot(key, [other, one]));
    const firsts = range(64).map((game) => byLot({ ...key, game: String(game) }, [one, other])[0]?.value);
    expect(new Set(firsts)).toEqual(new Set(VALUES));
    expect(byLot(key, [one])).toEqual([one]);
  });

  test('S9: seats that the lot did not give are found', () => {
    const dealt = byLot(key, [one, other]).map(({ value }) => value);
    const dice = { secret: SECRET, game: GAME, commitment: commitment(SECRET, 2), lot: ['blue', 'red'] };
    const record = played({ ...dice, values: dealt });
    expect(verifyDice(skirmish, record, { ...dice, values: dealt })).toMatchObject({ ok: true });
    const wrong = { ...dice, values: [...dealt].reverse() };
    expect(verifyDice(skirmish, record, wrong)).toEqual({ ok: false, code: 'other_lot' });
    // Seats that the players chose need no lot.
    expect(verifyDice(skirmish, record, { ...wrong, lot: [] })).toMatchObject({ ok: true });
  });

  test('S9: a commitment or value that differs from the player’s own notes is found', () => {
    const values = byLot(key, [one, other]).map(({ value }) => value);
    const dice = { secret: SECRET, game: GAME, commitment: commitment(SECRET, 2), lot: ['blue', 'red'], values };
    const record = played(dice);
    const [mine = '', theirs = ''] = values;
    const check = (pledge: Parameters<typeof verifyDice>[3]) => verifyDice(skirmish, record, dice, pledge);
    expect(check({ commitment: dice.commitment, value: mine, seat: 'blue' })).toMatchObject({ ok: true });
    expect(check({ commitment: commitment(SECRET, 1) })).toEqual({ ok: false, code: 'other_commitment' });
    expect(check({ value: 'never-given' })).toEqual({ ok: false, code: 'other_value' });
    expect(check({ value: theirs, seat: 'blue' })).toEqual({ ok: false, code: 'other_value' });
  });
});

describe('the dice of a finished game of the first version', () => {
  const dice: RecordedDice = { secret: SECRET, game: GAME, values: VALUES, commitment: commitment(SECRET, 1) };
  const record = played(dice);
  const rolls = record.journal.filter(({ who }) => who === 'chance').length;
  const check = (journal: readonly Entry[]) => verifyDice(skirmish, { ...record, journal, end: ending(journal) }, dice);

  test('are verified, including those of choices taken back', () => {
    expect(record.journal.some(isUndo)).toBe(true);
    expect(verifyDice(skirmish, record, dice)).toEqual({ ok: true, rolls });
  });

  test('fail if one roll is changed to another legal one', () => {
    const other = changed(record.journal);
    expect(check(other.journal)).toEqual({ ok: false, code: 'other_roll', entry: other.at });
  });

  test('fail if the secret was not committed to before the game', () => {
    const other = { ...dice, commitment: commitment('ab'.repeat(32), 1) };
    expect(verifyDice(skirmish, record, other)).toEqual({ ok: false, code: 'other_secret' });
  });

  test('fail if the value a player added is changed', () => {
    expect(verifyDice(skirmish, record, { ...dice, values: ['', ''] })).toMatchObject({
      ok: false,
      code: 'other_roll',
    });
  });
});

const options = { scenario: 'dusk', options: {}, passIdleWindows: true };

const versionOf = ({ lot }: RecordedDice): DiceVersion => (lot === undefined ? 1 : 2);

function tableWith(dice: RecordedDice) {
  return Table.open(skirmish, { ...options, chance: diceFrom({ ...dice, version: versionOf(dice) }) });
}

/** A random complete game in which the first action that met a roll was taken back and redone. */
function played(dice: RecordedDice) {
  const table = tableWith(dice);
  const random = seeded(3);
  let takenBack = false;
  while (table.who !== OVER) {
    const seat = table.who === TOGETHER ? range(2).find((each) => mayAnswer(table, each)) : table.who;
    const list = table.choicesOf(seat ?? 0);
    const length = table.journal.length;
    table.submit(seat ?? 0, at(list, random.below(list.length)), length);
    const met = table.journal.slice(length).some(({ who }) => who === 'chance');
    if (met && !takenBack) takenBack = table.takeBack(seat ?? 0, length).ok;
  }
  const end = endOf(skirmish, table.state);
  return { title: 'skirmish', rules: null, ...options, journal: [...table.journal], end };
}

const mayAnswer = (table: ReturnType<typeof tableWith>, seat: number): boolean =>
  skirmish.flow.mayChoose(table.state, seat) && !skirmish.flow.hasAnswered(table.state, seat);

const ending = (journal: readonly Entry[]) =>
  endOf(
    skirmish,
    Table.resume(
      skirmish,
      { ...options, still: true, chance: diceFrom({ secret: SECRET, game: GAME, values: [], version: 1 }) },
      journal,
    ).state,
  );

/** The journal with one roll changed to another that the rules still allow. */
function changed(journal: readonly Entry[]): { readonly journal: readonly Entry[]; readonly at: number } {
  for (let number = journal.length - 1; number >= 0; number--) {
    const entry = journal[number];
    if (entry === undefined || isUndo(entry) || entry.who !== 'chance') continue;
    for (const face of range(6)) {
      const other = { ...entry, choice: entry.choice.replace(/\d$/, String(face + 1)) };
      if (other.choice === entry.choice) continue;
      const made = journal.with(number, other);
      if (fits(made)) return { journal: made, at: number };
    }
  }
  throw new Error('no roll could be changed');
}

function fits(journal: readonly Entry[]): boolean {
  try {
    ending(journal);
    return true;
  } catch {
    return false;
  }
}
