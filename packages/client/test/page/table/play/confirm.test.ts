import type { Option } from '@carillon/board';
import { expect, it } from 'vitest';
import { cell } from '../../../../src/page/cell.ts';
import { Confirm, type ConfirmParts } from '../../../../src/page/table/play/confirm.ts';
import type { Deed } from '../../../../src/page/table/play/deeds.ts';

const LANDING: Deed = { target: { kind: 'space', id: 'louisbourg' }, choices: ['land louisbourg'], dear: true };
const SAILING: Deed = { target: { kind: 'space', id: 'louisbourg' }, choices: ['sail louisbourg'] };

/** Buttons of the prompt bar, with their costs. */
const GESTURES = new Map([
  ['resign the fort', { dear: true }],
  ['demolish the fort', { dear: true }],
  ['done', {}],
]);
const button = (text: string): Option => ({ text }) as Option;

interface Asked {
  /** The rules' answer about the fight that an action leads to; `null` for no fight, `late` for no answer yet. */
  readonly wins?: number | null | 'late' | undefined;
  readonly confirm?: 'never';
  /** The choices that end the turn. */
  readonly ends?: Readonly<Record<string, 'free'>>;
}

/** A table with one action at a target, and a record of the choices made and of the action that waits. */
function clicking({ wins, confirm, ends = {} }: Asked) {
  const chosen: (readonly string[])[] = [];
  const session = {
    ...{ now: cell({ asked: { seat: 'british' }, length: 0, ends }), past: cell(undefined), notice: cell(undefined) },
    choose: async (choices: readonly string[]) => chosen.push(choices),
  };
  const sheets = {
    brief: String,
    foresee: () => (wins === undefined ? undefined : { name: 'odds', args: {} }),
  };
  const parts = {
    session,
    title: { sheets },
    preferences: () => ({ confirm: confirm ?? 'touch', language: 'en' }),
    board: { view: () => undefined },
    offer: { stepOf: () => undefined, offered: () => ({ options: [], routes: [], gestures: GESTURES }) },
    focus: { menu: cell(undefined), deedsLookedAt: () => [], considered: () => undefined },
  };
  const table = new Confirm(parts as unknown as ConfirmParts<unknown, unknown>);
  Object.assign(table.foresight, {
    answerTo: () => (wins === 'late' ? undefined : wins),
    answer: async () => (wins === 'late' ? undefined : wins),
  });
  return { table, chosen };
}

it('a landing, which spends a card for good, waits for a second click, even without a fight', () => {
  const { table, chosen } = clicking({ wins: null });
  table.click(LANDING, 'mouse');
  expect([chosen, table.armed()]).toEqual([[], LANDING]);
  table.click(LANDING, 'mouse');
  expect(chosen).toEqual([LANDING.choices]);
});

it('a landing picked from a menu waits as well', () => {
  const { table, chosen } = clicking({});
  table.pick(LANDING);
  expect([chosen, table.armed()]).toEqual([[], LANDING]);
  table.pick(LANDING);
  expect(chosen).toEqual([LANDING.choices]);
});

const EVENT: Deed = { target: { kind: 'card', id: 'troop-transports-47' }, choices: ['event troop-transports-47'] };

it('an event of which the rules foresee something, such as that it changes nothing, waits for a second press', async () => {
  const { table, chosen } = clicking({ wins: 0 });
  table.pick(EVENT);
  await expect.poll(() => table.armed()).toEqual(EVENT);
  expect(chosen).toEqual([]);
  table.pick(EVENT);
  expect(chosen).toEqual([EVENT.choices]);
});

it('any other event picked from the menu is played at once', async () => {
  const { table, chosen } = clicking({ wins: null });
  table.pick(EVENT);
  await expect.poll(() => chosen).toEqual([EVENT.choices]);
  expect(table.armed()).toBeUndefined();
});

it('a voyage into a fight waits for a second click at any odds, and while they are not known', () => {
  for (const wins of [0.08, 0.95, 'late'] as const) {
    const { table, chosen } = clicking({ wins });
    table.click(SAILING, 'mouse');
    expect([chosen, table.armed()]).toEqual([[], SAILING]);
  }
});

it('a voyage into no fight is made by one click', () => {
  for (const wins of [undefined, null]) {
    const { table, chosen } = clicking({ wins });
    table.click(SAILING, 'mouse');
    expect([chosen, table.armed()]).toEqual([[SAILING.choices], undefined]);
  }
});

it('a click that ends the turn waits for a second one', () => {
  const { table, chosen } = clicking({ ends: { 'sail louisbourg': 'free' } });
  table.click(SAILING, 'mouse');
  expect([chosen, table.armed()]).toEqual([[], SAILING]);
  table.click(SAILING, 'mouse');
  expect(chosen).toEqual([SAILING.choices]);
});

it('nothing waits for players who never want to confirm', () => {
  for (const deed of [LANDING, SAILING]) {
    const { table, chosen } = clicking({ wins: 0.08, confirm: 'never', ends: { 'sail louisbourg': 'free' } });
    table.click(deed, 'mouse');
    expect(chosen).toEqual([deed.choices]);
  }
});

it('a button whose choice cannot be taken back is pressed twice, and no other', () => {
  const { table, chosen } = clicking({});
  table.press(button('resign the fort'));
  expect([chosen, table.pressed()?.text]).toEqual([[], 'resign the fort']);
  table.press(button('resign the fort'));
  expect(chosen).toEqual([['resign the fort']]);
  const other = clicking({});
  other.table.press(button('done'));
  expect(other.chosen).toEqual([['done']]);
});

it('a second costly button needs two presses of its own', () => {
  const { table, chosen } = clicking({});
  table.press(button('resign the fort'));
  table.press(button('demolish the fort'));
  expect([chosen, table.pressed()?.text]).toEqual([[], 'demolish the fort']);
  table.press(button('demolish the fort'));
  expect(chosen).toEqual([['demolish the fort']]);
});

it('no button is pressed twice by players who never want to confirm', () => {
  const { table, chosen } = clicking({ confirm: 'never' });
  table.press(button('resign the fort'));
  expect(chosen).toEqual([['resign the fort']]);
});
