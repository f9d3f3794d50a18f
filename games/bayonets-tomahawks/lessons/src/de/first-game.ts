import type { LessonText } from '@carillon/lessons';

export const FIRST_GAME: LessonText = {
  title: 'Erste Partie',
  about: 'Spiel als Briten eine Aktionsrunde: marschieren, überfallen, ein Fort beginnen und eine Schlacht gewinnen.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, im Jahr 1755. Ein Jahr hat neun Aktionsrunden. In jeder spielen beide Seiten eine Karte und geben ihre Aktionspunkte aus. Siegpunkte (SP) kommen von Siegfeldern, die ein Strahlenkranz umgibt, und von Überfällen. Der Marker auf der Siegpunktleiste steht auf 1 für die Franzosen. Am Ende des Szenarios gewinnt die Seite, auf deren Hälfte er steht. Hier spielst du eine Aktionsrunde.',
    },
    card: {
      say: 'Jede Seite hat zwei Karten auf der Hand: ihre Reserve und eine neue Karte. Eine spielst du; die andere ist deine nächste Reserve. Die Zeichen auf einer Karte sind ihre Aktionspunkte: Ein Dreieck ist ein leichter Punkt, ein Quadrat ein Armeepunkt, ein Anker ein Armeepunkt, mit dem du auch segeln darfst. Spiel Karte 3: Sie hat vier Punkte.',
      fewer: 'Diese Karte hat drei Punkte. Karte 3 hat einen mehr, und hier kannst du alle brauchen.',
      other: 'Spiel Karte 3.',
    },
    order: {
      say: 'Die Karten sind aufgedeckt. Deine hat die höhere Initiative, also bestimmst du, wer zuerst spielt. Der Erste Spieler handelt, ohne zu wissen, was der andere tun wird, darf aber einen Punkt für die Reaktion behalten. Die Franzosen spielen in jeder Runde auch eine Indianerkarte [7.1]: Diese lässt keine Indianereinheit handeln und gibt der französischen Karte einen leichten Punkt dazu. Lass die Franzosen zuerst spielen, damit du siehst, was sie tun.',
      first: 'Das ginge. Aber dann antworten die Franzosen auf deine Märsche. Lass sie zuerst spielen.',
      other: 'Lass die Franzosen zuerst spielen.',
    },
    stack: {
      say: 'Die Franzosen haben nichts getan. Jetzt kommt deine Aktionsphase. Für jeden Punkt handelt ein Stapel, und jede Einheit handelt in einer Runde einmal [7.3]. In Halifax stehen zwei Brigaden, die leichte Einheit Goreham, Artillerie und Bradstreet. Wähle Halifax, und marschiere mit einem Armeepunkt. Nimm alle außer der 44th & 48th, die Halifax bewacht, und drück auf Aufbrechen.',
      light:
        'Ein leichter Punkt bewegt nur leichte Einheiten: Brigade und Artillerie blieben in Halifax. Wähle die Armeebewegung.',
      raid: 'Erst das Heer. Der Überfall kommt gleich. Marschiere mit einem Armeepunkt aus Halifax.',
      elsewhere: 'Dieser Stapel erreicht keinen Feind. Das Heer in Halifax steht neben einem französischen Fort.',
      construct: 'Damit baust du, und das Heer bleibt. Wähle die Armeebewegung aus Halifax.',
      marshal: 'Damit rufst du Nachbarn nach Annapolis Royal. Wähle die Armeebewegung aus Halifax.',
      done: 'Damit endet deine Phase, und deine Punkte verfallen. Marschiere erst aus Halifax.',
      few: 'Für den Angriff brauchst du die Brigade 40th & 45th & 47th, Goreham, die Artillerie und Bradstreet. Nimm diese vier.',
      both: 'Jemand muss Halifax bewachen. Lass die 44th & 48th dort.',
      other: 'Marschiere mit einem Armeepunkt aus Halifax.',
    },
    march: {
      say: 'Brigaden und Artillerie ziehen zwei Felder weit auf Straßen und Hauptstraßen, leichte Einheiten drei auf allen Verbindungen [10.2]. Marschiere nach Chignectou, wo Fort Beauséjour steht. Ein Stapel, der auf Feinde trifft, hält an; die Schlacht folgt am Ende der Runde. Deine Chancen stehen schlecht. Aber Chignectou ist 1 SP wert, eine Niederlage kostet dich einen Rückzug und vielleicht ein paar Verluste, und die Würfel dieser Lektion sind auf einen Sieg eingestellt; nimm in einer Partie mehr Truppen mit.',
      elsewhere: 'Annapolis Royal gehört dir schon. Fort Beauséjour steht in Chignectou.',
      stop: 'Das Heer ist noch nicht marschiert. Marschiere nach Chignectou.',
      other: 'Marschiere nach Chignectou.',
    },
    raid: {
      say: 'Mit einem leichten Punkt kannst du auch überfallen: Eine leichte Einheit geht bis zu drei Felder weit zu einem feindlichen Heimatfeld oder Fort und kehrt zurück. Wähle Rogers in Rumford, dann den Überfall. Geh über Zawakwtegok und Goasek zum Fort in Ticonderoga, oder über Northfield und Number Four, und überfall es. Feinde auf dem Weg können ihn abfangen [9.2].',
      raider: 'Washington und Goreham haben im Umkreis von drei Feldern kein Ziel, das sich lohnt. Wähle Rogers.',
      astray: 'Von dort kommt Rogers nicht nach Ticonderoga. Er kehrt nach Rumford zurück; nimm den anderen Weg.',
      light: 'Damit ziehst du und überfällst niemanden. Wähle den Überfall.',
      army: 'Behalte die Armeepunkte für das Fort. Wähle Rogers und seinen Überfall.',
      later: 'Das Fort kommt danach. Erst der Überfall von Rogers.',
      done: 'Du hast noch Punkte. Wähle Rogers und seinen Überfall.',
      other: 'Wähle Rogers und seinen Überfall.',
    },
    fort: {
      say: 'Fort Saint-Frédéric hat einen Fehlschuss gewürfelt und nicht abgefangen; dein Würfel war ein Erfolg. Ein Überfall auf ein Fort bringt 1 Überfallpunkt, und acht davon sind 1 SP. Rogers ist zurück in Rumford. Nun bau: Eine Brigade beginnt mit einem Armeepunkt ein Fort und vollendet es in einer späteren Runde [12.0]. Beginn eines mit der 50th & 51st in Lake George.',
      elsewhere: 'New York liegt weit vom Feind. Lake George bewacht den Weg von Ticonderoga nach Albany.',
      road: 'Eine Straße hilft einem Heer über einen Pfad. Hier willst du ein Fort: Wähle „Ein Fort beginnen“.',
      army: 'Dann steht Lake George offen. Beginn ein Fort mit der 50th & 51st.',
      done: 'Du hast noch Punkte. Beginn ein Fort in Lake George.',
      other: 'Beginn mit der 50th & 51st ein Fort in Lake George.',
    },
    'end-phase': {
      say: 'Ein Armeepunkt ist übrig. Die Truppen in Halifax könnten noch zur Schlacht ziehen, doch dann stünde die Stadt leer. „Truppen sammeln“, das auch angeboten wird, würde nur Nachbarn zu einem Stapel rufen [11.0]. Du musst nicht alle Punkte ausgeben. Beende deine Aktionsphase. Dann wird die Schlacht von Chignectou geschlagen.',
      army: 'Diese Truppen bewachen ihre Städte. Lass sie dort und beende die Phase.',
      construct: 'Ein Fort in New York bewacht nichts. Beende die Phase.',
      other: 'Beende die Aktionsphase.',
    },
    battle: {
      say: 'Jede Einheit wirft einen Würfel. Eine Flagge, oder ein Treffer auf einen Feind derselben Form, rückt deinen Marker um eins vor [13.3]. Du hast bei −1 begonnen, weil du ein Fort angreifst. Goreham hat eine Flagge geworfen. Deine Brigade kommt aus dem Mutterland, nicht aus den Kolonien [3.2]; sie hat einen Fehlschuss geworfen. Bradstreet darf den Wurf einer Einheit wiederholen, deren Form auf seinem Spielstein steht. Wiederhol den Wurf der Brigade.',
      done: 'Ein Fehlschuss bringt nichts, und nach der Schlacht verfallen Bradstreets Wiederholungen. Nutze eine für die Brigade.',
      other: 'Wiederhol den Wurf der Brigade.',
    },
    end: {
      say: 'Die Wiederholung war eine Flagge, die Artillerie hat das Fort getroffen, und du hast mit 2 zu 1 gewonnen. Langis hat sich nach Miramichy zurückgezogen. Er hätte Fort Beauséjour zerstören können; weil er es nicht tat, tritt dein Fort Augusta an seine Stelle, reduziert wie jenes [13.9.5]. Das Siegfeld bringt dir 1 SP. Die Siegpunktleiste hat keine Null: Der Marker rückt von 1 für die Franzosen auf 1 für die Briten. Jetzt kennst du die Runde: Karten, Reihenfolge, Aktionen, Schlachten. Die anderen Lektionen zeigen jeden Teil für sich; oder spiel von der Startseite aus eine Partie.',
    },
  },
};
