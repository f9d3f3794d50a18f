import type { EventName } from '@carillon/wilderness-war-rules/reference';
import type { EventHelp } from '../chapter.ts';

/** Each event in full, in our own words: the time when it may be played, and its effect. */
export const CARDS: Readonly<Record<EventName, EventHelp>> = {
  campaign: {
    when: 'In your Action Phase, at any time.',
    does: 'Activate two leaders, each with a force if you like [5.34], whatever their Initiative. One moves, fights, besieges or raids, then the other. Both may go by sea. A force that arrives where the other is besieging may join its assault [9.12].',
  },
  'bastions-repaired': {
    when: 'In your Action Phase, while a fort or fortress of yours is besieged at level 1 or 2.',
    does: 'Choose one such siege: its level goes back to 0. The siege itself goes on.',
  },
  surrender: {
    when: 'In place of your siege roll, if you could make it [8.231]; at Louisbourg, only from siege level {LOUISBOURG_NEEDS}.',
    does: 'You take the place at once, without an assault: a fort stays complete. You score as for any capture [9.22]. Those inside go together to their closest fortification (from Louisbourg, to Québec or the one closest to it). Your activation ends.',
  },
  massacre: {
    when: 'When the enemy has captured a stockade, fort or fortress of yours and has Drilled Troops and Indians there. This includes a capture by Surrender!.',
    does: 'You score {massacre} VP, and all his Indians in the space are eliminated.',
  },
  'coehorns-and-howitzers': {
    when: 'At a siege, before the roll, the besieger first [8.231]; or at an assault, before the dice.{NEEDS_REGULAR| You need a Regular in the space, outside or inside.|}',
    does: '+{coehorns} on the siege roll if the besieger plays it, −{coehorns} if the defender does; and +{coehorns} on your die in an assault of the same Action Phase [9.13].',
  },
  fieldworks: {
    when: 'In a battle in which your Drilled Troops take part: as defender if there are no Fieldworks, as attacker if there are.',
    does: 'The defender entrenches: from now on, anyone attacking there fires one column lower [7.55]. The attacker levels the enemy Fieldworks.',
  },
  ambush: {
    when: 'In a wilderness or mountain battle, if you have Auxiliaries in it, at least as many as the enemy, and the enemy has no Light Infantry there{FORT_FORBIDS| and no fort in the space|}.',
    does: 'Your strength is doubled and you fire first; the enemy answers with what is left [7.56]. If both sides play one, they cancel out.',
  },
  blockhouses: {
    when: 'When the enemy is about to roll for a raid.',
    does: 'Until the end of the year all enemy raids, including this one, use the column for stockades and settlements [10.3].',
  },
  'foul-weather': {
    when: 'When an enemy force or piece is activated, before it moves, and before Amphibious Landing or George Croghan.',
    does: 'It may enter at most {foulWeather} spaces and may not go by sea. Besiegers may still roll or assault.',
  },
  'lake-schooner': {
    when: 'When enemies have come along a lake shore to a space with a fortification of yours{BESIEGED_IS_ENOUGH|, besieged or not|}, before anything else happens there.',
    does: 'They go back to the space they came from, and stop. Infiltrators thrown back among your troops are eliminated [6.63]; besiegers that had left their siege resume it at level 0.',
  },
  'george-croghan': {
    when: 'When a British force or unit with Drilled Troops begins to move.',
    does: 'During this march its Drilled Troops need not stop for wilderness [6.2]. Mountains still stop everyone.',
  },
  'amphibious-landing': {
    when: 'In a British activation by sea, at Halifax or Louisbourg, if the port is under British control and Louisbourg Squadrons does not prevent landings this year. A force also needs a card of value {navalValue}.',
    does: 'Land along an arrow [6.43] and place an Amphib marker [6.432]. In the battle that follows, the attacker’s die has {landing} [7.54].',
  },
  'louisbourg-squadrons': {
    when: 'In the French Action Phase, while the French control Louisbourg.',
    does: 'There are no Amphibious Landings for the rest of the year. Roll a die: on 1 to {LOST_UP_TO} the French can never again move by sea, the card leaves the game, and Quiberon Bay may be played. Otherwise the card is discarded.',
  },
  'governor-vaudreuil-interferes': {
    when: 'In the British Action Phase, if two French leaders on the map are not besieged. Leaders at Louisbourg do not count once the French cannot move by sea.',
    does: 'Choose two such leaders; they change places. Their units stay where they are.',
  },
  'northern-indian-alliance': {
    when: 'In the French Action Phase{NEEDS_MONTREAL|, while the French control Montréal|}.',
    does: 'Roll for points: the full roll if the French have {allianceVp} VP or more, otherwise half of it, rounded up. One point brings a new unit to its settlement; half a point restores one. The tribes are Abenaki, Algonquin, Caughnawaga and Mississauga; with a French fort at Niagara, also those of Pays d’en Haut [5.531].',
  },
  'western-indian-alliance': {
    when: 'In the French Action Phase, {NEEDS_OHIO_FORKS|with a completed French fort at Ohio Forks|while the French control Montréal}.',
    does: 'Roll for points: the full roll if the French have {allianceVp} VP or more, otherwise half of it, rounded up. One point brings a new unit to its settlement; half a point restores one. The tribes are Delaware, Mingo and Shawnee; with a French fort at Niagara, also those of Pays d’en Haut [5.531].',
  },
  'iroquois-alliance': {
    when: 'In your Action Phase, if you have a fortification at Oswego or at either end of the Oneida Carry and the enemy has none at any of the three. The British also need Johnson at an Iroquois settlement, or within {JOHNSON_WITHIN} connections of one.',
    does: 'Roll for points. One point brings an Iroquois unit to its settlement; half a point restores one [5.533]. This does not include the Mohawks.',
  },
  mohawks: {
    when: 'In the British Action Phase{NEEDS_JOHNSON|, with Johnson near Canajoharie and not besieged|}; near means within {JOHNSON_WITHIN} connections.',
    does: 'All Mohawks off the map join Johnson{RESTORES_TOO|, and reduced ones are restored|; if there are none, reduced ones are restored}.',
  },
  cherokees: {
    when: 'In the British Action Phase, until Cherokee Uprising has been played.',
    does: 'All Cherokees off the map arrive together at one unbesieged British fortification{SOUTHERN_ONLY| in the Southern Department|}; reduced ones are restored.',
  },
  'cherokee-uprising': {
    when: 'In the French Action Phase, once Cherokees has been played as an event.',
    does: 'The British lose {REGULARS} Regulars and {PROVINCIALS} Southern Provincial of their choice, and all Cherokees; besieged units are spared. Cherokees cannot be played again.',
  },
  'treaty-of-easton': {
    when: 'In the British Action Phase, with British Drilled Troops in an unbesieged British fortification at Ohio Forks or next to it.',
    does: 'All Delaware, Mingo and Shawnee units are eliminated, except besieged ones.',
  },
  'indians-desert': {
    when: 'In your Action Phase.',
    does: 'Choose a space: up to {MOST} unbesieged enemy Indian units there are eliminated.',
  },
  'small-pox': {
    when: 'In your Action Phase, if more than {CROWD} enemy units are together in one space, besieged or not.',
    does: 'Choose such a space and roll. The owner loses half the roll in steps, rounded up, or the full roll if there are {FULL_TOLL_FROM} units or more; no unit is eliminated while another is at full strength. Then all the owner’s Indians there are eliminated.',
  },
  'courier-intercepted': {
    when: 'In your Action Phase, if the enemy has a card.',
    does: 'Roll a die: on {CAUGHT_FROM} to 6 you take a random card from the enemy hand.',
  },
  'francois-bigot': {
    when: 'In the British Action Phase, if the French have a card.',
    does: 'They discard one at random; its event does not happen. If it is Surrender!, the deck is still reshuffled [5.25].',
  },
  'british-ministerial-crisis': {
    when: 'In the French Action Phase, if the British have a card.',
    does: 'If they hold any of these, they discard one of their choice: {SUPPORT}. Otherwise nothing happens.',
  },
  'provincial-regiments-dispersed': {
    when: 'In the French Action Phase, if a Department with a French Raided marker has Provincials on the map.',
    does: 'Each Department loses one Provincial unit for each French Raided marker in it, of {FRENCH_CHOOSE|French|British} choice; besieged units are spared.',
  },
  'stingy-provincial-assembly': {
    when: 'In the French Action Phase, unless the Provincial Assemblies are enthusiastic.',
    does: '{NAMES_DEPARTMENT} names a Department; one unbesieged Provincial unit there, chosen by {CHOOSES_UNIT}, is eliminated.',
  },
  'british-colonial-politics': {
    when: 'In your Action Phase, unless the marker is already at your end of the track.',
    does: 'The assemblies move one box: towards reluctant for the French, towards enthusiastic for the British. After a French play, Provincials beyond the limit are removed at once [5.54].',
  },
  'raise-provincial-regiments': {
    when: 'In the British Action Phase, unless the Provincial Assemblies are reluctant.',
    does: 'Choose one Department. Either it raises new Provincials at its fortifications, within its limit [5.54], up to {MOST_NORTHERN} in the north or {MOST_SOUTHERN} in the south; or all its reduced Provincials are restored.',
  },
  'colonial-recruits': {
    when: 'In your Action Phase, with a reduced unit of one of these kinds.',
    does: 'Roll a die: restore up to that many Coureurs, Rangers, Light Infantry and Provincials.',
  },
  'troop-transports': {
    when: 'In your Action Phase, with a reduced Regular or Light Infantry. Not for the French after Quiberon Bay, or without Québec.',
    does: 'Restore Regulars and Light Infantry: up to {FRENCH_MOST} for the French, {BRITISH_MOST} for the British.',
  },
  'victories-in-germany': {
    when: 'In your Action Phase from {FROM_YEAR} on, with a reduced Regular or Light Infantry. Not for the French after Quiberon Bay, or without Québec.',
    does: 'Restore Regulars and Light Infantry, at most {MOST}.',
  },
  'call-out-militias': {
    when: 'In your Action Phase.',
    does: 'Either place a Militia unit in one of your boxes, or restore up to {MOST_RESTORED} reduced ones.',
  },
  rangers: {
    when: 'In the British Action Phase.',
    does: 'Either place {MOST_PLACED} Rangers unit at an unbesieged British fortification, or restore up to {MOST_RESTORED} reduced ones.',
  },
  'light-infantry': {
    when: 'In the British Action Phase.',
    does: 'Place a leader from the pool [5.55] and {UNITS} Light Infantry at unbesieged British fortresses.',
  },
  'french-regulars': {
    when: 'In the French Action Phase, until Quiberon Bay{ONCE_A_SEASON|, once a season|}.',
    does: 'Place {UNITS} Regulars together at Québec or Louisbourg. In the scenarios from 1755 the first such card brings Montcalm, Lévis and Bougainville as well.',
  },
  'british-regulars': {
    when: 'In the British Action Phase{ONCE_A_SEASON|, once a season|}, with a port, or an Amphib marker, that is not in a siege.',
    does: 'Place a leader from the pool [5.55] and {UNITS} Regulars at such ports.',
  },
  highlanders: {
    when: 'In the British Action Phase, once William Pitt is in effect, or from {FROM_YEAR} on.',
    does: 'Place leaders from the pool [5.55] and Highland units at British ports: {LARGE_LEADERS} leaders and {LARGE_UNITS} units with card 60, {SMALL_LEADERS} and {SMALL_UNITS} with the others.',
  },
  'quiberon-bay': {
    when: 'In the British Action Phase, once Louisbourg Squadrons has left the game, or when Louisbourg is British, or from {FROM_YEAR} on.',
    does: 'From the next deal on, the French hand size is {quiberonHand}; from the next season on, the British go first. The French can no longer play French Regulars, Troop Transports, Victories in Germany or Diplomatic Revolution as events.',
  },
  'royal-americans': {
    when: 'In the British Action Phase, with an unbesieged British fortress{IN_THE_COLONIES| in the Northern or Southern Department|}.',
    does: 'Place a leader from the pool [5.55] and {UNITS} Royal Americans at such fortresses.',
  },
  'acadians-expelled': {
    when: 'In the British Action Phase; with optional rule 14.5, in the Action Phase of either side [14.5].',
    does: 'Place {REGULARS} British Regulars at Halifax and {COUREURS} Coureurs unit at Québec or Louisbourg; all reduced French Coureurs and Militia are restored.',
  },
  'william-pitt': {
    when: 'In the British Action Phase.',
    does: 'From the next deal on, the British hand size is {pittHand}. Amherst, Forbes and Wolfe join the pool of leaders, Highlanders may be played, and one of these may be taken from the discards: {SUPPORT}.',
  },
  'diplomatic-revolution': {
    when: 'In the French Action Phase, until Quiberon Bay.',
    does: 'From the next deal on, the French hand size is {revolutionHand}, until Quiberon Bay. One of these may be taken from the discards: {SUPPORT}.',
  },
  'intrigues-against-shirley': {
    when: 'In the French Action Phase, if the French have {shirleyVp} VP or more and Shirley is on the map and not besieged.',
    does: 'Shirley leaves the game.',
  },
};
