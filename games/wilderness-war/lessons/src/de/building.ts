import type { LessonText } from '@carillon/lessons';

export const BUILDING: LessonText = {
  title: 'Bauen und Versorgung',
  about: 'Schütz Virginia mit Palisaden, stell Ranger auf, und vollende ein Fort.',
  steps: {
    aim: {
      say: 'Du spielst die Briten. Französische Plünderer bedrohen Virginia. Palisaden stehen sofort, auf jedem Feld Kulturland, das ursprünglich dir gehörte; Forts brauchen zwei Karten und versorgte gedrillte Truppen am Ort [5.42]. Befestigungen halten deine Truppen an der Grenze versorgt, und ein Heer ohne Versorgung schmilzt im Winter dahin.',
    },
    card: {
      say: 'Eine Karte baut so viele Palisaden, wie ihr Wert angibt. Wähle Raise Provincial Regiments, dann „Palisaden bauen“.',
      keep: 'Diese Karte nützt in dieser Lektion anders mehr. Bau mit Raise Provincial Regiments.',
      forts:
        'Ein Fort hilft gegen Heere. Gegen Überfälle sind Palisaden billiger und stehen sofort. Wähle „Palisaden bauen“.',
      event:
        'Neue Regimenter sind nützlich, aber sie schützen nur die Felder, auf denen sie stehen. Wähle „Palisaden bauen“.',
      activate: 'Deine Truppen können nur an wenigen Orten sein. Wähle „Palisaden bauen“.',
      discard: 'Eine abgeworfene Karte baut nichts. Wähle „Palisaden bauen“.',
      other: 'Wähle Raise Provincial Regiments, dann „Palisaden bauen“.',
    },
    stockade: {
      say: 'Du hast zwei Punkte: je einen für eine Palisade. Culpeper liegt offen hinter Augusta und Woodstock. Bau dort eine Palisade, wenn du willst noch eine zweite, und beende dann den Bau.',
      culpeper: 'Culpeper ist noch offen. Bau dort eine Palisade.',
      other: 'Bau in Culpeper.',
    },
    between: {
      say: 'Die Franzosen haben eine Karte abgeworfen. Keine Seite baut mit zwei Karten hintereinander [5.4]: Palisaden und Forts werden dir jetzt nicht angeboten. Nutz die Pause. Spiel Rangers als Ereignis.',
      later: 'British Regulars brauchst du, um das Fort zu vollenden. Spiel Rangers.',
      activate: 'Im Augenblick ist niemand in Gefahr. Spiel Rangers als Ereignis.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Spiel Rangers als Ereignis.',
      other: 'Spiel Rangers als Ereignis.',
    },
    rangers: {
      say: 'Ranger überfallen wie Indianer, führen Truppen durch die Wildnis und haben in Schlachten dort kein −1. Sie kommen in einem Hafen oder einer Befestigung an. Stell sie nahe der Front auf: in Hudson-Portage Süd, Hudson-Portage Nord oder Albany.',
      far: 'Das ist weit weg von der Wildnis, in der Ranger zählen. Stell sie am Hudson auf.',
      other: 'Stell sie am Hudson auf.',
    },
    forts: {
      say: 'In Winchester und Shepherd’s Ferry sind Forts schon begonnen. Ein Fort, das eine Karte begonnen hat, vollendet eine spätere; dort müssen versorgte gedrillte Truppen stehen. Bau mit British Regulars Forts, und vollende Winchester.',
      stockades: 'Das Fort würde eine Palisade in Winchester ersetzen. Wähle „Forts bauen“.',
      event: 'Die Regulären kämen, aber das Fort müsste warten. Wähle „Forts bauen“.',
      activate: 'Diesmal bau: Wähle „Forts bauen“.',
      discard: 'Eine abgeworfene Karte baut nichts. Wähle „Forts bauen“.',
      begin: 'Dort würdest du ein Fort nur beginnen oder zuerst ein anderes vollenden. Vollende Winchester.',
      done: 'Du hast drei Punkte zum Bauen. Vollende Winchester.',
      other: 'Wähle „Forts bauen“, dann Winchester.',
    },
    end: {
      say: 'Das Fort in Winchester steht: Bis zu vier Einheiten haben bei einer Belagerung darin Platz, Plünderer lassen es in Ruhe, und Truppen überwintern dort versorgt. „Britische Versorgung“ unter „Auf der Karte zeigen“ zeigt dir jederzeit, welche Felder versorgt sind [12.0].',
    },
  },
};
