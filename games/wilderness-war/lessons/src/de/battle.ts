import type { LessonText } from '@carillon/lessons';

export const BATTLE: LessonText = {
  title: 'Schlacht',
  about: 'Greif in der Wildnis mit Indianern und Ambush! an, und wähle deine Verluste.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen. Abercromby hat sich mit zwei Regulären und zwei Provinzialen nach Wood Creek gewagt, ohne Hilfstruppen. Lévis ist in Ticonderoga. In einer Schlacht zählt jede Seite ihre Stärke zusammen: Das ergibt die Spalte; ein Würfel mit Modifikatoren ergibt die Verluste des Feindes [7.5].',
    },
    card: {
      say: 'Lévis hat Initiative 2. Aktiviere ihn mit François Bigot, und heb Ambush! für die Schlacht selbst auf.',
      ambush:
        'Ambush! hat den Wert 1, zu wenig für Lévis, und ist in der Schlacht mehr wert. Aktiviere mit François Bigot.',
      event: 'Dieses Ereignis hilft hier niemandem. Wähle die Aktivierung.',
      build: 'Damit baust du. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle die Aktivierung.',
      other: 'Aktiviere mit François Bigot.',
    },
    force: {
      say: 'Wähle Lévis, und nimm die vier Regulären und die Huronen: Ohne Hilfstruppen hat eine Seite in der Wildnis −1, wenn die andere welche hat [7.52]. Beende die Auswahl.',
      leader: 'Lévis hat Taktik 1 und steht neben dem Feind. Wähle ihn.',
      alone: 'Allein kämpft ein Spielstein ohne die anderen. Wähle Lévis als Anführer einer Truppe.',
      nobody: 'Dann handelt niemand, und die Karte ist verloren. Wähle Lévis.',
      few: 'Der Feind hat vier Einheiten. Nimm fünf, darunter die Huronen.',
      other: 'Wähle Lévis, vier Reguläre und die Huronen.',
    },
    attack: {
      say: 'Zeig auf Wood Creek: Die Zeile mit den Aussichten nennt Stärken und Modifikatoren. Marschiere dann dorthin.',
      elsewhere: 'Abercromby ist in Wood Creek.',
      stop: 'Dann zieht er weiter. Marschiere nach Wood Creek.',
      other: 'Marschiere nach Wood Creek.',
    },
    ambush: {
      say: 'Er hält stand. Vor den Würfeln darf jede Seite Karten spielen, der Angreifer zuerst [7.4]. Mit Ambush! feuerst du in der Wildnis zuerst und mit doppelter Stärke; nur die Überlebenden feuern zurück. Spiel sie.',
      pass: 'Ohne sie feuern beide Seiten zugleich. Selten ist Ambush! mehr wert als hier. Spiel sie.',
      other: 'Spiel Ambush!.',
    },
    loss: {
      say: 'Dein verdoppeltes Feuer kostete Abercromby fünf Stufen. Der Rest feuerte mit −1 zurück, und du verlierst zwei Stufen. Die erste haben gedrillte Truppen genommen, denn sie nehmen mindestens die Hälfte [7.62]. Wähle die zweite: einen Regulären.',
      indians:
        'Die Huronen haben noch Überfälle vor sich und bewahren dich vor −1. Lass einen Regulären die Stufe nehmen.',
      other: 'Wähle einen Regulären.',
    },
    end: {
      say: 'Du hast mehr Verluste zugefügt und gewinnst: +1 SP, denn Reguläre wurden geschlagen [7.81]. Der Verlierer zieht sich auf ein Feld mit Versorgung zurück. Nach jeder Schlacht zeigt das Blatt jeden Modifikator mit seiner Regel; sieh dort nach, wenn dich ein Ergebnis überrascht.',
    },
  },
};
