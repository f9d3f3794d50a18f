import type { Coaching } from '../coaching.ts';

/** Chapter 13: Battles, Rout, retreat. */
export const BATTLE: Coaching = {
  'battles.choose': {
    asks: 'Mehrere Schlachten stehen an: Welche wird als nächste geschlagen?',
    does: { fight: 'Diese Schlacht wird jetzt geschlagen.' },
    weigh: [
      'Die Schlachten folgen einander vom oberen Rand des Plans zum unteren [13.0]. Wo du wählen darfst, bedenk: Die Verlierer der ersten ziehen sich vielleicht zum Ort der zweiten zurück.',
    ],
  },
  'battle.attackerCommander': {
    asks: 'Welcher Kommandeur führt den Angriff [13.3.1]?',
    does: { lead: 'Sein Wert ist die Zahl seiner Wiederholungswürfe in dieser Schlacht.' },
    weigh: [
      'Seine Zeichen nennen die Einheiten, die Würfe wiederholen dürfen: Dreieck für leichte Einheiten, Quadrat für Brigaden. Wähle nach der Art, von der du am meisten hast.',
      'Eine Wiederholung, die ein Fehlschuss wird, kann ihn das Leben kosten: Bei einem zweiten Fehlschuss verlässt er das Spiel [13.5.1].',
    ],
  },
  'battle.defenderCommander': {
    asks: 'Welcher Kommandeur führt die Verteidigung [13.3.1]?',
    does: { lead: 'Sein Wert ist die Zahl seiner Wiederholungswürfe in dieser Schlacht.' },
    weigh: [
      'Seine Zeichen nennen die Einheiten, die Würfe wiederholen dürfen: Dreieck für leichte Einheiten, Quadrat für Brigaden. Wähle nach der Art, von der du am meisten hast.',
    ],
  },
  'battle.events': {
    asks: 'Spielst du das Ereignis deiner Karte in dieser Schlacht?',
    does: {
      play: 'Das Ereignis gilt für diese Schlacht.',
      pass: 'Du behältst es für eine andere Schlacht dieser Runde.',
    },
    weigh: [
      'Passt es zu keiner anderen Schlacht dieser Runde besser, spiel es: Über die Runde hinaus bleibt es dir nicht.',
    ],
  },
  'battle.fort': {
    asks: 'Die Schlacht ist verloren, und du ziehst dich zurück. Zerstörst du dein Fort [13.9.5]?',
    does: {
      raze: 'Das Fort kommt aus dem Spiel. Niemand hat hier eines.',
      leave: 'Der Feind ersetzt es durch ein eigenes Fort.',
    },
    weigh: ['Zerstöre es in der Regel: Ein feindliches Fort kostet dich Abzüge, wenn du wiederkommst.'],
  },
  'emergency-artillery.trade': {
    asks: 'Du hast hier mindestens zwei Flotten. Gibst du eine für Artillerie her [13.2.2]?',
    does: {
      trade: 'Diese Flotte geht in den Vorrat zurück, und Artillerie tritt an ihre Stelle.',
      keep: 'Die Flotten bleiben, wie sie sind.',
    },
    weigh: [
      'Gegen eine Festung brauchst du Artillerie: Nichts anderes trifft Bastionen, und solange eine steht, weicht der Verteidiger nicht [3.4].',
      'Flotten bringen das Heer heim und versorgen es. Behalte eine für je vier Einheiten, die segeln müssen.',
    ],
  },
  'combine.keep': {
    asks: 'Zwei reduzierte Einheiten einer Art werden zusammengelegt. Welche wird voll [13.2.3]?',
    does: { keep: 'Diese Einheit wird voll; die andere wird eliminiert.' },
    weigh: [
      'Behalte die Einheit, auf die es nach Art oder Herkunft ankommt. Wird eine Brigade aus dem Mutterland eliminiert, zieht der Feind einen Marker Krieg in Europa [13.4.3].',
    ],
  },
  'combine.eliminate': {
    asks: 'Welche reduzierte Einheit wird dafür eliminiert?',
    does: { eliminate: 'Diese Einheit wird eliminiert.' },
    weigh: ['Von je drei Einheiten einer Art im Verlustkasten kommt im Winter eine zurück [17.2].'],
  },
  'hit.apply': {
    asks: 'Du hast einen Treffer bekommen. Welche deiner Einheiten nimmt ihn [13.4]?',
    does: { hit: 'Eine volle Einheit wird reduziert; eine reduzierte und eine Indianereinheit werden eliminiert.' },
    weigh: [
      'Kommen volle und reduzierte Einheiten einer Art in Frage, muss eine reduzierte ihn nehmen.',
      'Schone Brigaden aus dem Mutterland: Jede eliminierte bringt dem Feind einen Marker, der am Jahresende bis zu 2 SP wert ist [18.3.1].',
    ],
  },
  'rout.lose': {
    asks: 'Dein Stapel ist in Flucht und verliert eine Einheit. Welche [13.8]?',
    does: { lose: 'Diese Einheit wird eliminiert.' },
    weigh: [
      'Artillerie muss zuerst gehen, Indianer zuletzt; sonst gib her, was reduziert ist und was du in der nächsten Schlacht am wenigsten brauchst.',
      'Eine Brigade aus dem Mutterland bringt dem Feind einen Marker Krieg in Europa [13.4.3].',
    ],
  },
  'retreat.to': {
    asks: 'Der Stapel ist geschlagen. Auf welches Feld zieht er sich zurück [13.9.1]?',
    does: { to: 'Alle gehen zusammen dorthin.' },
    weigh: [
      'Wähle ein Feld mit eigenen Einheiten: Ein Stapel in Flucht, der sich einem anderen anschließt, der nicht in Flucht ist, verliert seinen Marker sofort [13.8].',
      'Bleib versorgt, und bleib zwischen dem Feind und seinem Ziel.',
    ],
  },
  'retreat.pay': {
    asks: 'Der Feind überwältigt auf dem Rückzug deine Einheiten und bezahlt dafür: Für jede verliert er eine Einheit deiner Wahl [13.9.4].',
    does: { lose: 'Diese feindliche Einheit wird eliminiert.' },
    weigh: [
      'Nimm Artillerie oder eine Brigade aus dem Mutterland: Die Brigade bringt dir auch einen Marker Krieg in Europa [13.4.3].',
    ],
  },
  'volley.reroll': {
    asks: 'Diese Einheiten haben gewürfelt. Welche von ihnen würfeln noch einmal? Würfel, die treffen oder eine Flagge zeigen, bleiben liegen [13.5].',
    does: {
      highland: 'Eine Highland-Brigade wiederholt ihren Wurf aus eigenem Recht.',
      commander: 'Der Kommandeur lässt diese Einheit noch einmal würfeln und hat eine Wiederholung weniger.',
      event: 'Das Ereignis einer Karte lässt diese Einheit noch einmal würfeln.',
      done: 'Keine Wiederholungen mehr für diese Einheiten.',
    },
    weigh: [
      'Nutze Highlander und Ereignisse zuerst: Sie kosten sonst nichts. Die Wiederholung eines Kommandeurs brauchen vielleicht Einheiten, die später würfeln.',
      'Ein Fehlschuss bei der Wiederholung eines Kommandeurs bringt sein Leben in Gefahr [13.5.1]. Setz sie nicht ein, wo kein besserer Würfel hilft: Ein Treffer braucht ein Ziel seiner Form, eine Flagge nicht.',
    ],
  },
  'volley.replace': {
    asks: 'Dein Kommandeur ist verloren. Tritt ein anderer aus dem Stapel an seine Stelle [13.5.1]?',
    does: {
      lead: 'Er übernimmt die Wiederholungen, die übrig sind, höchstens so viele wie sein Wert.',
      none: 'Niemand tritt an seine Stelle; die Wiederholungen sind verloren.',
    },
    weigh: [
      'Ein zweiter Kommandeur nützt dir auch, wenn sich Stapel sammeln, und in späteren Schlachten. Setz ihn nur aufs Spiel, wenn die Wiederholungen diese Schlacht entscheiden können.',
    ],
  },
  'volley.escape': {
    asks: 'Der Würfel lässt eine Flotte aus der Schlacht in einen eigenen Hafen entkommen. Geht eine?',
    does: {
      escape: 'Diese Flotte geht dorthin und ist aus der Schlacht.',
      stay: 'Alle Flotten bleiben.',
    },
    weigh: [
      'In einer verlorenen Schlacht rette die Flotte. Aber dann versorgt sie hier niemanden mehr und zählt auch nicht mehr für den Rückzug der anderen [13.9.2].',
    ],
  },
};
