import type { Mark } from '@carillon/testkit';
import {
  PIECE_FACTS,
  PIECES,
  type PieceName,
  type Position,
  type SavedFrame,
  SPACE_FACTS,
  SPACES,
} from '@carillon/wilderness-war-rules/reference';

// The marks of a position: each set of pieces, spaces, cards or markers, with the rule that ends it. The walk checks that
// no mark outlives its rule.

type WarMark = Mark<Position>;
type Names = readonly string[];

const facts = new Map(PIECES.map((name, i) => [name as string, PIECE_FACTS[i]]));
const grounds = new Map(SPACE_FACTS.map((each) => [each.id as string, each]));
const spaces: ReadonlySet<string> = new Set(SPACES);

const placeOf = ({ place }: Position, piece: string): string | undefined => place[piece as PieceName];
const isOnMap = (now: Position, piece: string): boolean => spaces.has(placeOf(now, piece) ?? '');
const isUnit = (piece: string): boolean => facts.get(piece)?.kind === 'unit';

type Locals<P extends SavedFrame['procedure']> = Extract<SavedFrame, { readonly procedure: P }>['locals'];
const frameOf = ({ stack }: Position, procedure: SavedFrame['procedure']): SavedFrame | undefined =>
  stack.findLast((frame) => frame.procedure === procedure);
const localsOf = <P extends SavedFrame['procedure']>(now: Position, procedure: P): Locals<P> | undefined =>
  frameOf(now, procedure)?.locals as Locals<P> | undefined;

/** 5.2 Whether a side is to play a card: a new Action Phase, in which nobody has acted. */
const isNewPhase = ({ stack }: Position): boolean => {
  const top = stack.at(-1);
  return top?.procedure === 'phase' && top.step === 'card';
};
const isNewSeason = (now: Position, before: Position | undefined): boolean =>
  before !== undefined && (now.season !== before.season || now.year !== before.year);
const isNewYear = (now: Position, before: Position | undefined): boolean =>
  before !== undefined && now.year !== before.year;

/** While these run, pieces move in several places, and spaces are settled once all have moved. */
const UNSETTLED = ['event', 'go-home', 'retreat'] as const;

/**
 * Whether a space is at rest: no march is in it or has just left it (the enemy intercepts or avoids battle first), and
 * pieces are not moving in several places.
 */
function isSettled(now: Position, where: string): boolean {
  const march = localsOf(now, 'march');
  if (march?.at === where || march?.from === where) return false;
  return UNSETTLED.every((name) => frameOf(now, name) === undefined);
}

/** The units of a side in a space, outside or also inside. */
const unitsAt = (now: Position, side: string, where: string, inside = false): Names =>
  PIECES.filter(
    (piece) =>
      isUnit(piece) &&
      facts.get(piece)?.side === side &&
      placeOf(now, piece) === where &&
      (inside || !now.inside.includes(piece)),
  );
const hasDrilled = (now: Position, side: string, where: string): boolean =>
  unitsAt(now, side, where).some((piece) => {
    const of = facts.get(piece);
    return of?.kind === 'unit' && of.category === 'drilled';
  });

const enemyOf = (side: string): string => (side === 'french' ? 'british' : 'french');
/** The side that holds a fort or fortress, besieged or not. */
function holderOf(now: Position, where: string): string | undefined {
  const works = now.works[where as keyof Position['works']];
  if (works?.endsWith('-fort') === true) return works.slice(0, works.indexOf('-'));
  const ground = grounds.get(where);
  if (ground?.fortress !== true || ground.originally === null) return undefined;
  return now.captured.some((each) => each === where) ? enemyOf(ground.originally) : ground.originally;
}

const offMap = (marked: Names, now: Position): Names => marked.filter((piece) => !isOnMap(now, piece));
const inBoxes = (now: Position, piece: string): boolean => placeOf(now, piece)?.endsWith('-militias') === true;

const ON_PIECES: readonly WarMark[] = [
  {
    set: 'reduced',
    rule: '7.61',
    until: 'the unit is restored or eliminated',
    endedBy: 'restore, eliminate',
    outlived: (now) => offMap(now.reduced, now).filter((piece) => !inBoxes(now, piece)),
  },
  {
    set: 'inside',
    rule: '8.232',
    until: 'the siege ends, or the piece leaves its fort or fortress',
    endedBy: 'liftSiege, freeThoseInside, comeOut, put',
    outlived: (now) =>
      now.inside.filter((piece) => {
        const where = placeOf(now, piece) ?? '';
        return isSettled(now, where) && !now.besieged.some((each) => each === where);
      }),
  },
  {
    set: 'acted',
    rule: '5.31',
    until: 'the next Action Phase begins',
    endedBy: 'phase.open',
    outlived: (now) => (isNewPhase(now) ? now.acted : []),
  },
];

