import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Mistakes of a rules' author that must not compile. A correct text is compiled together with copies that differ in one
// place.

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const SOUND = `
import {
  CHANCE, each, Flow, flag, idKind, number, optional, type ProceduresIn, responseWindow, type SavedFrameOf, type SavedState,
  setOf, stateShape,
} from '@carillon/flow';

const side = idKind('side', ['north', 'south']);
const space = idKind('space', ['albany', 'montreal']);
const piece = idKind('piece', ['regiment', 'rangers']);
const moment = idKind('moment', ['battle']);
const shape = stateShape(
  { turn: number, leader: optional(piece), place: each(piece, space), lost: setOf(piece), strength: number },
  { stack: 60, derived: ['strength'] },
);
type State = ReturnType<typeof shape.blank>;
const flow = new Flow<State, { readonly type: 'moved' }, '6.1' | '6.7' | '7.4'>(shape, { seats: side.names });

const March = flow.procedure('march', {
  locals: { side, at: space, force: setOf(piece) },
  own: { met: flag, left: number, leader: piece },
  together: true,
  steps: ['space', 'interception', 'bid', 'onward'],
});
const Interception = flow.procedure('interception', {
  locals: { by: side, at: space },
  result: flag,
  steps: ['offer', 'roll'],
});
const Window = responseWindow(flow, {
  name: 'window',
  rule: () => '7.4',
  moment,
  seat: side,
  card: piece,
  opens: () => true,
  list: (_g, _moment, _seat, offer) => offer(piece.of('rangers')),
  play: (g) => flow.call(Interception, { by: side.of('north'), at: space.of('albany') }),
});

March.define({
  space: March.ask({
    rule: '6.1',
    who: (_g, f) => f.side,
    verbs: { stop: [], move: [space], detach: [piece, space] },
    list(_g, f, offer) {
      offer.stop();
      offer.move(f.at);
      offer.detach(f.leader, f.at);
    },
    take: {
      stop: () => March.end(),
      move(_g, f, to) {
        f.at = to;
        f.say?.({ type: 'moved' });
        return undefined;
      },
      detach: (_g, f, _each, to) => March.callFor('met', Interception, { by: f.side, at: to }),
    },
  }),
  interception: (_g, f) => March.callFor('met', Interception, { by: f.side, at: f.at }),
  bid: March.askTogether({
    rule: (_g, f) => (f.met ? '6.7' : '6.1'),
    asks: () => true,
    verbs: { bid: [number] },
    list: (_g, _f, _seat, offer) => offer.bid(1),
    take: { bid: () => undefined },
  }),
  onward: (g, f) => (f.met || g.turn > 3 ? March.end() : March.goto('space')),
});

Interception.define({
  offer: (_g, f) => flow.call(Window, { moment: moment.of('battle'), seat: f.by }),
  roll: Interception.ask({
    rule: '6.7',
    who: () => CHANCE,
    verbs: { die: [number] },
    list: (_g, _f, offer) => offer.die(6),
    take: { die: (_g, _f, n) => Interception.end(n > 4) },
  }),
});

/** The data that a page reads: the position and its frames, with names for ids. */
type View = SavedState<typeof shape> & { readonly stack: readonly Frames[] };
type Frames = SavedFrameOf<ProceduresIn<{ March: typeof March; Interception: typeof Interception; other: typeof side }>>;
export function shown(view: View): readonly unknown[] {
  const top = view.stack.at(-1);
  if (top?.procedure === 'march' && top.step === 'onward') {
    const force: readonly ('regiment' | 'rangers')[] = top.locals.force;
    const left: number = top.locals.left;
    return [force, left, top.locals.met];
  }
  const leader: 'regiment' | 'rangers' | null = view.leader;
  const place: 'albany' | 'montreal' | undefined = view.place.rangers;
  return [leader, place, view.lost.includes('rangers'), top?.locals.at === 'albany'];
}
`;

type Slip = readonly [what: string, sound: string, slip: string];

/** Mistakes that the design promises the compiler will find. */
const EIGHT: readonly Slip[] = [
  ['a step of that name does not exist', "March.goto('space')", "March.goto('spaces')"],
  [
    'a local is missing in a call',
    "detach: (_g, f, _each, to) => March.callFor('met', Interception, { by: f.side, at: to })",
    "detach: (_g, _f, _each, to) => March.callFor('met', Interception, { at: to })",
  ],
  ['the result is of the wrong type', 'Interception.end(n > 4)', 'Interception.end(n)'],
  [
    'the local cannot hold the result',
    "interception: (_g, f) => March.callFor('met',",
    "interception: (_g, f) => March.callFor('left',",
  ],
  ['a step has no body', "  offer: (_g, f) => flow.call(Window, { moment: moment.of('battle'), seat: f.by }),\n", ''],
  ['a verb has no handler', 'stop: () => March.end(),\n', ''],
  ['a verb is offered with a piece where a space is wanted', 'offer.move(f.at)', 'offer.move(f.leader)'],
  ['a space is written to a local for a piece', 'f.at = to;', 'f.leader = to;'],
];

