import type { Coaching } from '../coaching.ts';

/** Chapters 4 and 5: cards, activation, construction. */
export const CARDS: Coaching = {
  'phase.card': {
    asks: 'Spiel eine Karte, für einen ihrer Zwecke: aktivieren, bauen oder ihr Ereignis [5.26].',
    does: {
      event: 'Das Ereignis der Karte tritt ein. Du aktivierst damit niemanden.',
      activate:
        'Der Wert der Karte aktiviert eine Truppe unter einem Anführer, dessen Initiative nicht höher ist, oder eine gedrillte Einheit, oder Hilfstruppen und Anführer einzeln: einen Spielstein je Punkt, Indianer zwei [5.32].',
      stockades:
        'Stellt so viele Palisaden auf, wie die Karte wert ist: auf Kulturland, das zu Beginn dir gehörte, oder wo du versorgte gedrillte Truppen hast [5.41].',
      forts:
        'Beginnt oder vollendet so viele Forts, wie die Karte wert ist, wo du versorgte gedrillte Truppen hast [5.42].',
      discard: 'Die Karte ist verbraucht, und nichts geschieht.',
      hold: 'Hält deine letzte Karte zurück. Du kannst sie noch als Reaktion spielen, oder in der nächsten Jahreszeit; dann zählt sie zu deiner Hand, und du musst alle Karten spielen [4.0].',
    },
    weigh: [
      'Anführer mit Initiative 3 führen eine Truppe nur mit einer Karte vom Wert 3: Heb diese Karten für sie auf. Gute Anführer, Hilfstruppen und einzelne Anführer gehen mit jeder Karte.',
      'Eine Truppe geht nur mit einer Karte vom Wert 3 über See [6.41].',
      'Mit zwei Karten hintereinander darfst du nicht bauen, auch nicht über das Ende einer Jahreszeit hinweg [5.4]. Bau, wenn kein Marsch drängt.',
      'Ein Ereignis, das Truppen bringt, ist früh im Jahr am meisten wert; ein Fort dann, wenn der nächste Marsch es braucht.',
    ],
  },
  'phase.last': {
    asks: 'Deine Aktionsphase ist vorbei, wenn du nicht vorher etwas schleifen willst.',
    does: { end: 'Der Feind spielt seine nächste Karte.' },
    weigh: [
      'Schleifen kostet keine Karte, geht aber nur in deiner eigenen Aktionsphase [5.46]. Das ist die letzte Gelegenheit, bevor der Feind zieht.',
    ],
  },
  'activation.choose': {
    asks: 'Wähle, wer mit dieser Karte handelt: eine Truppe unter einem Anführer, oder Spielsteine einzeln.',
    does: {
      lead: 'Aktiviert diesen Anführer. Danach wählst du, welche Einheiten und untergeordneten Anführer mit ihm gehen.',
      alone:
        'Aktiviert diesen Spielstein allein. Eine Indianereinheit kostet einen halben Punkt, andere Hilfstruppen oder ein Anführer einen ganzen; eine gedrillte Einheit verbraucht die ganze Karte [5.32].',
      done: 'Keine weiteren Spielsteine. Hast du keinen gewählt, ist die Karte verbraucht.',
    },
    weigh: [
      'Einzelne Einheiten können keine Belagerung vorantreiben, nicht stürmen und keine Taktik eines Anführers in die Schlacht bringen; eine Truppe kann es.',
      'Plünderer gehen am besten allein: zwei Indianereinheiten je Punkt, jede zu einem anderen Ziel. Die Schaltfläche unten zeigt, wer eines erreichen kann.',
      'Für einen Wurf auf der Belagerungstabelle aktivierst du den Anführer mit der höchsten Führung auf dem Feld der Belagerung [8.231].',
      'Stehen mehrere Anführer auf einem Feld, nimm einen mit genug Führung und der besten Taktik. Heb Anführer mit Initiative 1 für Karten vom Wert 1 auf, wenn ein anderer die Arbeit tun kann.',
    ],
  },
  'activation.start': {
    asks: 'Welcher aktivierte Spielstein handelt als Nächster? Jeder beendet Marsch, Schlacht und Überfall, bevor der nächste beginnt [5.33].',
    does: {
      start: 'Dieser Spielstein geht jetzt.',
      done: 'Die anderen bleiben, wo sie sind; ihre Aktivierung verfällt.',
    },
    weigh: [
      'Schick zuerst den mit den besten Aussichten. Versucht ein Feind, ihn abzufangen, und es misslingt, verlierst du nichts; gelingt es, kannst du die anderen woandershin schicken.',
    ],
  },
  'campaign.lead': {
    asks: 'Campaign: Wähle den ersten von zwei Anführern; ihre Initiative spielt keine Rolle.',
    does: {
      lead: 'Aktiviert diesen Anführer mit seiner Truppe.',
      done: 'Aktiviert niemanden; das Ereignis ist verbraucht.',
    },
    weigh: [
      'Mit Campaign bewegst du langsame Anführer ohne eine Karte vom Wert 3.',
      'Beide Truppen dürfen auf dasselbe Feld gehen: Die eine marschiert hin, und die andere, die dort belagert, kann dann mit beiden stürmen [9.12].',
    ],
  },
  'campaign.leadSecond': {
    asks: 'Campaign: Wähle den zweiten Anführer.',
    does: { lead: 'Aktiviert diesen Anführer mit seiner Truppe.', done: 'Nur der erste Anführer handelt.' },
    weigh: ['Ein zweiter Anführer auf demselben Feld kann die Einheiten nehmen, für die dem ersten die Führung fehlt.'],
  },
  'campaign.start': {
    asks: 'Welche Truppe des Feldzugs handelt jetzt?',
    does: {
      start: 'Diese Truppe marschiert, kämpft und überfällt jetzt; danach die andere.',
      done: 'Keine Truppe handelt mehr.',
    },
    weigh: [
      'Die erste Truppe kann der zweiten den Weg frei machen: Gewinn erst die Schlacht, belagere dann mit der zweiten.',
    ],
  },
  'muster.pick': {
    asks: 'Wähle die Einheiten und untergeordneten Anführer, die mitgehen [5.34].',
    does: {
      take: 'Dieser Spielstein geht mit der Truppe.',
      done: 'Die Truppe steht.',
    },
    weigh: [
      'Ein Anführer befehligt so viele Einheiten, wie seine Führung angibt. Jeder untergeordnete Anführer in der Truppe zählt seine eigene Führung dazu.',
      'Nimm eine Einheit Hilfstruppen mit: Mit ihr müssen gedrillte Truppen in der Wildnis nicht anhalten [6.2], und die Hilfstruppen des Feindes geben ihm dort keinen Vorteil [7.52].',
      'Die langsamste Einheit bestimmt das Tempo. Lass einige Einheiten zurück, wo du eine Besatzung oder einen Rückzugsweg brauchst.',
      'Verliert eine Truppe mit mehr als vier Einheiten oder mit einem Regulären eine Schlacht, bekommt der Feind 1 SP [7.81].',
    ],
  },
  'construction.build': {
    asks: 'Wähle, wo du baust: so oft, wie die Karte Punkte hat.',
    does: {
      build:
        'Eine Palisade steht sofort. Ein Fort braucht zwei Karten: Die erste beginnt es, eine spätere vollendet es [5.42].',
      done: 'Der Rest der Karte verfällt.',
    },
    weigh: [
      'Eine Befestigung ist ein Ort zum Zurückziehen [7.92], ein Glied der Versorgung [12.21] und Winterquartier für vier Einheiten [11.1].',
      'Palisaden schützen deine Grenze: Plünderer verlieren dort mehr Stufen und treffen vielleicht auf Miliz [10.2]. Aber eine verlorene Palisade bringt dem Feind 1 SP.',
      'Über eine Kette von Palisaden oder Forts kommen gedrillte Truppen durch Gebirge und Wildnis, ohne anzuhalten [6.2].',
    ],
  },
};
