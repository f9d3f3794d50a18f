import {
  BadValue,
  type Clause,
  clauses,
  explain,
  FORMAL,
  isAllowed,
  lifting,
  met,
  namesOne,
  passes,
  recalled,
  unmet,
  waived,
} from '@carillon/flow';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { reasons, sessionOf } from '../src/clauses.ts';
import { Explaining } from '../src/explain.ts';
import { CLAUSES } from './skirmish/clauses.ts';
import { type State, skirmish } from './skirmish/index.ts';
import { listed, play } from './toy.ts';

const { flow } = skirmish;

const RULES = clauses({ wet: '1.1', deep: '1.2', cold: '2.1', far: '3.1', once: FORMAL });

/** A list of three names, each excluded by different clauses. */
function swimmers(into: string[]): void {
  if (met(RULES.wet, false)) into.push('ann');
  if (met(RULES.deep, false) && met(RULES.cold, false)) into.push('bob');
  if (met(RULES.wet, true) && unmet(RULES.once)) into.push('cem');
}

/** A list with clauses lifted, and the way to a name on it. */
function listing(lists: (into: string[]) => void, lifted: readonly Clause[], name: string) {
  const list: string[] = [];
  const { found } = lifting(lifted, () => lists(list));
  const again: string[] = [];
  const isOnWay = () => again.length <= list.indexOf(name);
  return { allows: list.includes(name), unmet: found, way: () => lifting(lifted, () => lists(again), isOnWay).way };
}
const swimming = (lifted: readonly Clause[], name: string) => listing(swimmers, lifted, name);
const why = (name: string) => reasons((lifted) => swimming(lifted, name))?.map((clause) => clause.name);

describe('a clause', () => {
  afterEach(() => {
    expect(met(RULES.wet, false)).toBe(false);
    expect(unmet(RULES.once)).toBe(false);
  });

  test('has the number of its rule', () => {
    expect(RULES.deep).toMatchObject({ name: 'deep', rule: '1.2' });
  });

  test('holds if its condition does, and never otherwise during play', () => {
    expect(met(RULES.wet, true)).toBe(true);
    expect(met(RULES.wet, false)).toBe(false);
    expect(unmet(RULES.wet)).toBe(false);
  });

  test('can be lifted; unmet clauses on the way are reported in order, once each', () => {
    expect(swimming([], 'ann')).toMatchObject({ allows: false, unmet: [RULES.wet, RULES.deep] });
    expect(swimming([RULES.wet], 'ann').allows).toBe(true);
    expect(swimming([RULES.deep], 'bob').unmet).toEqual([RULES.wet, RULES.deep, RULES.cold]);
  });

  test('is no longer lifted if the list throws', () => {
    const broken = (): void => {
      throw new Error('broken');
    };
    expect(() => lifting([RULES.wet], broken)).toThrow('broken');
    expect(swimming([], 'ann').allows).toBe(false);
  });

  test('that is a convention of lists is always lifted during an explanation', () => {
    expect(swimming([], 'cem').allows).toBe(true);
    expect(why('cem')).toEqual([]);
  });
});

describe('the reason why something is not on a list', () => {
  test('is the clause that alone excludes it', () => {
    expect(why('ann')).toEqual(['wet']);
  });

  test('or the clauses that do so together, in the order in which the rules meet them', () => {
    expect(why('bob')).toEqual(['deep', 'cold']);
  });

  test('which may differ from the order for others', () => {
    const lists = (into: string[]): void => {
      if (met(RULES.cold, false)) into.push('first');
      if (met(RULES.wet, false) && met(RULES.cold, false)) into.push('second');
    };
    const found = reasons((lifted) => listing(lists, lifted, 'second'));
    expect(found?.map(({ name }) => name)).toEqual(['wet', 'cold']);
  });

  test('of several ways it is the one of the clauses that come first while nothing is lifted', () => {
    const lists = (into: string[]): void => {
      const isWarm = met(RULES.cold, false);
      const isDry = isWarm && met(RULES.wet, false);
      const isShallow = met(RULES.deep, false);
      if (isWarm && (isDry || isShallow) && met(RULES.far, false)) into.push('eve');
    };
    const found = reasons((lifted) => listing(lists, lifted, 'eve'));
    expect(found?.map(({ name }) => name)).toEqual(['cold', 'deep', 'far']);
  });

  test('of what a list never names it is a known condition, or else the clause for the rest', () => {
    const lists = (into: string[]): void => {
      for (const [name, isDry] of [
        ['fay', false],
        ['gus', true],
      ] as const) {
        const before = waived();
        if (met(RULES.wet, isDry) && passes(before, RULES.far)) into.push(name);
      }
    };
    const reason = (name: string) => reasons((lifted) => listing(lists, lifted, name))?.map((clause) => clause.name);
    expect(reason('fay')).toEqual(['wet']);
    expect(reason('gus')).toEqual(['far']);
  });

  test('but there is none if no clause would help', () => {
    expect(why('dan')).toBeUndefined();
  });
});

