import { type Language, listed } from '@carillon/board';
import { allIn, legendLines, type Spelling } from '@carillon/wargame-board';
import type {
  CardName,
  PieceName,
  PlaceName,
  SpaceName,
  UnitPieceFacts,
  View,
} from '@carillon/wilderness-war-rules/reference';
import { cardFacts, isCard, isPiece, isPlace, isSpace, pieceFacts, spaceFacts } from '../position/facts.ts';
import { counters, type Group } from '../position/stacks.ts';
import { marksAt } from '../texts/describe.ts';
import { groupName, kindName } from '../texts/pieces.ts';
import { SIGN_LINES } from './signs.ts';
import { sayLegend } from './texts.ts';

/** 7.3 The boxes on the map hold Militia. */
const boxLines = (place: PlaceName, language: Language): readonly string[] =>
  place.includes('militia') ? [sayLegend(language, 'legend.sign.militia')] : [];

const CATEGORIES = {
  drilled: 'legend.drilled',
  auxiliary: 'legend.auxiliary',
  militia: 'legend.militia',
} as const;

function pieceLines(view: View, piece: PieceName, language: Language): readonly string[] {
  const facts = pieceFacts(piece);
  const { reduced, inside } = counters.stateOf(view, piece);
  const where = inside ? [sayLegend(language, 'legend.inside')] : [];
  if (facts.kind === 'leader') return [sayLegend(language, 'legend.leader', { ...facts }), ...where];
  return [...unitLines(facts, piece, reduced, language), ...where];
}

function unitLines(facts: UnitPieceFacts, piece: PieceName, isReduced: boolean, language: Language): readonly string[] {
  const { full, reduced } = facts;
  return [
    unitLine(facts, isReduced, kindName(piece, language), language),
    sayLegend(language, isReduced ? 'legend.reduced' : 'legend.full', { full, reduced }),
  ];
}

const unitLine = (facts: UnitPieceFacts, isReduced: boolean, name: string, language: Language): string =>
  sayLegend(language, CATEGORIES[facts.category], {
    name,
    strength: isReduced ? facts.reduced : facts.full,
    movement: facts.movement,
  });

/** Each leader in a place, then its units in short, one line for all with the same abilities. */
function countersAt(view: View, place: string, language: Language): readonly string[] {
  const groups = counters.stacksAt(view, place).flatMap((stack) => counters.alike(view, allIn(stack)));
  const isLed = ({ first }: Group): boolean => pieceFacts(first).kind === 'leader';
  return [
    ...groups.filter(isLed).map((each) => {
      const [line = ''] = pieceLines(view, each.first, language);
      return `${groupName(each, language)}: ${line}`;
    }),
    ...unitsInShort(
      groups.filter((each) => !isLed(each)),
      language,
    ),
  ];
}

function unitsInShort(groups: readonly Group[], language: Language): readonly string[] {
  const alike = new Map<string, { readonly describe: (name: string) => string; readonly names: readonly string[] }>();
  for (const { first, reduced, pieces } of groups) {
    const facts = pieceFacts(first);
    if (facts.kind === 'leader') continue;
    const describe = (name: string): string => unitLine(facts, reduced, name, language);
    const name = `${kindName(first, language)}${pieces.length > 1 ? ` ×${pieces.length}` : ''}`;
    alike.set(describe(''), { describe, names: [...(alike.get(describe(''))?.names ?? []), name] });
  }
  return [...alike.values()].map(({ describe, names }) => describe(listed(names, language)));
}

function spaceLines(view: View, space: SpaceName, language: Language): readonly string[] {
  const { terrain, fortress, port, vpLocation, settlement } = spaceFacts(space);
  return [
    sayLegend(language, `legend.${terrain}`),
    ...(fortress ? [sayLegend(language, 'legend.fortress')] : []),
    ...(port ? [sayLegend(language, 'legend.port')] : []),
    ...(vpLocation ? [sayLegend(language, 'legend.key')] : []),
    ...(settlement ? [sayLegend(language, 'legend.settlement')] : []),
    ...marksAt(view, space, language),
    ...workLines(view.works[space], language),
  ];
}

/** What a fort, or one under construction, means for both sides. */
function workLines(work: View['works'][SpaceName], language: Language): readonly string[] {
  if (work?.endsWith('fort-started')) return [sayLegend(language, 'legend.fortStarted')];
  return work?.endsWith('-fort') ? [sayLegend(language, 'legend.fort')] : [];
}

function cardLines(card: CardName, language: Language): readonly string[] {
  const { value, navalAnchor, response, removeAfterEvent, reshuffle } = cardFacts(card);
  return [
    sayLegend(language, 'legend.value', { value }),
    ...(navalAnchor ? [sayLegend(language, 'legend.anchor')] : []),
    ...(response ? [sayLegend(language, 'legend.response')] : []),
    ...(removeAfterEvent ? [sayLegend(language, 'legend.remove')] : []),
    ...(reshuffle ? [sayLegend(language, 'legend.reshuffle')] : []),
  ];
}

/** A counter, a card, a space with its markers and counters, or a sign beside the map, in sentences. */
export const legendOf: Spelling<View> = legendLines({
  ...{ isPiece, isCard, piece: pieceLines, countersAt, card: cardLines, signs: SIGN_LINES },
  place(view: View, id, language) {
    if (isSpace(id)) return spaceLines(view, id, language);
    return isPlace(id) ? boxLines(id, language) : [];
  },
});
