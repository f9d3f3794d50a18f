import {
  CARD_FACTS,
  PIECES,
  type PieceName,
  type SavedFrame,
  type SpaceName,
  type View,
} from '@carillon/bayonets-tomahawks-rules';
import type { ArgsOf, Asked, Language, Option, Said } from '@carillon/board';
import { isCard, isPiece, isSide, pieceFacts, spaceFacts } from '../position/facts.ts';
import { boardPlaceOf } from '../position/places.ts';
import { actingIn, frameOf, innermost, numberIn, pieceIn, piecesIn, spaceIn, textIn } from '../position/running.ts';
import { stacksAt, stacksOf } from '../position/stacks.ts';
import { type Args, firstKey, isKey, type KeyIn, say } from './index.ts';
import {
  apName,
  cardName,
  counted,
  pieceName,
  pieceNames,
  placeName,
  pointName,
  pointsLeft,
  sideName,
} from './names.ts';

/** The rule that each asking step rests on. */
const RULES: Readonly<Record<string, string>> = {
  'year-start.keep': '7.1',
  'action-round.choose': '7.1',
  'action-round.initiative': '7.1',
  'action-phase.act': '7.3',
  'action-phase.frenzy': '7.4',
  'action-phase.spend': '7.3.6',
  'pick-event.pick': '7.4',
  'pick-event.village': '7.4',
  'stack-event.pick': '7.4',
  'round-up.choose': '7.4',
  'rear-admiral.choose': '7.4',
  'points-lost.lose': '7.4',
  'warships.close': '7.4',
  'raid.intercepted': '9.2',
  'raid.onward': '9.1',
  'raid.lacrosse': '7.4',
  'raid.rolled': '9.3',
  'march.muster': '10.4',
  'march.onward': '10.2',
  'march.stuck': '10.2',
  'sail.muster': '10.6',
  'sail.ashore': '7.3.4',
  'landing.to': '10.6.1',
  'marshal.call': '11.0',
  'construction.choose': '12.0',
  'construction.join': '12.0',
  'battles.choose': '13.0',
  'emergency-artillery.trade': '13.2.2',
  'combine.keep': '13.2.3',
  'combine.eliminate': '13.2.3',
  'battle.attackerCommander': '13.3.1',
  'battle.defenderCommander': '13.3.1',
  'battle.events': '7.4',
  'battle.fort': '13.9.5',
  'hit.apply': '13.4',
  'rout.lose': '13.8',
  'retreat.to': '13.9.1',
  'retreat.pay': '13.9.4',
  'volley.reroll': '13.5',
  'volley.replace': '13.5.1',
  'volley.escape': '13.3.3',
  'bag-draw.pick': '15.2.1',
  'placement.fleet': '15.3',
  'placement.unit': '15.3',
  'enlistment.to': '16.3',
  'winter-quarters.reveal': '18.3.2',
  'winter-quarters.disband': '17.2',
  'come-ashore.to': '17.2',
  'return-to-colonies.garrison': '17.3.1',
  'return-to-colonies.move': '17.3',
  'voyage-home.garrison': '17.3.1',
  'voyage-home.to': '17.3',
  'redeployment.to': '17.3',
  'losses-return.unit': '17.2',
  'chits.keep': '18.3.1',
};

/** What is being asked, in one sentence, with its rule number. */
export function prompt(view: View, asked: Asked, options: readonly Option[], language: Language): Said {
  if (asked.seat === null) return { text: say(language, 'prompt.over') };
  const side = isSide(asked.seat) ? sideName(asked.seat, language) : asked.seat;
  const step = `${asked.procedure}.${asked.step}`;
  const text = say(language, keyOf(view, step, options), { ...paramsOf(view, options, language), side });
  const rule = RULES[step];
  return rule === undefined ? { text } : { text, rule };
}

function keyOf(view: View, step: string, options: readonly Option[]): KeyIn<'prompt'> {
  const reaction = step === 'action-phase.act' && textIn(frameOf(view, 'action-phase'), 'stage') === 'reaction';
  const arrived = step === 'march.onward' && options.length > 0 && options.every(({ verb }) => verb !== 'move');
  const event = step === 'pick-event.pick' ? [eventOf(textIn(innermost(view), 'card'))] : [];
  const back = options.some(({ verb }) => verb === 'back') ? ['back'] : [];
  const special = [...(reaction ? ['reaction'] : []), ...(arrived ? ['arrived'] : []), ...back, ...event];
  return firstKey('prompt', 'prompt.other', ...special.map((each) => `prompt.${step}.${each}`), `prompt.${step}`);
}

