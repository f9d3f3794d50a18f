import type { LessonText } from '@carillon/lessons';

export const MAP: LessonText = {
  title: 'Karte und Spielsteine',
  about: 'Lies Felder, Verbindungen und Formen, und stell die Kolonialtruppen eines Jahres auf.',
  steps: {
    spaces: {
      say: 'Du spielst die Briten, in der dritten Aktionsrunde von 1755. Felder in der Farbe deiner Spielsteine sind deine Heimatfelder, die in der anderen Farbe die französischen. Eine Palisade ist ein Außenposten, Äcker sind ein besiedeltes Feld mit Miliz, ein Stern ist eine Festung, ein Anker ein britischer Stützpunkt; ein kleiner Ring ist Wildnis und gehört niemandem. Strahlen zeigen ein Siegfeld; die Zahl ist sein Wert [2.1].',
    },
    shapes: {
      say: 'Dreiecke sind leichte Einheiten, Quadrate Brigaden, Kreise Artillerie, Flotten, Forts und Bastionen [3.0]. Gekreuzte Musketen oder eine Distel zeigen eine Brigade aus dem Mutterland, die aus Europa kam; ein Hut zeigt eine Kolonialbrigade. Die meisten Einheiten haben eine zweite, reduzierte Seite: Sie überstehen einen Treffer. Kommandeure haben keine Form.',
    },
    path: {
      say: 'Durchgezogene Linien sind Hauptstraßen, gepunktete Pfade. Nur leichte Einheiten gehen über Pfade, bis zu drei Felder weit [10.2]. Du hast Karte 2 gespielt: ein leichter Punkt und zwei Armeepunkte. Wähle Rogers in Rumford, und bewege ihn mit dem leichten Punkt über die Pfade nach Number Four, über Zawakwtegok oder über Northfield. Halt dort an.',
      army: 'Auch ein Armeepunkt würde ihn bewegen, aber den brauchen die Brigaden. Wähle „Leichte Bewegung“.',
      elsewhere: 'Diese leichten Einheiten stehen gut. Wähle Rogers in Rumford.',
      raid: 'Von einem Überfall kehrt er gleich zurück. Hier soll Rogers seinen Platz wechseln: Wähle „Leichte Bewegung“.',
      later: 'Beweg zuerst Rogers mit dem leichten Punkt.',
      astray: 'Das führt von Number Four weg. Geh über Zawakwtegok oder über Northfield.',
      short: 'Rogers ist noch nicht in Number Four. Es ist zwei Felder entfernt.',
      done: 'Damit endet deine Phase, und deine Punkte verfallen. Beweg zuerst Rogers.',
      other: 'Beweg Rogers mit dem leichten Punkt nach Number Four, und halt an.',
    },
    highway: {
      say: 'In einer Aktionsrunde dürfen 4 Einheiten einer Seite einen Pfad benutzen, 16 eine Hauptstraße, 8 eine Straße. Brigaden ziehen zwei Felder weit, nur auf Hauptstraßen und Straßen [10.1]. Die 35th steht in New York, einem Stützpunkt, den die Franzosen nie betreten dürfen. Beweg sie mit einem Armeepunkt über Kingston nach Albany, und halt an.',
      elsewhere: 'Diese Truppen bleiben. Wähle die Brigade in New York.',
      later: 'So kommt die Brigade nicht nach Albany. Wähle „Armeebewegung“.',
      astray: 'Nach Albany kommst du über Kingston.',
      mohawk: 'Die Mohawk dürfen in Albany bleiben, bereit für eine andere Aktion. Halt hier an.',
      short: 'Die Brigade ist noch nicht in Albany. Geh über Kingston.',
      done: 'Damit endet deine Phase, und deine Punkte verfallen. Beweg zuerst die Brigade.',
      other: 'Beweg die Brigade mit einem Armeepunkt von New York nach Albany.',
    },
    'end-phase': {
      say: 'Beide Einheiten sind verbraucht: In dieser Runde handeln sie nicht mehr. Ein Armeepunkt ist übrig, und du musst ihn nicht nutzen. Beende die Phase. Auf die dritte Aktionsrunde folgt eine Logistikrunde, die Anwerbung in den Kolonien: Du ziehst acht Spielsteine aus dem Vorrat der Kolonien [16.2].',
      construct: 'Du darfst bauen, aber hier ist nichts nötig. Beende die Phase.',
      other: 'Die übrigen dürfen bleiben, wo sie sind. Beende die Phase.',
    },
    vagary: {
      say: 'Zuerst hast du eine Brigade New England gezogen. Das Zweite ist keine Einheit, sondern ein Plättchen der Kriegswirren: Es zählt als gezogen und hat eine eigene Wirkung [16.2]. Dieses lässt dich eine leichte Kolonialeinheit wählen. Nimm Armstrong.',
      putnam: 'Putnam täte es auch, aber der nächste Schritt braucht Armstrong.',
      other: 'Nimm Armstrong.',
    },
    light: {
      say: 'Zwei weitere Plättchen hießen „Weniger Truppen“: Sie bringen nichts. Dann kamen vier Brigaden. Nun stell alle auf. Eine leichte Kolonialeinheit kommt auf ein beliebiges eigenes Heimatfeld in einer Kolonie [16.3]. Die Plünderer werden vom Ohio kommen: Stell Armstrong nach Carlisle oder Wills Creek.',
      sea: 'Neuschottland liegt weit vom Ohio. Stell Armstrong nach Carlisle oder Wills Creek.',
      far: 'Das liegt nicht am Weg der Plünderer vom Ohio. Stell Armstrong nach Carlisle oder Wills Creek.',
      other: 'Stell Armstrong nach Carlisle oder Wills Creek.',
    },
    'new-england': {
      say: 'Eine Kolonialbrigade wird in ihrer eigenen Kolonie angeworben: in dem getönten Land dieses Namens [2.4]. In Neuengland führt von Northfield eine Hauptstraße nach Number Four und eine nach Albany. Stell die Brigade New England dorthin.',
      far: 'Von dort braucht sie eine Runde länger bis zum Feind. Stell sie nach Northfield.',
      other: 'Stell sie nach Northfield.',
    },
    'new-york': {
      say: 'Die nächste Brigade gehört zu New York und New Jersey. Albany, mit Wert 3, ist das Tor nach Kanada. Stell sie nach Albany.',
      base: 'New York ist auch ohne sie sicher und liegt zwei Felder hinter Albany. Stell sie nach Albany.',
      far: 'Die Franzosen kommen über Lake George, gleich neben Albany. Stell sie nach Albany.',
      other: 'Stell sie nach Albany.',
    },
    end: {
      say: 'Die anderen werden ebenso aufgestellt. Von jetzt an ziehen beide Seiten Feldzugskarten mit mehr Punkten. Das Jahr hat noch zwei Logistikrunden: die Ankunft der Flotten und die Winterquartiere. Zeig auf ein Feld oder einen Spielstein, oder halt ihn lange gedrückt, um zu lesen, was es ist.',
    },
  },
};
