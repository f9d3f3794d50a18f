import type { LessonText } from '@carillon/lessons';

export const SEA: LessonText = {
  title: 'Über See',
  about: 'Fahr mit Wolfe von Halifax ab, lande in Louisbourg, und beginne die Belagerung einer Festung.',
  steps: {
    aim: {
      say: 'Du spielst die Briten. Wolfe hat ein Heer in Halifax; Louisbourg ist eine französische Festung mit Hafen und 3 SP wert. Nur die Briten nutzen die See frei. Eine Seebewegung führt von Hafen zu Hafen und verbraucht die ganze Aktivierung.',
    },
    card: {
      say: 'Truppen gehen nur mit einer Karte vom Wert 3 über See [6.41]. Für die Landung in einem französischen Hafen verbrauchst du außerdem eine Karte Amphibious Landing, und die hast du. Aktiviere mit British Regulars oder Highlanders.',
      value: 'Ihr Wert ist zu niedrig: Eine Truppe geht nur mit einer 3 über See. Nimm British Regulars.',
      event: 'Verstärkungen sind willkommen, aber jetzt muss das Heer auslaufen. Wähle die Aktivierung.',
      build: 'Damit baust du. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle die Aktivierung.',
      other: 'Aktiviere mit British Regulars.',
    },
    force: {
      say: 'Wähle Wolfe: 1-6-2. Nimm mindestens fünf Reguläre. Wer belagert, braucht gedrillte Truppen, und die Besatzung hat drei Reguläre.',
      leader: 'Wolfe hat die beste Taktik, und sie zählt bei jedem Belagerungswurf. Wähle Wolfe.',
      alone: 'Allein fährt ein Spielstein ohne die anderen. Wähle Wolfe als Anführer einer Truppe.',
      chiefs: 'Monckton muss nicht mit: Wolfe führt allein sechs Einheiten.',
      nobody: 'Dann handelt niemand, und die Karte ist verloren. Wähle Wolfe.',
      few: 'In Louisbourg stehen drei Reguläre. Nimm mindestens fünf.',
      other: 'Wähle Wolfe und die Regulären.',
    },
    landing: {
      say: 'Für eine Seebewegung werden dir britische Häfen angeboten, für eine Landung mit Amphibious Landing auch Louisbourg [6.431]. Lande in Louisbourg.',
      sail: 'Das ist ein eigener Hafen. Dein Ziel ist Louisbourg.',
      stop: 'Dann bleibt das Heer in Halifax. Lande in Louisbourg.',
      drop: 'Alle fahren zusammen. Lande in Louisbourg.',
      other: 'Lande in Louisbourg.',
    },
    siege: {
      say: 'Die Karte Amphibious Landing ist verbraucht, und ihr Marker hält dein Heer dort versorgt. Die Besatzung ist hineingegangen: Die Belagerung hat Stand 0. Die Franzosen haben eine Karte abgeworfen. Aktiviere Wolfe noch einmal, und treib die Belagerung voran; ein Wurf braucht keine Karte vom Wert 3.',
      guns: 'Coehorns & Howitzers helfen genau bei diesem Wurf. Behalte sie, und aktiviere mit einer anderen Karte.',
      event: 'Zuerst die Belagerung: Jede Jahreszeit zählt. Aktiviere Wolfe.',
      build: 'Auf einem belagerten Feld wird nichts gebaut. Aktiviere Wolfe.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Wolfe.',
      leader: 'Nur Wolfe ist in Louisbourg. Wähle ihn.',
      alone: 'Eine Belagerung braucht einen Anführer, der mit einer Truppe aktiviert ist. Wähle Wolfe.',
      march: 'Zieht das Heer ab, endet die Belagerung. Treib sie voran.',
      stop: 'Damit endet die Aktivierung ohne Wurf. Treib die Belagerung voran.',
      other: 'Aktiviere Wolfe, dann treib die Belagerung voran.',
    },
    guns: {
      say: 'Eine Festung ist mit Stand 2 sturmreif, und Louisbourg erschwert den Wurf [8.231]. Spiel Coehorns & Howitzers für +2.',
      pass: 'Ohne die Karte kann der Wurf leicht misslingen, und es braucht eine weitere. Spiel sie.',
      other: 'Spiel Coehorns & Howitzers.',
    },
    end: {
      say: 'Die 6 hat den Belagerungsstand erhöht. Mit Stand 2 stürmst du; eine Festung wird unversehrt genommen und zählt 3 SP. Belagerungen von Louisbourg brauchen Zeit: Beginne in der frühen Jahreszeit.',
    },
  },
};
