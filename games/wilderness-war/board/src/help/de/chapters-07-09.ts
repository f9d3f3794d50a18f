import type { ChapterText } from '../chapter.ts';

export const CHAPTER_7: ChapterText = {
  title: 'Schlacht',
  sections: {
    '7.1': [
      'Wann',
      'Immer wenn eine aktive Truppe oder Einheit ein Feld mit feindlichen Einheiten betritt. Alle kämpfen, außer wer in einem Fort oder einer Festung ist [8.1]. Für Stürme gelten eigene Regeln [9.1].',
    ],
    '7.2': [
      'Schritt für Schritt',
      '- Miliz kommt dazu [7.3].',
      '- Karten: zuerst der Angreifer, dann der Verteidiger [7.4].',
      '- Beide Seiten feuern: Die Stärke ergibt die Spalte, der modifizierte Würfel die Zeile [7.5].',
      '- Verluste an Stufen [7.6] und Anführern [7.7].',
      '- Sieger und Siegpunkte [7.8].',
      '- Die Miliz geht heim, der Verlierer zieht sich zurück [7.9].',
    ],
    '7.3': [
      'Miliz',
      'Auf ursprünglich eigenem Kulturland darf Miliz aus dem Kasten dieses Departements dazukommen, so viel du willst, außer wenn der Feind irgendwo im Departement einen Überfallmarker hat. Nie in Halifax oder Louisbourg.',
    ],
    '7.4': [
      'Karten in der Schlacht',
      'Der Angreifer spielt alle Karten, die er spielen will, bevor der Verteidiger eine spielt.',
    ],
    '7.5': [
      'Modifikatoren',
      'Modifikatoren verschieben eine Spalte oder ändern einen Würfel. Das Schlachtblatt und das Protokoll nennen zu jedem die Regel.',
    ],
    '7.51': [
      'Taktik',
      'Addiere die Taktik des Anführers. Die aktive Seite nimmt den aktivierten Anführer, die andere einen Anführer mit der höchsten Führung vor Ort. Beim Abfangen oder Ausweichen zählt der Befehlshaber des Versuchs; bei Plünderern, die zurückgelassen wurden, ein Anführer bei ihnen, der sie befehligen könnte.',
    ],
    '7.52': [
      'Ohne Waldläufer',
      'In Wildnis oder Gebirge hat eine Seite ohne Hilfstruppen und ohne Leichte Infanterie {noAuxiliaries}, wenn die andere Seite welche hat.',
    ],
    '7.53': [
      'Ohne Reguläre',
      'Im Kulturland hat eine Seite ohne Reguläre {noRegulars}, wenn die andere Seite welche hat.',
    ],
    '7.54': [
      'Landung, Palisade',
      'Der Angreifer hat {landing} bei einer Landung und {stockade} gegen Verteidiger in einer Palisade.',
      '~ Die Landung zählt nur in der Schlacht der Landung selbst.',
    ],
    '7.55': [
      'Feldschanzen',
      'Gegen Verteidiger mit Feldschanzen feuert der Angreifer eine Spalte niedriger. Höchstens ein Marker je Feld.',
    ],
    '7.56': [
      'Ambush! (Hinterhalt)',
      'Hat in Wildnis oder Gebirge nur eine Seite die Karte gespielt, verdoppelt sie vor jeder Verschiebung ihre Stärke und feuert zuerst; die andere antwortet mit dem, was übrig ist. Zwei Hinterhalte heben sich auf.',
    ],
    '7.6': [
      'Verluste',
      'Das Feuer jeder Seite kostet die andere Stufen, gleichzeitig, außer bei einem Hinterhalt. Der Angreifer verteilt seine Verluste zuerst.',
    ],
    '7.61': [
      'Stufen',
      'Eine volle Einheit, die eine Stufe verliert, wird reduziert, eine reduzierte eliminiert. Eliminierte Reguläre und Coureurs sind endgültig weg; andere Einheiten können durch Karten zurückkehren.',
    ],
    '7.62': [
      'Die Hälfte von gedrillten Truppen',
      'Der Besitzer wählt, aber mindestens die Hälfte der Stufen, aufgerundet, nehmen gedrillte Truppen, wenn es welche gibt. Das geht [7.63] vor.',
    ],
    '7.63': ['Den Rest verteilen', 'Sonst wird keine Einheit eliminiert, solange eine andere auf voller Stärke ist.'],
    '7.64': ['Anführer', 'Anführer sterben nicht durch verlorene Stufen; ohne Einheiten ziehen sie sich zurück.'],
    '7.7': [
      'Anführer in Gefahr',
      'Eine unmodifizierte 1 oder 6, die mindestens eine Stufe gekostet hat, bringt jeden feindlichen Anführer in der Schlacht in Gefahr: Jeder fällt bei einem Wurf von {diesOn}.',
    ],
    '7.8': [
      'Wer gewinnt',
      'Die Seite, die als einzige noch Einheiten hat; sonst die Seite, die mehr Verluste zugefügt hat. Bei Gleichstand gewinnt der Verteidiger, auch wenn niemand übrig ist.',
    ],
    '7.81': [
      'Punkte',
      'Der Sieger bekommt {vpBattle} SP, wenn die geschlagene Seite einen Regulären hatte oder mehr als {battleUnits} Einheiten.',
    ],
    '7.82': [
      'Überrennen',
      'Ein Angreifer, der alle Feinde eliminiert, ohne eine Stufe zu verlieren, darf weitermarschieren, als wäre niemand da gewesen, außer wenn der Verteidiger auf dem Feld eine Befestigung hat.',
    ],
    '7.9': ['Rückzug', 'Der Verlierer verlässt das Feld.'],
    '7.91': [
      'Wie',
      'Überlebende Miliz geht in ihren Kasten zurück. Die Verlierer gehen auf benachbarte Felder; Verteidiger dürfen sich teilen. Wer vor einem eigenen Fort oder einer eigenen Festung gekämpft hat, darf hineingehen [8.13]. Von einem Landungsmarker dürfen die Briten in jeden britischen Hafen gehen.',
    ],
    '7.92': [
      'Wohin du nicht zurück kannst',
      'Spielsteine, die diese Grenzen nicht einhalten können, werden eliminiert:',
      '- Der Angreifer zieht sich auf das Feld zurück, von dem er kam, der Verteidiger nie dorthin;',
      '- niemand zieht sich auf ein Feld mit unbelagerten feindlichen Einheiten oder Befestigungen zurück;',
      '- gedrillte Truppen ziehen sich nur in Kulturland oder zu einer eigenen Befestigung zurück;',
      '- die Franzosen ziehen sich nie über See zurück, die Briten nur von einem Landungsmarker.',
    ],
  },
};

