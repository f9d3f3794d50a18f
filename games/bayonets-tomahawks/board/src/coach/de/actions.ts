import type { Coaching } from '../coaching.ts';

const MARCHING = {
  move: 'Die Truppe geht weiter auf dieses Feld. Sind dort Feinde oder Miliz, die sie nicht überwältigen kann, hält sie an und greift sie an [10.7].',
  drop: 'Diese Einheit bleibt hier und ist verbraucht.',
  pick: 'Diese Einheit schließt sich an. Die Verbindungen, die der Marsch schon genutzt hat, zählen auch für sie [10.2.1].',
} as const;

/** Chapters 9 to 12: raids, movement, landing, Construction. */
export const ACTIONS: Coaching = {
  'march.muster': {
    asks: 'Welche Einheiten des Stapels gehen?',
    does: { take: 'Diese Einheit geht mit.', done: 'Die Auswahl steht: Diese Einheiten brechen auf.' },
    weigh: [
      'Nimm Artillerie gegen Forts und Bastionen mit: Ohne sie kostet ein Fort zwei Abzüge [13.3.2], und Bastionen kannst du nicht treffen.',
      'Ein Kommandeur lässt leichte Einheiten oder Brigaden Würfe wiederholen, je nach seinen Zeichen [13.5].',
      'Lass eine Einheit auf einem eroberten besiedelten Feld: Gehen alle, fallen die Kontrolle und ihre SP an den Feind zurück [10.2].',
    ],
  },
  'march.onward': {
    asks: 'Wohin geht die Truppe weiter, oder hält sie hier an?',
    does: { ...MARCHING, stop: 'Der Marsch endet hier. Die Einheiten sind verbraucht.' },
    weigh: [
      'Feinde auf einem Feld halten dich auf, außer wenn dort kein Fort und keine Bastion steht und deine Seite mehr als dreimal so viele Einheiten hat [10.3.2].',
      'Betrittst du ein Dorf einer neutralen Nation, kämpft sie für den Rest der Partie auf der Seite des Feindes [8.0].',
      'Denk an den Rückzug: Geschlagene Angreifer gehen auf ein Feld zurück, von dem sie kamen, wenn es ihnen gehört und frei von Feinden ist [13.9.1].',
    ],
  },
  'march.stuck': {
    asks: 'Gemeinsam kommt diese Truppe nicht weg. Nimm die Auswahl zurück und geh mit weniger Einheiten, oder der Punkt ist verloren.',
    does: { ...MARCHING, stop: 'Die Einheiten bleiben hier, und der Punkt ist verloren.' },
    weigh: [
      'Drück „Zurücknehmen“, und wähle andere Einheiten. Oft sind es zu viele für die Verbindung [10.1], oder unter leichten Einheiten sind welche, die eine Straße brauchen [10.2].',
    ],
  },
  'raid.onward': {
    asks: 'Der Plünderer ist unterwegs. Macht er hier seinen Überfall, oder geht er weiter?',
    does: {
      raid: 'Ein Würfel entscheidet hier: Der Überfall gelingt oder misslingt [9.3]. Gelingt er Indianern, kommen sie in den Verlustkasten.',
      to: 'Der Plünderer geht weiter auf dieses Feld. Feindliche Einheiten dort würfeln, um ihn abzufangen [9.2].',
    },
    weigh: [
      'Jedes Feld mit feindlichen Einheiten kann den Überfall beenden, auch das Ausgangsfeld und das Ziel. Miliz allein fängt nicht ab.',
      'Jedes Feld kann im Jahr nur einmal mit Erfolg überfallen werden [9.0]. Besiedelte Felder bringen so viele Überfallpunkte wie ihr Wert, Außenposten und Forts in der Wildnis 1.',
    ],
  },
  'raid.intercepted': {
    asks: 'Der Plünderer ist abgefangen. Lässt du den Würfel durch Pursuit of Elevated Status noch einmal werfen?',
    does: {
      again: 'Der Würfel fällt noch einmal; das neue Ergebnis gilt.',
      accept: 'Der Überfall misslingt. Der Plünderer kehrt um und ist verbraucht.',
    },
    weigh: [
      'Mit dem neuen Wurf verlierst du nichts; misslingt dann der Überfall selbst, darfst du durch das Ereignis auch diesen Würfel noch einmal werfen.',
    ],
  },
  'raid.lacrosse': {
    asks: 'Ein britisches Fort hält dieses Feld allein. Nutzt du Staged Lacrosse Game für diesen Überfall?',
    does: {
      play: 'Gelingt der Überfall, kommt das Fort aus dem Spiel.',
      decline: 'Für den Überfall wird wie sonst gewürfelt; das Ereignis bleibt dir.',
    },
    weigh: [
      'Ist das Fort weg, hat dein Heer dort in der Schlacht zwei Abzüge weniger, mit Artillerie einen [13.3.2]. Nutze das Ereignis gegen das Fort, das dich am meisten stört.',
    ],
  },
  'raid.rolled': {
    asks: 'Der Überfall ist misslungen. Wirfst du den Würfel durch Pursuit of Elevated Status noch einmal?',
    does: {
      again: 'Der Würfel fällt noch einmal; das neue Ergebnis gilt.',
      accept: 'Der Überfall ist misslungen. Der Plünderer kehrt um und ist verbraucht.',
    },
    weigh: ['Würfle noch einmal: Bei einem misslungenen Überfall hast du nichts zu verlieren.'],
  },
  'sail.muster': {
    asks: 'Welche Flotten segeln, und welche Einheiten tragen sie?',
    does: {
      take: 'Diese Einheit fährt mit. Jede Flotte trägt vier Einheiten und beliebig viele Kommandeure [10.6].',
      done: 'Sie segeln in den Segelkasten.',
    },
    weigh: [
      'Einheiten im Segelkasten müssen zu Beginn deiner nächsten Aktionsphase landen, alle auf demselben Feld [10.6.1]. Nimm genug für eine Schlacht dort mit, gegen eine Festung auch Artillerie.',
      'Schon die Landung kostet einen Abzug [13.3.2].',
      'Mit einem doppelten Punkt dürfen sie in derselben Runde landen [7.3.4].',
    ],
  },
  'sail.ashore': {
    asks: 'Mit einem doppelten Segelpunkt darf der Stapel in derselben Aktion landen. Landet er jetzt?',
    does: {
      land: 'Du wählst ein Küstenfeld, und der Stapel landet dort sofort.',
      stay: 'Der Stapel wartet bis zu deiner nächsten Aktionsphase im Segelkasten.',
    },
    weigh: [
      'Landest du jetzt, überraschst du den Feind: Er hat vor der Schlacht höchstens noch eine Aktionsphase, um zu antworten.',
    ],
  },
  'landing.to': {
    asks: 'Alle Einheiten im Segelkasten landen zusammen: wo?',
    does: { land: 'Sie kommen dorthin und sind verbraucht. Sind dort Feinde, folgt eine Schlacht.' },
    weigh: [
      'Bis die Briten Louisbourg zum ersten Mal genommen haben, dürfen sie nur am Atlantik landen, in Louisbourg und in Neufundland [10.6.2].',
      'Eine Schlacht am Ort der Landung kostet dich einen Abzug [13.3.2]. Eine leere Küste neben dem Ziel kostet keinen, lässt dem Feind aber Zeit.',
      'Lass die Flotte beim Stapel: Sie ist eine Versorgungsquelle [14.1] und ein Weg für den Rückzug [13.9.2].',
    ],
  },
  'marshal.call': {
    asks: 'Welche Einheiten kommen von angrenzenden Feldern hierher?',
    does: { call: 'Diese Einheit kommt her und ist verbraucht.', done: 'Die Auswahl steht.' },
    weigh: [
      'Ein Punkt holt Einheiten von mehreren Feldern zusammen: So stellst du am schnellsten ein Heer auf.',
      'In einer Schlacht hier haben in dieser Runde alle deine Einheiten einen Abzug [13.3.2]. Sammle die Truppen dort, wo kein Feind ist, und greif in der nächsten Runde an.',
      'Lassen Einheiten ein erobertes besiedeltes Feld leer zurück, ist es verloren.',
    ],
  },
  'construction.choose': {
    asks: 'Was baut die Brigade [12.0]?',
    does: {
      begin: 'Beginnt hier ein Fort. In einer späteren Runde wird es vollendet.',
      build: 'Vollendet das Fort, das in einer früheren Runde begonnen wurde.',
      repair: 'Ein reduziertes Fort wird voll.',
      remove: 'Entfernt ein Fort oder ein begonnenes Fort: besser, als es dem Feind zu lassen.',
      road: 'Beginnt eine Straße auf diesem Pfad.',
      finish: 'Vollendet die Straße, die in einer früheren Runde begonnen wurde. Die Brigade geht sofort hinüber.',
    },
    weigh: [
      'Ein Fort verhindert, dass du überwältigt wirst, kostet Angreifer einen oder zwei Abzüge, und eine Einheit darf bei ihm überwintern [3.5].',
      'Eine Straße lässt Brigaden und eine einzige Artillerie durch, wo sonst nur leichte Einheiten gehen [10.1]. Auch die Versorgung führt über sie [14.1].',
      'Aber auch der Feind darf deine Straße nutzen und dein Fort in der Wildnis überfallen [9.0].',
    ],
  },
  'construction.join': {
    asks: 'Die Straße ist vollendet, und die Brigade geht hinüber. Wer geht mit?',
    does: { take: 'Auch diese Einheit geht hinüber und ist verbraucht.', go: 'Die Auswahl steht: Sie gehen hinüber.' },
    weigh: [
      'Acht Einheiten dürfen in einer Runde eine Straße benutzen, unter ihnen eine einzige Artillerie [10.1].',
      'Schick die Brigade nicht allein auf ein Feld, das der Feind erreichen kann.',
    ],
  },
};
