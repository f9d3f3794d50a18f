import type { BattleOdds, FaceName, LogEntry, PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Option } from '@carillon/board';
import { isPiece, pieceFacts } from '../position/facts.ts';
import { counters } from '../position/stacks.ts';
import { stepsOf } from './steps.ts';

/** An answer to a question of a fight: a unit. */
export interface Answer {
  readonly option: Option;
  readonly piece: PieceName;
  /** The number of other units identical to it. */
  readonly others: number;
  /** Its last roll, if the question is who rerolls. */
  readonly faces: readonly FaceName[];
  /** The effect of a Hit; `undefined` if none is due. */
  readonly hit: 'reduced' | 'gone' | undefined;
}

/** Rerolls are chosen by the unit whose die it is. */
const REROLLS = ['highland', 'commander', 'event'] as const;
type Reroll = Option & { readonly verb: (typeof REROLLS)[number] };
export const isReroll = (option: Option): option is Reroll => REROLLS.some((verb) => verb === option.verb);

/**
 * The choices of a question of a fight that each name one unit; identical units once, except for rerolls, where dice
 * differ.
 */
export function answersOf(view: View, options: readonly Option[], entries: readonly LogEntry[]): readonly Answer[] {
  const named = options.flatMap((option) => {
    const [piece = '', ...more] = option.args;
    return isPiece(piece) && more.length === 0 ? [{ option, piece }] : [];
  });
  const pieces = new Set(named.map(({ piece }) => piece));
  const alike = counters.looking(view, [...pieces]).map((group) => group.pieces);
  return named.flatMap(({ option, piece }) => {
    const like = isReroll(option) ? [piece] : (alike.find((group) => group.includes(piece)) ?? []);
    if (like[0] !== piece) return [];
    return {
      option,
      piece,
      others: like.length - 1,
      faces: facesOf(option, piece, entries),
      hit: hitOf(view, option, piece),
    };
  });
}

function facesOf(option: Option, piece: PieceName, entries: readonly LogEntry[]): readonly FaceName[] {
  if (!isReroll(option)) return [];
  const rolled = stepsOf(entries).findLast((step) => step.kind === 'rolls');
  const roll = rolled?.kind === 'rolls' ? rolled.rolls.findLast((each) => each.piece === piece) : undefined;
  return roll?.faces.map(({ face }) => face) ?? [];
}

/**
 * The worth of a reroll to the side that rolls: its chance to win the Battle with this reroll first, and without any
 * more rerolls of the units that rolled together.
 */
export interface Worth {
  readonly chance: number;
  readonly kept: number;
  /** Whether they differ by more than luck explains: the odds come from random Battles. */
  readonly differs: boolean;
}

/** 13.5 The worth of a reroll; `undefined` if the odds are about other choices. */
export function worthOf(
  odds: BattleOdds,
  { text }: Option,
  options: readonly Option[],
  seat: string | null,
): Worth | undefined {
  const shown = new Map(odds.rerolls.map((each) => [each.choice, each]));
  if (shown.size !== options.length || !options.every((each) => shown.has(each.text))) return undefined;
  const [reroll, kept] = [shown.get(text), shown.get('done')];
  if (reroll === undefined || kept === undefined) return undefined;
  const forRoller = (wins: number): number => (seat === odds.attacker ? wins : 1 - wins);
  return { chance: forRoller(reroll.wins), kept: forRoller(kept.wins), differs: reroll.differs };
}

/** 13.4 A Hit turns a unit to its Reduced face, or eliminates it if it has none left. */
const hitOf = (view: View, { verb }: Option, piece: PieceName): Answer['hit'] => {
  if (verb !== 'hit') return undefined;
  return pieceFacts(piece).reducedFace && !view.reduced.includes(piece) ? 'reduced' : 'gone';
};
