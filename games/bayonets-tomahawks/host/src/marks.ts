import {
  PIECE_FACTS,
  type PieceName,
  type Position,
  type SavedFrame,
  type SideName,
  SPACES,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Mark } from '@carillon/testkit';

// The marks of a position: each set of pieces, spaces, connections, cards or points, with the rule that ends it. The walk
// checks that no mark outlives its rule.

type BattleMark = Mark<Position>;
type Names = readonly string[];

const facts = new Map(PIECE_FACTS.map((each) => [each.id as string, each]));
const spaces: ReadonlySet<string> = new Set(SPACES);
const AT_SEA = 'sail-box';

const placeOf = ({ place }: Position, piece: string): string | undefined => place[piece as PieceName];
const isOnBoard = (now: Position, piece: string): boolean => {
  const where = placeOf(now, piece) ?? '';
  return spaces.has(where) || where === AT_SEA;
};
/** The faction of a piece; a unit of a Nation has that of its Nation. */
function sideOf({ joined }: Position, piece: string): SideName | undefined {
  const of = facts.get(piece);
  return of?.side ?? (of?.nation == null ? undefined : joined[of.nation]) ?? undefined;
}

type Locals<P extends SavedFrame['procedure']> = Extract<SavedFrame, { readonly procedure: P }>['locals'];
const frameOf = ({ stack }: Position, procedure: SavedFrame['procedure']): SavedFrame | undefined =>
  stack.find((frame) => frame.procedure === procedure);
const localsOf = <P extends SavedFrame['procedure']>(now: Position, procedure: P): Locals<P> | undefined =>
  frameOf(now, procedure)?.locals as Locals<P> | undefined;

/** 7.1 The steps of an Action Round before anybody acts. */
const BEGINNING: readonly string[] = ['french', 'indian', 'british', 'choose', 'initiative'];
/** 14.0 Whether an Action Round has ended and nobody has acted in the next. */
function isBetweenRounds(now: Position): boolean {
  const step = frameOf(now, 'action-round')?.step;
  return step === undefined ? !now.round.startsWith('ar') : BEGINNING.includes(step);
}
/** 17.2 #1, #2 Whether winter has removed the markers of the Year. */
const BEFORE_WINTER: readonly string[] = ['bonuses', 'reveal', 'check', 'clear'];
const isWinter = (now: Position): boolean => {
  const step = frameOf(now, 'winter-quarters')?.step;
  return step !== undefined && !BEFORE_WINTER.includes(step);
};

/** 13.7 The spaces whose Battle of this Action Round is over. */
function fought(now: Position): Names {
  const running = localsOf(now, 'battle')?.at;
  return localsOf(now, 'battles')?.fought.filter((space) => space !== running) ?? [];
}
const isFought = (now: Position, piece: string): boolean => fought(now).includes(placeOf(now, piece) ?? '');
/** The marked pieces that had the mark in the position before, and have moved since. */
const movedOn = (marked: Names, now: Position, before: Position | undefined, had: Names): Names =>
  marked.filter(
    (piece) => had.includes(piece) && before !== undefined && placeOf(before, piece) !== placeOf(now, piece),
  );

/** 11.0 Called units are in the space one by one, and form one stack at the end. */
const isAssembling = (now: Position, where: string): boolean => localsOf(now, 'marshal')?.at === where;
/** 13.8, 14.1.1 Marked pieces of a stack in which another is without the mark. */
function ofBrokenStacks(marked: Names, now: Position): Names {
  const without = Object.keys(now.place).filter((piece) => isOnBoard(now, piece) && !marked.includes(piece));
  const stack = (piece: string): string => `${sideOf(now, piece)} ${placeOf(now, piece)}`;
  const free = new Set(without.map(stack));
  return marked.filter((piece) => free.has(stack(piece)) && !isAssembling(now, placeOf(now, piece) ?? ''));
}
const offBoard = (marked: Names, now: Position): Names => marked.filter((piece) => !isOnBoard(now, piece));

/** 14.0 #2 A record of the Action Round. */
const ofRound = (set: keyof Position & string, marked: (now: Position) => Names, rule = '14.0'): BattleMark => ({
  set,
  rule,
  until: 'the Action Round ends',
  endedBy: 'end-of-round.discard',
  outlived: (now) => (isBetweenRounds(now) ? marked(now) : []),
});

