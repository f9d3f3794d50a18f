import { explain } from '@carillon/flow';
import { type Playing, type PlayingOptions, playing } from '@carillon/testkit';
import { type CardPlaceName, piece, place } from '../src/ids.ts';
import { wildernessWar } from '../src/index.ts';
import type { LogEntry } from '../src/log.ts';
import {
  type CardName,
  LEADERS,
  type LeaderName,
  PIECES,
  type PieceName,
  type PlaceName,
  SIDES,
  type SideName,
  type SpaceName,
} from '../src/names.ts';
import type { Position } from '../src/position.ts';
import { toJson } from '../src/save.ts';
import type { State } from '../src/state.ts';
import type { View } from '../src/view.ts';
import { position, type Sparse } from './position.ts';
import { NAMED_RIGHTLY } from './rules-told.ts';

export { position, type Sparse, some } from './position.ts';

// Play from sparse positions, in the players' words.

const isLeaderName = (name: PieceName): name is LeaderName => LEADERS.some((leader) => leader === name);

/** Names in the order of the pieces, as subsets are chosen. */
const inOrder = (names: readonly PieceName[]): PieceName[] => PIECES.filter((name) => names.includes(name));

/** A table that answers for a player where there is nothing to decide: only one choice, or a window with nothing to play. */
const QUICK: PlayingOptions = { takeLone: true, passIdleWindows: true };

/** The log entries of one type; some share their shape with others. */
type Told<T> = LogEntry extends infer Entry
  ? Entry extends { readonly type: infer K }
    ? T extends K
      ? Entry
      : never
    : never
  : never;

/** Play from a sparse position: what each side and chance does, and the resulting state. */
export class Account {
  /** The testkit's own view: the offers, the seat to choose, the log. */
  readonly table: Playing<State, View, LogEntry>;
  readonly french: Player;
  readonly british: Player;
  readonly dice: Dice;

  constructor(sparse: Sparse, options: PlayingOptions = QUICK) {
    this.table = playing(wildernessWar, position(sparse), { naming: NAMED_RIGHTLY, ...options });
    this.french = new Player(this.table, 'french');
    this.british = new Player(this.table, 'british');
    this.dice = new Dice(this.table);
  }

  get state(): State {
    return this.table.state;
  }

  /** Victory points, positive for the French. */
  get vp(): number {
    return this.state.vp;
  }

  /** Where a piece is. */
  where(name: PieceName): PlaceName {
    return place.nameOf(this.state.place.get(piece.of(name)));
  }

  /** The pieces in a place, in their order. */
  at(where: PlaceName): PieceName[] {
    return PIECES.filter((name) => this.where(name) === where);
  }

  isReduced(name: PieceName): boolean {
    return this.state.reduced.has(piece.of(name));
  }

  isInside(name: PieceName): boolean {
    return this.state.inside.has(piece.of(name));
  }

  /** If it does not matter which unit loses steps: the first that may. */
  lossesFall(): this {
    for (const side of SIDES) {
      while (this.table.breadcrumb.endsWith('losses.pick') && this.asks(side)) {
        this.table.choose(side, this.table.choices(side)[0] ?? '');
      }
    }
    return this;
  }

  /** Whether a side is to choose now. */
  private asks(name: SideName): boolean {
    return wildernessWar.flow.who(this.state) === SIDES.indexOf(name);
  }

  /** The position as named JSON, for everything else. */
  get position(): Position {
    return toJson(this.state);
  }

  /** Where a card is. */
  card(name: CardName): CardPlaceName {
    return this.position.cards[name] ?? 'out';
  }

  /** By which clauses the seat that is asked cannot choose this. */
  why(choice: string): readonly string[] | undefined {
    const { flow } = wildernessWar;
    const [verb = '', ...words] = choice.split(' ');
    return explain(flow, this.state, flow.who(this.state), { verb, words })?.map(({ name }) => name);
  }

  /** The log entries of one type so far. */
  told<T extends LogEntry['type']>(type: T): Told<T>[] {
    return this.table.log.filter((entry): entry is Told<T> => entry.type === type);
  }
}

/** Begins play from a sparse position. With `{}` for options every window and lone answer is asked. */
export const play = (sparse: Sparse, options?: PlayingOptions): Account => new Account(sparse, options);

