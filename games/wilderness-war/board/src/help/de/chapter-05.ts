import type { ChapterText } from '../chapter.ts';

export const CHAPTER_5: ChapterText = {
  title: 'Karten',
  sections: {
    '5.1': [
      'Wozu Karten dienen',
      'Für alles brauchst du eine Karte: zum Marschieren und Kämpfen, zum Bauen, oder für ein Ereignis.',
    ],
    '5.11': ['Jede Karte dient jeder Seite', 'zum Aktivieren und zum Bauen, welche Farbe sie auch hat.'],
    '5.12': [
      'Wessen Ereignis',
      'Eine Karte mit der Lilie ist ein französisches Ereignis, eine mit dem Kreuz ein britisches; eine mit beiden steht beiden Seiten offen.',
    ],
    '5.13': [
      'Reaktionen',
      'werden mitten in einer Aktionsphase gespielt, von einer Seite, deren Zeichen sie tragen [5.56].',
    ],
    '5.2': [
      'Der Stapel',
      'Beide Seiten teilen sich einen Stapel: {deck} Karten, wenn alle im Spiel sind, {ones} vom Wert 1, {twos} vom Wert 2 und {threes} vom Wert 3. Die Karten ab Nummer 63 sind nur in den beiden Szenarien im Spiel, die 1755 beginnen.',
    ],
    '5.21': ['Das Geben', 'Beide Hände werden von dem einen Stapel gegeben, bis zur Handgröße des Szenarios.'],
    '5.22': [
      'Die Ablage',
      'Gespielte Karten kommen offen auf die Ablage. Manche Ereignisse holen eine Karte von dort zurück.',
    ],
    '5.23': [
      'Karten, die das Spiel verlassen',
      'Eine so bezeichnete Karte verlässt das Spiel, wenn sie als Ereignis gespielt wird, und nur dann.',
    ],
    '5.24': [
      'Was alle wissen',
      'Alle wissen, wie viele Karten im Stapel und auf jeder Hand sind und welche abgeworfen oder entfernt sind. Tippe auf die Stapel, um sie zu sehen.',
    ],
    '5.25': [
      'Mischen',
      'Ist der Nachziehstapel beim Geben leer, wird erst der Rest gegeben, dann die Ablage zu einem neuen Stapel gemischt. Am Ende einer Jahreszeit, in der Surrender! zu irgendeinem Zweck gespielt wurde oder aus einer Hand verloren ging, werden Ablage und Nachziehstapel zusammen gemischt.',
      '~ Ein gestohlenes Surrender!, das noch auf der Hand ist, führt noch nicht zum Mischen.',
    ],
    '5.26': [
      'Eine Karte, ein Zweck',
      'In jeder Aktionsphase spielst du eine Karte zu einem Zweck: zum Aktivieren [5.3], zum Bauen [5.4], oder für ihr Ereignis [5.5].',
      '~ Du darfst eine Karte auch einfach abwerfen.',
    ],
    '5.3': ['Aktivierung', 'Nur aktivierte Spielsteine marschieren, kämpfen, belagern oder machen Überfälle.'],
    '5.31': ['Einmal je Phase', 'Kein Spielstein wird in einer Aktionsphase zweimal aktiviert.'],
    '5.32': [
      'Was eine Karte aktiviert',
      '- Hilfstruppen und Anführer einzeln, so viele, wie die Karte wert ist; eine Indianereinheit zählt halb;',
      '- oder {drilledPerCard} Einheit gedrillte Truppen, bei jedem Wert;',
      '- oder eine Truppe unter einem Anführer, dessen Initiative nicht höher ist als der Wert [5.34].',
    ],
    '5.33': [
      'Einzeln aktivierte Spielsteine',
      'Einzeln aktivierte Spielsteine dürfen überall stehen. Nenne zuerst alle. Dann marschiert, kämpft und überfällt jeder, in beliebiger Folge, bevor der nächste beginnt.',
    ],
    '5.34': [
      'Eine Truppe',
      'Ein Anführer kann von seinem Feld so viele Einheiten mitnehmen, wie seine Führung angibt, und untergeordnete Anführer, deren Führung nicht höher ist als seine. Jeder untergeordnete Anführer zählt seine eigene Führung dazu. Befehlshaber darf jeder Anführer auf dem Feld sein.',
      'Diese Grenzen gelten, wenn du marschierst, abfängst [6.7] oder der Schlacht ausweichst [6.8], nicht aber für Schlachten, Belagerungen, Stürme und Überfälle. Die Seite schlägt dir eine Truppe vor: Nimm Spielsteine dazu oder lass welche da, wie du willst.',
    ],
    '5.35': [
      'Anführer auf demselben Feld',
      'Welcher Anführer welchen befehligt, ist nur während einer Aktivierung, einer Schlacht, beim Abfangen und dergleichen wichtig.',
    ],
    '5.36': [
      'Reihenfolge der Aktionen',
      'Zuerst der Marsch, dann die Schlacht, dann der Überfall. Eine Truppe, die sich nicht bewegt, darf stattdessen belagern [8.2] und stürmen [9.1].',
      'Spielsteine, die einen Ausfall gemacht, von drinnen bei einem Entsatz mitgekämpft oder an einem Sturm teilgenommen haben, können in derselben Aktionsphase nicht noch einmal aktiviert werden.',
    ],
    '5.4': [
      'Bauen',
      'Mit jeder Karte kannst du Palisaden bauen oder an Forts arbeiten, aber nicht beides. Keine Seite darf zwei ihrer Karten hintereinander zum Bauen spielen, auch nicht über das Ende einer Jahreszeit hinweg.',
    ],
    '5.41': [
      'Palisaden',
      'So viele, wie die Karte wert ist, höchstens eine je Feld: wo eigene versorgte gedrillte Truppen stehen, oder auf jedem ursprünglich eigenen Kulturland, mit oder ohne Einheiten. Nie, wo feindliche Einheiten oder Befestigungen sind.',
    ],
    '5.42': [
      'Forts',
      'Du beginnst und vollendest Forts, wo eigene versorgte gedrillte Truppen stehen; beides kostet je einen Punkt der Karte. Ein Fort, das mit einer Karte begonnen ist, kann erst eine spätere vollenden.',
    ],
    '5.43': [
      'Eine je Feld',
      'Auf einem Feld steht nur eine vollendete Befestigung. Bei einer Belagerung kann keine gebaut werden; auf dem Feld einer Festung kein Fort und keine Palisade; bei einem Fort keine Palisade. Ein vollendetes Fort ersetzt eine Palisade.',
    ],
    '5.44': ['Forts im Bau', 'Ein Fort im Bau hilft niemandem, hindert niemanden und bringt keine Punkte.'],
    '5.45': [
      'Nehmen und zerstören',
      'Eine Palisade wird zerstört, wenn feindliche gedrillte Truppen dort eine Schlacht gewinnen, und genommen, wenn sie ohne Schlacht einmarschieren: beides bringt {vpStockade} SP. Ein Fort im Bau wird entfernt, sobald nur noch feindliche gedrillte Truppen dort stehen. Forts und Festungen fallen durch Belagerung [8.2]; auch Überfälle zerstören Palisaden [10.31].',
    ],
    '5.46': [
      'Schleifen',
      'In deiner eigenen Aktionsphase darfst du jedes unbelagerte eigene Fort und jede unbelagerte eigene Palisade schleifen. Ein Fort kostet dich {demolish} SP; Palisaden und Forts im Bau kosten nichts.',
      '~ Vor, zwischen und nach Aktivierungen und Marschschritten, aber nicht während einer Schlacht.',
    ],
    '5.5': [
      'Ereignisse',
      'Statt zu aktivieren oder zu bauen, darf eine Seite das Ereignis ihrer Karte spielen, wenn die Bedingungen erfüllt sind.',
    ],
    '5.51': ['Dauernde Ereignisse', 'Ereignisse, die andauern, stehen neben den Leisten, solange sie gelten.'],
    '5.52': [
      'Verstärkungen',
      'Neue Einheiten sind Spielsteine, die nicht im Spiel sind; gibt es keine, treffen keine ein. Eliminierte Reguläre und Coureurs kommen nie wieder; andere Einheiten können es.',
    ],
    '5.521': ['Auf voller Stärke', 'Einheiten treffen immer auf voller Stärke ein.'],
    '5.522': [
      'Wo sie eintreffen',
      'Nie auf einem Feld mit feindlichen Einheiten oder Befestigungen, und nie bei einer Belagerung. Einheiten, die nirgends eintreffen können, gehen verloren.',
    ],
    '5.523': [
      'Auffrischen',
      'Manche Ereignisse frischen reduzierte Einheiten auf volle Stärke auf, nicht aber belagerte Einheiten und nicht gedrillte Truppen ohne Versorgung [12.3].',
    ],
    '5.53': ['Bündnisse mit Indianern', 'Die Karten 23 bis 30 bringen Indianereinheiten oder frischen reduzierte auf.'],
    '5.531': [
      'Die Stämme',
      '- Norden, auf Seite der Franzosen: Abenaki, Algonkin, Caughnawaga, Mississauga.',
      '- Westen, auf Seite der Franzosen: Delaware, Mingo, Shawnee.',
      '- Pays d’en Haut, auf Seite der Franzosen, mit jedem der beiden Bündnisse: Huronen, Ojibwa, Ottawa, Potawatomi.',
      '- Irokesen, neutral: Seneca, Cayuga, Onondaga, Tuscarora, Oneida.',
      '- Auf Seite der Briten: Mohawk und Cherokee.',
    ],
    '5.532': [
      'Verbündete Siedlungen',
      'Solange ein Stamm Einheiten auf der Karte hat, trägt seine Siedlung einen Bündnismarker: Seine Einheiten kehren dorthin heim, und der Feind darf sie überfallen. Mit der letzten Einheit wird der Marker entfernt. Siedlungen behindern nie einen Marsch.',
    ],
    '5.533': [
      'Irokesen',
      'Ein Stamm der Irokesen kämpft immer nur für eine Seite: Seine Einheit kann nicht eintreffen, solange der Feind die Einheit desselben Namens hat.',
    ],
    '5.534': [
      'Johnson',
      'Mohawk und britische Irokesen marschieren nur dann in einer Truppe, wenn Johnson dabei ist, und zählen nicht gegen ihre Führung. Einzeln aktivieren darfst du Indianer immer.',
    ],
    '5.54': [
      'Provinzversammlungen',
      'Die Stimmung der Versammlungen, die Colonial Politics ändert, bestimmt, wie viele Provinziale jedes Departements die Briten haben dürfen. Spielen die Franzosen das Ereignis, entfernen die Briten sofort alle überzähligen; belagerte Einheiten bleiben verschont, bis die Franzosen es das nächste Mal spielen.',
    ],
    '5.55': [
      'Britische Anführer',
      'Die Briten ziehen Anführer zufällig aus einem Vorrat und stellen sie dann auf. Höchstens zwei Anführer mit Führung 7 dürfen auf der Karte sein: Kommt ein dritter, wird einer der beiden anderen endgültig abberufen; sind beide belagert, geht der neue zurück.',
      '~ Ist einer der beiden belagert, kann nur der andere abberufen werden.',
    ],
    '5.56': [
      'Wann du reagierst',
      'Reaktionen spielst du während eines Marsches oder anderer Aktionen, deiner oder der des Feindes. Sie ersetzen nicht die Karte einer Aktionsphase. Die Seite fragt immer, wenn eine solche Karte gespielt werden könnte, ob du eine hast oder nicht; so verrät die Frage nichts.',
      '~ Wo keine Regel die Reihenfolge festlegt, entscheidet zuerst die aktive Seite. Hast du abgelehnt, wirst du für denselben Schritt oder Wurf nicht noch einmal gefragt.',
    ],
  },
};
