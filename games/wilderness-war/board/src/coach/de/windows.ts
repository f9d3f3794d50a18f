import type { Coaching } from '../coaching.ts';

const PASS =
  'Du behältst deine Karten. Du wirst jedes Mal gefragt, gleich, was du auf der Hand hast; so verrät die Frage nichts.';

/** 5.56 Response cards, by the moment at which they may be played. */
export const WINDOWS: Coaching = {
  'window.offer.battle-attacker': {
    asks: 'Du greifst an. Spielst du eine Karte, die die Schlacht ändert?',
    does: {
      pass: PASS,
      respond:
        'Ambush! verdoppelt in Wildnis und Gebirge deine Stärke, und du feuerst zuerst; Fieldworks ebnet die Feldschanzen des Verteidigers ein.',
    },
    weigh: [
      'Du spielst alle deine Karten, bevor der Verteidiger seine spielt [7.4]: Fieldworks hilft nicht gegen Feldschanzen, die er jetzt erst aufwirft.',
      'Spiel Ambush!, wo der Feind einen Regulären oder mehr als vier Einheiten hat: Dann bringt der Sieg 1 SP [7.81]. Legt auch er einen Hinterhalt, sind beide Karten verloren [7.56].',
    ],
  },
  'window.offer.battle-defender': {
    asks: 'Du wirst angegriffen. Spielst du eine Karte, die die Schlacht ändert?',
    does: {
      pass: PASS,
      respond:
        'Fieldworks schiebt die Angreifer eine Spalte niedriger; die Feldschanzen bleiben für spätere Schlachten [7.55]. Ambush! verdoppelt in Wildnis und Gebirge deine Stärke, und du feuerst zuerst.',
    },
    weigh: [
      'Gegen einen starken Angriff spart Fieldworks Stufen; gegen einen schwachen heb die Karte auf.',
      'Dein Ambush! hebt auch den des Feindes auf: Die Verdopplung zählt nur, wenn eine Seite ihn allein gespielt hat [7.56].',
    ],
  },
  'window.offer.enemy-sets-out': {
    asks: 'Eine feindliche Truppe bricht auf. Bremst du sie mit Foul Weather?',
    does: { pass: PASS, respond: 'Sie darf höchstens zwei Felder betreten und nicht über See gehen.' },
    weigh: [
      'Spiel die Karte vor einem Marsch, der weit reichen muss: vor einem Entsatz, einem Überfall tief in deinem Land, einer Landung. Siehst du erst, wohin er geht, ist es zu spät.',
    ],
  },
  'window.offer.setting-out': {
    asks: 'Deine Truppe bricht auf. Soll George Croghan sie führen?',
    does: { pass: PASS, respond: 'Auf diesem Marsch müssen deine gedrillten Truppen in der Wildnis nicht anhalten.' },
    weigh: [
      'Die Karte lohnt sich, wenn ein Feld mehr bis zum Feind reicht. Mit Hilfstruppen in der Truppe brauchst du keinen Führer [6.2].',
    ],
  },
  'window.offer.enemy-on-lakeshore': {
    asks: 'Der Feind ist an einem Seeufer entlang zu deiner Befestigung gekommen. Spielst du Lake Schooner?',
    does: { pass: PASS, respond: 'Er geht ein Feld zurück, und sein Marsch endet.' },
    weigh: [
      'Das gewinnt die Zeit einer ganzen Karte. Nutz sie, wenn dein Fort sonst belagert würde, bevor Hilfe kommen kann.',
      'Hilfstruppen, die sich durchschleichen, werden eliminiert, wenn sie auf ein Feld mit Feinden zurückmüssen [6.63].',
    ],
  },
  'window.offer.enemy-raids': {
    asks: 'Der Feind macht einen Überfall. Spielst du Blockhouses?',
    does: {
      pass: PASS,
      respond:
        'Bis zum Jahresende gilt für alle Überfälle auf dich, auch für diesen, die Spalte der Palisaden; dort verlieren Plünderer mehr Stufen.',
    },
    weigh: [
      'Je früher im Jahr, desto mehr Überfälle trifft die Karte. Unwahrscheinlicher macht sie das Gelingen eines Überfalls nicht.',
      'Spät im Jahr, wenn wenige Plünderer übrig sind, nutz lieber den Wert der Karte.',
    ],
  },
  'window.offer.siege-besieger': {
    asks: 'Gleich würfelst du für die Belagerung. Spielst du Coehorns & Howitzers?',
    does: {
      pass: PASS,
      respond: '+2 auf diesen Belagerungswurf, und +2 für dich bei einem Sturm in dieser Aktionsphase [9.13].',
    },
    weigh: [
      'Ohne die Karte brauchst du 3 für einen Stand und 6 für zwei; die Taktik deines Anführers wird addiert, die des Verteidigers abgezogen [8.231].',
      'Gegen eine Festung kann sie beide Stände auf einmal bringen, und der Sturm folgt mit den +2.',
    ],
  },
  'window.offer.siege-defender': {
    asks: 'Gleich würfelt der Feind für die Belagerung. Spielst du Coehorns & Howitzers?',
    does: {
      pass: PASS,
      respond: '−2 auf seinen Belagerungswurf, und +2 für dich, wenn er in dieser Aktionsphase stürmt [9.13].',
    },
    weigh: [
      'Am meisten zählt die Karte, wenn er den Stand für einen Sturm noch nicht erreicht hat. Hat er ihn schon, kannst du sie aufheben, bis er einen Sturm ansagt [8.24].',
      'Um sie zu spielen, brauchst du Reguläre bei der Belagerung.',
    ],
  },
  'window.offer.siege-roll': {
    asks: 'Dein Belagerungswurf steht an. Spielst du stattdessen Surrender!?',
    does: {
      pass: PASS,
      respond: 'Der Ort fällt sofort, ohne Sturm. Seine Besatzung zieht zu ihrer nächsten Befestigung ab.',
    },
    weigh: [
      'Das spart die Verluste eines Sturms und vielleicht mehrere Karten. Ein Sturm, der gelingt, würde dafür die Besatzung eliminieren [9.22].',
      'Ist die Karte gespielt, wird der Stapel am Ende der Jahreszeit neu gemischt [5.25].',
      'Louisbourg ergibt sich erst ab Belagerungsstand 1.',
    ],
  },
  'window.offer.assault-attacker': {
    asks: 'Du stürmst. Spielst du eine Karte?',
    does: { pass: PASS, respond: 'Coehorns & Howitzers gibt dir +2 bei diesem Sturm [9.13].' },
    weigh: [
      'Dein Ergebnis auf der Tabelle muss höher sein als seines [9.2]: +2 auf deinen Würfel macht oft den Unterschied.',
    ],
  },
  'window.offer.assault-defender': {
    asks: 'Der Feind stürmt. Spielst du eine Karte?',
    does: { pass: PASS, respond: 'Coehorns & Howitzers gibt dir +2 bei diesem Sturm [9.13].' },
    weigh: [
      'Bei Gleichstand hält der Ort [9.2]. Fällt er, wird die Besatzung eliminiert, und der Feind bekommt 2 SP für ein Fort, 3 für eine Festung [9.22].',
    ],
  },
  'window.offer.captured': {
    asks: 'Der Feind hat einen deiner Orte genommen. Spielst du Massacre!?',
    does: { pass: PASS, respond: 'Die Indianer des Feindes dort werden eliminiert, und du bekommst 1 SP.' },
    weigh: [
      'Die Karte passt nur hier: Unter den Eroberern auf dem Feld müssen gedrillte Truppen und Indianer sein. Sind sie es, gibt es selten eine bessere Verwendung.',
    ],
  },
};
