import { CARD_FACTS, type SavedFrame, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  type Asked,
  type ByStep,
  byStep,
  innermost,
  type Language,
  type Option,
  type Said,
  stepOf,
} from '@carillon/board';
import { isSide } from '../position/facts.ts';
import { firstKey, say } from './index.ts';
import { sideName } from './names.ts';
import { questionParams } from './question-params.ts';

/** The question, in one sentence, with its rule number. */
export function prompt(view: View, { seat, rule }: Asked, options: readonly Option[], language: Language): Said {
  const frame = innermost(view.stack);
  if (seat === null || frame === undefined) return { text: say(language, 'prompt.over') };
  const side = isSide(seat) ? sideName(seat, language) : seat;
  const asked = `prompt.${stepOf(frame)}`;
  const special = byStep(SPECIAL, frame, options, seat);
  const key = firstKey('prompt', 'prompt.other', ...(special === undefined ? [] : [`${asked}.${special}`]), asked);
  return { text: say(language, key, { ...questionParams(frame, { view, options, language }), side }), rule };
}

/** What is special about a question, where it has words of its own for that. */
const SPECIAL: ByStep<SavedFrame, [options: readonly Option[], seat: string], string | undefined> = {
  'action-phase.act': ({ locals }) => (locals.stage === 'reaction' ? 'reaction' : undefined),
  // The French play two cards: the Indian one goes without saying.
  'action-round.choose': (_frame, _options, seat) => (seat === 'french' ? 'french' : undefined),
  'march.onward': (_frame, options) =>
    options.length > 0 && options.every(({ verb }) => verb !== 'move') ? 'arrived' : undefined,
  'pick-event.pick': ({ locals }) => CARD_FACTS.find(({ id }) => id === locals.card)?.event ?? undefined,
  'raid.onward': (_frame, options) =>
    options.length > 0 && options.every(({ verb }) => verb === 'raid') ? 'there' : undefined,
  'round-up.choose': (_frame, options) => (options.some(({ verb }) => verb === 'back') ? 'back' : undefined),
};
