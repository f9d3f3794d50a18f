import type { LessonText } from '@carillon/lessons';

export const PLAN_BRITISH: LessonText = {
  title: 'Ein Plan für die Briten',
  about: 'Frühjahr 1757: Hol Anführer, schließ die Grenze, und nimm Louisbourg.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, im Frühjahr 1757, und liegst 4 SP zurück. Bis zum Ende von 1759 brauchst du zwei der Orte Québec, Montréal, Niagara und Ohio Forks, oder 1 SP. Du hast mehr Truppen als die Franzosen, aber schlechte Anführer: Loudoun und Abercromby haben Initiative 3 und Taktik 0. Der Plan: erst bessere Anführer; dann erspar der Grenze so viele Überfälle wie möglich; dann jedes Jahr eine große Belagerung, dort, wohin dich die See trägt. Sieh deine Hand an, und geh weiter.',
    },
    leaders: {
      say: 'Highlanders bringt zwei gezogene Anführer und vier Einheiten mit Stärke 4, die besten, die es gibt. Keine andere Karte bringt mehr. Spiel das Ereignis. Wolfe und Forbes werden gezogen: Stell Wolfe, 1-6-2, in Halifax auf, dem einzigen Hafen, von dem aus du in Louisbourg landen darfst [6.431].',
      later:
        'Dieses Ereignis kann eine Karte lang warten. Zwei Anführer und vier Highlander zählen bei jeder späteren Karte. Spiel Highlanders.',
      activate:
        'Loudoun und Abercromby würden einen ersten Marsch mit Taktik 0 führen. Hol zuerst Wolfe: Wähle das Ereignis von Highlanders.',
      build: 'Jede Karte baut. Wähle das Ereignis von Highlanders.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle das Ereignis von Highlanders.',
      far: 'Von dort kann Wolfe nicht ohne eine weitere Karte vom Wert 3 in Louisbourg landen. Stell ihn in Halifax auf.',
      other: 'Spiel Highlanders als Ereignis, und stell Wolfe in Halifax auf.',
    },
    highlanders: {
      say: 'Forbes kam nach Philadelphia, für einen späteren Marsch nach Ohio Forks. Nun die Highlander. Wolfe führt sechs Einheiten, und drei Reguläre sind in Halifax. Stell auch die Highlander dort auf, damit es ein Heer wird.',
      other:
        'Ein Heer, das zusammen über See geht, muss zusammen stehen: Eine Truppe nimmt unterwegs niemanden auf. Stell sie in Halifax auf.',
    },
    militia: {
      say: 'Nun die Grenze. Jeder Überfallmarker ist den Franzosen einen halben SP wert. Liegen zwei oder mehr Milizeinheiten im Kasten eines Departements, hat jeder Überfall in diesem Departement −1 [10.3]. Der Kasten des Südens hat eine Einheit, der des Nordens keine. In welchen Kasten kommt die neue? Eine Karte vom Wert 1 reicht: Call Out Militias.',
      later:
        'Dieses Ereignis kann warten: Die Indianer vom Ohio überfallen den Süden in jeder Jahreszeit. Spiel zuerst Call Out Militias.',
      activate: 'Ein Marsch hält keine Überfälle an vielen Orten zugleich auf. Spiel Call Out Militias.',
      build:
        'Die Befestigungen kommen als Nächstes. Diese Karte vom Wert 1 leistet als Ereignis mehr: Spiel Call Out Militias.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Spiel Call Out Militias.',
      north: 'Eine einzige Milizeinheit im Kasten des Nordens gibt kein −1. Im Kasten des Südens ist sie die zweite.',
      other: 'Spiel Call Out Militias, und stell die Einheit in den Kasten des Südens.',
    },
    forts: {
      say: 'In Winchester und Shepherd’s Ferry sind Forts begonnen. Ein Feld mit einem Fort kann nicht überfallen werden [10.11]. Eine Karte vom Wert 2 vollendet beide [5.42]. Colonial Recruits hat den Wert 2, und ihr Ereignis bewirkt jetzt nichts: Du hast keine reduzierten Einheiten. Bau mit ihr.',
      sea: 'Behalte Quiberon Bay: Nur mit einer Karte vom Wert 3 geht eine Truppe über See [6.41]. Nimm Colonial Recruits.',
      raise:
        'Raise Provincial Regiments bringt vier Einheiten, wenn du sie brauchst. Colonial Recruits nützt jetzt sonst nichts: Nimm sie.',
      one: 'Eine Karte vom Wert 1 vollendet nur ein Fort. Nimm Colonial Recruits, Wert 2.',
      stockades: 'Eine Palisade hält Plünderer nicht ab; ein Fort schon. Wähle Forts.',
      event: 'Erst die Forts, bevor die Überfälle kommen. Nimm Colonial Recruits.',
      activate: 'Erst die Forts, bevor die Überfälle kommen. Bau mit Colonial Recruits.',
      discard: 'Eine abgeworfene Karte baut nichts. Nimm sie für Forts.',
      elsewhere: 'Dort würdest du ein Fort nur beginnen. Vollende Winchester und Shepherd’s Ferry.',
      both: 'Du hast zwei Punkte: Vollende beide Forts.',
      other: 'Nimm Colonial Recruits für Forts, und vollende Winchester und Shepherd’s Ferry.',
    },
    landing: {
      say: 'Das Heer ist bereit, und das Jahr ist jung. Louisbourg ist 3 SP wert und öffnet den Sankt-Lorenz-Strom: Spätere Landungen beginnen dort. Du hast Amphibious Landing und eine Karte vom Wert 3, Quiberon Bay. Aktiviere Wolfe mit ihr, nimm mindestens fünf Einheiten, und lande in Louisbourg.',
      value: 'Eine Truppe geht nur mit einer Karte vom Wert 3 über See. Nimm Quiberon Bay.',
      event: 'Der Sommer ist kurz: Lande jetzt. Andere Ereignisse können folgen.',
      build: 'Nichts, was noch zu bauen wäre, zählt so viel. Lande in Louisbourg.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Wolfe mit Quiberon Bay.',
      leader: 'Dieser Anführer ist nicht in Halifax oder hat Taktik 0. Wähle Wolfe.',
      alone: 'Ein einzelner Spielstein nimmt keine Festung. Wähle Wolfe mit einer Truppe.',
      sail: 'Das ist ein eigener Hafen. Lande in Louisbourg.',
      stop: 'Das Heer muss Halifax zusammen verlassen. Lande in Louisbourg.',
      few: 'Drei Reguläre und die Coureurs des bois halten Louisbourg. Nimm mindestens fünf Einheiten, am besten die Highlander.',
      other: 'Aktiviere Wolfe, und lande in Louisbourg.',
    },
    siege: {
      say: 'Die Besatzung ist hineingegangen, und die Belagerung beginnt mit Stand 0. Wolfe hat Initiative 1: Jede Karte aktiviert ihn für die Belagerung. Gegen sein +2 stehen −1 für Drucour drinnen und −1 für Louisbourg. Eine Festung braucht Stand 2. Treib die Belagerung voran, und spiel Coehorns & Howitzers für +2.',
      guns: 'Heb Coehorns & Howitzers für den Wurf selbst auf. Nimm Rangers oder Raise Provincial Regiments.',
      event: 'Jede Karte, die du wartest, kann den Franzosen Hilfe bringen. Treib jetzt die Belagerung voran.',
      build: 'Zuerst die Belagerung. Aktiviere Wolfe.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Wolfe.',
      leader: 'Dieser Anführer ist nicht in Louisbourg. Wähle Wolfe.',
      alone:
        'Eine Belagerung braucht einen Anführer, der mit einer Truppe aktiviert ist. Wähle Wolfe als ihren Anführer.',
      march: 'Ohne Wurf ist die Karte verloren. Treib die Belagerung voran.',
      pass: 'Ohne die Geschütze braucht es eine 6 für zwei Stände auf einmal. Spiel sie.',
      other: 'Aktiviere Wolfe, treib die Belagerung voran, und spiel Coehorns & Howitzers.',
    },
    assault: {
      say: 'Der Würfel zeigte 5, mit insgesamt +2: zwei Stände auf einmal. Jetzt darfst du stürmen. Deine Stärke von 22 feuert eine Spalte niedriger. Die Geschütze zählen auch bei diesem Sturm +2, aber nur in dieser Aktionsphase [9.13]. Entscheide.',
      wait: 'Beim nächsten Mal sind die Geschütze weg, und die Franzosen bringen vielleicht Hilfe. Mit +4 gegen Stärke 10 stehen die Aussichten gut für dich: Stürme.',
      other: 'Stürme.',
    },
    end: {
      say: 'Louisbourg gehört dir: +3 SP, der Marker steht auf 1 für die Franzosen. Lass eine Einheit dort, sonst fällt es an sie zurück. In dieser Jahreszeit bleibt dir eine Karte. Nächstes Jahr geht es den Sankt-Lorenz-Strom hinauf nach Québec, oder mit Forbes nach Ohio Forks. Heb Karten vom Wert 3 und Amphibious Landing zusammen auf, und rechne mit Louisbourg Squadrons: In einem solchen Jahr greif zu Land an.',
    },
  },
};
