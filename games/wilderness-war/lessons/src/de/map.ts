import type { LessonText } from '@carillon/lessons';

export const MAP: LessonText = {
  title: 'Karte und Spielsteine',
  about: 'Lies Felder, Verbindungen und Zahlen, und schick vier Spielsteine auf weite Wege.',
  steps: {
    spaces: {
      say: 'Du spielst die Franzosen. Es gibt drei Arten von Feldern. Montréal ist Kulturland: ein Quadrat. Niagara ist Wildnis: ein Kreis. Alleghenies Süd ist Gebirge: ein Dreieck. Kulturland gehört zu einem von drei Departements: Sankt Lorenz ist von Anfang an französisch, das Nördliche und das Südliche sind britisch [2.0]. Festungen sind Teil der Karte; Forts und Palisaden werden gebaut, genommen und zerstört.',
    },
    counters: {
      say: 'Ein Anführer hat drei Zahlen: Montcalm ist 1-6-2, Initiative 1, Führung 6, Taktik 2. Eine Einheit hat zwei: Stärke und Bewegung, 3-4 bei deinen Regulären. Jede Einheit hat zwei Stufen. Verliert sie eine, zeigt sie ihre schwächere Seite; verliert sie beide, ist sie weg [7.61]. Quadratische Einheiten sind gedrillte Truppen und Miliz, runde sind Hilfstruppen: Indianer, Coureurs des bois, Ranger.',
    },
    boat: {
      say: 'Blaue Verbindungen sind Flüsse und Seen, braune sind Land. Über Land geht eine Einheit so weit wie ihre Bewegung: Reguläre vier Felder. Mit Booten kommen alle bis zu neun Felder weit, nur über blaue Verbindungen [6.3]. Niagara liegt genau neun Felder von Montréal. Jede Karte aktiviert eine gedrillte Einheit: Schick einen Regulären aus Montréal mit einer Karte vom Wert 1 nach Niagara.',
      keep: 'Für eine Einheit reicht eine Karte vom Wert 1. Behalte François Bigot.',
      build: 'Damit baust du und bewegst niemanden. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte bewegt niemanden. Wähle die Aktivierung.',
      lead: 'Damit aktivierst du einen Anführer mit einer Truppe. Wähle einen Regulären in Montréal allein.',
      alone: 'Dieser Spielstein steht nicht in Montréal. Wähle dort einen Regulären.',
      elsewhere:
        'Das führt von Niagara weg, oder ins Land ohne Fluss. Fahr den Sankt-Lorenz-Strom hinauf über Kahnawake, und über den Ontariosee.',
      stop: 'Die Einheit kann noch weiter. Niagara ist mit Booten neun Felder entfernt.',
      other: 'Aktiviere einen Regulären in Montréal, und fahr mit Booten nach Niagara.',
    },
    carry: {
      say: 'Unterwegs dürfen die Boote über eine einzige Landverbindung getragen werden, wenn an jedem Ende eine eigene Befestigung oder ursprünglich eigenes Kulturland liegt. Presqu’île und French Creek haben Palisaden von dir, und der Landweg dazwischen ist eine solche Portage. Von French Creek führt der Fluss nach Ohio Forks. Schick die Marine-Abteilung aus Presqu’île dorthin, und halte an.',
      keep: 'Für eine Einheit reicht eine Karte vom Wert 1. Behalte François Bigot.',
      build: 'Damit baust du und bewegst niemanden. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte bewegt niemanden. Wähle die Aktivierung.',
      lead: 'In Presqu’île ist kein Anführer. Wähle die Marine-Abteilung allein.',
      alone: 'Dieser Spielstein steht nicht in Presqu’île. Wähle dort die Marine-Abteilung.',
      elsewhere: 'Das führt von Ohio Forks weg. Nimm den Weg über French Creek, Venango und Kittaning.',
      stop: 'Das ist nicht Ohio Forks. Nimm den Weg über French Creek, Venango und Kittaning, und halte in Ohio Forks an.',
      other: 'Aktiviere die Marine-Abteilung in Presqu’île, und geh nach Ohio Forks.',
    },
    woods: {
      say: 'Abseits der Flüsse bremst die Wildnis gedrillte Truppen: Ziehen sie durch ein Wildnisfeld, müssen sie auf dem nächsten Feld anhalten, außer wenn Hilfstruppen mit ihnen gehen oder dort eine eigene Befestigung steht [6.2]. Oneida-Portage Ost liegt drei Felder Wildnis von Niaouré Bay. Aktiviere Villiers, nimm den Regulären und die Coureurs des bois mit, geh dorthin, und halte an.',
      low: 'Villiers hat Initiative 2. Nimm François Bigot.',
      build: 'Damit baust du und bewegst niemanden. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte bewegt niemanden. Wähle die Aktivierung.',
      leader: 'Dieser Anführer ist nicht in Niaouré Bay. Wähle Villiers.',
      alone:
        'Ein einzelner Spielstein lässt seine Führer durch die Wildnis zurück. Wähle Villiers als Anführer einer Truppe.',
      guides:
        'Nimm beide. Ohne die Coureurs des bois hält der Reguläre auf dem zweiten Feld an; ohne den Regulären kann dort niemand bauen.',
      elsewhere:
        'Das ist nicht der Weg durch die Wildnis nach Oneida-Portage Ost: Er führt über Black River und West Canada Creek.',
      drop: 'Lässt du hier jemanden zurück, verliert der Reguläre seine Führer durch die Wildnis. Halt die Truppe zusammen.',
      stop: 'Der Reguläre ist noch nicht in Oneida-Portage Ost. Mit den Coureurs kommt er in einem Marsch dorthin.',
      other: 'Aktiviere Villiers mit beiden Einheiten, und geh nach Oneida-Portage Ost.',
    },
    mountains: {
      say: 'Wer ein Gebirgsfeld betritt, hält dort an, außer wo eine eigene Befestigung steht. Indianer, die Virginia überfallen sollen, warten also im Gebirge und überfallen mit der nächsten Karte. Welches Gebirge liegt neben drei Feldern Kulturland in Virginia? Schick die Shawnee aus Logstown nach Alleghenies Süd.',
      hold: 'Du darfst die letzte Karte behalten, aber die Shawnee sollten aufbrechen. Aktiviere sie.',
      discard: 'Eine abgeworfene Karte bewegt niemanden. Aktiviere die Shawnee.',
      build: 'Damit baust du und bewegst niemanden. Aktiviere die Shawnee.',
      lead: 'Indianer brauchen keinen Anführer. Wähle die Shawnee allein.',
      alone: 'Dieser Spielstein ist nicht in der Nähe von Virginia. Wähle die Shawnee in Logstown.',
      elsewhere:
        'Von dort erreichen sie beim nächsten Mal kein offenes Feld in Virginia. Geh über Ohio Forks und Upper Monongahela nach Alleghenies Süd.',
      stop: 'Das ist nicht weit genug. Geh weiter nach Alleghenies Süd.',
      other: 'Aktiviere die Shawnee, und geh nach Alleghenies Süd.',
    },
    end: {
      say: 'Ein Regulärer an den Großen Seen, die Marine in Ohio Forks, ein Posten in der Wildnis, Plünderer oberhalb von Virginia: vier Karten. Such vor einem Marsch zuerst nach Flüssen, dann nach eigenen Palisaden, dann nach Hilfstruppen als Führern. Zeig auf ein Feld, um zu sehen, was es ist.',
    },
  },
};
