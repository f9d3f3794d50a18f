/**
 * Picks mutants by a seed from every package: two in five in the rules of the titles, the rest in the other areas, with
 * all kinds of change equally likely.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Random, seeded } from '@carillon/kit';
import { TITLES } from '@carillon/titles';
import { type Change, changesOf, KINDS } from './changes.ts';
import { ROOT, sources, textOf } from './sources.ts';

/** The share of its mutants that must be killed; areas with the same name are counted together. */
export interface Bar {
  readonly name: string;
  readonly percent: number;
  /** With fewer mutants than this, the share is too uncertain to be compared with the bar. */
  readonly from: number;
}

export interface Area {
  readonly name: string;
  /** How many of a hundred mutants are in this area. */
  readonly share: number;
  readonly files: RegExp;
  /** Absent if the share is only printed. */
  readonly bar?: Bar;
  /** Whether the built page contains it: browser tests may reach code that unit tests do not call. */
  readonly isOnPage?: true;
}

/** How many of a hundred are in the rules of all titles. */
const OF_RULES = 40;

const RULES_AND_FLOW: Bar = { name: 'rules and flow', percent: 95, from: 1 };
const barOf = (name: string): Bar => ({ name, percent: 85, from: 10 });

export const AREAS: readonly Area[] = [
  ...TITLES.map(({ door: { id } }) => ({
    name: `${id} rules`,
    share: OF_RULES / TITLES.length,
    files: new RegExp(`^games/${id}/rules/`),
    bar: RULES_AND_FLOW,
  })),
  { name: 'flow', share: 13, files: /^packages\/(flow|kit|dice)\//, bar: RULES_AND_FLOW },
  { name: 'server', share: 11, files: /^packages\/server\//, bar: barOf('server') },
  { name: 'client', share: 11, files: /^packages\/(client|seat)\//, bar: barOf('client'), isOnPage: true },
  {
    name: 'boards',
    share: 10,
    files: /^(packages\/(wargame-)?board|games\/[\w-]+\/board)\//,
    bar: barOf('boards'),
    isOnPage: true,
  },
  { name: 'protocol', share: 4, files: /^packages\/protocol\//, bar: barOf('protocol') },
  { name: 'opponent', share: 3, files: /^packages\/opponent\// },
  { name: 'lessons', share: 2, files: /^(packages|games\/[\w-]+)\/lessons\// },
  { name: 'host', share: 2, files: /^(packages|games\/[\w-]+)\/host\// },
  { name: 'bots', share: 2, files: /^games\/[\w-]+\/bots\// },
  { name: 'tools of tests and facts', share: 2, files: /^(packages\/(testkit|workshop)|games\/[\w-]+\/facts)\// },
];

/** A mutant; `nth` distinguishes it from identical changes in the same function. */
export interface Mutant extends Change {
  readonly area: string;
  readonly nth: number;
}

/** A change that no test can notice, with the reason; `nth` as in a mutant. */
export interface Equivalent extends Pick<Mutant, 'file' | 'function' | 'kind' | 'from' | 'to' | 'nth'> {
  readonly why: string;
}

export const equivalents = (): readonly Equivalent[] =>
  JSON.parse(readFileSync(join(ROOT, 'tools/mutants/equivalent.json'), 'utf8')) as readonly Equivalent[];

type Alike = Omit<Equivalent, 'why' | 'nth'>;

const isAlike = (a: Alike, b: Alike): boolean =>
  a.file === b.file && a.function === b.function && a.kind === b.kind && a.from === b.from && a.to === b.to;

export const isListed = (mutant: Mutant, list: readonly Equivalent[]): boolean =>
  list.some((each) => isAlike(each, mutant) && each.nth === mutant.nth);

/** How many mutants each area gets: its share, with the remainder going to the largest fractions. */
function dealt(count: number, areas: readonly Area[]): Map<Area, number> {
  const whole = areas.reduce((sum, { share }) => sum + share, 0);
  const due = areas.map((area) => ({ area, exact: (count * area.share) / whole }));
  const numbers = new Map(due.map(({ area, exact }) => [area, Math.floor(exact)]));
  const left = count - [...numbers.values()].reduce((sum, each) => sum + each, 0);
  const byRest = due.toSorted((a, b) => (b.exact % 1) - (a.exact % 1));
  for (const { area } of byRest.slice(0, left)) numbers.set(area, (numbers.get(area) ?? 0) + 1);
  return numbers;
}

const nthOf = (change: Change, all: readonly Change[]): number =>
  all.filter((each) => isAlike(each, change)).findIndex(({ start }) => start === change.start);

/** Picks from the possible changes in an area, first the kind, then the place. */
function drawnIn(area: Area, count: number, possible: Change[], random: Random): Mutant[] {
  const left = new Map(KINDS.map((kind) => [kind, possible.filter((each) => each.kind === kind)]));
  const drawn: Mutant[] = [];
  while (drawn.length < count) {
    const kinds = KINDS.filter((kind) => (left.get(kind)?.length ?? 0) > 0);
    if (kinds.length === 0) break;
    const some = left.get(at(kinds, random.below(kinds.length))) ?? [];
    const [change] = some.splice(random.below(some.length), 1);
    if (change === undefined || drawn.some(({ file, start }) => file === change.file && start === change.start))
      continue;
    drawn.push({ ...change, area: area.name, nth: nthOf(change, possible) });
  }
  return drawn;
}

/** Where to pick. */
export interface Scope {
  /** A part of the path of each file. */
  readonly within: string;
  /** Names of areas; none for all of them. */
  readonly areas: readonly string[];
}

/** The choice of mutants: `of` restricts the functions to a part of their name. */
interface Wanted extends Scope {
  readonly seed: number;
  readonly count: number;
  readonly of: string;
}

/** The areas of a scope, each with its files; areas without any are left out. */
function areasIn({ within, areas }: Scope): readonly { readonly area: Area; readonly files: readonly string[] }[] {
  const files = sources().filter((file) => file.includes(within));
  return AREAS.filter(({ name }) => areas.length === 0 || areas.includes(name))
    .map((area) => ({ area, files: files.filter((file) => area.files.test(file)) }))
    .filter((each) => each.files.length > 0);
}

/** Every file in a scope. */
export const filesIn = (scope: Scope): readonly string[] => areasIn(scope).flatMap(({ files }) => files);

/** Picks mutants. `reached` returns whether a test calls a function; on the page, only such functions are changed. */
export function drawn(
  { seed, count, of, ...scope }: Wanted,
  reached: (file: string, name: string) => boolean,
): Mutant[] {
  const random = seeded(seed);
  const areas = areasIn(scope);
  const numbers = dealt(
    count,
    areas.map(({ area }) => area),
  );
  return areas.flatMap(({ area, files: own }) => {
    const all = own.flatMap((file) => changesOf(file, textOf(file))).filter((each) => each.function.includes(of));
    const possible = area.isOnPage ? all.filter((each) => reached(each.file, each.function)) : all;
    return drawnIn(area, numbers.get(area) ?? 0, possible, random);
  });
}

/** Finds an earlier mutant in the current file; `undefined` if its place is gone. */
export function foundAgain(mutant: Alike & Pick<Mutant, 'nth'>): Change | undefined {
  const all = changesOf(mutant.file, textOf(mutant.file));
  return all.filter((each) => isAlike(each, mutant))[mutant.nth];
}
