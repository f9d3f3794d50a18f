import type { Random } from '@carillon/kit';
import type { Decision as Asked } from '@carillon/testkit';
import type { LogEntry } from '../../src/log.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { Board, enemyOf, isDrilled, pieceFacts, spaceFacts, unitsOf } from './board.ts';
import { type Aim, Fight } from './fight.ts';
import { bestLeader, Ranks, tacticsOf } from './fire.ts';
import { supplied } from './supply.ts';
import { type Compare, type Locals, type Running, sideIn, Trial, text, texts } from './trial.ts';

const HIGHEST_LEVEL = 2;

const isLeader = (piece: string): boolean => pieceFacts(piece).kind === 'leader';
const commandOf = (piece: string): number => {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? facts.command : 0;
};

const isIn = (all: readonly string[], space: string): boolean => all.includes(space);

export const levelAt = ({ siegeOne, siegeTwo }: Position, space: string): number =>
  isIn(siegeTwo, space) ? 2 : isIn(siegeOne, space) ? 1 : 0;

/** 8.24 The level that an assault needs: 1 for a fort, 2 for a fortress. */
const neededAt = (space: string): number => (spaceFacts(space).fortress ? 2 : 1);

/** 8.231, 9.13 Two for the side that has played Coehorns & Howitzers at this siege. */
const coehornsOf = ({ coehorns }: Position, side: SideName, space: string): number =>
  coehorns[side] === space ? 2 : 0;

const insideOf = (board: Board, side: SideName, space: string): string[] =>
  board.piecesOf(side, space).filter((piece) => board.isInside(piece));

/** Compares the choices that a force has in its space instead of marching (8.231, 9.11, 8.25). */
export function compareIntent(position: Position, listed: readonly string[], compare: Compare): void {
  const stack: readonly Running[] = position.stack;
  const locals = stack.at(-1)?.locals ?? {};
  const board = new Board(position);
  const at = text(locals.at) ?? '';
  const own = ['siege', 'assault', 'sortie'].filter((each) => listed.includes(each));
  const campaign = stack.find(({ procedure }) => procedure === 'campaign')?.locals;
  const expected = [
    ...(maySiege(board, locals, texts(campaign?.newcomers)) ? ['siege'] : []),
    ...(mayAssault(board, locals) ? ['assault'] : []),
    ...(maySortie(board, locals) ? ['sortie'] : []),
  ];
  // 9.11 In a Campaign the level may have been reached in this Action Phase; 8.231 its highest leader may have rolled.
  if (campaign === undefined)
    compare('siege: what may be done', `${texts(locals.force).join(' ')} at ${at}`, own, expected);
}

function besieges(board: Board, side: SideName, at: string): boolean {
  const found = board.fortification(at);
  return found !== undefined && found.side !== side && found.kind !== 'stockade' && found.besieged;
}

/** 8.231 A leader with the highest Command in the space, and with him Drilled Troops in supply. */
function maySiege(board: Board, locals: Locals, newcomers: readonly string[]): boolean {
  const side = sideIn(locals);
  const at = text(locals.at) ?? '';
  const stack = board.outside(side, at).filter((piece) => !newcomers.includes(piece));
  return mayLead(board, locals) && stack.some(isDrilled) && supplied(board, side).includes(at);
}

function mayLead(board: Board, locals: Locals): boolean {
  const side = sideIn(locals);
  const at = text(locals.at) ?? '';
  const commander = text(locals.commander);
  if (commander === null || !besieges(board, side, at) || board.isInside(commander)) return false;
  return board.outside(side, at).every((piece) => !isLeader(piece) || commandOf(piece) <= commandOf(commander));
}

/** 9.11 Any leader among the besiegers. */
function mayAssault(board: Board, locals: Locals): boolean {
  const at = text(locals.at) ?? '';
  const commander = text(locals.commander);
  if (commander === null || !besieges(board, sideIn(locals), at) || board.isInside(commander)) return false;
  return levelAt(board.position, at) >= neededAt(at);
}

/** 8.25 Besieged units come out. */
const maySortie = (board: Board, locals: Locals): boolean =>
  unitsOf(texts(locals.force)).some((unit) => board.isInside(unit));

