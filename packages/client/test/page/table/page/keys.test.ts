import type { Gesture, Target } from '@carillon/board';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type PageKeys, tableKey } from '../../../../src/page/table/page/keys.ts';
import type { Play } from '../../../../src/page/table/play/play.ts';

// The code only checks whether a text field has the focus; here nothing has it.
beforeAll(() => vi.stubGlobal('HTMLElement', class {}));
afterAll(() => vi.unstubAllGlobals());

test.each([
  ['Ctrl+Z takes back', { ctrlKey: true, key: 'z' }, ['undo']],
  ['Cmd+Z takes back', { metaKey: true, key: 'z' }, ['undo']],
  ['Ctrl+Shift+Z makes again', { ctrlKey: true, shiftKey: true, key: 'Z' }, ['redo']],
  ['Ctrl+Y makes again', { ctrlKey: true, key: 'y' }, ['redo']],
  ['Ctrl+B is the browser’s', { ctrlKey: true, key: 'b' }, []],
] as const)('%s', (_what, keys, done) => {
  const heard: string[] = [];
  const session = { undo: () => heard.push('undo'), redo: () => heard.push('redo') };
  const event = { defaultPrevented: false, target: null, metaKey: false, ctrlKey: false, shiftKey: false, ...keys };
  const ours = tableKey(
    event as unknown as KeyboardEvent,
    { session } as unknown as Play<unknown, unknown>,
    {} as PageKeys,
  );
  expect(heard).toEqual(done);
  expect(ours).toBe(done.length > 0);
});

/** A table of four spaces in a square, and a record of the effects of keys. */
interface Given {
  readonly ring?: string;
  readonly armed?: boolean;
  readonly letters?: boolean;
  /** Whether a button that was pressed once waits for a second press. */
  readonly waiting?: boolean;
}

function table({ ring, armed = false, letters = true, waiting = false }: Given = {}) {
  const heard: string[] = [];
  const say =
    (word: string) =>
    (...args: readonly unknown[]): boolean => {
      heard.push([word, ...args.filter((each) => typeof each !== 'object')].join(' '));
      return true;
    };
  const spots: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
    ...{ albany: { x: 0, y: 0 }, boston: { x: 10, y: 0 }, quebec: { x: 0, y: 10 }, montreal: { x: 10, y: 10 } },
  };
  const space = (id: string): Target => ({ kind: 'space', id });
  const option = (text: string) => ({ text, verb: text.split(' ')[0] ?? '', args: text.split(' ').slice(1) });
  const [rest, toBoston, toQuebec] = [option('rest'), option('move boston'), option('move quebec')];
  const gestures = new Map<string, Gesture>([
    ['rest', { on: 'button' }],
    ['move boston', { on: 'target', target: space('boston') }],
    ['move quebec', { on: 'target', target: space('quebec') }],
  ]);
  const replay = { move: say('move'), jump: say('jump'), steps: () => [1, 2, 3], toggle: say('toggle') };
  const play = {
    session: { undo: say('undo'), redo: say('redo'), restart: say('restart') },
    history: { replay },
    preferences: () => ({ letters }),
    goBack: say('back'),
    press: (given: { readonly text: string }) => say('press')(given.text),
    act: (target: Target) => say('act')(target.id),
    goTo: ({ id }: Target, meant?: readonly { readonly text: string }[]) =>
      say('go to')(id, ...(meant ?? []).map(({ text }) => text)),
    focus: { ring: () => (ring === undefined ? undefined : space(ring)), camera: () => undefined },
    offer: {
      legal: () => [space('boston'), space('quebec'), space('montreal')],
      buttons: () => [rest],
      letters: () => [
        { letter: 'r', options: [rest] },
        { letter: 'm', options: [toBoston, toQuebec] },
      ],
      offered: () => ({ gestures }),
    },
    confirm: {
      armed: () => (armed ? { plan: {} } : undefined),
      pressed: () => (waiting ? rest : undefined),
      planner: { through: say('through'), straighten: say('straighten') },
    },
    board: { view: () => ({}), spaceOf: ({ id }: Target) => id },
    title: {
      spaces: Object.keys(spots),
      neighbours: () => Object.keys(spots),
      placeOf: (_view: unknown, { id }: Target) => spots[id],
    },
  };
  const silent: Partial<Record<keyof PageKeys, boolean>> = {};
  const names = ['help', 'rules', 'search', 'toggleLog', 'toggleHand', 'toggleText', 'toggleSheet', 'why'] as const;
  const page: PageKeys = {
    ...(Object.fromEntries(names.map((name) => [name, say(name)])) as unknown as PageKeys),
    overlay: (key) => key === 'S' && say('overlay')(key),
    back: () => silent.back !== true && say('page back')(),
    clear: say('clear'),
  };
  return { heard, play: play as unknown as Play<unknown, unknown>, page, silent };
}

const BODY = {};

/** The effects of a key, with the focus on the page or, on request, on the map. */
function pressed(
  key: string,
  given: Given & {
    readonly on?: object;
    readonly shift?: boolean;
    readonly digits?: readonly string[];
    /** The number of dark buttons in the prompt bar. */
    readonly dark?: number;
    readonly held?: boolean;
  } = {},
) {
  const { heard, play, page } = table(given);
  const { on = null, shift: shiftKey = false, held: repeat = false, dark = 0 } = given;
  const event = { key, defaultPrevented: false, target: on, shiftKey, repeat };
  const plain = { metaKey: false, ctrlKey: false, altKey: false };
  const querySelectorAll = (selector: string) =>
    selector.endsWith(':not(.quiet)') ? BUTTONS(heard).slice(0, dark) : BUTTONS(heard, given.digits);
  vi.stubGlobal('document', { body: BODY, querySelectorAll });
  vi.stubGlobal('Element', class {});
  const ours = tableKey({ ...event, ...plain } as unknown as KeyboardEvent, play, page);
  expect(ours).toBe(heard.length > 0);
  return heard.join(', ');
}

