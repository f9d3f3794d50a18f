import type { LessonText } from '@carillon/lessons';

export const YEAR: LessonText = {
  title: 'Supply, winter and Fleets',
  about: 'Open a cut supply line, bring the army through the winter, and place the Fleets of spring.',
  steps: {
    aim: {
      say: 'You are the British, in the ninth and last Action Round of 1758. Two New England Brigades hold Ticonderoga with a Fort, but Langlade is behind them at Lake George. They cannot trace supply to a Home Space of your Colonies: they are Out of Supply, cannot build, and fight with a penalty [14.1].',
    },
    supply: {
      say: 'Supply is checked at the end of each round, along Highways and Roads, through friendly spaces; for Light units alone along Paths too. One Army point is left. Set out from Albany with the four Brigades: more than 3 to 1 against Langlade.',
      elsewhere: 'Only the Brigades at Albany can clear Lake George. Choose Army Movement there.',
      marshal: 'That gathers troops, and Langlade stays. Choose Army Movement at Albany.',
      construct: 'That builds, and Langlade stays. Choose Army Movement at Albany.',
      break: 'They would have to fight with a penalty. Choose Army Movement at Albany.',
      done: 'Then Langlade stays at Lake George. Choose Army Movement at Albany.',
      few: 'Take all four Brigades: with fewer, Langlade is not Overwhelmed.',
      other: 'Set out from Albany with four Brigades.',
    },
    open: {
      say: 'Move to Lake George.',
      astray: 'Langlade is at Lake George. Move there.',
      stop: 'The Brigades have not moved. Go to Lake George.',
      other: 'Move to Lake George.',
    },
    stop: {
      say: 'Langlade was Overwhelmed and retreated along a Path. The Highway from Ticonderoga to Albany is open. Stop here; the round ends, and supply is checked.',
      move: 'The line is open already, and Brigades at Lake George guard it. Stop here.',
      drop: 'All of them may stop here together.',
      other: 'Stop at Lake George.',
    },
    disband: {
      say: 'Winter Quarters come after the ninth round. Neither side has won, so the war goes on. Indians have gone to their Villages. Colonial Brigades disband and enlist again next spring; but one unit may winter with each Fort [17.3.1]. Let a New England Brigade stay at Ticonderoga.',
      done: 'Then the Fort is alone, and more easily lost in spring. Let a Brigade stay.',
      other: 'Let the New England Brigade stay.',
    },
    fort: {
      say: 'All other stacks outside the Home Spaces of your Colonies go back there, to the nearest one or to a Fleet; it costs no point, and nothing stops them [17.3]. At Chignectou you hold Fort Cumberland: let the 43rd and 46th stay with it.',
      done: 'Then Chignectou has only its Fort. Let the 43rd and 46th stay.',
      other: 'Let the 43rd and 46th stay.',
    },
    louisbourg: {
      say: 'Armstrong stays at Shamokin in the same way. Of the four Brigades, the Colonial one disbanded and the three others went back to Albany. Louisbourg is a captured Settled Space of value 3: up to three Brigades may winter there, and any number of other units. If all leave, it is French again, with its 3 VP. Let both Brigades stay, and confirm.',
      few: 'Both Brigades are wanted at Louisbourg: in spring the French come back with a Fleet.',
      other: 'Let the 22nd and 28th and the Royal Americans stay, and confirm.',
    },
    port: {
      say: 'Units that do not stay go by sea to a friendly Coastal Home Space; afterwards all Fleets return to the pool, and new ones are drawn in the spring. Send the rest to a port from which an army will sail: Halifax or Boston.',
      far: 'An army to sail against Québec gathers at Halifax or Boston. Choose one of them.',
      other: 'Choose Halifax or Boston.',
    },
    commander: {
      say: 'Now each Commander may join any of your stacks in a Home Space of a Colony. Bradstreet is at New London, far from the enemy. Send him to Albany, where the army against Canada is.',
      stay: 'At New London he leads nobody who will fight. Send him to Albany.',
      far: 'The largest army is at Albany. Send him there.',
      other: 'Send Bradstreet to Albany.',
    },
    fleet: {
      say: 'The others stay; one in three lost units of each type comes back. It is 1759, and two Action Rounds have gone by. Fleets Arrive: pieces are drawn from the pools of Fleets and of European Brigades, tokens among them. French Navy Losses took a French Fleet out of the game [15.2]. Place yours first: Boscawen at Halifax, or at Louisbourg, which you hold.',
      far: 'From there the way to Québec is longer. Place Boscawen at Halifax or Louisbourg.',
      other: 'Place Boscawen at Halifax or Louisbourg.',
    },
    brigade: {
      say: 'Five more Fleets went to Halifax, and Saunders to New York. All other units may come only to places where a Fleet has just been placed [15.3]. Each Fleet carries four units: the army for Québec gathers at Halifax. Place the 15th and 58th there.',
      far: 'Those would be away from the army. Place them at Halifax.',
      other: 'Place the 15th and 58th at Halifax.',
    },
    end: {
      say: 'The French have placed theirs at Québec. The Logistics Rounds of a year: Fleets Arrive after the second round, Colonials Enlist after the third, Winter Quarters after the ninth. Before the ninth, look where each stack will winter.',
    },
  },
};
