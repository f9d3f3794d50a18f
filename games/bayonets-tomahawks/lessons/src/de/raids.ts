import type { LessonText } from '@carillon/lessons';

export const RAIDS: LessonText = {
  title: 'Überfälle',
  about: 'Schick Indianer und leichte Truppen gegen die Grenze, und sieh, wie ein Plünderer abgefangen wird.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, im Jahr 1755. Ein Überfall kostet einen leichten Punkt oder einen Indianerpunkt: Eine leichte Einheit geht bis zu drei Felder weit zu einem feindlichen Heimatfeld oder Fort, überfällt es und ist gleich wieder zurück [9.1]. Jedes Feld wird im Jahr nur einmal überfallen. Acht Überfallpunkte sind 1 SP.',
    },
    card: {
      say: 'Auch die neue Indianerkarte wird immer gespielt; diese hat zwei Indianerpunkte. Spiel dazu Karte 22, die einen leichten Punkt hat.',
      light:
        'Der erste Punkt von Karte 23 könnte auch ein Heer bewegen: Behalte sie. Für einen Überfall genügt der leichte Punkt von Karte 22.',
      other: 'Spiel Karte 22.',
    },
    delaware: {
      say: 'Die Briten, mit der höheren Initiative, lassen dich anfangen. Zuerst kommen die Indianerpunkte. Wähle die Delaware in Kithanink, dann den Überfall. Geh über Assunepachla nach Ray’s Town, und überfall es: Auf dem Weg ist kein Feind.',
      raider: 'Diese Nation hat ihre eigenen Ziele. Hier gehen die Delaware zuerst.',
      astray: 'Von dort ist Ray’s Town außer Reichweite. Fang noch einmal an, über Assunepachla.',
      march: 'Damit bewegst du Indianer ohne Überfall. Wähle den Überfall.',
      done: 'Die Indianerpunkte wären verloren. Wähle die Delaware.',
      other: 'Wähle die Delaware und ihren Überfall.',
    },
    abenaki: {
      say: 'Der Treffer mit Dreieck war ein Erfolg: 1 Überfallpunkt. Erfolgreiche Indianer kommen mit ihrer Beute in den Verlustkasten und im Winter zurück. Nun die Abénaki in Les Trois-Rivières: über Mamhlawbagok und Goasek nach Number Four.',
      raider: 'Diese Nation hat ihre eigenen Ziele. Hier gehen als Nächste die Abénaki.',
      astray: 'Von dort ist Number Four außer Reichweite. Fang noch einmal an, über Mamhlawbagok und Goasek.',
      march: 'Damit bewegst du Indianer ohne Überfall. Wähle den Überfall.',
      done: 'Der zweite Indianerpunkt wäre verloren. Wähle die Abénaki.',
      other: 'Wähle die Abénaki und ihren Überfall.',
    },
    hold: {
      say: 'Ein Fehlschuss: Die Abénaki kamen ohne Beute heim und dürfen es in einer späteren Runde noch einmal versuchen. Nun deine eigene Karte. Als Erster Spieler darfst du einen Punkt für die Reaktion behalten, wenn die Briten gehandelt haben [7.3]. Behalte hier keinen.',
      hold: 'Ein behaltener Punkt kommt zuletzt und findet vielleicht nichts zu tun. Behalte in dieser Lektion keinen.',
      other: 'Behalte keinen Punkt.',
    },
    light: {
      say: 'Lignery steht in Forks of the Ohio. Schick ihn mit dem leichten Punkt über Mekekasink nach Wills Creek. Dort ist Washington: Eine leichte Einheit auf dem Feld fängt leichter ab als jede andere [9.2].',
      raider: 'Er hat andere Ziele. Schick diesmal Lignery.',
      astray: 'Das ist nicht der Weg nach Wills Creek. Fang noch einmal an, über Mekekasink.',
      march: 'Damit ziehst du und überfällst niemanden. Wähle den Überfall.',
      later: 'Zuerst der Überfall von Lignery.',
      done: 'Der leichte Punkt wäre verloren. Wähle Lignery.',
      other: 'Wähle Lignery und seinen Überfall.',
    },
    end: {
      say: 'Washington hat ihn abgefangen: Der Überfall ist misslungen, und Lignery ist zurück in Forks of the Ohio, verbraucht. Wähle Ziele ohne Feinde auf dem Weg. Unter „Auf der Karte zeigen“ siehst du, wohin Plünderer kommen.',
    },
  },
};
