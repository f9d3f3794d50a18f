import type { Seat } from '@carillon/flow';
import { type Counter, type Counting, Counts, Trails } from '@carillon/opponent';
import {
  besiegedSide,
  enemyOf,
  firstAt,
  fullStrength,
  isAuxiliary,
  isDrilled,
  isMilitia,
  isUnit,
  type LogEntry,
  nextAt,
  type Piece,
  piece,
  placeOf,
  reducedStrength,
  type Side,
  type Space,
  type State,
  side,
  sideOf,
  space,
  supplied,
} from '@carillon/wilderness-war-rules/search';
import { BANDS } from './bands.ts';

/** The figures counted for each side. A turn is a card play. */
const NAMES = [
  'turns',
  /** 8.21 Sieges of posts with a garrison. */
  'sieges begun',
  /** Own turns of each siege, by whether the besiegers are in supply (12.0) as the turn begins. */
  'siege turns',
  'siege turns out of supply',
  /** Sieges out of supply for more than two own turns one after another. */
  'sieges left out of supply',
  /** 8.231 Sieges with at least one roll, and all rolls. */
  'sieges rolled for',
  'siege rolls',
  'sieges won',
  /** 8.232 */
  'sieges lifted',
  /** Activations of Auxiliaries without Drilled Troops, and their raids. */
  'raiding parties',
  'raids',
  'raids that succeed',
  /**
   * Battles that the side began, by the ratio of its strength to the defenders', and the number of them that it won.
   */
  'attacks',
  'attacks at less than even odds',
  'attacks at two to one or better',
  'attacks won',
  'attacks at less than even odds won',
  'attacks at two to one or better won',
  /** Auxiliaries alone attacked a stack with more than twice their strength. */
  'lone attacks on an army',
  'Drilled units lost in battle',
  /** 7.92 */
  'Drilled units lost without a way back',
  /** 11.2 */
  'Drilled units lost in winter',
  /** 6.43 */
  'landings',
  /** Forts and fortresses lost, and the number of these without a garrison. */
  'posts lost',
  'posts lost empty',
  /** 8.24 Captured fortresses that the last unit left. */
  'fortresses given back',
  'stockades built',
  'stockades lost',
  'moves to and fro',
  'cards discarded',
] as const;
type Name = (typeof NAMES)[number];

/** A siege under way. */
interface Siege {
  readonly attacker: Side;
  /** Whether anybody was inside when it began. */
  readonly garrisoned: boolean;
  rolled: boolean;
  /** Own turns out of supply one after another. */
  dry: number;
}

/** Own turns after which a siege out of supply should have been left or supplied. */
const PATIENCE = 2;
/**
 * The odds from which an attack counts as strong; at these odds against Auxiliaries, the defenders count as an army.
 */
const STRONG = 2;

type Of<T extends LogEntry['type']> = Extract<LogEntry, { readonly type: T }>;

const strengthOf = (g: State, names: readonly string[]): number => {
  let sum = 0;
  for (const name of names) {
    const p = piece.of(name);
    if (isUnit(p) && !isMilitia(p)) sum += g.reduced.has(p) ? reducedStrength(p) : fullStrength(p);
  }
  return sum;
};

const drilledIn = (names: readonly string[]): number => names.filter((name) => isDrilled(piece.of(name))).length;

function isGarrisoned(g: State, of: Side, where: Space): boolean {
  for (let p = firstAt(g, of, placeOf(where)); p >= 0; p = nextAt(g, of, placeOf(where), p as Piece))
    if (isUnit(p as Piece)) return true;
  return false;
}

/** Counts the events in a game of Wilderness War. */
class WildernessWarCounter implements Counter<State> {
  private readonly figures = new Counts<Name>(NAMES, side.count);
  private readonly sieges = new Map<string, Siege>();
  private readonly trails = new Trails();
  /** The attacker of the battle under way, and its odds. */
  private battle: { readonly attacker: string; readonly odds: Odds } | undefined;

  get counts(): readonly (readonly number[])[] {
    return this.figures.rows;
  }

  note(g: State, reported: unknown): void {
    const entry = reported as LogEntry;
    this.noteMove(entry);
    this.noteSiege(g, entry);
    this.noteFight(g, entry);
    if (entry.type === 'card' || entry.type === 'hold') this.beginTurn(g, entry);
    else if (entry.type === 'activate') {
      const raiders = entry.pieces.some((name) => isAuxiliary(piece.of(name))) && drilledIn(entry.pieces) === 0;
      if (raiders) this.add(entry.side, 'raiding parties');
    } else if (entry.type === 'raid') {
      this.add(entry.side, 'raids');
      if (entry.success) this.add(entry.side, 'raids that succeed');
    } else if (entry.type === 'build' && entry.what === 'stockade') this.add(entry.side, 'stockades built');
    else if (entry.type === 'stockade') this.addTo(enemyOf(side.of(entry.side)), 'stockades lost');
  }

  private add(of: string, name: Name, by = 1): void {
    this.addTo(side.of(of), name, by);
  }

  private addTo(of: Seat, name: Name, by = 1): void {
    this.figures.add(of, name, by);
  }

