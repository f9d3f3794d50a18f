import type { LessonText } from '@carillon/lessons';

export const CARDS: LessonText = {
  title: 'Karten, Punkte und Initiative',
  about: 'Behalte eine Reserve, gewinn die Initiative, nutze ein Ereignis, und behalte einen Punkt für die Reaktion.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, zu Beginn von 1755. Vor der ersten Aktionsrunde eines Jahres zieht jede Seite zwei Aufbaukarten und behält eine als Reserve [7.1]. In jeder Runde zieht sie eine weitere Karte und spielt eine der beiden; die andere ist die Reserve für die nächste Runde.',
    },
    reserve: {
      say: 'Vergleich deine zwei Karten. Karte 2 hat einen leichten Punkt und zwei Armeepunkte, und Initiative 5. Karte 15 hat einen leichten Punkt, einen Armeepunkt und einen Anker, und Initiative 4. Flotten kommen nach der zweiten Runde, und nur mit einem Anker segeln sie: Behalte Karte 15. Die andere wird ungesehen abgeworfen.',
      anchor:
        'Mit Karte 2 kann keine Flotte segeln, und du weißt nicht, wann der nächste Anker kommt. Behalte Karte 15.',
      other: 'Behalte Karte 15.',
    },
    play: {
      say: 'Du hast Karte 4 gezogen, Round up Men & Equipment. Sie hat nur zwei Punkte, aber Initiative 6, die höchste, die es gibt, und ein Ereignis. Spiel sie jetzt: Die Reserve bleibt für die Flotten auf deiner Hand.',
      reserve: 'Noch sind keine Flotten da, also wäre der Anker vergeudet. Spiel Karte 4.',
      other: 'Spiel Karte 4.',
    },
    initiative: {
      say: 'Die Karten sind aufgedeckt: 6 gegen 4, also hast du die Initiative. Bei Gleichstand hätten sie die Franzosen. Du bestimmst den Ersten Spieler. Nur der Erste Spieler darf einen Punkt behalten und ihn ausgeben, wenn die andere Seite gehandelt hat. Spiel zuerst.',
      second: 'Der Zweite Spieler sieht, was der andere tut, kann aber keinen Punkt behalten. Spiel zuerst.',
      other: 'Wähle die Briten als Ersten Spieler.',
    },
    event: {
      say: 'Das Ereignis von Karte 4 tritt zu Beginn der Runde ein, bevor jemand handelt, und kostet keinen Punkt. Es frischt bis zu zwei reduzierte Einheiten auf oder holt eine aus dem Verlustkasten zurück. Frisch die 50th & 51st in Lake George auf.',
      done: 'Dann ist das Ereignis verloren, und die Brigade bleibt reduziert. Frisch sie auf.',
      other: 'Frisch die 50th & 51st auf.',
    },
    hold: {
      say: 'Jetzt darfst du einen Punkt deiner Karte für die Reaktion behalten [7.3.6]. Karte 4 hat einen leichten Punkt und einen Armeepunkt. Vielleicht muss eine Brigade marschieren, um den Franzosen zu antworten: Behalte den Armeepunkt.',
      light: 'Ein leichter Punkt bewegt keine Brigade. Behalte den Armeepunkt.',
      none: 'Dann sind beide Punkte verbraucht, bevor die Franzosen zeigen, was sie wollen. Behalte den Armeepunkt.',
      other: 'Behalte den Armeepunkt.',
    },
    light: {
      say: 'Der leichte Punkt ist übrig. Verstärk Lake George, bevor die Franzosen kommen: Beweg die Mohawk von Albany dorthin, und halt an.',
      raid: 'Ein Überfall bringt Überfallpunkte, aber Lake George bleibt schwach. Wähle „Leichte Bewegung“ aus Albany.',
      elsewhere: 'Die sind weit von Lake George. Wähle „Leichte Bewegung“ aus Albany.',
      astray: 'Lake George liegt neben Albany. Geh dorthin.',
      stop: 'Die Mohawk haben sich noch nicht bewegt. Geh nach Lake George.',
      done: 'Dann ist der leichte Punkt verloren. Beweg die Mohawk nach Lake George.',
      other: 'Beweg die Mohawk von Albany nach Lake George, und halt an.',
    },
    reaction: {
      say: 'Die Franzosen haben keinen Indianerpunkt genutzt. Mit einem leichten Punkt kamen Beaujeu und Lacorne nach Lake George; die Schlacht folgt am Ende der Runde. Nutze jetzt deine Reaktion, einen Armeepunkt: Marschiere mit der 35th aus Albany in die Schlacht.',
      marshal:
        'Truppen zu sammeln brächte auch die 35th hin, aber alle Einheiten dort kämpften mit einem Abzug [11.0]. Marschiere.',
      elsewhere: 'Diese Truppen sind zu weit von Lake George. Marschiere aus Albany.',
      later: 'Das hilft in Lake George nicht. Marschiere aus Albany.',
      astray: 'Die Schlacht ist in Lake George. Marschiere dorthin.',
      stop: 'Dann bleibt die 35th in Albany. Marschiere nach Lake George.',
      done: 'Dann ist der Punkt verloren, und in Lake George kämpfen nur zwei Einheiten. Marschiere aus Albany.',
      other: 'Marschiere mit der 35th von Albany nach Lake George.',
    },
    end: {
      say: 'Deine Brigaden haben zwei Flaggen geworfen, die Franzosen nichts: Sie zogen sich nach Ticonderoga zurück. Eine neue Runde hat begonnen, und Karte 15 ist noch auf deiner Hand. Wäg bei jeder Karte drei Dinge ab: ihre Punkte, ihre Initiative und die Runde, in der ihr Ereignis oder ihr Anker am meisten wert ist.',
    },
  },
};
