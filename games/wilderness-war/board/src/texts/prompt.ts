import type { Asked, Language, Option, Said } from '@carillon/board';
import type { SavedFrame, View } from '@carillon/wilderness-war-rules';
import { isSide } from '../position/facts.ts';
import { flagIn, frameOf, marching, piecesIn, spaceIn, textIn } from '../position/running.ts';
import { firstKey, type KeyIn, say } from './index.ts';
import { sideName } from './names.ts';
import { questionParams, stillToCome } from './question-params.ts';

/** What is being asked, in one sentence, with its rule number. */
export function prompt(view: View, asked: Asked, options: readonly Option[], language: Language): Said {
  if (asked.seat === null) return { text: say(language, 'prompt.over') };
  const side = isSide(asked.seat) ? sideName(asked.seat, language) : asked.seat;
  const step = `${asked.procedure}.${asked.step}`;
  const frame = frameOf(view, asked.procedure);
  if (!frame) return { text: say(language, 'prompt.other', { side }) };
  const { key, rule } = questionOf({ view, frame, options, step });
  const text = say(language, key, { ...questionParams(view, frame, language), side });
  return rule === undefined ? { text } : { text, rule };
}

interface Asking {
  readonly view: View;
  readonly frame: SavedFrame;
  readonly options: readonly Option[];
  readonly step: string;
}

interface Question {
  readonly key: KeyIn<'prompt'>;
  readonly rule?: string | undefined;
}

function questionOf(asking: Asking): Question {
  const special = SPECIAL[asking.step];
  if (special) return special(asking);
  return { key: firstKey('prompt', 'prompt.other', `prompt.${asking.step}`), rule: RULES[asking.step] };
}

/** The rule that each asking step rests on. */
const RULES: Readonly<Record<string, string>> = {
  'campaign.lead': '5.34',
  'campaign.leadSecond': '5.34',
  'campaign.start': '5.36',
  'muster.pick': '5.34',
  'march.intent': '5.36',
  'march.whichRaid': '10.13',
  'interception.ask': '6.72',
  'avoid.ask': '6.8',
  'avoid.to': '6.81',
  'shelter.pick': '8.1',
  'battle.relief': '8.251',
  'battle.militia': '7.3',
  'losses.pick': '7.62',
  'retreat.to': '7.91',
  'siege.storm': '8.24',
  'relocation.to': '5.51',
  'raid.militia': '10.2',
  'raid.lose': '10.31',
  'attrition.eliminate': '11.2',
  'placing-or-restoring.choose': '5.52',
  'restoring.restore': '5.523',
  'removing.remove': '5.51',
  'leader-draw.dismiss': '5.55',
  'leader-draw.place': '5.55',
  'french-regulars.place': '5.52',
  'cherokees.place': '5.53',
  'sealed-bids.bid': '13.3',
  'open-bids.side': '14.7',
  'open-bids.open': '14.7',
  'open-bids.answer': '14.7',
  'card-exchange.offer': '14.6',
  'militia-flees.lose': '14.2',
  'recovering.recover': '5.22',
  'alliance.spend': '5.53',
  'raise-provincials.choose': '5.54',
  'stingy-assembly.name': '5.51',
  'bastions-repaired.choose': '5.51',
  'ministerial-crisis.discard': '5.51',
  'vaudreuil-interferes.first': '5.51',
  'vaudreuil-interferes.second': '5.51',
  'small-pox.choose': '5.51',
  'small-pox.lose': '8.22',
};

/** Rules of the response windows; otherwise 5.56. */
const WINDOW_RULES: Readonly<Record<string, string>> = {
  'battle-attacker': '7.4',
  'battle-defender': '7.4',
  'enemy-raids': '10.3',
  'siege-besieger': '8.231',
  'siege-defender': '8.231',
  'assault-attacker': '9.13',
  'assault-defender': '9.13',
};

const STEPS: ReadonlySet<string> = new Set(['move', 'infiltrate', 'sail', 'land']);

/** Whether a force has yet to set out, whether it may go on, and whether it may leave some of its own behind. */
function marchKey(view: View, options: readonly Option[]): KeyIn<'prompt'> {
  if (!marching(view)?.spent) return 'prompt.march.setOut';
  if (!options.some(({ verb }) => STEPS.has(verb))) return 'prompt.march.atEnd';
  return options.some(({ verb }) => verb === 'drop') ? 'prompt.march.onwardOrLeave' : 'prompt.march.onward';
}

/** Steps that ask differently by what has been chosen so far. */
const SPECIAL: Readonly<Record<string, (asking: Asking) => Question>> = {
  'phase.card': ({ view, options }) => {
    if (options.some((option) => option.verb === 'hold')) return { key: 'prompt.phase.hold', rule: '4.0' };
    const left = (view.held.french ?? 0) + (view.held.british ?? 0);
    return { key: left === 1 ? 'prompt.phase.last' : 'prompt.phase.card', rule: '5.26' };
  },
  'phase.last': () => ({ key: 'prompt.phase.ends', rule: '5.46' }),
  'activation.choose': ({ frame }) =>
    piecesIn(frame, 'force').length > 0
      ? { key: 'prompt.activation.more', rule: '5.33' }
      : { key: 'prompt.activation.choose', rule: '5.32' },
  'activation.start': ({ frame }) => ({
    key: piecesIn(frame, 'force').length > 1 ? 'prompt.activation.start' : 'prompt.activation.last',
    rule: '5.33',
  }),
  'construction.build': ({ frame }) =>
    flagIn(frame, 'forts')
      ? { key: 'prompt.construction.forts', rule: '5.42' }
      : { key: 'prompt.construction.stockades', rule: '5.41' },
  'go-home.go': ({ view }) => ({
    key: frameOf(view, 'year-end') ? 'prompt.go-home.yearEnd' : 'prompt.go-home.go',
    rule: '10.4',
  }),
  'placing.place': ({ frame }) => ({
    key: stillToCome(frame) > 1 ? 'prompt.placing.several' : 'prompt.placing.place',
    rule: '5.52',
  }),
  'indians-desert.desert': ({ frame }) => ({
    key: spaceIn(frame, 'at') ? 'prompt.indians-desert.more' : 'prompt.indians-desert.desert',
    rule: '5.51',
  }),
  'march.onward': ({ view, options }) => ({ key: marchKey(view, options), rule: '6.1' }),
  'window.offer': ({ frame }) => {
    const moment = textIn(frame, 'moment') ?? '';
    return { key: firstKey('prompt', 'prompt.other', `prompt.window.${moment}`), rule: WINDOW_RULES[moment] ?? '5.56' };
  },
};
