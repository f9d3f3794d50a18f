import type { Coaching } from '../coaching.ts';

/** Chapters 8 to 11: sieges, raids, going home, winter. */
export const SIEGES_AND_RAIDS: Coaching = {
  'siege.storm': {
    asks: 'Die Belagerung hat den Stand für einen Sturm erreicht. Stürmst du jetzt [8.24]?',
    does: {
      assault:
        'Beide Seiten feuern zugleich; du feuerst eine Spalte niedriger. Du gewinnst nur, wenn dein Ergebnis auf der Tabelle höher ist als seines [9.2].',
      wait: 'Die Belagerung bleibt auf diesem Stand. Du kannst später ohne neuen Belagerungswurf stürmen [9.11].',
    },
    weigh: [
      'Ein genommenes Fort bringt 2 SP, eine Festung 3; die Besatzung wird eliminiert [9.22].',
      'Auch ein leerer Ort feuert, auf Spalte 0 [9.2].',
      'Warte, wenn die Aussichten schlecht sind und kein Entsatz nahe ist: Bring mehr Einheiten, oder heb Coehorns & Howitzers für den Sturm auf.',
    ],
  },
  'relocation.to': {
    asks: 'Der Ort ist durch Surrender! gefallen. Wohin geht seine Besatzung?',
    does: { to: 'Die ganze Besatzung geht dorthin, zu einer der nächsten Befestigungen.' },
    weigh: [
      'Wähle die Befestigung, die der Feind als Nächstes bedroht, oder die, wo Einheiten über vier hinaus im Winter nicht leiden [11.1].',
    ],
  },
  'raid.militia': {
    asks: 'Der Feind überfällt eine Palisade in deinem Kulturland. Schickst du eine Milizeinheit gegen ihn [10.2]?',
    does: {
      deploy:
        'Diese Einheit kämpft in der Palisade gegen die Plünderer. Gewinnen sie, folgt der Überfall; verlieren sie, ziehen sie sich zurück.',
      decline: 'Niemand kommt. Der Überfall wird ausgewürfelt.',
    },
    weigh: [
      'Die Plünderer greifen die Palisade mit −1 an [7.54], und bei Gleichstand gewinnst du. Eine einzelne schwache Einheit wird oft geschlagen.',
      'Verlierst du, hat die Miliz nur Stufen verloren: Der Überfall wäre ohnehin gekommen.',
      'Zwei Milizeinheiten im Kasten geben allen Überfällen im Departement −1 [10.3]. Eine, die kämpft, geht dorthin zurück, wenn sie überlebt.',
    ],
  },
  'raid.lose': {
    asks: 'Der Überfall hat dich Stufen gekostet. Welche Einheit der Plünderer nimmt die nächste?',
    does: { lose: 'Eine volle Einheit wird reduziert, eine reduzierte eliminiert.' },
    weigh: [
      'Eliminierte Coureurs kommen nie wieder; Indianer und Ranger können durch eine Karte zurückkehren [7.61].',
      'Fällt die letzte Einheit eines Stammes, ist seine Siedlung nicht mehr verbündet und kann nicht überfallen werden [5.532].',
    ],
  },
  'go-home.go': {
    asks: 'Dieser Spielstein muss heimkehren: wohin?',
    does: {
      go: 'Indianer gehen in ihre Siedlung, andere zur nächsten eigenen Befestigung, die nicht belagert ist [10.42]. Indianer dürfen einem Anführer folgen, Anführer und Coureurs den Indianern.',
      stay: 'Der Spielstein bleibt, wo er ist.',
      lose: 'Der Spielstein wird eliminiert: Er kann nirgendwohin gehen, oder die Cherokee verlassen die Karte.',
    },
    weigh: [
      'Aus einer Siedlung nahe der Grenze können Indianer in der nächsten Jahreszeit wieder überfallen. In einer Befestigung müssen sie am Jahresende nicht heimgehen [10.4].',
      'Cherokee, die einen Überfall gemacht haben, sind verloren, wenn sie nicht einem britischen Anführer zu einer Befestigung folgen [10.422].',
      'Bring Anführer dorthin, wo sich die nächste Truppe sammelt.',
    ],
  },
  'attrition.eliminate': {
    asks: 'Winter: Die Hälfte der reduzierten gedrillten Einheiten hier wird eliminiert. Welche [11.2]?',
    does: { lose: 'Diese reduzierte Einheit wird eliminiert.' },
    weigh: [
      'Behalte Reguläre, wenn es geht: Sie kommen nie wieder, Provinziale und Leichte Infanterie dagegen können durch eine Karte zurückkehren [7.61].',
      'Vermeide das im nächsten Jahr: Lass gedrillte Truppen auf ursprünglich eigenem Kulturland überwintern, in Festungen, oder höchstens vier Einheiten in einem Fort oder einer Palisade [11.1].',
    ],
  },
  'militia-flees.lose': {
    asks: 'Ein Überfall erschreckt die Miliz dieses Departements: Welche Einheit verliert eine Stufe [14.2]?',
    does: { lose: 'Eine volle Einheit wird reduziert, eine reduzierte eliminiert.' },
    weigh: ['Behalte zwei Einheiten im Kasten, solange du kannst: Sie geben Überfällen im Departement −1 [10.3].'],
  },
};
