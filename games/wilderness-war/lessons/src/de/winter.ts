import type { LessonText } from '@carillon/lessons';

export const WINTER: LessonText = {
  title: 'Winter',
  about: 'Such Schutz für vier Gruppen von Truppen, bevor der Winter sie trifft.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, spät im Jahr 1758, mit vier Karten auf der Hand. Nach der letzten Karte kommt das Jahresende: Indianer außerhalb eigener Befestigungen kehren heim, Überfallmarker zählen, und der Winter kostet gedrillte Truppen Stufen [11.1]. Drei Orte sind sicher: Kulturland, das zu Beginn dir gehörte; eine Festung, die nicht belagert ist; ein Fort oder eine Palisade, nicht belagert, mit höchstens vier Einheiten jeder Art. Anderswo verliert jede volle Einheit eine Stufe, und die Hälfte der reduzierten wird eliminiert [11.2].',
    },
    home: {
      say: 'In Ticonderoga stehen sechs Reguläre und eine Einheit Coureurs des bois: sieben Einheiten in einem Fort, das vieren Schutz gibt. Aktiviere Montcalm mit François Bigot. Nimm mindestens drei Einheiten mit, lass mindestens eine da, fahr mit Booten den See hinab zu einem Feld im Kulturland, etwa St-Jean, und halte dort an.',
      keep: 'Surrender! nimmt ein Fort ohne Sturm. Behalte die Karte, und nimm eine andere.',
      build: 'Eine zweite Befestigung schützt nicht mehr Einheiten: Das Fort reicht weiter für vier. Führ einige weg.',
      discard: 'Eine abgeworfene Karte bewegt niemanden. Aktiviere Montcalm.',
      leader: 'Dieser Anführer hat zu wenige Einheiten oder keine. Montcalm führt sechs.',
      alone:
        'Eine Einheit geht, und sechs bleiben: immer noch zu viele für das Fort. Aktiviere Montcalm mit einer Truppe.',
      drop: 'Eine Einheit, die du unterwegs zurücklässt, findet dort keinen Schutz oder nimmt anderen den Platz. Bring alle ins Kulturland.',
      many: 'In Ticonderoga bleiben mehr als vier Einheiten, und alle Regulären dort würden leiden. Nimm mindestens drei mit.',
      nobody:
        'Jetzt hält niemand Ticonderoga, und die Briten könnten im Frühjahr ein leeres Fort belagern. Lass eine bis vier Einheiten da.',
      where: 'Montcalms Truppe ist dort ohne Schutz: Geh weiter ins Kulturland, nach St-Jean oder Montréal.',
      other: 'Aktiviere Montcalm mit einer Karte, und geh nach St-Jean.',
    },
    stray: {
      say: 'Ticonderoga ist sicher. Ein Regulärer in Niaouré Bay lagert im Freien. Jede Karte aktiviert eine gedrillte Einheit [5.32], also reicht eine vom Wert 1. Cataraqui nebenan hat schon vier Einheiten. Oswegatchie hat eine leere Palisade. Schick den Regulären mit Booten dorthin.',
      keep: 'Heb Surrender! für das nächste Jahr auf. Eine Karte vom Wert 1 leistet dasselbe.',
      build:
        'In Niaouré Bay steht nur dieser Reguläre, und eine Palisade dort würde eine ganze Karte kosten. Oswegatchie hat schon eine.',
      discard: 'Eine abgeworfene Karte bewegt niemanden. Aktiviere den Regulären.',
      lead: 'Bei dem Regulären ist kein Anführer. Wähle die Einheit allein.',
      alone: 'Das ist nicht der Spielstein im Freien. Wähle den Regulären in Niaouré Bay.',
      elsewhere: 'Dort ist keine Palisade. Geh über Cataraqui nach Oswegatchie.',
      open: 'Dort findet der Reguläre keinen Schutz: In Cataraqui wäre er die fünfte Einheit. Oswegatchie liegt ein Feld weiter.',
      other: 'Aktiviere den Regulären in Niaouré Bay allein, und geh nach Oswegatchie.',
    },
    stockade: {
      say: 'In Cataraqui stehen vier Einheiten ohne Befestigung. Sie müssen nicht fort: Eine Palisade schützt vier. Versorgte gedrillte Truppen dürfen in der Wildnis eine bauen [5.41]. Spiel eine Karte vom Wert 1 für Palisaden, und bau in Cataraqui.',
      keep: 'Heb Surrender! für das nächste Jahr auf. Eine Karte vom Wert 1 baut eine Palisade.',
      fort: 'Ein Fort braucht zwei Karten: Die erste beginnt es, die zweite vollendet es. In diesem Winter würde es niemanden schützen [5.44].',
      activate:
        'Drei gedrillte Einheiten und die Coureurs könnten marschieren, aber eine Palisade sichert dir auch Cataraqui. Wähle Palisaden.',
      discard: 'Eine abgeworfene Karte baut nichts. Wähle Palisaden.',
      elsewhere: 'Dein Kulturland ist ohne Befestigung sicher. Bau in Cataraqui.',
      done: 'Du hast noch einen Punkt. Bau in Cataraqui.',
      other: 'Spiel eine Karte für Palisaden, und bau in Cataraqui.',
    },
    hold: {
      say: 'Deine letzte Karte ist Surrender!. Die letzte Karte einer Jahreszeit darfst du für die nächste zurückhalten, wenn du keine in diese mitgenommen hast [4.0]. Sie zählt zu deiner nächsten Hand, und in der nächsten Jahreszeit musst du alle Karten spielen. Surrender! ist ein Fort oder eine Festung wert. Halte sie zurück.',
      activate:
        'Wer zu retten war, ist in Sicherheit: Ein Marsch brächte wenig. Surrender! nimmt nächstes Jahr ein Fort. Halte sie zurück.',
      discard: 'Dann ist sie verloren. Halte sie zurück.',
      other: 'Halte die Karte zurück.',
    },
    besieged: {
      say: 'Das Jahr endet. Die Briten belagern Niagara, und belagerte gedrillte Truppen leiden immer. Vier reduzierte Einheiten sind darin: zwei Reguläre und zwei Marine-Abteilungen. Die Hälfte davon wird eliminiert. Du wählst: Gib die Marine-Abteilungen auf, die reduziert Stärke 0 haben.',
      regulars:
        'Reduzierte Reguläre kämpfen mit Stärke 2, eine reduzierte Marine-Abteilung mit 0. Gib die Marine-Abteilungen auf.',
      other: 'Wähle die Marine-Abteilungen.',
    },
    end: {
      say: 'Auch die Belagerer haben gelitten: Vier britische Reguläre im Freien sind nun reduziert. Alle deine anderen Truppen sind gut durch den Winter gekommen. Bereite dich mit den letzten drei oder vier Karten jeder späten Jahreszeit so vor.',
    },
  },
};
