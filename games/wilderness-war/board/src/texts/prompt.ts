import { type ByStep, byStep, frameOf, type Option, stepOf, type Title } from '@carillon/board';
import { promptOf } from '@carillon/wargame-board';
import type { LogEntry, SavedFrame, View } from '@carillon/wilderness-war-rules/reference';
import { marching } from '../position/marching.ts';
import { catalogue, firstKey, type KeyIn, say } from './index.ts';
import { questionParams, stillToCome } from './question-params.ts';

/** The question, by its step. */
export const prompt: Title<View, LogEntry>['prompt'] = (view, asked, options, language) =>
  promptOf(catalogue, view, asked, language, (frame, side) => {
    const key = byStep(KEYS, frame, view, options) ?? firstKey('prompt', 'prompt.other', `prompt.${stepOf(frame)}`);
    return say(language, key, { ...questionParams(view, frame, language), side });
  });

const STEPS: ReadonlySet<string> = new Set(['move', 'infiltrate', 'sail', 'land']);

/** Whether a force has not set out yet, whether it may go on, stop, or leave some of its pieces behind. */
function marchKey(view: View, options: readonly Option[]): KeyIn<'prompt'> {
  const goesOn = options.some(({ verb }) => STEPS.has(verb));
  const march = marching(view);
  if (!march?.spent && goesOn) return 'prompt.march.onward.setOut';
  if (!march?.spent) return march?.foul ? 'prompt.march.onward.foul' : 'prompt.march.onward.shut';
  if (!goesOn) return 'prompt.march.onward.atEnd';
  // 6.64 An infiltrator does not stop inside an enemy fort or fortress.
  if (!options.some(({ verb }) => verb === 'stop')) return 'prompt.march.onward.mustGoOn';
  return options.some(({ verb }) => verb === 'drop') ? 'prompt.march.onward.orLeave' : 'prompt.march.onward';
}

/** Steps whose question depends on the choices so far. */
const KEYS: ByStep<SavedFrame, [view: View, options: readonly Option[]], KeyIn<'prompt'>> = {
  'phase.card': (_frame, view, options) => {
    if (options.some((option) => option.verb === 'hold')) return 'prompt.phase.card.hold';
    const left = (view.held.french ?? 0) + (view.held.british ?? 0);
    return left === 1 ? 'prompt.phase.card.last' : 'prompt.phase.card';
  },
  'activation.choose': ({ locals }) =>
    locals.force.length > 0 ? 'prompt.activation.choose.more' : 'prompt.activation.choose',
  'activation.start': ({ locals }) =>
    locals.force.length > 1 ? 'prompt.activation.start' : 'prompt.activation.start.last',
  'construction.build': ({ locals }) =>
    locals.forts ? 'prompt.construction.build.forts' : 'prompt.construction.build.stockades',
  'go-home.go': (_frame, view) => (frameOf(view.stack, 'year-end') ? 'prompt.go-home.go.yearEnd' : 'prompt.go-home.go'),
  'placing.place': (frame) => (stillToCome(frame) > 1 ? 'prompt.placing.place.several' : 'prompt.placing.place'),
  'indians-desert.desert': ({ locals }) =>
    locals.at === null ? 'prompt.indians-desert.desert' : 'prompt.indians-desert.desert.more',
  'march.onward': (_frame, view, options) => marchKey(view, options),
  'window.offer': ({ locals }) => `prompt.window.offer.${locals.moment}`,
};