const IN_SPACES: readonly WarMark[] = [
  {
    set: 'allied',
    rule: '5.532',
    until: 'the last Indian unit of the settlement is gone',
    endedBy: 'eliminate, by forgetAlliance',
    outlived: (now) =>
      now.allied.filter(
        (home) =>
          !PIECES.some((piece) => {
            const of = facts.get(piece);
            return of?.kind === 'unit' && of.homeSettlement === home && isOnMap(now, piece);
          }),
      ),
  },
  {
    set: 'fieldworks',
    rule: '7.55',
    until: 'attackers win a battle or an assault there, or level them',
    endedBy: 'battle.aftermath, assault.winner, the card Fieldworks',
    outlived(now) {
      const march = localsOf(now, 'march');
      if (march === undefined || frameOf(now, 'battle') !== undefined) return [];
      const won = march.outcome === 'attacker-won' || march.outcome === 'overrun';
      return now.fieldworks.filter((where) => won && where === march.fought);
    },
  },
  {
    set: 'captured',
    rule: '8.24',
    until: 'the captor has no unit there, and no Amphib marker keeps it British',
    endedBy: 'revertAbandoned, capture.take',
    outlived: (now) =>
      now.captured.filter((where) => {
        const captor = enemyOf(grounds.get(where)?.originally ?? '');
        const kept = captor === 'british' && now.amphib.some((each) => each === where);
        return isSettled(now, where) && !kept && unitsAt(now, captor, where, true).length === 0;
      }),
  },
  ...(['besieged', 'siegeOne', 'siegeTwo'] as const).map(
    (set): WarMark => ({
      set,
      rule: '8.232',
      until: 'no besieging unit is left, or the post is captured',
      endedBy: 'liftSiege, capture.take, by endSiege',
      outlived: (now) =>
        now[set].filter((where) => {
          const holder = holderOf(now, where);
          return isSettled(now, where) && (holder === undefined || unitsAt(now, enemyOf(holder), where).length === 0);
        }),
    }),
  ),
  {
    set: 'amphib',
    rule: '6.431',
    until: 'French Drilled Troops or an unbesieged French fortification are there, and no British piece is left',
    endedBy: 'settle',
    outlived: (now) =>
      now.amphib.filter((where) => {
        const free = holderOf(now, where) === 'french' && !now.besieged.some((each) => each === where);
        const french = free || now.works[where]?.startsWith('french-stockade') === true;
        const british = PIECES.some((piece) => facts.get(piece)?.side === 'british' && placeOf(now, piece) === where);
        return isSettled(now, where) && (french || hasDrilled(now, 'french', where)) && !british;
      }),
  },
  {
    set: 'britishHolds',
    rule: '13.23',
    until: 'the French solely occupy the space',
    endedBy: 'changeHands',
    outlived: (now) =>
      now.britishHolds.filter((where) => {
        const alone =
          unitsAt(now, 'french', where, true).length > 0 && unitsAt(now, 'british', where, true).length === 0;
        const british =
          now.works[where]?.startsWith('british-') === true && now.works[where] !== 'british-fort-started';
        return isSettled(now, where) && alone && !british;
      }),
  },
];

/** 5.51 The markers of a season; all others but the lasting ones go at the end of the year. */
const SEASONAL: Names = ['french-regulars-this-season', 'british-regulars-this-season'];
const YEARLY: Names = ['no-amphib', 'french-blockhouses', 'british-blockhouses'];

const ON_CARDS: readonly WarMark[] = [
  {
    set: 'inEffect',
    rule: '5.51',
    until: 'the season or the year ends, for markers that last so long',
    endedBy: 'season.close, year-end.close',
    outlived: (now, before) =>
      now.inEffect.filter(
        (each) =>
          (isNewSeason(now, before) && SEASONAL.includes(each)) || (isNewYear(now, before) && YEARLY.includes(each)),
      ),
  },
  {
    set: 'built',
    rule: '5.4',
    until: 'the side plays a card for another use',
    endedBy: 'phase.card, event.play',
    outlived(now) {
      const phase = frameOf(now, 'phase');
      const side = localsOf(now, 'phase')?.side;
      return now.built.filter((each) => phase?.step === 'activate' && each === side);
    },
  },
  {
    set: 'shown',
    rule: '5.24',
    until: 'the card leaves the hand',
    endedBy: 'playCard',
    outlived: (now) => now.shown.filter((card) => now.cards[card]?.endsWith('-hand') !== true),
  },
  {
    set: 'holding',
    rule: '4.0',
    until: 'the season ends',
    endedBy: 'season.close',
    outlived: (now, before) => (isNewSeason(now, before) ? now.holding : []),
  },
  {
    set: 'carried',
    rule: '4.0',
    until: 'the season ends for which the card was carried',
    endedBy: 'season.close',
    outlived: (now, before) => (isNewSeason(now, before) ? now.carried.filter((side) => before?.held[side] === 0) : []),
  },
];

