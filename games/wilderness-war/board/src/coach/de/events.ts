import type { Coaching } from '../coaching.ts';

/** 5.5 The questions of events, and of bidding. */
export const EVENTS: Coaching = {
  'placing.place': {
    asks: 'Neue Einheiten treffen ein. Wo kommt diese auf die Karte?',
    does: {
      place: 'Die Einheit trifft dort auf voller Stärke ein [5.521].',
      done: 'Du nimmst keine Einheiten mehr, obwohl noch welche erlaubt wären.',
    },
    weigh: [
      'Stell Truppen dort auf, wo ein Anführer sie mit der nächsten Karte mitnehmen kann.',
      'Keine Einheit trifft auf einem Feld mit Feinden oder auf einem belagerten Feld ein [5.522].',
      'Mehr als vier Einheiten auf einem Feld laden zu Small Pox ein; in einem Fort oder einer Palisade leiden sie auch im Winter [11.1].',
    ],
  },
  'restoring.restore': {
    asks: 'Welche reduzierte Einheit frischst du auf volle Stärke auf?',
    does: { restore: 'Die Einheit wird auf ihre volle Seite gedreht.', done: 'Du frischst nichts mehr auf.' },
    weigh: [
      'Frisch zuerst auf, wer als Nächstes kämpft, und Reguläre vor anderen: Einmal eliminiert, sind sie nicht zu ersetzen [7.61].',
      'Eine reduzierte gedrillte Einheit geht bei Winterverlusten als Erste verloren [11.2].',
    ],
  },
  'placing-or-restoring.choose': {
    asks: 'Das Ereignis erlaubt eines von beiden: neue Einheiten, oder reduzierte auffrischen.',
    does: {
      reinforce: 'Neue Einheiten kommen auf die Karte.',
      restore: 'Reduzierte Einheiten werden auf volle Stärke aufgefrischt.',
    },
    weigh: [
      'Zähl die Stufen: Eine neue Einheit bringt zwei, eine aufgefrischte eine, aber sie steht, wo du sie brauchst.',
    ],
  },
  'removing.remove': {
    asks: 'Das Ereignis kostet dich Einheiten: Welche geht?',
    does: { remove: 'Die Einheit verlässt die Karte.' },
    weigh: [
      'Gib reduzierte Einheiten her und solche, die weit von den Kämpfen stehen.',
      'Provinziale können zurückkehren, wenn die Versammlungen willig sind; Reguläre nie [7.61].',
    ],
  },
  'leader-draw.dismiss': {
    asks: 'Nur zwei Anführer mit Führung 7 dürfen im Spiel sein. Ein dritter ist gezogen: Welchen der beiden ersetzt er [5.55]?',
    does: { dismiss: 'Dieser Anführer verlässt das Spiel endgültig.' },
    weigh: [
      'Sieh zuerst auf die Initiative: Ein Anführer mit Initiative 1 oder 2 geht mit fast jeder Karte, einer mit 3 nur mit einer 3.',
      'Dann auf die Taktik: Sie zählt in Schlachten, Belagerungen und Stürmen.',
    ],
  },
  'leader-draw.place': {
    asks: 'Wo kommt der Anführer aus dem Vorrat auf die Karte?',
    does: { place: 'Der Anführer trifft dort ein.' },
    weigh: [
      'Stell ihn zu den Einheiten, die dieselbe Karte bringt, oder zu einer Truppe, der ein guter Befehlshaber fehlt.',
    ],
  },
  'french-regulars.place': {
    asks: 'Reguläre treffen aus Frankreich ein, alle an einem Ort: Québec oder Louisbourg?',
    does: { place: 'Alle treffen dort ein.' },
    weigh: [
      'Von Québec bringen Boote sie den Sankt Lorenz hinauf an jede Front.',
      'In Louisbourg halten sie die Festung gegen eine Landung, kommen aber nur über See wieder weg und können sich nicht zurückziehen [7.92].',
    ],
  },
  'alliance.spend': {
    asks: 'Gib die gewürfelten Punkte für Indianereinheiten aus.',
    does: {
      enlist: 'Eine neue Einheit trifft ein, für einen ganzen Punkt.',
      restore: 'Eine reduzierte Einheit wird auf volle Stärke aufgefrischt, für einen halben Punkt.',
      done: 'Die restlichen Punkte verfallen.',
    },
    weigh: [
      'Neue Einheiten machen Überfälle; jede kostet beim Aktivieren einen halben Punkt [5.32]. Stell sie auf, wo Ziele nahe sind.',
      'Eine verbündete Siedlung kann der Feind überfallen [10.1]: Wähle Stämme, die weit von seinen Rangern leben.',
    ],
  },
  'cherokees.place': {
    asks: 'Die Cherokee schließen sich den Briten an. In welcher Befestigung im Süden sammeln sie sich?',
    does: { place: 'Alle treffen dort ein.' },
    weigh: [
      'Stell sie auf, wo gedrillte Truppen nach Ohio Forks aufbrechen: Als Hilfstruppen führen sie den Marsch.',
      'Nach einem Überfall verlassen sie die Karte, wenn sie nicht einem britischen Anführer folgen [10.412].',
    ],
  },
  'indians-desert.desert': {
    asks: 'Feindliche Indianer auf einem Feld laufen davon. Welche?',
    does: { remove: 'Diese Einheit wird eliminiert.', done: 'Keine Einheit läuft mehr davon.' },
    weigh: [
      'Nimm die Einheiten, die gleich überfallen, oder die einzigen Hilfstruppen einer Truppe in der Wildnis: Ohne sie verliert sie ihren Vorteil [7.52].',
      'Geht die letzte Einheit eines Stammes, ist seine Siedlung nicht mehr verbündet [5.532].',
    ],
  },
  'stingy-assembly.name': {
    asks: 'Eine Versammlung geizt. Welches Departement verliert eine Einheit Provinziale?',
    does: { name: 'Die Briten verlieren eine Einheit Provinziale dieses Departements; sie wählen, welche.' },
    weigh: [
      'Nenne das Departement, dessen Armee du mehr fürchtest, oder das mit den wenigsten Provinzialen zum Schutz seiner Grenze.',
    ],
  },
  'raise-provincials.choose': {
    asks: 'In welchem Departement hebst du Provinziale aus, oder frischst du alle auf?',
    does: {
      raise: 'Neue Einheiten treffen in diesem Departement ein, so viele seine Versammlung zulässt.',
      restore: 'Alle reduzierten Provinzialen dieses Departements werden auf volle Stärke aufgefrischt.',
    },
    weigh: [
      'Provinziale des Nordens marschieren auf Ticonderoga, die des Südens auf Ohio Forks: Heb sie aus, wo deine Anführer sind.',
      'Auffrischen lohnt sich, wo mehrere Einheiten reduziert sind.',
    ],
  },
  'recovering.recover': {
    asks: 'Du darfst eine Karte mit Truppen aus der Ablage auf die Hand nehmen.',
    does: {
      recover: 'Die Karte ist auf deiner Hand, und alle haben sie gesehen.',
      done: 'Du lässt die Karten, wo sie sind.',
    },
    weigh: [
      'Nimm die Karte, die am meisten Einheiten bringt, die noch kommen können. Ein Ereignis ist nichts wert, wenn seine Spielsteine alle im Spiel oder verloren sind.',
    ],
  },
  'bastions-repaired.choose': {
    asks: 'Welcher deiner belagerten Orte wird ausgebessert?',
    does: { repair: 'Der Belagerungsstand dort geht auf 0 zurück.' },
    weigh: ['Wähle den Ort, den der Feind als Nächstes stürmen könnte und den ein Entsatz noch erreichen kann.'],
  },
  'ministerial-crisis.discard': {
    asks: 'Die Krise kostet dich eine Karte, die Reguläre, Highlander oder Leichte Infanterie bringt oder auffrischt. Welche?',
    does: {
      discard: 'Die Karte kommt ohne Wirkung auf die Ablage.',
      none: 'Du hast keine solche Karte auf der Hand.',
    },
    weigh: [
      'Gib das Ereignis her, das du ohnehin nicht bald nutzen kannst: Kein Anführer ist nahe, keine Einheit ist reduziert, oder seine Bedingung ist nicht erfüllt.',
    ],
  },
  'vaudreuil-interferes.first': {
    asks: 'Zwei französische Anführer tauschen die Plätze. Wähle den ersten.',
    does: { exchange: 'Dieser Anführer ist einer der beiden.' },
    weigh: [
      'Nimm der Armee, die gleich handelt, ihren besten Anführer. Montcalm unter Indianern im Westen gewinnt keine Belagerung.',
    ],
  },
  'vaudreuil-interferes.second': {
    asks: 'Mit wem tauscht er den Platz?',
    does: { with: 'Die beiden Anführer tauschen die Plätze.' },
    weigh: [
      'Wähle einen fernen Anführer mit hoher Initiative oder niedriger Führung: Die Franzosen brauchen Karten, um den Tausch rückgängig zu machen.',
    ],
  },
  'small-pox.choose': {
    asks: 'Unter mehr als vier feindlichen Einheiten auf einem Feld brechen die Pocken aus. Wo?',
    does: {
      strike:
        'Es wird gewürfelt: Die Einheiten dort verlieren die Hälfte des Wurfs an Stufen, ab neun Einheiten den ganzen Wurf. Danach sind alle Indianer dort verloren.',
    },
    weigh: [
      'Ein Stapel ab neun Einheiten zahlt das Doppelte. Sonst wähle ein Feld mit Indianern oder eines, von dem der nächste Angriff kommt. Auch Belagerte sind nicht sicher [8.22].',
    ],
  },
  'small-pox.lose': {
    asks: 'Die Pocken kosten dich Stufen. Welche Einheit nimmt die nächste?',
    does: { lose: 'Eine volle Einheit wird reduziert, eine reduzierte eliminiert.' },
    weigh: [
      'Alle Indianer dort werden danach eliminiert: Lass sie die Stufen nehmen.',
      'Reduziere dann, was wiederkommen kann: Provinziale, Leichte Infanterie, Ranger [7.61].',
    ],
  },
  'card-exchange.offer': {
    asks: 'Gibst du eine zufällige Karte ab, um eine Karte British Regulars oder Highlanders aus der Ablage zu nehmen [14.6]?',
    does: {
      exchange: 'Eine zufällige Karte verlässt deine Hand; dann wählst du aus der Ablage.',
      keep: 'Deine Hand bleibt, wie sie ist.',
    },
    weigh: [
      'Es lohnt sich bei einer schwachen Hand. Mit mehreren Karten vom Wert 3 läufst du Gefahr, eine zu verlieren.',
    ],
  },
  'season.call': {
    asks: 'Die Briten haben in dieser Jahreszeit Surrender! abgegeben. Lässt du den Stapel neu mischen [14.6] [5.25]?',
    does: {
      reshuffle: 'Die ganze Ablage und die noch nicht gegebenen Karten werden der neue Nachziehstapel.',
      decline: 'Die Ablage bleibt, wie sie ist, bis der Nachziehstapel leer ist.',
    },
    weigh: ['Sieh dir die Ablage an: Mischen bringt alle Karten zurück, deine und die der anderen Seite.'],
  },
  'sealed-bids.bid': {
    asks: 'Beide bieten verdeckt auf die Seite, die als die bessere gilt. Wie viele SP ist sie dir wert [13.3]?',
    does: {
      bid: 'Ist dein Gebot das höhere, spielst du diese Seite, und der andere Spieler beginnt mit so vielen SP.',
    },
    weigh: [
      'Erfahrene Spieler bieten in Annus Mirabilis 1 oder 2 SP auf die Franzosen [13.3]. Biete so viel, dass dir beide Seiten recht sind.',
    ],
  },
  'open-bids.side': {
    asks: 'Du eröffnest das Bieten: Welche Seite willst du spielen [14.7]?',
    does: { favour: 'Du bietest auf diese Seite.' },
    weigh: ['In Annus Mirabilis spielen viele lieber die Franzosen.'],
  },
  'open-bids.open': {
    asks: 'Wie viele SP gibst du her, um diese Seite zu spielen?',
    does: {
      bid: 'Der andere Spieler kann mehr bieten, um diese Seite selbst zu spielen, oder annehmen und die andere spielen.',
    },
    weigh: ['Fang niedrig an: Erhöhen kannst du später.'],
  },
  'open-bids.answer': {
    asks: 'Der andere Spieler bietet auf eine Seite. Erhöhst du, oder nimmst du an und spielst die andere Seite?',
    does: {
      raise: 'Du bietest mehr SP, um diese Seite selbst zu spielen.',
      accept: 'Das Bieten endet. Du spielst die andere Seite, mit den gebotenen SP.',
    },
    weigh: ['Nimm an, sobald dir die SP mehr wert sind als die Seite.'],
  },
};
