import { readFileSync } from 'node:fs';
import { readPosition } from '@carillon/flow';
import { Dice, Playouts, Script } from '@carillon/opponent';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import {
  BRITISH,
  FRENCH,
  fortStartedOf,
  hasFort,
  type LogEntry,
  type Side,
  type State,
  space,
} from '@carillon/wilderness-war-rules/search';
import { describe, expect, it } from 'vitest';
import { Field } from '../src/field.ts';
import { wildernessWarBrain as brain } from '../src/index.ts';
import { intendingOf } from '../src/intending.ts';
import { intended } from '../src/intention.ts';
import { intentionsOf } from '../src/intentions.ts';
import { WildernessWarPolicy } from '../src/policy.ts';
import { STYLES, type Style } from '../src/styles.ts';

const intending = intendingOf({});

/** A position of the suite, with some of its lines changed. */
function position(name: string, changes: Readonly<Record<string, string>> = {}): State {
  let text = readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8');
  for (const [line, other] of Object.entries(changes)) {
    expect(text).toContain(line);
    text = text.replace(line, other);
  }
  return readPosition(wildernessWar, text);
}

/** The intentions of a side in words, e.g. `siege montcalm hudson-carry-south`. */
function intentions(g: State, of: Side): readonly string[] {
  const field = new Field();
  field.read(g);
  return intentionsOf(g, of, field).map((each) => {
    const { aim, at, pieces } = intended(each);
    return [aim, ...pieces, at].join(' ');
  });
}

describe('what the British may set out to do', () => {
  it('is to land at Louisbourg from Halifax, and to bring another army there', () => {
    const all = intentions(position('land-at-louisbourg'), BRITISH);
    expect(all).toContain('sail wolfe louisbourg');
    expect(all).toContain('sail abercromby halifax');
    expect(all).not.toContain('sail abercromby louisbourg');
  });

  it('is to relieve a besieged fortress', () => {
    expect(intentions(position('relieve-albany'), BRITISH)).toContain('relieve abercromby albany');
  });

  it('is to besiege what is near, where supply can follow (8.231)', () => {
    const all = intentions(position('guns-for-the-siege'), BRITISH);
    expect(all).toContain('siege webb ticonderoga');
    expect(all).not.toContain('siege webb montreal');
  });

  it('is to let the leader march that more of the cards activate (5.32)', () => {
    const joined = position('home-before-winter', {
      'at wood-creek loudoun': 'at wood-creek loudoun wolfe',
      'amherst wolfe forbes': 'amherst forbes',
    });
    const all = intentions(joined, BRITISH);
    expect(all).toContain('winter wolfe albany');
    expect(all).not.toContain('winter loudoun albany');
  });

  it('is to go home before winter, and to join the main army', () => {
    expect(intentions(position('home-before-winter'), BRITISH)).toContain('winter loudoun albany');
    expect(intentions(position('relieve-albany'), BRITISH)).toContain('gather johnson kinderhook');
  });
});

describe('a fort on the road (12.21)', () => {
  const FORTIFIED = {
    'space hudson-carry-south british-fort': 'space hudson-carry-south british-fort\nspace wood-creek british-fort',
  };

  it('is built by the British where supply ends, a step from Ticonderoga', () => {
    expect(intentions(position('home-before-winter'), BRITISH)).toContain('fort loudoun wood-creek');
    expect(intentions(position('a-roof-for-the-winter'), BRITISH)).toContain('fort webb wood-creek');
  });

  it('is built by the French in the Adirondacks, on the way to Hudson Carry', () => {
    expect(intentions(position('do-not-wait-for-amherst'), FRENCH)).toContain('fort bougainville adirondacks-central');
  });

  it('is not wanted where supply reaches already', () => {
    const all = intentions(position('home-before-winter', FORTIFIED), BRITISH);
    expect(all).not.toContain('fort loudoun wood-creek');
    expect(all).toContain('siege loudoun ticonderoga');
  });
});

describe('parties', () => {
  it('of the French raid where most land lies open and one march leads, not through mountains (6.2)', () => {
    const all = intentions(position('odd-raid'), FRENCH);
    expect(all).toContain('raid abenaki-1 coureurs-6 coureurs-7 coureurs-4 hoosic');
    expect(all).toContain('raid abenaki-1 coureurs-6 burlington');
    // The Abenaki are next to the valley of the Connecticut; raiders at Montréal would have to cross the mountains.
    expect(all.join()).not.toContain('coureurs-8');
  });

  it('of the British raid a settlement', () => {
    expect(intentions(position('burn-the-village'), BRITISH)).toContain('raid ranger-1 ranger-3 kahnawake');
  });
});