/** Those of a party that are not where it is, while it is there as a whole. */
function strays<P extends SavedFrame['procedure']>(
  procedure: P,
  set: string,
  steps: Names,
  where: (locals: Locals<P>) => string | null,
  rule: string,
  endedBy: string,
): WarMark {
  return {
    set: `${procedure}.${set}`,
    rule,
    until: 'the piece has left the party',
    endedBy,
    outlived(now) {
      const frame = now.stack.at(-1)?.procedure === procedure ? now.stack.at(-1) : undefined;
      if (frame === undefined || !steps.includes(frame.step)) return [];
      const locals = frame.locals as unknown as Locals<P>;
      const party = (frame.locals as unknown as Readonly<Record<string, Names>>)[set] ?? [];
      return party.filter((piece) => placeOf(now, piece) !== where(locals));
    },
  };
}

const OF_PARTIES: readonly WarMark[] = [
  strays(
    'march',
    'force',
    ['intent', 'onward'],
    ({ at }) => at,
    '6.1',
    'march.displaced, by keepThoseAt; march.onward',
  ),
  strays('interception', 'movers', ['ask', 'roll'], ({ at }) => at, '6.71', 'interception.roll'),
  strays('interception', 'force', ['roll'], ({ post }) => post, '6.72', 'interception.roll'),
  strays('avoid', 'attackers', ['ask', 'roll', 'to'], ({ at }) => at, '6.8', 'avoid.to'),
  strays('avoid', 'force', ['roll', 'to'], ({ at }) => at, '6.8', 'avoid.to'),
  strays(
    'battle',
    'attackers',
    ['relief', 'militia', 'firstFire', 'secondFire', 'fire'],
    ({ at }) => at,
    '7.1',
    'keepThoseAt',
  ),
  strays(
    'battle',
    'defenders',
    ['relief', 'militia', 'firstFire', 'secondFire', 'fire'],
    ({ at }) => at,
    '7.1',
    'keepThoseAt',
  ),
  strays('retreat', 'pieces', ['to'], ({ at }) => at, '7.91', 'retreat.begin, retreat.to, by send'),
  strays('assault', 'attackers', ['fire'], ({ at }) => at, '9.12', 'assault.join'),
  strays('assault', 'defenders', ['fire'], ({ at }) => at, '9.14', 'assault.join'),
  strays(
    'raid',
    'raiders',
    ['militia', 'roll', 'lose'],
    ({ at }) => at,
    '10.1',
    'raid.lose; raid.success, by keepSurvivors',
  ),
];

/** All marks that a rule ends. */
export const MARKS: readonly Mark[] = [...ON_PIECES, ...IN_SPACES, ...ON_CARDS, ...OF_PARTIES] as readonly Mark[];

/** The sets that no rule ends in play: the options of the table. */
export const LASTING: Names = ['options'];

/**
 * The sets that end with their procedure, as their rules say: those of a march with the enemy's move (6.84, 6.85) or the
 * activation (6.1, 10.1), those of a Campaign with the card (8.231), works begun with the card (5.42), the others with the
 * choice among them.
 */
export const WITH_PROCEDURE: Names = [
  ...['phase.manned', 'construction.begun'],
  ...['activation.force', 'campaign.firstForce', 'campaign.secondForce', 'campaign.newcomers'],
  ...['muster.ready', 'muster.force'],
  ...['march.interceptors', 'march.failed', 'march.sought', 'march.shunned'],
  ...['march.passed', 'march.active', 'march.raids'],
  ...['avoid.barred', 'shelter.barred', 'battle.insiders', 'battle.ambush', 'losses.units', 'leader-checks.leaders'],
  ...['placing.units', 'placing.sites', 'restoring.units', 'rolled-restoring.units', 'removing.units'],
  ...['placing-or-restoring.units', 'placing-or-restoring.sites', 'placing-or-restoring.worn'],
  ...['leader-draw.sites', 'leader-draw.drawn', 'leader-draw.entering', 'expedition.units', 'expedition.sites'],
  ...['french-regulars.units', 'french-regulars.sites', 'alliance.tribes', 'cherokees.units', 'cherokees.sites'],
  ...['recovering.cards', 'small-pox.units', 'go-home.party', 'go-home.left', 'go-home.nearest'],
];
