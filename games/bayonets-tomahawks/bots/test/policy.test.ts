import { readFileSync } from 'node:fs';
import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import {
  BRITISH,
  enemyOf,
  FRENCH,
  homeOf,
  March,
  flow as machine,
  piece,
  placeOf,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { Choices, readPosition } from '@carillon/flow';
import { seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { byPolicy } from '../../../../packages/opponent/test/reviewed.ts';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

const { flow } = bayonetsTomahawks;

describe('games played by policy', () => {
  it.each(bayonetsTomahawks.scenarios)('march, fight and raid in %s', (scenario) => {
    const counts = byPolicy(brain, bayonetsTomahawks, scenario, 11);
    for (const type of ['battle', 'raid', 'move']) expect(counts.get(type), type).toBeGreaterThan(0);
    expect(counts.get('result')).toBe(1);
  });
});

/** The marches of a game played by policy that step back to a space where they have been, by their spaces. */
function returnsIn(scenario: string, seed: number): readonly string[] {
  const found: string[] = [];
  let been: string[] = [];
  byPolicy(brain, bayonetsTomahawks, scenario, seed, (g, _seat, choice) => {
    const march = machine.within(g, March);
    const [verb, to = ''] = flow.text(g, choice).split(' ');
    if (march === undefined || verb !== 'move') return;
    if (march.spent === 0) been = [];
    been.push(space.nameOf(march.at));
    if (been.includes(to) && homeOf(march.at) !== enemyOf(march.side)) found.push([...been, to].join(' '));
  });
  return found;
}

describe('a march by policy', () => {
  it('never returns to where it was, unless from a space that it may have taken', () => {
    for (const seed of [1, 2, 3]) expect(returnsIn('vaudreuils-petite-guerre', seed)).toEqual([]);
  });
});

/** The stacks of the British at Halifax, with two Fleets there: where their Army Actions took them, by policy. */
function fromHalifax(seed: number): { readonly left: number; readonly fleets: number } {
  const g = readPosition(bayonetsTomahawks, readFileSync(new URL('suite/guns-aboard.txt', import.meta.url), 'utf8'));
  const army = flow.parse(g, 'army british-3 halifax');
  if (army === undefined) throw new Error('no Army Action there');
  flow.take(g, BRITISH, army);
  const [policy, listed, random] = [brain.policy(), new Choices(), seeded(seed)];
  policy.begin();
  while (machine.within(g, March) !== undefined) {
    flow.list(g, BRITISH, listed);
    const index = listed.count === 1 ? 0 : policy.pick(g, BRITISH, listed, random.below);
    flow.take(g, BRITISH, listed.get(index));
  }
  const gone = (name: string): boolean => g.place.get(piece.of(name as never)) !== placeOf(space.of('halifax'));
  return {
    left: ARMY.filter(gone).length,
    fleets: ['fleet-boscawen', 'fleet-durell'].filter(gone).length,
  };
}
const ARMY = [
  '40th-45th-47th',
  '44th-48th',
  '50th-51st',
  '1st-royal-american',
  'royal-artillery-1',
  'royal-artillery-3',
];

describe('a force', () => {
  it('leaves Fleets in a port from which only troops can march (10.2), rather than stay with them', () => {
    const all = Array.from({ length: 40 }, (_, seed) => fromHalifax(seed));
    expect(all.filter(({ left }) => left >= 3).length).toBeGreaterThan(30);
    expect(all.every(({ left, fleets }) => left === 0 || fleets === 0)).toBe(true);
  });
});

/** A position of the suite, with some of its lines changed. */
function positionFrom(name: string, changes: Readonly<Record<string, string>>): State {
  let text = readFileSync(new URL(`suite/${name}.txt`, import.meta.url), 'utf8');
  for (const [line, other] of Object.entries(changes)) {
    expect(text).toContain(line);
    text = text.replace(line, other);
  }
  return readPosition(bayonetsTomahawks, text);
}

/** The choices by policy in a position, in a hundred tries. */
function picks(g: State): readonly string[] {
  const [policy, listed, random] = [brain.policy(), new Choices(), seeded(7)];
  flow.list(g, flow.who(g), listed);
  return Array.from({ length: 100 }, () => {
    policy.begin();
    return flow.text(g, listed.get(policy.pick(g, flow.who(g), listed, random.below)));
  });
}

describe('the last unit in a space', () => {
  /** An Army Action at a space with these French units; all but the last have joined it. */
  function mustering(at: string, stands: string, ...units: readonly string[]): State {
    const g = positionFrom('stay-in-kingston', {
      'montreal beaujeu lacorne kahnawake': 'montreal kahnawake',
      'commander-rigaud canadiens-2': 'commander-rigaud',
      'at kingston canadiens-1': stands,
    });
    const listed = new Choices();
    flow.list(g, FRENCH, listed);
    const army = listed.toArray().find((each) => new RegExp(`^army \\S+ ${at}$`).test(flow.text(g, each)));
    if (army === undefined) throw new Error(`no Army Action at ${at}`);
    flow.take(g, FRENCH, army);
    for (const unit of units.slice(0, -1)) flow.take(g, FRENCH, flow.parse(g, `take ${unit}`) ?? 0);
    return g;
  }

  it('mostly stays where a captured space, and with it a bonus, would be lost (2.1.2)', () => {
    const all = ['canadiens-1', 'canadiens-2', 'lacorne', 'beaujeu'];
    const found = picks(mustering('kingston', `at kingston ${all.join(' ')}`, ...all));
    expect(found.filter((each) => each === 'take beaujeu').length).toBeLessThan(50);
    expect(found.filter((each) => each === 'done').length).toBeGreaterThan(50);
  });

  it('goes along where nothing is lost', () => {
    const all = ['canadiens-2', 'lacorne', 'beaujeu'];
    const stands = `at kingston canadiens-1\nat cote-du-sud ${all.join(' ')}`;
    const found = picks(mustering('cote-du-sud', stands, ...all));
    expect(found.filter((each) => each === 'take beaujeu').length).toBeGreaterThan(50);
  });
});
