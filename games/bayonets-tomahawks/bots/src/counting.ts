import {
  enemyOf,
  isArtillery,
  isBrigade,
  isCommander,
  isFleet,
  isLight,
  isMobile,
  isOutpost,
  isVictorySpace,
  type LogEntry,
  nation,
  nationAt,
  type Piece,
  piece,
  placeOf,
  type Side,
  type Space,
  type State,
  side,
  sideOf,
  space,
} from '@carillon/bayonets-tomahawks-rules/search';
import { NONE } from '@carillon/flow';
import { type Counter, type Counting, Counts, Trails } from '@carillon/opponent';
import { BANDS } from './bands.ts';
import { worthOfUnit } from './field.ts';

/** The figures counted for each faction. */
const NAMES = [
  /** Action Phases, without Reaction. */
  'turns',
  /** 2.1.2 Spaces taken, and the number of these lost again later. */
  'Villages taken',
  'Villages lost again',
  'Outposts taken',
  'Outposts lost again',
  'Victory Spaces taken',
  'Victory Spaces lost again',
  /** Spaces with own Fleets as an Action Phase begins, and the number of these with guns and with Brigades. */
  'ports with Fleets',
  'ports with Fleets and guns',
  'ports with Fleets and Brigades',
  /** 10.6 */
  'landings',
  'raids',
  'raids stopped',
  'raids that succeed',
  'attacks',
  'attacks won',
  /** Light units alone attacked an army with more than twice their strength. */
  'lone attacks on an army',
  'Forts begun',
  'Forts built',
  'Roads begun',
  'Roads built',
  /** 8.0 A neutral Nation joined the enemy because the faction entered a Village. */
  'Nations driven to the enemy',
  /** 18.2.1 Years that the faction won by a threshold. */
  'thresholds reached',
  'moves to and fro',
  'points unused',
] as const;
type Name = (typeof NAMES)[number];

const STRONG = 2;
type Of<T extends LogEntry['type']> = Extract<LogEntry, { readonly type: T }>;

/** The kinds of spaces that are counted. */
const KINDS: readonly { readonly name: 'Villages' | 'Outposts' | 'Victory Spaces'; is(s: Space): boolean }[] = [
  { name: 'Villages', is: (s) => nationAt(s) !== NONE },
  { name: 'Outposts', is: isOutpost },
  { name: 'Victory Spaces', is: isVictorySpace },
];

/** The figure that each log entry of a type adds 1 to. */
const PLAIN: { readonly [T in LogEntry['type']]?: Name } = {
  land: 'landings',
  raid: 'raids',
  'fort-begun': 'Forts begun',
  'fort-built': 'Forts built',
  'road-begun': 'Roads begun',
  'road-built': 'Roads built',
};

/** Log entries that give a march a reason to go back. */
const DOINGS: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  ...(['battle', 'overwhelm', 'raid', 'control', 'retreat', 'fort-removed', 'battle-marker'] as const),
]);

/** Counts the events in a game of Bayonets & Tomahawks. */
class BayonetsTomahawksCounter implements Counter<State> {
  private readonly figures = new Counts<Name>(NAMES, side.count);
  private readonly trails = new Trails();
  /** By space, the faction that took it last in this game. */
  private readonly takers = new Map<string, string>();
  private attacker: string | undefined;
  /** The last move. */
  private moved: { readonly of: string; readonly to: string } | undefined;

  get counts(): readonly (readonly number[])[] {
    return this.figures.rows;
  }

  note(g: State, reported: unknown): void {
    const entry = reported as LogEntry;
    const plain = PLAIN[entry.type];
    if (plain !== undefined && 'side' in entry && entry.side !== null) this.add(entry.side, plain);
    if (DOINGS.has(entry.type)) this.trails.forget();
    this.noteRest(g, entry);
  }

  private noteRest(g: State, entry: LogEntry): void {
    if (entry.type === 'phase') this.beginPhase(g, entry);
    else if (entry.type === 'move') this.noteMove(entry);
    else if (entry.type === 'control') this.noteControl(entry);
    else if (entry.type === 'points-lost') this.add(entry.side, 'points unused', entry.points);
    else if (entry.type === 'nation-joins') this.noteJoining(entry);
    else if (entry.type === 'result') this.add(entry.winner, 'thresholds reached');
    else this.noteFight(g, entry);
  }

  private noteMove({ side: of, pieces, at, to }: Of<'move'>): void {
    this.moved = { of, to };
    if (this.trails.step(pieces, at, to)) this.add(of, 'moves to and fro');
  }

  /** Counts a Nation that joins a faction because the other one's last move entered its Village. */
  private noteJoining({ nation: name, side: to }: Of<'nation-joins'>): void {
    const { moved } = this;
    if (moved === undefined || moved.of === to || nationAt(space.of(moved.to)) !== nation.of(name)) return;
    this.add(moved.of, 'Nations driven to the enemy');
  }

  private noteFight(g: State, entry: LogEntry): void {
    if (entry.type === 'interception') {
      if (entry.stopped) this.figures.add(enemyOf(side.of(entry.side)), 'raids stopped');
    } else if (entry.type === 'raid-roll') {
      if (entry.success) this.add(entry.side, 'raids that succeed');
    } else if (entry.type === 'battle') this.noteBattle(g, entry);
    else if (entry.type === 'battle-won') {
      if (entry.side === this.attacker) this.add(entry.side, 'attacks won');
      this.attacker = undefined;
    }
  }

  private add(of: string, name: Name, by = 1): void {
    this.figures.add(side.of(of), name, by);
  }

  private beginPhase(g: State, { side: of, reaction }: Of<'phase'>): void {
    this.trails.forget();
    if (reaction) return;
    this.add(of, 'turns');
    const own = side.of(of);
    for (const s of space.all) {
      const there = unitsAt(g, own, s);
      if (!there.some(isFleet)) continue;
      this.add(of, 'ports with Fleets');
      if (there.some(isArtillery)) this.add(of, 'ports with Fleets and guns');
      if (there.some(isBrigade)) this.add(of, 'ports with Fleets and Brigades');
    }
  }

  private noteControl({ at, side: to }: Of<'control'>): void {
    const kinds = KINDS.filter(({ is }) => is(space.of(at)));
    const before = this.takers.get(at);
    if (before !== undefined) for (const { name } of kinds) this.add(before, `${name} lost again`);
    this.takers.delete(at);
    if (to === null) return;
    this.takers.set(at, to);
    for (const { name } of kinds) this.add(to, `${name} taken`);
  }

  private noteBattle(g: State, { at, attacker }: Of<'battle'>): void {
    this.attacker = attacker;
    this.add(attacker, 'attacks');
    const own = unitsAt(g, side.of(attacker), space.of(at));
    const against = unitsAt(g, enemyOf(side.of(attacker)), space.of(at));
    const worth = (units: readonly Piece[]): number => units.reduce((sum, p) => sum + worthOfUnit(g, p), 0);
    const alone = own.every((p) => isLight(p) || isCommander(p));
    if (alone && against.some(isBrigade) && worth(against) > STRONG * worth(own))
      this.add(attacker, 'lone attacks on an army');
  }
}

/** The mobile counters of a faction in a space. */
const unitsAt = (g: State, of: Side, where: Space): readonly Piece[] =>
  piece.all.filter((p) => isMobile(p) && g.place.get(p) === placeOf(where) && sideOf(g, p) === of);

/** The figures counted in games of Bayonets & Tomahawks. */
export const bayonetsTomahawksCounting: Counting<State> = {
  names: NAMES,
  bands: BANDS,
  begin: () => new BayonetsTomahawksCounter(),
};
