import type { ChapterText } from '../chapter.ts';

export const CHAPTER_2: ChapterText = {
  title: 'Die Karte',
  sections: {
    '2.0': [
      'Felder, Verbindungen und Kontrolle',
      'Quadratische Felder sind Kulturland, runde Wildnis, dreieckige Gebirge. Jedes Kulturland gehört zu einem von drei Departements, außer Halifax und Louisbourg: Sie sind Kulturland in eigenen Kästen. Das Departement Sankt Lorenz und Louisbourg sind ursprünglich französisch und für die Franzosen eigenes Land; das Nördliche und das Südliche Departement und Halifax sind ursprünglich britisch.',
      'Festungen, vollendete Forts und Palisaden sind Befestigungen. Festungen sind auf der Karte gedruckt und können weder gebaut noch zerstört werden. Ein Fort im Bau ist noch keine Befestigung [5.44].',
      'Eine Festung kontrolliert ihr ursprünglicher Besitzer, solange sie nicht belagert ist und keine feindliche Einheit dort steht. Um eine feindliche Festung zu kontrollieren, musst du außerdem eine Einheit oder einen Landungsmarker dort behalten [6.432].',
      'Eine Verbindung führt entweder über Wasser (Fluss oder Seeufer) oder nur über Land. Eine Wasserverbindung darfst du auch zu Fuß gehen.',
      'Die Pfeile von Halifax und Louisbourg dienen nur britischen Landungen [6.43]. Den Pfeilen von Pays d’en Haut darfst du zu Fuß oder mit Booten folgen, nur in ihrer Richtung. Felder, die nur ein Pfeil verbindet, sind nicht benachbart: Kein Rückzug, kein Abfangen und keine Versorgung führt darüber, und bei Entfernungen zählt er nicht.',
      'Auf einem Feld haben beliebig viele Spielsteine Platz; begrenzt ist nur das Innere eines Forts [8.11]. Jeder darf jeden Stapel durchsehen.',
      'Jeder Stamm hat seine Siedlung auf der Karte; die Cherokee leben außerhalb.',
    ],
  },
};

export const CHAPTER_3: ChapterText = {
  title: 'Die Spielsteine',
  sections: {
    '3.1': [
      'Einheiten',
      'Gedrillte Truppen und Miliz sind quadratisch, Hilfstruppen rund. Ein Spielstein zeigt Stärke und Bewegung. Jede Einheit hat zwei Stufen, voll und reduziert; ein Balken quer über den Spielstein zeigt die reduzierte Seite an.',
    ],
    '3.11': [
      'Gedrillte Truppen',
      'Reguläre (auch Royal Americans, Highlander und französische Marine-Abteilungen), Provinziale, die die Kolonien ausheben, und Leichte Infanterie. Sie belagern, bauen und halten das Kulturland; sie brauchen Versorgung [12.1] und im Winter Schutz [11.1].',
    ],
    '3.12': [
      'Miliz',
      'Kanadische Miliz und Kolonialmiliz warten im Kasten ihres Departements und kommen zu einer Schlacht oder gegen einen Überfall [7.3] [10.2].',
    ],
    '3.13': [
      'Hilfstruppen',
      'Indianer, Coureurs des bois und Ranger. Sie bewegen sich frei in der Wildnis, schleichen sich durch [6.6] und machen Überfälle [10.1].',
    ],
    '3.2': [
      'Anführer',
      'Ein Anführer hat drei Werte: Initiative (die niedrigste Karte, die eine Truppe unter ihm aktiviert), Führung (wie viele Einheiten er führt, und sein Rang) und Taktik (was er zu Würfen addiert).',
    ],
    '3.3': [
      'Marker',
      'Marker zeigen Befestigungen, Belagerungen, Überfälle, Bündnisse und geltende Ereignisse, auf der Karte oder neben den Leisten.',
    ],
  },
};

export const CHAPTER_4: ChapterText = {
  title: 'Ablauf',
  sections: {
    '4.0': [
      'Das Jahr',
      'In einem Jahr werden zwei Hände Karten gespielt, in der frühen und in der späten Jahreszeit; danach folgen die Schritte für Herbst und Winter. Die Seite erledigt das alles für dich.',
    ],
    '4.0 A': [
      'Eine Jahreszeit',
      'Beide Hände werden auf die Handgröße des Szenarios aufgefüllt; eine zurückgehaltene Karte zählt mit. Dann sind die Seiten abwechselnd an der Reihe, die Franzosen zuerst, und spielen je eine Karte in einer Aktionsphase, bis alle Karten gespielt sind. Hat eine Seite keine Karte mehr oder hat sie gepasst, spielt die andere ihre übrigen Karten nacheinander.',
      'Wer nur noch eine Karte hat, darf passen und sie zurückhalten. In dieser Jahreszeit hat er keine Aktionsphase mehr. Eine zurückgehaltene Reaktion darf er noch in einer feindlichen Aktionsphase spielen [5.56]. Wer eine Karte in die nächste Jahreszeit mitnimmt, muss in dieser alle Karten spielen.',
      '~ In einer Jahreszeit, in die du eine Karte mitgenommen hast, kannst du keine zurückhalten.',
    ],
    '4.0 B': [
      'Das Ende des Jahres',
      'Nach der späten Jahreszeit: Heimkehr, Überfallmarker, Winter, Sieg, in dieser Reihenfolge.',
    ],
    '4.0 B.3': [
      'Indianer und Anführer kehren heim',
      'Indianer kehren heim, wenn sie nicht auf einem Feld mit einer eigenen Befestigung stehen [10.4]. Anführer in Wildnis oder Gebirge ohne Einheiten und ohne Befestigung gehen zur nächsten eigenen Befestigung.',
      '~ Die Franzosen sind zuerst dran, Feld für Feld. Coureurs dürfen mit Indianern gehen; Ranger bleiben, wo sie sind.',
    ],
    '4.0 B.4': ['Überfallmarker', 'Sie werden gezählt, jeder einen halben Punkt [13.22], und von der Karte genommen.'],
    '4.0 B.5': ['Winter', 'Gedrillte Truppen ohne Schutz erleiden Winterverluste [11.1].'],
    '4.0 B.6': [
      'Sieg prüfen',
      'Die Partie kann vorzeitig enden [13.11]; nach ihrem letzten Jahr entscheidet sich, wer gewinnt [13.12] [13.13].',
    ],
  },
};
