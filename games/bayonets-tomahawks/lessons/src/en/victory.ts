import type { LessonText } from '@carillon/lessons';

export const VICTORY: LessonText = {
  title: 'Victory, and a plan for each side',
  about: 'Win 1755 in its last round, and see what each side should aim at.',
  steps: {
    aim: {
      say: 'You are the British, in the ninth and last round of 1755. The marker on the Victory track is at French 2. Each point that one side gains takes one from the other, and there is no zero: after French 1 comes British 1 [18.1]. At the end of this year, a side wins if the marker is at 1 or more on its half.',
    },
    british: {
      say: 'A plan for the British: you have more troops, and little time. Gather Brigades with Artillery and a Commander, and open one way into New France: by sea to Louisbourg, by Lake George to Ticonderoga and Montréal, or by a Road to Forks of the Ohio. Keep a unit on the frontier against raiders, and build Forts where your troops will winter.',
    },
    french: {
      say: 'A plan for the French: you have few Brigades, and many Light units. Raid each year from the first round, where nobody intercepts: eight Raid Points are 1 VP. Fight behind Forts and Bastions, cut the supply of armies that come by one road, and take a Settled Space for the bonus when the British leave one open.',
    },
    card: {
      say: 'Points come from Victory Spaces, from eight Raid Points, from the bonus of the year and from the War in Europe. You have 7 Raid Points and hold one Victory Space, Chignectou. You need a Raid and a second space. Card 8 has four points, card 16 three. Play card 8.',
      fewer: 'After this round the year is over: a card in Reserve is worth nothing. Play the one with more points.',
      other: 'Play card 8.',
    },
    'last-word': {
      say: 'You have the Initiative, 2 against 1. In the last round the side that acts second has the last word: the French cannot take back the spaces that you take then. Let the French go first.',
      first: 'Then the French may take back what you capture. Let them go first.',
      other: 'Let the French go first.',
    },
    raid: {
      say: 'The French did nothing. First the Raid: one more point makes eight, and 1 VP. From Lake George, Rogers reaches La Présentation, an Outpost without defenders, by Sachenda’ga and Nihanawate, or by Oneida Lake and Kahuahgo. Raid it.',
      raider: 'Rogers has the safest target. Choose him at Lake George.',
      guarded: 'Beaujeu and a Fort are there, and may intercept Rogers. Go around.',
      astray: 'From there La Présentation is out of reach. Go by Sachenda’ga or by Oneida Lake.',
      light: 'That moves, and brings no Raid Point. Choose Raid.',
      later: 'First the Raid, with the Light point.',
      done: 'Then the year ends, and the French win. Raid first.',
      other: 'Raid La Présentation with Rogers.',
    },
    capture: {
      say: 'The Raid succeeded: eight Raid Points, so French 1. Now a Victory Space, with rays around it. Baye de Cataracouy, next to Oswego, is empty. March there with the 50th and 51st, using an Army point, and stop.',
      anchor: 'Any Army point would do; keep the anchor, and use a plain one.',
      miramichy: 'Only a Path leads from Chignectou to Miramichy, and a Brigade cannot follow it. March from Oswego.',
      elsewhere: 'From there no empty Victory Space is in reach. March from Oswego.',
      later: 'That takes no space. March from Oswego.',
      plain: 'That is a Home Space of the French, but not a Victory Space. Stop at Baye de Cataracouy.',
      astray: 'Baye de Cataracouy is the other way.',
      short: 'The Brigade is not at Baye de Cataracouy yet.',
      done: 'Then the year ends, and the French win. March first.',
      other: 'March from Oswego to Baye de Cataracouy, and stop.',
    },
    finish: {
      say: 'British 1. With two Victory Spaces of the enemy you also score the bonus of the year, 2 VP: press the Victory track to read the bonus of each side. No other point can score now. End the phase, and the year with it.',
      construct: 'A Fort scores nothing this year. End the phase.',
      other: 'That brings no point. End the phase.',
    },
    count: {
      say: 'You won: 1 for the Raids, 1 for the space, 2 for the bonus, and 1 for the War in Europe: your chit, drawn for a lost French Brigade, shows 1, and the French have none [18.3]. That is British 4. Now play a game from the start page: the lessons stay open to you there.',
    },
  },
};
