import type { LessonText } from '@carillon/lessons';

export const COMMAND: LessonText = {
  title: 'Führung',
  about: 'Finde die Karte für einen Anführer, bilde eine große Truppe, und lass unterwegs eine Einheit zurück.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, in Québec. Die drei Zahlen eines Anführers sind Initiative, Führung und Taktik. Lévis ist 2-5-1: Eine Karte vom Wert 2 oder mehr aktiviert ihn, er führt fünf Einheiten, und er zählt 1 zum Würfel. Rigaud ist 2-4-0, Bougainville 1-3-0.',
    },
    card: {
      say: 'Aktiviere Lévis mit der kleinsten Karte, die reicht: Ihr Wert muss mindestens seine Initiative sein [5.32]. Du hast Ambush! (1), François Bigot (2) und Campaign (3).',
      low: 'Ambush! hat den Wert 1, und Lévis hat Initiative 2. Er würde nicht angeboten.',
      high: 'Auch Campaign reicht, aber als Ereignis bewegt sie zwei Truppen. Heb sie auf, und nimm François Bigot.',
      event: 'Dieses Ereignis hilft hier niemandem. Wähle die Aktivierung auf François Bigot.',
      build: 'Damit baust du. Wähle die Aktivierung auf François Bigot.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle die Aktivierung auf François Bigot.',
      other: 'Wähle die Aktivierung auf François Bigot.',
    },
    force: {
      say: 'Lévis allein führt fünf Einheiten; ein untergeordneter Anführer mit gleicher oder niedrigerer Führung zählt seine dazu [5.34]. Mit Rigaud ist Platz für neun. Wähle Lévis, und nimm Rigaud und alle sechs Einheiten mit. Bougainville bleibt.',
      leader: 'Auch er könnte eine Truppe führen, aber der Plan braucht die Taktik von Lévis. Wähle Lévis.',
      alone: 'So ginge ein Spielstein ohne die anderen. Wähle Lévis als Anführer einer Truppe.',
      nobody: 'Dann handelt niemand, und die Karte ist verloren. Wähle Lévis.',
      few: 'In Québec stehen sechs Einheiten: Nimm alle, mit Rigaud.',
      other: 'Wähle Lévis, Rigaud und alle sechs Einheiten.',
    },
    march: {
      say: 'Eine Truppe ist so schnell wie ihre langsamste Einheit: gedrillte Truppen vier Felder, Indianer sechs. Auf dem Fluss fährt sie mit Booten. Marschiere den Sankt-Lorenz-Strom hinauf nach Bécancour, vorerst nicht weiter.',
      elsewhere: 'Das liegt nicht auf dem Weg nach Montréal. Bécancour ist das nächste Feld flussaufwärts.',
      stop: 'Lévis ist noch nicht marschiert. Marschiere nach Bécancour.',
      other: 'Marschiere nach Bécancour.',
    },
    drop: {
      say: 'Unterwegs darf eine Truppe Spielsteine zurücklassen [6.1]; diese haben in dieser Aktionsphase gehandelt. Lass die Coureurs des bois in Bécancour: Sie bewachen den Weg von Süden.',
      who: 'Lévis braucht ihn für den Marsch. Lass die Coureurs des bois zurück.',
      first: 'Lass zuerst die Coureurs des bois hier zurück.',
      other: 'Lass die Coureurs des bois in Bécancour zurück.',
    },
    stop: {
      say: 'Die anderen könnten weitergehen. Diesmal halten sie an: Beende den Marsch hier.',
      on: 'Für heute ist das weit genug. Halte in Bécancour an.',
      drop: 'Sonst bleibt niemand allein zurück. Halte an.',
      other: 'Halte in Bécancour an.',
    },
    end: {
      say: 'Du hast Initiative, Führung und einen untergeordneten Anführer eingesetzt. Merk dir die Reihenfolge: erst die Karte, dann der Anführer, dann seine Truppe. Passt niemand zur Karte, holt „Zurücknehmen“ sie zurück.',
    },
  },
};
