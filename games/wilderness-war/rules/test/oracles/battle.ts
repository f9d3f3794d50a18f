import type { Random } from '@carillon/kit';
import type { Decision as Asked } from '@carillon/testkit';
import type { LogEntry } from '../../src/log.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import {
  Board,
  enemyOf,
  isAuxiliary,
  isCultivated,
  isDrilled,
  isMilitia,
  isUnit,
  pieceFacts,
  spaceFacts,
} from './board.ts';
import { type Aim, Fight } from './fight.ts';
import { bestLeader, Ranks, tacticsOf } from './fire.ts';
import { raidLeader } from './raid-leader.ts';
import { type Compare, type Locals, type Running, text, texts } from './trial.ts';

/** 3.11 A unit that counts as a Regular; 7.52 one that knows the woods. */
function isRegular(unit: string): boolean {
  const facts = pieceFacts(unit);
  return facts.kind === 'unit' && facts.regular;
}
function knowsWoods(unit: string): boolean {
  const facts = pieceFacts(unit);
  return isAuxiliary(unit) || (facts.kind === 'unit' && facts.class === 'light-infantry');
}

const MOST_UNITS_UNSCORED = 4;

/** The space and the attacker of a battle, and the running procedures that led to it. */
interface Scene {
  readonly at: string;
  readonly attacker: SideName;
  /** The march, or the raid, that led to it. */
  readonly march: Locals;
  readonly raid: Locals | undefined;
  readonly battle: Locals;
}

function sceneOf({ stack }: Position): Scene | undefined {
  const frames: readonly Running[] = stack;
  const battle = frames.at(-1);
  const march = frames.findLast(({ procedure }) => procedure === 'march');
  if (battle === undefined || march === undefined) return undefined;
  const around = frames.at(-2);
  return {
    at: text(battle.locals.at) ?? '',
    attacker: battle.locals.attacker === 'french' ? 'french' : 'british',
    march: march.locals,
    raid: around?.procedure === 'raid' ? around.locals : undefined,
    battle: battle.locals,
  };
}

/** 7.1, 8.12, 8.25, 8.251 The attackers: the pieces that have come, those that joined them, and Militia. */
function attackersIn(board: Board, { at, attacker, march, raid, battle }: Scene): string[] {
  const joined = texts(battle.insiders);
  const came = raid === undefined ? texts(march.force) : texts(raid.raiders);
  const there = board.piecesOf(attacker, at);
  return there.filter((piece) => came.includes(piece) || joined.includes(piece) || isMilitia(piece));
}

/** 7.1 All who are outside defend. */
const defendersIn = (board: Board, { at, attacker }: Scene): string[] => board.outside(enemyOf(attacker), at);

class Battle extends Fight {
  private readonly board: Board;
  private readonly isScored: Readonly<Record<SideName, boolean>>;
  private readonly activated: string | null;

  constructor(
    asked: Asked,
    before: Position,
    private readonly scene: Scene,
    random: Random,
  ) {
    const board = new Board(before);
    const { attacker } = scene;
    const own = new Ranks(attacker, attackersIn(board, scene), before);
    const others = new Ranks(enemyOf(attacker), defendersIn(board, scene), before);
    const sides = attacker === 'french' ? { french: own, british: others } : { french: others, british: own };
    super(asked, before, attacker, sides, random, 'battle');
    this.board = board;
    this.isScored = { french: isWorthy(sides.french), british: isWorthy(sides.british) };
    const { raid, march } = scene;
    this.activated = raid === undefined ? text(march.commander) : (raidLeader(march, own.leaders, own.began) ?? null);
  }

  compareParties(compare: Compare): void {
    const { battle, at } = this.scene;
    const all = ({ began, leaders }: Ranks): string[] => [...began, ...leaders];
    compare('battle: attackers', at, texts(battle.attackers), all(this.sides[this.attacker]));
    compare('battle: defenders', at, texts(battle.defenders), all(this.sides[enemyOf(this.attacker)]));
  }

  protected aim(side: SideName): Aim {
    const [own, others] = [this.sides[side], this.sides[enemyOf(side)]];
    const { at, march } = this.scene;
    const attacks = side === this.attacker;
    const lacks = (has: (unit: string) => boolean): boolean => !own.units.some(has) && others.units.some(has);
    const found = this.board.fortification(at);
    const stockade = attacks && found?.kind === 'stockade' && found.side !== side;
    return {
      modifiers: [
        ['tactics', this.tactics(side, own)],
        ['no-auxiliaries', !isCultivated(at) && lacks(knowsWoods) ? -1 : 0],
        ['no-regulars', isCultivated(at) && lacks(isRegular) ? -1 : 0],
        ['amphibious-landing', attacks && march.landing === true ? -1 : 0],
        ['stockade', stockade ? -1 : 0],
      ],
      factor: this.hasAmbushed(side) ? 2 : 1,
      shift: attacks && this.before.fieldworks.some((each) => each === at) ? -1 : 0,
    };
  }

