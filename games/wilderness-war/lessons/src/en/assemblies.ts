import type { LessonText } from '@carillon/lessons';

export const ASSEMBLIES: LessonText = {
  title: 'Assemblies and events',
  about: 'Play and suffer events as the British: the assemblies, a response card, William Pitt, new leaders.',
  steps: {
    aim: {
      say: 'You are the British, early in 1756. A card played as an event does what it says. The sign on it shows who may play it as an event: a cross, the British; a lily, the French; both, either side [5.12]. The colonies pay for your Provincials: the Provincial Assemblies track limits how many you may have [5.54]. It is at supportive: ten for the Northern Department, four for the Southern. Go on, and see what the French do.',
    },
    excess: {
      say: 'The French played British Colonial Politics: the assemblies are reluctant. Now six Northern and two Southern Provincials are the limit, and you have eight Northern ones. You choose which two to eliminate. Two at Schenectady are reduced.',
      oswego: 'That unit is the only one that holds the fort at Oswego. Give up the reduced ones at Schenectady.',
      full: 'That unit is at full strength, worth two steps. Give up the reduced ones at Schenectady: you lose one step each.',
      other: 'Choose the two reduced Provincials at Schenectady.',
    },
    politics: {
      say: 'Look at your hand: Raise Provincial Regiments cannot be played as an event while the assemblies are reluctant. You hold British Colonial Politics too. For you it moves the marker the other way. Play it as an event.',
      later:
        'That event can wait. The French may hold a Stingy Provincial Assembly, and you can raise nobody now. Move the assemblies first.',
      activate: 'An activation changes nothing in the assemblies. Choose the event of British Colonial Politics.',
      build: 'Building changes nothing in the assemblies. Choose the event of British Colonial Politics.',
      discard: 'A discarded card does nothing. Choose the event of British Colonial Politics.',
      other: 'Play British Colonial Politics as an event.',
    },
    weather: {
      say: 'The assemblies are supportive again. Now the French have activated Dieskau with three Regulars at Crown Point. From there it is three spaces to your empty fort at Hudson Carry South. Cards with their name on brown are played in response, even in the enemy’s turn, and cost you no turn of your own [5.56]. Foul Weather lets the force enter only two spaces. Play it.',
      pass: 'Then Dieskau besieges Hudson Carry South before you have any troops there. Play Foul Weather.',
      other: 'Play Foul Weather.',
    },
    raise: {
      say: 'Dieskau stopped at Hudson Carry North, one space from your fort. Now you may raise Provincials: four in the Northern Department or two in the Southern, at unbesieged British fortifications inside the Department. Raise four Northern ones, and place the first next to Hudson Carry South: at Albany or Hoosic.',
      later: 'Dieskau is one space from your fort. Raise Provincials first; your other events can wait.',
      activate: 'Provincials from Albany could march, but then Albany has fewer. Raise four new ones with the event.',
      build: 'Fortifications need troops to hold them. Choose the event.',
      discard: 'A discarded card does nothing. Choose the event.',
      south: 'Nobody threatens the south, and only two would come there. Choose the Northern Department.',
      far: 'That is far from Dieskau. Place them at Albany or Hoosic, one space from Hudson Carry South.',
      done: 'You may place four units. Place them.',
      other: 'Raise the Northern Provincials, and place the first at Albany or Hoosic.',
    },
    pitt: {
      say: 'Four Provincials came: all to Albany, except perhaps the first. Now William Pitt. From the next deal your hand has nine cards instead of eight, better leaders join the pool, and Highlanders may come. You may also take one card out of the discards. The card says “leaves the game”: played as an event, it never comes back [5.23]. Play it, and take Highlanders.',
      later:
        'Reinforcements are welcome, but Pitt’s larger hand counts from the next deal on: the sooner, the better. Play Pitt first.',
      activate: 'Any card activates, but only this one enlarges your hand. Choose its event.',
      build: 'Any card builds, but only this one enlarges your hand. Choose its event.',
      discard: 'A discarded card may come back much later. Choose its event now.',
      light:
        'Light Infantry are two units with a strength of 2. These Highlanders are four with a strength of 4, and two leaders. Take Highlanders.',
      done: 'You may take a card without any cost. Take Highlanders.',
      other: 'Play William Pitt, and take Highlanders.',
    },
    chief: {
      say: 'Now British Regulars: three units and a leader, drawn by lot. If a third leader with Command 7 comes, one of the other two must leave the game [5.55]. Loudoun at Albany is 3-7-0, Braddock at Alexandria 2-7-0. Play the event, and give up the one who is harder to activate.',
      later: 'Highlanders can follow next. First the Regulars, for Abercromby or another leader.',
      activate: 'The card’s event brings three units: that is worth more than a march now. Choose the event.',
      build: 'Choose the event: it brings three units.',
      discard: 'A discarded card does nothing. Choose the event.',
      braddock: 'Braddock has Initiative 2: cards of value 2 and 3 activate him. Loudoun needs a 3. Give up Loudoun.',
      other: 'Play British Regulars as an event, and dismiss Loudoun.',
    },
    port: {
      say: 'Abercromby was drawn, and Loudoun has gone home. New leaders and Regulars enter at ports that you control. Place Abercromby where he and the Regulars soon reach Albany: the river Hudson runs there from New York.',
      other: 'From there the way to Albany is long. From New York they go up the Hudson by boat in one move.',
    },
    end: {
      say: 'Abercromby and three Regulars wait at New York. You have seen the four kinds of events: they move a track, bring troops, answer an enemy’s move, or change hands and deck for the rest of the war. If a card shows no event, point at it: the page says what is missing.',
    },
  },
};