const ON_UNITS: readonly BattleMark[] = [
  {
    set: 'reduced',
    rule: '3.0.2',
    until: 'the unit is Full again or eliminated',
    endedBy: 'combine.keep, construction.choose, enlistment.to, winter-quarters.disbandedCombine and fleets, remove',
    outlived: (now) => offBoard(now.reduced, now).filter((piece) => placeOf(now, piece) !== 'disbanded'),
  },
  {
    set: 'spent',
    rule: '14.0',
    until: 'the Action Round ends, or the unit leaves the map',
    endedBy: 'end-of-round.discard, remove',
    outlived: (now) => (isBetweenRounds(now) ? now.spent : offBoard(now.spent, now)),
  },
  {
    set: 'routed',
    rule: '13.8',
    until: 'the stack rallies or joins one without the marker, or winter comes',
    endedBy: 'joinStack, rally.again, winter-quarters.clear, remove',
    outlived: (now) =>
      isWinter(now) ? now.routed : [...offBoard(now.routed, now), ...ofBrokenStacks(now.routed, now)],
  },
  {
    set: 'outOfSupply',
    rule: '14.1.1',
    until: 'the stack is in supply or joins one without the marker, or winter comes',
    endedBy: 'joinStack, end-of-round.supply, winter-quarters.clear, remove',
    outlived: (now) =>
      isWinter(now) ? now.outOfSupply : [...offBoard(now.outOfSupply, now), ...ofBrokenStacks(now.outOfSupply, now)],
  },
  {
    set: 'landed',
    rule: '13.7',
    until: 'the Battle there is over, the unit leaves its space, or the Action Round ends',
    endedBy: 'battle.close, put, end-of-round.discard',
    outlived(now, before) {
      if (isBetweenRounds(now)) return now.landed;
      const over = now.landed.filter((piece) => isFought(now, piece));
      return [...over, ...movedOn(now.landed, now, before, before?.landed ?? [])];
    },
  },
  {
    set: 'marshaled',
    rule: '13.7',
    until: 'the Battle there is over, the unit leaves its space, or the Action Round ends',
    endedBy: 'battle.close, put, end-of-round.discard',
    outlived(now, before) {
      if (isBetweenRounds(now)) return now.marshaled;
      const over = now.marshaled.filter((piece) => isFought(now, piece));
      return [...over, ...movedOn(now.marshaled, now, before, before?.marshaled ?? [])];
    },
  },
  {
    set: 'sittingOut',
    rule: '13.9.3',
    until: 'the Battle is over or cancelled, or the unit has left its space',
    endedBy: 'put, cancelBattle, battle.close, end-of-round.discard',
    outlived(now) {
      const fights: Names = [...now.battles, localsOf(now, 'battle')?.at ?? ''];
      return now.sittingOut.filter((piece) => !fights.includes(placeOf(now, piece) ?? '') || isFought(now, piece));
    },
  },
];

const ofYear = (set: 'frenchRaids' | 'britishRaids'): BattleMark => ({
  set,
  rule: '17.2',
  until: 'winter comes',
  endedBy: 'winter-quarters.clear',
  outlived: (now) => (isWinter(now) ? now[set] : []),
});

/** 13.1 The spaces where a faction had units when the Action Round began, until the next begins. */
const before = (set: 'frenchBefore' | 'britishBefore', of: SideName): BattleMark => ({
  set,
  rule: '13.1',
  until: 'the next Action Round begins',
  endedBy: 'action-round.begin',
  outlived(now) {
    const step = frameOf(now, 'action-round')?.step ?? '';
    if (!BEGINNING.includes(step)) return [];
    const held = new Set(Object.keys(now.place).map((piece) => `${sideOf(now, piece)} ${placeOf(now, piece)}`));
    return now[set].filter((space) => !held.has(`${of} ${space}`));
  },
});

const forts = PIECE_FACTS.filter(({ type }) => type === 'fort').map(({ id }) => id);

const ON_THE_MAP: readonly BattleMark[] = [
  ofYear('frenchRaids'),
  ofYear('britishRaids'),
  {
    set: 'roadsBegun',
    rule: '12.0',
    until: 'the Road is finished',
    endedBy: 'endRoad',
    outlived: (now) => now.roadsBegun.filter((road) => now.roads.includes(road)),
  },
  {
    set: 'fortsBegun',
    rule: '12.0',
    until: 'a Fort replaces the marker, or it is removed',
    endedBy: 'endFort',
    outlived: (now) => now.fortsBegun.filter((space) => forts.some((fort) => now.place[fort] === space)),
  },
  {
    set: 'britishRoadsBegun',
    rule: '12.0',
    until: 'the Road is finished',
    endedBy: 'endRoad',
    outlived: (now) => now.britishRoadsBegun.filter((road) => !now.roadsBegun.includes(road)),
  },
  {
    set: 'britishFortsBegun',
    rule: '12.0',
    until: 'a Fort replaces the marker, or it is removed',
    endedBy: 'endFort',
    outlived: (now) => now.britishFortsBegun.filter((space) => !now.fortsBegun.includes(space)),
  },
  ofRound('roadsNew', (now) => now.roadsNew, '12.0'),
  ofRound('fortsNew', (now) => now.fortsNew, '12.0'),
  {
    set: 'battles',
    rule: '13.7',
    until: 'the Battle is over, unless a Bastion holds out, or cancelled, or winter comes',
    endedBy: 'cancelBattle, winter-quarters.clear',
    outlived(now) {
      if (isWinter(now)) return now.battles;
      const holdsOut = (space: string): boolean =>
        Object.entries(now.place).some(([piece, at]) => at === space && facts.get(piece)?.type === 'bastion');
      return fought(now).filter((space) => now.battles.some((each) => each === space) && !holdsOut(space));
    },
  },
  before('frenchBefore', 'french'),
  before('britishBefore', 'british'),
  ofRound('frenchGuns', (now) => now.frenchGuns, '10.1'),
  ofRound('britishGuns', (now) => now.britishGuns, '10.1'),
  ofRound('frenchEntered', (now) => now.frenchEntered, '10.2.1'),
  ofRound('britishEntered', (now) => now.britishEntered, '10.2.1'),
];

