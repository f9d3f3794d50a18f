import type { ReadingId } from '../../cards/generated/readings.ts';

/** The open points of the events: the question, and the reading played here. */
export const READINGS: Readonly<Record<ReadingId, string>> = {
  'surrender:LOUISBOURG_NEEDS': 'From which siege level can Louisbourg surrender? Here: {LOUISBOURG_NEEDS}.',
  'massacre:GARRISON_TOO':
    'After Surrender!, are the garrison’s Indians, who have not left yet, eliminated too? Here: no, only the captor’s.',
  'massacre:text': 'Does it also answer a stockade destroyed after a battle? Here: no, only a capture.',
  'coehorns:NEEDS_REGULAR': 'Does its player need a Regular in the siege? Here: {NEEDS_REGULAR|yes|no}.',
  'fieldworks:text': 'May a side level Fieldworks in its space outside a battle? Here: no.',
  'ambush:FORT_FORBIDS': 'Does an enemy fort in the space forbid the ambush? Here: {FORT_FORBIDS|yes|no}.',
  'blockhouses:text': 'Are leaders also in danger on a 6 in an ordinary cultivated space? Here: no [10.32].',
  'foul-weather:text': 'How many spaces may be entered? Here: {foulWeather}.',
  'lake-schooner:BESIEGED_IS_ENOUGH': 'Is a besieged fortification enough? Here: {BESIEGED_IS_ENOUGH|yes|no}.',
  'louisbourg-squadrons:LOST_UP_TO': 'On which rolls are the squadrons lost? Here: 1 to {LOST_UP_TO}.',
  'indian-alliances:NEEDS_MONTREAL': 'Must the French control Montréal? Here: {NEEDS_MONTREAL|yes|no}.',
  'indian-alliances:BESIEGED_COUNTS': 'Does a besieged fort or stockade count? Here: {BESIEGED_COUNTS|yes|no}.',
  'indian-alliances:NEEDS_OHIO_FORKS':
    'Is a fort at Ohio Forks needed, rather than Montréal? Here: {NEEDS_OHIO_FORKS|yes|no}.',
  'indian-alliances:JOHNSON_WITHIN': 'How near must Johnson be? Here: within {JOHNSON_WITHIN} connections.',
  'indian-alliances:JOHNSON_BESIEGED_COUNTS':
    'Does Johnson count while besieged? Here: {JOHNSON_BESIEGED_COUNTS|yes|no}.',
  'mohawks:NEEDS_JOHNSON': 'Must Johnson be near Canajoharie? Here: {NEEDS_JOHNSON|yes|no}.',
  'mohawks:JOHNSON_WITHIN': 'How near? Here: within {JOHNSON_WITHIN} connections.',
  'mohawks:RESTORES_TOO': 'Are reduced units restored even if others are placed? Here: {RESTORES_TOO|yes|no}.',
  'cherokees:SOUTHERN_ONLY': 'Do they arrive only in the Southern Department? Here: {SOUTHERN_ONLY|yes|no}.',
  'cherokee-uprising:REGULARS':
    'How many units are lost? Here: {REGULARS} Regulars, {PROVINCIALS} Southern Provincial.',
  'treaty-of-easton:POSTS': 'Where must the garrison be? Here: at Ohio Forks or next to it.',
  'indians-desert:MOST': 'How many units, at most? Here: {MOST}.',
  'small-pox:FULL_TOLL_FROM': 'From how many units on does the full roll count? Here: {FULL_TOLL_FROM}.',
  'courier-intercepted:CAUGHT_FROM': 'On which rolls is the courier caught? Here: {CAUGHT_FROM} to 6.',
  'provincial-regiments-dispersed:FRENCH_CHOOSE': 'Do the French choose the units? Here: {FRENCH_CHOOSE|yes|no}.',
  'stingy-provincial-assembly:NAMES_DEPARTMENT':
    'Which player names the Department, and which the unit? Here: {NAMES_DEPARTMENT}, then {CHOOSES_UNIT}.',
  'raise-provincial-regiments:MOST_NORTHERN':
    'How many units, at most? Here: {MOST_NORTHERN} in the north, {MOST_SOUTHERN} in the south.',
  'colonial-recruits:isColonial': 'Which units are colonial? Here: Coureurs, Rangers, Light Infantry and Provincials.',
  'troop-transports:FRENCH_MOST': 'How many units? Here: {FRENCH_MOST} for the French, {BRITISH_MOST} for the British.',
  'victories-in-germany:FROM_YEAR': 'From which year on? Here: {FROM_YEAR}.',
  'victories-in-germany:MOST': 'How many units? Here: {MOST}.',
  'call-out-militias:MOST_RESTORED': 'How many may be restored instead? Here: {MOST_RESTORED}.',
  'rangers:MOST_PLACED': 'How many are placed, or else restored? Here: {MOST_PLACED}, or {MOST_RESTORED}.',
  'french-regulars:ONCE_A_SEASON': 'Only one such event in a season? Here: {ONCE_A_SEASON|yes|no}.',
  'british-regulars:ONCE_A_SEASON': 'Only one such event in a season? Here: {ONCE_A_SEASON|yes|no}.',
  'highlanders:LARGE_LEADERS':
    'How many leaders and units? Here: {LARGE_LEADERS} and {LARGE_UNITS} with card 60, {SMALL_LEADERS} and {SMALL_UNITS} with the others.',
  'royal-americans:UNITS': 'How many units? Here: {UNITS}.',
  'royal-americans:IN_THE_COLONIES':
    'Must the fortress be in a Department, which excludes Halifax? Here: {IN_THE_COLONIES|yes|no}.',
  'acadians-expelled:REGULARS':
    'How many units does each side receive? Here: {REGULARS} Regulars, {COUREURS} Coureurs.',
  'acadians-expelled:RESTORES_ALL_THE_SAME':
    'Are French units restored even if the new one cannot be placed? Here: {RESTORES_ALL_THE_SAME|yes|no}.',
  'acadians-expelled:text': 'Whose event is it? Here: British, unless optional rule 14.5 opens it to both [14.5].',
  'william-pitt:SUPPORT': 'Which cards may come back? Here: {SUPPORT}.',
  'diplomatic-revolution:SUPPORT': 'Which cards may come back? Here: {SUPPORT}.',
};
