import type { Asked, Language, Option, Params, Said } from '@carillon/board';
import type { PieceName, SavedFrame, SideName, View } from '@carillon/wilderness-war-rules';
import { isSide } from '../position/facts.ts';
import { frameOf, marching, numberIn, pieceIn, piecesIn, spaceIn, textIn } from '../position/running.ts';
import { firstKey, type MessageKey, say } from './index.ts';
import { placeName, sideName } from './names.ts';
import { forcePhrase, piecesPhrase } from './pieces.ts';

/** What is being asked, in one sentence, with its rule number. */
export function prompt(view: View, asked: Asked, options: readonly Option[], language: Language): Said {
  if (asked.seat === null) return { text: say(language, 'prompt.over') };
  const frame = frameOf(view, asked.procedure);
  const how = QUESTIONS[`${asked.procedure}.${asked.step}`];
  const side = isSide(asked.seat) ? sideName(asked.seat, language) : asked.seat;
  if (!how || !frame) return { text: say(language, 'prompt.other', { side }) };
  const { key, rule, params = {} } = how({ view, frame, options, language });
  return { text: say(language, key, { side, ...params }), rule };
}

interface Asking {
  readonly view: View;
  readonly frame: SavedFrame;
  readonly options: readonly Option[];
  readonly language: Language;
}

interface Question {
  readonly key: MessageKey;
  readonly rule: string;
  readonly params?: Params;
}

const at = (frame: SavedFrame, name = 'at'): string => {
  const space = spaceIn(frame, name);
  return space ? placeName(space) : '';
};

const offers = ({ options }: Asking, verb: string): boolean => options.some((option) => option.verb === verb);

/** The asking steps: what is asked of the running procedure, and the rule it rests on. */
const QUESTIONS: Readonly<Record<string, (asking: Asking) => Question>> = {
  'phase.card': (asking) =>
    offers(asking, 'hold') ? { key: 'prompt.phase.hold', rule: '4.0' } : { key: 'prompt.phase.card', rule: '5.26' },

  'activation.choose': ({ frame, language }) => {
    const chosen = piecesIn(frame, 'force');
    if (chosen.length === 0) {
      return { key: 'prompt.activation.choose', rule: '5.32', params: { value: numberIn(frame, 'value') ?? 0 } };
    }
    return { key: 'prompt.activation.more', rule: '5.33', params: { pieces: piecesPhrase(chosen, language) } };
  },
  'activation.start': () => ({ key: 'prompt.activation.start', rule: '5.33' }),

  'muster.pick': ({ frame, language }) => {
    const commander = pieceIn(frame, 'commander');
    return { key: 'prompt.muster.pick', rule: '5.34', params: { leader: phrase(commander, language) } };
  },

  'march.onward': ({ view, language }) => {
    const march = marching(view);
    const [force, space] = [march?.pieces ?? [], march ? placeName(march.at) : ''];
    const params = { force: forcePhrase(force, language), space, spent: march?.spent ?? 0 };
    return { key: params.spent === 0 ? 'prompt.march.setOut' : 'prompt.march.onward', rule: '6.1', params };
  },

  'interception.ask': ({ frame, language }) => ({
    key: 'prompt.interception.ask',
    rule: '6.72',
    params: { enemy: forcePhrase(piecesIn(frame, 'movers'), language), space: at(frame), from: at(frame, 'from') },
  }),
  'avoid.ask': ({ frame, language }) => ({
    key: 'prompt.avoid.ask',
    rule: '6.8',
    params: { enemy: forcePhrase(piecesIn(frame, 'attackers'), language), space: at(frame) },
  }),
  'avoid.to': ({ frame, language }) => ({
    key: 'prompt.avoid.to',
    rule: '6.81',
    params: { force: forcePhrase(piecesIn(frame, 'force'), language) },
  }),

  'battle.militia': ({ frame }) => ({ key: 'prompt.battle.militia', rule: '7.3', params: { space: at(frame) } }),
  'window.offer': ({ view, frame }) => {
    const battle = frameOf(view, 'battle');
    const key = firstKey('prompt.other', `prompt.window.${textIn(frame, 'moment') ?? ''}`);
    return { key, rule: battle ? '7.4' : '5.56', params: { space: battle ? at(battle) : '' } };
  },
  'losses.pick': ({ frame }) => ({
    key: 'prompt.losses.pick',
    rule: '7.62',
    params: { due: (numberIn(frame, 'due') ?? 0) - (numberIn(frame, 'taken') ?? 0) },
  }),
  'retreat.to': ({ frame }) => ({ key: 'prompt.retreat.to', rule: '7.92', params: { space: at(frame) } }),
};

const phrase = (piece: PieceName | undefined, language: Language): string =>
  piecesPhrase(piece ? [piece] : [], language);

/** The steps that have a sentence of their own. */
export const askedSteps: readonly string[] = Object.keys(QUESTIONS);

/** The side that is asked, if it is one of this game. */
export const sideAsked = (asked: Asked): SideName | undefined =>
  asked.seat !== null && isSide(asked.seat) ? asked.seat : undefined;
