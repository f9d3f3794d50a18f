import type { LessonText } from '@carillon/lessons';

export const FORTS: LessonText = {
  title: 'Forts, Roads and fortresses',
  about: 'Complete a Fort and a Road, and break the Bastions of Louisbourg.',
  steps: {
    aim: {
      say: 'You are the British, in 1757. A Brigade may build with an Army point. A Fort or a Road takes two Action Rounds: one to begin it, one to complete it [12.0]. A Fort is begun at Winchester, a Road at Ray’s Town, and your army has fought one round of Battle at Louisbourg. Two Army points are left.',
    },
    fort: {
      say: 'A Fort rolls in Battle, prevents Overwhelm, gives attackers a penalty, and lets one unit stay there in winter. Choose the Virginia Brigade at Winchester, build with it, and complete the Fort.',
      later: 'That Brigade builds the Road, in the next step. Choose the one at Winchester.',
      elsewhere: 'No Fort is begun there. Choose the Brigade at Winchester.',
      remove: 'That removes the unfinished Fort. Complete it.',
      army: 'Then nothing is built. Choose the Brigade at Winchester, and build.',
      marshal: 'Then nothing is built. Choose the Brigade at Winchester, and build.',
      done: 'Then the points are lost. Build at Winchester first.',
      other: 'Complete the Fort at Winchester.',
    },
    road: {
      say: 'A Path carries Light units only. A Road on it carries 8 units in a round, including Brigades and one Artillery. From Ray’s Town one leads to Loyalhanna, next to the Forks of the Ohio. Build with the 22nd and 28th, and complete the Road.',
      elsewhere: 'No Road is begun there. Choose the Brigade at Ray’s Town.',
      begin: 'That begins a Fort. Complete the Road to Loyalhanna.',
      road: 'That begins another Road. Complete the one to Loyalhanna.',
      army: 'Without a Road nobody but Armstrong gets farther west. Build at Ray’s Town.',
      marshal: 'Then the Road is not built. Build at Ray’s Town.',
      done: 'Then the point is lost. Build at Ray’s Town first.',
      other: 'Complete the Road to Loyalhanna.',
    },
    cross: {
      say: 'The Brigade crosses the new Road at once, and other units of its stack that are not Spent may go with it. Forks of the Ohio has a Fort, so take Artillery and Bradstreet along. Armstrong stays, to guard Ray’s Town.',
      few: 'Against a Fort you need Artillery and a Commander. Take both along.',
      empty: 'Then Ray’s Town is open to raiders. Leave Armstrong there.',
      other: 'Take the Artillery and Bradstreet along, and cross.',
    },
    artillery: {
      say: 'The phase is over; now the Battle at Louisbourg goes on. Two Bastions, both Reduced already, hold the Fortress. While one is left, the defenders stay even when they lose [3.4]. Only Artillery hits Bastions. With two Fleets there you may trade one of them for Artillery [13.2.2]. Do it.',
      keep: 'A Fleet cannot hit a Bastion. With one more Artillery you do far better. Trade a Fleet.',
      other: 'Trade one of the Fleets.',
    },
    reroll: {
      say: 'Your Royal Americans rolled a Flag, the 27th and 55th a Miss. Wolfe may reroll three dice, for squares only: he cannot help the Artillery. Reroll the Miss.',
      done: 'His rerolls are for squares only, and no other square rolls after this. Reroll the Miss.',
      other: 'Reroll the die of the 27th and 55th.',
    },
    end: {
      say: 'Two Artillery hits broke both Bastions, and you won by 5 to 1. That alone is a Rout; with the last Bastion gone it costs the defenders every unit that is not Light. Louisbourg is yours, 3 VP, and from now on every Sea Zone is open to you. The Fortress is only a Settled Space now: Bastions are never rebuilt.',
    },
  },
};
