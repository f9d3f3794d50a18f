import type { ChoiceEntry } from '@carillon/flow';
import type { Decision as Asked, Oracle, OracleFinding } from '@carillon/testkit';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { Board, enemyOf, isMilitia, isSpace, isUnit, SPACES, unitsOf } from './board.ts';
import { Chapters } from './chapters.ts';
import { type Entry, interceptors } from './interception.ts';
import { infiltrations, isCommanded, landings, type March, reach, type Stage, steps, voyages } from './moves.ts';
import { avoids, mayGoInside, type Retreating, retreats, roomInside } from './retreat.ts';
import { supplied } from './supply.ts';
import { type Compare, type Locals, positionIn, type Running, sideIn, text, texts } from './trial.ts';

const SIDES: readonly SideName[] = ['french', 'british'];

const sorted = (all: Iterable<string>): string[] => [...new Set(all)].sort();

/** The choices with a verb, by last word. */
const withVerb = (listed: readonly string[], verb: string): string[] =>
  sorted(listed.flatMap((each) => (each.startsWith(`${verb} `) ? [each.split(' ').at(-1) ?? ''] : [])));

/** Compares the rules' lists and answers with the oracles, at each position of a game. */
export class WildernessWarOracle implements Oracle {
  /** The spaces that the march under way has left. */
  private passed: Stage[] = [];
  private last: Stage | undefined;
  private spent = -1;
  private turn = 0;
  /** Whether the march under way has been at sea. */
  private sailed = false;
  private readonly chapters = new Chapters();

  look(position: Asked, entries: readonly ChoiceEntry[]): OracleFinding[] {
    const found: OracleFinding[] = [];
    const json = positionIn(position.g);
    const board = new Board(json);
    const compare: Compare = (subject, where, rules, oracle) => {
      const [a, b] = [sorted(rules), sorted(oracle)];
      found.push({ subject, where, rules: a.join(' '), oracle: b.join(' ') });
    };
    const frame = json.stack.at(-1);
    const listed = position.asked.flatMap((asked) => asked.texts);
    this.turn++;
    const verb = entries.at(-1)?.choice.split(' ')[0];
    if (verb === 'sail' || verb === 'land') this.sailed = true;
    // 7.3 While Militia are on the map, a battle is in progress: supply does not matter, and nobody sets out.
    if (!Object.entries(json.place).some(([piece, at]) => isMilitia(piece) && isSpace(at))) {
      this.supply(position, board, compare);
      if (this.turn % 3 === 0) this.hypothetical(position, board, compare);
    }
    this.chapters.look(position, json, entries, compare);
    if (frame === undefined) return found;
    const { procedure, step } = position.question;
    if (procedure === 'march' && step === 'onward') this.march(board, frame, listed, json, compare);
    if (procedure === 'interception' && step === 'ask') interception(board, frame.locals, listed, compare);
    if (procedure === 'retreat' && step === 'to') retreat(board, json.stack, listed, compare);
    if (procedure === 'avoid' && step === 'to') avoid(board, frame.locals, listed, compare);
    return found;
  }

  private supply({ g, rules }: Asked, board: Board, compare: Compare): void {
    for (const side of SIDES)
      compare('supply', side, rules.query(g, 'supply', { side }) as string[], supplied(board, side));
  }

