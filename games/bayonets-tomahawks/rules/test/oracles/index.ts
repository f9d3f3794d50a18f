import type { ChoiceEntry } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import type { Decision as Asked, Oracle, OracleFinding } from '@carillon/testkit';
import { bayonetsTomahawks } from '../../src/index.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import type { Course } from './asking.ts';
import { battles } from './battle.ts';
import { Board, isCommander, SPACES } from './board.ts';
import { Follower } from './follower.ts';
import { Ledger } from './points.ts';
import { type Raiding, raid, raiders, raidIn } from './raid.ts';
import { type Retreating, retreats } from './retreat.ts';
import { sources, supplied, without } from './supply.ts';
import { Table } from './table.ts';
import { winter } from './winter.ts';

type Locals = Readonly<Record<string, Json>>;
type SupplyAnswer = Readonly<Record<'sources' | 'light' | 'other' | 'without', readonly string[]>>;

const SIDES: readonly SideName[] = ['french', 'british'];
const sorted = (all: readonly string[]): string => [...new Set(all)].sort().join(' ');

/** Compares the rules' lists and answers with the oracles, at each position of a game. */
export class BayonetsOracle implements Oracle {
  private readonly following = new Map<string, Follower>();
  private before: ReadonlySet<string> = new Set();
  private readonly ledger = new Ledger();

  look(position: Asked, entries: readonly ChoiceEntry[]): OracleFinding[] {
    const json = bayonetsTomahawks.toJson(position.g as never) as unknown as Position;
    const board = new Board(json);
    const found = [
      ...supplies(position, board),
      ...this.ledger.look(json, board),
      ...this.follow(position, json, entries),
    ];
    const { procedure, step } = position.question;
    if (procedure === 'action-phase' && step === 'act') return [...found, raidsOffered(position, json)];
    if (procedure !== 'retreat' || step !== 'to') return found;
    const listed = position.asked.flatMap(({ texts }) => texts.map((each) => each.split(' ')[1] ?? ''));
    return [...found, retreat(board, json, listed)];
  }

  /** Follows Battles and Raids from their first question on. */
  private follow(position: Asked, json: Position, entries: readonly ChoiceEntry[]): OracleFinding[] {
    const now = new Set<string>(json.stack.map(({ procedure }) => procedure));
    for (const [subject, begin] of Object.entries(COURSES))
      if (now.has(subject) && !this.before.has(subject)) {
        const table = new Table(json);
        const course = begin(table, position.question.step);
        if (course !== undefined) this.following.set(subject, new Follower(subject, table, course));
      }
    this.before = now;
    return [...this.following].flatMap(([subject, follower]) => {
      const findings = follower.look(position, json, entries.at(-1)?.choice ?? '');
      if (follower.over) this.following.delete(subject);
      return findings;
    });
  }
}

/** The courses by the procedures of the game that they follow. */
const COURSES: Readonly<Record<string, (table: Table, step: string) => Course | undefined>> = {
  battles,
  raid: (table) => raid(table, (table.position.stack.at(-1)?.locals ?? {}) as unknown as Raiding),
  'winter-quarters': (table, step) => (['reveal', 'to', 'disband'].includes(step) ? winter(table, step) : undefined),
};

function raidsOffered({ asked }: Asked, json: Position): OracleFinding {
  const { side, stage } = (json.stack.at(-1)?.locals ?? {}) as { side: SideName; stage: string };
  const listed = asked.flatMap(({ texts }) => texts.flatMap((text) => raidIn(json, text)));
  return { subject: 'raids', where: side, rules: sorted(listed), oracle: sorted(raiders(json, side, stage)) };
}

// 3.7 A Commander is alone only within a Phase; no supply is checked then, and 14.1 does not mention it.
const supplies = (position: Asked, board: Board): OracleFinding[] =>
  SIDES.some((side) => hasLoneCommander(board, side)) ? [] : SIDES.flatMap((side) => supply(position, board, side));
const hasLoneCommander = (board: Board, side: SideName): boolean =>
  SPACES.some((space) => {
    const stack = board.unitsIn(space, side);
    return stack.length > 0 && stack.every(isCommander);
  });

function supply({ g, rules }: Asked, board: Board, side: SideName): OracleFinding[] {
  const answer = rules.query(g, 'supply', { side }) as SupplyAnswer;
  const own: SupplyAnswer = {
    sources: sources(board, side),
    light: supplied(board, side, true),
    other: supplied(board, side, false),
    without: without(board, side),
  };
  const parts = ['sources', 'light', 'other', 'without'] as const;
  return parts.map((part) => ({
    subject: 'supply',
    where: `${side}, ${part}`,
    rules: sorted(answer[part]),
    oracle: sorted(own[part]),
  }));
}

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function retreat(board: Board, { stack }: Position, listed: readonly string[]): OracleFinding {
  const locals: Locals = stack.at(-1)?.locals ?? {};
  const units = texts(locals.units);
  const how: Retreating = {
    side: locals.side === 'french' ? 'french' : 'british',
    at: String(locals.at),
    units,
    attacker: locals.attacker === true,
    routed: locals.routed === true,
    fought: stack.flatMap((frame) => (frame.procedure === 'battles' ? frame.locals.fought : [])),
  };
  const where = `${units.join(' ')} from ${how.at}, ${how.attacker ? 'attacking' : 'defending'}${how.routed ? ', Routed' : ''}`;
  return { subject: 'retreat', where, rules: sorted(listed), oracle: sorted(retreats(board, how)) };
}
