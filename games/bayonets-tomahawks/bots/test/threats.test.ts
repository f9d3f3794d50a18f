import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import {
  BRITISH,
  connection,
  LOSSES,
  piece,
  placeOf,
  SAIL_BOX,
  type State,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { describe, expect, it } from 'vitest';
import { ArmyWays, distance, FAR } from '../src/distance.ts';
import { Field } from '../src/field.ts';
import { Prizes } from '../src/prizes.ts';
import { siegeChance, Threats } from '../src/threats.ts';

const start = (): State => bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
const [quebec, namaskonkik] = [space.of('quebec'), space.of('namaskonkik')];

/** The threats of the British by sea and by sieges, from the start of Petite Guerre with a change. */
function threatened(change: (g: State) => void): { readonly sea: number; readonly sieges: number } {
  const g = start();
  change(g);
  const [field, prizes] = [new Field(), new Prizes()];
  field.read(g);
  prizes.read(g);
  const threats = new Threats(field, prizes);
  threats.read(g, BRITISH);
  return { sea: threats.bySea(g, BRITISH), sieges: threats.sieges(g, BRITISH) };
}

const bySea = (change: (g: State) => void): number => threatened(change).sea;

const put = (g: State, where: number, ...names: string[]): void => {
  for (const name of names) g.place.set(piece.of(name), where as ReturnType<typeof placeOf>);
};

describe('what a faction could take', () => {
  it('is nothing behind Bastions without guns (3.4), and more with more guns', () => {
    expect(siegeChance(8, 0, 3, 2, 5)).toBe(0);
    expect(siegeChance(8, 1.6, 3, 2, 5)).toBeGreaterThan(siegeChance(8, 0.8, 3, 2, 5));
    expect(siegeChance(8, 1.6, 3, 1, 5)).toBeGreaterThan(siegeChance(8, 1.6, 3, 2, 5));
  });

  it('grows with the rounds until Winter Quarters, because a Fortress is fought for again and again (13.9)', () => {
    const by = (rounds: number): number => siegeChance(9, 3.2, 4, 2, rounds);
    expect(by(0)).toBe(0);
    expect(by(2)).toBeGreaterThan(by(1));
    expect(by(5)).toBeGreaterThan(0.5);
    expect(by(5)).toBeLessThan(1);
    // Too weak an army wins no Battle, however long it stays.
    expect(siegeChance(3, 3.2, 4, 2, 5)).toBe(0);
  });

  it('includes the Fortress that is besieged', () => {
    const louisbourg = placeOf(space.of('louisbourg'));
    const army = ['40th-45th-47th', '50th-51st', '44th-48th', '35th-new-york-companies', 'royal-artillery-1'];
    const besieged = (more: readonly string[]): number => {
      const threats = threatened((g) => put(g, louisbourg, ...army, ...more));
      return threats.sieges;
    };
    expect(threatened(() => undefined).sieges).toBe(0);
    expect(besieged([])).toBeGreaterThan(0);
    expect(besieged(['royal-artillery-2', 'royal-artillery-3'])).toBeGreaterThan(besieged([]));
  });

  it('is nothing by sea in the last round of the Year, unless the force is at sea', () => {
    const force = ['fleet-boscawen', '40th-45th-47th', 'royal-artillery-1'];
    const last = (where: number) => (g: State) => {
      put(g, where, ...force);
      g.round = 10 as State['round'];
    };
    expect(bySea(last(placeOf(space.of('halifax'))))).toBe(0);
    expect(bySea(last(SAIL_BOX))).toBeGreaterThan(0);
  });

  it('is found along Highways and Roads by an army (10.2), along Paths too by Light units', () => {
    const ways = new ArmyWays();
    const g = start();
    ways.read(g);
    expect(distance(quebec, namaskonkik)).toBe(1);
    expect(ways.between(quebec, namaskonkik)).toBe(FAR);
    g.roads.add(connection.of('namaskonkik.quebec'));
    ways.read(g);
    expect(ways.between(quebec, namaskonkik)).toBe(1);
    ways.read(start());
    expect(ways.between(quebec, namaskonkik)).toBe(FAR);
  });

  it('is in reach of a Fleet with troops (10.6), the more so at sea, and not of a Fleet alone', () => {
    const halifax = placeOf(space.of('halifax'));
    const waiting = bySea((g) => put(g, halifax, 'fleet-boscawen'));
    expect(bySea(() => undefined)).toBe(0);
    expect(waiting).toBeGreaterThan(0);
    expect(bySea((g) => put(g, SAIL_BOX, 'fleet-boscawen', '40th-45th-47th', 'royal-artillery-1'))).toBeGreaterThan(
      waiting,
    );
    const alone = bySea((g) => {
      put(g, halifax, 'fleet-boscawen');
      put(g, LOSSES, '40th-45th-47th', 'royal-artillery-1', 'goreham');
    });
    expect(alone).toBeLessThan(waiting);
  });

  it('does not include Québec by sea until Louisbourg has fallen (10.6.2)', () => {
    const force = (g: State): void => {
      put(g, LOSSES, 'bastion-3', 'bastion-4', 'canadiens-1', 'canadiens-2');
      put(g, SAIL_BOX, 'fleet-boscawen', '40th-45th-47th', 'royal-artillery-1', 'goreham');
    };
    const closed = bySea(force);
    const open = bySea((g) => {
      force(g);
      g.openSeas = true;
    });
    expect(open).toBeGreaterThan(closed);
  });
});
