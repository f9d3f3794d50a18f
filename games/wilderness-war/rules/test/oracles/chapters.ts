import type { ChoiceEntry } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { type Decision as Asked, copyOf } from '@carillon/testkit';
import type { Position } from '../../src/position.ts';
import { compareJoining, militiaFor, playBattle } from './battle.ts';
import { Board, spaceFacts } from './board.ts';
import { compareHome } from './home.ts';
import { compareLost, comparePoints, mayScore } from './points.ts';
import { compareStockade, playRaid, unraided } from './raid.ts';
import { compareIntent, playAssault, playSiegeRoll } from './siege.ts';
import { type Compare, type Locals, type Running, sideIn, Trial, text, texts } from './trial.ts';
import { compareToll, playYearsEnd } from './winter.ts';

/** With more cards than these in the hands, no year ends with the next choice. */
const LAST_CARDS = 2;

interface Look {
  readonly asked: Asked;
  readonly position: Position;
  readonly listed: readonly string[];
  readonly random: Random;
  readonly compare: Compare;
}

const CHAPTERS: Readonly<Record<string, (look: Look) => void>> = {
  'battle.militia': ({ position, listed, compare }) => compareJoining(new Board(position), position, listed, compare),
  'battle.relief': ({ position, listed, compare }) => compareJoining(new Board(position), position, listed, compare),
  'battle.fire': ({ asked, position, random, compare }) => playBattle(asked, position, random, compare),
  'battle.firstFire': ({ asked, position, random, compare }) => playBattle(asked, position, random, compare),
  'march.intent': ({ position, listed, compare }) => compareIntent(position, listed, compare),
  'siege.roll': ({ asked, position, random, compare }) => playSiegeRoll(asked, position, random, compare),
  'assault.fire': ({ asked, position, random, compare }) => playAssault(asked, position, random, compare),
  'raid.militia': ({ position, listed, compare }) => compareStockade(position, listed, compare),
  'raid.roll': ({ asked, position, random, compare }) => playRaid(asked, position, random, compare),
  'go-home.go': ({ position, listed, compare }) => compareHome(position, listed, compare),
  'attrition.eliminate': ({ position, listed, compare }) => compareToll(position, listed, compare),
  'phase.last': ({ asked, position, random, compare }) => {
    if (position.season === 'late' && held(position) <= LAST_CARDS) playYearsEnd(asked, random, compare);
  },
};

const held = ({ held: hands }: Position): number =>
  Object.values(hands as Readonly<Record<string, number>>).reduce((all, each) => all + each, 0);

/** Fights, sieges, raids, the way home, the end of the year and points: compared where they happen. */
export class Chapters {
  private last: Pick<Look, 'asked' | 'position'> | undefined;
  /** The fights and raids in progress in which the question about Militia has been asked. */
  private readonly offered = new Set<string>();

  look(asked: Asked, position: Position, entries: readonly ChoiceEntry[], compare: Compare): void {
    const { procedure, step } = asked.question;
    const listed = asked.asked.flatMap(({ texts: each }) => each);
    const random = seeded(entries.length * 7919 + position.vp);
    this.since(position, entries.at(-1), random, compare);
    this.militia(position, `${procedure}.${step}`, compare);
    CHAPTERS[`${procedure}.${step}`]?.({ asked, position, listed, random, compare });
    this.last = { asked: { ...asked, g: copyOf(asked.rules, asked.g) }, position };
  }

  /** Compares the changes that the last choice has made. */
  private since(after: Position, entry: ChoiceEntry | undefined, random: Random, compare: Compare): void {
    if (this.last === undefined || entry === undefined) return;
    const { asked, position: before } = this.last;
    compareLost(before, after, compare);
    compareRaided(before, after, compare);
    if (!mayScore(before, after)) return;
    const { log } = new Trial(asked, random).repeat(entry.choice);
    comparePoints({ before, after, choice: entry.choice, log }, compare);
  }

  /** If no question about Militia comes, no Militia may join (7.3, 10.2). */
  private militia(position: Position, step: string, compare: Compare): void {
    const stack: readonly Running[] = position.stack;
    const running = (name: string): Running | undefined => stack.findLast(({ procedure }) => procedure === name);
    for (const each of ['battle', 'raid']) {
      if (running(each) === undefined) this.offered.delete(each);
      else if (step === `${each}.militia`) this.offered.add(each);
    }
    const battle = running('battle');
    const fires = step === 'battle.fire' || step === 'battle.firstFire';
    if (this.last === undefined) return;
    if (fires && battle !== undefined && running('raid') === undefined && !this.offered.has('battle')) {
      const at = text(battle.locals.at) ?? '';
      compare('battle: militia', at, [], militiaFor(position, spaceFacts(at).originally ?? 'french', at));
    }
    if (step === 'raid.roll' && !this.offered.has('raid')) compareStockade(position, [], compare);
  }
}

/** 10.1 When a march has ended, nobody is left who must raid. */
function compareRaided(before: Position, after: Position, compare: Compare): void {
  const march = (frames: readonly Running[]): Locals | undefined =>
    frames.findLast(({ procedure }) => procedure === 'march')?.locals;
  const was = march(before.stack);
  if (was === undefined || march(after.stack) !== undefined) return;
  compare('raid: who must', text(was.at) ?? '', unraided(new Board(after), sideIn(was), texts(was.force)), []);
}
