import type { Coaching } from '../coaching.ts';

/** 5.5 The questions of events, and of bidding. */
export const EVENTS: Coaching = {
  'placing.place': {
    asks: 'New units arrive. Where does this one enter the map?',
    does: {
      place: 'The unit enters there at full strength [5.521].',
      done: 'You take no more units, though more would be allowed.',
    },
    weigh: [
      'Place troops where a leader can use the next card to take them along.',
      'No unit enters a space with enemies or under siege [5.522].',
      'More than four units crowded together invite Small Pox; in a fort or stockade they also suffer in winter [11.1].',
    ],
  },
  'restoring.restore': {
    asks: 'Which reduced unit do you bring back to full strength?',
    does: { restore: 'The unit is turned to its full side.', done: 'You restore no more.' },
    weigh: [
      'First restore the units that will fight next, and Regulars before others: they cannot be replaced once eliminated [7.61].',
      'A reduced Drilled unit is the first to die in winter attrition [11.2].',
    ],
  },
  'placing-or-restoring.choose': {
    asks: 'The event allows one of two things: new units, or restoring reduced ones.',
    does: { reinforce: 'New units enter the map.', restore: 'Reduced units are brought back to full strength.' },
    weigh: ['Count steps: a new unit brings two, a restored one brings one, but it is already where you need it.'],
  },
  'removing.remove': {
    asks: 'The event costs you units: which one goes?',
    does: { remove: 'The unit leaves the map.' },
    weigh: [
      'Give up reduced units, and those far from the fighting.',
      'Provincials can return when the assemblies are willing; Regulars never do [7.61].',
    ],
  },
  'leader-draw.dismiss': {
    asks: 'Only two leaders with Command 7 may be in play. A third has been drawn: which of the two does he replace [5.55]?',
    does: { dismiss: 'This leader leaves the game for good.' },
    weigh: [
      'Look at the Initiative first: a leader with Initiative 1 or 2 moves with nearly any card, a leader with Initiative 3 only with a 3.',
      'Then at Tactics, which count in battles, sieges and assaults.',
    ],
  },
  'leader-draw.place': {
    asks: 'Where does the leader from the pool enter?',
    does: { place: 'The leader enters there.' },
    weigh: ['Put him with the units that the same card brings, or with a force that lacks a good commander.'],
  },
  'french-regulars.place': {
    asks: 'Regulars arrive from France, all at one place: Québec or Louisbourg?',
    does: { place: 'All of them enter there.' },
    weigh: [
      'From Québec boats take them up the St Lawrence to every front.',
      'At Louisbourg they hold the fortress against a landing, but leave it only by sea, and cannot retreat from there [7.92].',
    ],
  },
  'alliance.spend': {
    asks: 'Spend the points that you have rolled on Indian units.',
    does: {
      enlist: 'A new unit enters, for a whole point.',
      restore: 'A reduced unit is brought back to full strength, for half a point.',
      done: 'The rest of the points is lost.',
    },
    weigh: [
      'New units raid; each is half a point of a card to activate [5.32]. Place them where targets are near.',
      'An allied settlement can be raided by the enemy [10.1]: choose tribes that live far from his Rangers.',
    ],
  },
  'cherokees.place': {
    asks: 'The Cherokee join the British. At which southern fortification do they gather?',
    does: { place: 'All of them enter there.' },
    weigh: [
      'Put them where Drilled Troops set out for Ohio Forks: as Auxiliaries they guide the march.',
      'After a raid they leave the map unless they follow a British leader [10.412].',
    ],
  },
  'indians-desert.desert': {
    asks: 'Enemy Indian units in one space desert. Which?',
    does: { remove: 'This unit is eliminated.', done: 'No more units desert.' },
    weigh: [
      'Take the units that are about to raid, or the only Auxiliaries of a force in the wilderness: without them it loses its bonus [7.52].',
      'If the last unit of a tribe goes, its settlement is no longer allied [5.532].',
    ],
  },
  'stingy-assembly.name': {
    asks: 'An assembly is stingy. Which Department loses a Provincial unit?',
    does: { name: 'The British lose a Provincial unit of this Department, of their choice.' },
    weigh: [
      'Name the Department whose army you fear more, or the one with the fewest Provincials left to guard its frontier.',
    ],
  },
  'raise-provincials.choose': {
    asks: 'In which Department do you raise Provincials, or restore them all?',
    does: {
      raise: 'New units enter in this Department, as far as its assembly allows.',
      restore: 'All reduced Provincials of this Department are brought back to full strength.',
    },
    weigh: [
      'Northern Provincials march on Ticonderoga, southern ones on Ohio Forks: raise them where your leaders are.',
      'Restoring pays where several units are reduced.',
    ],
  },
  'recovering.recover': {
    asks: 'You may take a troop card from the discards into your hand.',
    does: {
      recover: 'The card is in your hand, and everybody has seen it.',
      done: 'You leave the cards where they are.',
    },
    weigh: [
      'Take the one that brings the most units not yet in play; an event is worthless if its counters are all in play or gone.',
    ],
  },
  'bastions-repaired.choose': {
    asks: 'Which of your besieged places is repaired?',
    does: { repair: 'The siege level there goes back to 0.' },
    weigh: ['Choose the place that the enemy could assault next, and where relief can still arrive.'],
  },
  'ministerial-crisis.discard': {
    asks: 'The crisis costs you a card that brings Regulars, Highlanders or Light Infantry, or restores them. Which one?',
    does: { discard: 'The card goes to the discards without effect.', none: 'You hold no such card.' },
    weigh: [
      'Give up an event that you could not use soon anyway: no leader near, no reduced units, or its condition not met.',
    ],
  },
  'vaudreuil-interferes.first': {
    asks: 'Two French leaders change places. Choose the first.',
    does: { exchange: 'This leader is one of the two.' },
    weigh: [
      'Take the best leader from the army that is about to act. Montcalm among Indians in the west wins no siege.',
    ],
  },
  'vaudreuil-interferes.second': {
    asks: 'With whom does he change places?',
    does: { with: 'The two leaders change places.' },
    weigh: [
      'Choose a distant leader with a high Initiative number or low Command: the French need cards to undo the exchange.',
    ],
  },
  'small-pox.choose': {
    asks: 'Small Pox breaks out among more than four enemy units in one space. Where?',
    does: {
      strike:
        'A die is rolled; the units there lose half the roll in steps, or the full roll if there are nine or more. Then all Indians there are eliminated.',
    },
    weigh: [
      'A stack of nine or more pays double. Otherwise strike where Indians are, or where the next attack comes from. Besieged units are not safe from it [8.22].',
    ],
  },
  'small-pox.lose': {
    asks: 'Small Pox costs you steps. Which unit takes the next one?',
    does: { lose: 'A full unit is reduced; a reduced one is eliminated.' },
    weigh: [
      'All Indians there are eliminated afterwards: let them take the steps.',
      'Then reduce units that can come back: Provincials, Light Infantry, Rangers [7.61].',
    ],
  },
  'card-exchange.offer': {
    asks: 'Do you give up a random card to take a British Regulars or Highlanders card from the discards [14.6]?',
    does: {
      exchange: 'A random card leaves your hand; then you choose from the discards.',
      keep: 'Your hand stays as it is.',
    },
    weigh: ['It pays if your hand is weak. If you hold several cards of value 3, you risk losing one.'],
  },
  'season.call': {
    asks: 'The British have given up Surrender! this season. Do you have the deck reshuffled [14.6] [5.25]?',
    does: {
      reshuffle: 'All discards, with the cards not yet dealt, become the new draw pile.',
      decline: 'The discards stay as they are, until the draw pile runs out.',
    },
    weigh: ['Look at the discards: a reshuffle brings all of them back, yours and theirs.'],
  },
  'sealed-bids.bid': {
    asks: 'Both players bid in secret for the side thought to be better. How many VP is it worth to you [13.3]?',
    does: { bid: 'If your bid is the higher one, you play that side, and the other player begins with that many VP.' },
    weigh: [
      'Experienced players bid 1 or 2 VP for the French in Annus Mirabilis [13.3]. Make a bid that leaves you content with either side.',
    ],
  },
  'open-bids.side': {
    asks: 'You open the bidding: which side do you want to play [14.7]?',
    does: { favour: 'You bid for this side.' },
    weigh: ['In Annus Mirabilis many prefer the French.'],
  },
  'open-bids.open': {
    asks: 'How many VP do you give up to play this side?',
    does: { bid: 'The other player may raise the bid to play this side himself, or accept it and play the other.' },
    weigh: ['Begin low: you may raise later.'],
  },
  'open-bids.answer': {
    asks: 'The other player bids for a side. Do you raise, or accept and play the other side?',
    does: {
      raise: 'You offer more VP to play that side yourself.',
      accept: 'The bidding ends. You play the other side, with the VP that were bid.',
    },
    weigh: ['Accept as soon as the VP are worth more to you than the side.'],
  },
};
