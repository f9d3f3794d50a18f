import type { ChapterText } from '../chapter.ts';

export const CHAPTER_10: ChapterText = {
  title: 'Überfälle',
  sections: {
    '10.1': [
      'Wer überfallen muss',
      'Aktive Hilfstruppen müssen einen Überfall machen, wenn sie ihre Aktivierung ohne eigene gedrillte Truppen neben sich beenden',
      '- auf ursprünglich feindlichem Kulturland,',
      '- bei einer feindlichen Palisade,',
      '- oder bei der Siedlung eines Stammes, der für den Feind kämpft.',
      'Alle Hilfstruppen und Anführer auf dem Feld machen einen Überfall.',
    ],
    '10.11': [
      'Wo kein Überfall ist',
      'Bei Forts und Festungen, bei eigenen Palisaden, und neben eigenen gedrillten Truppen.',
    ],
    '10.12': [
      'Nach einer Schlacht',
      'Plünderer, die eine Schlacht geschlagen haben und noch da sind, machen ihren Überfall wie sonst.',
    ],
    '10.13': [
      'Zurückgelassen',
      'Hilfstruppen, die eine Truppe zurücklässt, machen ihren Überfall, nachdem die Truppe gekämpft hat, mit dem höchsten Anführer, der bei ihnen bleibt.',
    ],
    '10.2': [
      'Miliz gegen einen Überfall',
      'Gegen einen Überfall auf eine Palisade im Kulturland darf ihr Besitzer eine Milizeinheit dieses Departements schicken, trotz aller Überfallmarker, außer wenn die Plünderer in dieser Aktionsphase dort schon gekämpft haben.',
    ],
    '10.21': [
      'Sie kämpft',
      'Die Plünderer greifen die Milizeinheit in der Palisade an. Danach geht sie in ihren Kasten zurück.',
    ],
    '10.22': ['Gewinnen die Plünderer', 'Sie überfallen das Feld.'],
    '10.23': ['Verlieren die Plünderer', 'Sie ziehen sich zurück, kehren aber nicht heim.'],
    '10.3': [
      'Der Überfall',
      'Der Verteidiger darf Blockhouses spielen. Dann würfeln die Plünderer auf der Spalte für Palisaden und Siedlungen oder auf der für Kulturland:',
      '- addiere die Taktik des Anführers;',
      '- +{rangers} mit Rangern;',
      '- {militia} in einem Departement mit {militiaNeeded} oder mehr Milizeinheiten im Kasten, reduziert oder nicht.',
    ],
    '10.31': [
      'Gelingt der Überfall',
      'Stell einen Überfallmarker auf; eine Palisade wird zerstört; alle unbelagerten Einheiten eines Stammes, dessen Siedlung überfallen wurde, werden eliminiert, wo sie auch sind. Jeder Marker ist am Jahresende einen halben SP wert [13.22]. Ob der Überfall gelingt oder nicht, die Plünderer können Stufen verlieren, die ihr Besitzer wählt.',
    ],
    '10.32': [
      'Anführer in Gefahr',
      'Bei einer unmodifizierten 1, und bei einer 6 gegen eine Palisade oder Siedlung: Jeder Anführer bei den Plünderern fällt bei einem Wurf von {diesOn}.',
    ],
    '10.33': [
      'Zweimal am selben Ort',
      'Palisaden und verbündete Siedlungen können einen zweiten Marker bekommen; leeres Kulturland nicht, doch Plünderer dort müssen trotzdem würfeln und heimkehren.',
    ],
    '10.4': [
      'Heimkehr',
      'Nach einem Überfall, gelungen oder nicht, verlassen alle Plünderer das Feld. Am Jahresende kehren auch Indianer außerhalb von Befestigungen heim.',
    ],
    '10.41': ['Indianer', 'kehren in die Siedlung ihres Stammes heim.'],
    '10.411': ['Ist der Feind in der Siedlung', 'Die Indianer werden eliminiert.'],
    '10.412': [
      'Cherokee',
      'haben keine Siedlung auf der Karte: Sie werden eliminiert, wenn kein Anführer sie mitnimmt [10.422].',
    ],
    '10.413': ['Begleitung', 'Anführer und Coureurs bei den Indianern dürfen mit ihnen in die Siedlung gehen.'],
    '10.42': ['Die anderen', 'Coureurs, Ranger und Anführer gehen zur nächsten eigenen unbelagerten Befestigung.'],
    '10.421': [
      'Die nächste',
      'Zähl Verbindungen, ohne auf Gelände und Feinde am Weg zu achten.',
      '~ Pfeile zählen nicht. Spielsteine ohne Weg zu einer Befestigung werden eliminiert.',
    ],
    '10.422': ['Indianer bei einem Anführer', 'dürfen ihm zur Befestigung folgen.'],
  },
};

export const CHAPTER_11: ChapterText = {
  title: 'Winter',
  sections: {
    '11.1': [
      'Wer leidet',
      'Belagerte gedrillte Truppen, und alle anderen gedrillten Truppen, außer',
      '- auf ursprünglich eigenem Kulturland,',
      '- in einem unbelagerten Fort oder einer unbelagerten Palisade mit höchstens {sheltered} eigenen Einheiten jeder Art,',
      '- oder in einer unbelagerten Festung.',
    ],
    '11.2': [
      'Was sie erleiden',
      'Auf jedem solchen Feld wird die Hälfte der reduzierten gedrillten Truppen, aufgerundet, eliminiert; dann wird jede volle Einheit reduziert. Die letzte Stufe einer Seite auf einem Feld bleibt verschont.',
    ],
  },
};

export const CHAPTER_12: ChapterText = {
  title: 'Versorgung',
  sections: {
    '12.1': [
      'Quellen',
      'Nur gedrillte Truppen brauchen Versorgung. Sie kommt aus einer ursprünglich eigenen Festung, bei den Briten auch aus einem eroberten Hafen oder von einem Landungsmarker. Die Quelle muss unter eigener Kontrolle und unbelagert sein.',
      '~ Ein Landungsmarker versorgt sein eigenes Feld auch bei einer Belagerung.',
    ],
    '12.2': [
      'Die Linie',
      'Zieh eine Linie von Feldern ohne unbelagerte feindliche Einheiten oder Befestigungen. Belagerte unterbrechen sie nicht.',
    ],
    '12.21': [
      'Die Glieder',
      'Jedes Feld der Linie, außer dem versorgten, muss Kulturland sein, oder eine eigene Befestigung oder einen Landungsmarker haben, oder mit seinen Nachbarn in der Linie über Wasser verbunden sein.',
    ],
    '12.3': [
      'Ohne Versorgung',
      'Unversorgte gedrillte Truppen können nicht bauen, keinen Belagerungswurf machen, Surrender! nicht nutzen und nicht aufgefrischt werden. Die Versorgung zählt von dem Augenblick an, in dem die Linie besteht.',
      '~ Belagerte gedrillte Truppen sind nie versorgt.',
    ],
  },
};
