import type { ArgsOf, Language } from '@carillon/board';
import type { PieceName, SavedFrame, SideName, SpaceName, View } from '@carillon/wilderness-war-rules';
import { marching, numberIn, pieceIn, piecesIn, spaceIn, textIn } from '../position/running.ts';
import type { Args, KeyIn } from './index.ts';
import { bySide, placeName } from './names.ts';
import { forcePhrase, pieceName, piecesPhrase } from './pieces.ts';
import { halfPoints } from './rolls.ts';

/** What the questions name, besides who is asked. */
type QuestionParams = Omit<ArgsOf<Args, KeyIn<'prompt'>>, 'side'>;

/** Everything that a question may name, read from the running procedures; what they do not say stays empty. */
export function questionParams(view: View, frame: SavedFrame, language: Language): QuestionParams {
  const units = piecesIn(frame, 'units');
  const name = (piece: PieceName | undefined): string => (piece ? pieceName(piece, language) : '');
  return {
    space: spaceName(spaceIn(frame, 'at') ?? spaceAround(view), language),
    from: spaceName(spaceIn(frame, 'from'), language),
    force: forcePhrase(piecesIn(frame, 'force'), language, pieceIn(frame, 'commander')),
    enemy: forcePhrase(firstSet(frame, 'movers', 'attackers'), language, marching(view)?.commander),
    leader: name(pieceIn(frame, 'commander') ?? pieceIn(frame, 'leader')),
    piece: name(pieceIn(frame, 'now') ?? pieceIn(frame, 'one') ?? units[0]),
    units: piecesPhrase(units, language),
    value: numberIn(frame, 'value') ?? 0,
    spent: numberIn(frame, 'spent') ?? 0,
    due: (numberIn(frame, 'due') ?? 0) - (numberIn(frame, 'taken') ?? 0),
    most: numberIn(frame, 'most') ?? 0,
    coming: stillToCome(frame),
    vp: numberIn(frame, 'vp') ?? 0,
    favoured: bySide(sideBidFor(view, frame), language),
    points: pointsLeft(frame, language),
  };
}

/** 5.52 How many units are still to be placed, the one that is asked about among them. */
export const stillToCome = (frame: SavedFrame): number =>
  Math.min(numberIn(frame, 'most') ?? 0, piecesIn(frame, 'units').length);

/** 5.33, 5.53 Points that are still to be spent: of a card on pieces one by one, on Indian allies, on building. */
function pointsLeft(frame: SavedFrame, language: Language): string | number {
  const halves = numberIn(frame, 'halves') ?? 0;
  if (frame.procedure === 'alliance') return halfPoints(halves, language);
  if (frame.procedure === 'activation') return halfPoints(2 * (numberIn(frame, 'value') ?? 0) - halves, language);
  return numberIn(frame, 'points') ?? 0;
}

/** 13.3, 14.7 The side that the players bid for. */
function sideBidFor(view: View, frame: SavedFrame): SideName {
  if (frame.procedure === 'open-bids') return textIn(frame, 'plays') === 'british' ? 'british' : 'french';
  return view.options.includes('britishFavoured') ? 'british' : 'french';
}

const spaceName = (space: SpaceName | undefined, language: Language): string =>
  space ? placeName(space, language) : '';

/** The space that the innermost procedure with a place is about. */
export function spaceAround(view: View): SpaceName | undefined {
  const frame = view.stack.findLast((each) => spaceIn(each, 'at') !== undefined);
  return spaceIn(frame, 'at');
}

const firstSet = (frame: SavedFrame, ...names: readonly string[]): readonly PieceName[] =>
  names.map((name) => piecesIn(frame, name)).find((set) => set.length > 0) ?? [];
