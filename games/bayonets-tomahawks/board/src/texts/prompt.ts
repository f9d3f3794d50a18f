import { CARD_FACTS, type LogEntry, type SavedFrame, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type ByStep, byStep, type Option, stepOf, type Title } from '@carillon/board';
import { promptOf } from '@carillon/wargame-board';
import { catalogue, firstKey, say } from './index.ts';
import { questionParams } from './question-params.ts';

/** The text of a question, by its step and its special case, if it has one. */
export const prompt: Title<View, LogEntry>['prompt'] = (view, asked, options, language) =>
  promptOf(catalogue, view, asked, language, (frame, side, seat) => {
    const step = `prompt.${stepOf(frame)}`;
    const special = byStep(SPECIAL, frame, options, seat, view);
    const key = firstKey('prompt', 'prompt.other', ...(special === undefined ? [] : [`${step}.${special}`]), step);
    return say(language, key, { ...questionParams(frame, { view, seat, options, language }), side });
  });

/** The special case of a question that has its own words. */
const SPECIAL: ByStep<SavedFrame, [options: readonly Option[], seat: string, view: View], string | undefined> = {
  'action-phase.act': ({ locals }) => (locals.stage === 'reaction' ? 'reaction' : undefined),
  // The French play two cards; the text need not mention the Indian one.
  'action-round.choose': (_frame, _options, seat) => (seat === 'french' ? 'french' : undefined),
  'march.onward': ({ locals: { force } }, options) => {
    if (options.length === 0 || options.some(({ verb }) => verb === 'move')) return undefined;
    const mayPart = force.length > 1 && options.some(({ verb }) => verb === 'drop' || verb === 'pick');
    return mayPart ? 'arrived' : 'arrived.all';
  },
  'pick-event.pick': ({ locals }) => CARD_FACTS.find(({ id }) => id === locals.card)?.event ?? undefined,
  'raid.onward': (_frame, options) =>
    options.length > 0 && options.every(({ verb }) => verb === 'raid') ? 'there' : undefined,
  // 10.3.2 An arriving enemy Overwhelms the stack; otherwise a battle was lost.
  'retreat.to': (_frame, _options, _seat, { stack }) =>
    stack.some(({ procedure }) => procedure === 'arrival') ? 'overwhelmed' : undefined,
  'round-up.choose': (_frame, options) => (options.some(({ verb }) => verb === 'back') ? 'back' : undefined),
};
