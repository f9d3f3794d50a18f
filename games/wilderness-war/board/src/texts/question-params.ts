import { type ArgsOf, type ByProcedure, byProcedure, type FrameNamed, type Language } from '@carillon/board';
import type { PieceName, SavedFrame, SideName, SpaceName, View } from '@carillon/wilderness-war-rules/reference';
import { marching, spaceAround } from '../position/marching.ts';
import type { Args, KeyIn } from './index.ts';
import { genderOf } from './kinds.ts';
import { bySide, placeName } from './names.ts';
import { forceCount, forcePhrase, pieceName, piecesPhrase } from './pieces.ts';
import { halfPoints } from './rolls.ts';

/** The parameters of questions, besides the asked side. */
type QuestionParams = Omit<ArgsOf<Args, KeyIn<'prompt'>>, 'side'>;

/** Names that a procedure's questions do not use. */
const NOTHING: QuestionParams = {
  space: '',
  from: '',
  force: '',
  force_count: 1,
  enemy: '',
  leader: '',
  piece: '',
  piece_gender: 'm',
  units: '',
  value: 0,
  spent: 0,
  due: 0,
  most: 0,
  coming: 0,
  vp: 0,
  favoured: '',
  points: 0,
};

/** The names in a procedure's questions, read from its locals. */
export const questionParams = (view: View, frame: SavedFrame, language: Language): QuestionParams => ({
  ...NOTHING,
  ...byProcedure(PARAMS, frame, language, view),
});

const space = (at: SpaceName | null | undefined, language: Language): string => (at ? placeName(at, language) : '');
const piece = (one: PieceName | null | undefined, language: Language): string => (one ? pieceName(one, language) : '');

const pieceWords = (one: PieceName | null | undefined, language: Language) => ({
  piece: piece(one, language),
  piece_gender: genderOf(one ?? undefined),
});
const forceWords = (force: readonly PieceName[], language: Language, commander: PieceName | null = null) => ({
  force: forcePhrase(force, language, commander ?? undefined),
  force_count: forceCount(force, commander ?? undefined),
});

const PARAMS: ByProcedure<SavedFrame, [language: Language, view: View], Partial<QuestionParams>> = {
  activation: ({ locals: { value, force, halves } }, language) => ({
    value,
    ...forceWords(force, language),
    points: halfPoints(2 * value - halves, language),
  }),
  muster: ({ locals }, language) => ({ leader: piece(locals.commander, language) }),
  construction: ({ locals: { points } }) => ({ points }),
  march: ({ locals: { at, force, commander, spent } }, language) => ({
    space: space(at, language),
    ...forceWords(force, language, commander),
    spent,
  }),
  interception: ({ locals: { at, from, movers } }, language, view) => ({
    space: space(at, language),
    from: space(from, language),
    enemy: forcePhrase(movers, language, marching(view)?.commander),
  }),
  avoid: ({ locals: { at, attackers, force, commander } }, language, view) => ({
    space: space(at, language),
    enemy: forcePhrase(attackers, language, marching(view)?.commander),
    ...forceWords(force, language, commander),
  }),
  battle: ({ locals }, language) => ({ space: space(locals.at, language) }),
  losses: ({ locals: { due, taken } }) => ({ due: due - taken }),
  retreat: ({ locals }, language) => ({ space: space(locals.at, language) }),
  shelter: ({ locals }, language) => ({ space: space(locals.at, language) }),
  siege: ({ locals }, language) => ({ space: space(locals.at, language) }),
  relocation: ({ locals }, language) => ({ space: space(locals.at, language) }),
  window: (_frame, language, view) => ({ space: space(spaceAround(view), language) }),
  raid: ({ locals: { at, due } }, language) => ({ space: space(at, language), due }),
  'go-home': ({ locals }, language) => pieceWords(locals.now, language),
  attrition: ({ locals }, language) => ({ space: space(locals.at, language) }),
  placing: (frame, language) => ({
    ...pieceWords(frame.locals.units[0], language),
    coming: stillToCome(frame),
  }),
  restoring: ({ locals: { most } }) => ({ most }),
  removing: ({ locals: { most } }) => ({ most }),
  'leader-draw': ({ locals }, language) => ({ leader: piece(locals.leader, language) }),
  'french-regulars': ({ locals }, language) => ({ units: piecesPhrase(locals.units, language) }),
  cherokees: ({ locals }, language) => ({ units: piecesPhrase(locals.units, language) }),
  alliance: ({ locals }, language) => ({ points: halfPoints(locals.halves, language) }),
  'indians-desert': ({ locals }, language) => ({ space: space(locals.at, language) }),
  'vaudreuil-interferes': ({ locals }, language) => pieceWords(locals.one, language),
  'small-pox': ({ locals: { due } }) => ({ due }),
  'sealed-bids': (_frame, language, view) => ({ favoured: bySide(favoured(view), language) }),
  'open-bids': ({ locals: { vp, plays } }, language) => ({ vp, favoured: bySide(plays, language) }),
};

/** 5.52 The number of units still to be placed, including the present one. */
export const stillToCome = ({ locals: { most, units } }: FrameNamed<SavedFrame, 'placing'>): number =>
  Math.min(most, units.length);

/** 13.3 The side that the players bid for. */
const favoured = (view: View): SideName => (view.options.includes('britishFavoured') ? 'british' : 'french');
