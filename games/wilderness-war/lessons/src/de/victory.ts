import type { LessonText } from '@carillon/lessons';

export const VICTORY: LessonText = {
  title: 'Sieg',
  about: 'Spiel als Franzosen die letzten drei Karten von 1759, und gewinne mit 1 SP.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, in der späten Jahreszeit 1759, der letzten dieses Szenarios. Jede Seite hat drei Karten. Am Ende jedes Jahres wird geprüft, ob jemand gewonnen hat [13.11]: Eine Seite mit 11 SP gewinnt sofort, und ebenso die Briten, wenn sie alle Festungen kontrollieren und Niagara und Ohio Forks halten. Davon ist niemand nahe.',
    },
    places: {
      say: 'Also entscheidet das Ende von 1759 [13.12]. Die Briten gewinnen, wenn sie alle eigenen Festungen und zwei dieser vier Orte kontrollieren: Québec, Montréal, Niagara, Ohio Forks. Sie halten jetzt Niagara und Ohio Forks. Sonst gewinnt die Seite mit mindestens 1 SP; bei 0 ist es unentschieden. Der Siegpunktmarker steht auf 2 für die Briten. Du musst einen Ort zurücknehmen und 3 SP gewinnen.',
    },
    forks: {
      say: 'Nur eine Palisade schützt Ohio Forks. Gedrillte Truppen, die eine unbesetzte feindliche Palisade betreten, nehmen sie: 1 SP [5.45]. Ohio Forks selbst ist 1 SP wert für die Seite, die es nimmt [13.23]. Aktiviere Lévis in Venango mit François Bigot, nimm gedrillte Truppen mit, und fahr mit Booten nach Ohio Forks.',
      low: 'Lévis hat Initiative 2: Eine Karte vom Wert 1 aktiviert ihn nicht. Nimm François Bigot.',
      build: 'Zuerst der Ort: Ohne ihn gewinnen die Briten bei jedem Punktestand. Aktiviere mit François Bigot.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere mit François Bigot.',
      leader: 'Dieser Anführer ist weit von Ohio Forks. Lévis ist in Venango, zwei Felder flussaufwärts.',
      alone: 'Eine einzelne Einheit hielte Ohio Forks schlecht. Schick Lévis mit seiner Truppe.',
      elsewhere: 'Das nimmt Ohio Forks nicht. Von Venango sind es zwei Felder flussabwärts, über Kittaning.',
      other:
        'Schick Lévis mit gedrillten Truppen nach Ohio Forks. Hilfstruppen und Anführer allein nehmen keine Palisade.',
    },
    demolish: {
      say: 'Du hast 2 SP gewonnen: Der Marker steht auf 0. Dann nahm ein britischer Regulärer die leere Palisade in Presqu’île: Der Marker steht auf 1 für die Briten. Als Nächstes ist dein Fort in Crown Point dran. Abercromby steht mit vier Regulären daneben, und die Briten haben zwei Karten: eine zum Belagern, eine zum Stürmen. Ein genommenes Fort ist ihnen 2 SP wert. Schleifst du es, verlierst du 1 [5.46]. Das kostet keine Karte. Schleife Crown Point.',
      elsewhere: 'Diesen Ort bedroht niemand. Crown Point ist es, das fällt.',
      first:
        'Schleife zuerst Crown Point: Das braucht keine Karte, und nach deiner Karte ziehen die Briten. Ein belagertes Fort lässt sich nicht schleifen.',
    },
    raid: {
      say: 'Der Marker steht auf 2 für die Briten. Zwei Überfallmarker liegen im Süden. Am Ende des Jahres ist jeder einen halben SP wert, und die Summe wird aufgerundet [13.22]. Zwei sind 1 SP, drei sind 2. Schick die Shawnee in Alleghenies Süd mit einer Karte vom Wert 1 zum Überfall nach Augusta.',
      build: 'Befestigungen allein bringen keine Punkte. Aktiviere die Shawnee.',
      discard: 'Eine abgeworfene Karte überfällt niemanden. Aktiviere die Shawnee.',
      lead: 'Die Shawnee brauchen keinen Anführer. Wähle sie allein.',
      alone: 'Dieser Spielstein erreicht kein Ziel für einen Überfall. Wähle die Shawnee in Alleghenies Süd.',
      twice:
        'Woodstock hat schon einen Marker, und seine Palisade ist weg: Dort kommt kein zweiter hin [10.33]. Geh nach Augusta.',
      battle: 'In Winchester stehen Provinziale: Das wäre eine Schlacht. Geh nach Augusta.',
      elsewhere: 'Dort gibt es nichts zu überfallen. Geh nach Augusta.',
      other: 'Aktiviere die Shawnee allein, und schick sie nach Augusta.',
    },
    last: {
      say: 'Drei Marker: 2 SP am Ende des Jahres. Das ergibt 0, ein Unentschieden. Ein SP fehlt, und du hast eine Karte. Ein vierter Überfall bringt nichts, denn auch vier Marker sind 2 SP. Sieh nach Charlestown: eine britische Palisade ohne Truppen. Deine Regulären in White River Falls stehen daneben. Nimm sie.',
      hold: 'Nach 1759 kommt keine Jahreszeit mehr, und eine Karte auf der Hand bringt nichts. Spiel sie.',
      build: 'Eine eigene Palisade bringt keine SP. Nimm die feindliche: Aktiviere die Regulären in White River Falls.',
      discard: 'Dann endet die Partie unentschieden. Aktiviere die Regulären in White River Falls.',
      fourth:
        'Ein vierter Marker ist nichts wert: Die Hälfte von drei, aufgerundet, ist 2, und die Hälfte von vier ist 2. Aktiviere die Regulären in White River Falls.',
      lead: 'Bei einer leeren Palisade steht kein Anführer. Jede Karte aktiviert eine gedrillte Einheit allein [5.32].',
      alone: 'Dieser Spielstein kann Charlestown nicht nehmen. Die Regulären in White River Falls können es.',
      elsewhere: 'Die Palisade steht in Charlestown, ein Feld flussabwärts.',
      other: 'Aktiviere die Regulären in White River Falls allein, und geh nach Charlestown.',
    },
    end: {
      say: 'Du gewinnst mit 1 SP. Die Briten halten Niagara, aber nur einen der vier Orte. Zähl in jeder letzten Jahreszeit so: erst die Orte, dann die SP, dann die Überfallmarker. Eine Kampagne bis 1762 endet anders: Die Franzosen brauchen 1 SP, die Briten 5, und alles dazwischen ist unentschieden [13.13].',
    },
  },
};
