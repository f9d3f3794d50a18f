import type { LessonText } from '@carillon/lessons';

export const VICTORY: LessonText = {
  title: 'Victory',
  about: 'Play the last three cards of 1759 as the French, and win by 1 VP.',
  steps: {
    aim: {
      say: 'You are the French, in the Late Season of 1759, the last of this scenario. Each side has three cards. At the end of every year the game looks for a winner [13.11]: a side with 11 VP wins at once, and so do the British if they control every fortress and hold Niagara and Ohio Forks. Nobody is near that.',
    },
    places: {
      say: 'So the end of 1759 decides [13.12]. The British win if they control all their own fortresses and two of these four: Québec, Montréal, Niagara, Ohio Forks. They hold Niagara and Ohio Forks now. Otherwise the side with at least 1 VP wins; at 0 it is a draw. The VP marker is at 2 for the British. You must take a place back, and gain 3 VP.',
    },
    forks: {
      say: 'Only a stockade guards Ohio Forks. Drilled Troops that enter an unoccupied enemy stockade capture it: 1 VP [5.45]. Ohio Forks itself is worth 1 VP to the side that takes it [13.23]. Activate Lévis at Venango with François Bigot, take Drilled Troops along, and go by boat to Ohio Forks.',
      low: 'Lévis has Initiative 2: a card of value 1 does not activate him. Use François Bigot.',
      build: 'First the place: without it the British win whatever the VP. Activate with François Bigot.',
      discard: 'A discarded card does nothing. Activate with François Bigot.',
      leader: 'That leader is far from Ohio Forks. Lévis is at Venango, two spaces up the river.',
      alone: 'One unit alone would hold Ohio Forks badly. Send Lévis with his force.',
      elsewhere: 'That does not take Ohio Forks. From Venango it is two spaces down the river, by Kittaning.',
      other: 'Send Lévis with Drilled Troops to Ohio Forks. Auxiliaries and leaders by themselves capture no stockade.',
    },
    demolish: {
      say: 'You gained 2 VP: the marker is at 0. Then a British Regular captured the empty stockade of Presqu’île: it is at 1 for the British. Next is your fort at Crown Point. Abercromby is next to it with four Regulars, and the British have two cards: one to besiege, one to assault. A captured fort is worth 2 VP to them. If you demolish it, you lose 1 [5.46]. It costs no card. Demolish Crown Point.',
      elsewhere: 'Nobody threatens that place. Crown Point is the one about to fall.',
      first:
        'Demolish Crown Point first: it needs no card, and after your card the British move. A besieged fort cannot be demolished.',
    },
    raid: {
      say: 'The marker is at 2 for the British. Two Raided markers lie in the south. At the end of the year each is worth half a VP, and the total is rounded up [13.22]. Two are 1 VP, three are 2. Send the Shawnee at Allegheny South to raid Augusta with a card of value 1.',
      build: 'Fortifications score nothing by themselves. Activate the Shawnee.',
      discard: 'A discarded card raids nobody. Activate the Shawnee.',
      lead: 'The Shawnee need no leader. Choose them by themselves.',
      alone: 'That piece reaches no place to raid. Choose the Shawnee at Allegheny South.',
      twice: 'Woodstock has a marker already, and its stockade is gone: no second marker there [10.33]. Go to Augusta.',
      battle: 'Provincials hold Winchester: that would be a battle. Go to Augusta.',
      elsewhere: 'There is nothing to raid. Go to Augusta.',
      other: 'Activate the Shawnee by themselves and send them to Augusta.',
    },
    last: {
      say: 'Three markers: 2 VP at the end of the year. That makes 0, a draw. One VP is missing, and you have one card. A fourth raid adds nothing, because four markers are 2 VP too. Look at Charlestown: a British stockade without troops. Your Regulars at White River Falls are next to it. Capture it.',
      hold: 'After 1759 no season comes, and a card in hand scores nothing. Play it.',
      build: 'A stockade of yours gives no VP. Capture theirs: activate the Regulars at White River Falls.',
      discard: 'Then the game ends in a draw. Activate the Regulars at White River Falls.',
      fourth:
        'A fourth marker is worth nothing: half of three, rounded up, is 2, and half of four is 2. Activate the Regulars at White River Falls.',
      lead: 'No leader is near an empty stockade. One unit of Drilled Troops may be activated by itself with any card [5.32].',
      alone: 'That piece cannot capture Charlestown. The Regulars at White River Falls can.',
      elsewhere: 'The stockade is at Charlestown, one space down the river.',
      other: 'Activate the Regulars at White River Falls by themselves, and go to Charlestown.',
    },
    end: {
      say: 'You win with 1 VP. The British hold Niagara, but only one of the four places. Count this way in every last season: the places first, then the VP, then the Raided markers. A campaign to 1762 ends otherwise: the French need 1 VP, the British 5, and anything in between is a draw [13.13].',
    },
  },
};