  private beginTurn(g: State, entry: Of<'card'> | Of<'hold'>): void {
    const own = side.of(entry.side);
    this.trails.forget();
    this.addTo(own, 'turns');
    if (entry.type === 'card' && entry.use === 'pass') this.addTo(own, 'cards discarded');
    for (const [where, siege] of this.sieges) if (siege.attacker === own) this.passTurn(g, where, siege);
  }

  /** A turn of the besieger begins. */
  private passTurn(g: State, where: string, siege: Siege): void {
    this.addTo(siege.attacker, 'siege turns');
    if (supplied(g, siege.attacker, space.of(where))) {
      siege.dry = 0;
      return;
    }
    siege.dry++;
    this.addTo(siege.attacker, 'siege turns out of supply');
    if (siege.dry === PATIENCE + 1) this.addTo(siege.attacker, 'sieges left out of supply');
  }

  private noteMove(entry: LogEntry): void {
    if (entry.type === 'march') {
      const [first = ''] = entry.pieces;
      if (this.trails.step(entry.pieces, entry.from, entry.to)) this.addTo(ownerOf(first), 'moves to and fro');
    } else if (entry.type === 'sail') {
      if (entry.landing) this.addTo(ownerOf(entry.pieces[0] ?? ''), 'landings');
    } else if (DOINGS.has(entry.type)) this.trails.forget();
  }

  private noteSiege(g: State, entry: LogEntry): void {
    if (entry.type === 'siege-begins') {
      const defender = besiegedSide(g, space.of(entry.at));
      const garrisoned = isGarrisoned(g, defender, space.of(entry.at));
      this.sieges.set(entry.at, { attacker: enemyOf(defender), garrisoned, rolled: false, dry: 0 });
      if (garrisoned) this.addTo(enemyOf(defender), 'sieges begun');
    } else if (entry.type === 'siege-roll') this.noteRoll(entry);
    else if (entry.type === 'siege-lifted') this.noteLifted(entry.at);
    else if (entry.type === 'captured') this.noteCapture(entry);
    else if (entry.type === 'fortress-reverts') this.addTo(enemyOf(side.of(entry.side)), 'fortresses given back');
  }

  private noteRoll({ side: of, at }: Of<'siege-roll'>): void {
    this.add(of, 'siege rolls');
    const siege = this.sieges.get(at);
    if (siege === undefined || siege.rolled) return;
    siege.rolled = true;
    this.add(of, 'sieges rolled for');
  }

  private noteLifted(where: string): void {
    const siege = this.sieges.get(where);
    this.sieges.delete(where);
    if (siege?.garrisoned === true) this.addTo(siege.attacker, 'sieges lifted');
  }

  private noteCapture({ side: by, at }: Of<'captured'>): void {
    const garrisoned = this.sieges.get(at)?.garrisoned === true;
    this.sieges.delete(at);
    if (garrisoned) this.add(by, 'sieges won');
    const loser = enemyOf(side.of(by));
    this.addTo(loser, 'posts lost');
    if (!garrisoned) this.addTo(loser, 'posts lost empty');
  }

  private noteFight(g: State, entry: LogEntry): void {
    if (entry.type === 'battle') this.noteBattle(g, entry);
    else if (entry.type === 'won') {
      if (this.battle?.attacker === entry.side) this.addOdds(this.battle.attacker, this.battle.odds, ' won');
      this.battle = undefined;
    } else if (entry.type === 'loss') this.noteLoss(entry);
    else if (entry.type === 'eliminated' && entry.rule === '7.92')
      this.add(entry.side, 'Drilled units lost without a way back', drilledIn(entry.pieces));
  }

  private noteBattle(g: State, { attacker, attackers, defenders }: Of<'battle'>): void {
    const [own, against] = [strengthOf(g, attackers), strengthOf(g, defenders)];
    const odds = own < against ? 'weak' : own >= STRONG * against ? 'strong' : 'even';
    this.battle = { attacker, odds };
    this.addOdds(attacker, odds, '');
    if (drilledIn(attackers) === 0 && against > STRONG * own) this.add(attacker, 'lone attacks on an army');
  }

  private addOdds(of: string, odds: Odds, won: '' | ' won'): void {
    this.add(of, `attacks${won}`);
    if (odds === 'weak') this.add(of, `attacks at less than even odds${won}`);
    if (odds === 'strong') this.add(of, `attacks at two to one or better${won}`);
  }

  private noteLoss({ side: of, piece: name, eliminated, rule }: Of<'loss'>): void {
    if (!eliminated || drilledIn([name]) === 0) return;
    if (rule === '11.2') this.add(of, 'Drilled units lost in winter');
    else if (rule.startsWith('7.')) this.add(of, 'Drilled units lost in battle');
  }
}

type Odds = 'weak' | 'even' | 'strong';

/** Log entries that give a march a reason to go back. */
const DOINGS: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  ...(['drop', 'battle', 'raid', 'captured', 'stockade', 'overrun', 'intercept', 'retreat'] as const),
  ...(['assault', 'siege-roll', 'fort-started-lost'] as const),
]);

const ownerOf = (name: string): Side => sideOf(piece.of(name));

/** The figures counted in games of Wilderness War. */
export const wildernessWarCounting: Counting<State> = {
  names: NAMES,
  bands: BANDS,
  begin: () => new WildernessWarCounter(),
};
