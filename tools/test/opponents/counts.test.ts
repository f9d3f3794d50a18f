import { CHANCE, isUndo, lineOf } from '@carillon/flow';
import type { AnyCounting } from '@carillon/opponent';
import { readGolden } from '@carillon/testkit';
import { COUNTINGS } from '@carillon/titles/countings';
import { describe, expect, it } from 'vitest';
import { brokenBands, brokenLine, countedIn, countLines } from '../../src/match/counts.ts';
import type { Ended } from '../../src/match/game.ts';
import { countingOf, rulesOf } from '../../src/match/jobs.ts';
import type { Pair } from '../../src/match/score.ts';

/** The fields of a log entry that these tests read. */
interface Counted {
  readonly type: string;
  readonly side?: string;
  readonly use?: string;
  readonly success?: boolean;
  readonly landing?: boolean;
}

/** Replays a recorded game; returns the counts of each side, by name, and its log. */
async function recorded(title: string, name: string) {
  const rules = await rulesOf(title);
  const counting: AnyCounting = await countingOf(title);
  const { scenario, options, journal } = readGolden(rules, `fixtures/golden/${title}/${name}.txt`);
  const [counter, log] = [counting.begin(), [] as Counted[]];
  const g = rules.start(scenario, options);
  for (const number of lineOf(journal)) {
    const entry = journal[number];
    if (entry === undefined || isUndo(entry)) throw new Error('an undo entry is in force');
    const who = entry.who === 'chance' ? CHANCE : rules.seats.indexOf(entry.who);
    const choice = rules.flow.parse(g, entry.choice);
    if (choice === undefined) throw new Error(`${entry.choice} is not legal`);
    rules.flow.take(g, who, choice, (each) => {
      log.push(each as Counted);
      counter.note(g, each);
    });
  }
  const of = (side: string, what: string): number => {
    expect(counting.names).toContain(what);
    return counter.counts[rules.seats.indexOf(side)]?.[counting.names.indexOf(what)] ?? 0;
  };
  const inLog = (type: string, is: (each: Counted) => boolean = () => true): number =>
    log.filter((each) => each.type === type && is(each)).length;
  return { of, inLog, log };
}

const WW = ['eager-annus-mirabilis-81', 'eager-full-campaign-2', 'eager-late-war-122'];
const BT = ['eager-french-and-indian-war-156', 'eager-vaudreuils-petite-guerre-18'];

describe('the counts of recorded games of Wilderness War', () => {
  it.each(WW)('%s: they match the log, for each side', async (name) => {
    const { of, inLog } = await recorded('wilderness-war', name);
    for (const [side, enemy] of [
      ['french', 'british'],
      ['british', 'french'],
    ] as const) {
      expect(of(side, 'cards discarded')).toBe(inLog('card', (e) => e.side === side && e.use === 'pass'));
      expect(of(side, 'siege rolls')).toBe(inLog('siege-roll', (e) => e.side === side));
      expect(of(side, 'raids that succeed')).toBe(inLog('raid', (e) => e.side === side && e.success === true));
      expect(of(side, 'posts lost')).toBe(inLog('captured', (e) => e.side === enemy));
      expect(of(side, 'stockades lost')).toBe(inLog('stockade', (e) => e.side === enemy));
    }
    expect(of('british', 'landings')).toBe(inLog('sail', (e) => e.landing === true));
    expect(of('french', 'landings')).toBe(0);
  });

  it.each(WW)('%s: parts are no more than the whole', async (name) => {
    const { of } = await recorded('wilderness-war', name);
    for (const side of ['french', 'british']) {
      for (const [part, whole] of [
        ['siege turns out of supply', 'siege turns'],
        ['sieges rolled for', 'sieges begun'],
        ['raids that succeed', 'raids'],
        ['attacks won', 'attacks'],
        ['posts lost empty', 'posts lost'],
      ] as const)
        expect(of(side, part), `${side}: ${part}`).toBeLessThanOrEqual(of(side, whole));
      expect(of(side, 'sieges won') + of(side, 'sieges lifted')).toBeLessThanOrEqual(of(side, 'sieges begun'));
    }
  });
});

describe('the counts of recorded games of Bayonets & Tomahawks', () => {
  it.each(BT)('%s: they match the log, for each faction', async (name) => {
    const { of, inLog } = await recorded('bayonets-tomahawks', name);
    for (const side of ['french', 'british']) {
      expect(of(side, 'raids')).toBe(inLog('raid', (e) => e.side === side));
      expect(of(side, 'raids that succeed')).toBe(inLog('raid-roll', (e) => e.side === side && e.success === true));
      expect(of(side, 'Roads built')).toBe(inLog('road-built', (e) => e.side === side));
      expect(of(side, 'attacks won')).toBeLessThanOrEqual(of(side, 'attacks'));
      expect(of(side, 'Victory Spaces lost again')).toBeLessThanOrEqual(of(side, 'Victory Spaces taken'));
    }
    expect(of('french', 'thresholds reached') + of('british', 'thresholds reached')).toBe(1);
  });
});

describe('the bands of sensible play', () => {
  it.each([...COUNTINGS.keys()])('of %s name what is counted', async (title) => {
    const { names, bands } = await countingOf(title);
    for (const band of bands)
      for (const name of [band.of, band.in ?? band.of]) expect(names, band.means).toContain(name);
  });

  const game = (counts: readonly (readonly number[])[]): Ended => ({
    ...{ winner: 0, rule: '13.12', entries: 1, playouts: [0, 0], thought: [0, 0], counts },
  });
  // One player loses no post as French and two as British, one of them empty; the other loses one each, none empty.
  const pairs: readonly Pair[] = [
    {
      seed: 1,
      games: [
        game([
          [0, 0],
          [1, 0],
        ]),
        game([
          [1, 0],
          [2, 1],
        ]),
      ],
    },
  ];
  const names = ['posts lost', 'posts lost empty'];
  const who = { players: ['a', 'b'], seats: ['french', 'british'] };
  const counted = countedIn(pairs, names) ?? { names, games: 0, means: [] };

  it('are checked by player and side', () => {
    expect(counted.means).toEqual([
      [
        [0, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [1, 0],
      ],
    ]);
  });

  it('show who breaks them, with the figure', () => {
    const band = { of: 'posts lost empty', in: 'posts lost', most: 0.2, means: 'Posts have a garrison.' };
    const broken = brokenBands(counted, [band]);
    expect(broken.map((each) => brokenLine(each, who))).toEqual([
      'a as british: posts lost empty of posts lost 50 %, at most 20 % wanted. Posts have a garrison.',
    ]);
    expect(brokenBands(counted, [{ ...band, seat: 0 }])).toEqual([]);
    const least = { of: 'posts lost', least: 1, means: '' };
    expect(brokenBands(counted, [least]).map(({ player, seat }) => [player, seat])).toEqual([[0, 0]]);
  });

  it('come with the figures of all players', () => {
    const [, head = '', row = ''] = countLines(counted, who);
    expect(head).toContain('a as french  a as british  b as french  b as british');
    expect(row.split(/ {2,}/)).toEqual(['posts lost', '0.00', '2.00', '1.00', '1.00']);
  });

  it('are not checked in matches recorded before counts existed', () => {
    const old = pairs.map(({ seed, games: [first, second] }) => {
      const without = ({ counts: _, ...rest }: Ended): Ended => rest;
      return { seed, games: [without(first), without(second)] as const };
    });
    expect(countedIn(old, names)).toBeUndefined();
  });
});
