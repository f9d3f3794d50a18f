import type { Coaching } from '../coaching.ts';

/** Chapter 7: cards, the Action Phase, events. */
export const CARDS: Coaching = {
  'year-start.keep': {
    asks: 'Das Jahr beginnt. Du hast zwei Karten gezogen: Welche behältst du als Reserve [7.1]?',
    does: { keep: 'Diese Karte wird deine Reserve. Die andere wird abgeworfen, und niemand sieht sie.' },
    weigh: [
      'In jeder Runde wählst du zwischen der Reserve und einer neuen Karte. Behalte ein Ereignis oder eine Art von Aktionspunkt, für die du den Augenblick selbst bestimmen willst.',
      'In den ersten drei Runden, der Aufbauzeit, haben die Karten wenige Punkte [4.2].',
    ],
  },
  'action-round.choose': {
    asks: 'Welche deiner zwei Karten spielst du in dieser Runde? Die andere bleibt deine Reserve [7.1].',
    does: { play: 'Die Karte wird verdeckt gespielt; alle Karten werden zugleich aufgedeckt.' },
    weigh: [
      'Achte auf drei Dinge: die Aktionspunkte und ihre Art, das Ereignis und die Initiative. Die höhere Initiative bestimmt, wer zuerst spielt; bei Gleichstand haben sie die Franzosen.',
      'Die Franzosen spielen auch immer die neue Indianerkarte: Ihre Punkte gelten für Indianer allein [7.1].',
      'Behalte einen Punkt Segeln/Armee für die Runde, in der Schiffe und Truppen beisammen sind.',
    ],
  },
  'action-round.initiative': {
    asks: 'Du hast die Initiative: Wer spielt in dieser Runde zuerst?',
    does: {
      first: 'Diese Seite spielt ihre Aktionsphase zuerst. Sie darf einen Punkt für die Reaktion behalten [7.3.6].',
    },
    weigh: [
      'Als Erster schlägst du zu, bevor der Feind sich verstärkt, und darfst einen Punkt behalten, um ihm zu antworten.',
      'Als Zweiter siehst du, was er tut, und er kann mit höchstens einem Punkt der Reaktion antworten.',
      'Schlachten folgen auf beide Aktionsphasen [7.1]. Wer zu Beginn der Runde auf einem Feld war, verteidigt es [13.1].',
    ],
  },
  'action-phase.act': {
    asks: 'Gib einen Aktionspunkt aus. Für jeden führt ein Stapel eine Aktion aus, und jede Einheit handelt in einer Runde nur einmal [7.3].',
    does: {
      raid: 'Schickt eine einzelne leichte Einheit zum Überfall auf ein Feld, das bis zu drei Verbindungen entfernt ist, mit einem doppelten Punkt sechs [9.1]. Dann kehrt sie an ihren Ausgangsort zurück; eine erfolgreiche Indianereinheit kommt bis zum Winter in den Verlustkasten [9.3].',
      indian:
        'Bewegt eine Indianereinheit, oder Indianer einer Nation, bis zu drei Verbindungen weit, mit einem doppelten Punkt sechs [7.3.2].',
      light:
        'Bewegt leichte Einheiten bis zu drei Verbindungen weit, mit einem doppelten Punkt sechs, auch über Pfade. Ein Kommandeur darf auf Hauptstraßen und Straßen mitgehen [10.5].',
      army: 'Bewegt Einheiten aller Arten: Brigaden und Artillerie bis zu zwei Verbindungen auf Hauptstraßen und Straßen, leichte Einheiten drei, mit einem doppelten Punkt doppelt so weit [10.4].',
      forced: 'Armeebewegung, bei der alle außer leichten Einheiten einen Bewegungspunkt mehr haben.',
      sail: 'Bringt Flotten mit je bis zu vier Einheiten in den Segelkasten. Sie landen zu Beginn deiner nächsten Aktionsphase [10.6].',
      marshal:
        'Holt Einheiten von allen angrenzenden Feldern auf dieses. Folgt dort eine Schlacht, hat deine Seite einen Abzug [11.0].',
      construct: 'Eine Brigade arbeitet an einem Fort oder einer Straße. Beides dauert zwei Runden [12.0].',
      done: 'Die Phase endet. Punkte, die du nicht ausgegeben hast, verfallen.',
    },
    weigh: [
      'Ein doppelter Punkt bringt seine Einheiten bis zu doppelt so weit; segeln sie damit, dürfen sie in derselben Runde landen [7.3.4].',
      'Acht Überfallpunkte sind 1 SP [9.3]. Siegfelder sind mehr wert, aber du musst sie halten.',
      'Sammle deine Kräfte vor dem Angriff: Mit mehr als dreimal so vielen Einheiten überwältigst du den Feind ohne Schlacht, wenn dort kein Fort und keine Bastion steht [10.3.2].',
      'In einer Runde dürfen nur vier Einheiten einer Seite einen Pfad benutzen, acht eine Straße, sechzehn eine Hauptstraße [10.1].',
      'Bleib versorgt: Ein Stapel ohne Versorgung hat einen Abzug in der Schlacht und darf nicht bauen [14.1.1].',
    ],
  },
  'action-phase.frenzy': {
    asks: 'Construction Frenzy: Baust du noch einmal, ohne einen Punkt auszugeben?',
    does: {
      construct: 'Diese Brigade baut, auch wenn sie gerade erst gebaut hat.',
      decline: 'Du baust nicht noch einmal.',
    },
    weigh: [
      'Dieselbe Brigade darf vollenden, was sie gerade begonnen hat, in einer Runde statt in zweien [12.0]. Jede andere beginnt ein Werk, oder vollendet eines aus einer früheren Runde.',
    ],
  },
  'action-phase.spend': {
    asks: 'Du spielst zuerst. Behältst du einen Punkt deiner Karte für die Reaktion [7.3.6]?',
    does: {
      hold: 'Diesen Punkt gibst du erst nach der Aktionsphase des Feindes aus.',
      none: 'Du gibst alle Punkte jetzt aus.',
    },
    weigh: [
      'Mit dem Punkt kannst du ein Feld verstärken, das der Feind gerade angegriffen hat, denn die Schlachten kommen erst danach. So nützt er am meisten.',
      'Behalte keinen, wenn du jetzt alle Punkte brauchst, um dein Ziel vor dem Feind zu erreichen.',
    ],
  },
  'pick-event.pick': {
    asks: 'Das Ereignis nennt eine Art von Einheiten. Wähle die Einheit, die es betrifft.',
    does: { pick: 'Das Ereignis betrifft diese Einheit.' },
    weigh: [
      'Ist es dein Verlust, gib eine reduzierte Einheit her, oder eine fern der Front; eine verlorene Brigade aus dem Mutterland bringt dem Feind einen Marker Krieg in Europa [13.4.3].',
      'Ist es der Verlust des Feindes, nimm die Indianer, die deinen Außenposten am nächsten sind.',
    ],
  },
  'pick-event.village': {
    asks: 'Die Einheit kommt aus dem Verlustkasten zurück: in welches Dorf?',
    does: {
      to: 'Die Einheit kommt in dieses Dorf.',
      none: 'Kein Dorf steht offen; die Einheit bleibt im Verlustkasten.',
    },
    weigh: ['Wähle das Dorf, von dem aus sie mit drei Verbindungen die meisten Ziele erreicht.'],
  },
  'stack-event.pick': {
    asks: 'Das Ereignis betrifft einen Stapel. Welchen?',
    does: { stack: 'Das Ereignis betrifft alle Einheiten dieses Stapels.', none: 'Du wählst keinen Stapel.' },
    weigh: [
      'Beim Feind nimm den Stapel, der gleich angreifen wird, bei dir den, dessen Marker in der nächsten Schlacht am meisten schadet.',
    ],
  },
  'round-up.choose': {
    asks: 'Frisch bis zu zwei deiner reduzierten Einheiten auf, oder hol eine Einheit aus dem Verlustkasten zurück.',
    does: {
      flip: 'Diese Einheit ist wieder voll.',
      place: 'Die Einheit kommt voll auf dieses Feld zurück.',
      done: 'Du nimmst keine weitere.',
    },
    weigh: [
      'Artillerie ist oft am meisten wert: Sie allein kann Bastionen treffen [3.4].',
      'Reduzierte Einheiten derselben Art werden vor einer Schlacht und im Winter auch zusammengelegt [13.2.3]: Frisch die auf, für die das nicht geht.',
    ],
  },
  'rear-admiral.choose': {
    asks: 'Eine britische Flotte trifft früher ein: in welchem Hafen?',
    does: {
      place: 'Diese Flotte kommt dorthin. Ein Stapel dort ist nicht mehr in Flucht und nicht mehr ohne Versorgung.',
      none: 'Keine Flotte trifft früher ein.',
    },
    weigh: [
      'Wähle den Hafen, in dem Truppen auf die Abfahrt warten oder ein Stapel Versorgung braucht: Eine Flotte ist eine Versorgungsquelle [14.1].',
    ],
  },
  'points-lost.lose': {
    asks: 'Der Nachschub verspätet sich und kostet dich einen Aktionspunkt. Welchen?',
    does: { lose: 'Diesen Punkt kannst du in dieser Runde nicht nutzen.' },
    weigh: ['Gib einen Punkt der Art her, für die du die wenigsten Einheiten bereit hast.'],
  },
  'warships.close': {
    asks: 'Deine Kriegsschiffe sperren den Briten für diese Runde eine Hauptstraße an den Seen. Welche?',
    does: {
      close: 'Britische Einheiten dürfen diese Hauptstraße in dieser Runde nicht benutzen.',
    },
    weigh: ['Sperr den Weg, der vom größten britischen Stapel zu deinem Fort oder Siegfeld führt.'],
  },
};
