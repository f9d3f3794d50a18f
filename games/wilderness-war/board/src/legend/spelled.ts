import type { Language, Target } from '@carillon/board';
import type { CardName, PieceName, SpaceName, UnitPieceFacts, View } from '@carillon/wilderness-war-rules/reference';
import { cardFacts, isCard, isPiece, isPlace, isSpace, pieceFacts, spaceFacts } from '../position/facts.ts';
import { groupsOf, stacksAt, stacksOf, stateOf } from '../position/stacks.ts';
import { marksAt } from '../texts/describe.ts';
import { groupName, kindName } from '../texts/pieces.ts';
import { tellLegend } from './texts.ts';

/** A counter, a card, or a space with its markers and counters, in sentences. `[6.1]` refers to a rule. */
export function spelled(view: View, { kind, id }: Target, language: Language): readonly string[] {
  if (kind === 'piece' && isPiece(id)) return pieceLines(view, id, language);
  if (kind === 'card' && isCard(id)) return cardLines(id, language);
  return kind === 'space' && isPlace(id)
    ? [...(isSpace(id) ? spaceLines(view, id, language) : []), ...countersAt(view, id, language)]
    : [];
}

const CATEGORIES = {
  drilled: 'legend.drilled',
  auxiliary: 'legend.auxiliary',
  militia: 'legend.militia',
} as const;

function pieceLines(view: View, piece: PieceName, language: Language): readonly string[] {
  const facts = pieceFacts(piece);
  const { reduced, inside } = stateOf(view, piece);
  const where = inside ? [tellLegend(language, 'legend.inside')] : [];
  if (facts.kind === 'leader') return [tellLegend(language, 'legend.leader', { ...facts }), ...where];
  return [...unitLines(facts, piece, reduced, language), ...where];
}

function unitLines(facts: UnitPieceFacts, piece: PieceName, isReduced: boolean, language: Language): readonly string[] {
  const { category, full, reduced, movement } = facts;
  const params = { name: kindName(piece, language), strength: isReduced ? reduced : full, movement };
  return [
    tellLegend(language, CATEGORIES[category], params),
    tellLegend(language, isReduced ? 'legend.reduced' : 'legend.full', { full, reduced }),
  ];
}

/** Each leader and each kind of unit in a place, in short. */
const countersAt = (view: View, place: Parameters<typeof stacksAt>[1], language: Language): readonly string[] =>
  stacksAt(stacksOf(view), place)
    .flatMap((stack) => groupsOf(view, [...stack.leaders, ...stack.units]))
    .map((group) => {
      const times = group.pieces.length > 1 ? ` ×${group.pieces.length}` : '';
      const [line = ''] = pieceLines(view, group.first, language);
      return pieceFacts(group.first).kind === 'leader'
        ? `${groupName(group, language)}: ${line}`
        : `${line}${times === '' ? '' : `${times}.`}`;
    });

function spaceLines(view: View, space: SpaceName, language: Language): readonly string[] {
  const { terrain, fortress, port, vpLocation, settlement } = spaceFacts(space);
  return [
    tellLegend(language, `legend.${terrain}`),
    ...(fortress ? [tellLegend(language, 'legend.fortress')] : []),
    ...(port ? [tellLegend(language, 'legend.port')] : []),
    ...(vpLocation ? [tellLegend(language, 'legend.key')] : []),
    ...(settlement ? [tellLegend(language, 'legend.settlement')] : []),
    ...marksAt(view, space, language),
  ];
}

function cardLines(card: CardName, language: Language): readonly string[] {
  const { value, navalAnchor, response, removeAfterEvent, reshuffle } = cardFacts(card);
  return [
    tellLegend(language, 'legend.value', { value }),
    ...(navalAnchor ? [tellLegend(language, 'legend.anchor')] : []),
    ...(response ? [tellLegend(language, 'legend.response')] : []),
    ...(removeAfterEvent ? [tellLegend(language, 'legend.remove')] : []),
    ...(reshuffle ? [tellLegend(language, 'legend.reshuffle')] : []),
  ];
}
