import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';

// Offene Fragen der Karten, und wie sie hier gespielt werden.
export const deReadings: { readonly [E in EventName]?: string } = {
  'round-up-men-and-equipment':
    'Eine Indianereinheit, deren Dorf nicht in eigener Hand ist, kommt nicht zurück; Flotten dürfen aufgefrischt werden.',
  'forced-march':
    'Ein Punkt mehr, nach einer Verdopplung dazugezählt, in einer Armeebewegung, für alle außer leichten Einheiten.',
  'wintering-rear-admiral': 'Nur im dritten Szenario wird in diesem Jahr eine Flotte weniger gezogen.',
  'cherokee-diplomacy-french': 'Gemeint sind die Felder von New York an südwärts.',
  'armed-battoemen': 'Ein Fluchtmarker wird nur entfernt, wenn kein britischer Stapel ohne Versorgung ist.',
  'reluctant-wagoneers': 'Nur einfache Armeepunkte: weder doppelte noch solche zum Segeln.',
  'disease-in-british-camp': 'Ab 1757 trifft es nur eine Art von Brigaden, wenn keine andere da ist.',
  'french-lake-warships': 'Rückzüge und Versorgung nutzen die Verbindung weiterhin.',
  'rough-seas': 'Die Flaggen der Flotten beider Seiten zählen nicht.',
  'smallpox-epidemic': 'Sie verlässt das Spiel, wenn sie gespielt ist.',
  'pursuit-of-elevated-status':
    'Ein Würfel des Abfangens und der Würfel des Überfalls dürfen bei einem Überfall noch einmal geworfen werden.',
  'lets-see-how-the-french-fight': 'Auch britische Indianereinheiten können nichts tun.',
};