export const CHAPTER_8: ChapterText = {
  title: 'Forts, Festungen und Belagerungen',
  sections: {
    '8.1': [
      'Drinnen oder draußen',
      'Kommen Feinde zu einem unbelagerten Fort oder einer unbelagerten Festung mit Einheiten, sagt der Besitzer, welche Einheiten hineingehen; die anderen kämpfen draußen. Eine Palisade hat kein Inneres.',
    ],
    '8.11': [
      'Platz',
      'Ein Fort fasst drinnen höchstens {insideFort} Einheiten und beliebig viele Anführer, eine Festung beliebig viele von beiden.',
    ],
    '8.12': [
      'Keine Hilfe von drinnen',
      'Weder die Mauern noch die Einheiten dahinter helfen in einer Schlacht draußen.',
    ],
    '8.13': ['Draußen geschlagen', 'Die Verlierer ziehen sich zurück, oder sie gehen hinein, wenn Platz ist.'],
    '8.2': [
      'Belagerungen',
      'So nimmst du ein Fort oder eine Festung: belagern, den Belagerungsstand erhöhen, dann stürmen.',
    ],
    '8.21': [
      'Wann eine Belagerung beginnt',
      'Sobald feindliche Einheiten auf dem Feld sind und niemand draußen steht. Der Marker beginnt mit Stand 0.',
    ],
    '8.22': [
      'Ein belagerter Ort',
      'gehört niemandem, wenn es um Bewegung über See, Verstärkungen, Sieg und Bedingungen von Ereignissen geht. Verstärkungen treffen dort nicht ein. Was drinnen ist, können Ereignisse weder auffrischen noch entfernen, außer Small Pox.',
    ],
    '8.23': ['Der Belagerungsstand', 'geht von 0 bis {highest}.'],
    '8.231': [
      'Der Belagerungswurf',
      'Die Belagerer müssen die Aktionsphase dort begonnen haben, mit versorgten gedrillten Truppen und einem Anführer. Aktiviere als Truppe einen Anführer mit der höchsten Führung auf dem Feld; niemand bewegt sich. Dann, in dieser Folge: Coehorns & Howitzers jeder Seite, Surrender! oder der Würfel.',
      '- Addiere die Taktik des Belagerers, zieh die des Verteidigers ab.',
      '- Coehorns & Howitzers: +{coehorns} für den Belagerer, −{coehorns} für den Verteidiger.',
      '- Louisbourg: {louisbourg}.',
      '~ Ist der Stand schon hoch genug, darfst du trotzdem würfeln, um Surrender! spielen zu können.',
    ],
    '8.232': ['Wann eine Belagerung endet', 'Wenn die letzte belagernde Einheit weg ist; ihr Stand geht verloren.'],
    '8.24': [
      'Sturm, und leer gelassene Festungen',
      'Ein Fort mit Belagerungsstand {levelFort} oder eine Festung mit Stand {levelFortress} darf sofort gestürmt werden, in derselben Aktionsphase. Ein angesagter Sturm findet statt. Auch ein leerer Ort muss gestürmt werden.',
      'Lässt der Eroberer eine Festung ohne Einheit (oder Landungsmarker), fällt sie an ihren Besitzer zurück, und der bekommt {vpFortress} SP.',
    ],
    '8.25': [
      'Ausfälle',
      'Belagerte Spielsteine dürfen nur aktiviert werden, um die Belagerer draußen anzugreifen. Miliz darf dazukommen.',
    ],
    '8.251': [
      'Entsatz',
      'Greifen eigene Truppen die Belagerer an, dürfen die Belagerten mitkämpfen, ohne aktiviert zu sein.',
    ],
    '8.252': [
      'Misslingt das',
      'Die Belagerten gehen wieder hinein und bleiben belagert; wer von anderswo kam, zieht sich zurück, aber nicht nach drinnen.',
    ],
  },
};

