import { readFileSync } from 'node:fs';
import type * as Kernel from '@carillon/flow';
import { CHANCE, type Choices, OVER, type Seat, type StateBase, TOGETHER } from '@carillon/flow';
import type { Random } from '@carillon/kit';
import type { Walkable } from '@carillon/testkit';
import type { Title } from './titles.ts';

/** The exports of a built rules file. */
interface Built {
  readonly rules: Walkable;
  readonly kernel: typeof Kernel;
}

const RULES = new URL('../../dist/rules/', import.meta.url);

/** The newest built rules of a title. */
async function built({ rules }: Title): Promise<Built> {
  const newest: Readonly<Record<string, string>> = JSON.parse(readFileSync(new URL('index.json', RULES), 'utf8'));
  return import(new URL(`${rules.title}.${newest[rules.title]}.mjs`, RULES).href);
}

/** A scenario of a title to measure, with the built rules and the kernel built into them. */
export interface Subject extends Built {
  readonly scenario: string;
  readonly leaning: Title['leaning'];
  /** The list that every listing fills. */
  readonly choices: Choices;
}

export async function subjectOf(title: Title, scenario: string): Promise<Subject> {
  const { rules, kernel } = await built(title);
  return { rules, kernel, scenario, leaning: title.leaning, choices: new kernel.Choices() };
}

/** The next to choose; if several are asked, the first who has not answered. */
export function chooser({ rules }: Subject, g: StateBase): Seat {
  const who = rules.flow.who(g);
  if (who !== TOGETHER) return who;
  let seat = 0;
  while (!rules.flow.mayChoose(g, seat) || rules.flow.hasAnswered(g, seat)) seat++;
  return seat;
}

/** Plays one random choice. The player allocates nothing: only the rules are measured. */
function playOne(
  { rules: { flow }, choices }: Subject,
  g: StateBase,
  seat: Seat,
  random: Random,
  chance: Kernel.ChanceSource,
): void {
  flow.list(g, seat, choices);
  const index = seat === CHANCE ? chance.draw(choices, 0) : random.below(choices.count);
  flow.take(g, seat, choices.get(index));
}

/** Plays a whole game; returns the number of its decisions. */
export function playGame(subject: Subject, random: Random, look?: (g: StateBase) => void): number {
  const chance = subject.kernel.chanceFrom(random);
  const g = subject.rules.start(subject.scenario, {});
  let decisions = 0;
  for (let seat = chooser(subject, g); seat !== OVER; seat = chooser(subject, g)) {
    look?.(g);
    playOne(subject, g, seat, random, chance);
    decisions++;
  }
  return decisions;
}
