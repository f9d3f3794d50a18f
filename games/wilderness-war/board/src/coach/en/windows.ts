import type { Coaching } from '../coaching.ts';

const PASS =
  'You keep your cards. You are asked at each such moment, whatever you hold, so that the question gives nothing away.';

/** 5.56 Response cards, by the moment at which they may be played. */
export const WINDOWS: Coaching = {
  'window.offer.battle-attacker': {
    asks: 'You attack. Do you play a card that changes the battle?',
    does: {
      pass: PASS,
      respond:
        'Ambush! doubles your strength and lets you fire first in the wilds; Fieldworks levels those of the defender.',
    },
    weigh: [
      'You play all your cards before the defender plays his [7.4]: Fieldworks cannot level works that he digs now.',
      'Spend Ambush! where the enemy has a Regular or more than four units: winning is then worth 1 VP [7.81]. If he ambushes, too, both cards are lost [7.56].',
    ],
  },
  'window.offer.battle-defender': {
    asks: 'You are attacked. Do you play a card that changes the battle?',
    does: {
      pass: PASS,
      respond:
        'Fieldworks makes the attackers fire one column lower, and stays for later battles [7.55]. Ambush! doubles your strength and lets you fire first in the wilds.',
    },
    weigh: [
      'Against a strong attack Fieldworks saves steps; against a weak one keep it.',
      'Your Ambush! also undoes the enemy’s: doubling counts only if one side has played it [7.56].',
    ],
  },
  'window.offer.enemy-sets-out': {
    asks: 'An enemy force sets out. Do you slow it with Foul Weather?',
    does: { pass: PASS, respond: 'He may enter two spaces at most, and may not go by sea.' },
    weigh: [
      'Play it before a march that must reach far: a relief, a raid deep in your country, a landing. You cannot take it back once you see where he goes.',
    ],
  },
  'window.offer.setting-out': {
    asks: 'Your force sets out. Do you use George Croghan to guide it?',
    does: { pass: PASS, respond: 'On this march your Drilled Troops need not stop for wilderness.' },
    weigh: [
      'It is worth its card if one more space brings you to the enemy. With an Auxiliary in the force you need no guide [6.2].',
    ],
  },
  'window.offer.enemy-on-lakeshore': {
    asks: 'The enemy has come along a lake shore to your fortification. Do you play Lake Schooner?',
    does: { pass: PASS, respond: 'He goes back one space and his march ends.' },
    weigh: [
      'It gains you the time of a whole card. Use it when your fort would be besieged before help can come.',
      'An Auxiliary that is infiltrating is eliminated if it is driven into a space with enemies [6.63].',
    ],
  },
  'window.offer.enemy-raids': {
    asks: 'The enemy raids. Do you play Blockhouses?',
    does: {
      pass: PASS,
      respond:
        'Until the end of the year all raids on you, this one too, use the column for stockades, where raiders lose more steps.',
    },
    weigh: [
      'The earlier in the year, the more raids it meets. It does not make a raid less likely to succeed.',
      'Late in the year, with few raiders left, use the card for its value instead.',
    ],
  },
  'window.offer.siege-besieger': {
    asks: 'You are about to roll for the siege. Do you play Coehorns & Howitzers?',
    does: { pass: PASS, respond: '+2 on this siege roll, and +2 for you in an assault in this Action Phase [9.13].' },
    weigh: [
      'Without it you need 3 for one level and 6 for two, your leader’s Tactics added, the defender’s subtracted [8.231].',
      'Against a fortress it may give both levels at once, and the assault follows with the +2.',
    ],
  },
  'window.offer.siege-defender': {
    asks: 'The enemy is about to roll for the siege. Do you play Coehorns & Howitzers?',
    does: { pass: PASS, respond: '−2 on his siege roll, and +2 for you if he assaults in this Action Phase [9.13].' },
    weigh: [
      'It counts most where he has not reached the level for an assault. If he has it already, you may keep the card until he declares one [8.24].',
      'You need a Regular in the siege to play it.',
    ],
  },
  'window.offer.siege-roll': {
    asks: 'Your siege roll is due. Do you play Surrender! instead?',
    does: {
      pass: PASS,
      respond: 'The place falls at once, without an assault. Its garrison marches off to its nearest fortification.',
    },
    weigh: [
      'It saves the losses of an assault and perhaps several cards. An assault that succeeds would eliminate the garrison [9.22].',
      'Once it is played, the deck is reshuffled at the end of the season [5.25].',
      'Louisbourg surrenders only from siege level 1 on.',
    ],
  },
  'window.offer.assault-attacker': {
    asks: 'You assault. Do you play a card?',
    does: { pass: PASS, respond: 'Coehorns & Howitzers gives you +2 in this assault [9.13].' },
    weigh: ['Your result on the table must be higher than his [9.2]: +2 on your die is often the difference.'],
  },
  'window.offer.assault-defender': {
    asks: 'The enemy assaults. Do you play a card?',
    does: { pass: PASS, respond: 'Coehorns & Howitzers gives you +2 in this assault [9.13].' },
    weigh: [
      'A tie holds the place [9.2]. If it falls, the garrison is eliminated and the enemy scores 2 VP for a fort, 3 for a fortress [9.22].',
    ],
  },
  'window.offer.captured': {
    asks: 'The enemy has captured a place of yours. Do you play Massacre!?',
    does: { pass: PASS, respond: 'The enemy’s Indians there are eliminated, and you score 1 VP.' },
    weigh: [
      'It fits only here: the captors must have both Drilled Troops and Indians in the space. If they do, there is seldom a better use for the card.',
    ],
  },
};
