import type { Coaching } from '../coaching.ts';

const MARCHING = {
  move: 'The force goes on to this space. If it finds enemies or Militia there and cannot Overwhelm them, it stops and attacks [10.7].',
  drop: 'This unit stays here and is spent.',
  pick: 'This unit joins. The connections of the march so far count for it, too [10.2.1].',
} as const;

/** Chapters 9 to 12: raids, movement, landing, Construction. */
export const ACTIONS: Coaching = {
  'march.muster': {
    asks: 'Which units of the stack go?',
    does: { take: 'This unit goes along.', done: 'The choice is complete: these set out.' },
    weigh: [
      'Take Artillery against Forts and Bastions: without it a Fort costs two Penalties [13.3.2], and Bastions cannot be hit.',
      'A Commander gives rerolls to Light units or Brigades, as his symbols say [13.5].',
      'Leave a unit in a captured Settled Space: when all leave, control goes back, and so do its VP [10.2].',
    ],
  },
  'march.onward': {
    asks: 'Where does the force go next, or does it stop here?',
    does: { ...MARCHING, stop: 'The march ends here. The units are spent.' },
    weigh: [
      'Enemies in a space stop you, unless your side outnumbers them by more than three to one and no Fort or Bastion is there [10.3.2].',
      'Entering a Village of a neutral Nation makes that Nation join the enemy for the rest of the game [8.0].',
      'Think of the retreat: beaten attackers go back to a space they came from, if it is friendly and free of enemies [13.9.1].',
    ],
  },
  'march.stuck': {
    asks: 'These units cannot all leave at once. Undo the choice and take fewer units, or lose the point.',
    does: { ...MARCHING, stop: 'The units stay here and the point is lost.' },
    weigh: [
      'Press Undo and choose other units. Often there are too many for the connection [10.1], or the force includes units that need a road, which Light units do not [10.2].',
    ],
  },
  'raid.onward': {
    asks: 'The raider is on its way. Does it raid here, or go on?',
    does: {
      raid: 'One die decides here: the raid succeeds or fails [9.3]. Indians that succeed go to the Losses box.',
      to: 'The raider goes on to this space. Enemy units there roll to intercept it [9.2].',
    },
    weigh: [
      'Each space with enemy units may end the raid, including its first space and the target. Militia alone do not intercept.',
      'A space can be raided successfully only once a year [9.0]. A Settled Space gives Raid Points equal to its value; an Outpost, or a Fort in the Wilderness, gives 1.',
    ],
  },
  'raid.intercepted': {
    asks: 'The raider has been intercepted. Do you use Pursuit of Elevated Status to roll the die again?',
    does: {
      again: 'The die is rolled once more; the new result counts.',
      accept: 'The raid fails. The raider goes back and is spent.',
    },
    weigh: ['Nothing is lost by rolling again; the event also allows one more roll if the raid itself fails.'],
  },
  'raid.lacrosse': {
    asks: 'A British Fort alone holds this space. Do you use Staged Lacrosse Game for this raid?',
    does: {
      play: 'If the raid succeeds, the Fort leaves the game.',
      decline: 'The raid is rolled as usual; the event remains.',
    },
    weigh: [
      'Removing the Fort saves your army two Battle Penalties, or one if it has Artillery [13.3.2]. Use it on the Fort that blocks you most.',
    ],
  },
  'raid.rolled': {
    asks: 'The raid has failed. Do you use Pursuit of Elevated Status to roll the die again?',
    does: {
      again: 'The die is rolled once more; the new result counts.',
      accept: 'The raid has failed. The raider goes back and is spent.',
    },
    weigh: ['Roll again: after a failed raid you have nothing to lose.'],
  },
  'sail.muster': {
    asks: 'Which Fleets sail, and which units do they carry?',
    does: {
      take: 'This unit goes along. Each Fleet carries four units and any number of Commanders [10.6].',
      done: 'They sail to the Sail Box.',
    },
    weigh: [
      'Units in the Sail Box must land at the start of your next Action Phase, all in one space [10.6.1]. Take enough units for a Battle there, and Artillery against a Fortress.',
      'The Landing itself costs one Penalty [13.3.2].',
      'With a doubled point they may land in the same round [7.3.4].',
    ],
  },
  'sail.ashore': {
    asks: 'A doubled Sail point lets the stack land in the same Action. Does it land now?',
    does: {
      land: 'You choose a coastal space, and the stack lands there at once.',
      stay: 'The stack waits in the Sail Box until your next Action Phase.',
    },
    weigh: ['Landing now takes the enemy by surprise: he has at most one Action Phase to answer before the Battle.'],
  },
  'landing.to': {
    asks: 'All units in the Sail Box land together: where?',
    does: { land: 'They are placed there and are spent. If enemies are there, a Battle follows.' },
    weigh: [
      'Until the British have taken Louisbourg for the first time, they may land only on the Atlantic, at Louisbourg and at Newfoundland [10.6.2].',
      'A Battle at the landing costs you one Penalty [13.3.2]. An empty coast beside the target costs none, but gives the enemy time.',
      'Keep the Fleet with the stack: it is a source of supply [14.1], and a way of retreat [13.9.2].',
    ],
  },
  'marshal.call': {
    asks: 'Which units from adjacent spaces come here?',
    does: { call: 'This unit comes and is spent.', done: 'The choice is complete.' },
    weigh: [
      'One point gathers units from several spaces: the best way to mass an army.',
      'In a Battle here in this round all your units have one Penalty [13.3.2]. Marshal in safety, and attack in the next round.',
      'Units that leave a captured Settled Space empty lose it.',
    ],
  },
  'construction.choose': {
    asks: 'What does the Brigade build [12.0]?',
    does: {
      begin: 'Begins a Fort here. It is completed in a later round.',
      build: 'Completes the Fort begun in an earlier round.',
      repair: 'A Reduced Fort becomes Full.',
      remove: 'Removes a Fort, or one begun: better than leaving it to the enemy.',
      road: 'Begins a Road along this path.',
      finish: 'Completes the Road begun in an earlier round. The Brigade crosses it at once.',
    },
    weigh: [
      'A Fort prevents an Overwhelm, costs attackers a Penalty or two, and keeps one unit over winter [3.5].',
      'A Road lets Brigades and a single Artillery pass where only Light units could [10.1]. It is also a way of supply [14.1].',
      'But the enemy may use your Road, and raid your Fort in the Wilderness [9.0].',
    ],
  },
  'construction.join': {
    asks: 'The Road is complete and the Brigade crosses it. Who goes with it?',
    does: { take: 'This unit crosses, too, and is spent.', go: 'The choice is complete: they cross.' },
    weigh: [
      'Eight units may use a Road in a round, among them a single Artillery [10.1].',
      'Do not send the Brigade alone to a space that the enemy can reach.',
    ],
  },
};
