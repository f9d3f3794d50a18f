import type { HelpTexts } from '../texts.ts';

/** The open points of the events: the question, and the reading played here. */
export const READINGS: HelpTexts['readings'] = {
  'surrender:LOUISBOURG_NEEDS': 'Ab welchem Belagerungsstand kann sich Louisbourg ergeben? Hier: {LOUISBOURG_NEEDS}.',
  'massacre:GARRISON_TOO':
    'Werden nach Surrender! auch Indianer der Besatzung eliminiert, die noch nicht abgezogen sind? Hier: nein, nur die des Eroberers.',
  'massacre:text':
    'Antwortet es auch auf eine Palisade, die nach einer Schlacht zerstört wird? Hier: nein, nur auf eine Eroberung.',
  'coehorns:NEEDS_REGULAR': 'Braucht, wer es spielt, Reguläre bei der Belagerung? Hier: {NEEDS_REGULAR|ja|nein}.',
  'fieldworks:text': 'Darf eine Seite Feldschanzen auf ihrem Feld außerhalb einer Schlacht einebnen? Hier: nein.',
  'ambush:FORT_FORBIDS': 'Verhindert ein feindliches Fort auf dem Feld den Hinterhalt? Hier: {FORT_FORBIDS|ja|nein}.',
  'blockhouses:text': 'Sind Anführer auch auf gewöhnlichem Kulturland bei einer 6 in Gefahr? Hier: nein [10.32].',
  'foul-weather:text': 'Wie viele Felder dürfen betreten werden? Hier: {foulWeather}.',
  'lake-schooner:BESIEGED_IS_ENOUGH': 'Genügt eine belagerte Befestigung? Hier: {BESIEGED_IS_ENOUGH|ja|nein}.',
  'louisbourg-squadrons:LOST_UP_TO': 'Bei welchen Würfen sind die Geschwader verloren? Hier: 1 bis {LOST_UP_TO}.',
  'indian-alliances:NEEDS_MONTREAL': 'Müssen die Franzosen Montréal kontrollieren? Hier: {NEEDS_MONTREAL|ja|nein}.',
  'indian-alliances:BESIEGED_COUNTS':
    'Zählt ein belagertes Fort oder eine belagerte Palisade? Hier: {BESIEGED_COUNTS|ja|nein}.',
  'indian-alliances:NEEDS_OHIO_FORKS':
    'Braucht es statt Montréal ein Fort in Ohio Forks? Hier: {NEEDS_OHIO_FORKS|ja|nein}.',
  'indian-alliances:JOHNSON_WITHIN':
    'Wie nahe muss Johnson sein? Hier: höchstens {JOHNSON_WITHIN} Verbindungen entfernt.',
  'indian-alliances:JOHNSON_BESIEGED_COUNTS':
    'Zählt Johnson, während er belagert ist? Hier: {JOHNSON_BESIEGED_COUNTS|ja|nein}.',
  'mohawks:NEEDS_JOHNSON': 'Muss Johnson nahe bei Canajoharie sein? Hier: {NEEDS_JOHNSON|ja|nein}.',
  'mohawks:JOHNSON_WITHIN': 'Wie nahe? Hier: höchstens {JOHNSON_WITHIN} Verbindungen entfernt.',
  'mohawks:RESTORES_TOO':
    'Werden reduzierte Einheiten auch aufgefrischt, wenn andere aufgestellt werden? Hier: {RESTORES_TOO|ja|nein}.',
  'cherokees:SOUTHERN_ONLY': 'Treffen sie nur im Südlichen Departement ein? Hier: {SOUTHERN_ONLY|ja|nein}.',
  'cherokee-uprising:REGULARS':
    'Wie viele Einheiten gehen verloren? Hier: Reguläre {REGULARS}, Provinziale des Südens {PROVINCIALS}.',
  'treaty-of-easton:POSTS': 'Wo muss die Besatzung sein? Hier: in Ohio Forks oder daneben.',
  'indians-desert:MOST': 'Wie viele Einheiten höchstens? Hier: {MOST}.',
  'small-pox:FULL_TOLL_FROM': 'Ab wie vielen Einheiten zählt der ganze Wurf? Hier: {FULL_TOLL_FROM}.',
  'courier-intercepted:CAUGHT_FROM': 'Bei welchen Würfen wird der Kurier abgefangen? Hier: {CAUGHT_FROM} bis 6.',
  'provincial-regiments-dispersed:FRENCH_CHOOSE': 'Wählen die Franzosen die Einheiten? Hier: {FRENCH_CHOOSE|ja|nein}.',
  'stingy-provincial-assembly:NAMES_DEPARTMENT':
    'Welche Seite nennt das Departement, und welche die Einheit? Hier: {NAMES_DEPARTMENT}, dann {CHOOSES_UNIT}.',
  'raise-provincial-regiments:MOST_NORTHERN':
    'Wie viele Einheiten höchstens? Hier: {MOST_NORTHERN} im Norden, {MOST_SOUTHERN} im Süden.',
  'colonial-recruits:isColonial':
    'Welche Einheiten gelten als kolonial? Hier: Coureurs, Ranger, Leichte Infanterie und Provinziale.',
  'troop-transports:FRENCH_MOST':
    'Wie viele Einheiten? Hier: {FRENCH_MOST} für die Franzosen, {BRITISH_MOST} für die Briten.',
  'victories-in-germany:FROM_YEAR': 'Ab welchem Jahr? Hier: {FROM_YEAR}.',
  'victories-in-germany:MOST': 'Wie viele Einheiten? Hier: {MOST}.',
  'call-out-militias:MOST_RESTORED': 'Wie viele dürfen stattdessen aufgefrischt werden? Hier: {MOST_RESTORED}.',
  'rangers:MOST_PLACED':
    'Wie viele werden aufgestellt oder stattdessen aufgefrischt? Hier: {MOST_PLACED}, oder {MOST_RESTORED}.',
  'french-regulars:ONCE_A_SEASON': 'Nur ein solches Ereignis je Jahreszeit? Hier: {ONCE_A_SEASON|ja|nein}.',
  'british-regulars:ONCE_A_SEASON': 'Nur ein solches Ereignis je Jahreszeit? Hier: {ONCE_A_SEASON|ja|nein}.',
  'highlanders:LARGE_LEADERS':
    'Wie viele Anführer und Einheiten? Hier: {LARGE_LEADERS} und {LARGE_UNITS} mit Karte 60, {SMALL_LEADERS} und {SMALL_UNITS} mit den anderen.',
  'royal-americans:UNITS': 'Wie viele Einheiten? Hier: {UNITS}.',
  'royal-americans:IN_THE_COLONIES':
    'Muss die Festung in einem Departement liegen, was Halifax ausschließt? Hier: {IN_THE_COLONIES|ja|nein}.',
  'acadians-expelled:REGULARS':
    'Wie viele Einheiten bekommt jede Seite? Hier: Reguläre {REGULARS}, Coureurs {COUREURS}.',
  'acadians-expelled:RESTORES_ALL_THE_SAME':
    'Werden französische Einheiten auch aufgefrischt, wenn die neue nicht aufgestellt werden kann? Hier: {RESTORES_ALL_THE_SAME|ja|nein}.',
  'acadians-expelled:text':
    'Wessen Ereignis ist es? Hier: ein britisches, wenn nicht die optionale Regel 14.5 es beiden öffnet [14.5].',
  'william-pitt:SUPPORT': 'Welche Karten dürfen zurückkommen? Hier: {SUPPORT}.',
  'diplomatic-revolution:SUPPORT': 'Welche Karten dürfen zurückkommen? Hier: {SUPPORT}.',
};
