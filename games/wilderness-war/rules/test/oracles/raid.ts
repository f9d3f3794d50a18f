import type { Random } from '@carillon/kit';
import type { Decision as Asked } from '@carillon/testkit';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { inBox } from './battle.ts';
import { Board, enemyOf, isAuxiliary, isDrilled, isUnit, pieceFacts, spaceFacts, unitsOf } from './board.ts';
import { Ranks, tacticsOf } from './fire.ts';
import { compareHome, homeOf, isIndian, mayAccompany } from './home.ts';
import { raidLeader } from './raid-leader.ts';
import { type Compare, type Locals, type Running, sideIn, Trial, type Turn, text, texts } from './trial.ts';

/** 10.3 By modified die from 0 or less to 7 or more: the raiders' losses; success from 5 on. */
const LOSSES = { stockadeSettlement: [2, 1, 1, 0, 2, 1, 0, 0], cultivated: [2, 0, 0, 0, 1, 1, 0, 0] } as const;
const SUCCEEDS_FROM = 5;
const MILITIA_THAT_COUNT = 2;

export type Target = 'stockade' | 'settlement' | 'cultivated';

/** 10.1, 10.11 The target of a raid in a space, if any. */
export function targetOf(board: Board, side: SideName, at: string): Target | undefined {
  const found = board.fortification(at);
  if (found !== undefined && (found.kind !== 'stockade' || found.side === side)) return undefined;
  if (board.piecesOf(side, at).some(isDrilled)) return undefined;
  if (found !== undefined) return 'stockade';
  if (tribeAt(board, enemyOf(side), at).length > 0) return 'settlement';
  return board.isEnemyCultivated(side, at) ? 'cultivated' : undefined;
}

/** The units of a settlement that are on the map. */
function tribeAt({ position }: Board, side: SideName, settlement: string): string[] {
  return Object.entries(position.place).flatMap(([piece, place]) => {
    const onMap = place !== undefined && place !== 'removed' && place !== 'reserve';
    return onMap && homeOf(piece) === settlement && pieceFacts(piece).side === side ? [piece] : [];
  });
}

/** 10.1 All leaders and Auxiliaries there. */
export const raidersAt = (board: Board, side: SideName, at: string): string[] =>
  board.outside(side, at).filter((piece) => !isUnit(piece) || isAuxiliary(piece));

const rangers = (units: readonly string[]): boolean =>
  units.some((unit) => {
    const facts = pieceFacts(unit);
    return facts.kind === 'unit' && facts.class === 'ranger';
  });

/** 10.3 */
function militiaCount(board: Board, side: SideName, at: string): number {
  const { department, originally } = spaceFacts(at);
  return department === null || originally !== enemyOf(side)
    ? 0
    : inBox(board.position, department, enemyOf(side)).length;
}

/** A raid, from its roll to its end, on a copy. */
class Raid {
  private readonly board: Board;
  private readonly side: SideName;
  private readonly at: string;
  private readonly ranks: Ranks;
  private readonly target: Target;
  private readonly trial: Trial;
  private readonly danger: string[] = [];
  private due = 0;
  private succeeds = false;

  constructor(
    asked: Asked,
    private readonly before: Position,
    private readonly compare: Compare,
    random: Random,
  ) {
    const { locals } = before.stack.at(-1) as Running;
    this.board = new Board(before);
    this.side = sideIn(locals);
    this.at = text(locals.at) ?? '';
    const raiders = raidersAt(this.board, this.side, this.at);
    this.ranks = new Ranks(this.side, raiders, before);
    this.target = targetOf(this.board, this.side, this.at) ?? 'cultivated';
    compare('raid: raiders', this.at, texts(locals.raiders), raiders);
    compare(
      'raid: a target',
      this.at,
      ['yes'],
      [targetOf(this.board, this.side, this.at) === undefined ? 'no' : 'yes'],
    );
    const level = before.stack.length - 1;
    // 10.1 Another raid of the same activation may follow at once.
    const isThis = (frame: Running | undefined): boolean =>
      frame?.procedure === 'raid' && text(frame.locals.at) === this.at;
    this.trial = new Trial(asked, random).play(({ stack }) => isThis(stack[level] as Running | undefined));
  }

  run(): void {
    const leaders = [...this.ranks.leaders];
    const rolled: string[] = [];
    for (const turn of this.trial.turns) {
      if (turn.step === 'raid.roll') this.roll(Number(turn.choice.split(' ')[1]));
      else if (turn.step === 'raid.lose') this.lose(turn);
      else if (turn.step === 'go-home.go') compareHome(turn.before, turn.listed, this.compare);
      else if (turn.step === 'leader-checks.check')
        rolled.push(text((turn.before.stack.at(-1) as Running).locals.last) ?? '');
    }
    this.compare('raid: steps left to lose', this.at, [`${this.due}`], ['0']);
    this.compare('raid: leaders in danger', `${leaders.join(' ')} at ${this.at}`, rolled, this.danger);
    this.after();
  }

