import {
  BATTLE,
  type GroupName,
  type LogEntry,
  type PieceName,
  type SideName,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { pieceFacts } from '../position/facts.ts';

type RollEntry = Extract<LogEntry, { readonly type: 'roll' }>;
type PenaltiesEntry = Extract<LogEntry, { readonly type: 'penalties' }>;

/** The die of one unit, and its faces, one after another. */
export interface Roll {
  readonly piece: PieceName | null;
  readonly faces: readonly Pick<RollEntry, 'face' | 'reroll'>[];
  /** 13.3.3 The unit has been eliminated before. */
  readonly eliminated: boolean;
}

/** A part of a sheet: the dice of units that roll together, penalties, or a line. */
export type Step =
  | {
      readonly kind: 'rolls';
      readonly side: SideName;
      readonly group: GroupName | null;
      readonly rolls: readonly Roll[];
    }
  | { readonly kind: 'penalties'; readonly entry: PenaltiesEntry }
  | { readonly kind: 'line'; readonly entry: LogEntry };

/** The units that a counter rolls with (13.3.3); `null` for Militia. */
export function groupOf(piece: PieceName | null): GroupName | null {
  if (piece === null) return null;
  const { type } = pieceFacts(piece);
  return BATTLE.groups.find(({ types }) => types.some((each) => each === type))?.id ?? null;
}

/** The contents of a fight's entries, combining the dice of units that roll together. */
export function stepsOf(entries: readonly LogEntry[]): readonly Step[] {
  const steps: Step[] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (entry.type === 'penalties') steps.push({ kind: 'penalties', entry });
    else if (entry.type !== 'roll') steps.push({ kind: 'line', entry });
    else if (last?.kind === 'rolls' && last.side === entry.side && last.group === groupOf(entry.piece))
      steps[steps.length - 1] = { ...last, rolls: withRoll(last.rolls, entry) };
    else steps.push({ kind: 'rolls', side: entry.side, group: groupOf(entry.piece), rolls: withRoll([], entry) });
  }
  return steps;
}

/** A reroll is the next face of the unit's die; Militia have one die each. */
function withRoll(rolls: readonly Roll[], { piece, face, reroll, eliminated }: RollEntry): readonly Roll[] {
  const before = reroll === null ? -1 : rolls.findLastIndex((roll) => roll.piece === piece);
  if (before < 0) return [...rolls, { piece, faces: [{ face, reroll }], eliminated: eliminated === true }];
  return rolls.map((roll, i) => (i === before ? { ...roll, faces: [...roll.faces, { face, reroll }] } : roll));
}