export const CHAPTER_9: ChapterText = {
  title: 'Stürme',
  sections: {
    '9.1': [
      'Wann',
      'Ab Belagerungsstand {levelFort} bei einem Fort, {levelFortress} bei einer Festung, durch einen Stapel, der sich nicht bewegt hat.',
    ],
    '9.11': [
      'Mit oder ohne Wurf',
      'Gleich nach dem Wurf, der den Stand erreicht hat; oder in einer späteren Aktionsphase ohne Wurf, mit einem aktivierten Anführer.',
      '~ Er muss wie beim Wurf einer mit der höchsten Führung sein. Der Wurf braucht Versorgung, der Sturm nicht.',
    ],
    '9.12': [
      'Alle nehmen teil',
      'Die Grenzen der Führung gelten nicht. Auch eine Truppe, die mit der ersten Hälfte von Campaign angekommen ist, stürmt mit.',
    ],
    '9.13': [
      'Modifikatoren',
      'Beide Seiten addieren die Taktik ihres höchsten Anführers, und +{coehorns} für Coehorns & Howitzers. Der Angreifer feuert eine Spalte niedriger. Gelände, Feldschanzen und Palisaden zählen nicht.',
    ],
    '9.14': [
      'Sonst wie eine Schlacht',
      'Aber ohne Miliz, ohne Rückzug und ohne Punkte für den Kampf; und alle Verluste nehmen zuerst gedrillte Truppen.',
    ],
    '9.2': [
      'Wer gewinnt',
      'Der Angreifer gewinnt nur, wenn sein Ergebnis auf der Tabelle höher ist als das des Verteidigers, gleich, wie viele Stufen wirklich verloren gehen; alle Verteidiger zu eliminieren genügt nicht. Leere Orte feuern auf Spalte 0.',
    ],
    '9.21': ['Misslingt der Sturm', 'Die Belagerung geht weiter wie zuvor.'],
    '9.22': [
      'Gelingt der Sturm',
      'Eine Festung ist unversehrt genommen, {vpFortress} SP; ein Fort wird ein Fort im Bau des Eroberers, {vpFort} SP. Alles drinnen wird eliminiert.',
    ],
  },
};