/** Dice and draws, as they come. */
export class Dice {
  constructor(private readonly table: Playing<State, View, LogEntry>) {}

  /** One die, or in a battle or assault the attacker's and the defender's. */
  roll(...faces: readonly number[]): this {
    return this.come(`roll ${faces.join(' ')}`);
  }

  /** 7.7 A die for each leader in turn. */
  check(...faces: readonly number[]): this {
    return this.come(...faces.map((face) => `check ${face}`));
  }

  draw(...cards: readonly CardName[]): this {
    return this.come(...cards.map((name) => `draw ${name}`));
  }

  /** Results of chance, as text. */
  come(...texts: readonly string[]): this {
    this.table.chance(...texts);
    return this;
  }
}

/** Procedures whose `force` is the pieces chosen so far. */
const GATHERING: ReadonlySet<string> = new Set(['muster', 'interception', 'avoid', 'march']);

/** A player's actions, in the words of the game. For all others use `chooses`. */
export class Player {
  constructor(
    private readonly table: Playing<State, View, LogEntry>,
    private readonly side: SideName,
  ) {}

  /** Choices as text. */
  chooses(...texts: readonly string[]): this {
    this.table.choose(this.side, ...texts);
    return this;
  }

  /** And now this side is to choose at a step, written as `procedure.step`. */
  isToChoose(step: string): this {
    this.table.nowChooses(this.side, step);
    return this;
  }

  // ---- 5.2 cards

  /** 5.34 Activates a force: the leader with those named. */
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

  /** 5.41 Stockades, and no more. */
  buildsStockades(played: CardName, ...where: readonly SpaceName[]): this {
    return this.chooses(`stockades ${played}`).builds(where);
  }

  /** 5.42 Forts, begun or finished, and no more. */
  buildsForts(played: CardName, ...where: readonly SpaceName[]): this {
    return this.chooses(`forts ${played}`).builds(where);
  }

  demolishes(where: SpaceName): this {
    return this.chooses(`demolish ${where}`);
  }

  // ---- 6 movement

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

  // ---- 7 battles

  /** 7.3 These Militia units and no more. */
  deploys(...militia: readonly PieceName[]): this {
    return this.take('battle.militia', 'deploy', militia);
  }

  /** 8.251 These besieged pieces and no more. */
  joins(...pieces: readonly PieceName[]): this {
    return this.take('battle.relief', 'join', pieces);
  }

  /** A step from each unit named, in this order. */
  loses(...units: readonly PieceName[]): this {
    return this.chooses(...units.map((name) => `lose ${name}`));
  }

  /** 7.91 All to one space, or only the piece named. */
  retreats(to: SpaceName, one?: PieceName): this {
    return this.chooses(one === undefined ? `all ${to}` : `one ${one} ${to}`);
  }

  /** 8.13 All inside, or only the piece named. */
  retreatsInside(one?: PieceName): this {
    return this.chooses(one === undefined ? 'allInside' : `inside ${one}`);
  }

  // ---- 8 sieges, 9 assaults

  /** 8.1 These go inside and no more. */
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

  // ---- inside

  private tries(first: PieceName, others: readonly PieceName[]): this {
    return isLeaderName(first) ? this.leads(first, ...others) : this.chooses(`send ${first}`);
  }

  /** Chooses pieces one by one with a verb, and ends with `done` where more could follow. */
  private take(step: string, verb: string, pieces: readonly PieceName[]): this {
    for (const name of inOrder(pieces)) if (!this.hasTaken(name)) this.chooses(`${verb} ${name}`);
    return this.endsAt(step);
  }

  /** Whether the table has taken a piece by itself, because it was the only one to be taken. */
  private hasTaken(name: PieceName): boolean {
    return toJson(this.table.state).stack.some(
      ({ procedure, locals }) => GATHERING.has(procedure) && 'force' in locals && locals.force.includes(name),
    );
  }

  private builds(where: readonly SpaceName[]): this {
    return this.chooses(...where.map((to) => `build ${to}`)).endsAt('construction.build');
  }

  private endsAt(step: string): this {
    return this.table.breadcrumb.endsWith(step) ? this.chooses('done') : this;
  }
}
