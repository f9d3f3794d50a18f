import type { LessonText } from '@carillon/lessons';

export const PLAN_BRITISH: LessonText = {
  title: 'A plan for the British',
  about: 'Spring 1757: bring leaders, close the frontier, and take Louisbourg.',
  steps: {
    aim: {
      say: 'You are the British, in spring 1757, and 4 VP behind. By the end of 1759 you need two of Québec, Montréal, Niagara and Ohio Forks, or 1 VP. You have more troops than the French, but poor leaders: Loudoun and Abercromby have Initiative 3 and Tactics 0. The plan: better leaders first; then prevent as many raids on the frontier as you can; then one great siege a year, where the sea carries you. Look at your hand, and go on.',
    },
    leaders: {
      say: 'Highlanders bring two leaders drawn by lot and four units with a strength of 4, the best there are. No other card gives more. Play the event. Wolfe and Forbes are drawn: place Wolfe, 1-6-2, at Halifax, the only port from which you may land at Louisbourg [6.431].',
      later:
        'That event can wait a card. Two leaders and four Highlanders count in every later card. Play Highlanders.',
      activate:
        'Loudoun and Abercromby would lead a first march, with Tactics 0. Bring Wolfe first: choose the event of Highlanders.',
      build: 'Any card builds. Choose the event of Highlanders.',
      discard: 'A discarded card does nothing. Choose the event of Highlanders.',
      far: 'From there Wolfe cannot land at Louisbourg without another card of value 3. Place him at Halifax.',
      other: 'Play Highlanders as an event, and place Wolfe at Halifax.',
    },
    highlanders: {
      say: 'Forbes went to Philadelphia, for a later march to Ohio Forks. Now the Highlanders. Wolfe commands six units, and three Regulars are at Halifax. Place the Highlanders there too, for one army.',
      other:
        'An army that sails together must start from one space: a force picks up nobody on its way. Place them at Halifax.',
    },
    militia: {
      say: 'Now the frontier. Each Raided marker is worth half a VP to the French. If two or more Militia units are in a Department’s box, every raid in that Department has −1 [10.3]. The Southern box has one unit, the Northern none. Which box do you add to? A card of value 1 is enough: Call Out Militias.',
      later: 'That event can wait: the Indians of the Ohio raid the south every season. Call Out Militias first.',
      activate: 'A march does not stop raids in many places at once. Call Out Militias.',
      build: 'Forts are next. This card of value 1 does more as an event: Call Out Militias.',
      discard: 'A discarded card does nothing. Call Out Militias.',
      north: 'One Militia unit alone in the Northern box gives no −1. In the Southern box it is the second.',
      other: 'Play Call Out Militias, and place the unit in the Southern box.',
    },
    forts: {
      say: 'Forts are begun at Winchester and Shepherd’s Ferry. A space with a fort cannot be raided [10.11]. A card of value 2 finishes both [5.42]. Colonial Recruits has value 2, and its event would do nothing now: you have no reduced units. Use it to build.',
      sea: 'Keep Quiberon Bay: only a card of value 3 lets a force go by sea [6.41]. Use Colonial Recruits.',
      raise:
        'Raise Provincial Regiments brings four units when you need them. Colonial Recruits do nothing else now: use them.',
      one: 'A card of value 1 finishes only one fort. Use Colonial Recruits, value 2.',
      stockades: 'A stockade does not keep raiders out; a fort does. Choose forts.',
      event: 'First the forts, before the raids come. Use Colonial Recruits.',
      activate: 'First the forts, before the raids come. Use Colonial Recruits to build.',
      discard: 'A discarded card builds nothing. Use it for forts.',
      elsewhere: 'There a fort would only be begun. Finish Winchester and Shepherd’s Ferry.',
      both: 'You have two points: finish both forts.',
      other: 'Use Colonial Recruits for forts, and finish Winchester and Shepherd’s Ferry.',
    },
    landing: {
      say: 'The army is ready, and it is early in the year. Louisbourg is worth 3 VP, and opens the St. Lawrence: later landings start from there. You hold an Amphibious Landing and one card of value 3, Quiberon Bay. Activate Wolfe with it, take at least five units, and land at Louisbourg.',
      value: 'A force goes by sea only with a card of value 3. Use Quiberon Bay.',
      event: 'The summer is short: land now. Other events can follow.',
      build: 'Nothing is left to build that counts as much. Land at Louisbourg.',
      discard: 'A discarded card does nothing. Activate Wolfe with Quiberon Bay.',
      leader: 'That leader is not at Halifax, or has Tactics 0. Choose Wolfe.',
      alone: 'One piece takes no fortress. Choose Wolfe with a force.',
      sail: 'That is a port of yours. Land at Louisbourg.',
      stop: 'The army must leave Halifax together. Land at Louisbourg.',
      few: 'Three Regulars and the Coureurs des bois hold Louisbourg. Take at least five units, best the Highlanders.',
      other: 'Activate Wolfe, and land at Louisbourg.',
    },
    siege: {
      say: 'The garrison went inside, and the siege begins at level 0. Wolfe has Initiative 1: any card activates him for the siege. His +2 meets −1 for Drucour inside and −1 for Louisbourg. A fortress needs level 2. Besiege, and play Coehorns & Howitzers for +2.',
      guns: 'Keep Coehorns & Howitzers for the roll itself. Use Rangers or Raise Provincial Regiments.',
      event: 'Each turn you wait may bring the French help. Besiege now.',
      build: 'First the siege. Activate Wolfe.',
      discard: 'A discarded card does nothing. Activate Wolfe.',
      leader: 'That leader is not at Louisbourg. Choose Wolfe.',
      alone: 'Only a force under a leader can press the siege. Choose Wolfe as leader of the force.',
      march: 'Without a roll the card is lost. Besiege.',
      pass: 'Without the guns a roll of 6 is needed for two levels at once. Play them.',
      other: 'Activate Wolfe, besiege, and play Coehorns & Howitzers.',
    },
    assault: {
      say: 'The die was 5, with +2 in all: two levels at once. Now you may assault. Your 22 strength points fire one column lower. The guns count +2 in this assault too, but only in this Action Phase [9.13]. Decide.',
      wait: 'Next time the guns are gone, and the French may bring up help. With +4 against 10 strength points the odds are on your side: assault.',
      other: 'Assault.',
    },
    end: {
      say: 'Louisbourg is yours: +3 VP; the marker is at 1 for the French. Leave a unit there, or it falls back to them. One card is left for this season. Next year the road goes up the St. Lawrence to Québec, or with Forbes to Ohio Forks. Keep cards of value 3 and Amphibious Landings together, and expect Louisbourg Squadrons: in such a year attack by land.',
    },
  },
};
