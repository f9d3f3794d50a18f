import type { Asked, Language, Option, Picking, Said } from '@carillon/board';
import { PIECES, type PieceName, type UnitPieceFacts, type View } from '@carillon/wilderness-war-rules';
import { isLeader, isPiece, pieceFacts } from './position/facts.ts';
import { frameOf, marching, pieceIn, piecesIn } from './position/running.ts';
import { groupsOf, standIn, strengthOf } from './position/stacks.ts';
import { firstKey, type KeyIn, say } from './texts/index.ts';

/** The pieces that are put together at this question; `undefined` at every other question. */
export function picking(view: View, asked: Asked, options: readonly Option[]): Picking | undefined {
  if (options.length === 0) return undefined;
  if (asked.procedure === 'muster' && asked.step === 'pick') return mustering(view);
  if (asked.procedure === 'shelter' && asked.step === 'pick')
    return choosing(view, options, 'shelter', 'label.done.shelter.pick');
  return asked.procedure === 'battle' && asked.step === 'relief'
    ? choosing(view, options, 'join', 'label.done.battle.relief')
    : undefined;
}

/** 5.34 A force: all who may go with the leader, the strongest first. */
function mustering(view: View): Picking {
  const frame = frameOf(view, 'muster');
  const taken = new Set(piecesIn(frame, 'force'));
  const ready = PIECES.filter((piece) => piecesIn(frame, 'ready').includes(piece) && !taken.has(piece));
  const wish = ready.toSorted((a, b) => wanted(view, b) - wanted(view, a));
  const leader = pieceIn(frame, 'commander');
  const led = new Set([...(leader ? [leader] : []), ...taken]);
  const limit = (more: readonly string[], language: Language): Said =>
    limitOf([...new Set([...led, ...more.filter(isPiece)])], language);
  const groups = groupsOf(view, ready).map((group) => group.pieces);
  // Who intercepts goes nowhere else.
  return { verb: 'take', done: 'done', groups, wish, limit, marches: marching(view) === undefined };
}

/** 5.34, 5.534 The sum of the Command ratings in a force, and how many units count against it. */
function limitOf(force: readonly PieceName[], language: Language): Said {
  const facts = force.map(pieceFacts);
  const limit = facts.reduce((sum, each) => sum + (each.kind === 'leader' ? each.command : 0), 0);
  const units = facts.filter((each) => each.kind === 'unit' && !isJohnsons(each)).length;
  return { text: say(language, 'force.limit', { limit, units }), rule: '5.34' };
}

/** 5.534 Indians whom Johnson leads above his Command. */
const isJohnsons = ({ side, alliance }: UnitPieceFacts): boolean =>
  side === 'british' && (alliance === 'mohawk' || alliance === 'iroquois');

/** 8.1, 8.251 Who goes inside or comes out: those offered and those like them; nobody unless the player says so. */
function choosing(view: View, options: readonly Option[], verb: string, question: KeyIn<'label.done'>): Picking {
  const offered = options.filter((option) => option.verb === verb).flatMap(({ args }) => args.filter(isPiece));
  const groups = groupsOf(
    view,
    PIECES.filter((piece) => standIn(view, piece, offered) !== undefined),
  );
  const all = groups.reduce((sum, group) => sum + group.pieces.length, 0);
  const doneWords = (taken: readonly string[], language: Language): string =>
    say(language, firstKey('label.done', question, ...extent(question, taken.length, all)));
  return { verb, done: 'done', groups: groups.map((group) => group.pieces), wish: [], doneWords };
}

/** The messages for what a choice among `all` comes down to, where they have words of their own. */
function extent(question: string, taken: number, all: number): readonly string[] {
  if (taken === 0) return [`${question}.nobody`];
  return taken === all ? [`${question}.all`] : [];
}

/** How much a player would want a piece along: leaders first, for their Command, then strength; one who finds the way. */
function wanted(view: View, piece: PieceName): number {
  if (isLeader(piece)) return 100;
  const facts = pieceFacts(piece);
  const finds = facts.kind === 'unit' && facts.category === 'auxiliary' ? 0.5 : 0;
  return strengthOf(view, piece) + finds;
}
