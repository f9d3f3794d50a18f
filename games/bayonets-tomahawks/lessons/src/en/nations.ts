import type { LessonText } from '@carillon/lessons';

export const NATIONS: LessonText = {
  title: 'Indian Nations and control',
  about: 'Win the Iroquois with a card, capture an Outpost, raid from a Village, and leave the Cherokee in peace.',
  steps: {
    aim: {
      say: 'You are the French, in the Campaign Season of 1755. Most Indian units are French from the start; each belongs to a Village [2.1]. Two Nations are neutral: the Iroquois, with three Villages, and the Cherokee, with two. A Nation that joins a side stays with it to the end of the game [8.1].',
    },
    card: {
      say: 'Events on four cards bring a Nation in. Yours, card 38, brings the Iroquois if you have 4 VP or more: the marker is at French 4. The event happens at the start of the round. Play card 38.',
      ambush: 'That event helps in a Battle, and you have none. Play card 38 while you have 4 VP.',
      other: 'Play card 38.',
    },
    first: {
      say: 'Initiative is 1 against 1. In a tie it is yours. The event happens in any case; but your new Indians can act before the British only if you go first. Go first.',
      second: 'Then the British may attack the Villages before the Iroquois act. Go first.',
      other: 'Choose the French as First Player.',
    },
    control: {
      say: 'The Iroquois have joined: one unit is in each of their Villages. Your Indian card has two points; each activates one Indian unit, or units of one Nation in a stack [7.3.2]. Move the unit from Oquaga to Oneida Lake, and stop. Nobody guards that Outpost, so you control it at once.',
      raid: 'A Raid does not gain control. Choose Move Indians at Oquaga.',
      elsewhere: 'Oneida Lake is next to Oquaga. Choose Move Indians there.',
      militia: 'There Militia would fight the unit. Oneida Lake has none.',
      astray: 'Oneida Lake is the other way.',
      short: 'The unit is not at Oneida Lake yet.',
      done: 'Then the Indian points are lost. Choose Move Indians at Oquaga.',
      other: 'Move the Iroquois from Oquaga to Oneida Lake, and stop.',
    },
    raid: {
      say: 'Oneida Lake is French now, and the Highway from Albany to Oswego is cut. A Settled Space would be yours only while you stay there; an Outpost remains yours. Now raid with the unit at Kanistioh. By Cawichnowane it reaches Carlisle or Easton in three spaces: each has value 2.',
      raider: 'That unit reaches poorer targets. Choose the Iroquois at Kanistioh.',
      astray: 'From there neither Carlisle nor Easton is in reach. Go by Cawichnowane.',
      poor: 'That Outpost has value 1. Carlisle and Easton have 2: go one space farther.',
      march: 'That moves without a Raid. Choose Raid.',
      done: 'Then the second point is lost. Raid with the Iroquois at Kanistioh.',
      other: 'Raid Carlisle or Easton with the Iroquois at Kanistioh.',
    },
    hold: {
      say: 'The Raid succeeded: 2 Raid Points. The unit is in your Losses box. In winter it comes back to a Village, unless the enemy controls that Village. Now your own card: as First Player you may hold a point for a Reaction. Hold none.',
      hold: 'A Reaction is worth most when the enemy threatens something. Hold none here.',
      other: 'Hold none.',
    },
    neutral: {
      say: 'Villiers is at Keninsheka, next to Chote, a Village of the neutral Cherokee. A side that enters such a Village brings that Nation into the war against itself [8.0]. Bring him home instead: use the Light point, go by Tu-Endie-Wei to Forks of the Ohio, and stop.',
      village:
        'If he enters Chote, the Cherokee join the British at once, with a unit in each Village. Go by Tu-Endie-Wei.',
      elsewhere: 'Villiers is at Keninsheka. Choose Light Movement there.',
      raid: 'Villiers is to move, and nobody else. Choose Light Movement at Keninsheka.',
      later: 'First the Light point. Choose Light Movement at Keninsheka.',
      astray: 'That is not the way to Forks of the Ohio.',
      pick: 'The others are where they belong. Stop here.',
      short: 'Villiers is not at Forks of the Ohio yet.',
      done: 'Then the points are lost. Choose Light Movement at Keninsheka.',
      other: 'Move Villiers to Forks of the Ohio, and stop.',
    },
    end: {
      say: 'You know both ways in which a Nation joins: by an event, or because an enemy enters its Village. Take the enemy’s Villages to keep his Indians in the Losses box over the winter. When Indians help to win an attack on a Fort or a Settled Space, one of them goes home [13.7].',
    },
  },
};
