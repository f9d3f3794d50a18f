import type { HelpTexts } from './en.ts';

// Die Regeln in unseren eigenen Worten.
export const de: HelpTexts = {
  '2': {
    title: 'Die Karte',
    sections: {
      '2.1': [
        'Felder',
        'Jede Seite kontrolliert von Anfang an ihre Heimatfelder: Außenposten, besiedelte Felder und Festungen. Dörfer der Indianernationen sind neutral; die Wildnis gehört niemandem. Stützpunkte bleiben immer britisch. Strahlen zeigen ein Siegfeld; die Zahl ist sein Wert.',
        'Einheiten, die allein auf einem feindlichen Heimatfeld stehen, erobern es. Ein Siegfeld bringt seinen Wert sofort der Seite, die es unter ihre Kontrolle bringt, und zwar jedes Mal [18.1]. Ein eroberter Außenposten bleibt erobert, wenn die Eroberer abziehen; ein besiedeltes Feld fällt an seine eigene Seite zurück. Eine französische Festung fällt nur ohne Bastionen [2.1.10].',
      ],
      '2.1.10': [
        'Festungen',
        'Ein Stern um ein französisches besiedeltes Feld zeigt eine Festung mit zwei Bastionen. Nur Artillerie kann sie treffen [13.3]. Sie verhindern ein Überwältigen [10.3], und nach einer verlorenen Schlacht bleibt der Verteidiger, solange eine von ihnen steht [13.9]. Sie werden nie repariert oder ersetzt. Sind beide zerstört, kann das Feld wie jedes andere besiedelte Feld erobert werden, und man darf dort ein Fort bauen.',
      ],
      '2.2': [
        'Verbindungen',
        'Hauptstraßen, Pfade und Straßen verbinden die Felder. Durch Bauen wird ein Pfad zur Straße. In jeder Runde dürfen bis zu 4 Einheiten einer Seite einen Pfad benutzen, 8 eine Straße und 16 eine Hauptstraße [10.1].',
      ],
    },
  },
  '3': {
    title: 'Die Spielsteine',
    sections: {
      '3.0': [
        'Formen',
        'Dreiecke sind leichte Einheiten, Quadrate Brigaden, Kreise Artillerie, Flotten, Forts und Bastionen. Von der Form hängt ab, welche Treffer zählen [13.3].',
      ],
      '3.7': [
        'Kommandeure',
        'Kommandeure würfeln nicht, zählen nicht als Einheiten und bleiben bei Einheiten. Ein Kommandeur, der am Ende einer Aktionsphase allein ist, verlässt das Spiel. In der Schlacht lässt er die Formen auf seinem Spielstein Würfe wiederholen [13.5].',
      ],
    },
  },
  '4': {
    title: 'Spielablauf',
    sections: {
      '4.0': [
        'Das Jahr',
        'Ein Jahr hat neun Aktionsrunden: drei in der Aufbauzeit, deren Karten wenige Aktionspunkte haben, und sechs in der Feldzugszeit. Dazwischen und danach liegen die Ankunft der Flotten [15.2], die Anwerbung in den Kolonien [16.2] und die Winterquartiere [17.2].',
      ],
    },
  },
  '7': {
    title: 'Aktionsrunden',
    sections: {
      '7.1': [
        'Die Runde',
        'Jede Seite zieht eine Karte; die Franzosen ziehen auch eine Indianerkarte. Jede spielt verdeckt entweder die neue Karte oder ihre Reserve; die andere Karte ist ihre neue Reserve für eine spätere Runde. Die Karten werden zugleich aufgedeckt. Die große Zahl auf einer Karte ist ihre Initiative: Die Seite mit der höheren (bei Gleichstand die Franzosen) bestimmt, wer zuerst spielt.',
        'Dann folgen die Ereignisse zu Beginn der Runde, die zwei Aktionsphasen, die Reaktion, die Schlachten, die Versorgung und das Sammeln.',
      ],
      '7.2': [
        'Die Aktionsphase',
        'Einheiten auf See landen zuerst. Dann gibt die Seite die Punkte ihrer Indianerkarte aus, danach die ihrer eigenen Karte. Eine Einheit, die an einer Aktion teilgenommen hat, ist bis zum Ende der Runde verbraucht.',
      ],
      '7.3': [
        'Aktionspunkte',
        'Jeder Punkt bezahlt eine Aktion. Leichte Punkte bezahlen einen Überfall oder Leichte Bewegung; Armeepunkte bezahlen Armeebewegung, Truppen sammeln oder Bauen; Punkte Segeln/Armee eines dieser drei oder Segeln; Punkte Leicht/Armee gelten als eines von beiden; Indianerpunkte gelten für Indianereinheiten. Ein doppelter Punkt verdoppelt die Bewegung.',
        'Der Erste Spieler darf einen Punkt seiner Karte für die Reaktion behalten, nach der Phase des anderen Spielers.',
      ],
      '7.4': [
        'Ereignisse',
        'Das Ereignis einer Karte tritt in dem Augenblick ein, den sie nennt. Die Aktionspunkte der Karte bekommst du trotzdem.',
      ],
    },
  },
  '8': {
    title: 'Indianernationen',
    sections: {
      '8.0': [
        'Neutrale Nationen',
        'Die Irokesen und die Cherokee sind zu Beginn neutral. Eine Nation schließt sich einer Seite durch ein Ereignis an, oder dem Feind der Seite, die eines ihrer Dörfer betritt. Ein Stapel, der ein Dorf betritt, muss anhalten.',
      ],
      '8.1': [
        'Der Anschluss',
        'In jedem Dorf der Nation erscheint eine ihrer Einheiten. Die Nation bleibt für den Rest der Partie auf dieser Seite.',
      ],
    },
  },
  '9': {
    title: 'Überfälle',
    sections: {
      '9.0': [
        'Ziele',
        'Eine leichte Einheit überfällt ein feindliches Heimatfeld, oder ein Wildnisfeld mit einem feindlichen Fort. Jedes Feld kann im Jahr nur einmal mit Erfolg überfallen werden.',
      ],
      '9.1': [
        'Der Weg',
        'Der Plünderer geht bis zu drei Felder weit, mit einem doppelten Punkt sechs. Die Grenzen der Verbindungen gelten für Überfälle nicht.',
      ],
      '9.2': [
        'Abfangen',
        'Auf jedem Feld mit feindlichen Einheiten, auch dem ersten und dem letzten, fällt ein Würfel; er kann den Plünderer aufhalten. Miliz hält nie einen auf.',
      ],
      '9.3': [
        'Ergebnis',
        'Eine Flagge, ein B&T oder ein Treffer mit Dreieck ist ein Erfolg. Der Marker auf der Überfallleiste rückt um den Wert des Feldes vor; je acht Punkte geben einen Siegpunkt. Erfolgreiche Indianer kommen mit ihrer Beute in den Verlustkasten; andere Plünderer kehren auf das Feld zurück, von dem sie kamen.',
      ],
    },
  },
  '10': {
    title: 'Bewegung',
    sections: {
      '10.1': [
        'Grenzen',
        'In jeder Runde darf eine Seite 4 Einheiten über einen Pfad bewegen, 8 über eine Straße (darunter nur eine Artillerie) und 16 über eine Hauptstraße. Die Karte zeigt, wie viele noch gehen dürfen.',
      ],
      '10.2': [
        'Über Verbindungen',
        'Leichte Einheiten gehen drei Felder weit, alle anderen zwei. Eine Truppe darf unterwegs Einheiten zurücklassen und aufnehmen.',
      ],
      '10.3': [
        'Überzahl und Überwältigen',
        'Ein Stapel ist in der Überzahl, wenn er mehr als dreimal so viele Einheiten hat wie der Feind. Kommandeure zählen nicht; Miliz zählt, und reduzierte Einheiten zählen voll. Gibt eine Truppe ihrer Seite beim Betreten eines Feldes diese Überzahl, überwältigt sie den Feind: Er zieht sich sofort zurück, ohne Schlacht, und die Truppe darf weitergehen. Eine feindliche Bastion oder ein feindliches Fort verhindert das.',
      ],
      '10.4': [
        'Armeebewegung',
        'Bewegt Einheiten eines Stapels, auch Brigaden und Artillerie, über Straßen und Hauptstraßen.',
      ],
      '10.5': ['Leichte Bewegung', 'Bewegt leichte Einheiten, auch über Pfade.'],
      '10.6': [
        'Segeln',
        'Flotten bringen Einheiten von einem Küstenfeld in den Segelkasten. Sie landen zu Beginn der nächsten Aktionsphase ihrer Seite, alle auf einem Küstenfeld einer eigenen Seezone. Mit einem doppelten Punkt dürfen sie sofort landen.',
      ],
      '10.7': [
        'Angriff',
        'Eine Truppe, die ein Feld mit Feinden betritt, hält dort an. Am Ende der Runde folgt eine Schlacht.',
      ],
    },
  },
  '11': {
    title: 'Truppen sammeln',
    sections: {
      '11.0': [
        'Herbeirufen',
        'Einheiten von angrenzenden Feldern kommen zum Stapel der aktivierten Einheit. In dieser Runde kämpfen sie mit einem Abzug [13.3.2].',
      ],
    },
  },
  '12': {
    title: 'Bauen',
    sections: {
      '12.0': [
        'Forts und Straßen',
        'Eine Brigade beginnt ein Fort oder eine Straße und vollendet sie in einer späteren Runde. Sie darf auch ein Fort ausbessern oder entfernen. Eine Brigade, die eine Straße vollendet, geht sofort hinüber.',
      ],
    },
  },
  '13': {
    title: 'Schlacht',
    sections: {
      '13.0': ['Reihenfolge', 'Die Schlachten werden nacheinander geschlagen, in der Reihenfolge des Plans.'],
      '13.1': [
        'Wer verteidigt',
        'Verteidiger ist die Seite, die zu Beginn der Aktionsrunde Einheiten dort hatte; sonst die Seite mit Miliz dort; sonst die Seite, die zuerst dorthin gezogen ist. Die andere Seite greift an.',
      ],
      '13.2': [
        'Vorbereitung',
        'Miliz tritt für ihre Seite an [13.2.1]. Eine Flotte darf gegen Artillerie getauscht werden. Zwei reduzierte Einheiten derselben Art werden zu einer vollen zusammengelegt.',
      ],
      '13.2.1': [
        'Miliz',
        'Jede Figur neben einem besiedelten Feld ist eine Miliz, rot für die Briten und blau für die Franzosen. Sie tritt zu Beginn einer Schlacht dort an, eine weniger, wenn der Feind das Feld kontrolliert. Sie kämpft gegen Feinde, die das Feld betreten, auch wenn keine Einheit ihr hilft; auf einem Feld, das der Feind kontrolliert, kämpft sie nur neben Einheiten ihrer Seite. Sie zählt nicht als Einheit: Kein Treffer trifft sie, sie wiederholt keinen Wurf, und nur ihre Flaggen zählen. Jedes B&T, das eine Brigade würfelt, entfernt eine feindliche Miliz für diese Schlacht. Gegen Überfälle hilft Miliz nicht [9.2].',
      ],
      '13.3': [
        'Würfe',
        'Zuerst verschieben Abzüge die Schlachtsiegmarker [13.3.2]. Dann würfeln die Einheiten Art für Art, Angreifer vor Verteidigern, jede mit einem Würfel. Ein Treffer zählt, wenn sein Zeichen die Form der würfelnden Einheit zeigt. Er bewegt den Marker; steht der Marker dann über null, trifft er eine feindliche Einheit. Danach kommen die B&T, dann die Flaggen [13.3.3].',
      ],
      '13.3.2': [
        'Abzüge',
        'Vor den Würfen geht der Marker einer Seite für jeden dieser Umstände um eins zurück: Ihr Stapel ist gelandet [10.6], wurde herbeigerufen [11.0], ist in Flucht [13.8], ist ohne Versorgung [14.1] oder greift ein Fort an. Ohne Versorgung sind es zwei bei acht oder mehr Einheiten, bei einem Fort zwei ohne Artillerie.',
      ],
      '13.3.3': [
        'B&T, Flaggen und Fehlschüsse',
        'Was ein B&T bewirkt, hängt von der Einheit ab, die es gewürfelt hat. Eine Brigade entfernt eine feindliche Miliz. Brigaden aus dem Mutterland, Artillerie, Forts und Bastionen treffen eine feindliche Brigade, die einen Treffer nehmen kann: Der Marker rückt vor, und steht er dann über null, trifft es, zuerst eine Brigade aus dem Mutterland. Eine Flotte darf die Schlacht verlassen und auf ein eigenes Heimatfeld an der Küste fahren. Bei leichten Einheiten und Miliz bewirkt ein B&T nichts.',
        'Eine Flagge bewegt den Marker, wer immer sie würfelt. Ein Fehlschuss bewirkt nichts; bei der Wiederholung eines Kommandeurs kann er diesen kosten [13.5].',
      ],
      '13.4': [
        'Treffer',
        'Ein Treffer trifft die erste Art von Einheiten, die da ist. Für eine leichte Einheit ist das ihre eigene, Indianer oder nicht, dann die andere; für eine Brigade aus dem Mutterland ihresgleichen, dann andere; für andere Brigaden umgekehrt. Flotten treffen Flotten, dann Artillerie, dann ein Fort; Forts und Bastionen treffen Artillerie, dann Flotten; Artillerie trifft Artillerie, dann eine Bastion oder ein Fort, dann Flotten. Unter den Einheiten dieser Art wählt der Besitzer, doch eine reduzierte kommt vor einer vollen. Der erste Treffer auf Brigaden aus dem Mutterland trifft eine Highland-Brigade.',
        'Eine volle Einheit wird reduziert; eine reduzierte wird eliminiert. Wird eine Brigade aus dem Mutterland eliminiert, bekommt der Feind einen Marker Krieg in Europa [18.3].',
      ],
      '13.5': [
        'Wiederholungen',
        'Eine Fähigkeit, ein Kommandeur oder ein Ereignis kann eine Einheit ihren Wurf wiederholen lassen, aus jedem Grund einmal. Wird die Wiederholung eines Kommandeurs ein Fehlschuss, wird für ihn gewürfelt: Bei einem weiteren Fehlschuss ist er verloren.',
      ],
      '13.6': [
        'Ausgang',
        'Der höhere Marker gewinnt; bei Gleichstand gewinnt der Verteidiger. Eine Seite, die um drei oder mehr verliert, ist in Flucht.',
      ],
      '13.7': [
        'Nach der Schlacht',
        'Der Reihe nach kommen Flucht, Rückzug, Kontrolle und Siegpunkte. Ein Angreifer, der gegen ein feindliches Fort oder auf einem feindlichen besiedelten Feld gewinnt, verliert eine zufällige seiner beteiligten Indianereinheiten; sie kommt in den Verlustkasten.',
      ],
      '13.8': [
        'Flucht',
        'Eine Seite ist in Flucht, wenn sie um drei oder mehr verliert, oder wenn sie als Verteidiger ihre letzte Bastion verliert. Sie verliert eine Einheit: Artillerie, wenn sie welche hat, Indianer zuletzt. Ihr Fort fällt an den Feind. Auf dem Rückzug überwältigt sie niemanden. Bis der Stapel sich gesammelt hat [14.2] oder sich einem Stapel anschließt, der nicht in Flucht ist, darf er sich nur bewegen: Er kann nicht angreifen und kämpft mit einem Abzug.',
      ],
      '13.9': [
        'Rückzug',
        'Alle Einheiten ziehen sich zusammen auf ein angrenzendes Feld ohne feindliche Einheiten zurück, mit Flotten an eine eigene Küste oder in den Segelkasten. Der Angreifer geht zuerst auf ein eigenes Feld zurück, von dem er kam; der Verteidiger geht nie auf ein Feld, von dem der Feind kam.',
        'Danach gilt diese Reihenfolge: ein eigenes Heimatfeld, ein anderes eigenes Feld, Wildnis oder ein Dorf einer verbündeten Nation, ein feindliches Feld ohne Einheiten und Miliz. Ein Stapel, der nicht in Flucht ist, kann zuletzt Feinde überwältigen, über die er eine Übermacht hat [10.3], oder auf ein Feld mit einer anderen Schlacht gehen. Unter gleichwertigen Feldern wählt der Besitzer. Gibt es keines, sind alle außer leichten Einheiten verloren; diese dürfen sich auch über Pfade zurückziehen.',
      ],
    },
  },
  '14': {
    title: 'Ende der Aktionsrunde',
    sections: {
      '14.1': [
        'Versorgung',
        'Eigene Heimatfelder einer Kolonie und Felder mit einer eigenen Flotte sind Versorgungsquellen, außer mit einem Schlachtmarker. Versorgung kommt über Hauptstraßen und Straßen, zu Stapeln nur aus leichten Einheiten auch über Pfade. Sie führt über eigene Felder. Sie führt auch über Wildnisfelder und über deine Außenposten unter feindlicher Kontrolle, wenn dort keine feindliche Einheit steht. Ein Stapel ohne Versorgung kann nicht bauen und kämpft mit einem Abzug, bis eine spätere Prüfung ihn versorgt findet oder er sich einem versorgten Stapel anschließt.',
      ],
      '14.2': [
        'Sammeln',
        'Stapel in Flucht werfen einen Würfel, und einen mehr für jeden Punkt im Wert eines Kommandeurs bei ihnen. Bei einer Flagge sammelt sich der Stapel; einem Stapel aus leichten Einheiten genügt auch ein B&T.',
      ],
    },
  },
  '15': {
    title: 'Ankunft der Flotten',
    sections: {
      '15.2': [
        'Ziehen',
        'Flotten und Brigaden werden aus ihren Vorräten gezogen. Wird ein Plättchen der Kriegswirren gezogen, gilt stattdessen seine Wirkung. Eine Brigade mit Ringkragen bringt einen Kommandeur mit.',
      ],
      '15.3': ['Aufstellen', 'Die Briten stellen zuerst auf, Flotten vor allem anderen.'],
    },
  },
  '16': {
    title: 'Anwerbung in den Kolonien',
    sections: {
      '16.2': ['Ziehen', 'Kolonialbrigaden werden ebenso gezogen wie Flotten [15.2].'],
      '16.3': ['Aufstellen', 'Stell jede Brigade auf ein Heimatfeld ihrer Kolonie, das die Briten kontrollieren.'],
      '16.4': ['Feldzugskarten', 'Von jetzt an werden Karten von den Feldzugsstapeln gezogen.'],
    },
  },
  '17': {
    title: 'Winterquartiere',
    sections: {
      '17.1': [
        'Das Ende',
        'Hier endet die Partie, wenn eine Seite gewonnen hat oder das letzte Jahr vorbei ist [18.2].',
      ],
      '17.2': [
        'Schritte',
        'Marker werden entfernt. Stapel auf See gehen an Land, Indianer kehren heim, Kolonialbrigaden werden entlassen, und Truppen gehen in die Kolonien zurück. Von je drei Einheiten einer Art kommt eine aus dem Verlustkasten zurück.',
      ],
      '17.3': [
        'Rückkehr in die Kolonien',
        'Stapel gehen zur nächsten Flotte oder Kolonie. Bei jedem Fort darf eine Einheit bleiben; auf einem eroberten besiedelten Feld so viele Brigaden wie sein Wert, und beliebig viele andere Einheiten.',
      ],
    },
  },
  '18': {
    title: 'Sieg',
    sections: {
      '18.1': [
        'Punkte',
        'Beide Seiten teilen sich eine Leiste: Was die eine gewinnt, verliert die andere. Punkte bringen Siegfelder, Überfälle, Boni und der Krieg in Europa.',
      ],
      '18.2': ['Wer gewinnt', 'Jedes Szenario nennt die Punktestände, die am Ende jedes Jahres gewinnen.'],
      '18.3': [
        'Krieg in Europa',
        'Für jede feindliche Brigade aus dem Mutterland, die sie eliminiert, zieht eine Seite einen Marker. Sie behält diesen oder den, den sie schon hat. Im Winter bringt der höhere Marker die Differenz in SP.',
      ],
    },
  },
};