const ON_CARDS: readonly BattleMark[] = [
  {
    set: 'used',
    rule: '14.0',
    until: 'the card is no longer in play',
    endedBy: 'end-of-round.discard',
    outlived: (now) => now.used.filter((card) => now.cards[card] !== 'played'),
  },
  ofRound('pointsGone', (now) => now.pointsGone, '7.3'),
  {
    set: 'holdsChit',
    rule: '18.3.2',
    until: 'the chits are compared at the end of the Year',
    endedBy: 'scoreChits',
    // 18.3.1 A Brigade that is eliminated later in the winter, as when Reduced units combine, draws one for the next Year.
    outlived: (now, before) => (isWinter(now) && before !== undefined && !isWinter(before) ? now.holdsChit : []),
  },
];

/** Members of a force that are in another place than the force. */
const strays = (now: Position, force: Names, at: string): Names => force.filter((piece) => placeOf(now, piece) !== at);

const OF_PROCEDURES: readonly BattleMark[] = [
  {
    set: 'march.force',
    rule: '10.2.1',
    until: 'the unit is left behind, or eliminated',
    endedBy: 'march.onward',
    outlived(now) {
      const march = localsOf(now, 'march');
      return march === undefined || now.stack.at(-1)?.procedure !== 'march' ? [] : strays(now, march.force, march.at);
    },
  },
  {
    set: 'combine.reduced',
    rule: '13.2.3',
    until: 'the unit is Full again or eliminated',
    endedBy: 'combine.keep, combine.next',
    outlived(now) {
      const asking = now.stack.at(-1);
      if (asking?.procedure !== 'combine') return [];
      const { reduced, kept } = asking.locals;
      return reduced.filter((piece) => piece === kept || !now.reduced.includes(piece));
    },
  },
  {
    set: 'retreat.units',
    rule: '13.9.1',
    until: 'the unit has arrived, or is eliminated',
    endedBy: 'retreat.begin, retreat.pay, retreat.stranded',
    outlived(now) {
      const asking = now.stack.at(-1);
      return asking?.procedure !== 'retreat' ? [] : strays(now, asking.locals.units, asking.locals.at);
    },
  },
  {
    set: 'winter-quarters.staying',
    rule: '17.3.1',
    until: 'winter is over',
    endedBy: 'winter-quarters.reset',
    outlived: (now) => offBoard(localsOf(now, 'winter-quarters')?.staying ?? [], now),
  },
  {
    set: 'return-to-colonies.force',
    rule: '17.3',
    until: 'the unit stays as a garrison, or is at home',
    endedBy: 'return-to-colonies.garrison, return-to-colonies.next',
    outlived(now) {
      const going = localsOf(now, 'return-to-colonies');
      return going === undefined ? [] : strays(now, going.force, going.at);
    },
  },
];

/** All marks that a rule ends. */
export const MARKS: readonly Mark[] = [...ON_UNITS, ...ON_THE_MAP, ...ON_CARDS, ...OF_PROCEDURES] as readonly Mark[];

/** The sets that no rule ends in play: the options of the table, and Roads, which are never removed (12.0). */
export const LASTING: readonly string[] = ['options', 'roads'];

/** The sets that end with their procedure. */
export const WITH_PROCEDURE: readonly string[] = [
  'raid.rolledIn',
  'sail.force',
  'marshal.unheld',
  'marshal.force',
  'construction.force',
  'battles.fought',
  'battle.french',
  'battle.british',
  'battle.highlandHit',
  'volley.units',
  'volley.left',
  'volley.flags',
  'volley.triangles',
  'volley.squares',
  'volley.bts',
  'volley.misses',
  'volley.byAbility',
  'volley.byCommander',
  'volley.byEvent',
  'rally.tried',
  'placement.harbours',
  'return-to-colonies.done',
  'voyage-home.done',
];
