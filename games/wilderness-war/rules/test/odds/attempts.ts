import { CHANCE, Choices, copyInto } from '@carillon/flow';
import { at, type Random, range } from '@carillon/kit';
import { isLeader } from '../../src/counters.ts';
import { piece } from '../../src/ids.ts';
import { wildernessWar } from '../../src/index.ts';
import { usual } from '../../src/odds/answers.ts';
import type { Odds, OddsMeeting, OddsTry } from '../../src/odds/types.ts';
import { flow } from '../../src/procedures/contents.ts';
import { type State, shape } from '../../src/state.ts';
import type { Compared, Figure } from './compare.ts';
import { walk } from './sample.ts';

// Attempts to intercept and to avoid battle, rolled out with the rules themselves.

const choices = new Choices();

function copyOf(g: State): State {
  const copy = shape.blank();
  copyInto(copy, g);
  return copy;
}

/** Positions in which a side is asked for an attempt, as they come up in random games. */
export function* asked(firstSeed: number): Generator<State> {
  for (let seed = firstSeed; ; seed++) {
    const found: State[] = [];
    walk(seed, (g) => {
      if (/(interception|avoid)\.ask$/.test(flow.breadcrumb(g))) found.push(copyOf(g));
      return true;
    });
    yield* found;
  }
}

/** Whether the attempt succeeds with each face of the die; a single entry if none is rolled. */
function successes(g: State, { by }: OddsTry): boolean[] {
  const tried = copyOf(g);
  let slipped = false;
  const choose = (text: string | undefined): void => {
    const who = flow.who(tried);
    flow.list(tried, who, choices);
    const choice = text === undefined ? usual(tried, choices) : flow.parse(tried, text);
    flow.take(tried, who, choice ?? -1, (entry) => {
      slipped ||= entry.type === 'slip-away';
    });
  };
  choose(`${isLeader(piece.of(by)) ? 'lead' : 'send'} ${by}`);
  while (flow.question(tried).procedure === 'muster') choose(undefined);
  return slipped ? [true] : range(6).map((face) => succeeds(tried, face + 1));
}

function succeeds(g: State, face: number): boolean {
  const rolled = copyOf(g);
  let success = false;
  flow.take(rolled, CHANCE, flow.parse(rolled, `roll ${face}`) ?? -1, (entry) => {
    if (entry.type === 'intercept' || entry.type === 'avoid') success = entry.success;
  });
  return success;
}

/** The attempt in the odds at the present question. */
function meetingAt(g: State): OddsMeeting {
  const odds = wildernessWar.query(g, 'odds', {}) as unknown as Odds;
  return at(odds.meetings, 0);
}

/** The computed chance of each attempt, and its share of successes in `rolls` rolls. */
export function compareAttempts(g: State, rolls: number, random: Random): Compared {
  const { kind, tries } = meetingAt(g);
  const figures = tries.map((each): Figure => {
    const faces = successes(g, each);
    let good = 0;
    for (let i = 0; i < rolls; i++) if (at(faces, random.below(faces.length))) good++;
    return { what: `${each.by} from ${each.from}`, odds: each.chance, rolled: good / rolls };
  });
  return { name: kind, kind, figures };
}
