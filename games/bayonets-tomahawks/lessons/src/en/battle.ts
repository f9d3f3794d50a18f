import type { LessonText } from '@carillon/lessons';

export const BATTLE: LessonText = {
  title: 'Battle',
  about: 'Attack Montréal, use rerolls, take a Hit, rout the enemy, and give up a Fort.',
  steps: {
    aim: {
      say: 'You are the British, in 1757. Your army is at Isle aux Noix, next to Montréal. A Battle goes like this: each unit rolls one die, attackers first; each success moves the marker of its side up; the higher marker wins, and the defender wins a tie [13.3]. Two Militia fight for the French.',
    },
    attack: {
      say: 'One Army point is left. Choose Army Movement at Isle aux Noix, take all units and both Commanders, and move to Montréal.',
      elsewhere: 'Those troops reach no enemy. Choose Army Movement at Isle aux Noix.',
      marshal: 'That gathers troops, and attacks nobody. Choose Army Movement at Isle aux Noix.',
      construct: 'That builds, and attacks nobody. Choose Army Movement at Isle aux Noix.',
      done: 'Not yet: march from Isle aux Noix, with all units and both Commanders.',
      astray: 'Montréal lies the other way.',
      drop: 'Take everybody to Montréal.',
      stop: 'The army has not moved. Go to Montréal.',
      other: 'Move the whole army from Isle aux Noix to Montréal.',
    },
    commander: {
      say: 'No point is left, so the Battle begins. One Commander leads. His rating is the number of rerolls he gives, each to a unit whose shape is on his counter [13.5]. Howe has 2, for triangles and squares; Bradstreet 2, for squares. Choose Howe.',
      square: 'Bradstreet gives as many rerolls, but not for Rogers, a triangle. Choose Howe.',
      other: 'Choose Howe.',
    },
    highland: {
      say: 'The types roll in turn, Light units first. Rogers rolled a Hit with a triangle: it scores, because a triangle is among the enemies, and Lacorne is Reduced. The Highland Brigade missed. It may reroll by itself, without Howe. Do that.',
      commander: 'That uses up one of Howe’s two rerolls. The Highland Brigade has its own: use that first.',
      done: 'A Miss gains nothing, and the reroll costs nothing. Reroll the Highland Brigade.',
      other: 'Use the Highland reroll.',
    },
    reroll: {
      say: 'B&T: a Brigade that rolls it removes one Militia and hits an enemy Brigade. Next came the Metropolitan Brigades: the 44th and 48th hit with a square. The Royal Americans rolled the other Hit, without a square: nothing. Let Howe reroll their die.',
      done: 'Without a reroll that die gains nothing, and Howe has two. Reroll it.',
      other: 'Let Howe reroll the die of the Royal Americans.',
    },
    casualty: {
      say: 'A Flag moves the marker one up for any unit. Béarn & Guyenne took two Hits and is eliminated; for a Metropolitan Brigade you draw a War in Europe chit [18.3]. It still rolls later. The New England Brigade missed. If a Commander’s reroll is a Miss too, a second Miss removes him: one chance in six each time. Reroll all the same.',
      done: 'You lead by four to nothing, but a lead of three at the end is a Rout. Reroll.',
      other: 'Let Howe reroll the die of the New England Brigade.',
    },
    hit: {
      say: 'A Miss; the roll for Howe was a Flag, so he lives. Your Artillery hit nothing: the enemy has no circle. Now the French roll. A B&T hits one of your Metropolitan Brigades, and you choose. The Highland Brigade can reroll: keep it whole, and Reduce one of the others.',
      highland: 'Then one more Hit would cost you the Brigade with its own reroll. Choose another.',
      other: 'Choose the Royal Americans or the 44th and 48th.',
    },
    fort: {
      say: 'You won by 4 to 1. A difference of three or more is a Rout: the French lost one more unit, and retreated with a Rout marker. Montréal is yours: 3 VP. Then Oswego: the French beat you by 2 to 0, no Rout. The 35th must retreat. What happens to Fort Ontario? Destroy it.',
      leave: 'Then a French Fort takes its place, and holds Oswego [13.9.5]. Destroy it.',
      other: 'Destroy the Fort.',
    },
    end: {
      say: 'The Fort is gone, and the 35th got away. Before an attack, open the odds: they count penalties for a Fort, a Landing, Marshaled troops, a Rout marker and lack of supply [13.3]. Bring Artillery against Forts, Brigades against Militia, and a Commander for bad dice.',
    },
  },
};
