import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// Slips of a rules' author that must not compile. A sound text is compiled, and with it copies that differ in one place.

const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const SOUND = `
import { CHANCE, Flow, flag, idKind, number, optional, responseWindow, setOf, stateShape } from '@carillon/flow';

const side = idKind('side', ['north', 'south']);
const space = idKind('space', ['albany', 'montreal']);
const piece = idKind('piece', ['regiment', 'rangers']);
const moment = idKind('moment', ['battle']);
const shape = stateShape({ turn: number, leader: optional(piece) }, { stack: 60 });
type State = ReturnType<typeof shape.blank>;
const flow = new Flow<State, { readonly type: 'moved' }>(shape, { seats: side.names });

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
  moment,
  seat: side,
  card: piece,
  opens: () => true,
  list: (_g, _moment, _seat, offer) => offer(piece.of('rangers')),
  play: (g) => flow.call(Interception, { by: side.of('north'), at: space.of('albany') }),
});

March.define({
  space: March.ask({
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
    who: () => CHANCE,
    verbs: { die: [number] },
    list: (_g, _f, offer) => offer.die(6),
    take: { die: (_g, _f, n) => Interception.end(n > 4) },
  }),
});
`;

type Slip = readonly [what: string, sound: string, slip: string];

/** What the design promises of the compiler. */
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

/** What it sees besides. */
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

/** The sound text with one place changed. */
function slipped([what, sound, slip]: Slip): string {
  const text = SOUND.replace(sound, () => slip);
  if (text === SOUND) throw new Error(`the sound text has no place for: ${what}`);
  return text;
}

/** The number of the first line in which the text that slipped differs from the sound one. */
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

test('the sound text compiles, and so does the kernel', () => {
  expect([...errors.keys()].filter((file) => !file.startsWith('slip-'))).toEqual([]);
});

describe.each([
  ['does not compile', EIGHT],
  ['does not compile either', MORE],
] as const)('%s:', (_name, slips) => {
  test.each(slips)('%s', (...slip) => {
    const [first = 0] = errors.get(`slip-${ALL.findIndex(([what]) => what === slip[0])}.ts`) ?? [];
    // Of what is missing the compiler complains a line above, where it should have been.
    expect([changedLine(slip), changedLine(slip) - 1]).toContain(first);
  });
});