/** Other mistakes it finds. */
const MORE: readonly Slip[] = [
  ['a step of another procedure', "March.goto('space')", "March.goto('roll')"],
  ['a way to leave of another procedure', 'March.end() : March', 'Interception.end(true) : March'],
  ['a result is missing', 'Interception.end(n > 4)', 'Interception.end()'],
  ['a result where none is handed back', 'stop: () => March.end(),', 'stop: () => March.end(true),'],
  ['a result that is not handed back is kept', 'flow.call(Window, {', "March.callFor('met', Window, {"],
  [
    'a local of the procedure itself is given by a caller',
    '{ by: f.side, at: f.at })',
    '{ by: f.side, at: f.at, met: true })',
  ],
  ['a local of the wrong kind is given', '{ by: f.side, at: f.at })', '{ by: f.side, at: f.leader })'],
  ['a local that is not declared', 'f.met ||', 'f.meet ||'],
  ['a field that the state does not have', 'g.turn > 3', 'g.year > 3'],
  ['a piece that may be none where one is wanted', 'offer.detach(f.leader, f.at)', 'offer.detach(_g.leader, f.at)'],
  ['arguments in the wrong order', 'offer.detach(f.leader, f.at)', 'offer.detach(f.at, f.leader)'],
  ['an argument is missing', 'offer.move(f.at)', 'offer.move()'],
  ['a verb that is not declared', 'offer.stop()', 'offer.halt()'],
  ['a handler for no verb', 'stop: () => March.end(),', 'stop: () => March.end(), halt: () => March.end(),'],
  ['a step is declared for another procedure', 'roll: Interception.ask({', 'roll: March.ask({'],
  ['a number is written to a local for a space', 'f.at = to;', 'f.at = 3;'],
  ['a set is assigned, not changed in place', 'f.at = to;', 'f.force = f.force;'],
  ['a log entry of no known type', "{ type: 'moved' }", "{ type: 'flew' }"],
  ['one of several at once leaves by itself', 'take: { bid: () => undefined }', 'take: { bid: () => March.end() }'],
  ['a window is opened at no moment', "moment: moment.of('battle'), seat", "moment: space.of('albany'), seat"],
  ['a question has no rule', "    rule: '6.1',\n", ''],
  ['a rule that is not in the rulebook', "rule: '6.1',", "rule: '6.2',"],
  ['a rule that is not in the rulebook, at times', "'6.7' : '6.1')", "'6.7' : '6.12')"],
  ['a window by a rule that is not in the rulebook', "rule: () => '7.4'", "rule: () => '7.44'"],
  ['a page asks for a procedure that there is not', "=== 'march' &&", "=== 'marching' &&"],
  ['a page asks for a step of another procedure', "top.step === 'onward'", "top.step === 'roll'"],
  ['a page reads a local that there is not', 'top.locals.met]', 'top.locals.meet]'],
  ['a page takes a local for another kind', 'left: number = top.locals.left', 'left: number = top.locals.leader'],
  ['a page reads a local that only another procedure has', "top?.locals.at === 'albany'", 'top?.locals.by'],
  ['a page reads a field that there is not', 'view.lost', 'view.last'],
  ['a page reads a field that is not saved', 'view.leader', 'view.strength'],
  ['a page looks for a space among pieces', "includes('rangers')", "includes('albany')"],
  ['a page compares a space with a piece', "at === 'albany'", "at === 'rangers'"],
  [
    'a page forgets that there may be no leader',
    "'regiment' | 'rangers' | null = view.leader",
    "'regiment' | 'rangers' = view.leader",
  ],
  ['a page forgets that a piece may be nowhere', "'montreal' | undefined = view", "'montreal' = view"],
  [
    'a card leaves by a step of another procedure',
    "play: (g) => flow.call(Interception, { by: side.of('north'), at: space.of('albany') })",
    'play: () => March.end()',
  ],
];

const ALL = [...EIGHT, ...MORE];
const CACHE = join(ROOT, 'node_modules/.cache');
let folder = '';
/** For each file that does not compile, the lines with an error. */
const errors = new Map<string, number[]>();

/** The correct text with one place changed. */
function slipped([what, sound, slip]: Slip): string {
  const text = SOUND.replace(sound, () => slip);
  if (text === SOUND) throw new Error(`the sound text has no place for: ${what}`);
  return text;
}

/** The number of the first line that differs from the correct text. */
function changedLine(slip: Slip): number {
  const sound = SOUND.split('\n');
  return (
    slipped(slip)
      .split('\n')
      .findIndex((line, i) => line !== sound[i]) + 1
  );
}

const SETTINGS = {
  extends: join(ROOT, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    declaration: false,
    isolatedDeclarations: false,
    sourceMap: false,
    noEmit: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

beforeAll(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'slips-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, 'sound.ts'), SOUND);
  ALL.forEach((slip, i) => {
    writeFileSync(join(folder, `slip-${i}.ts`), slipped(slip));
  });
  const { stdout } = spawnSync(
    execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  for (const [, file = '', line] of stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)) {
    errors.set(file, [...(errors.get(file) ?? []), Number(line)]);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the correct text compiles, and so does the kernel', () => {
  expect([...errors.keys()].filter((file) => !file.startsWith('slip-'))).toEqual([]);
});

describe.each([
  ['does not compile', EIGHT],
  ['does not compile either', MORE],
] as const)('%s:', (_name, slips) => {
  test.each(slips)('%s', (...slip) => {
    const [first = 0] = errors.get(`slip-${ALL.findIndex(([what]) => what === slip[0])}.ts`) ?? [];
    // If something is missing, the compiler reports the line above, where it should have been.
    expect([changedLine(slip), changedLine(slip) - 1]).toContain(first);
  });
});
