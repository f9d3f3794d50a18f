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
import { shareOf, Threats } from '../src/threats.ts';

const start = (): State => bayonetsTomahawks.start('vaudreuils-petite-guerre', {});
const [quebec, namaskonkik] = [space.of('quebec'), space.of('namaskonkik')];

/** What the British threaten by sea, from the start of Petite Guerre with a change. */
function bySea(change: (g: State) => void): number {
  const g = start();
  change(g);
  const [field, prizes] = [new Field(), new Prizes()];
  field.read(g);
  prizes.read(g);
  const threats = new Threats(field, prizes);
  threats.read(g, BRITISH);
  return threats.bySea(g, BRITISH);
}

const put = (g: State, where: number, ...names: string[]): void => {
  for (const name of names) g.place.set(piece.of(name), where as ReturnType<typeof placeOf>);
};

describe('what a faction could take', () => {
  it('is nothing behind Bastions without guns (3.4), and more with more guns', () => {
    expect(shareOf(4, 0, 3, 2)).toBe(0);
    expect(shareOf(4, 0, 3, 0)).toBeGreaterThan(shareOf(4, 1.6, 3, 2));
    expect(shareOf(4, 1.6, 3, 2)).toBeGreaterThan(shareOf(4, 0.8, 3, 2));
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
