import type { Option } from '@carillon/board';
import { type View, wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { prompt } from '../src/texts/prompt.ts';
import { startView } from './samples.ts';

/** The rule of each question, as the rulebook numbers it; of those that ask differently by what has been chosen see below. */
const RULE_OF: Readonly<Record<string, string>> = {
  'phase.card': '5.26',
  'phase.last': '5.46',
  'activation.choose': '5.32',
  'activation.start': '5.33',
  'campaign.lead': '5.34',
  'campaign.leadSecond': '5.34',
  'muster.pick': '5.34',
  'campaign.start': '5.36',
  'construction.build': '5.41',
  'march.intent': '5.36',
  'march.onward': '6.1',
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
  'militia-flees.lose': '14.2',
  'go-home.go': '10.4',
  'attrition.eliminate': '11.2',
  'placing.place': '5.52',
  'placing-or-restoring.choose': '5.52',
  'french-regulars.place': '5.52',
  'restoring.restore': '5.523',
  'recovering.recover': '5.22',
  'removing.remove': '5.51',
  'indians-desert.desert': '5.51',
  'stingy-assembly.name': '5.51',
  'bastions-repaired.choose': '5.51',
  'ministerial-crisis.discard': '5.51',
  'vaudreuil-interferes.first': '5.51',
  'vaudreuil-interferes.second': '5.51',
  'small-pox.choose': '5.51',
  'small-pox.lose': '8.22',
  'cherokees.place': '5.53',
  'alliance.spend': '5.53',
  'raise-provincials.choose': '5.54',
  'leader-draw.dismiss': '5.55',
  'leader-draw.place': '5.55',
  'window.offer': '5.56',
  'sealed-bids.bid': '13.3',
  'card-exchange.offer': '14.6',
  'open-bids.side': '14.7',
  'open-bids.open': '14.7',
  'open-bids.answer': '14.7',
};

/** The rules of the response windows, by the moment that opens them. */
const RULE_OF_WINDOW: Readonly<Record<string, string>> = {
  'battle-attacker': '7.4',
  'battle-defender': '7.4',
  'enemy-raids': '10.3',
  'siege-besieger': '8.231',
  'siege-defender': '8.231',
  'assault-attacker': '9.13',
  'assault-defender': '9.13',
};

const HOLD: Option = { text: 'hold', verb: 'hold', args: [] };

/** The rule that the question of a step bears, with this known of its procedure. */
function ruleAt(asking: string, locals: View['stack'][number]['locals'] = {}, options: readonly Option[] = []) {
  const [procedure = '', step = ''] = asking.split('.');
  const frame = { procedure, step, slot: null, locals } as unknown as View['stack'][number];
  const view = { ...startView(), stack: [frame] };
  return prompt(view, { seat: 'french', procedure, step, pass: null }, options, 'en').rule;
}

describe('the rule that stands beside a question', () => {
  it.each(wildernessWar.flow.allSteps.map((step) => [step]))('is that of the rulebook: %s', (step) => {
    expect(ruleAt(step)).toBe(RULE_OF[step]);
  });

  it.each([
    ['to hold a card back', '4.0', () => ruleAt('phase.card', {}, [HOLD])],
    ['to activate one more piece', '5.33', () => ruleAt('activation.choose', { force: ['montcalm'] })],
    ['to build forts', '5.42', () => ruleAt('construction.build', { forts: true })],
  ])('is that of the rulebook: %s', (_what, rule, found) => {
    expect(found()).toBe(rule);
  });

  it.each(Object.entries(RULE_OF_WINDOW))('is that of the rulebook: the window %s', (moment, rule) => {
    expect(ruleAt('window.offer', { moment })).toBe(rule);
  });
});
