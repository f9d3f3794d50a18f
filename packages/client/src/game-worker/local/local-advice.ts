import { isUndo, type StateBase, witnessedAt } from '@carillon/flow';
import { isLevel, type LevelName, ownChoices } from '@carillon/seat';
import type { ComputerAdviceTask } from '../../shared/computer.ts';
import type { AdviceTasks } from '../game.ts';
import type { HandCover } from './hand-cover.ts';
import { believes, type LocalComputer, styled } from './local-computer.ts';
import type { LocalTable } from './local-table.ts';

/** The level that gives hints. */
const HINTS: LevelName = 'lieutenant';
/** How many plans a hint gives. */
const PLANS = 3;

/** The questions about plans that players of a game on one screen may ask. */
export class LocalAdvice<G extends StateBase, View, LogEntry> implements AdviceTasks {
  constructor(
    private readonly at: LocalTable<G, View, LogEntry>,
    private readonly cover: HandCover<G, View, LogEntry>,
    private readonly player: LocalComputer<G, View, LogEntry> | undefined,
  ) {}

  /** The question for a hint to the seat that is asked here; `undefined` if none may be given. */
  hint(): ComputerAdviceTask | undefined {
    const { asked: seat, computer, rules, game, now: table } = this.at;
    if (seat < 0 || seat === computer) return undefined;
    if (!this.cover.isOpen && this.cover.needsHand(seat)) return undefined;
    const view = rules.view(table.state, seat);
    const moment = table.journal.length;
    return { advise: true, title: game.title, level: HINTS, seed: 0, view, seat, moment, plans: PLANS };
  }

  /** Asks why the computer player made its last considered choice; `undefined` if it has made none. */
  why(): ComputerAdviceTask | undefined {
    const { human, rules, game, now: table } = this.at;
    const { computer } = game;
    const line = table.numbers;
    const thoughts = (this.player?.thought ?? []).map(([number]) => number).filter((number) => line.includes(number));
    // The first considered choice of its turn shows its plan best.
    const since = ownChoices(table.journal, line, rules.seats[human] ?? '').at(-1) ?? -1;
    const number = thoughts.find((each) => each > since) ?? thoughts.at(-1);
    const entry = number === undefined ? undefined : table.journal[number];
    if (number === undefined || computer === undefined || entry === undefined || isUndo(entry)) return undefined;
    if (!isLevel(computer.level)) return undefined;
    const seat = this.at.seatOf(entry.who);
    const length = line.indexOf(number);
    const view = rules.view(table.stateAt(length), seat);
    const { level, seed } = computer;
    const witnessed = believes(level) ? { witnessed: witnessedAt(table, seat, length) } : {};
    return {
      ...witnessed,
      ...styled(computer),
      advise: true,
      title: game.title,
      level,
      seed,
      view,
      seat,
      moment: number,
      plans: 2,
      made: entry.choice,
    };
  }
}
