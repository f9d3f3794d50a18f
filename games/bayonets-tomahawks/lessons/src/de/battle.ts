import type { LessonText } from '@carillon/lessons';

export const BATTLE: LessonText = {
  title: 'Schlacht',
  about:
    'Greif Montréal an, wiederhol Würfe, nimm einen Treffer, schlag den Feind in die Flucht, und gib ein Fort auf.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, im Jahr 1757. Dein Heer steht in Isle aux Noix, neben Montréal. Eine Schlacht verläuft so: Jede Einheit wirft einen Würfel, Angreifer zuerst; jeder Erfolg rückt den Marker ihrer Seite vor; der höhere Marker gewinnt, bei Gleichstand der Verteidiger [13.3]. Zwei Milizen kämpfen für die Franzosen.',
    },
    attack: {
      say: 'Ein Armeepunkt ist übrig. Wähle „Armeebewegung“ in Isle aux Noix, nimm alle Einheiten und beide Kommandeure, und geh nach Montréal.',
      elsewhere: 'Diese Truppen erreichen keinen Feind. Wähle „Armeebewegung“ in Isle aux Noix.',
      marshal: 'Damit sammelst du Truppen und greifst niemanden an. Wähle „Armeebewegung“ in Isle aux Noix.',
      construct: 'Damit baust du und greifst niemanden an. Wähle „Armeebewegung“ in Isle aux Noix.',
      done: 'Noch nicht: Marschiere aus Isle aux Noix, mit allen Einheiten und beiden Kommandeuren.',
      astray: 'Montréal liegt in der anderen Richtung.',
      drop: 'Nimm alle nach Montréal mit.',
      stop: 'Das Heer hat sich noch nicht bewegt. Geh nach Montréal.',
      other: 'Beweg das ganze Heer von Isle aux Noix nach Montréal.',
    },
    commander: {
      say: 'Kein Punkt ist übrig, also beginnt die Schlacht. Ein Kommandeur führt. Sein Wert ist die Zahl der Würfe, die er wiederholen lässt, jeden für eine Einheit, deren Form auf seinem Spielstein steht [13.5]. Howe hat 2, für Dreiecke und Quadrate, Bradstreet 2, für Quadrate. Wähle Howe.',
      square: 'Bradstreet hat ebenso viele Wiederholungen, aber nicht für Rogers, ein Dreieck. Wähle Howe.',
      other: 'Wähle Howe.',
    },
    highland: {
      say: 'Die Arten würfeln der Reihe nach, leichte Einheiten zuerst. Rogers hat einen Treffer mit Dreieck geworfen: Er zählt, denn unter den Feinden ist ein Dreieck, und Lacorne ist reduziert. Die Highland-Brigade hat einen Fehlschuss. Sie darf ihren Wurf selbst wiederholen, ohne Howe. Tu das.',
      commander:
        'Das verbraucht eine von Howes zwei Wiederholungen. Die Highland-Brigade hat ihre eigene: Nutze die zuerst.',
      done: 'Ein Fehlschuss bringt nichts, und die Wiederholung kostet nichts. Wiederhol den Wurf der Highland-Brigade.',
      other: 'Nutze die Wiederholung der Highlander.',
    },
    reroll: {
      say: 'B&T: Eine Brigade, die das wirft, entfernt eine Miliz und trifft eine feindliche Brigade. Als Nächstes kamen die Brigaden aus dem Mutterland: Die 44th & 48th hat mit einem Quadrat getroffen. Die Royal Americans haben den anderen Treffer geworfen, ohne Quadrat: nichts. Lass Howe ihren Wurf wiederholen.',
      done: 'Ohne Wiederholung bringt dieser Würfel nichts, und Howe hat zwei. Wiederhol den Wurf.',
      other: 'Lass Howe den Wurf der Royal Americans wiederholen.',
    },
    casualty: {
      say: 'Eine Flagge rückt den Marker um eins vor, welche Einheit sie auch wirft. Béarn & Guyenne hat zwei Treffer genommen und ist eliminiert; für eine Brigade aus dem Mutterland ziehst du einen Marker Krieg in Europa [18.3]. Sie würfelt später noch. Die Brigade New England hat einen Fehlschuss. Wird auch die Wiederholung des Kommandeurs ein Fehlschuss, würfelst du für ihn: Ein zweiter Fehlschuss entfernt ihn, jedes Mal mit einer Aussicht von eins zu sechs. Wiederhol den Wurf trotzdem.',
      done: 'Du führst mit vier zu null, aber drei mehr als der Feind bringen ihn in Flucht. Wiederhol den Wurf.',
      other: 'Lass Howe den Wurf der Brigade New England wiederholen.',
    },
    hit: {
      say: 'Ein Fehlschuss; der Würfel für Howe war eine Flagge, also lebt er. Deine Artillerie traf nichts: Der Feind hat keinen Kreis. Jetzt würfeln die Franzosen. Ein B&T trifft eine deiner Brigaden aus dem Mutterland, und du wählst sie. Die Highland-Brigade kann ihren Wurf wiederholen: Schone sie, und reduzier eine der anderen.',
      highland: 'Dann kostet dich noch ein Treffer die Brigade mit der eigenen Wiederholung. Wähle eine andere.',
      other: 'Wähle die Royal Americans oder die 44th & 48th.',
    },
    fort: {
      say: 'Du hast mit 4 zu 1 gewonnen. Ein Abstand von drei oder mehr bringt den Verlierer in Flucht: Die Franzosen verloren noch eine Einheit und zogen sich mit einem Fluchtmarker zurück. Montréal gehört dir: 3 SP. Dann Oswego: Die Franzosen haben dich mit 2 zu 0 geschlagen, ohne dass du in Flucht bist. Die 35th muss sich zurückziehen. Was wird aus Fort Ontario? Zerstöre es.',
      leave: 'Dann tritt ein französisches Fort an seine Stelle und hält Oswego [13.9.5]. Zerstöre es.',
      other: 'Zerstöre das Fort.',
    },
    end: {
      say: 'Das Fort ist weg, und die 35th ist entkommen. Öffne vor einem Angriff die Aussichten: Sie rechnen Abzüge für ein Fort, eine Landung, gesammelte Truppen, einen Fluchtmarker und fehlende Versorgung ein [13.3]. Bring Artillerie gegen Forts, Brigaden gegen Miliz und einen Kommandeur gegen schlechte Würfel.',
    },
  },
};
