import { copyInto } from '@carillon/flow';
import { type Random, range } from '@carillon/kit';
import { sideName } from '../../src/change.ts';
import { card, enemyOf, handOf, side } from '../../src/ids.ts';
import type { LeaderName, SideName } from '../../src/names.ts';
import type { Will } from '../../src/odds/answers.ts';
import type { Fight } from '../../src/odds/fights.ts';
import { oddsOfFight } from '../../src/odds/index.ts';
import type { OddsLosses, OddsMeeting, OddsOutcome, OddsVariant } from '../../src/odds/types.ts';
import { levelNeeded } from '../../src/query/siege.ts';
import { type State, shape } from '../../src/state.ts';
import type { Sample } from './sample.ts';
import { type Account, Rollout } from './simulate.ts';

// Compares the odds with dice.

/** One figure: the computed chance, and the share of rolls in which it came. */
export interface Figure {
  readonly what: string;
  readonly odds: number;
  readonly rolled: number;
}

interface End {
  readonly account: Account;
  readonly ended: number;
}

/** The share of rolls in which a condition holds. */
const share = (ends: readonly End[], rolls: number, holds: (account: Account) => boolean): number =>
  ends.reduce((sum, { account, ended }) => sum + (holds(account) ? ended : 0), 0) / rolls;

/** Every figure of an outcome, with its share of the rolls. */
function figures(
  outcome: OddsOutcome,
  { fight, g }: Sample,
  ends: readonly End[],
  rolls: number,
  assaults: boolean,
): Figure[] {
  const attacker = sideName(fight.attacker);
  const defender = sideName(enemyOf(fight.attacker));
  const sign = attacker === 'french' ? 1 : -1;
  const figure = (what: string, odds: number, holds: (account: Account) => boolean): Figure => ({
    what,
    odds,
    rolled: share(ends, rolls, holds),
  });
  const needed = fight.kind === 'siege' ? levelNeeded(g, fight.at) : 0;
  const won = (account: Account): boolean => {
    if (fight.kind === 'raid') return account.success;
    return account.winner === attacker || (fight.kind === 'siege' && !assaults && (account.level ?? -1) >= needed);
  };
  const points = [
    ...new Set([...outcome.vp.map((each) => each.points), ...ends.map(({ account }) => sign * account.vp + 0)]),
  ];
  return [
    figure('win', outcome.win, won),
    ...(fight.kind === 'battle' ? [figure('lose', outcome.lose, ({ winner }) => winner === defender)] : []),
    figure('overrun', outcome.overrun, ({ overrun }) => overrun),
    figure('marker', outcome.marker, ({ markers }) => markers > 0),
    ...points.map((vp) =>
      figure(
        `${vp} VP`,
        outcome.vp.find((each) => each.points === vp)?.chance ?? 0,
        (account) => sign * account.vp === vp,
      ),
    ),
    ...range(3).map((level) =>
      figure(`level ${level}`, outcome.levels[level] ?? 0, (account) => account.level === level),
    ),
    ...lossFigures(outcome.attacker, attacker, ends, figure),
    ...lossFigures(outcome.defender, defender, ends, figure),
  ];
}

function lossFigures(
  losses: OddsLosses,
  of: SideName,
  ends: readonly End[],
  figure: (what: string, odds: number, holds: (account: Account) => boolean) => Figure,
): Figure[] {
  const upTo = (count: (account: Account) => number, known: number): number[] =>
    range(Math.max(known, ...ends.map(({ account }) => count(account) + 1)));
  const gone = ends.flatMap(({ account }) => [...account.killed[of], ...account.lost[of]]);
  const leaders = [...new Set([...losses.leaders.map(({ leader }) => leader), ...gone])];
  const reported = (leader: LeaderName) => losses.leaders.find((each) => each.leader === leader);
  return [
    ...upTo((account) => account.steps[of], losses.steps.length).map((n) =>
      figure(`${of} lose ${n} steps`, losses.steps[n] ?? 0, (account) => account.steps[of] === n),
    ),
    ...upTo((account) => account.killed[of].length, losses.killed.length).map((n) =>
      figure(`${n} ${of} leaders killed`, losses.killed[n] ?? 0, (account) => account.killed[of].length === n),
    ),
    ...leaders.flatMap((each) => [
      figure(`${each} killed`, reported(each)?.killed ?? 0, (account) => account.killed[of].includes(each)),
      figure(`${each} lost`, reported(each)?.lost ?? 0, (account) => account.lost[of].includes(each)),
    ]),
    figure(`${of} trapped`, losses.trapped, (account) => account.trapped[of] > 0),
  ];
}

const VERBS = { militia: 'deploy', relief: 'join', assault: 'assault' } as const;

/** The unusual choices of the sides that a variant of the odds assumes. */
function willOf({ what, side: by, cards }: OddsVariant): Will {
  if (what !== 'card') return { takes: [VERBS[what]] };
  return { plays: { side: side.of(by), card: card.of(cards[0] ?? '') } };
}

/** The position with a card in a hand. */
function dealt(g: State, { plays }: Will): State {
  const copy = shape.blank();
  copyInto(copy, g);
  if (plays !== undefined) copy.cards.set(plays.card, handOf(plays.side));
  return copy;
}

/** A comparison: a fight unchanged or with one change, or attempts. */
export interface Compared {
  readonly name: string;
  readonly kind: Fight['kind'] | OddsMeeting['kind'];
  readonly figures: readonly Figure[];
}

/** Compares the odds of a fight and of each variant with `rolls` rolls of each. */
export const compare = (sample: Sample, rolls: number, random: Random): Compared[] =>
  beside(sample, rolls, (rollout) => rollout.roll(rolls, random));

/** The same comparison, with every possible roll instead of random ones. */
export const compareAll = (sample: Sample): Compared[] => beside(sample, 1, (rollout) => rollout.exhaust());

function beside(sample: Sample, rolls: number, roll: (rollout: Rollout) => void): Compared[] {
  const { g, fight } = sample;
  const odds = oddsOfFight(g, fight);
  const rolled = (name: string, outcome: OddsOutcome, will: Will): Compared => {
    const rollout = new Rollout(dealt(g, will), fight, will);
    roll(rollout);
    const assaults = will.takes?.includes('assault') === true;
    return { name, kind: fight.kind, figures: figures(outcome, sample, rollout.ends, rolls, assaults) };
  };
  return [
    rolled(fight.kind, odds.outcome, {}),
    ...odds.variants.map((each) =>
      rolled(`${fight.kind} with ${[each.what, each.side, ...each.cards].join(' ')}`, each.outcome, willOf(each)),
    ),
  ];
}
