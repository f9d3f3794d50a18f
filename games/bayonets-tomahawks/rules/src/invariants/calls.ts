import { flow } from '../procedures/contents.ts';
import '../procedures/contents-actions.ts';
import '../procedures/contents-battle.ts';
import '../procedures/contents-events.ts';
import '../procedures/contents-sequence.ts';
import '../procedures/contents-year.ts';

// 4.0 The procedures that each step runs.

const EVENTS = ['round-up', 'rear-admiral', 'points-lost', 'warships', 'stack-event', 'pick-event'];
const ACTIONS = ['raid', 'march', 'sail', 'marshal', 'construction'];
const ARRIVAL = ['arrival into stopped'];

flow.frames.calls('4.0', {
  '': ['game'],
  'game.reserves': ['year-start'],
  'game.round': ['fleets-arrive', 'colonials-enlist', 'winter-quarters into over', 'action-round'],
  'year-start.french': ['draw'],
  'year-start.british': ['draw'],

  'action-round.french': ['draw'],
  'action-round.indian': ['draw'],
  'action-round.british': ['draw'],
  'action-round.firstEvents': ['start-events'],
  'action-round.secondEvents': ['start-events'],
  'action-round.firstPhase': ['action-phase'],
  'action-round.secondPhase': ['action-phase'],
  'action-round.reaction': ['action-phase'],
  'action-round.battles': ['battles'],
  'action-round.close': ['end-of-round'],
  'start-events.next': EVENTS,
  'start-events.chits': ['chits'],
  'action-phase.land': ['landing'],
  'action-phase.act': ACTIONS,
  'action-phase.frenzy': ['construction'],

  'arrival.meet': ['retreat'],
  'arrival.chits': ['chits'],
  'march.stuck': ARRIVAL,
  'march.onward': ARRIVAL,
  'sail.ashore': ['landing'],
  'landing.to': ARRIVAL,
  'marshal.close': ARRIVAL,
  'construction.join': ARRIVAL,

  'battles.next': ['battle'],
  'battles.choose': ['battle'],
  'battle.attackerGuns': ['emergency-artillery'],
  'battle.defenderGuns': ['emergency-artillery'],
  'battle.attackerCombine': ['combine'],
  'battle.defenderCombine': ['combine'],
  'battle.attackerFire': ['fire'],
  'battle.defenderFire': ['fire'],
  'battle.rout': ['rout'],
  'battle.routed': ['chits'],
  'battle.retreat': ['retreat'],
  'battle.retreated': ['chits'],
  'combine.eliminate': ['chits'],
  'fire.next': ['volley'],
  'fire.chits': ['chits'],
  'volley.hit': ['hit'],
  'volley.bt': ['hit'],
  'retreat.overrun': ['chits'],
  'retreat.stranded': ['chits'],

  'end-of-round.french': ['rally'],
  'end-of-round.british': ['rally'],
  'fleets-arrive.fleets': ['bag-draw'],
  'fleets-arrive.british': ['bag-draw'],
  'fleets-arrive.french': ['bag-draw'],
  'fleets-arrive.placeBritish': ['placement'],
  'fleets-arrive.placeFrench': ['placement'],
  'colonials-enlist.draw': ['bag-draw'],
  'colonials-enlist.place': ['enlistment'],
  'winter-quarters.britishSail': ['come-ashore'],
  'winter-quarters.frenchSail': ['come-ashore'],
  'winter-quarters.britishReturn': ['return-to-colonies'],
  'winter-quarters.frenchReturn': ['return-to-colonies'],
  'winter-quarters.britishVoyage': ['voyage-home'],
  'winter-quarters.frenchVoyage': ['voyage-home'],
  'winter-quarters.britishCommanders': ['redeployment'],
  'winter-quarters.frenchCommanders': ['redeployment'],
  'winter-quarters.combine': ['combine-all'],
  'winter-quarters.britishLosses': ['losses-return'],
  'winter-quarters.frenchLosses': ['losses-return'],
  'combine-all.next': ['combine'],
});
