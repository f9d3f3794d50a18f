import type { LessonText } from '@carillon/lessons';

export const RAIDS: LessonText = {
  title: 'Überfälle und Indianer',
  about: 'Schick mit einer Karte vom Wert 1 zwei Stämme gegen die Grenze.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen. Shawnee und Mingo stehen in den Alleghenies oberhalb von Virginia. Jeder gelungene Überfall hinterlässt einen Überfallmarker: einen halben SP am Ende des Jahres [13.22]. Er hält auch die Miliz dieses Departements aus Schlachten heraus. Ein Überfall kostet dich wenig: Die meisten Plünderer verlieren eine Stufe und kehren heim.',
    },
    card: {
      say: 'Hilfstruppen werden einzeln aktiviert, nicht durch einen Anführer: zwei Indianereinheiten je Punkt der Karte [5.33]. Aktiviere mit Fieldworks, einer Karte vom Wert 1.',
      ambush: 'Ambush! verdoppelt dein Feuer in einer Schlacht: Heb sie dafür auf. Fieldworks reicht hier.',
      build: 'Damit baust du. Wähle die Aktivierung.',
      discard: 'Eine abgeworfene Karte überfällt niemanden. Wähle die Aktivierung.',
      other: 'Aktiviere mit Fieldworks.',
    },
    raiders: {
      say: 'Wähle die Shawnee und die Mingo in Alleghenies Süd, jeden Stamm allein. Jeder beendet Marsch und Überfall, bevor der nächste beginnt. Fang dann mit den Shawnee an.',
      lead: 'Damit aktivierst du eine Truppe unter einem Anführer, und der Punkt ist verbraucht. Wähle die beiden Stämme einzeln.',
      far: 'Dieser Spielstein steht fern von jedem Ziel. Wähle die Shawnee und die Mingo in Alleghenies Süd.',
      later: 'Hier gehen die Shawnee zuerst.',
      done: 'Mit diesem Punkt kannst du noch einen der Stämme aktivieren. Nimm beide.',
      other: 'Wähle die Shawnee und die Mingo.',
    },
    open: {
      say: 'Augusta hat eine Palisade und keine Truppen. Über Winchester und das benachbarte Woodstock wachen Provinziale, die abfangen können. An der Palisade von Augusta dürfen die Briten ihre einzige Miliz des Südens aus dem Kasten aufbieten. Die müssten die Shawnee zuerst schlagen [10.2]. Schick die Shawnee nach Augusta.',
      battle: 'In Winchester stehen Provinziale. Dort käme es erst zur Schlacht.',
      near: 'Die Provinzialen in Winchester können in Woodstock abfangen. Augusta liegt außer ihrer Reichweite.',
      away: 'Dort gibt es nichts zu überfallen. Geh nach Augusta.',
      infiltrate: 'Durchschleichen ist für Felder mit Feinden [6.6]. Marschiere einfach nach Augusta.',
      stop: 'Im Gebirge gibt es nichts zu überfallen. Geh nach Augusta.',
      other: 'Marschiere nach Augusta.',
    },
    second: {
      say: 'Der Überfall auf Augusta ist gelungen: ein Marker für dich, und die Palisade ist zerstört. Die Shawnee haben eine Stufe verloren und sind nach Logstown heimgekehrt. Nun die Mingo: Lass sie aufbrechen, und wag Woodstock.',
      done: 'Die Mingo sind aktiviert und blieben untätig. Lass sie aufbrechen.',
      battle: 'In Winchester stehen Provinziale. Dort käme es erst zur Schlacht.',
      away: 'Dort gibt es nichts zu überfallen. Geh nach Woodstock.',
      infiltrate: 'In Woodstock steht kein Feind: Marschiere einfach hin.',
      stop: 'Im Gebirge gibt es nichts zu überfallen. Geh nach Woodstock.',
      other: 'Lass die Mingo aufbrechen, und marschiere nach Woodstock.',
    },
    end: {
      say: 'Die Briten haben Blockhouses gespielt; das erschwert Überfälle auf sie für den Rest des Jahres. Die 5 reichte trotzdem. Zwei Marker sind am Ende des Jahres 1 SP. Die Stämme sind daheim und können in der nächsten Jahreszeit mit einer anderen Karte wiederkommen.',
    },
  },
};
