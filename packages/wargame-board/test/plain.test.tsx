import type { Asked, TableProps } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { expect, test } from 'vitest';
import { plainDoor } from '../src/door.ts';
import { plainOverlays, plainTitle } from '../src/index.ts';

interface View {
  readonly place: Readonly<Record<string, string | undefined>>;
}
interface Entry {
  readonly type: 'turn' | 'march';
}

const nameOf = (id: string): string => id.toUpperCase();
const POINTS = { hill: [100, 100], mill: [300, 100] } as const;
const door = plainDoor({
  ...{ id: 'small', seats: ['red', 'blue'], nameOf, chapters: ['March', 'Battle'] },
  rules: { '1.1': 'Go.', '2.1': 'Fight.', '2.2': 'Win.' },
  scenario: ['meeting', '5 turns', 'All meet.'],
  ...{ aim: 'Win.', turn: 'Move.', credit: 'Ours.' },
});
const title = plainTitle<View, Entry>({
  ...{ door, nameOf, size: { width: 400, height: 200 }, points: POINTS, links: { hill: ['mill'], mill: ['hill'] } },
  ...{ pieces: ['red-foot', 'red-horse', 'blue-foot'], colours: { red: '#a00', blue: '#00a' } },
  placeOf: ({ place }, piece) => place[piece],
  sideOf: (piece) => piece.replace(/-.*/, ''),
  prompts: { 'march.to': 'Where to?', over: 'Over.' },
  lines: { turn: () => 'A turn', march: () => 'They march.' },
  headings: ['turn'],
  status: () => 'Turn 1',
  overlays: [
    plainOverlays<View>({ points: POINTS, nameOf })('held', 'C', 'Held', { 'held-red': 'Red' }, ({ place }, space) =>
      place['red-foot'] === space ? { sign: 'held-red', figure: '1' } : undefined,
    ),
  ],
});

const VIEW: View = { place: { 'red-foot': 'hill', 'red-horse': 'hill', 'blue-foot': 'mill' } };
const ASKED: Asked = { seat: 'red', procedure: 'march', step: 'to', rule: '1.1', pass: null };
const OPTIONS = [
  { text: 'to mill', verb: 'to', args: ['mill'] },
  { text: 'take red-foot', verb: 'take', args: ['red-foot'] },
  { text: 'rest', verb: 'rest', args: [] },
];

test('a title of facts and words has a place and a label for each choice', () => {
  const gestures = title.gestures(VIEW, ASKED, OPTIONS);
  expect([...gestures.values()]).toEqual([
    { on: 'target', target: { kind: 'space', id: 'mill' } },
    { on: 'target', target: { kind: 'piece', id: 'red-foot' } },
    { on: 'button' },
  ]);
  expect(title.prompt(VIEW, ASKED, OPTIONS, 'en')).toEqual({ text: 'Where to?', rule: '1.1' });
  expect(OPTIONS.map((each) => title.label(VIEW, ASKED, each, 'en'))).toEqual(['TO MILL', 'TAKE RED-FOOT', 'REST']);
  expect(title.placeOf(VIEW, { kind: 'space', id: 'mill' })).toEqual({ x: 300, y: 100 });
  expect(title.at(VIEW, 'hill').map(({ id }) => id)).toEqual(['hill', 'red-foot', 'red-horse']);
  expect(title.at(VIEW, 'nowhere')).toEqual([]);
  expect(title.describe(VIEW, 'en')).toEqual(['Turn 1', 'HILL: RED-FOOT, RED-HORSE', 'MILL: BLUE-FOOT']);
  expect(title.logLine({ type: 'turn' }, 'en')).toMatchObject({ level: 'heading', text: 'A turn' });
});

test('its table shows every stack and every mark of an overlay', () => {
  const [held] = title.overlays;
  const marks = held?.show(VIEW, [], 'en', { taken: [], target: undefined }).marks ?? [];
  expect(marks).toEqual([{ space: 'hill', sign: 'held-red', figure: '1' }]);
  const props: TableProps<View, Entry> = {
    ...{ view: VIEW, asked: ASKED, options: OPTIONS, marks, language: 'en', routes: [], lit: [], recent: [] },
    ...{ planned: undefined, focus: undefined, close: 'Close' },
    ...{ onBend() {}, onTarget() {}, onPoint() {}, onLook() {}, onVain() {} },
  };
  const drawn = renderToString(() => title.Table(props));
  expect(drawn.match(/data-stack="[^"]*"/g)).toEqual(['data-stack="blue mill"', 'data-stack="red hill"']);
  expect(drawn).toContain('data-mark="held-red hill"');
  expect(drawn).toContain('data-target="space:mill"');
});

test('its door has the rules by chapter, and the scenario in a minute', async () => {
  const { chapters } = await door.help('en');
  expect(chapters.map(({ number, sections }) => [number, ...sections.map(({ rule }) => rule)])).toEqual([
    ['1', '1.1'],
    ['2', '2.1', '2.2'],
  ]);
  expect((await door.war('meeting', 'en')).sides.map(({ name }) => name)).toEqual(['RED', 'BLUE']);
  expect(door.opening.scenario('meeting', 'en')).toMatchObject({ name: 'MEETING', facts: '5 turns' });
});
