import { CARD_FACTS } from '../../src/data/cards.ts';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { type Course, roll } from './asking.ts';
import { type Board, enemyOf, isCommander, isLight, SPACES, spaceFacts } from './board.ts';
import { isFort, isIndian, Table } from './table.ts';

// 9.0 Raids.

const REACH = 3;
const DOUBLED = 6;
const TRACK = 8;
/** 9.2, 9.3 Faces with which Light units intercept, and Raids succeed. */
const GOOD: readonly string[] = ['flag', 'hit-tc', 'bt'];

const FRONTIERS_ABLAZE = 'frontiers-ablaze-36';
const LACROSSE = 'staged-lacrosse-game-46';
const PURSUIT = 'pursuit-of-elevated-status-49';
const PLUNDER = 'a-right-to-plunder-and-captives-50';

export interface Raiding {
  readonly side: SideName;
  readonly raider: string;
  readonly from: string;
  /** 9.1 Three connections, or six with a doubled point. */
  readonly reach: number;
}

/** 9.0 A space is raided once a Year. A Base has no value. */
function isTarget(board: Board, side: SideName, space: string): boolean {
  const { frenchRaids, britishRaids } = board.position;
  if ([...frenchRaids, ...britishRaids].some((each) => each === space)) return false;
  const { home, kind } = spaceFacts(space);
  if (home === enemyOf(side)) return kind !== 'base';
  return kind === 'wilderness' && board.unitsIn(space, enemyOf(side)).some(isFort);
}

/** 9.1 The spaces next to a space where a raider may go. */
function nextTo(board: Board, side: SideName, at: string): string[] {
  const { closed, options } = board.position;
  const open = options.some((each) => each === 'neutralPaths');
  return board
    .ways(at, true)
    .filter(({ id, nation }) => !(side === 'british' && id === closed) && (open || !board.isNeutral(nation)))
    .map(({ to }) => to)
    .filter((to) => side === 'british' || spaceFacts(to).kind !== 'base');
}

/** The spaces from which a target can be reached by at most `left` connections. */
function hopeful(board: Board, side: SideName, left: number): Set<string> {
  const reached = new Set(SPACES.filter((space) => isTarget(board, side, space)));
  for (let step = 0; step < left; step++)
    for (const space of SPACES.filter((each) => nextTo(board, side, each).some((to) => reached.has(to))))
      reached.add(space);
  return reached;
}

class Raid {
  private at: string;
  private left: number;
  /** Pursuit of Elevated Status: an Interception has been rolled again. */
  private again = false;
  /** 9.2 The spaces where the enemy has rolled. Only another raider is rolled for there again. */
  private readonly rolledIn = new Set<string>();

  constructor(
    private readonly table: Table,
    private readonly how: Raiding,
  ) {
    this.at = how.from;
    this.left = how.reach;
  }

  *play(): Course {
    const { side } = this.how;
    for (;;) {
      if (yield* this.isIntercepted()) return this.goBack();
      const answer = yield { step: 'raid.onward', who: side, texts: this.choices() };
      const [verb, to] = answer.split(' ');
      if (verb === 'raid' || to === undefined) return yield* this.strike();
      this.at = to;
      this.left--;
    }
  }

  private choices(): string[] {
    const { board } = this.table;
    const { side } = this.how;
    const good = hopeful(board, side, this.left - 1);
    const onward = this.left > 0 ? nextTo(board, side, this.at).filter((to) => good.has(to)) : [];
    return [...(isTarget(board, side, this.at) ? ['raid'] : []), ...onward.map((to) => `to ${to}`)];
  }

  // ---- 9.2

  private *isIntercepted(): Course<boolean> {
    // 11.0 A Commander, too, is a unit that is not Light.
    const enemies = this.table.units(this.at, enemyOf(this.how.side));
    if (enemies.length === 0 || this.rolledIn.has(this.at)) return false;
    this.rolledIn.add(this.at);
    const faces = enemies.some(isLight) ? GOOD : ['flag'];
    if (!faces.includes(yield* roll('raid.intercept'))) return false;
    if (this.again || !this.has(PURSUIT)) return true;
    const answer = yield { step: 'raid.intercepted', who: this.how.side, texts: ['again', 'accept'] };
    if (answer === 'accept') return true;
    this.again = true;
    return faces.includes(yield* roll('raid.intercept'));
  }

  /** Whether a card for French Indian raiders is in play and not used up. */
  private has(card: string): boolean {
    const { position } = this.table;
    const { side, raider } = this.how;
    const { indian } = position.played;
    return side === 'french' && isIndian(raider) && indian === card && !position.used.some((each) => each === card);
  }

  private goBack(): void {
    this.table.mark('spent', [this.how.raider]);
  }

  // ---- 9.3

