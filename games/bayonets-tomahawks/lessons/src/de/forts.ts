import type { LessonText } from '@carillon/lessons';

export const FORTS: LessonText = {
  title: 'Forts, Straßen und Festungen',
  about: 'Vollende ein Fort und eine Straße, und brich die Bastionen von Louisbourg.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, im Jahr 1757. Eine Brigade darf mit einem Armeepunkt bauen. Ein Fort oder eine Straße braucht zwei Aktionsrunden: eine, um zu beginnen, und eine, um zu vollenden [12.0]. In Winchester ist ein Fort begonnen, in Ray’s Town eine Straße, und dein Heer hat in Louisbourg eine Runde lang gekämpft. Zwei Armeepunkte sind übrig.',
    },
    fort: {
      say: 'Ein Fort würfelt in der Schlacht, verhindert das Überwältigen, kostet Angreifer einen Abzug und lässt eine Einheit bei sich überwintern. Wähle die Brigade Virginia in Winchester, bau mit ihr, und vollende das Fort.',
      later: 'Diese Brigade baut im nächsten Schritt die Straße. Wähle die in Winchester.',
      elsewhere: 'Dort ist kein Fort begonnen. Wähle die Brigade in Winchester.',
      remove: 'Damit entfernst du das begonnene Fort. Vollende es.',
      army: 'Dann wird nichts gebaut. Wähle die Brigade in Winchester, und bau.',
      marshal: 'Dann wird nichts gebaut. Wähle die Brigade in Winchester, und bau.',
      done: 'Dann sind die Punkte verloren. Bau zuerst in Winchester.',
      other: 'Vollende das Fort in Winchester.',
    },
    road: {
      say: 'Über einen Pfad gehen nur leichte Einheiten. Eine Straße auf ihm trägt in einer Runde 8 Einheiten, auch Brigaden und eine Artillerie. Von Ray’s Town führt eine nach Loyalhanna, neben Forks of the Ohio. Bau mit der 22nd & 28th, und vollende die Straße.',
      elsewhere: 'Dort ist keine Straße begonnen. Wähle die Brigade in Ray’s Town.',
      begin: 'Damit beginnst du ein Fort. Vollende die Straße nach Loyalhanna.',
      road: 'Damit beginnst du eine andere Straße. Vollende die nach Loyalhanna.',
      army: 'Ohne Straße kommt außer Armstrong niemand weiter nach Westen. Bau in Ray’s Town.',
      marshal: 'Dann wird die Straße nicht gebaut. Bau in Ray’s Town.',
      done: 'Dann ist der Punkt verloren. Bau zuerst in Ray’s Town.',
      other: 'Vollende die Straße nach Loyalhanna.',
    },
    cross: {
      say: 'Die Brigade geht sofort über die neue Straße, und andere aus ihrem Stapel, die nicht verbraucht sind, dürfen mitgehen. In Forks of the Ohio steht ein Fort, also nimm die Artillerie und Bradstreet mit. Armstrong bleibt und bewacht Ray’s Town.',
      few: 'Gegen ein Fort brauchst du Artillerie und einen Kommandeur. Nimm beide mit.',
      empty: 'Dann steht Ray’s Town Plünderern offen. Lass Armstrong dort.',
      other: 'Nimm die Artillerie und Bradstreet mit, und geh hinüber.',
    },
    artillery: {
      say: 'Die Phase ist vorbei; jetzt geht die Schlacht von Louisbourg weiter. Zwei Bastionen, beide schon reduziert, halten die Festung. Solange eine steht, bleiben die Verteidiger, auch wenn sie verlieren [3.4]. Nur Artillerie trifft Bastionen. Mit zwei Flotten dort darfst du eine gegen Artillerie tauschen [13.2.2]. Tu das.',
      keep: 'Eine Flotte kann keine Bastion treffen. Mit einer Artillerie mehr stehen deine Aussichten viel besser. Tausch eine Flotte.',
      other: 'Tausch eine der Flotten.',
    },
    reroll: {
      say: 'Deine Royal Americans haben eine Flagge geworfen, die 27th & 55th einen Fehlschuss. Wolfe darf drei Würfe wiederholen lassen, aber nur für Quadrate: Der Artillerie kann er nicht helfen. Wiederhol den Fehlschuss.',
      done: 'Seine Wiederholungen gelten nur für Quadrate, und danach würfelt kein Quadrat mehr. Wiederhol den Fehlschuss.',
      other: 'Wiederhol den Wurf der 27th & 55th.',
    },
    end: {
      say: 'Zwei Treffer der Artillerie haben beide Bastionen gebrochen, und du hast mit 5 zu 1 gewonnen. Das allein schlägt den Feind in die Flucht; mit der letzten Bastion verlieren die Verteidiger alle Einheiten, die keine leichten sind. Louisbourg gehört dir, 3 SP, und von jetzt an steht dir jede Seezone offen. Die Festung ist nur noch ein besiedeltes Feld: Bastionen werden nie wieder gebaut.',
    },
  },
};
