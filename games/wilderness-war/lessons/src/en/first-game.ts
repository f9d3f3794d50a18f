import type { LessonText } from '@carillon/lessons';

export const FIRST_GAME: LessonText = {
  title: 'First game',
  about: 'Play four cards as the French: march, fight, besiege, raid and build.',
  steps: {
    aim: {
      say: 'You are the French, in the spring of 1757. Both sides want victory points (VP): from battles, forts and raids. The marker on the VP track is at 4 in your favour. A side with 11 VP at the end of a year wins at once; at the end of the scenario the French win with 1 VP or more. You play one card, then the British play one, until both hands are empty. Here you play your first four.',
    },
    card: {
      say: 'Each card does one of four things: its event, an activation, stockades, or forts. The number on it is its value. An activation lets one leader with a force act. Choose Campaign in your hand, then Activate. Any card may activate for either side.',
      later: 'Keep Western Indian Alliance for the fort at the end. Use Campaign.',
      event: 'The event does not do this: you want Montcalm with one large force. Choose Activate on the same card.',
      build: 'That builds, and moves nobody. Choose Activate.',
      discard: 'A discarded card does nothing. Choose Activate.',
      other: 'Demolition helps only an army that retreats. Choose Campaign, then Activate.',
    },
    force: {
      say: 'Click the stack at Crown Point, then Montcalm: Force under Montcalm. His numbers are 1-6-2. Initiative 1: any card activates him. Command 6: six units may go with him. Tactics 2: +2 on his die. Take at least five units, among them one of Indians or Coureurs des bois, then press Take this force.',
      leader: 'That leader has no army here. Montcalm at Crown Point has four Regulars and the highest Tactics.',
      alone: 'Alone, one piece would move without the others. Choose Montcalm as the leader of a force.',
      nobody: 'Then nobody acts, and the card is lost. Choose Montcalm.',
      few: 'This force is too small: the enemy has two Regulars and two Provincials. Take at least five units.',
      other: 'Demolition weakens you. Choose Montcalm.',
    },
    march: {
      say: 'All spaces that the force can reach glow. By boat, along rivers and lakes, a march is longest [6.3]. March to Ticonderoga, the next space south.',
      elsewhere:
        'That leads away from the enemy fort. Ticonderoga lies on the lake between you and Hudson Carry North.',
      stop: 'The force has not moved yet. March to Ticonderoga.',
      other: 'March to Ticonderoga.',
    },
    odds: {
      say: 'The British hold a fort at Hudson Carry North. Point at it, or click it once: the line at the foot of the map shows your chance to win before you march. Then press March.',
      stop: 'Here you threaten nobody. With these odds you can attack Hudson Carry North.',
      drop: 'You need everybody in this battle. Leave nobody behind.',
      elsewhere: 'The enemy is at Hudson Carry North.',
      other: 'March to Hudson Carry North.',
    },
    battle: {
      say: 'The British put two Provincials inside the fort; their Regulars fought outside. Your die of 5 with +2 for Montcalm cost them five steps, and theirs cost you two. At least half of your losses come from Drilled Troops [7.62]; one Regular has lost a step already. Choose the unit for the second step: let a Regular take it.',
      woodsmen:
        'You may, but without Auxiliaries you have −1 in each battle in the woods [7.52], and nobody to raid. Let another Regular lose the step.',
      other: 'Choose a Regular to lose the step.',
    },
    siege: {
      say: 'You won the battle: +1 VP. The fort holds out, so a siege begins at level 0. The British have discarded a card. Now activate Montcalm again with another card, take the same force, and choose Press the siege: the die raises the level [8.231].',
      later: 'Keep Western Indian Alliance for the fort at the end. Another card activates Montcalm.',
      event: 'That event does not help this siege. Activate Montcalm.',
      build: 'Nothing is built under siege. Activate Montcalm.',
      discard: 'A discarded card does nothing. Activate Montcalm.',
      leader: 'Only the leader with the highest Command in the space may roll: Montcalm.',
      alone: 'Only a force under a leader can press the siege. Choose Montcalm as leader of the force.',
      march: 'If Montcalm marches away, the siege ends. Choose Press the siege.',
      stop: 'That ends the activation without a roll. Choose Press the siege.',
      other: 'Activate Montcalm, then choose Press the siege.',
    },
    assault: {
      say: 'The roll raised the siege to level 2; level 1 is enough to assault a fort. An assault is a battle against those inside: you win if your result on the table is higher than theirs [9.2]. Assault.',
      wait: 'Waiting costs you a card. Your five units outnumber the two Provincials by far. Assault now.',
      other: 'Assault the fort.',
    },
    raid: {
      say: 'The fort is yours: +2 VP. It is a fort under construction now. Next comes a raid. The Shawnee in the Alleghenies are next to Virginia. Auxiliaries raid cultivated British spaces and stockades, and each raid gives half a VP at the end of the year. At a stockade the enemy may call one Militia unit from the box of that Department, and you must beat it first [10.2]. Activate the Shawnee by themselves with any card but Western Indian Alliance, and begin. Then click them again, and send them to Augusta.',
      later: 'Keep Western Indian Alliance for the fort. Another card activates the Shawnee.',
      event: 'That event would not raid. Choose Activate.',
      build: 'First the raid, then the fort. Choose Activate.',
      discard: 'A discarded card raids nobody. Choose Activate.',
      lead: 'Leaders lead forces. The Shawnee need none: choose them by themselves.',
      alone: 'That piece cannot raid this season from where it is. Choose the Shawnee south of the Ohio.',
      infiltrate:
        'Infiltration passes enemies, but the raider must go on afterwards. Augusta has no troops: just march there.',
      winchester: 'Provincials hold Winchester: that would be a battle, not a raid. Go to Augusta.',
      woodstock:
        'The Provincials at Winchester are next to Woodstock and may intercept [6.7]. Augusta is out of their reach.',
      elsewhere: 'No raid is possible there. Go to Augusta.',
      stop: 'There is nothing to raid in the mountains. Go to Augusta.',
      other: 'Activate the Shawnee and send them to Augusta.',
    },
    building: {
      say: 'The raid succeeded: its marker counts at the end of the year, and the stockade is gone. The Shawnee went home with one step fewer. Your last card builds. Choose Build forts on Western Indian Alliance and finish the fort at Hudson Carry North.',
      stockades: 'A stockade costs less, but the work at Hudson Carry North is a fort. Choose Build forts.',
      card: 'This time you want to build: choose Build forts on the card.',
      hold: 'You may keep the last card for the next season, but the fort needs it now. Choose Build forts.',
      elsewhere: 'There you would only begin a fort. This card finishes the one at Hudson Carry North.',
      done: 'You still have a point to spend: finish Hudson Carry North.',
      other: 'Choose Build forts, then Hudson Carry North.',
    },
    end: {
      say: 'You have played four cards: an attack, a siege, a raid and a fort. The war goes on like this: two seasons a year, nine cards a season for most hands. The next lessons show each part by itself, or play a whole game from the start page.',
    },
  },
};
