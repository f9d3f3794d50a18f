import type { ChapterText } from '../chapter.ts';

export const CHAPTER_13: ChapterText = {
  title: 'Sieg',
  sections: {
    '13.1': [
      'Wie du gewinnst',
      'Du kannst vorzeitig gewinnen, am Ende eines Jahres, oder wenn das letzte Jahr vorbei ist.',
    ],
    '13.11': [
      'Vorzeitiger Sieg',
      'Am Ende jedes Jahres:',
      '- Die Briten gewinnen, wenn sie alle Festungen kontrollieren und Niagara und Ohio Forks besetzt halten, ohne einen Feind dort;',
      '- eine Seite mit {suddenVp} SP oder mehr gewinnt;',
      '- nach 1759 gewinnen die Franzosen mit den SP, die für das Jahr festgelegt sind: {vp1760} im Jahr 1760, {vp1761} im Jahr 1761.',
    ],
    '13.12': [
      'Szenarien, die 1759 enden',
      'Die Briten gewinnen, wenn sie alle ursprünglich britischen Festungen kontrollieren und zwei von Québec, Montréal, Niagara und Ohio Forks. Sonst gewinnt die Seite mit SP. Nur hierfür zählt eine belagerte britische Festung als britisch, außer wenn die Belagerer auf der Belagerungstabelle würfeln könnten.',
    ],
    '13.13': [
      'Szenarien, die 1762 enden',
      'Die Franzosen gewinnen mit {late1762French} SP oder mehr; die Briten gewinnen mit {late1762British} SP oder mehr auf ihrer Seite.',
    ],
    '13.14': ['Unentschieden', 'Jedes andere Ergebnis ist unentschieden.'],
    '13.2': ['Siegpunkte', 'Beide Seiten teilen sich eine Leiste: Was die eine gewinnt, verliert die andere.'],
    '13.21': ['Sofort gezählt', 'Punkte zählen, sobald sie verdient sind; das Protokoll nennt Grund und Regel.'],
    '13.22': [
      'Überfälle',
      'Ein halber SP für jeden Überfallmarker am Ende des Jahres; jede Seite rundet ihre Summe auf.',
    ],
    '13.23': [
      'Niagara und Ohio Forks',
      'Eine Seite bekommt {vpKey} SP, sooft sie an einem der beiden Orte die einzige mit Einheiten oder Befestigungen wird, wenn zuletzt der Feind ihn hielt.',
      '~ Das zählt sofort, auch durch eine Einheit auf dem Durchzug. Ein leeres Feld bleibt bei dem, der es zuletzt hielt.',
    ],
    '13.3': [
      'Bieten',
      'Jeder Spieler schreibt verdeckt ein Gebot in SP für die begehrte Seite auf. Wer mehr bietet, spielt sie, und sein Gegner beginnt mit so vielen SP mehr. Bei Gleichstand entscheidet ein Würfel.',
    ],
  },
};

export const CHAPTER_14: ChapterText = {
  title: 'Optionale Regeln',
  sections: {
    '14.0': ['Nach Absprache', 'Jede gilt nur, wenn beide Spieler zustimmen; wählt sie vor der Partie.'],
    '14.1': [
      'Pitt und die Revolution',
      'Ist eine der Karten William Pitt und Diplomatic Revolution als Ereignis gespielt und liegt die andere in der Ablage, bekommt die Seite, die die andere spielen könnte, sie beim nächsten Geben.',
    ],
    '14.2': [
      'Überfälle schaden der Miliz',
      'Jeder Überfallmarker, den ein Feind in einem Departement aufstellt, kostet dessen Miliz eine Stufe.',
    ],
    '14.3': [
      'Reguläre zu früh',
      'Eine Seite, die 1755 oder 1756 French Regulars oder British Regulars als Ereignis spielt, verliert {earlyRegulars} SP.',
    ],
    '14.4': ['Surrender! für beide Seiten', 'Der Belagerer oder der Belagerte darf die Karte spielen.'],
    '14.5': ['Acadians Expelled für beide Seiten', 'Jede Seite darf das Ereignis spielen, mit denselben Wirkungen.'],
    '14.6': [
      'Reguläre aus der Ablage',
      'Ab 1757 dürfen die Briten nach jedem Geben eine zufällige Karte abwerfen, um eine beliebige Karte British Regulars oder Highlanders aus der Ablage zu nehmen.',
    ],
    '14.7': [
      'Offenes Bieten',
      'Beide würfeln; wer höher würfelt, muss SP auf eine Seite seiner Wahl bieten. Der andere nimmt an oder erhöht, und so weiter im Wechsel, bis einer annimmt.',
    ],
  },
};