  /** A force chosen by the number of the position: its reach if it set out now, and its possible interceptors. */
  private hypothetical({ g, rules }: Asked, board: Board, compare: Compare): void {
    const side: SideName = this.turn % 2 === 0 ? 'french' : 'british';
    const held = SPACES.filter((space) => board.outside(side, space).length > 0);
    const at = held[(this.turn >> 1) % Math.max(1, held.length)];
    if (at === undefined) return;
    const force = this.someOf(board.outside(side, at));
    const march: March = { side, passed: [], at, force, value: 3, foul: false, guided: false, sailed: false };
    const answer = rules.query(g, 'reach', { force, value: 3 }) as unknown as {
      to: string;
      cost: number;
      by: string[];
    }[];
    const byLand = answer.filter(({ by }) => by.some((way) => way !== 'sea' && way !== 'landing'));
    const own = [...reach(board, march)].filter(([to]) => to !== at);
    const where = `${force.join(' ')} from ${at}`;
    compare(
      'reach',
      where,
      byLand.map(({ to, cost }) => `${to}:${cost}`),
      own.map(([to, cost]) => `${to}:${cost}`),
    );
    const bySea = answer.filter(({ by }) => by.includes('sea')).map(({ to }) => to);
    compare('voyages', where, bySea, voyages(board, march));
    const to = own[this.turn % Math.max(1, own.length)]?.[0];
    if (to !== undefined)
      this.met(
        { g, rules },
        board,
        { side: enemyOf(side), movers: force, at: to, from: at, infiltrates: false },
        compare,
      );
  }

  private met({ g, rules }: Pick<Asked, 'g' | 'rules'>, board: Board, entry: Entry, compare: Compare): void {
    const { movers, at, from, infiltrates } = entry;
    const answer = rules.query(g, 'interceptors', { force: [...movers], at, from, infiltrates }) as unknown as {
      leaders: { piece: string }[];
      units: { piece: string }[];
    };
    const named = [...answer.leaders, ...answer.units].map(({ piece }) => board.likeness(piece));
    const own = interceptors(board, entry).map((piece) => board.likeness(piece));
    compare('interception', `${movers.join(' ')} from ${from} to ${at}`, named, own);
  }

  /** All pieces of a space, or one, or the leaders with one unit. */
  private someOf(pieces: readonly string[]): string[] {
    const leaders = pieces.filter((piece) => !isUnit(piece));
    const units = unitsOf(pieces);
    const one = units.slice(this.turn % Math.max(1, units.length)).slice(0, 1);
    const kind = (this.turn >> 3) % 4;
    if (kind === 0) return pieces.slice(this.turn % pieces.length).slice(0, 1);
    if (leaders.length === 0) return one;
    if (kind === 1) return [...leaders.slice(0, 1), ...one];
    if (kind === 2) return [...leaders, ...units];
    return [...leaders, ...units.filter((_, i) => (this.turn >> (i % 8)) % 2 === 0)];
  }

  private march(board: Board, { locals }: Running, listed: readonly string[], json: Position, compare: Compare): void {
    if (!this.follow(locals, board)) return;
    const side = sideIn(locals);
    const at = text(locals.at) ?? '';
    const force = texts(locals.force);
    const alone = text(locals.commander) === null;
    const march: March = {
      side,
      passed: this.passed,
      at,
      force,
      value: alone ? null : Number(locals.value),
      foul: locals.foul === true,
      guided: locals.guided === true,
      sailed: this.sailed,
    };
    // 6.51 A march ends in a space with enemies, unless it infiltrates them.
    const stays = (board.hasEnemies(side, at) && locals.infiltrates !== true) || (!alone && !isCommanded(force));
    const where = `${force.join(' ')} by ${[...this.passed.map(({ space }) => space), at].join(' ')}`;
    compare('moves', where, withVerb(listed, 'move'), stays ? [] : steps(board, march));
    compare('infiltrations', where, withVerb(listed, 'infiltrate'), stays ? [] : infiltrations(board, march));
    compare('voyages', where, withVerb(listed, 'sail'), voyages(board, march));
    const card = Object.entries(json.cards).some(
      ([name, place]) => name.startsWith('amphibious-landing') && place === 'british-hand',
    );
    compare('landings', where, withVerb(listed, 'land'), card ? landings(board, march) : []);
  }

