import type { LessonText } from '@carillon/lessons';

export const RAIDS: LessonText = {
  title: 'Raids and Indians',
  about: 'Send two tribes against the frontier with one card of value 1.',
  steps: {
    aim: {
      say: 'You are the French. Shawnee and Mingo are in the Alleghenies above Virginia. Each successful raid leaves a Raided marker: half a VP at the end of the year [13.22]. It also keeps the Militia of that Department out of battles. A raid costs you little: most raiders lose a step and go home.',
    },
    card: {
      say: 'Auxiliaries are activated by themselves, not by a leader: two Indians for each point of the card [5.33]. Use Fieldworks, a card of value 1, to activate.',
      ambush: 'Ambush! doubles your fire in a battle: keep it for one. Fieldworks is enough here.',
      build: 'That builds. Choose the activation.',
      discard: 'A discarded card raids nobody. Choose the activation.',
      other: 'Activate with Fieldworks.',
    },
    raiders: {
      say: 'Choose the Shawnee and the Mingo at Allegheny South by themselves. Each moves and raids before the next begins. Then start with the Shawnee.',
      lead: 'That activates one force under a leader, and the point is spent. Choose the two tribes by themselves.',
      far: 'That piece is far from any raid target. Choose the Shawnee and the Mingo at Allegheny South.',
      later: 'The Shawnee go first here.',
      done: 'You may still activate one of the tribes with this point. Take both.',
      other: 'Choose the Shawnee and the Mingo.',
    },
    open: {
      say: 'Augusta has a stockade and no troops. Winchester and its neighbour Woodstock are watched by Provincials, who may intercept. At the stockade of Augusta the British may call their one Southern Militia unit from its box. The Shawnee would have to beat it first [10.2]. Send the Shawnee to Augusta.',
      battle: 'Provincials hold Winchester. You would fight a battle first.',
      near: 'The Provincials at Winchester may intercept at Woodstock. Augusta is out of their reach.',
      away: 'There is nothing to raid there. Go to Augusta.',
      infiltrate: 'Infiltration is for spaces with enemies [6.6]. Just march to Augusta.',
      stop: 'The mountains have nothing to raid. Go to Augusta.',
      other: 'March to Augusta.',
    },
    second: {
      say: 'The raid on Augusta succeeded: a marker for you, and the stockade is destroyed. The Shawnee lost a step and went home to Logstown. Now the Mingo: start them, and take the risk of Woodstock.',
      done: 'The Mingo are activated, and would stay idle. Start them.',
      battle: 'Provincials hold Winchester. You would fight a battle first.',
      away: 'There is nothing to raid there. Go to Woodstock.',
      infiltrate: 'There is no enemy at Woodstock: just march there.',
      stop: 'The mountains have nothing to raid. Go to Woodstock.',
      other: 'Start the Mingo and march to Woodstock.',
    },
    end: {
      say: 'The British played Blockhouses, which makes raids on them harder for the rest of the year; the die of 5 succeeded all the same. Two markers are 1 VP at the end of the year. The tribes are home, and can come again next season with another card.',
    },
  },
};
