import { bayonetsTomahawks, type View } from '@carillon/bayonets-tomahawks-rules';
import { expect, it } from 'vitest';
import { prompt } from '../src/texts/prompt.ts';
import { played } from './samples.ts';

/** The rule of each question, as the rulebook numbers it. */
const RULE_OF: Readonly<Record<string, string>> = {
  'year-start.keep': '7.1',
  'action-round.choose': '7.1',
  'action-round.initiative': '7.1',
  'action-phase.act': '7.3',
  'action-phase.spend': '7.3.6',
  'sail.ashore': '7.3.4',
  'action-phase.frenzy': '7.4',
  'pick-event.pick': '7.4',
  'pick-event.village': '7.4',
  'stack-event.pick': '7.4',
  'round-up.choose': '7.4',
  'rear-admiral.choose': '7.4',
  'points-lost.lose': '7.4',
  'warships.close': '7.4',
  'raid.lacrosse': '7.4',
  'battle.events': '7.4',
  'raid.onward': '9.1',
  'raid.intercepted': '9.2',
  'raid.rolled': '9.3',
  'march.onward': '10.2',
  'march.stuck': '10.2',
  'march.muster': '10.4',
  'sail.muster': '10.6',
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
  'volley.escape': '13.3.3',
  'hit.apply': '13.4',
  'volley.reroll': '13.5',
  'volley.replace': '13.5.1',
  'rout.lose': '13.8',
  'retreat.to': '13.9.1',
  'retreat.pay': '13.9.4',
  'battle.fort': '13.9.5',
  'bag-draw.pick': '15.2.1',
  'placement.fleet': '15.3',
  'placement.unit': '15.3',
  'enlistment.to': '16.3',
  'winter-quarters.disband': '17.2',
  'come-ashore.to': '17.2',
  'losses-return.unit': '17.2',
  'return-to-colonies.move': '17.3',
  'voyage-home.to': '17.3',
  'redeployment.to': '17.3',
  'return-to-colonies.garrison': '17.3.1',
  'voyage-home.garrison': '17.3.1',
  'chits.keep': '18.3.1',
  'winter-quarters.reveal': '18.3.2',
};

/** The rule that the question of a step bears. */
function ruleAt(asking: string): string | undefined {
  const [procedure = '', step = ''] = asking.split('.');
  const [first] = played().samples;
  if (first === undefined) throw new Error('no game has been played');
  const frame = { procedure, step, slot: null, locals: {} } as unknown as View['stack'][number];
  const view = { ...first.view, stack: [frame] };
  return prompt(view, { seat: 'french', procedure, step, pass: null }, [], 'en').rule;
}

it.each(bayonetsTomahawks.flow.allSteps.map((step) => [step]))(
  'the rule that stands beside a question is that of the rulebook: %s',
  (step) => {
    expect(ruleAt(step)).toBe(RULE_OF[step]);
  },
);
