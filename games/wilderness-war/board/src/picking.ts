import {
  type Asked,
  type ByStep,
  byStep,
  type FrameNamed,
  fieldIn,
  innermost,
  type Language,
  type Option,
  type Picking,
  type Said,
} from '@carillon/board';
import { PIECES, type PieceName, type SavedFrame, type View } from '@carillon/wilderness-war-rules/reference';
import { isLeader, pieceFacts } from './position/facts.ts';
import { marching } from './position/marching.ts';
import { counters, strengthOf } from './position/stacks.ts';
import { firstKey, type KeyIn, say } from './texts/index.ts';

type Mustering = FrameNamed<SavedFrame, 'muster'>['locals'];

const PICKINGS: ByStep<SavedFrame, [view: View, options: readonly Option[]], Picking> = {
  'muster.pick': ({ locals }, view) => mustering(view, locals),
  'shelter.pick': (_frame, view, options) => choosing(view, options, 'shelter', 'label.done.shelter.pick'),
  'battle.relief': (_frame, view, options) => choosing(view, options, 'join', 'label.done.battle.relief'),
};

/** The pieces being put together at this question; `undefined` at every other question. */
export function picking(view: View, _asked: Asked, options: readonly Option[]): Picking | undefined {
  const frame = innermost(view.stack);
  return frame === undefined || options.length === 0 ? undefined : byStep(PICKINGS, frame, view, options);
}

/** 5.34 A force: all who may go with the leader, the strongest first. */
function mustering(view: View, { ready, commander, force }: Mustering): Picking {
  const left = PIECES.filter((piece) => ready.includes(piece) && !force.includes(piece));
  return {
    verb: 'take',
    done: 'done',
    groups: counters.alike(view, left).map((group) => group.pieces),
    wish: left.toSorted((a, b) => wanted(view, b) - wanted(view, a)),
    limit: {
      ask: (taken) => ({ name: 'command', args: { force: [...new Set([commander, ...force, ...taken])] } }),
      describe: limitOf,
    },
    // An interception has only one destination.
    marches: marching(view) === undefined,
  };
}

/**
 * 5.34, 5.534 The number of units that the leaders of a force may have together, the number that count against it, and
 * what does not count, as the rules say.
 */
function limitOf(answer: unknown, language: Language): Said {
  const [limit = 0, units = 0, free = 0] = ['limit', 'units', 'free'].map((name) => Number(fieldIn(answer, name)));
  return free > 0
    ? { text: say(language, 'force.limit.free', { limit, units, free }), rule: '5.534' }
    : { text: say(language, 'force.limit', { limit, units }), rule: '5.34' };
}

/** 8.1, 8.251 The pieces that go inside or come out: the pieces offered and identical ones; nobody by default. */
function choosing(view: View, options: readonly Option[], verb: string, question: KeyIn<'label.done'>): Picking {
  const groups = counters.alike(view, counters.offered(view, options, verb));
  const all = groups.reduce((sum, group) => sum + group.pieces.length, 0);
  const doneWords = (taken: readonly string[], language: Language): string =>
    say(language, firstKey('label.done', question, ...extent(question, taken.length, all)));
  return { verb, done: 'done', groups: groups.map((group) => group.pieces), wish: [], doneWords };
}

/** The messages for special cases of a choice among `all`. */
function extent(question: string, taken: number, all: number): readonly string[] {
  if (taken === 0) return [`${question}.nobody`];
  return taken === all ? [`${question}.all`] : [];
}

/**
 * A player's preference for a piece in the force: leaders first, for their Command, then strength; one woodsman to find
 * the way.
 */
function wanted(view: View, piece: PieceName): number {
  if (isLeader(piece)) return 100;
  const facts = pieceFacts(piece);
  const finds = facts.kind === 'unit' && facts.category === 'auxiliary' ? 0.5 : 0;
  return strengthOf(view, piece) + finds;
}