  private *strike(): Course {
    const lacrosse = yield* this.isLacrosse();
    let face = yield* roll('raid.roll');
    if (!GOOD.includes(face) && this.has(PURSUIT)) {
      const answer = yield { step: 'raid.rolled', who: this.how.side, texts: ['again', 'accept'] };
      if (answer === 'again') face = yield* roll('raid.roll');
    }
    if (!GOOD.includes(face)) return this.goBack();
    if (lacrosse !== undefined) this.loseFort(lacrosse);
    this.succeed();
  }

  /** Staged Lacrosse Game: the only British unit there is a Fort. */
  private *isLacrosse(): Course<string | undefined> {
    const [only, ...others] = this.table.units(this.at, 'british');
    if (only === undefined || others.length > 0 || !isFort(only) || !this.has(LACROSSE)) return undefined;
    const answer = yield { step: 'raid.lacrosse', who: 'french', texts: ['play', 'decline'] };
    return answer === 'play' ? only : undefined;
  }

  /** 2.1.2 French units that were fighting for the Fort have the space to themselves. */
  private loseFort(fort: string): void {
    this.table.takeAway(fort, 'removed');
    this.table.settle(this.at);
    this.table.removeBattle(this.at);
  }

  private succeed(): void {
    const { table, at } = this;
    const { side, raider, from } = this.how;
    const markers = side === 'french' ? table.now.frenchRaids : table.now.britishRaids;
    markers.push(at);
    scoreRaid(table, side, this.points());
    if (!isIndian(raider) || this.has(PLUNDER)) {
      this.goBack();
      return;
    }
    table.takeAway(raider, 'losses');
    table.settle(from);
    // 10.3.1, 3.7 A Commander alone is not an enemy to fight.
    if (table.units(from, side).every(isCommander)) table.removeBattle(from);
  }

  /** 9.3 A Fort in the Wilderness is worth one. */
  private points(): number {
    const { played, used } = this.table.position;
    const { kind, value } = spaceFacts(this.at);
    const ablaze = played.french === FRONTIERS_ABLAZE && !used.some((each) => each === FRONTIERS_ABLAZE);
    return (kind === 'wilderness' ? 1 : value) + (this.how.side === 'french' && ablaze ? 2 : 0);
  }
}

export const raid = (table: Table, how: Raiding): Course => new Raid(table, how).play();

/** 9.3 One VP at the end of the track; the rest counts on. */
export function scoreRaid(table: Table, side: SideName, points: number): void {
  const total = (table.now.raidPoints[side] ?? 0) + points;
  table.now.raidPoints[side] = total % TRACK;
  table.score(side, Math.floor(total / TRACK));
}

// ---- 9.0 Who may raid

/** The Action Points that a side may still use: their type, and whether they are doubled. */
function pointsOf({ played, pointsGone, reaction, extraLight }: Position, side: SideName, stage: string) {
  const deck = stage === 'indian' ? 'indian' : side;
  const card = CARD_FACTS.find(({ id }) => id === played[deck]);
  const printed = (card?.actionPoints ?? []).map((each, nth) => ({ ...each, id: `${deck}-${nth + 1}` }));
  const extra = { type: 'light', double: false, id: `french-${printed.length + 1}` };
  const all = extraLight && deck === 'french' ? [...printed, extra] : printed;
  const gone: readonly string[] = pointsGone;
  return all.filter(({ id }) => !gone.includes(id) && (stage === 'reaction') === (reaction === id));
}

/** 7.3, 9.0 The Light units that a point may send, with the length of their way, e.g. `rogers/3`. */
export function raiders(position: Position, side: SideName, stage: string): string[] {
  const table = new Table(position);
  const { board } = table;
  // Let's See How the French Fight: no Indian unit does anything.
  const still = position.played.indian === 'lets-see-how-the-french-fight-54';
  const light = SPACES.flatMap((space) => board.unitsIn(space, side).filter(isLight)).filter(
    (each) => !table.is('spent', each) && !table.is('routed', each) && !(still && isIndian(each)),
  );
  const sent = pointsOf(position, side, stage).flatMap(({ type, double }) => {
    const reach = double ? DOUBLED : REACH;
    const good = hopeful(board, side, reach);
    const may = type === 'indian' ? light.filter(isIndian) : light;
    if (!['light', 'indian', 'french-light-army'].includes(type)) return [];
    return may.filter((each) => good.has(table.now.place[each] ?? '')).map((each) => `${each}/${reach}`);
  });
  return [...new Set(sent)];
}

/** The Light unit that a listed choice sends, with the length of its way. */
export function raidIn(position: Position, text: string): string[] {
  const [verb, point, raider] = text.split(' ');
  if (verb !== 'raid') return [];
  const { played } = position;
  const [deck = '', nth = ''] = (point ?? '').split('-');
  const card = CARD_FACTS.find(({ id }) => id === (played as Readonly<Record<string, unknown>>)[deck]);
  const double = card?.actionPoints[Number(nth) - 1]?.double === true;
  return [`${raider}/${double ? DOUBLED : REACH}`];
}
