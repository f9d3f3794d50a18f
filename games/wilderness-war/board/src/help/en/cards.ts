import type { EventName } from '@carillon/wilderness-war-rules';
import type { EventHelp } from '../chapter.ts';

/** Each event in full, in our own words: when it may be played, and what it does. */
export const CARDS: Readonly<Record<EventName, EventHelp>> = {
  campaign: {
    when: 'In your Action Phase, at any time.',
    does: 'Activate two leaders, each with a force if you like [5.34], whatever their Initiative; then one after the other moves, fights, besieges or raids. Both may go by sea. A force that comes to where the other besieges may join its assault [9.12].',
  },
  'bastions-repaired': {
    when: 'In your Action Phase, while a fort or fortress of yours is besieged at level 1 or 2.',
    does: 'Choose one such siege: its level goes back to 0. The siege itself goes on.',
  },
  surrender: {
    when: 'Instead of a siege roll of yours, with all that the roll needs [8.231]; at Louisbourg from siege level {LOUISBOURG_NEEDS} on.',
    does: 'The place is yours at once, without an assault: a fort stays complete. You score as for any capture [9.22]. Those inside go to their closest fortification, all to one (from Louisbourg, to Québec or the one closest to it). Your activation ends.',
  },
  massacre: {
    when: 'When the enemy has captured a stockade, fort or fortress of yours, and has Drilled Troops and Indians there; also after Surrender!.',
    does: 'You score {massacre} VP, and all his Indians in the space are eliminated.',
  },
  'coehorns-and-howitzers': {
    when: 'At a siege, before the roll, the besieger first [8.231]; or at an assault, before the dice.{NEEDS_REGULAR| You need a Regular in the space, outside or inside.|}',
    does: '+{coehorns} on the siege roll if the besieger plays it, −{coehorns} if the defender does; and +{coehorns} on your die in an assault of the same Action Phase [9.13].',
  },
  fieldworks: {
    when: 'In a battle, with Drilled Troops of yours in it: as defender where there are no Fieldworks, as attacker where there are.',
    does: 'The defender entrenches: now and later, attackers there fire one column lower [7.55]. The attacker levels what he finds.',
  },
  ambush: {
    when: 'In a battle in wilderness or mountain, with Auxiliaries of yours in it, at least as many as the enemy has; the enemy has no Light Infantry there{FORT_FORBIDS| and no fort in the space|}.',
    does: 'Your strength is doubled, and you fire first; the enemy answers with what is left [7.56]. If both sides play one, nothing changes.',
  },
  blockhouses: {
    when: 'When the enemy is about to roll for a raid.',
    does: 'Until the end of the year all his raids, this one too, use the column for stockades and settlements [10.3].',
  },
  'foul-weather': {
    when: 'When an enemy force or piece sets out, before it has moved, and before Amphibious Landing or George Croghan.',
    does: 'It may enter {foulWeather} spaces at most, and may not go by sea. Besiegers may still roll or assault.',
  },
  'lake-schooner': {
    when: 'When enemies have come along a lake shore to a space with a fortification of yours{BESIEGED_IS_ENOUGH|, besieged or not|}, before anything else happens there.',
    does: 'They go back to where they came from, and stop. Infiltrators thrown back among your troops are eliminated [6.63]; besiegers who had left their siege take it up again at level 0.',
  },
  'george-croghan': {
    when: 'When a British force or unit with Drilled Troops sets out.',
    does: 'On this march its Drilled Troops need not stop for wilderness [6.2]. Mountains stop everybody as ever.',
  },
  'amphibious-landing': {
    when: 'In a British activation by sea, at Halifax or Louisbourg, if the port is under British control and no Louisbourg Squadrons bar landings this year. A force needs a card of value {navalValue} besides.',
    does: 'Land along an arrow [6.43]; an Amphib marker is placed [6.432]. In a battle that follows the attacker has {landing} on his die [7.54].',
  },
  'louisbourg-squadrons': {
    when: 'In the French Action Phase, while the French control Louisbourg.',
    does: 'No Amphibious Landings for the rest of the year. Roll a die: on 1 to {LOST_UP_TO} the French never again move by sea, the card leaves the game, and Quiberon Bay may be played. Otherwise the card is discarded.',
  },
  'governor-vaudreuil-interferes': {
    when: 'In the British Action Phase, if two French leaders on the map are not besieged. Those at Louisbourg do not count once the French cannot go by sea.',
    does: 'Choose two such leaders; they change places. Their units stay.',
  },
  'northern-indian-alliance': {
    when: 'In the French Action Phase{NEEDS_MONTREAL|, while the French control Montréal|}.',
    does: 'Roll for points: all of the roll with {allianceVp} French VP or more, otherwise half of it, rounded up. A point brings a new unit to its settlement, half a point restores one. Abenaki, Algonquin, Caughnawaga, Mississauga; with a French fort at Niagara also the tribes of Pays d’en Haut [5.531].',
  },
  'western-indian-alliance': {
    when: 'In the French Action Phase, {NEEDS_OHIO_FORKS|with a completed French fort at Ohio Forks|while the French control Montréal}.',
    does: 'Roll for points: all of the roll with {allianceVp} French VP or more, otherwise half of it, rounded up. A point brings a new unit to its settlement, half a point restores one. Delaware, Mingo, Shawnee; with a French fort at Niagara also the tribes of Pays d’en Haut [5.531].',
  },
  'iroquois-alliance': {
    when: 'In your Action Phase, if you have a fortification at Oswego or either end of the Oneida Carry, and the enemy has none at any of the three. The British also need Johnson at an Iroquois settlement, or within {JOHNSON_WITHIN} connections of one.',
    does: 'Roll for points. A point brings an Iroquois unit to its settlement, half a point restores one [5.533]. Mohawks are another matter.',
  },
  mohawks: {
    when: 'In the British Action Phase{NEEDS_JOHNSON|, with Johnson near Canajoharie and not besieged|}; near means within {JOHNSON_WITHIN} connections.',
    does: 'All Mohawks that are off the map join Johnson{RESTORES_TOO|, and reduced ones are restored|; if there are none, reduced ones are restored}.',
  },
  cherokees: {
    when: 'In the British Action Phase, until Cherokee Uprising has been played.',
    does: 'All Cherokees that are off the map come together to one unbesieged British fortification{SOUTHERN_ONLY| in the Southern Department|}; reduced ones are restored.',
  },
  'cherokee-uprising': {
    when: 'In the French Action Phase, once Cherokees has been played as an event.',
    does: 'The British lose {REGULARS} Regulars and {PROVINCIALS} Southern Provincial of their choice, and all Cherokees; besieged units are spared. Cherokees cannot be played again.',
  },
  'treaty-of-easton': {
    when: 'In the British Action Phase, with British Drilled Troops in an unbesieged British fortification at Ohio Forks or next to it.',
    does: 'All Delaware, Mingo and Shawnee units are eliminated, but for besieged ones.',
  },
  'indians-desert': {
    when: 'In your Action Phase.',
    does: 'Choose a space: up to {MOST} enemy Indian units there, not besieged, are eliminated.',
  },
  'small-pox': {
    when: 'In your Action Phase, if somewhere more than {CROWD} enemy units are together, besieged or not.',
    does: 'Choose such a space and roll. The owner loses half the roll in steps, rounded up, or all of it from {FULL_TOLL_FROM} units on; nobody is eliminated while another unit is full. Then all his Indians there are eliminated.',
  },
  'courier-intercepted': {
    when: 'In your Action Phase, if the enemy has a card.',
    does: 'Roll: on {CAUGHT_FROM} to 6 you take a random card from his hand.',
  },
  'francois-bigot': {
    when: 'In the British Action Phase, if the French have a card.',
    does: 'They discard one at random; its event does not happen. If it is Surrender!, the reshuffle comes all the same [5.25].',
  },
  'british-ministerial-crisis': {
    when: 'In the French Action Phase, if the British have a card.',
    does: 'If they hold one of these, they discard one of their choice: {SUPPORT}. Otherwise nothing happens.',
  },
  'provincial-regiments-dispersed': {
    when: 'In the French Action Phase, if a Department with a French Raided marker has Provincials on the map.',
    does: 'Each Department loses a Provincial unit for every French Raided marker in it, of {FRENCH_CHOOSE|French|British} choice; besieged ones are spared.',
  },
  'stingy-provincial-assembly': {
    when: 'In the French Action Phase, unless the Provincial Assemblies are enthusiastic.',
    does: 'A Department is named by {NAMES_DEPARTMENT}; one unbesieged Provincial unit of it is eliminated, chosen by {CHOOSES_UNIT}.',
  },
  'british-colonial-politics': {
    when: 'In your Action Phase, unless the marker is at your end of the track already.',
    does: 'The assemblies move one box: towards reluctant for the French, towards enthusiastic for the British. After a French play Provincials beyond the limit go at once [5.54].',
  },
  'raise-provincial-regiments': {
    when: 'In the British Action Phase, unless the Provincial Assemblies are reluctant.',
    does: 'One Department either raises new Provincials at its fortifications, within its limit [5.54], up to {MOST_NORTHERN} in the north or {MOST_SOUTHERN} in the south; or has all its reduced ones restored.',
  },
  'colonial-recruits': {
    when: 'In your Action Phase, with a reduced unit of these kinds.',
    does: 'Roll: restore up to so many Coureurs, Rangers, Light Infantry and Provincials.',
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
    does: 'Either a Militia unit comes to one of your boxes, or up to {MOST_RESTORED} reduced ones are restored.',
  },
  rangers: {
    when: 'In the British Action Phase.',
    does: 'Either {MOST_PLACED} Rangers unit comes to an unbesieged British fortification, or up to {MOST_RESTORED} reduced ones are restored.',
  },
  'light-infantry': {
    when: 'In the British Action Phase.',
    does: 'A leader from the pool [5.55] and {UNITS} Light Infantry come to unbesieged British fortresses.',
  },
  'french-regulars': {
    when: 'In the French Action Phase, until Quiberon Bay{ONCE_A_SEASON|, once a season|}.',
    does: '{UNITS} Regulars come together to Québec or to Louisbourg. In the scenarios from 1755 the first such card brings Montcalm, Lévis and Bougainville as well.',
  },
  'british-regulars': {
    when: 'In the British Action Phase{ONCE_A_SEASON|, once a season|}, with a port or an Amphib marker outside a siege.',
    does: 'A leader from the pool [5.55] and {UNITS} Regulars come to such ports.',
  },
  highlanders: {
    when: 'In the British Action Phase, once William Pitt is in effect, or from {FROM_YEAR} on.',
    does: 'To British ports come {LARGE_LEADERS} leaders from the pool [5.55] and {LARGE_UNITS} Highland units with card 60, {SMALL_LEADERS} and {SMALL_UNITS} with the others.',
  },
  'quiberon-bay': {
    when: 'In the British Action Phase, once Louisbourg Squadrons has left the game, or with Louisbourg British, or from {FROM_YEAR} on.',
    does: 'From the next deal on the French hand is {quiberonHand}; from the next season on the British begin. The French can no longer play French Regulars, Troop Transports, Victories in Germany or Diplomatic Revolution as events.',
  },
  'royal-americans': {
    when: 'In the British Action Phase, with an unbesieged British fortress{IN_THE_COLONIES| in the Northern or Southern Department|}.',
    does: 'A leader from the pool [5.55] and {UNITS} Royal Americans come to such fortresses.',
  },
  'acadians-expelled': {
    when: 'In the British Action Phase; with optional rule 14.5 in that of either side [14.5].',
    does: '{REGULARS} British Regulars come to Halifax, {COUREURS} Coureurs unit to Québec or Louisbourg; all reduced French Coureurs and Militia are restored.',
  },
  'william-pitt': {
    when: 'In the British Action Phase.',
    does: 'From the next deal on the British hand is {pittHand}. Amherst, Forbes and Wolfe join the pool of leaders, Highlanders may be played, and one of these may be taken from the discards: {SUPPORT}.',
  },
  'diplomatic-revolution': {
    when: 'In the French Action Phase, until Quiberon Bay.',
    does: 'From the next deal on the French hand is {revolutionHand}, until Quiberon Bay. One of these may be taken from the discards: {SUPPORT}.',
  },
  'intrigues-against-shirley': {
    when: 'In the French Action Phase, with {shirleyVp} French VP or more, while Shirley is on the map and not besieged.',
    does: 'Shirley leaves the game.',
  },
};
