import type { EventName } from '@carillon/wilderness-war-rules';

/** What each event does, in few words of our own. */
export const EFFECTS_EN: Readonly<Record<EventName, string>> = {
  campaign: 'Activate two leaders with their forces, whatever their Initiative, one after the other.',
  'bastions-repaired': 'One siege of a fort or fortress of yours, at level 1 or 2, goes back to level 0.',
  surrender:
    'Instead of a siege roll of yours the place falls at once. Its garrison goes to its nearest fortification. Louisbourg must be at siege level 1.',
  massacre:
    'When the enemy captures a place with Drilled Troops and Indians: the Indians there are eliminated and you score 1 VP.',
  'coehorns-and-howitzers': 'With a Regular in the siege: +2 or −2 on the siege roll, and +2 for you in an assault.',
  fieldworks:
    'With Drilled Troops in a battle: defending, you dig in and attackers fire one column lower; attacking, you level the fieldworks.',
  ambush:
    'In a battle in wilderness or mountain, with at least as many Auxiliaries as an enemy without Light Infantry: double strength, and you fire first.',
  blockhouses: 'Until the end of the year all enemy raids, this one too, use the harder column of the Raid Table.',
  'foul-weather': 'The enemy about to move may enter two spaces at most, and may not go by sea.',
  'lake-schooner':
    'The enemy has come along a lake shore to a fortification of yours: he goes back one space and stops.',
  'george-croghan': 'On this march your Drilled Troops need not stop for wilderness.',
  'amphibious-landing':
    'Land from Halifax at Louisbourg, or from Louisbourg on the St Lawrence, with −1 in the battle.',
  'louisbourg-squadrons':
    'With Louisbourg: no Amphibious Landings this year. Roll 1–3: the French never go by sea again and the card leaves the game.',
  'governor-vaudreuil-interferes': 'Two French leaders of your choice, not besieged, change places.',
  'northern-indian-alliance':
    'With Montréal: roll for points, half of it below 5 French VP. A point brings a Northern unit, half a point restores one.',
  'western-indian-alliance':
    'With a fort at Ohio Forks: roll for points, half of it below 5 French VP. A point brings a Western unit, half a point restores one.',
  'iroquois-alliance':
    'With the only posts at Oswego and the Oneida Carry (British: Johnson near): roll for points. A point brings an Iroquois unit, half a point restores one.',
  mohawks: 'With Johnson near Canajoharie: all Mohawks join him, and reduced ones are restored.',
  cherokees:
    'All Cherokees come to one fortification in the south, and reduced ones are restored. Not after the uprising.',
  'cherokee-uprising':
    'After Cherokees: the British lose two Regulars, a Southern Provincial and all Cherokees, besieged ones apart.',
  'treaty-of-easton':
    'With Drilled Troops in a fortification at or beside Ohio Forks: the Delaware, Mingo and Shawnee leave the war.',
  'indians-desert': 'Up to two enemy Indian units in one space, not besieged, are eliminated.',
  'small-pox':
    'Where more than four enemy units are crowded: roll. They lose half of it in steps, all of it from nine units on; then all Indians there.',
  'courier-intercepted': 'Roll 3–6: you take a random card from the enemy’s hand.',
  'francois-bigot': 'The French lose a random card from their hand.',
  'british-ministerial-crisis':
    'The British discard a card that brings Regulars, Highlanders, Light Infantry or restores them.',
  'provincial-regiments-dispersed':
    'In each Department the British lose a Provincial unit for each French Raided marker there.',
  'stingy-provincial-assembly':
    'Unless the assemblies are enthusiastic: name a Department, which loses a Provincial unit.',
  'british-colonial-politics':
    'The assemblies move one box: to reluctant for the French, to enthusiastic for the British. Provincials beyond the limit go.',
  'raise-provincial-regiments':
    'Unless the assemblies are reluctant: a Department raises new units (4 in the north, 2 in the south), or restores all it has.',
  'colonial-recruits': 'Roll: restore so many Coureurs, Rangers, Light Infantry and Provincials.',
  'troop-transports': 'Restore Regulars and Light Infantry: three for the French, six for the British.',
  'victories-in-germany': 'From 1756: roll, and restore so many Regulars and Light Infantry.',
  'call-out-militias': 'A Militia unit comes to a box of yours, or up to two are restored.',
  rangers: 'A Rangers unit comes to a British fortification, or up to two are restored.',
  'light-infantry': 'A leader from the pool and two Light Infantry come to British fortresses.',
  'french-regulars': 'Two Regulars come together to Québec or Louisbourg, once a season, until Quiberon Bay.',
  'british-regulars': 'A leader from the pool and three Regulars come to British ports, once a season.',
  highlanders: 'With Pitt, or from 1759: leaders from the pool and Highlanders come to British ports.',
  'quiberon-bay':
    'Once the squadrons are gone, Louisbourg is British, or from 1760: the French hand is 7, the British begin each season, nothing more comes from France.',
  'royal-americans': 'A leader from the pool and four Royal Americans come to British fortresses in the colonies.',
  'acadians-expelled':
    'Two British Regulars come to Halifax, a Coureurs unit to Québec or Louisbourg; French Coureurs and Militia are restored.',
  'william-pitt':
    'The British hand is 9, new leaders join the pool, and a card of troops may come back from the discards.',
  'diplomatic-revolution':
    'Until Quiberon Bay: the French hand is 9, and a card of troops may come back from the discards.',
  'intrigues-against-shirley': 'With 1 French VP: Shirley, not besieged, leaves the game.',
};