describe('the lists of one explanation', () => {
  test('share what does not depend on lifted clauses, and the next explanation works it out anew', () => {
    const measure = vi.fn(() => 7);
    const lists = (): void => {
      expect(recalled('far', measure)).toBe(7);
    };
    const session = sessionOf();
    for (const lifted of [[], [RULES.wet], [RULES.deep]]) lifting(lifted, lists, undefined, session);
    expect(measure).toHaveBeenCalledTimes(1);
    lifting([], lists, undefined, sessionOf());
    expect(measure).toHaveBeenCalledTimes(2);
  });

  test('share nothing with play, where it is worked out each time', () => {
    const measure = vi.fn(() => 7);
    recalled('far', measure);
    recalled('far', measure);
    expect(measure).toHaveBeenCalledTimes(2);
  });

  test('name each of several alike unless its questions never name one', () => {
    const asked: boolean[] = [];
    const lists = (): void => {
      asked.push(namesOne({ name: 'space' }), namesOne({ name: 'point' }));
    };
    lifting([], lists, undefined, sessionOf());
    lifting([], lists, undefined, sessionOf(['space']));
    expect(asked).toEqual([true, true, true, false]);
  });

  test('are few: clauses that do not suffice together are not tried one by one', () => {
    const tried: string[] = [];
    const lists = (into: string[]): void => {
      if ([RULES.wet, RULES.deep, RULES.cold].every((each) => met(each, false)) && met(RULES.far, false))
        into.push('eve');
      for (const each of [RULES.wet, RULES.deep, RULES.cold, RULES.far]) unmet(each);
    };
    reasons((lifted) => {
      tried.push(lifted.map(({ name }) => name).join(' '));
      return listing(lists, lifted, 'dan');
    });
    expect(new Set(tried)).toEqual(new Set(['', 'wet deep cold far']));
  });
});

/** Skirmish, where blue has drawn an ambush and red guides, and red has moved first and marches from the farm. */
function redMarches(): State {
  const g = skirmish.start('dusk', null);
  for (const text of ['draw ambush-1', 'draw guides-1']) play(flow, g, text);
  play(flow, g, 'bid 0', 0);
  play(flow, g, 'bid 1', 1);
  play(flow, g, 'march farm');
  return g;
}

const RED = 1;
const reasonsOf = (g: State, verb: string, word?: string) =>
  explain(flow, g, RED, word === undefined ? { verb } : { verb, words: [word] })?.map(({ name }) => name);

describe('in skirmish', () => {
  test('enemy pieces cannot be taken along', () => {
    const g = redMarches();
    expect(listed(flow, g)).toEqual(['take red-guard', 'take red-rangers', 'take red-militia-1']);
    expect(reasonsOf(g, 'take', 'blue-guard')).toEqual(['own', 'here']);
    expect(reasonsOf(g, 'take', 'red-rangers')).toEqual([]);
  });

  test('a piece is as good as an identical one, which is offered', () => {
    expect(reasonsOf(redMarches(), 'take', 'red-militia-2')).toEqual([]);
  });

  test('a verb without arguments can be asked about, too', () => {
    expect(reasonsOf(redMarches(), 'done')).toEqual(['somebody']);
  });

  test('so can a verb with any argument', () => {
    expect(reasonsOf(redMarches(), 'take')).toEqual([]);
  });

  test('a marching force cannot enter a space that is not adjacent', () => {
    const g = redMarches();
    play(flow, g, 'take red-rangers');
    play(flow, g, 'done');
    expect(reasonsOf(g, 'move', 'wood')).toEqual(['adjacent']);
    expect(reasonsOf(g, 'move', 'mill')).toEqual([]);
    expect(isAllowed(flow, g, RED, { verb: 'move', words: ['wood'] }, [CLAUSES.adjacent])).toBe(true);
    expect(listed(flow, g)).toEqual(['stop', 'move mill', 'move hill', 'move keep']);
  });

  test('a choice unknown to the question is refused', () => {
    const g = redMarches();
    expect(() => reasonsOf(g, 'swim')).toThrow(BadValue);
    expect(() => reasonsOf(g, 'take', 'moon')).toThrow(BadValue);
    expect(() => reasonsOf(g, 'done', 'red-guard')).toThrow(BadValue);
  });

  test('a list is made once, whatever is asked of it', () => {
    const g = redMarches();
    const made = vi.spyOn(flow, 'list');
    const explaining = new Explaining(flow, g, RED);
    expect(explaining.reasons({ verb: 'take', words: ['blue-guard'] })?.map(({ name }) => name)).toEqual([
      'own',
      'here',
    ]);
    const times = made.mock.calls.length;
    expect(explaining.allows({ verb: 'take', words: ['blue-guard'] }, [CLAUSES.own, CLAUSES.here])).toBe(true);
    expect(explaining.reasons({ verb: 'take', words: ['red-rangers'] })).toEqual([]);
    expect(explaining.allows({ verb: 'take', words: ['blue-guard'] }, [CLAUSES.adjacent])).toBe(false);
    expect(made).toHaveBeenCalledTimes(times);
    made.mockRestore();
  });
});