  /**
   * 7.51 The Tactics of the activated leader or, if he has fallen, of the best one left; for the defender, of his
   * highest leader.
   */
  private tactics(side: SideName, { leaders }: Ranks): number {
    if (side !== this.attacker) return tacticsOf(bestLeader(leaders));
    if (this.activated === null) return 0;
    return tacticsOf(leaders.includes(this.activated) ? this.activated : bestLeader(leaders));
  }

  /** 7.56 */
  private hasAmbushed(side: SideName): boolean {
    const played = texts(this.scene.battle.ambush);
    return played.length === 1 && played[0] === side;
  }

  protected conclude(): void {
    const [own, others] = [this.sides[this.attacker], this.sides[enemyOf(this.attacker)]];
    const winner = this.winner(own, others);
    const loser = enemyOf(winner);
    this.expected.push(`won:${winner}`);
    if (this.isScored[loser]) this.expected.push(`vp:${winner}:battle`);
    const found = this.board.fortification(this.scene.at);
    const isDestroyed = found?.kind === 'stockade' && found.side === loser && winner === this.attacker;
    // 5.45
    if (isDestroyed && own.units.some(isDrilled)) this.expected.push('destroyed', `vp:${winner}:stockade`);
    if (this.overruns(own, others, found !== undefined)) this.expected.push('overrun');
  }

  /** 7.8 */
  private winner(own: Ranks, others: Ranks): SideName {
    const defender = enemyOf(this.attacker);
    const [left, leftThere] = [own.units.length > 0, others.units.length > 0];
    if (left !== leftThere) return left ? this.attacker : defender;
    return this.hits[this.attacker] > this.hits[defender] ? this.attacker : defender;
  }

  /** 7.82 Only marching attackers overrun; only a fortification of the defender prevents it. */
  private overruns(own: Ranks, others: Ranks, isFortified: boolean): boolean {
    const { at, march, raid } = this.scene;
    const theirs = isFortified && this.board.fortification(at)?.side !== this.attacker;
    if (raid !== undefined || march.sortie === true || theirs) return false;
    return others.units.length === 0 && own.units.length > 0 && own.lost === 0;
  }

  protected compareLog(entry: LogEntry): string[] {
    if (entry.type === 'won') return [`won:${entry.side}`];
    if (entry.type === 'vp' && (entry.why === 'battle' || entry.why === 'stockade'))
      return [`vp:${entry.side}:${entry.why}`];
    if (entry.type === 'stockade' && entry.what === 'destroyed' && !this.hasRaided()) return ['destroyed'];
    return entry.type === 'overrun' ? ['overrun'] : [];
  }

  private hasRaided(): boolean {
    return this.trial.log.some(({ type }) => type === 'raid');
  }
}

/** 7.81 */
const isWorthy = ({ began }: Ranks): boolean => began.length > MOST_UNITS_UNSCORED || began.some(isRegular);

/** Plays a battle out from its dice. */
export function playBattle(asked: Asked, before: Position, random: Random, compare: Compare): void {
  const scene = sceneOf(before);
  if (scene === undefined) return;
  const battle = new Battle(asked, before, scene, random);
  battle.compareParties(compare);
  battle.play(compare);
}

/** 7.3 The Militia that may join a battle: all of the Department's box, unless it was raided this year. */
export function militiaFor(position: Position, side: SideName, at: string): string[] {
  const { department, originally } = spaceFacts(at);
  if (!isCultivated(at) || originally !== side || department === null) return [];
  const raids = (side === 'french' ? position.britishRaids : position.frenchRaids) as Readonly<Record<string, number>>;
  if (Object.keys(raids).some((space) => spaceFacts(space).department === department)) return [];
  return inBox(position, department, side);
}

/** The Militia in the box of a Department. */
export function inBox(position: Position, department: string, side: SideName): string[] {
  return Object.entries(position.place).flatMap(([piece, place]) => {
    const facts = pieceFacts(piece);
    const isThere = isUnit(piece) && isMilitia(piece) && facts.side === side;
    return isThere && place?.startsWith(department) === true ? [piece] : [];
  });
}

/** 7.3 The question about Militia, and that about a besieged garrison that may join (8.251). */
export function compareJoining(board: Board, position: Position, listed: readonly string[], compare: Compare): void {
  const scene = sceneOf(position);
  if (scene === undefined) return;
  const { at, attacker } = scene;
  const verbs = (verb: string): string[] =>
    listed.flatMap((each) => (each.startsWith(verb) ? [each.slice(verb.length)] : []));
  const alike = (pieces: readonly string[]): string[] =>
    pieces.map((each) => board.likeness(each).replaceAll(' ', '_'));
  if (position.stack.at(-1)?.step === 'militia') {
    const home = spaceFacts(at).originally ?? 'french';
    compare('battle: militia', at, alike(verbs('deploy ')), alike(militiaFor(position, home, at)));
  } else {
    const inside = board.piecesOf(attacker, at).filter((piece) => board.isInside(piece));
    const joined = texts(scene.battle.insiders);
    const open = inside.filter((piece) => !joined.includes(piece));
    compare('battle: relief', at, alike(verbs('join ')), alike(open));
  }
}
