import { fileURLToPath } from 'node:url';
import { CHANCE, Choices, choiceFrom, isUndo, lineOf } from '@carillon/flow';
import { at, canonical, type Json } from '@carillon/kit';
import { readGolden, recordsIn } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import { routes, wildernessWar as ww } from '../../src/index.ts';
import type { SpaceName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { hasFreePost } from '../../src/query/presence.ts';
import { SIDES, SPACES } from '../../src/reference.ts';
import type { State } from '../../src/state.ts';

// The queries call the functions of the rules; in whole games they must match the rules' lists.

const GOLDEN = fileURLToPath(new URL('../../../../../fixtures/golden/wilderness-war', import.meta.url));

interface Agreed {
  readonly piece: string;
}

const choices = new Choices();

/** The choices, as texts. */
function listed(g: State): string[] {
  ww.flow.list(g, ww.flow.who(g), choices);
  return choices.toArray().map((choice) => ww.flow.text(g, choice));
}

const withVerbs = (texts: readonly string[], ...verbs: readonly string[]): string[] =>
  texts.filter((text) => verbs.includes(at(text.split(' '), 0))).sort();

const VERBS: ReadonlyMap<string, string> = new Map([
  ['land', 'move'],
  ['boat', 'move'],
  ['infiltration', 'infiltrate'],
  ['sea', 'sail'],
  ['landing', 'land'],
]);

/**
 * The steps from the query, as choices of the march. 6.52 A post that keeps an infiltrator out can only be infiltrated,
 * by land or boat.
 */
function stepsAsChoices(g: State): string[] {
  const steps = ww.query(g, 'steps', {}) as unknown as { to: SpaceName; by: string[] }[];
  const texts = steps.flatMap(({ to, by }) => by.map((kind) => `${VERBS.get(kind)} ${to}`));
  const enemy = ww.flow.who(g) === FRENCH ? BRITISH : FRENCH;
  const keptOut = steps.filter(({ to, by }) => by.includes('infiltration') && hasFreePost(g, enemy, space.of(to)));
  const barred = new Set(keptOut.map(({ to }) => `move ${to}`));
  return [...new Set(texts)].filter((text) => !barred.has(text)).sort();
}

function interceptorsAsChoices(g: State): string[] {
  const frame = (ww.toJson(g) as unknown as Position).stack.at(-1);
  if (frame?.procedure !== 'interception') throw new Error('nobody may intercept');
  const { at: where, from, infiltrates } = frame.locals;
  const args: Json = { at: where, from, infiltrates };
  const { leaders, units } = ww.query(g, 'interceptors', args) as unknown as { leaders: Agreed[]; units: Agreed[] };
  return [...leaders.map(({ piece }) => `lead ${piece}`), ...units.map(({ piece }) => `send ${piece}`)].sort();
}

function usesAsChoices(g: State, texts: readonly string[]): string[] {
  const side = at(SIDES, ww.flow.who(g));
  const cards = new Set(withVerbs(texts, 'activate').map((text) => at(text.split(' '), 1)));
  return [...cards]
    .flatMap((card) => {
      const { phase, now } = ww.query(g, 'uses', { side, card }) as unknown as { phase: string[]; now: string[] };
      expect(now.toSorted()).toEqual(phase.map((use) => `${use} ${card}`).sort());
      return now;
    })
    .sort();
}

const FAR = ['notNext', 'tooFar', 'weather', 'enemyBetween', 'stopsBefore'];

/**
 * The reasons for spaces that are not next: `why` gives `notNext` for the spaces that the march may reach, and for no
 * others.
 */
function checkFarSpaces(g: State): void {
  const side = at(SIDES, ww.flow.who(g));
  const near = new Set(routes(ww.view(g, ww.flow.who(g))).map(({ to }) => to));
  for (const to of SPACES) {
    const answer = ww.query(g, 'why', { side, verb: 'move', space: to });
    const reasons = (Array.isArray(answer) ? answer : []) as { clause: string }[];
    const [only] = reasons;
    if (only === undefined || reasons.length > 1 || !FAR.includes(only.clause)) continue;
    checked.far++;
    expect(only.clause === 'notNext', `${to}: ${only.clause}`).toBe(near.has(to));
  }
}

/** The spaces that the query calls reached without an infiltration are those that a march may go to. */
function checkReach(g: State): void {
  const reached = ww.query(g, 'reach', {}) as unknown as { to: string; by: string[]; past: unknown[] }[];
  const open = reached.filter(
    ({ by, past }) => past.length === 0 && by.some((kind) => kind === 'land' || kind === 'boat'),
  );
  const ways = routes(ww.view(g, ww.flow.who(g)));
  expect(open.map(({ to }) => to).sort()).toEqual(ways.map(({ to }) => to).sort());
  checked.past += reached.length - open.length;
}

const checked = { past: 0, steps: 0, interceptors: 0, uses: 0, observers: 0, far: 0 };

function check(g: State): void {
  const { procedure, step } = ww.flow.question(g);
  const texts = listed(g);
  if (procedure === 'march' && step === 'onward') {
    checked.steps++;
    expect(stepsAsChoices(g)).toEqual(withVerbs(texts, 'move', 'infiltrate', 'sail', 'land'));
    if (checked.steps % 5 === 0 && withVerbs(texts, 'move').length > 0) checkReach(g);
    if (checked.steps % 600 === 0) checkFarSpaces(g);
  } else if (procedure === 'interception' && step === 'ask') {
    checked.interceptors++;
    expect(interceptorsAsChoices(g)).toEqual(withVerbs(texts, 'lead', 'send'));
  } else if (procedure === 'phase' && step === 'card') {
    checked.uses++;
    const uses = withVerbs(texts, 'event', 'activate', 'stockades', 'forts', 'discard');
    expect(usesAsChoices(g, texts)).toEqual(uses);
  }
}

/** The public facts of a position, computed from a state. */
const publicAnswers = (g: State): string =>
  canonical(
    SIDES.flatMap((side) =>
      ['supply', 'control', 'raids', 'winter'].map((name) => ww.query(g, name, { side })),
    ) as Json,
  );

function checkObservers(g: State): void {
  const known = publicAnswers(g);
  for (const seat of [0, 1, undefined]) expect(publicAnswers(ww.fromView(ww.view(g, seat)))).toBe(known);
  const who = ww.flow.who(g);
  if (who === CHANCE || ww.flow.question(g).procedure !== 'march') return;
  checked.observers++;
  const own = ww.fromView(ww.view(g, who));
  for (const name of ['steps', 'reach']) {
    expect(canonical(ww.query(own, name, {}))).toBe(canonical(ww.query(g, name, {})));
  }
}

test('in recorded games the queries match the lists, for every viewer', () => {
  const paths = recordsIn(GOLDEN).filter((_, index) => index % 3 === 0);
  for (const path of paths) {
    const { scenario, options, journal } = readGolden(ww, path);
    const g = ww.start(scenario, options);
    for (const [place, number] of lineOf(journal).entries()) {
      const entry = at(journal, number);
      if (isUndo(entry)) continue;
      const seat = entry.who === 'chance' ? CHANCE : ww.seats.indexOf(entry.who);
      const choice = choiceFrom(ww.flow, g, seat, entry.choice);
      if (choice === undefined) throw new Error(`${path} is not followed at ${number}`);
      if (ww.flow.who(g) >= 0) check(g);
      if (place % 40 === 0) checkObservers(g);
      ww.flow.take(g, seat, choice);
    }
  }
  expect(checked.steps).toBeGreaterThan(300);
  expect(checked.past).toBeGreaterThan(20);
  expect(checked.interceptors).toBeGreaterThan(20);
  expect(checked.uses).toBeGreaterThan(100);
  expect(checked.far).toBeGreaterThan(150);
  expect(checked.observers).toBeGreaterThan(3);
});
