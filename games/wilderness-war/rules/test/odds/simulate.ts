import { CHANCE, type Choice, Choices, copyInto, OVER } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import type { LogEntry } from '../../src/log.ts';
import { LEADERS, type LeaderName, type PieceName, type SideName } from '../../src/names.ts';
import { usual, type Will, willed } from '../../src/odds/answers.ts';
import type { Fight } from '../../src/odds/fights.ts';
import { Battle, flow } from '../../src/procedures/contents.ts';
import { Assault, Siege } from '../../src/procedures/contents-sieges.ts';
import { GoHome, Raid } from '../../src/procedures/contents-year.ts';
import { type State, shape } from '../../src/state.ts';

// Fights rolled out die by die with the rules themselves. Only the dice are rolled each time: the rules work out where
// a roll leads when it first occurs, and the result is cached. This code knows nothing of how the odds are computed; it
// shares with them only the assumed choices of the sides.

/** Events on the way to a position. */
export interface Account {
  readonly steps: Record<SideName, number>;
  readonly killed: Record<SideName, LeaderName[]>;
  /** Leaders eliminated otherwise. */
  readonly lost: Record<SideName, LeaderName[]>;
  readonly trapped: Record<SideName, number>;
  winner: SideName | undefined;
  overrun: boolean;
  vp: number;
  level: number | undefined;
  success: boolean;
  markers: number;
}

/** A position in which chance rolls, or the end of the fight. */
interface Node {
  readonly account: Account;
  readonly g: State;
  /** The number, or the weight, of the rolls that have ended here. */
  ended: number;
  /** The possible rolls; empty at an end. */
  readonly outcomes: readonly Choice[];
  readonly next: (Node | undefined)[];
}

/** The procedures that a fight consists of, and that follow from it within the march. */
const OF_THE_FIGHT: ReadonlySet<string> = new Set([
  'march',
  'battle',
  'losses',
  'leader-checks',
  'retreat',
  'siege',
  'assault',
  'capture',
  'relocation',
  'raid',
  'go-home',
  'militia-flees',
  'displacement',
  'window',
]);

const blank = (): Account => ({
  steps: { french: 0, british: 0 },
  killed: { french: [], british: [] },
  lost: { french: [], british: [] },
  trapped: { french: 0, british: 0 },
  winner: undefined,
  overrun: false,
  vp: 0,
  level: undefined,
  success: false,
  markers: 0,
});

function write(account: Account, entry: LogEntry): void {
  if (entry.type === 'loss') account.steps[entry.side]++;
  if (entry.type === 'leader-check' && entry.killed) account.killed[entry.side].push(entry.leader);
  if (entry.type === 'eliminated') writeEliminated(account, entry.side, entry.pieces, entry.rule === '7.92');
  if (entry.type === 'won' || entry.type === 'captured') account.winner = entry.side;
  if (entry.type === 'overrun') account.overrun = true;
  if (entry.type === 'vp') account.vp += entry.side === 'french' ? entry.points : -entry.points;
  if (entry.type === 'siege-roll') account.level = entry.level;
  if (entry.type === 'raid') account.success = entry.success;
  if (entry.type === 'raided') account.markers++;
}

function writeEliminated(account: Account, of: SideName, pieces: readonly PieceName[], trapped: boolean): void {
  for (const name of pieces) {
    const leader = LEADERS.find((each) => each === name);
    if (leader !== undefined) account.lost[of].push(leader);
    else if (trapped) account.trapped[of]++;
  }
}

const choices = new Choices();

/** Rolls one fight any number of times. */
export class Rollout {
  private readonly root: Node;
  private readonly all: Node[] = [];

  constructor(
    g: State,
    private readonly fight: Fight,
    private readonly will: Will = {},
  ) {
    const copy = shape.blank();
    copyInto(copy, g);
    this.root = this.arrive(copy, blank());
  }

  /** Rolls it `times` times. */
  roll(times: number, random: Random): void {
    for (let i = 0; i < times; i++) {
      let node = this.root;
      while (node.outcomes.length > 0) {
        const face = random.below(node.outcomes.length);
        node = node.next[face] ?? this.explore(node, face);
      }
      node.ended++;
    }
  }

  /** Follows every possible roll, weighted by its chance; the weights of all ends add up to 1. */
  exhaust(): void {
    this.follow(this.root, 1);
  }

  /** All ends that were reached, each with the number or weight of the rolls that reached it. */
  get ends(): readonly { readonly account: Account; readonly ended: number }[] {
    return this.all.filter(({ ended }) => ended > 0);
  }

  private follow(node: Node, chance: number): void {
    const share = chance / node.outcomes.length;
    const ways = new Map<Node, number>();
    for (const face of node.outcomes.keys()) {
      const next = node.next[face] ?? this.explore(node, face);
      ways.set(next, (ways.get(next) ?? 0) + share);
    }
    if (ways.size === 0) node.ended += chance;
    for (const [next, each] of ways) this.follow(next, each);
  }

  /** The node that a roll leads to; rolls of one die that lead to the same position share a node. */
  private explore(node: Node, face: number): Node {
    const g = shape.blank();
    copyInto(g, node.g);
    const account = structuredClone(node.account);
    this.take(g, CHANCE, at(node.outcomes, face), account);
    const arrived = this.arrive(g, account);
    const twin = node.next.find((other) => other !== undefined && isSame(other, arrived));
    node.next[face] = twin ?? arrived;
    return twin ?? arrived;
  }

  /** Plays on to the next roll or to the end of the fight. */
  private arrive(g: State, account: Account): Node {
    while (!this.isOver(g) && flow.who(g) !== CHANCE) {
      const who = flow.who(g);
      flow.list(g, who, choices);
      this.take(g, who, willed(g, who, choices, this.will) ?? usual(g, choices), account);
    }
    const outcomes = this.isOver(g) ? [] : this.listed(g);
    const node: Node = { account, g, ended: 0, outcomes, next: [] };
    this.all.push(node);
    return node;
  }

  private listed(g: State): readonly Choice[] {
    flow.list(g, CHANCE, choices);
    return choices.toArray();
  }

  /** Makes a choice, and records its consequences until a procedure outside the fight runs. */
  private take(g: State, who: number, choice: Choice, account: Account): void {
    let goesOn = true;
    flow.onStep = (procedure) => {
      goesOn &&= OF_THE_FIGHT.has(procedure);
    };
    try {
      flow.take(g, who, choice, (entry) => {
        if (goesOn) write(account, entry);
      });
    } finally {
      flow.onStep = undefined;
    }
  }

  private isOver(g: State): boolean {
    if (flow.who(g) === OVER) return true;
    const { kind, at: where } = this.fight;
    if (kind === 'battle') return flow.within(g, Battle) === undefined;
    if (kind === 'assault') return flow.within(g, Assault) === undefined;
    if (kind === 'siege') return flow.within(g, Siege) === undefined;
    return flow.within(g, Raid)?.at !== where || flow.within(g, GoHome) !== undefined;
  }
}

/** Whether two rolls have led to the same position in the same way. */
const isSame = (a: Node, b: Node): boolean =>
  a.g.cells.every((cell, i) => cell === b.g.cells[i]) && JSON.stringify(a.account) === JSON.stringify(b.account);
