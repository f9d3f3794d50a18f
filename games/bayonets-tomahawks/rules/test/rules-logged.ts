import { namedBy } from '@carillon/testkit';

// The rule that each step of the game shows to the players, with its question or in the log. Every game that a test
// plays is checked against this table.

const TABLE: Readonly<Record<string, string>> = {
  // Questions
  '7.1 asks': 'action-round.choose action-round.initiative draw.card year-start.keep',
  '7.3 asks': 'action-phase.act',
  '7.3.4 asks': 'sail.ashore',
  '7.3.6 asks': 'action-phase.spend',
  '7.4 asks': `
    action-phase.frenzy battle.events pick-event.pick pick-event.village points-lost.lose raid.lacrosse
    rear-admiral.choose round-up.choose stack-event.pick warships.close
  `,
  '9.1 asks': 'raid.onward',
  '9.2 asks': 'raid.intercept raid.intercepted',
  '9.3 asks': 'raid.roll raid.rolled',
  '10.2 asks': 'march.onward march.stuck',
  '10.4 asks': 'march.muster',
  '10.6 asks': 'sail.muster',
  '10.6.1 asks': 'landing.to',
  '11.0 asks': 'marshal.call',
  '12.0 asks': 'construction.choose construction.join',
  '13.0 asks': 'battles.choose',
  '13.2.2 asks': 'emergency-artillery.trade',
  '13.2.3 asks': 'combine.eliminate combine.keep',
  '13.3.1 asks': 'battle.attackerCommander battle.defenderCommander',
  '13.3.3 asks': 'battle.militiaRoll volley.escape volley.roll',
  '13.4 asks': 'hit.apply',
  '13.5 asks': 'volley.reroll volley.roll',
  '13.5.1 asks': 'volley.casualty volley.replace',
  '13.7.1 asks': 'battle.desertion',
  '13.8 asks': 'rout.lose',
  '13.9.1 asks': 'retreat.to',
  '13.9.4 asks': 'retreat.pay',
  '13.9.5 asks': 'battle.fort',
  '14.2 asks': 'rally.roll',
  '15.2 asks': 'bag-draw.draw',
  '15.2.1 asks': 'bag-draw.navy bag-draw.pick',
  '15.2.2 asks': 'bag-draw.commanded',
  '15.3 asks': 'placement.fleet placement.unit',
  '16.3 asks': 'enlistment.to',
  '17.2 asks': 'come-ashore.to losses-return.unit winter-quarters.disband',
  '17.3 asks': 'redeployment.to return-to-colonies.move voyage-home.to',
  '17.3.1 asks': 'return-to-colonies.garrison voyage-home.garrison',
  '18.3.1 asks': 'chits.draw chits.keep',
  '18.3.2 asks': 'winter-quarters.reveal',

  // What the log shows
  '2.1.2 control': `
    arrival.alone battle.close construction.join march.onward marshal.call pick-event.pick pick-event.village
    raid.success retreat.begin retreat.overrun retreat.stranded retreat.to sail.aboard
  `,
  '2.1.9 vp': `
    arrival.alone battle.close construction.join march.onward marshal.call pick-event.pick raid.success retreat.begin
    retreat.overrun retreat.stranded retreat.to return-to-colonies.move sail.aboard voyage-home.to
    winter-quarters.indians
  `,
  '3.7 eliminated': 'action-phase.close fleets-arrive.close',
  '7.3 left-out': 'action-phase.act',
  '7.4 closed': 'warships.close',
  '7.4 eliminated': 'pick-event.pick',
  '7.4 left-out': 'pick-event.pick pick-event.village',
  '7.4 marker': 'stack-event.pick',
  '7.4 placed': 'pick-event.pick pick-event.village rear-admiral.choose round-up.choose',
  '7.4 restored': 'round-up.choose',
  '7.4 spent': 'stack-event.pick',
  '8.0 nation-joins': 'arrival.nation start-events.next',
  '8.1 nation-joins': 'retreat.begin',
  '8.1 placed': 'arrival.nation retreat.begin start-events.next',
  '9.3 eliminated': 'raid.success',
  '9.3 vp': 'raid.success start-events.next',
  '10.2 control': `
    battle.close construction.join march.onward marshal.call pick-event.pick raid.success retreat.begin
    retreat.stranded return-to-colonies.move sail.aboard voyage-home.to winter-quarters.indians
  `,
  '12.0 eliminated': 'construction.choose',
  '13.2.2 eliminated': 'emergency-artillery.trade',
  '13.2.2 placed': 'emergency-artillery.trade',
  '13.2.3 eliminated': 'combine.eliminate',
  '13.2.3 restored': 'combine.keep',
  '10.6.1 landing': 'battle.combined',
  '11.0 marshal': 'battle.combined',
  '13.3.2 enemy-fort': 'battle.combined',
  '14.1.1 out-of-supply': 'battle.combined',
  '13.3.3 left-out': 'volley.bts volley.bt volley.escapable',
  '13.3.4 left-out': 'volley.hit',
  '13.4 eliminated': 'hit.apply',
  '13.4 reduced': 'hit.apply',
  '13.4.2 eliminated': 'battle.close hit.apply rout.fort volley.escape',
  '13.4.2 reduced': 'hit.apply',
  '13.5.1 eliminated': 'volley.casualty',
  '13.7.1 eliminated': 'battle.desertion',
  '13.8 eliminated': 'rout.begin rout.fort rout.lose',
  '13.8 left-out': 'landing.able',
  '13.8 marker': `
    enlistment.to landing.to march.onward pick-event.pick pick-event.village placement.fleet placement.unit
    retreat.begin retreat.to round-up.choose rout.begin sail.aboard volley.escape
  `,
  '13.8 placed': 'rout.fort',
  '13.8 rout': 'battle.combined',
  '13.9.1 eliminated': 'retreat.stranded',
  '13.9.4 eliminated': 'retreat.overrun retreat.pay',
  '13.9.5 eliminated': 'battle.fort',
  '13.9.5 placed': 'battle.fort',
  '14.1.1 marker': `
    end-of-round.supply enlistment.to landing.to march.onward marshal.close pick-event.pick pick-event.village
    placement.fleet retreat.begin retreat.to round-up.choose volley.escape
  `,
  '15.2 left-out': 'bag-draw.able',
  '15.2.1 left-out': 'bag-draw.draw bag-draw.pick',
  '15.2.2 left-out': 'bag-draw.commander',
  '16.2 left-out': 'bag-draw.able',
  '16.2.1 left-out': 'bag-draw.draw',
  '15.2.1 eliminated': 'bag-draw.navy',
  '15.2.2 placed': 'placement.unit',
  '15.3 placed': 'placement.fleet placement.unit',
  '16.3 placed': 'enlistment.to',
  '17.2 left-out': 'losses-return.unit',
  '17.2 placed': `
    come-ashore.to losses-return.unit winter-quarters.disbanded winter-quarters.fleets winter-quarters.indians
  `,
  '17.3 eliminated': 'redeployment.next',
  '17.3 left-out': 'return-to-colonies.move',
  '17.3 placed': 'redeployment.to voyage-home.to',
  '18.2.1 result': 'winter-quarters.check',
  '18.2.1 vp': 'winter-quarters.bonuses',
  '18.3.2 vp': 'winter-quarters.check',
};

export const NAMED_RIGHTLY = namedBy('bayonets-tomahawks', TABLE);
