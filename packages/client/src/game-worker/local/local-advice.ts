import { type ChoiceEntry, entryFor, isUndo, type StateBase, witnessedAt } from '@carillon/flow';
import { isLevel, type LevelName, ownChoices } from '@carillon/seat';
import type { ComputerAdviceTask } from '../../shared/computer.ts';
import type { Decision } from '../../shared/messages.ts';
import type { AdviceTasks } from '../game.ts';
import { askedOn, optionOf } from '../question.ts';
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
    const { rules, game, now: table } = this.at;
    const { computer } = game;
    const considered = this.considered();
    if (considered === undefined || computer === undefined || !isLevel(computer.level)) return undefined;
    const { number, entry, length } = considered;
    const seat = this.at.seatOf(entry.who);
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

  /** That choice as the player here may know it; `null` while it is secret. */
  decision(): Decision<View, LogEntry> | null {
    const { human, rules, now: table } = this.at;
    const considered = this.considered();
    if (considered === undefined) return null;
    const { number, entry, length } = considered;
    const read = entryFor(entry, rules.seats[human]);
    if (isUndo(read) || read.choice !== entry.choice) return this.revealed(number, entry.who);
    const then = table.stateAt(length);
    const asked = askedOn(rules, then, this.at.seatOf(entry.who));
    return { view: rules.view(then, human), asked, option: optionOf(entry.choice) };
  }

  /** The log entry that reveals a secret choice: the next that names its seat; `null` if there is none before its next choice. */
  private revealed(number: number, who: string): Decision<View, LogEntry> | null {
    const { human, rules, now: table } = this.at;
    const next = ownChoices(table.journal, table.numbers, who).find((each) => each > number) ?? table.journal.length;
    const read = table.log.flatMap((each) =>
      each.number < number || each.number >= next ? [] : (rules.logFor(each.entry, human) ?? []),
    );
    const entry = read.find((each) => isAbout(each, who));
    return entry === undefined ? null : { entry };
  }

  /** The last considered choice of the computer player; the first of its turn, which shows its plan best. */
  private considered(): { readonly number: number; readonly entry: ChoiceEntry; readonly length: number } | undefined {
    const { human, rules, now: table } = this.at;
    const line = table.numbers;
    const thoughts = (this.player?.thought ?? []).map(([number]) => number).filter((number) => line.includes(number));
    const since = ownChoices(table.journal, line, rules.seats[human] ?? '').at(-1) ?? -1;
    const number = thoughts.find((each) => each > since) ?? thoughts.at(-1);
    const entry = number === undefined ? undefined : table.journal[number];
    if (number === undefined || entry === undefined || isUndo(entry)) return undefined;
    return { number, entry, length: line.indexOf(number) };
  }
}

/** Whether a log entry is about a seat: as its side, or with something of it under its name. */
function isAbout(entry: unknown, who: string): boolean {
  const known = entry as { readonly side?: unknown } & Readonly<Record<string, unknown>>;
  return known.side === who || known[who] !== undefined;
}
