import type { Playing } from '@carillon/testkit';
import type { LogEntry } from '../src/log.ts';
import {
  type CardName,
  LEADERS,
  type LeaderName,
  PIECES,
  type PieceName,
  type SideName,
  type SpaceName,
} from '../src/names.ts';
import { toJson } from '../src/save.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';

const isLeaderName = (name: PieceName): name is LeaderName => LEADERS.some((leader) => leader === name);

/** Names in the order of the pieces, as subsets are chosen. */
const inOrder = (names: readonly PieceName[]): PieceName[] => PIECES.filter((name) => names.includes(name));

/** Procedures whose `force` is the pieces chosen so far. */
const GATHERING: ReadonlySet<string> = new Set(['muster', 'interception', 'avoid', 'march']);

/** A player's actions at any question. */
class Chooser {
  constructor(
    private readonly table: Playing<State, View, LogEntry>,
    private readonly side: SideName,
  ) {}

  /** Choices as text. */
  chooses(...texts: readonly string[]): this {
    this.table.choose(this.side, ...texts);
    return this;
  }

  /** Expects that this side is now to choose at a step, written as `procedure.step`. */
  isToChoose(step: string): this {
    this.table.nowChooses(this.side, step);
    return this;
  }

  /** Chooses pieces one by one with a verb, and ends with `done` where more could follow. */
  protected take(step: string, verb: string, pieces: readonly PieceName[]): this {
    for (const name of inOrder(pieces)) if (!this.hasTaken(name)) this.chooses(`${verb} ${name}`);
    return this.endsAt(step);
  }

  /** Whether the table has taken a piece automatically, because it was the only one available. */
  private hasTaken(name: PieceName): boolean {
    return toJson(this.table.state).stack.some(
      ({ procedure, locals }) => GATHERING.has(procedure) && 'force' in locals && locals.force.includes(name),
    );
  }

  protected endsAt(step: string): this {
    return this.table.breadcrumb.endsWith(step) ? this.chooses('done') : this;
  }
}

/** A player's actions with cards (5.2). */
class CardPlayer extends Chooser {
  /** 5.34 Activates a force: the leader with the named pieces. */
  activates(played: CardName, leader: LeaderName, ...others: readonly PieceName[]): this {
    return this.chooses(`activate ${played}`).leads(leader, ...others);
  }

  /** Names the leader of a force, and the pieces that go with him. */
  leads(leader: LeaderName, ...others: readonly PieceName[]): this {
    return this.chooses(`lead ${leader}`).take('muster.pick', 'take', others);
  }

  /** 5.33 Activates pieces one by one. Where there are several, `starts` says which goes first. */
  activatesAlone(played: CardName, ...pieces: readonly PieceName[]): this {
    this.chooses(`activate ${played}`).take('activation.choose', 'alone', pieces);
    const [only, ...more] = pieces;
    return only !== undefined && more.length === 0 ? this.starts(only) : this;
  }

  starts(name: PieceName): this {
    return this.chooses(`start ${name}`);
  }

  playsEvent(played: CardName): this {
    return this.chooses(`event ${played}`);
  }

  discards(played: CardName): this {
    return this.chooses(`discard ${played}`);
  }

  /** 4.0 Passes, and holds the last card. */
  holds(): this {
    return this.chooses('hold');
  }

  /** 5.56 Plays a response card. */
  responds(played: CardName): this {
    return this.chooses(`respond ${played}`);
  }

  passes(): this {
    return this.chooses('pass');
  }

  /** 5.41 Builds only these stockades. */
  buildsStockades(played: CardName, ...where: readonly SpaceName[]): this {
    return this.chooses(`stockades ${played}`).builds(where);
  }

  /** 5.42 Begins or finishes only these forts. */
  buildsForts(played: CardName, ...where: readonly SpaceName[]): this {
    return this.chooses(`forts ${played}`).builds(where);
  }

  demolishes(where: SpaceName): this {
    return this.chooses(`demolish ${where}`);
  }

  private builds(where: readonly SpaceName[]): this {
    return this.chooses(...where.map((to) => `build ${to}`)).endsAt('construction.build');
  }
}

/** A player's actions with forces that move (6). */
class Marcher extends CardPlayer {
  /** By land or boat, space by space. */
  marches(...way: readonly SpaceName[]): this {
    return this.chooses(...way.map((to) => `move ${to}`));
  }

  infiltrates(to: SpaceName): this {
    return this.chooses(`infiltrate ${to}`);
  }

  sails(to: SpaceName): this {
    return this.chooses(`sail ${to}`);
  }

  /** 6.43 An Amphibious Landing. */
  lands(to: SpaceName): this {
    return this.chooses(`land ${to}`);
  }

  /** 6.1 Leaves pieces behind, from the last to the first. */
  drops(...pieces: readonly PieceName[]): this {
    return this.chooses(
      ...inOrder(pieces)
        .reverse()
        .map((name) => `drop ${name}`),
    );
  }

  stops(): this {
    return this.chooses('stop');
  }

  /** 6.7 With a unit alone, or with a leader and his units. */
  intercepts(first: PieceName, ...others: readonly PieceName[]): this {
    return this.tries(first, others);
  }

  declines(): this {
    return this.chooses('decline');
  }

  /** 6.8 With a unit alone, or with a leader and his units. */
  avoids(first: PieceName, ...others: readonly PieceName[]): this {
    return this.tries(first, others);
  }

  stands(): this {
    return this.chooses('stand');
  }

  private tries(first: PieceName, others: readonly PieceName[]): this {
    return isLeaderName(first) ? this.leads(first, ...others) : this.chooses(`send ${first}`);
  }
}

/** A player's actions, in the words of the game. For all others use `chooses`. */
export class Player extends Marcher {
  // ---- 7 battles

  /** 7.3 Deploys only these Militia units. */
  deploys(...militia: readonly PieceName[]): this {
    return this.take('battle.militia', 'deploy', militia);
  }

  /** 8.251 Only these besieged pieces join. */
  joins(...pieces: readonly PieceName[]): this {
    return this.take('battle.relief', 'join', pieces);
  }

  /** Takes a step from each named unit, in this order. */
  loses(...units: readonly PieceName[]): this {
    return this.chooses(...units.map((name) => `lose ${name}`));
  }

  /** 7.91 All retreat to one space, or only the named piece does. */
  retreats(to: SpaceName, one?: PieceName): this {
    return this.chooses(one === undefined ? `all ${to}` : `one ${one} ${to}`);
  }

  /** 8.13 All go inside, or only the named piece does. */
  retreatsInside(one?: PieceName): this {
    return this.chooses(one === undefined ? 'allInside' : `inside ${one}`);
  }

  // ---- 8 sieges, 9 assaults

  /** 8.1 Only these pieces go inside. */
  shelters(...pieces: readonly PieceName[]): this {
    return this.take('shelter.pick', 'shelter', pieces);
  }

  /** 8.231 Rolls on the Siege Table instead of moving. */
  besieges(): this {
    return this.chooses('siege');
  }

  /** 9.11 Assaults. */
  assaults(): this {
    return this.chooses('assault');
  }

  /** 8.24 Does not assault after the siege roll. */
  waits(): this {
    return this.chooses('wait');
  }

  /** 8.25 Comes out to attack the besiegers. */
  sorties(): this {
    return this.chooses('sortie');
  }
}
