import type { LessonText } from '@carillon/lessons';

export const VICTORY: LessonText = {
  title: 'Sieg, und ein Plan für jede Seite',
  about: 'Gewinn 1755 in der letzten Runde, und sieh, worauf es für jede Seite ankommt.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, in der neunten und letzten Runde von 1755. Der Marker auf der Siegpunktleiste steht auf 2 für die Franzosen. Jeder Punkt, den eine Seite gewinnt, nimmt der anderen einen, und eine Null gibt es nicht: Auf 1 für die Franzosen folgt 1 für die Briten [18.1]. Am Ende dieses Jahres gewinnt eine Seite mit 1 oder mehr auf ihrer Hälfte.',
    },
    british: {
      say: 'Ein Plan für die Briten: Du hast mehr Truppen, und wenig Zeit. Sammle Brigaden mit Artillerie und einem Kommandeur, und öffne einen Weg nach Neufrankreich: über See nach Louisbourg, über Lake George nach Ticonderoga und Montréal, oder auf einer Straße nach Forks of the Ohio. Lass an der Grenze eine Einheit gegen Plünderer, und bau Forts, wo deine Truppen überwintern sollen.',
    },
    french: {
      say: 'Ein Plan für die Franzosen: Du hast wenige Brigaden, und viele leichte Einheiten. Mach jedes Jahr von der ersten Runde an Überfälle, wo niemand abfängt: Acht Überfallpunkte sind 1 SP. Kämpf hinter Forts und Bastionen, unterbrich die Versorgung von Heeren, die auf einer einzigen Straße kommen, und nimm für den Bonus ein besiedeltes Feld, wenn die Briten eines offen lassen.',
    },
    card: {
      say: 'Punkte kommen von Siegfeldern, von acht Überfallpunkten, vom Bonus des Jahres und vom Krieg in Europa. Du hast 7 Überfallpunkte und hältst ein Siegfeld, Chignectou. Du brauchst einen Überfall und ein zweites Feld. Karte 8 hat vier Punkte, Karte 16 drei. Spiel Karte 8.',
      fewer:
        'Nach dieser Runde ist das Jahr vorbei: Eine Karte in Reserve ist nichts mehr wert. Spiel die mit mehr Punkten.',
      other: 'Spiel Karte 8.',
    },
    'last-word': {
      say: 'Du hast die Initiative, 2 gegen 1. In der letzten Runde hat das letzte Wort, wer als Zweiter handelt: Was du dann nimmst, können die Franzosen nicht zurücknehmen. Lass die Franzosen zuerst spielen.',
      first: 'Dann nehmen die Franzosen vielleicht zurück, was du eroberst. Lass sie zuerst spielen.',
      other: 'Lass die Franzosen zuerst spielen.',
    },
    raid: {
      say: 'Die Franzosen haben nichts getan. Zuerst der Überfall: Ein Punkt mehr sind acht, und 1 SP. Von Lake George erreicht Rogers La Présentation, einen Außenposten ohne Verteidiger, über Sachenda’ga und Nihanawate, oder über Oneida Lake und Kahuahgo. Überfall es.',
      raider: 'Rogers hat das sicherste Ziel. Wähle ihn in Lake George.',
      guarded: 'Dort stehen Beaujeu und ein Fort und fangen Rogers vielleicht ab. Geh darum herum.',
      astray: 'Von dort ist La Présentation außer Reichweite. Geh über Sachenda’ga oder über Oneida Lake.',
      light: 'Damit ziehst du und bekommst keinen Überfallpunkt. Wähle den Überfall.',
      later: 'Zuerst der Überfall, mit dem leichten Punkt.',
      done: 'Dann endet das Jahr, und die Franzosen gewinnen. Mach zuerst den Überfall.',
      other: 'Überfall La Présentation mit Rogers.',
    },
    capture: {
      say: 'Der Überfall ist gelungen: acht Überfallpunkte, also steht es 1 für die Franzosen. Nun ein Siegfeld, mit Strahlen. Baye de Cataracouy, neben Oswego, ist leer. Marschiere mit der 50th & 51st durch einen Armeepunkt dorthin, und halt an.',
      anchor: 'Jeder Armeepunkt genügt; behalte den Anker, und nimm einen einfachen.',
      miramichy:
        'Von Chignectou führt nur ein Pfad nach Miramichy, und den kann eine Brigade nicht gehen. Marschiere aus Oswego.',
      elsewhere: 'Von dort ist kein leeres Siegfeld in Reichweite. Marschiere aus Oswego.',
      later: 'Damit nimmst du kein Feld. Marschiere aus Oswego.',
      plain: 'Das ist ein Heimatfeld der Franzosen, aber kein Siegfeld. Halt in Baye de Cataracouy an.',
      astray: 'Baye de Cataracouy liegt in der anderen Richtung.',
      short: 'Die Brigade ist noch nicht in Baye de Cataracouy.',
      done: 'Dann endet das Jahr, und die Franzosen gewinnen. Marschiere zuerst.',
      other: 'Marschiere von Oswego nach Baye de Cataracouy, und halt an.',
    },
    finish: {
      say: '1 für die Briten. Mit zwei Siegfeldern des Feindes bekommst du auch den Bonus des Jahres, 2 SP: Klick auf die Siegpunktleiste, um den Bonus jeder Seite zu lesen. Mehr Punkte gibt es jetzt nicht. Beende die Phase, und mit ihr das Jahr.',
      construct: 'Ein Fort bringt in diesem Jahr keinen Punkt. Beende die Phase.',
      other: 'Das bringt keinen Punkt. Beende die Phase.',
    },
    count: {
      say: 'Du hast gewonnen: 1 für die Überfälle, 1 für das Feld, 2 für den Bonus und 1 für den Krieg in Europa: Dein Marker, gezogen für eine verlorene französische Brigade, zeigt 1, und die Franzosen haben keinen [18.3]. Das sind 4 für die Briten. Spiel nun von der Startseite aus eine Partie: Dort stehen dir die Lektionen weiter offen.',
    },
  },
};