/** 8.231 The Siege Table. */
export function playSiegeRoll(asked: Asked, before: Position, random: Random, compare: Compare): void {
  const { locals } = before.stack.at(-1) as Running;
  const side = sideIn(locals);
  const at = text(locals.at) ?? '';
  const board = new Board(before);
  const trial = new Trial(asked, random).play(() => false);
  const die = Number(trial.turns[0]?.choice.split(' ')[1]);
  const modifiers = [
    tacticsOf(text(locals.commander) ?? undefined),
    -tacticsOf(bestLeader(insideOf(board, enemyOf(side), at).filter(isLeader))),
    coehornsOf(before, side, at),
    -coehornsOf(before, enemyOf(side), at),
    at === 'louisbourg' ? -1 : 0,
  ];
  const sum = modifiers.reduce((all, by) => all + by, die);
  const gained = sum >= 6 ? 2 : sum >= 3 ? 1 : 0;
  const level = Math.min(HIGHEST_LEVEL, levelAt(before, at) + gained);
  const rolls = trial.log.flatMap((entry) =>
    entry.type === 'siege-roll'
      ? [
          rollWords(
            entry.die,
            entry.modifiers.map(({ by }) => by),
            entry.level,
          ),
        ]
      : [],
  );
  compare('siege: roll', at, rolls, [rollWords(die, modifiers, level)]);
  compare('siege: level', at, [`${levelAt(trial.position, at)}`], [`${level}`]);
  const storms = trial.position.stack.at(-1)?.step === 'storm';
  compare('siege: assault possible', at, [`${storms}`], [`${level >= neededAt(at)}`]);
}

const rollWords = (die: number, modifiers: readonly number[], level: number): string =>
  `${die}:${modifiers
    .filter((by) => by !== 0)
    .sort()
    .join(',')}:${level}`;

/** 9.0 */
class Assault extends Fight {
  private readonly board: Board;

  constructor(
    asked: Asked,
    before: Position,
    private readonly at: string,
    side: SideName,
    random: Random,
  ) {
    const board = new Board(before);
    const own = new Ranks(side, board.outside(side, at), before);
    const others = new Ranks(enemyOf(side), insideOf(board, enemyOf(side), at), before);
    const sides = side === 'french' ? { french: own, british: others } : { french: others, british: own };
    super(asked, before, side, sides, random, 'assault');
    this.board = board;
  }

  compareParties(locals: Locals, compare: Compare): void {
    const all = ({ began, leaders }: Ranks): string[] => [...began, ...leaders];
    compare('assault: attackers', this.at, texts(locals.attackers), all(this.sides[this.attacker]));
    compare('assault: defenders', this.at, texts(locals.defenders), all(this.sides[enemyOf(this.attacker)]));
  }

  /** 9.13 */
  protected aim(side: SideName): Aim {
    return {
      modifiers: [
        ['tactics', tacticsOf(bestLeader(this.sides[side].leaders))],
        ['coehorns', coehornsOf(this.before, side, this.at)],
      ],
      factor: 1,
      shift: side === this.attacker ? -1 : 0,
    };
  }

  /** 9.2 */
  protected conclude(): void {
    const { attacker, at, sides } = this;
    const defender = enemyOf(attacker);
    const kind = this.board.fortification(at)?.kind ?? '';
    if (this.hits[attacker] <= this.hits[defender]) {
      this.expected.push('fails');
      // 8.24 Even if the assault fails, a captured fortress reverts when its captor has lost the last unit inside.
      const wasCaptured = kind === 'fortress' && spaceFacts(at).originally === attacker;
      if (wasCaptured && sides[defender].units.length === 0) this.expected.push('reverts', `vp:${attacker}:fortress`);
      return;
    }
    this.expected.push(`captured:${kind}`, `vp:${attacker}:${kind}`);
    for (const piece of [...sides[defender].units, ...sides[defender].leaders]) this.expected.push(`falls:${piece}`);
    // 8.24 A captured fortress that nobody occupies reverts.
    const reverts = kind === 'fortress' && spaceFacts(at).originally === defender && sides[attacker].units.length === 0;
    if (reverts && !(attacker === 'british' && this.board.hasAmphib(at)))
      this.expected.push('reverts', `vp:${defender}:fortress`);
  }

  protected compareLog(entry: LogEntry): string[] {
    if (entry.type === 'assault-failed') return ['fails'];
    if (entry.type === 'captured') return [`captured:${entry.what}`];
    if (entry.type === 'fortress-reverts') return ['reverts'];
    if (entry.type === 'vp' && (entry.why === 'fort' || entry.why === 'fortress'))
      return [`vp:${entry.side}:${entry.why}`];
    return entry.type === 'eliminated' && entry.rule === '9.22' ? entry.pieces.map((piece) => `falls:${piece}`) : [];
  }

  /** 9.22 A fort becomes the captor's, under construction. */
  compareWorks(compare: Compare): void {
    const isCaptured = this.expected.some((each) => each === 'captured:fort');
    const works = (position: Position): string =>
      (position.works as Readonly<Record<string, string>>)[this.at] ?? 'none';
    const expected = isCaptured ? `${this.attacker}-fort-started` : works(this.before);
    compare('assault: works', this.at, [works(this.trial.position)], [expected]);
  }
}

/** Plays an assault out from its dice. */
export function playAssault(asked: Asked, before: Position, random: Random, compare: Compare): void {
  const { locals } = before.stack.at(-1) as Running;
  const assault = new Assault(asked, before, text(locals.at) ?? '', sideIn(locals), random);
  assault.compareParties(locals, compare);
  assault.play(compare);
  assault.compareWorks(compare);
}