describe('a unit that can be spared', () => {
  it('holds an empty fortress near the enemy', () => {
    expect(intentions(position('out-of-the-way'), BRITISH)).toContain('garrison northern-provincial-1 albany');
    expect(intentions(position('share-the-forts'), FRENCH)).toContain('garrison french-regular-2 crown-point');
  });
});

it('the French go under a roof late in the year, where there is room for them (11.1)', () => {
  expect(intentions(position('into-carillon-for-the-winter'), FRENCH)).toContain('winter montcalm ticonderoga');
});

it('the French may clear what cuts the supply of their siege (12.2)', () => {
  expect(intentions(position('relieve-albany'), FRENCH)).toContain('clear montcalm hudson-carry-north');
});

/** A player who may pursue every aim. */
const EAGER = { ...brain, policy: () => new WildernessWarPolicy({}) };

/** The number of playouts in which an event happened: playouts that pursue an intention, or any. */
function turnsWith(
  g: State,
  of: Side,
  intention: string | undefined,
  has: (after: State, log: readonly LogEntry[]) => boolean,
  among = 60,
): number {
  const view = JSON.parse(JSON.stringify(wildernessWar.view(g, of)));
  const seen = brain.rules.fromView(view);
  const playouts = new Playouts(EAGER, seen, of, brain.dealer(view), new Dice('3'));
  const wanted = intention === undefined ? undefined : intentions(seen, of).indexOf(intention);
  if (wanted !== undefined) expect(wanted).toBeGreaterThanOrEqual(0);
  return Array.from({ length: among }, () => {
    const log: LogEntry[] = [];
    playouts.say = (entry) => void log.push(entry as LogEntry);
    playouts.play(undefined, new Script(), wanted);
    return has(playouts.end, log);
  }).filter(Boolean).length;
}

describe('a turn that pursues an intention mostly carries it out', () => {
  it('lands at Louisbourg', () => {
    const lands = (g: State): boolean => g.amphib.has(space.of('louisbourg'));
    const g = position('land-at-louisbourg');
    const wanted = turnsWith(g, BRITISH, 'sail wolfe louisbourg', lands);
    expect(wanted).toBeGreaterThan(30);
    expect(wanted).toBeGreaterThan(3 * turnsWith(g, BRITISH, undefined, lands));
  });

  it('begins a fort where the army stands', () => {
    const at = space.of('wood-creek');
    const builds = (g: State): boolean => g.works.get(at) === fortStartedOf(BRITISH) || hasFort(g, BRITISH, at);
    const g = position('home-before-winter');
    const wanted = turnsWith(g, BRITISH, 'fort loudoun wood-creek', builds);
    expect(wanted).toBeGreaterThan(30);
    expect(wanted).toBeGreaterThan(3 * turnsWith(g, BRITISH, undefined, builds));
  });

  it('raids where most land lies open', () => {
    const g = position('raid-where-no-marker-lies');
    const raids = (_: State, log: readonly LogEntry[]): boolean => log.some(({ type }) => type === 'raid');
    const among = 240;
    const wanted = turnsWith(g, FRENCH, 'raid abenaki-1 coureurs-6 coureurs-7 coureurs-4 kinderhook', raids, among);
    expect(wanted).toBeGreaterThan(among / 5);
    expect(wanted).toBeGreaterThan(4 * turnsWith(g, FRENCH, undefined, raids, among));
  });
});

it('shows which intention a march pursues: the nearest of the targets that it approaches', () => {
  const all = intending.list(position('into-carillon-for-the-winter'), FRENCH);
  const march = (to: string) => ({ type: 'march', pieces: ['montcalm'], from: 'wood-creek', to, infiltrates: false });
  expect(intending.pursued(all, [march('ticonderoga')])).toMatchObject({ aim: 'winter', at: 'ticonderoga' });
  expect(intending.pursued(all, [{ type: 'hold', side: 'french' }])).toBeUndefined();
});

it('a balanced player pursues only aims that have gained in matches', () => {
  const g = position('raid-where-no-marker-lies');
  const field = new Field();
  field.read(g);
  const aims = (favours: Style['aims']) => intentionsOf(g, FRENCH, field, favours).map(({ aim }) => aim);
  expect(aims({})).toContain('raid');
  expect(aims(STYLES.balanced.aims)).not.toContain('raid');
  expect(aims(STYLES.raider.aims)).toContain('raid');
});