  /** Notes the space that a march has reached; returns whether its whole way is known. */
  private follow({ at, spent, force }: Locals, board: Board): boolean {
    const here: Stage = { space: text(at) ?? '', force: texts(force), board };
    const entered = Number(spent);
    if (entered === 0) {
      this.passed = [];
      this.sailed = false;
    }
    if (entered > 0 && entered === this.spent + 1 && this.last !== undefined) this.passed = [...this.passed, this.last];
    else if (entered > 0 && (entered !== this.spent || this.last?.space !== here.space)) {
      this.spent = -1;
      return false;
    }
    this.spent = entered;
    this.last = here;
    return true;
  }
}

function interception(board: Board, locals: Locals, listed: readonly string[], compare: Compare): void {
  const entry: Entry = {
    side: sideIn(locals),
    movers: texts(locals.movers),
    at: text(locals.at) ?? '',
    from: text(locals.from),
    infiltrates: locals.infiltrates === true,
  };
  const named = [...withVerb(listed, 'lead'), ...withVerb(listed, 'send')].map((piece) => board.likeness(piece));
  const own = interceptors(board, entry).map((piece) => board.likeness(piece));
  compare('interception', `${entry.movers.join(' ')} from ${entry.from} to ${entry.at}`, named, own);
}

/** The limits of a retreat, from the fight or march that caused it. */
function retreating(stack: readonly Running[]): Retreating | undefined {
  const frame = stack.at(-1);
  const around = stack.at(-2);
  if (frame === undefined || around === undefined) return undefined;
  const [side, at] = [sideIn(frame.locals), text(frame.locals.at) ?? ''];
  const { locals } = around;
  if (around.procedure === 'battle') {
    const attacks = locals.attacker === side;
    const from = text(locals.from);
    return { side, at, only: attacks ? from : null, barred: attacks ? null : from };
  }
  if (around.procedure !== 'displacement') return undefined;
  const here = text(locals.at) === at;
  // 7.92 binds the attackers to their way, not a leader of their side who stood there before them.
  const marched = texts(stack.findLast(({ procedure }) => procedure === 'march')?.locals.active);
  const own = here && locals.side === side;
  const moved = own && texts(frame.locals.pieces).some((piece) => marched.includes(piece));
  const from = here ? text(locals.from) : null;
  return { side, at, only: moved ? from : null, barred: own ? null : from };
}

function retreat(board: Board, stack: readonly Running[], listed: readonly string[], compare: Compare): void {
  const how = retreating(stack);
  if (how === undefined) return;
  const pieces = texts(stack.at(-1)?.locals.pieces);
  const all = listed.flatMap((each) => (each.startsWith('all ') ? [each.slice(4)] : []));
  for (const piece of pieces) {
    const ones = listed.flatMap((each) => {
      const [verb, who = '', to = ''] = each.split(' ');
      return verb === 'one' && board.likeness(who) === board.likeness(piece) ? [to] : [];
    });
    const where = `${piece} of ${pieces.join(' ')} from ${how.at}, only ${how.only}, not ${how.barred}`;
    compare('retreat', where, [...all, ...ones], retreats(board, how, piece));
    const inside = listed.some((each) => {
      const [verb, who = ''] = each.split(' ');
      return verb === 'allInside' || (verb === 'inside' && board.likeness(who) === board.likeness(piece));
    });
    compare('retreat inside', where, inside ? ['inside'] : [], goesInside(board, how, piece) ? ['inside'] : []);
  }
}

/** 8.13 Defenders of their own fort or fortress. */
function goesInside(board: Board, how: Retreating, piece: string): boolean {
  const found = board.fortification(how.at);
  const hasInside = found !== undefined && found.side === how.side && found.kind !== 'stockade' && how.only === null;
  return mayGoInside(roomInside(board, how), hasInside, piece);
}

function avoid(board: Board, locals: Locals, listed: readonly string[], compare: Compare): void {
  const how: Retreating = { side: sideIn(locals), at: text(locals.at) ?? '', only: null, barred: text(locals.from) };
  compare('avoiding', `from ${how.at}, not ${how.barred}`, withVerb(listed, 'to'), avoids(board, how));
}
