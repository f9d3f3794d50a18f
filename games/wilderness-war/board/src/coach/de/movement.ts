import type { Coaching } from '../coaching.ts';

/** Chapter 6: marches, interception, avoiding battle. */
export const MOVEMENT: Coaching = {
  'march.intent': {
    asks: 'Die Truppe steht bei einer Belagerung: Treibt sie die Belagerung voran, stürmt sie, oder marschiert sie ab? Sie tut eines davon [5.36].',
    does: {
      march: 'Die Truppe zieht ab. Bleibt niemand draußen, endet die Belagerung, und ihr Stand geht verloren [8.232].',
      siege:
        'Würfle auf der Belagerungstabelle. 3 bis 5 erhöht den Stand um 1, 6 oder mehr um 2; Taktik und Karten zählen mit [8.231].',
      assault:
        'Stürme den Ort jetzt. Ein Fort kann ab Belagerungsstand 1 gestürmt werden, eine Festung ab Stand 2 [8.24].',
      sortie:
        'Die Belagerten kommen heraus und greifen die Belagerer an. Verlieren sie, gehen sie wieder hinein [8.252].',
      stop: 'Die Truppe tut nichts.',
    },
    weigh: [
      'Gleich nach einem Wurf, der den nötigen Stand erreicht, darfst du stürmen. Treib also erst die Belagerung voran, wenn der Stand noch fehlt.',
      'Bring mehr Stärke mit, bevor du stürmst: Du feuerst eine Spalte niedriger, und dein Ergebnis auf der Tabelle muss höher sein als seines [9.2].',
      'Je länger eine Belagerung dauert, desto mehr Zeit hat der Feind für einen Entsatz. Im Winter erleiden belagerte gedrillte Truppen Verluste [11.1].',
    ],
  },
  'march.onward': {
    asks: 'Wohin geht die Truppe weiter? Sie zieht Feld für Feld, oder gleich zu einem fernen Feld.',
    does: {
      move: 'Marschiert dorthin. Feinde neben dem Weg können abfangen; Feinde auf dem Feld werden angegriffen.',
      infiltrate:
        'Eine einzelne Einheit Hilfstruppen schleicht sich durch ein Feld mit Feinden. Einheiten dort können sie abfangen. Sie braucht genug Bewegung, um wieder hinauszukommen [6.61].',
      sail: 'Geht über See in einen anderen eigenen Hafen. Der Marsch ist damit zu Ende.',
      land: 'Landet von See her mit Amphibious Landing, in einer Schlacht mit −1 [7.54].',
      drop: 'Dieser Spielstein bleibt für den Rest der Aktionsphase hier. Hilfstruppen, die an einem Ziel zurückbleiben, überfallen es [10.13].',
      stop: 'Der Marsch endet hier. Steht es an, beginnt eine Belagerung, oder Hilfstruppen machen einen Überfall.',
    },
    weigh: [
      'Denk an den Rückweg. Gedrillte Truppen, die eine Schlacht verlieren, dürfen sich nur in Kulturland oder zu einer eigenen Befestigung zurückziehen, Angreifer nur dorthin, woher sie kamen; sonst werden sie eliminiert [7.92].',
      'Mit Booten kommt eine Truppe auf Flüssen und Seen bis zu neun Felder weit [6.3].',
      'In der Wildnis können nur einzelne Hilfstruppen eine einzelne Einheit Hilfstruppen abfangen [6.721]: Dort sind Plünderer am sichersten.',
      'Lass deine eigene Festung nicht leer: Ein Feind mit gedrillten Truppen kann hineinmarschieren und sie belagern.',
    ],
  },
  'march.whichRaid': {
    asks: 'Mehrere Überfälle stehen an: Welcher kommt zuerst?',
    does: { raid: 'Die Hilfstruppen auf diesem Feld machen jetzt ihren Überfall.' },
    weigh: [
      'Die Reihenfolge ist selten wichtig. Einmal gespielt, gelten Blockhouses auch gegen die Überfälle danach. Mach zuerst den Überfall, der dir am wichtigsten ist.',
    ],
  },
  'interception.ask': {
    asks: 'Ein Feind betritt ein Feld neben deinen Einheiten, oder er schleicht sich durch ihres. Willst du abfangen? Du darfst es einmal versuchen, mit einer Truppe oder Einheit [6.72].',
    does: {
      decline: 'Niemand versucht es, und der Feind zieht weiter.',
      lead: 'Wähle eine Truppe unter diesem Anführer. Es gelingt bei 4 oder mehr; seine Taktik zählt mit [6.71].',
      send: 'Diese Einheit versucht es allein. Es gelingt bei 4 oder mehr.',
    },
    weigh: [
      'Gelingt es, muss der Feind dich dort angreifen: Er ist der Angreifer, bei Gleichstand gewinnst du, und zurück kann er nur, woher er kam.',
      'Nach einem Versuch, ob er gelingt oder nicht, kann keine deiner Einheiten in dem Feld, das der Feind betritt, der Schlacht ausweichen [6.85]. Wem er misslingt, der kann es bei diesem Marsch auch anderswo nicht [6.84].',
      'Mach dafür kein Fort leer, und stell keine schwache Einheit vor eine große Truppe. Gegen Plünderer genügt eine starke Einheit.',
    ],
  },
  'avoid.ask': {
    asks: 'Eine feindliche Truppe greift gleich dieses Feld an. Hältst du stand, oder versuchst du auszuweichen?',
    does: {
      stand: 'Niemand geht. Die Schlacht findet hier statt.',
      lead: 'Wähle eine Truppe unter diesem Anführer. Sie weicht bei 4 oder mehr aus; seine Taktik zählt mit [6.8].',
      send: 'Diese Einheit weicht bei 4 oder mehr aus. Misslingt es, kämpft sie mit den anderen.',
    },
    weigh: [
      'Weich einer Schlacht aus, die du wohl verlierst, vor allem mit einem Regulären oder mehr als vier Einheiten: Die Niederlage kostet 1 SP.',
      'In Wildnis und Gebirge weichen Hilfstruppen ohne Wurf aus, wenn die Angreifer keine Hilfstruppen haben.',
      'Gehen alle, kann der Feind weitermarschieren, außer wenn hier eine Befestigung von dir steht [6.82]. Deckt das Feld einen Weg, kann Standhalten richtig sein.',
      'Nach einem Versuch, ob er gelingt oder nicht, kannst du bei diesem Marsch nicht mehr in dieses Feld abfangen [6.85].',
    ],
  },
  'avoid.to': {
    asks: 'Du bist ausgewichen: auf welches Feld?',
    does: { to: 'Die Truppe geht dorthin.' },
    weigh: [
      'Wähle ein Feld, auf das der Feind nicht als Nächstes will, oder eines mit einer Befestigung. Folgt er dir, kannst du es noch einmal versuchen [6.82].',
      'Gedrillte Truppen stehen gut, wo sie sich noch einmal zurückziehen können: neben Kulturland und eigenen Befestigungen.',
    ],
  },
};
