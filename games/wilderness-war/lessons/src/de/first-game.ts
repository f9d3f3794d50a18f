import type { LessonText } from '@carillon/lessons';

export const FIRST_GAME: LessonText = {
  title: 'Erste Partie',
  about: 'Spiel vier Karten als Franzosen: marschieren, kämpfen, belagern, überfallen und bauen.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, im Frühjahr 1757. Beide Seiten wollen Siegpunkte (SP): aus Schlachten, Forts und Überfällen. Der Marker auf der Siegpunktleiste steht auf 4 für dich. Am Ende eines Jahres gewinnen 11 SP sofort; am Ende des Szenarios gewinnen die Franzosen mit 1 SP oder mehr. Du spielst eine Karte, dann spielen die Briten eine, bis beide Hände leer sind. Hier spielst du deine ersten vier.',
    },
    card: {
      say: 'Jede Karte dient einem von vier Zwecken: Ereignis, Aktivierung, Palisaden oder Forts. Die Zahl auf ihr ist ihr Wert. Mit einer Aktivierung handelt ein Anführer mit einer Truppe. Wähle Campaign auf deiner Hand, dann „Eine Truppe aktivieren“. Jede Karte darf für jede Seite aktivieren.',
      later: 'Heb Western Indian Alliance für das Fort am Schluss auf. Nimm Campaign.',
      event:
        'Das Ereignis leistet das nicht: Du willst Montcalm mit einer großen Truppe. Wähle auf derselben Karte die Aktivierung.',
      build: 'Damit baust du und bewegst niemanden. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle die Aktivierung.',
      other: 'Schleifen hilft nur einem Heer auf dem Rückzug. Wähle Campaign, dann „Eine Truppe aktivieren“.',
    },
    force: {
      say: 'Klick auf den Stapel in Crown Point, dann auf Montcalm: Truppe unter Montcalm. Seine Zahlen sind 1-6-2. Initiative 1: Jede Karte aktiviert ihn. Führung 6: Sechs Einheiten dürfen mit ihm gehen. Taktik 2: +2 auf seinen Würfel. Nimm mindestens fünf Einheiten, darunter eine Indianereinheit oder Coureurs des bois, und drück dann „Diese Truppe nehmen“.',
      leader: 'Dieser Anführer hat hier kein Heer. Montcalm in Crown Point hat vier Reguläre und die höchste Taktik.',
      alone: 'So ginge ein Spielstein ohne die anderen. Wähle Montcalm als Anführer einer Truppe.',
      nobody: 'Dann handelt niemand, und die Karte ist verloren. Wähle Montcalm.',
      few: 'Diese Truppe ist zu klein: Der Feind hat zwei Reguläre und zwei Provinziale. Nimm mindestens fünf Einheiten.',
      other: 'Schleifen schwächt dich. Wähle Montcalm.',
    },
    march: {
      say: 'Alle Felder, die die Truppe erreichen kann, leuchten. Mit Booten, auf Flüssen und Seen, kommt ein Marsch am weitesten [6.3]. Marschiere nach Ticonderoga, dem nächsten Feld im Süden.',
      elsewhere: 'Das führt vom feindlichen Fort weg. Ticonderoga liegt am See zwischen dir und Hudson-Portage Nord.',
      stop: 'Die Truppe ist noch nicht marschiert. Marschiere nach Ticonderoga.',
      other: 'Marschiere nach Ticonderoga.',
    },
    odds: {
      say: 'Die Briten halten ein Fort in Hudson-Portage Nord. Zeig auf das Fort, oder klick es einmal an: Die Zeile am Fuß der Karte nennt vor dem Marsch deine Aussicht auf den Sieg. Drück dann „Marschieren“.',
      stop: 'Hier bedrohst du niemanden. Bei diesen Aussichten kannst du Hudson-Portage Nord angreifen.',
      drop: 'In dieser Schlacht brauchst du alle. Lass niemanden zurück.',
      elsewhere: 'Der Feind steht in Hudson-Portage Nord.',
      other: 'Marschiere nach Hudson-Portage Nord.',
    },
    battle: {
      say: 'Die Briten schickten zwei Provinziale in das Fort; ihre Regulären kämpften draußen. Deine 5 mit +2 für Montcalm kostete sie fünf Stufen, ihr Wurf dich zwei. Mindestens die Hälfte deiner Verluste nehmen gedrillte Truppen [7.62]; ein Regulärer hat schon eine Stufe verloren. Wähle die Einheit für die zweite Stufe: Lass einen Regulären sie nehmen.',
      woodsmen:
        'Das darfst du, aber ohne Hilfstruppen hast du −1 in jeder Schlacht in der Wildnis [7.52] und niemanden für Überfälle. Lass einen weiteren Regulären die Stufe verlieren.',
      other: 'Wähle einen Regulären, der die Stufe verliert.',
    },
    siege: {
      say: 'Du hast die Schlacht gewonnen: +1 SP. Das Fort hält stand, also beginnt eine Belagerung mit Stand 0. Die Briten haben eine Karte abgeworfen. Aktiviere nun Montcalm noch einmal mit einer anderen Karte, nimm die Truppe, wie sie ist, und wähle „Belagerung vorantreiben“: Der Würfel erhöht den Stand [8.231].',
      later: 'Heb Western Indian Alliance für das Fort am Schluss auf. Eine andere Karte aktiviert Montcalm.',
      event: 'Dieses Ereignis hilft der Belagerung nicht. Aktiviere Montcalm.',
      build: 'Unter einer Belagerung wird nichts gebaut. Aktiviere Montcalm.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Montcalm.',
      leader: 'Würfeln darf nur der Anführer mit der höchsten Führung auf dem Feld: Montcalm.',
      alone:
        'Eine Belagerung braucht einen Anführer, der mit einer Truppe aktiviert ist. Wähle Montcalm als ihren Anführer.',
      march: 'Marschiert Montcalm ab, endet die Belagerung. Wähle „Belagerung vorantreiben“.',
      stop: 'Damit endet die Aktivierung ohne Wurf. Wähle „Belagerung vorantreiben“.',
      other: 'Aktiviere Montcalm, dann wähle „Belagerung vorantreiben“.',
    },
    assault: {
      say: 'Der Wurf hat die Belagerung auf Stand 2 gebracht; um ein Fort zu stürmen, genügt Stand 1. Ein Sturm ist eine Schlacht gegen die Besatzung: Du gewinnst, wenn dein Ergebnis auf der Tabelle höher ist als ihres [9.2]. Stürme.',
      wait: 'Warten kostet dich eine Karte. Deine fünf Einheiten sind den zwei Provinzialen weit überlegen. Stürme jetzt.',
      other: 'Stürme das Fort.',
    },
    raid: {
      say: 'Das Fort gehört dir: +2 SP. Es ist jetzt ein Fort im Bau. Nun zu einem Überfall. Die Shawnee in den Alleghenies stehen neben Virginia. Hilfstruppen überfallen britisches Kulturland und Palisaden, und jeder Überfall bringt am Ende des Jahres einen halben SP. An einer Palisade darf der Feind eine Milizeinheit aus dem Kasten dieses Departements aufbieten; die musst du zuerst schlagen [10.2]. Aktiviere die Shawnee allein mit irgendeiner Karte außer Western Indian Alliance, und fang an. Klick sie dann noch einmal an, und schick sie nach Augusta.',
      later: 'Heb Western Indian Alliance für das Fort auf. Eine andere Karte aktiviert die Shawnee.',
      event: 'Dieses Ereignis bringt keinen Überfall. Wähle die Aktivierung.',
      build: 'Erst der Überfall, dann das Fort. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte überfällt niemanden. Wähle die Aktivierung.',
      lead: 'Anführer führen Truppen. Die Shawnee brauchen keinen: Wähle sie allein.',
      alone:
        'Dieser Spielstein kann in dieser Jahreszeit von hier aus nichts überfallen. Wähle die Shawnee südlich des Ohio.',
      infiltrate:
        'Durchschleichen führt an Feinden vorbei, aber die Plünderer müssen danach weiter. In Augusta stehen keine Truppen: Marschiere einfach hin.',
      winchester: 'In Winchester stehen Provinziale: Das wäre eine Schlacht, kein Überfall. Geh nach Augusta.',
      woodstock:
        'Die Provinzialen in Winchester stehen neben Woodstock und können abfangen [6.7]. Augusta liegt außer ihrer Reichweite.',
      elsewhere: 'Dort ist kein Überfall möglich. Geh nach Augusta.',
      stop: 'Im Gebirge gibt es nichts zu überfallen. Geh nach Augusta.',
      other: 'Aktiviere die Shawnee, und schick sie nach Augusta.',
    },
    building: {
      say: 'Der Überfall ist gelungen: Sein Marker zählt am Ende des Jahres, und die Palisade ist weg. Die Shawnee sind mit einer Stufe weniger heimgekehrt. Deine letzte Karte baut. Wähle „Forts bauen“ auf Western Indian Alliance, und vollende das Fort in Hudson-Portage Nord.',
      stockades:
        'Eine Palisade kostet weniger, aber in Hudson-Portage Nord steht ein Fort im Bau. Wähle „Forts bauen“.',
      card: 'Diesmal willst du bauen: Wähle „Forts bauen“ auf der Karte.',
      hold: 'Du darfst die letzte Karte für die nächste Jahreszeit behalten, aber das Fort braucht sie jetzt. Wähle „Forts bauen“.',
      elsewhere: 'Dort würdest du ein Fort nur beginnen. Das in Hudson-Portage Nord vollendest du mit dieser Karte.',
      done: 'Du hast noch einen Punkt: Vollende Hudson-Portage Nord.',
      other: 'Wähle „Forts bauen“, dann Hudson-Portage Nord.',
    },
    end: {
      say: 'Du hast vier Karten gespielt: einen Angriff, eine Belagerung, einen Überfall und ein Fort. So geht der Krieg weiter: zwei Jahreszeiten im Jahr, neun Karten je Jahreszeit für die meisten Hände. Die nächsten Lektionen zeigen jeden Teil für sich; oder spiel von der Startseite aus eine ganze Partie.',
    },
  },
};
