import { BadValue } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { SideName } from '../../src/names.ts';
import { position, type Sparse } from '../builder.ts';

interface Kind {
  readonly moment: string;
  readonly held: readonly string[];
}

/** The questions a side may still face, by moment, as `looks` sees it. */
function windows(sparse: Sparse, side: SideName, looks: SideName = side): Map<string, readonly string[]> {
  const seen = wildernessWar.view(position(sparse), wildernessWar.seats.indexOf(looks));
  const kinds = wildernessWar.query(wildernessWar.fromView(seen), 'windows', { side }) as unknown as readonly Kind[];
  return new Map(kinds.map(({ moment, held }) => [moment, held]));
}

describe('the windows a side may still be asked in', () => {
  it('[5.56] are listed by moment, with the cards that it holds', () => {
    const french = windows({ hands: { french: ['ambush-11', 'campaign-1'], british: ['foul-weather-14'] } }, 'french');
    expect(french.get('battle-attacker')).toEqual(['ambush-11']);
    expect(french.get('battle-defender')).toEqual(['ambush-11']);
    expect(french.get('enemy-sets-out')).toEqual([]);
  });

  it('exclude those of the other side', () => {
    const british = windows({}, 'british');
    expect(british.has('setting-out')).toBe(true);
    expect(windows({}, 'french').has('setting-out')).toBe(false);
  });

  it('exclude those without remaining cards', () => {
    expect(windows({}, 'french').has('siege-roll')).toBe(true);
    expect(windows({ discards: ['surrender-6'] }, 'french').has('siege-roll')).toBe(false);
  });

  it('do not reveal the other side’s cards', () => {
    const sparse: Sparse = { hands: { french: ['ambush-11'], british: ['campaign-1'] } };
    expect([...windows(sparse, 'french', 'british').values()].flat()).toEqual([]);
  });

  it('is asked for a side', () => {
    expect(() => wildernessWar.query(position({}), 'windows', {})).toThrow(BadValue);
  });
});