/** The event of a card. */
const eventOf = (card: string | undefined): string => CARD_FACTS.find(({ id }) => id === card)?.event ?? '';

/** The counter that every choice is about. */
function onlyPiece(options: readonly Option[]): PieceName | undefined {
  const [piece, ...others] = new Set(options.flatMap(({ args }) => args.filter(isPiece)));
  return others.length === 0 ? piece : undefined;
}

/** Who has been drawn and is placed after this one (15.3, 16.3), as a sentence of its own; nothing where nobody is. */
function others(view: View, now: PieceName | undefined, language: Language): string {
  if (now === undefined) return '';
  const { side } = pieceFacts(now);
  const places = innermost(view)?.procedure === 'enlistment' ? ['arriving', 'disbanded'] : ['arriving'];
  const left = PIECES.filter(
    (piece) => piece !== now && places.includes(String(view.place[piece])) && pieceFacts(piece).side === side,
  );
  return left.length === 0 ? '' : say(language, 'stillToCome', { pieces: pieceNames(left, language) });
}

/** Names that a prompt has room for. */
const NAMED = 4;

/** A force by the names of its first pieces, and how many there are besides. */
function forceName(pieces: readonly PieceName[], language: Language): string {
  if (pieces.length <= NAMED) return pieceNames(pieces, language);
  const named = pieces.slice(0, NAMED - 1).map((piece) => pieceName(piece, language));
  const more = say(language, 'andMore', { count: pieces.length - named.length });
  return new Intl.ListFormat(language).format([...counted(named), more]);
}

/** The units that could come back from the Losses box. */
const lostOnes = (options: readonly Option[]): PieceName[] => [
  ...new Set(options.flatMap(({ verb, args }) => (verb === 'back' ? args.filter(isPiece) : []))),
];

function paramsOf(
  view: View,
  options: readonly Option[],
  language: Language,
): Omit<ArgsOf<Args, KeyIn<'prompt'>>, 'side'> {
  const frame = innermost(view);
  const battle = frameOf(view, 'battle');
  const at = spaceIn(frame, 'at') ?? actingIn(view)?.at ?? spaceIn(battle, 'at');
  const raid = frameOf(view, 'raid');
  const piece = pieceIn(frame, 'now') ?? pieceIn(raid, 'raider') ?? onlyPiece(options);
  const card = textIn(frame, 'card') ?? '';
  const group = `group.${textIn(frameOf(view, 'volley'), 'group') ?? ''}` as const;
  return {
    space: at === undefined ? '' : placeNameOf(at),
    piece: piece === undefined ? '' : pieceName(piece, language),
    card: isCard(card) ? cardName(card, language) : '',
    left: numberIn(raid ?? frame, 'left'),
    group: isKey(group) ? say(language, group) : '',
    points: usablePoints(view, language),
    others: others(view, piece, language),
    force: forceName(actingIn(view)?.pieces ?? [], language),
    lost: pieceNames(lostOnes(options), language),
    stack: forceName(stackOf(view, at, frame), language),
    from: placeOf(view, piece, language),
  };
}

/** Those who go home together: a force, or whoever of the asked side stands there. */
function stackOf(view: View, at: SpaceName | undefined, frame: SavedFrame | undefined): readonly PieceName[] {
  const force = piecesIn(frame, 'force');
  const side = textIn(frame, 'side');
  const stack = stacksAt(stacksOf(view), at ?? '').find((each) => each.side === side);
  return force.length > 0 || !stack ? force : [...stack.commanders, ...stack.units];
}

/** Where a counter lies; nothing for one that is not on the board. */
function placeOf(view: View, piece: PieceName | undefined, language: Language): string {
  const at = piece && boardPlaceOf(view, piece);
  return at === undefined ? '' : placeName(at, language);
}

const placeNameOf = (space: Parameters<typeof spaceFacts>[0]): string => spaceFacts(space).name;

/** The points that may be spent now, alike ones with their number. */
function usablePoints(view: View, language: Language): string {
  const phase = frameOf(view, 'action-phase');
  const [stage, side] = [textIn(phase, 'stage'), textIn(phase, 'side') ?? ''];
  if (stage === 'reaction') return view.reaction === null ? '' : pointName(view, view.reaction, language);
  const left = pointsLeft(view, stage === 'indian' ? 'indian' : side).filter(({ point }) => point !== view.reaction);
  const names = counted(left.map(({ facts }) => apName(facts, language)));
  return names.length === 0 ? '–' : names.join(', ');
}
