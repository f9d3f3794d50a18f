/** Computer players of Fords, with settings for tests. */
import type { Choices, Seat } from '@carillon/flow';
import type { Below, Random } from '@carillon/kit';
import type { Brain, Policy } from '../../src/brain.ts';
import { Dice, type PlayoutDice } from '../../src/dice.ts';
import { curve } from '../../src/learned.ts';
import { Playouts } from '../../src/playout.ts';
import { Script } from '../../src/script.ts';
import { stepNamed } from '../../src/steps.ts';
import type { Fought, Telling } from '../../src/telling.ts';
import {
  after,
  begun,
  dealer,
  flow,
  type LogEntry,
  NORTH,
  rules,
  type Side,
  SOUTH,
  type State,
  sideAt,
  Turn,
  type View,
  view,
} from './rules.ts';

export const ORDER: number = stepNamed(flow.allSteps, 'turn.order');
export const FOLLOW: number = stepNamed(flow.allSteps, 'turn.follow');
export const STANCES: number = stepNamed(flow.allSteps, 'game.stances');
export const POSTS: number = stepNamed(flow.allSteps, 'game.posts');

/** The chance of a side that leads by this many points. */
export const chanceOf = (points: number): number => curve(points / 4);

const telling: Telling<State> = {
  features: ['points', 'steps'],
  worths(g, into) {
    into[0] = g.points;
    into[1] = stepsAhead(g);
  },
  points: (g) => g.points,
  steps: (g, seat) => g.steps.get(sideAt(seat)),
  deeds: new Set(['dug', 'marched', 'pressed']),
  gist: (deeds) => (deeds as readonly LogEntry[]).map((deed) => `${deed.type} ${'at' in deed ? deed.at : ''}`),
  fights: (log, seat) =>
    (log as readonly LogEntry[]).flatMap((entry): Fought[] =>
      entry.type === 'crossed' && entry.side === flow.seats[seat]
        ? [{ kind: 'raid', at: entry.at, won: entry.won }]
        : [],
    ),
};

const stepsAhead = (g: State): number => g.steps.get(NORTH) - g.steps.get(SOUTH);

/** Picks any choice, all equally likely. */
export const anything: Policy<State> = {
  begin: () => undefined,
  pick: (_g: State, _seat: Seat, choices: Choices, below: Below): number => below(choices.count),
};

/** Picks the first of these choices that is listed; if none is, the first of the list. */
export const always = (...texts: readonly string[]): Policy<State> => ({
  begin: () => undefined,
  pick(g, _seat, choices) {
    const listed = choices.toArray().map((choice) => flow.text(g, choice));
    return Math.max(0, listed.indexOf(texts.find((text) => listed.includes(text)) ?? ''));
  },
});

/** A brain for which a turn is that of one side. */
export const ford: Brain<State, View> = {
  rules,
  beginsTurn: (g) => flow.stepAt(g) === ORDER,
  turnStep: ORDER,
  turnOf: (g): Side | undefined => flow.within(g, Turn)?.side,
  dealer,
  watch: () => undefined,
  considers: () => true,
  policy: () => anything,
  evaluate: (g) => chanceOf(g.points),
  learned: {
    version: 'learned-1',
    evaluation: undefined as never,
    evaluate: (g) => chanceOf(g.points + stepsAhead(g)),
  },
  telling,
  version: 'hand-1',
};

/** A brain for which a turn is a whole round, with the stances that come first, and at the start the guards. */
export const round: Brain<State, View> = {
  ...ford,
  beginsTurn: (g) => flow.stepAt(g) === STANCES && !flow.seats.some((_, seat) => flow.hasAnswered(g, seat)),
  turnStep: STANCES,
  ahead: {
    steps: new Set([POSTS, STANCES]),
    early: new Set([POSTS]),
    answer: (g, choice) => (flow.text(g, choice) === 'bold' ? 1 : 0),
  },
};

/** A plan of choices by their texts, each with the step that asks for it. */
export const planOf = (...texts: readonly string[]): Script => Script.of(texts.flatMap(entryOf));

/** The steps that a plan answers, each with a position at that step. */
const ASKED: readonly (readonly [step: number, at: State])[] = [
  [POSTS, begun({ guards: 'asked' })],
  [STANCES, begun({ stake: 1 })],
  [ORDER, begun({})],
  [FOLLOW, after(begun({ fords: { upper: { prize: 1, needs: 1 } } }), 'cross upper', 'roll 6')],
];

/** A choice with its step, as in `Task.plan`. */
function entryOf(text: string): readonly [step: number, choice: number] {
  for (const [step, at] of ASKED) {
    const choice = flow.parse(at, text);
    if (choice !== undefined) return [step, choice];
  }
  throw new Error(`no step asks for ${text}`);
}

/** The choices of a plan, as texts. */
export const textsOf = (plan: readonly number[]): readonly string[] =>
  plan.flatMap((choice, i) => {
    const position = ASKED.find(([step]) => step === plan[i - 1])?.[1];
    return i % 2 === 0 || position === undefined ? [] : [flow.text(position, choice)];
  });

/** Playouts of a seat, from what it sees of a position. */
export function playoutsAt(
  g: State,
  seat: Seat,
  { brain = ford, random }: { readonly brain?: Brain<State, View>; readonly random?: Random } = {},
): Playouts<State, View> {
  const seen = view(g, seat);
  const dice = random === undefined ? new Dice('1') : inOrder(random);
  return new Playouts(brain, rules.fromView(seen), seat, brain.dealer(seen), dice);
}

/** Dice that give these random numbers in their order, whatever the playout, turn and step. */
export function inOrder({ below }: Random): PlayoutDice {
  const ignored = (): void => undefined;
  return { begin: ignored, nextTurn: ignored, at: ignored, below };
}

/** Scripted random numbers, each below the requested limit; a test uses all of them. */
export function numbers(...script: readonly number[]): Random & { readonly left: readonly number[] } {
  const left = [...script];
  return {
    left,
    below(bound) {
      const next = left.shift();
      if (next === undefined || next >= bound) throw new Error(`the script has ${next} for a number below ${bound}`);
      return next;
    },
  };
}