/** The buttons of the prompt bar, without digits or with these. */
const BUTTONS = (heard: string[], digits: readonly string[] = []) =>
  [0, 1].map((i) => ({
    click: () => heard.push(`button ${i + 1}`),
    getAttribute: () => digits[i] ?? null,
    hasAttribute: () => digits[i] !== undefined,
  }));

test.each([
  ['?', false, 'help'],
  ['/', false, 'search'],
  ['F1', false, 'rules'],
  ['L', true, 'toggleLog'],
  ['H', true, 'toggleHand'],
  ['T', true, 'toggleText'],
  ['D', true, 'toggleSheet'],
  ['W', true, 'why'],
  ['S', true, 'overlay S'],
  ['L', false, ''],
  ['S', false, ''],
  ['X', true, ''],
  [',', false, 'move -1'],
  ['.', false, 'move 1'],
  ['<', true, 'jump 0'],
  ['>', true, 'jump 3'],
  ['P', true, 'toggle'],
  ['p', false, ''],
  ['R', true, 'restart'],
  ['1', false, 'button 1'],
  ['2', false, 'button 2'],
  ['3', false, ''],
  ['0', false, ''],
  ['r', false, 'press rest'],
  ['m', false, 'go to boston move boston move quebec'],
  ['x', false, ''],
  ['Escape', false, 'page back'],
  ['PageDown', false, ''],
] as const)('beside the map, %s (with Shift: %s) does this: %s', (key, shift, done) => {
  expect(pressed(key, { shift })).toBe(done);
});

test.each([
  ['PageDown', undefined, 'go to boston'],
  ['PageDown', 'boston', 'go to quebec'],
  ['PageDown', 'montreal', 'go to boston'],
  ['PageUp', undefined, 'go to montreal'],
  ['PageUp', 'boston', 'go to montreal'],
  ['PageUp', 'quebec', 'go to boston'],
  ['Enter', 'quebec', 'act quebec'],
  ['Enter', undefined, ''],
  ['ArrowRight', 'albany', 'go to boston'],
  ['ArrowDown', 'albany', 'go to quebec'],
  ['ArrowLeft', undefined, 'go to albany'],
  ['v', 'quebec', ''],
] as const)('on the map, %s with the ring at %s does this: %s', (key, ring, done) => {
  expect(pressed(key, { on: BODY, ...(ring !== undefined && { ring }) })).toBe(done);
});

test.each([
  ['v', 'quebec', 'through quebec'],
  ['Backspace', 'quebec', 'straighten'],
  ['Backspace', undefined, 'straighten'],
  ['v', undefined, ''],
] as const)('while a march is planned, %s with the ring at %s does this: %s', (key, ring, done) => {
  expect(pressed(key, { on: BODY, armed: true, ...(ring !== undefined && { ring }) })).toBe(done);
});

test('Enter confirms a button pressed once, and not the ring', () => {
  expect(pressed('Enter', { on: BODY, ring: 'quebec', waiting: true })).toBe('press rest');
});

test('letters choose nothing where the player does not want them', () => {
  expect(pressed('r', { letters: false })).toBe('');
  expect(pressed('1', { letters: false })).toBe('button 1');
});

test('where buttons are numbers, a digit presses the button with this number, and no other', () => {
  expect(pressed('1', { digits: ['0', '1'] })).toBe('button 2');
  expect(pressed('2', { digits: ['0', '1'] })).toBe('');
});

test('the letter of a verb moves on through its targets', () => {
  expect(pressed('m', { ring: 'boston' })).toBe('go to quebec move boston move quebec');
  expect(pressed('m', { ring: 'quebec' })).toBe('go to boston move boston move quebec');
});

test('Escape takes away what is open, one thing after another', () => {
  const { heard, play, page, silent } = table();
  const event = { key: 'Escape', defaultPrevented: false, target: null, shiftKey: false } as unknown as KeyboardEvent;
  tableKey(event, play, page);
  silent.back = true;
  tableKey(event, play, page);
  (play as unknown as { goBack: () => boolean }).goBack = () => false;
  tableKey(event, play, page);
  expect(heard).toEqual(['page back', 'back', 'clear']);
});

test.each([
  ['a key that something else has handled', { defaultPrevented: true }],
  ['a key with Alt', { altKey: true }],
])('%s is left alone', (_what, more) => {
  const { heard, play, page } = table();
  const event = { key: '?', defaultPrevented: false, target: null, shiftKey: false, ...more };
  expect(tableKey(event as unknown as KeyboardEvent, play, page)).toBe(false);
  expect(heard).toEqual([]);
});

test('without a ring, Enter presses the dark button of the prompt bar, once', () => {
  expect(pressed('Enter', { on: BODY, dark: 1 })).toBe('button 1');
  expect(pressed('Enter', { on: BODY, dark: 1, held: true })).toBe('');
  expect(pressed('Enter', { on: BODY, dark: 2 })).toBe('');
  expect(pressed('Enter', { on: BODY, dark: 1, ring: 'quebec' })).toBe('act quebec');
});
