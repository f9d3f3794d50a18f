import type { LessonText } from '@carillon/lessons';

export const SAILING: LessonText = {
  title: 'Segeln und landen',
  about: 'Bring ein Heer von Halifax über die See, und lande es eine Runde später.',
  steps: {
    aim: {
      say: 'Du spielst die Briten. In Halifax liegen Boscawens Flotte, zwei Brigaden und Artillerie. Segeln braucht zwei Aktionsrunden: Mit einem Punkt kommt der Stapel in den Segelkasten, und zu Beginn deiner nächsten Aktionsphase landet er [10.6].',
    },
    card: {
      say: 'Nur mit einem Anker kann ein Stapel segeln. Karte 3 hat einen, Karte 2 hat keinen. Spiel Karte 3.',
      anchor: 'Karte 2 hat keinen Anker: In dieser Runde könnte niemand segeln. Spiel Karte 3.',
      other: 'Spiel Karte 3.',
    },
    sail: {
      say: 'Die Franzosen haben gehandelt. Jede Flotte trägt vier Einheiten und beliebig viele Kommandeure. Wähle Halifax, segle mit dem Punkt mit dem Anker, und nimm die Flotte, beide Brigaden und die Artillerie.',
      elsewhere: 'Dort ist keine Flotte. Segle aus Halifax.',
      raid: 'Zuerst die Flotte. Segle aus Halifax.',
      land: 'Damit marschierst du zu Lande. Louisbourg liegt auf einer Insel: Segle aus Halifax.',
      later: 'Zuerst die Flotte. Segle aus Halifax.',
      done: 'Dann bleibt die Flotte im Hafen. Segle aus Halifax.',
      other: 'Segle aus Halifax.',
    },
    'end-phase': {
      say: 'Der Stapel ist im Segelkasten und verbraucht. Mit deinen übrigen Punkten könntest du andere Stapel bewegen; beende in dieser Lektion die Aktionsphase.',
      raid: 'Ein Überfall ist möglich, aber in dieser Lektion geht es um die See. Beende die Phase.',
      other: 'Beende die Aktionsphase.',
    },
    'next-card': {
      say: 'Eine neue Aktionsrunde: Du hast eine Karte gezogen, und Karte 2 ist deine Reserve. Eine Landung kostet keinen Punkt, also genügt jede Karte. Behalte die bessere für die Belagerung: Spiel Karte 2.',
      keep: 'Karte 15 hat einen Anker: Sie kann in der nächsten Runde Verstärkung bringen. Behalte sie, und spiel Karte 2.',
      other: 'Spiel Karte 2.',
    },
    land: {
      say: 'Die Franzosen lassen dich anfangen. Vor allem anderen landet der ganze Segelkasten auf einem Küstenfeld einer eigenen Seezone [10.6]. Bis du Louisbourg nimmst, ist das der Atlantik; Louisbourg grenzt an ihn. Lande in Louisbourg.',
      home: 'Dann war die Fahrt umsonst. Lande in Louisbourg.',
      elsewhere:
        'Du darfst dort landen, aber die Festung öffnet dir alle Meere, sobald du sie hältst. Lande in Louisbourg.',
      other: 'Lande in Louisbourg.',
    },
    end: {
      say: 'Das Heer ist an Land, und in Louisbourg liegt ein Schlachtmarker. Ein Stapel, der gerade gelandet ist, hat in der Schlacht einen Abzug, und nur Artillerie trifft Bastionen: Bring das nächste Mal mehr mit. Gehört Louisbourg dir, ist jede Seezone deine eigene.',
    },
  },
};
