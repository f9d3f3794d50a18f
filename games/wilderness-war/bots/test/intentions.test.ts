import { readFileSync } from 'node:fs';
import { readPosition } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { Playouts, Script } from '@carillon/opponent';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { BRITISH, FRENCH, piece, type Side, type State, space } from '@carillon/wilderness-war-rules/search';
import { describe, expect, it } from 'vitest';
import { Field } from '../src/field.ts';
import { wildernessWarBrain as brain } from '../src/index.ts';
import { intentionsOf } from '../src/intentions.ts';

/** A position of the suite, with some of its lines changed. */
function position(name: string, changes: Readonly<Record<string, string>> = {}): State {
  let text = readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8');
  for (const [line, other] of Object.entries(changes)) {
    expect(text).toContain(line);
    text = text.replace(line, other);
  }
  return readPosition(wildernessWar, text);
}

/** What a side may set out to do, as `siege montcalm hudson-carry-south`. */
function intentions(g: State, of: Side): readonly string[] {
  const field = new Field();
  field.read(g);
  return intentionsOf(g, of, field).map(
    ({ aim, leader, target }) => `${aim} ${piece.nameOf(leader)} ${space.nameOf(target)}`,
  );
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

  it('is to go home before winter, and to join the main army', () => {
    expect(intentions(position('home-before-winter'), BRITISH)).toContain('winter loudoun hudson-carry-south');
    expect(intentions(position('relieve-albany'), BRITISH)).toContain('gather webb kinderhook');
  });
});

it('the French may clear what cuts the supply of their siege (12.2)', () => {
  expect(intentions(position('relieve-albany'), FRENCH)).toContain('clear montcalm hudson-carry-north');
});

it('a turn that pursues an intention mostly carries it out', () => {
  const g = position('land-at-louisbourg');
  const view = JSON.parse(JSON.stringify(wildernessWar.view(g, BRITISH)));
  const seen = brain.rules.fromView(view);
  const playouts = new Playouts(brain, seen, BRITISH, brain.dealer(view), seeded(3));
  const wanted = intentions(seen, BRITISH).indexOf('sail wolfe louisbourg');
  expect(playouts.intentions).toBeGreaterThan(wanted);
  const landings = (intention: number | undefined): number =>
    Array.from({ length: 60 }, () => {
      playouts.play(undefined, new Script(), intention);
      return playouts.end.amphib.has(space.of('louisbourg'));
    }).filter(Boolean).length;
  expect(landings(wanted)).toBeGreaterThan(30);
  expect(landings(wanted)).toBeGreaterThan(3 * landings(undefined));
});
