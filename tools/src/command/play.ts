import { linesOf } from '@carillon/board/plan-words';
import { type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import { type Advice, type AdvisedFight, type AdvisedPlan, Adviser, LEVEL, reasonsFor } from '@carillon/opponent';
import { isLevel, LEVELS, type LevelName } from '@carillon/seat';
import type { Walkable } from '@carillon/testkit';
import { brainOf } from '../match/jobs.ts';
import { boardOf } from './board.ts';
import { type PipedIn, standIn, textOf } from './files.ts';
import { type Flags, languageOf, type Options, parsed, pathOf, seatOf, wholeNumberOf } from './flags.ts';
import { Slip, Trouble } from './slips.ts';

const OPTIONS: Options = {
  ...{ at: 'string', seat: 'string', level: 'string', plans: 'string', seed: 'string', language: 'string' },
};
const MOST_PLANS = 12;
const NAMED = 3;

/**
 * `carillon play FILE`: the plan of a computer player in a position, and the next best plans, from the view of the seat
 * that is asked, or of `--seat`: each with its chance of winning, its gains and losses, and its features.
 */
export async function play(args: readonly string[], piped: PipedIn): Promise<string> {
  const { flags, words } = parsed(args, OPTIONS);
  const level = levelOf(flags);
  const plans = wholeNumberOf(flags, 'plans') ?? 3;
  if (plans < 1 || plans > MOST_PLANS) throw new Slip(`--plans is a number from 1 to ${MOST_PLANS}`);
  const language = languageOf(flags);
  const { rules, state, witnessed } = standIn(textOf(pathOf(words), piped), wholeNumberOf(flags, 'at'));
  const seat = askedSeat(rules, state, seatOf(flags, rules.seats));
  const brain = await brainOf(rules.title);
  const view = JSON.parse(JSON.stringify(rules.view(state, seat)));
  const adviser = new Adviser(brain, LEVEL[level], wholeNumberOf(flags, 'seed') ?? 0);
  const advice = adviser.advise({ view, seat, moment: 0, plans, witnessed: witnessed(seat) });
  const { title } = await boardOf(rules.title);
  const head = `${rules.seats[seat]}, ${level}, ${advice.version}, ${advice.playouts} playouts to compare\n`;
  const shown = advice.plans.map((plan, i) => planText(advice, plan, i, (log) => linesOf(title, log, language)));
  return `${head}${shown.join('')}`;
}

/** The level of `--level`, by default the strongest that plans at once. */
export function levelOf(flags: Flags): LevelName {
  const level = flags.level ?? 'lieutenant';
  if (!isLevel(level)) throw new Slip(`--level is one of ${LEVELS.join(', ')}`);
  return level;
}

/** The seat that is asked; of several, the first, unless one is named. */
function askedSeat({ flow, seats }: Walkable, state: StateBase, named: Seat | undefined): Seat {
  const who = flow.who(state);
  const waits = (seat: Seat): boolean => flow.mayChoose(state, seat) && !flow.hasAnswered(state, seat);
  const asked = named ?? (who === TOGETHER ? seats.findIndex((_, seat) => waits(seat)) : who);
  if (asked < 0 || !waits(asked)) throw new Trouble('no player is asked here');
  return asked;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const fightText = ({ kind, at, chance, error, share }: AdvisedFight): string =>
  `   ${kind} ${at}: ${percent(chance)} ± ${percent(error)}, in ${percent(share)} of turns\n`;
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function planText(
  advice: Advice,
  plan: AdvisedPlan,
  place: number,
  lines: (log: readonly unknown[]) => ReturnType<typeof linesOf>,
): string {
  const { chance, error, choice, points, lost, log } = plan;
  const [best] = advice.plans;
  const shown = lines(log).map(({ text }) => `   ${text}\n`);
  const reasons = place === 0 || best === undefined ? [] : reasonsFor(advice, plan, best, NAMED);
  const than = reasons.map(({ feature, points: by }) => `${feature} ${signed(by)}`).join(', ');
  return [
    `${place + 1}. ${percent(chance)} ± ${percent(error)}  ${choice}\n`,
    ...shown,
    ...plan.fights.map(fightText),
    `   ${signed(points)} VP, own steps lost ${Math.max(0, lost[0]).toFixed(1)}, enemy steps lost ${Math.max(0, lost[1]).toFixed(1)}\n`,
    ...(than === '' ? [] : [`   beside plan 1, in VP: ${than}\n`]),
  ].join('');
}
