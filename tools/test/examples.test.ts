import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@carillon/board';
import type { StateBase } from '@carillon/flow';
import { at as must } from '@carillon/kit';
import { type ExampleBook, LessonRun, lessonOf, type NamedPosition } from '@carillon/lessons';
import { EXAMPLE_TEXTS } from '@carillon/titles/lesson-books';
import { EXAMPLES } from '@carillon/titles/lessons';
import { WORKERS } from '@carillon/titles/workers';
import { describe, expect, it } from 'vitest';

// Plays every worked example of the rulebooks to its end; its outcome is that of the facts.

interface LoggedEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The result of an example. */
interface Played {
  readonly log: readonly LoggedEvent[];
  readonly position: NamedPosition;
}

/** An example of the facts. */
interface Facts {
  readonly id: string;
  readonly rules: readonly string[];
  readonly combat?: readonly object[];
  readonly raids?: readonly { readonly die: number; readonly success: boolean; readonly loss: number }[];
  readonly leaderChecks?: readonly object[];
  readonly expected: Readonly<Record<string, unknown>>;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FEWEST = 30;
const factsOf = (title: string): readonly Facts[] => {
  const path = fileURLToPath(new URL(`../../games/${title}/facts/data/examples.json`, import.meta.url));
  const { examples, cases } = JSON.parse(readFileSync(path, 'utf8'));
  return examples ?? cases;
};

const ALL = await Promise.all(
  [...EXAMPLES].map(async ([title, load]) => {
    const { rules } = await must(
      [...WORKERS].filter(([id]) => id === title),
      0,
    )[1]();
    const texts = await EXAMPLE_TEXTS.get(title)?.();
    const books = new Map<string, ExampleBook>(
      await Promise.all(
        Object.entries(texts?.books ?? {}).map(async ([language, book]) => [language, await book()] as const),
      ),
    );
    return {
      title,
      rules,
      books,
      rulesOf: (await texts?.rules()) ?? {},
      facts: factsOf(title),
      examples: await load(),
    };
  }),
);

const shown = ({ log }: Played, type: string): readonly LoggedEvent[] => log.filter((entry) => entry.type === type);
const sum = (terms: unknown): number => (terms as readonly { by: number }[]).reduce((total, { by }) => total + by, 0);
const where = ({ position }: Played): Readonly<Record<string, string>> => position.place as Record<string, string>;
const hasAt = (played: Played, kind: string, space: string): boolean =>
  Object.entries(where(played)).some(([piece, at]) => piece.startsWith(kind) && at === space);
const numberOf = (card: string): number => Number(/\d+$/.exec(card)?.[0]);

type Check = (played: Played, expected: never) => void;

/** How a fact about an outcome is checked, by its key. */
const OUTCOMES: Readonly<Record<string, Check>> = {
  winner: (played, winner: string) =>
    expect(shown(played, 'won').at(-1) ?? shown(played, 'result').at(-1)).toMatchObject(
      shown(played, 'won').length > 0 ? { side: winner } : { winner },
    ),
  vpAfter: (played, vp: number) => expect(played.position.vp).toBe(vp),
  vpSequence: (played, vps: readonly number[]) => expect(played.position.vp).toBe(vps.at(-1)),
  alliedMarkers: (played, spaces: readonly string[]) =>
    expect(played.position.allied).toEqual(expect.arrayContaining([...spaces])),
  chosen: (played, units: readonly { unit: string; space: string }[]) => {
    for (const { unit, space } of units) expect(hasAt(played, unit, space), `${unit} at ${space}`).toBe(true);
  },
  placed: (played, units: readonly { unit?: string; leader?: string; space: string }[] | Record<string, number>) => {
    const places = Array.isArray(units) ? units : Object.keys(units).map((space) => ({ unit: 'iroquois', space }));
    for (const { unit, leader, space } of places)
      expect(
        shown(played, 'placed').some(
          (entry) => [entry.at, entry.to].includes(space) && JSON.stringify(entry).includes(leader ?? unit ?? ''),
        ),
        space,
      ).toBe(true);
  },
  discardPile: (played, cards: readonly number[]) => {
    const places = Object.entries(played.position.cards as Record<string, string>);
    const discards = places.flatMap(([card, at]) => (at === 'discard' ? [numberOf(card)] : []));
    expect(discards.sort()).toEqual([...cards].sort());
  },
  raidedMarkers: (played, spaces: readonly string[]) =>
    expect(Object.keys(played.position.frenchRaids as object)).toEqual(expect.arrayContaining([...spaces])),
  stopAt: (played, space: string) => expect(shown(played, 'march').filter(({ to }) => to === space)).toHaveLength(3),
  route: (played, spaces: readonly string[]) =>
    expect(
      shown(played, 'march')
        .map(({ to }) => to)
        .slice(0, spaces.length - 1),
    ).toEqual(spaces.slice(1)),
  assemblies: (played, box: string) => expect(played.position.assemblies).toBe(box),
  fort: (played, space: string) => expect(shown(played, 'build').map(({ at }) => at)).toEqual(built(space)),
  amphibiousLandingStillInHand: (played) =>
    expect((played.position.cards as Record<string, string>)['amphibious-landing-17']).toBe('british-hand'),
  landStop: (played, space: string) => expect(hasAt(played, 'shawnee', space)).toBe(true),
  steps: (played, count: number) => expect(shown(played, 'loss')).toHaveLength(count),
  indiansEliminated: (played, count: number) =>
    expect(shown(played, 'eliminated').flatMap(({ pieces }) => pieces as string[])).toHaveLength(count),
  restored: (played, units: readonly string[]) => {
    const restored = shown(played, 'restored')
      .map((entry) => JSON.stringify(entry))
      .join();
    for (const unit of units) expect(restored).toContain(unit);
  },
  attrition: (played, { eliminatedReduced }: { eliminatedReduced: number }) =>
    expect(shown(played, 'loss').filter(({ eliminated }) => eliminated)).toHaveLength(eliminatedReduced),
  maxUnits: (played, most: number) => expect(unitsIn(shown(played, 'activate')[0])).toHaveLength(most),
  countedAgainstCommand: (played, count: number) =>
    expect(unitsIn(shown(played, 'activate')[0]).filter((piece) => piece.includes('regular'))).toHaveLength(count),
  minimumFromDrilled: (played, count: number) => {
    const drilled = shown(played, 'loss').filter(
      ({ side, piece }) => side === 'british' && !`${piece}`.includes('ranger'),
    );
    expect(drilled.length).toBeGreaterThanOrEqual(count);
  },
  eliminated: (played, units: readonly string[]) => {
    if (!Array.isArray(units)) return;
    const lost = shown(played, 'loss').flatMap(({ eliminated, piece }) => (eliminated ? [`${piece}`] : []));
    expect(lost).toEqual(units.map((unit) => expect.stringContaining(unit)));
  },
  remaining: (played, count: number) =>
    expect(Object.values(where(played)).filter((at) => at === 'oswego')).toHaveLength(count),
  to: (played, space: string) => expect(shown(played, 'sail')[0]?.to).toBe(space),
  // Bayonets & Tomahawks
  vpSwingToBritish: (played, vp: number) =>
    expect(shown(played, 'vp')).toMatchObject([{ side: 'british', points: vp }]),
  captured: (played) => expect(shown(played, 'control').length).toBeGreaterThan(0),
  overwhelm: (played, is: boolean) => expect(shown(played, 'overwhelm').length > 0).toBe(is),
  battleMarker: (played, is: boolean) => expect(shown(played, 'battle-marker').length > 0).toBe(is),
  battleAt: (played, space: string) => expect(played.position.battles).toEqual([space]),
  intercepted: (played, is: boolean) => expect(shown(played, 'interception').some(({ stopped }) => stopped)).toBe(is),
  success: (played, is: boolean) => expect(shown(played, 'raid-roll')).toMatchObject([{ success: is }]),
  raidPointsGained: (played, points: number) => expect(shown(played, 'raid-points')).toMatchObject([{ points }]),
  diceRolled: (played, dice: number) => expect(shown(played, 'rally')).toHaveLength(dice),
  ralliesBecauseOf: (played, face: string) =>
    expect(shown(played, 'rally').filter(({ success }) => success)).toMatchObject([{ face }]),
  vpGained: (played, points: number) => expect(shown(played, 'vp')).toMatchObject([{ points }]),
  returns: (played, { metropolitanIncludingHighland, nonIndianLight, colonialBrigades }: Record<string, number>) =>
    expect(shown(played, 'placed')).toHaveLength(
      (metropolitanIncludingHighland ?? 0) + (nonIndianLight ?? 0) + (colonialBrigades ?? 0),
    ),
};

/** The finished fort; empty if `fort` is a phrase, because it was captured. */
const built = (fort: string): readonly string[] => (fort.includes(' ') ? [] : [fort]);

const unitsIn = (activated: LoggedEvent | undefined): readonly string[] =>
  ((activated?.pieces ?? []) as readonly string[]).filter((piece) => piece.includes('-'));

/** The outcome of a variant is given beside the outcomes common to all variants. */
function expectedOf({ id: of, expected }: Facts, id: string): Readonly<Record<string, unknown>> {
  const variant = expected[id === of ? 'seven' : id.slice(of.length + 1)];
  const common = expected.common ?? {};
  return typeof variant === 'object' ? { ...common, ...variant } : expected;
}

/** Checks every fact about an outcome that is given in figures; returns how many there were. */
function checked(facts: Facts, id: string, played: Played): number {
  const { combat, raids, leaderChecks } = facts;
  if (combat) {
    const fires = shown(played, 'fire').map(({ side, strength, die, modifiers, shifts, losses }) => ({
      ...{ side, strength, die, drm: sum(modifiers), shift: sum(shifts), result: losses },
    }));
    expect(fires).toEqual(combat);
  }
  if (leaderChecks) expect(shown(played, 'leader-check')).toMatchObject(leaderChecks);
  if (raids) {
    const rolled = shown(played, 'raid').map(({ die, success, losses }) => ({ die, success, loss: losses }));
    expect(rolled).toEqual(raids.map(({ die, success, loss }) => ({ die, success, loss })));
  }
  const outcomes = Object.entries(expectedOf(facts, id)).filter(([key]) => key in OUTCOMES);
  for (const [key, expected] of outcomes) OUTCOMES[key]?.(played, expected as never);
  return outcomes.length + [combat, raids, leaderChecks].filter((each) => each !== undefined).length;
}

const count = ALL.reduce((total, { examples }) => total + examples.length, 0);

it(`at least ${FEWEST} worked examples are played`, () => expect(count).toBeGreaterThanOrEqual(FEWEST));

describe.each(ALL)('the worked examples of $title', ({ title, rules, books, rulesOf, facts, examples }) => {
  it.each(examples.map((example) => [example.id, example] as const))('%s ends as in the rulebook', (id, example) => {
    const run = new LessonRun<StateBase, unknown, unknown>(rules, lessonOf(example));
    while (run.step !== undefined) {
      run.skip();
      const { at } = run;
      run.back();
      run.skip();
      expect(run.at).toBe(at);
    }
    const log = run.table.log.map(({ entry }) => entry as LoggedEvent);
    const position = rules.toJson(run.table.state) as NamedPosition;
    const fact = must(
      facts.filter((each) => id.startsWith(each.id)),
      0,
    );
    expect(checked(fact, id, { log, position }), 'nothing of the outcome is checked').toBeGreaterThan(0);
    const named = rulesOf[id] ?? [];
    expect(fact.rules.map((rule, i) => rule.startsWith(named[i] ?? '-'))).toEqual(fact.rules.map(() => true));
  });

  it('are named in each language in which they are written', () => {
    const written = LANGUAGES.filter((language) => existsSync(join(ROOT, `games/${title}/lessons/src/${language}`)));
    expect([...books.keys()].sort()).toEqual(written.toSorted());
  });

  it.each([...books])('have names in %s', (_language, book) => {
    expect(Object.keys(book)).toEqual(examples.map(({ id }) => id));
  });
});
