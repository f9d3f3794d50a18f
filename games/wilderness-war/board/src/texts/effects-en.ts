import type { EventName } from '@carillon/wilderness-war-rules/reference';

/** The effect of each event, in a few words of our own. */
export const EFFECTS_EN: Readonly<Record<EventName, string>> = {
  campaign: 'Activate two leaders with their forces, whatever their Initiative, one after the other.',
  'bastions-repaired': 'One siege of a fort or fortress of yours, at level 1 or 2, goes back to level 0.',
  surrender:
    'Instead of your siege roll, the place falls at once. Its garrison goes to its nearest fortification. Louisbourg must be at siege level {LOUISBOURG_NEEDS}.',
  massacre:
    'When the enemy captures a place with Drilled Troops and Indians: the Indians there are eliminated and you score {massacre} VP.',
  'coehorns-and-howitzers':
    'If you have a Regular in the siege: +{coehorns} or −{coehorns} on the siege roll, and +{coehorns} for you in an assault.',
  fieldworks:
    'In a battle in which your Drilled Troops take part: as defender you dig in, and attackers fire one column lower; as attacker you level the fieldworks.',
  ambush:
    'In a battle in wilderness or mountain, with at least as many Auxiliaries as an enemy without Light Infantry: double strength, and you fire first.',
  blockhouses: 'Until the end of the year all enemy raids, this one too, use the harder column of the Raid Table.',
  'foul-weather': 'An enemy about to move may enter at most {foulWeather} spaces, and may not go by sea.',
  'lake-schooner':
    'When the enemy has come along a lake shore to a fortification of yours: he goes back one space and stops.',
  'george-croghan': 'On this march your Drilled Troops need not stop for wilderness.',
  'amphibious-landing':
    'Land from Halifax at Louisbourg, or from Louisbourg on the St Lawrence, with {landing} in the battle.',
  'louisbourg-squadrons':
    'If the French control Louisbourg: no Amphibious Landings this year. Roll 1–{LOST_UP_TO}: the French never go by sea again and the card leaves the game.',
  'governor-vaudreuil-interferes': 'Two French leaders of your choice, not besieged, change places.',
  'northern-indian-alliance':
    'If the French control Montréal: a die gives points, or half as many if the French have fewer than {allianceVp} VP. A point brings a Northern unit, half a point restores one.',
  'western-indian-alliance':
    'If the French have a fort at Ohio Forks: a die gives points, or half as many if the French have fewer than {allianceVp} VP. A point brings a Western unit, half a point restores one.',
  'iroquois-alliance':
    'If only your side has posts at Oswego and the Oneida Carry (British: with Johnson near): roll for points. A point brings an Iroquois unit, half a point restores one.',
  mohawks: 'If Johnson is near Canajoharie: all Mohawks join him, and reduced ones are restored.',
  cherokees:
    'All Cherokees come to one fortification in the south, and reduced ones are restored. Not after the uprising.',
  'cherokee-uprising':
    'After Cherokees: the British lose {REGULARS} Regulars, {PROVINCIALS} Southern Provincial and all Cherokees, except besieged ones.',
  'treaty-of-easton':
    'If British Drilled Troops are in a fortification at or beside Ohio Forks: the Delaware, Mingo and Shawnee leave the war.',
  'indians-desert': 'Up to {MOST} enemy Indian units in one space, not besieged, are eliminated.',
  'small-pox':
    'Roll for a space with more than {CROWD} enemy units. They lose half the roll in steps, or the full roll if there are {FULL_TOLL_FROM} or more; then all Indians there are eliminated.',
  'courier-intercepted': 'Roll a die: on {CAUGHT_FROM}–6 you take a random card from the enemy’s hand.',
  'francois-bigot': 'The French lose a random card from their hand.',
  'british-ministerial-crisis':
    'The British discard a card that brings or restores Regulars, Highlanders or Light Infantry.',
  'provincial-regiments-dispersed':
    'In each Department the British lose a Provincial unit for each French Raided marker there.',
  'stingy-provincial-assembly':
    'Unless the assemblies are enthusiastic: name a Department, which loses a Provincial unit.',
  'british-colonial-politics':
    'The assemblies move one box: to reluctant for the French, to enthusiastic for the British. Provincials beyond the limit go.',
  'raise-provincial-regiments':
    'Unless the assemblies are reluctant: a Department raises new units ({MOST_NORTHERN} in the north, {MOST_SOUTHERN} in the south), or restores all it has.',
  'colonial-recruits': 'Roll a die: restore up to that many Coureurs, Rangers, Light Infantry and Provincials.',
  'troop-transports':
    'Restore Regulars and Light Infantry: {FRENCH_MOST} for the French, {BRITISH_MOST} for the British.',
  'victories-in-germany': 'From {FROM_YEAR}: roll a die, and restore up to that many Regulars and Light Infantry.',
  'call-out-militias': 'A Militia unit comes to a box of yours, or up to {MOST_RESTORED} are restored.',
  rangers: '{MOST_PLACED} Rangers unit comes to a British fortification, or up to {MOST_RESTORED} are restored.',
  'light-infantry': 'A leader from the pool and {UNITS} Light Infantry come to British fortresses.',
  'french-regulars': '{UNITS} Regulars come together to Québec or Louisbourg, once a season, until Quiberon Bay.',
  'british-regulars': 'A leader from the pool and {UNITS} Regulars come to British ports, once a season.',
  highlanders: 'After William Pitt, or from {FROM_YEAR}: leaders from the pool and Highlanders come to British ports.',
  'quiberon-bay':
    'Once the squadrons are gone, or Louisbourg is British, or from {FROM_YEAR}: the French hand is {quiberonHand}, the British begin each season, and nothing more comes from France.',
  'royal-americans': 'A leader from the pool and {UNITS} Royal Americans come to British fortresses in the colonies.',
  'acadians-expelled':
    '{REGULARS} British Regulars come to Halifax, {COUREURS} Coureurs unit to Québec or Louisbourg; French Coureurs and Militia are restored.',
  'william-pitt':
    'The British hand is {pittHand}, new leaders join the pool, and a troop card may be taken back from the discards.',
  'diplomatic-revolution':
    'Until Quiberon Bay: the French hand is {revolutionHand}, and a troop card may be taken back from the discards.',
  'intrigues-against-shirley': 'If the French have {shirleyVp} VP or more: Shirley, not besieged, leaves the game.',
};
