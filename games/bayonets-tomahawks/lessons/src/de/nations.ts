import type { LessonText } from '@carillon/lessons';

export const NATIONS: LessonText = {
  title: 'Indianernationen und Kontrolle',
  about:
    'Gewinn die Irokesen durch eine Karte, nimm einen Außenposten, mach aus einem Dorf einen Überfall, und lass die Cherokee in Frieden.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, in der Feldzugszeit von 1755. Die meisten Indianereinheiten sind von Anfang an französisch; jede gehört zu einem Dorf [2.1]. Zwei Nationen sind neutral: die Irokesen mit drei Dörfern und die Cherokee mit zweien. Eine Nation, die sich einer Seite anschließt, bleibt bis zum Ende der Partie bei ihr [8.1].',
    },
    card: {
      say: 'Ereignisse auf vier Karten gewinnen eine Nation. Deine Karte 38 gewinnt die Irokesen, wenn du mindestens 4 SP hast: Der Marker steht auf 4 für die Franzosen. Das Ereignis tritt zu Beginn der Runde ein. Spiel Karte 38.',
      ambush: 'Dieses Ereignis hilft in einer Schlacht, und du hast keine. Spiel Karte 38, solange du 4 SP hast.',
      other: 'Spiel Karte 38.',
    },
    first: {
      say: 'Die Initiative steht 1 gegen 1. Bei Gleichstand hast du sie. Das Ereignis tritt auf jeden Fall ein; aber deine neuen Indianer können nur dann vor den Briten handeln, wenn du zuerst spielst. Spiel zuerst.',
      second: 'Dann greifen die Briten die Dörfer vielleicht an, bevor die Irokesen handeln. Spiel zuerst.',
      other: 'Wähle die Franzosen als Ersten Spieler.',
    },
    control: {
      say: 'Die Irokesen haben sich angeschlossen: In jedem ihrer Dörfer steht eine Einheit. Deine Indianerkarte hat zwei Punkte; jeder aktiviert eine Indianereinheit, oder Einheiten einer Nation in einem Stapel [7.3.2]. Beweg die Einheit von Oquaga nach Oneida Lake, und halt an. Niemand bewacht diesen Außenposten, also kontrollierst du ihn sofort.',
      raid: 'Ein Überfall bringt keine Kontrolle. Wähle „Indianer bewegen“ in Oquaga.',
      elsewhere: 'Oneida Lake liegt neben Oquaga. Wähle dort „Indianer bewegen“.',
      militia: 'Dort würde Miliz gegen die Einheit kämpfen. In Oneida Lake ist keine.',
      astray: 'Oneida Lake liegt in der anderen Richtung.',
      short: 'Die Einheit ist noch nicht in Oneida Lake.',
      done: 'Dann sind die Indianerpunkte verloren. Wähle „Indianer bewegen“ in Oquaga.',
      other: 'Beweg die Irokesen von Oquaga nach Oneida Lake, und halt an.',
    },
    raid: {
      say: 'Oneida Lake ist jetzt französisch, und die Hauptstraße von Albany nach Oswego ist unterbrochen. Ein besiedeltes Feld gehörte dir nur, solange du dort bleibst; ein Außenposten bleibt dir. Nun mach einen Überfall mit der Einheit in Kanistioh. Über Cawichnowane erreicht sie mit drei Feldern Carlisle oder Easton: Jedes hat Wert 2.',
      raider: 'Diese Einheit erreicht schlechtere Ziele. Wähle die Irokesen in Kanistioh.',
      astray: 'Von dort ist weder Carlisle noch Easton in Reichweite. Geh über Cawichnowane.',
      poor: 'Dieser Außenposten hat Wert 1. Carlisle und Easton haben 2: Geh ein Feld weiter.',
      march: 'Damit ziehst du ohne Überfall. Wähle den Überfall.',
      done: 'Dann ist der zweite Punkt verloren. Mach einen Überfall mit den Irokesen in Kanistioh.',
      other: 'Überfall Carlisle oder Easton mit den Irokesen in Kanistioh.',
    },
    hold: {
      say: 'Der Überfall ist gelungen: 2 Überfallpunkte. Die Einheit liegt in deinem Verlustkasten. Im Winter kommt sie in ein Dorf zurück, außer wenn der Feind es kontrolliert. Nun deine eigene Karte: Als Erster Spieler darfst du einen Punkt für die Reaktion behalten. Behalte keinen.',
      hold: 'Eine Reaktion ist am meisten wert, wenn der Feind etwas bedroht. Behalte hier keinen Punkt.',
      other: 'Behalte keinen.',
    },
    neutral: {
      say: 'Villiers steht in Keninsheka, neben Chote, einem Dorf der neutralen Cherokee. Wer ein solches Dorf betritt, bringt dessen Nation auf der anderen Seite in den Krieg [8.0]. Bring ihn lieber heim: mit dem leichten Punkt über Tu-Endie-Wei nach Forks of the Ohio, und halt an.',
      village:
        'Betritt er Chote, schließen sich die Cherokee sofort den Briten an, mit einer Einheit in jedem Dorf. Geh über Tu-Endie-Wei.',
      elsewhere: 'Villiers ist in Keninsheka. Wähle dort „Leichte Bewegung“.',
      raid: 'Nur Villiers soll ziehen. Wähle „Leichte Bewegung“ in Keninsheka.',
      later: 'Zuerst der leichte Punkt. Wähle „Leichte Bewegung“ in Keninsheka.',
      astray: 'Das ist nicht der Weg nach Forks of the Ohio.',
      pick: 'Die anderen sind, wo sie hingehören. Halt hier an.',
      short: 'Villiers ist noch nicht in Forks of the Ohio.',
      done: 'Dann sind die Punkte verloren. Wähle „Leichte Bewegung“ in Keninsheka.',
      other: 'Beweg Villiers nach Forks of the Ohio, und halt an.',
    },
    end: {
      say: 'Du kennst beide Wege, auf denen eine Nation in den Krieg kommt: durch ein Ereignis, oder weil ein Feind ihr Dorf betritt. Nimm Dörfer des Feindes, damit seine Indianer über den Winter im Verlustkasten bleiben. Helfen Indianer, einen Angriff auf ein Fort oder ein besiedeltes Feld zu gewinnen, geht eine ihrer Einheiten heim [13.7].',
    },
  },
};