  private roll(die: number): void {
    const { side, at, ranks, target, before } = this;
    const march = (before.stack as readonly Running[]).findLast(({ procedure }) => procedure === 'march')?.locals ?? {};
    const modifiers = [
      tacticsOf(raidLeader(march, ranks.leaders, ranks.units)),
      rangers(ranks.units) ? 1 : 0,
      militiaCount(this.board, side, at) >= MILITIA_THAT_COUNT ? -1 : 0,
    ];
    const hasBlockhouses = this.board.has(`${enemyOf(side)}-blockhouses`);
    const column = target !== 'cultivated' || hasBlockhouses ? 'stockadeSettlement' : 'cultivated';
    const sum = Math.min(
      7,
      Math.max(
        0,
        modifiers.reduce((all, by) => all + by, die),
      ),
    );
    const losses = LOSSES[column][sum] ?? 0;
    this.succeeds = sum >= SUCCEEDS_FROM;
    this.due = Math.min(losses, ranks.stepsOf(ranks.units));
    if (die === 1 || (die === 6 && target !== 'cultivated')) this.danger.push(...ranks.leaders);
    const shown = this.trial.log.flatMap((entry) =>
      entry.type === 'raid'
        ? [
            words(
              entry.target,
              entry.column,
              entry.die,
              entry.modifiers.map(({ by }) => by),
              entry.success,
              entry.losses,
            ),
          ]
        : [],
    );
    this.compare('raid', at, shown.slice(0, 1), [words(target, column, die, modifiers, this.succeeds, losses)]);
  }

  /** 10.31 Any raider may take any loss. */
  private lose({ before, listed, choice }: Turn): void {
    const board = new Board(before);
    const alike = (units: readonly string[]): string[] =>
      units.map((each) => board.likeness(each).replaceAll(' ', '_'));
    const offered = listed.flatMap((each) => (each.startsWith('lose ') ? [each.slice(5)] : []));
    this.compare('raid: losses', this.at, alike(offered), alike(this.ranks.units));
    this.ranks.lose(choice.slice(5));
    this.due--;
  }

  /** 10.31, 10.33, 10.4 Compares the position after all raiders have gone. */
  private after(): void {
    const { side, at, before, compare, trial, target, succeeds } = this;
    const after = trial.position;
    const board = new Board(after);
    const raids = (position: Position): number => {
      const found = (side === 'french' ? position.frenchRaids : position.britishRaids) as Readonly<
        Record<string, number>
      >;
      return found[at] ?? 0;
    };
    const isFree = !(at in before.frenchRaids) && !(at in before.britishRaids);
    const isPlaced = succeeds && (target !== 'cultivated' || isFree);
    compare('raid: markers', at, [`${raids(after)}`], [`${raids(before) + (isPlaced ? 1 : 0)}`]);
    const left = raidersAt(board, side, at).filter((piece) =>
      [...this.ranks.began, ...this.ranks.leaders].includes(piece),
    );
    // 10.41, 10.413 The raided settlement may be where some live, and others go with them.
    const livesHere = (piece: string): boolean => isIndian(piece) && homeOf(piece) === at;
    const isAtHome = (piece: string): boolean =>
      livesHere(piece) || (mayAccompany(piece) && left.some((each) => livesHere(each)));
    compare(
      'raid: still there',
      at,
      left.filter((piece) => !isAtHome(piece)),
      [],
    );
    if (target === 'stockade') {
      const stands = board.fortification(at)?.kind === 'stockade';
      compare('raid: stockade', at, [stands ? 'stands' : 'burnt'], [succeeds ? 'burnt' : 'stands']);
    }
    const tribe = tribeAt(this.board, enemyOf(side), at);
    // A stockade may stand at a settlement: both are raided.
    const spared = succeeds ? tribe.filter((piece) => this.board.isInside(piece)) : tribe;
    compare('raid: tribe', at, tribeAt(board, enemyOf(side), at), spared);
  }
}

const words = (
  target: string,
  column: string,
  die: number,
  modifiers: readonly number[],
  success: boolean,
  losses: number,
): string =>
  `${target}:${column}:${die}:${modifiers
    .filter((by) => by !== 0)
    .sort()
    .join(',')}:${success}:${losses}`;

/** Plays a raid out from its roll. */
export function playRaid(asked: Asked, before: Position, random: Random, compare: Compare): void {
  new Raid(asked, before, compare, random).run();
}

/** 10.2 The Militia that may defend a stockade in its own cultivated land, if nobody has fought there. */
function defendersOfStockade(board: Board, { side, at, fought }: Locals): string[] {
  const raider = sideIn({ side: side ?? null });
  const space = text(at) ?? '';
  const { department } = spaceFacts(space);
  if (fought === true || department === null || targetOf(board, raider, space) !== 'stockade') return [];
  if (!board.isEnemyCultivated(raider, space)) return [];
  return inBox(board.position, department, enemyOf(raider));
}

/** Compares the Militia that are offered against a raid. */
export function compareStockade(position: Position, listed: readonly string[], compare: Compare): void {
  const { locals } = position.stack.at(-1) as Running;
  const board = new Board(position);
  const alike = (units: readonly string[]): string[] => units.map((each) => board.likeness(each).replaceAll(' ', '_'));
  const offered = listed.flatMap((each) => (each.startsWith('deploy ') ? [each.slice(7)] : []));
  compare('raid: militia', text(locals.at) ?? '', alike(offered), alike(defendersOfStockade(board, locals)));
}

/** 10.1 The active Auxiliaries that still have to raid in the space where a march has ended. */
export function unraided(board: Board, side: SideName, active: readonly string[]): string[] {
  return unitsOf(active).filter((unit) => {
    const place = (board.position.place as Readonly<Record<string, string>>)[unit] ?? '';
    if (!isAuxiliary(unit) || !board.outside(side, place).includes(unit)) return false;
    return targetOf(board, side, place) !== undefined && !board.hasEnemies(side, place);
  });
}
