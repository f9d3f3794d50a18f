import type { Coaching } from '../coaching.ts';

/** Chapters 15 to 18: reinforcements, winter, War in Europe. */
export const YEAR: Coaching = {
  'bag-draw.pick': {
    asks: 'Das gezogene Plättchen lässt dich eine Einheit wählen.',
    does: { pick: 'Diese Einheit trifft mit den anderen ein.', done: 'Du wählst keine weitere.' },
    weigh: [
      'Artillerie öffnet Forts und Festungen; leichte Einheiten überfallen und ziehen auf Pfaden. Wähle, was deinem Heer fehlt.',
    ],
  },
  'placement.fleet': {
    asks: 'Flotten treffen zuerst ein: in welchem Hafen diese [15.3]?',
    does: {
      place:
        'Die Flotte kommt dorthin. Andere Verstärkungen dürfen nur dort eintreffen, wo jetzt Flotten eingetroffen sind.',
    },
    weigh: [
      'Wähle den Hafen, aus dem du als Nächstes segeln wirst, oder den, von dem Straßen zur Front führen.',
      'Zwei Flotten zusammen tragen acht Einheiten, und eine davon lässt sich in der Schlacht gegen Artillerie tauschen [13.2.2].',
    ],
  },
  'placement.unit': {
    asks: 'Wo trifft diese Einheit ein [15.3]?',
    does: { place: 'Die Einheit kommt dorthin.' },
    weigh: [
      'Halte ein Heer mit seiner Artillerie und seinem Kommandeur beisammen. Auf jede Flotte passen vier Einheiten, wenn du segelst [10.6].',
    ],
  },
  'enlistment.to': {
    asks: 'Kolonialtruppen werden angeworben: Wohin kommt diese Einheit [16.3]?',
    does: { place: 'Die Einheit kommt dorthin.' },
    weigh: [
      'Eine Brigade kommt nur in ihrer eigenen Kolonie ins Spiel. Stell sie an die Front, versorgt, neben einen Stapel, den sie mit einem Punkt erreicht.',
    ],
  },
  'winter-quarters.reveal': {
    asks: 'Das Jahr ist zu Ende, und die Marker Krieg in Europa werden aufgedeckt.',
    does: {
      reveal:
        'Der höhere Marker bringt seinem Besitzer die Differenz in SP. Ab hier lässt sich nichts mehr zurücknehmen.',
    },
    weigh: ['Hier gibt es nichts zu entscheiden; sieh dir den Punktestand an, bevor du weitermachst [18.3.2].'],
  },
  'winter-quarters.disband': {
    asks: 'Kolonialbrigaden werden für den Winter entlassen. Welche bleiben als Besatzung [17.3.1]?',
    does: {
      stay: 'Diese Brigade bleibt, wo sie ist.',
      done: 'Alle anderen werden entlassen und im nächsten Jahr wieder angeworben.',
    },
    weigh: [
      'Ein erobertes besiedeltes Feld fällt mit seinen SP an den Feind zurück, wenn niemand bleibt.',
      'Anderswo lass sie gehen: Sie kommen voll zurück, in ihrer eigenen Kolonie [16.3].',
    ],
  },
  'come-ashore.to': {
    asks: 'Ein Stapel auf See muss für den Winter an Land. Wohin [17.2]?',
    does: { to: 'Der ganze Stapel geht dorthin.' },
    weigh: [
      'Die Flotten gehen ohnehin in den Vorrat zurück. Wähle den Ort, an dem du die Truppen im Frühjahr brauchst.',
    ],
  },
  'return-to-colonies.garrison': {
    asks: 'Der Stapel geht für den Winter heim. Wer bleibt hier [17.3.1]?',
    does: { stay: 'Diese Einheit überwintert hier.', done: 'Die anderen gehen heim.' },
    weigh: [
      'Eine Einheit darf bei jedem Fort bleiben; auf einem eroberten besiedelten Feld so viele Brigaden wie sein Wert, und beliebig viele andere Einheiten.',
      'Lass da, was das Feld gegen einen Angriff im frühen Jahr hält; um die Kontrolle zu behalten, genügt eine einzelne leichte Einheit.',
    ],
  },
  'return-to-colonies.move': {
    asks: 'Der Stapel geht zur nächsten eigenen Kolonie oder Flotte. Über welches Feld?',
    does: {
      to: 'Der Stapel geht über dieses Feld weiter. Wo Besatzungen erlaubt sind, dürfen Einheiten zurückbleiben.',
      stay: 'Zu Lande führt kein Weg heim: Der Stapel wartet auf Schiffe.',
    },
    weigh: [
      'Geh dort entlang, wo du unterwegs Besatzungen lassen darfst, und dorthin, wo das Heer das nächste Jahr beginnen soll.',
    ],
  },
  'voyage-home.garrison': {
    asks: 'Der Stapel segelt für den Winter heim. Wer bleibt hier [17.3.1]?',
    does: { stay: 'Diese Einheit überwintert hier.', done: 'Die anderen segeln heim.' },
    weigh: [
      'Halte, was du von See her erobert hast, vor allem Louisbourg: So viele Brigaden wie sein Wert und beliebig viele andere Einheiten dürfen bleiben.',
    ],
  },
  'voyage-home.to': {
    asks: 'In welchen Hafen segelt der Stapel heim?',
    does: { to: 'Der ganze Stapel geht dorthin.' },
    weigh: [
      'Wähle den Hafen, der dem Feldzug des nächsten Jahres am nächsten liegt: Die Flotten verlassen die Karte, und die Truppen marschieren dann oder warten auf neue.',
    ],
  },
  'redeployment.to': {
    asks: 'Wo verbringt dieser Kommandeur den Winter?',
    does: { to: 'Er schließt sich dem Stapel dort an.', stay: 'Er bleibt, wo er ist.' },
    weigh: ['Gib ihn dem Heer, das zuerst kämpfen wird und dessen Einheiten zu seinen Zeichen passen [13.5].'],
  },
  'losses-return.unit': {
    asks: 'Von je drei Einheiten einer Art kommt eine aus dem Verlustkasten zurück. Welche, und wohin [17.2]?',
    does: {
      back: 'Diese Einheit kommt dorthin, oder in den Kasten der entlassenen Kolonialbrigaden.',
      done: 'Keine weitere Einheit kann zurückkommen.',
    },
    weigh: [
      'Im Jahr darf nur eine Highland-Brigade zurückkommen.',
      'Stell sie an die Front, wenn sie dort bis zum Frühjahr sicher ist.',
    ],
  },
  'chits.keep': {
    asks: 'Du hast einen Marker Krieg in Europa gezogen. Welchen behältst du [18.3.1]?',
    does: { keep: 'Dieser Marker bleibt verdeckt liegen; der andere kommt zurück.' },
    weigh: ['Behalte den höheren: Am Ende des Jahres bringt die Differenz zwischen den Markern beider Seiten SP.'],
  },
};
