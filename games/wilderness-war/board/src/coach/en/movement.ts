import type { Coaching } from '../coaching.ts';

/** Chapter 6: marches, interception, avoiding battle. */
export const MOVEMENT: Coaching = {
  'march.intent': {
    asks: 'The force is at a siege: does it press the siege, assault, or march away? It can do only one of these [5.36].',
    does: {
      march: 'The force leaves. If nobody stays outside, the siege ends and its level is lost [8.232].',
      siege: 'Roll on the Siege Table. 3 to 5 raises the level by 1, 6 or more by 2; Tactics and cards count [8.231].',
      assault: 'Storm the place now. A fort can be assaulted from level 1, a fortress from level 2 [8.24].',
      sortie: 'The besieged come out and attack the besiegers. If they lose, they go back inside [8.252].',
      stop: 'The force does nothing.',
    },
    weigh: [
      'You may assault at once after a roll that reaches the level needed, so press the siege first, unless it has reached that level already.',
      'Bring more strength before you assault: you fire one column lower, and your result on the table must be higher than his [9.2].',
      'The longer a siege lasts, the more time the enemy has to relieve it. In winter besieged Drilled Troops suffer attrition [11.1].',
    ],
  },
  'march.onward': {
    asks: 'Where does the force go next? It moves space by space, or straight to a distant one.',
    does: {
      move: 'Marches there. Enemies beside the way may intercept; enemies in the space are attacked.',
      infiltrate:
        'A lone Auxiliary slips through an enemy space. Units there may intercept it. It needs enough movement left to get out again [6.61].',
      sail: 'Goes by sea to another friendly port. The march is then over.',
      land: 'Lands from the sea with Amphibious Landing, at −1 in a battle [7.54].',
      drop: 'This piece stays here for the rest of the Action Phase. Auxiliaries left at a target raid it [10.13].',
      stop: 'The march ends here. A siege begins, or Auxiliaries raid, if that is due.',
    },
    weigh: [
      'Look at the way back. Drilled Troops that lose a battle may retreat only to a cultivated space or a friendly fortification, attackers only where they came from; otherwise they are eliminated [7.92].',
      'By boat a force goes up to nine spaces along rivers and lakes [6.3].',
      'In the wilderness only a lone Auxiliary can intercept a lone Auxiliary [6.721]: raiders are safest there.',
      'Do not leave your own fortress empty: an enemy with Drilled Troops can walk in and besiege it.',
    ],
  },
  'march.whichRaid': {
    asks: 'Several raids are due: which comes first?',
    does: { raid: 'The Auxiliaries in this space raid now.' },
    weigh: [
      'The order seldom matters. Blockhouses, once played, also count against the raids that follow. Put first the raid that matters most to you.',
    ],
  },
  'interception.ask': {
    asks: 'An enemy enters a space next to your units, or infiltrates theirs. Do you try to intercept? You may try once with one force or unit [6.72].',
    does: {
      decline: 'Nobody tries, and the enemy goes on.',
      lead: 'Choose a force under this leader. It succeeds on 4 or more, with his Tactics added [6.71].',
      send: 'This unit tries alone. It succeeds on 4 or more.',
    },
    weigh: [
      'If it succeeds, the enemy must attack you there: he is the attacker, ties go to you, and he can go back only the way he came.',
      'Once you have tried, successful or not, none of your units may avoid battle in the space that the enemy enters [6.85]. Those that have failed may not avoid it elsewhere on this march either [6.84].',
      'Do not empty a fort for it, and do not put a weak unit in the way of a large force. To stop raiders one strong unit is enough.',
    ],
  },
  'avoid.ask': {
    asks: 'An enemy force is about to attack this space. Do you stand, or try to slip away?',
    does: {
      stand: 'Nobody leaves. The battle is fought here.',
      lead: 'Choose a force under this leader that slips away on 4 or more, with his Tactics added [6.8].',
      send: 'This unit tries to slip away on 4 or more. If it fails, it fights with the rest.',
    },
    weigh: [
      'Avoid a battle that you are likely to lose, above all with a Regular or more than four units: losing gives 1 VP.',
      'In wilderness and mountain Auxiliaries slip away without a roll if the attackers have no Auxiliaries.',
      'If all leave, the enemy may march on, unless a fortification of yours is here [6.82]. If the space guards a road, standing can be right.',
      'Once you have tried, successful or not, you may not intercept into this space on this march [6.85].',
    ],
  },
  'avoid.to': {
    asks: 'You have slipped away: to which space?',
    does: { to: 'The force goes there.' },
    weigh: [
      'Choose a space that the enemy does not want next, or one with a fortification. If he follows you, you may try again [6.82].',
      'Take Drilled Troops to a space from which they can retreat again, to cultivated spaces or friendly fortifications.',
    ],
  },
};
