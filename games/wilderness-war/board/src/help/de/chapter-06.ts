import type { ChapterText } from '../chapter.ts';

export const CHAPTER_6: ChapterText = {
  title: 'Bewegung',
  sections: {
    '6.1': [
      'Drei Arten der Bewegung',
      'Zu Lande [6.2], mit Booten [6.3] oder über See [6.4]: eine davon für die ganze Aktivierung. Eine Truppe kann unterwegs keine Spielsteine aufnehmen, darf aber Einheiten und untergeordnete Anführer zurücklassen; diese können sich in dieser Aktionsphase nicht mehr bewegen.',
      '~ Du brauchst nicht zu sagen, ob du zu Lande oder mit Booten gehst: Ein Weg ist erlaubt, wenn er ganz zu Fuß oder ganz mit Booten möglich ist. Der Befehlshaber selbst kann nicht zurückbleiben.',
    ],
    '6.2': [
      'Zu Lande',
      'Zieh von Feld zu benachbartem Feld, bis zur Bewegungsweite. Dreierlei hält dich auf:',
      '- Gedrillte Truppen, die durch ein Wildnisfeld gezogen sind, halten auf dem nächsten Feld an, außer wenn Hilfstruppen bei ihnen sind.',
      '- Hilfstruppen, die durch feindliches Kulturland gezogen sind, halten auf dem nächsten Feld an, außer wenn gedrillte Truppen bei ihnen sind.',
      '- Im Gebirge halten alle an.',
      'Ein Feld mit einer eigenen Befestigung zählt für keines der drei.',
      '~ Das Feld, auf dem du beginnst, zählt nicht. Eine eigene Befestigung auf dem nächsten Feld hebt einen Halt nicht auf, der schon fällig ist.',
    ],
    '6.21': ['Anführer allein', 'Ein Anführer, der allein geht, hat {leaderAlone} Bewegungspunkte.'],
    '6.22': [
      'Die langsamste Einheit bestimmt das Tempo',
      'Eine Truppe geht so weit wie ihre langsamste Einheit. Lass die langsamen Einheiten zurück, und die anderen dürfen weitergehen. Foul Weather wird vor George Croghan gespielt.',
    ],
    '6.3': [
      'Mit Booten',
      'Bis zu {boat} Felder durch jedes Gelände, auf Flüssen und an Seeufern entlang. Eine Landverbindung je Aktivierung darf dabei sein, auch die erste, wenn jedes ihrer Enden ursprünglich eigenes Kulturland ist oder eine eigene Befestigung hat, belagert oder nicht.',
    ],
    '6.4': [
      'Über See',
      'Direkt von einem eigenen Hafen in einen anderen, als ganze Bewegung der Aktivierung. Die Franzosen gehen nur zwischen Québec und Louisbourg über See. Ein belagerter Hafen gehört niemandem [8.22].',
    ],
    '6.41': [
      'Truppen über See',
      'Eine Truppe braucht eine Karte vom Wert {navalValue}, um über See zu gehen; diese Karten tragen einen Anker.',
    ],
    '6.42': [
      'Einzelne Spielsteine über See',
      'Einzeln aktivierte Einheiten und Anführer dürfen mit jeder Karte über See gehen.',
    ],
    '6.43': [
      'Landungen',
      'Die Briten dürfen entlang der Pfeile landen: von Halifax in Louisbourg, und von Louisbourg, wenn es ihnen gehört, an den Ufern von Baie-St-Paul, Île d’Orléans oder Rivière-Ouelle.',
    ],
    '6.431': [
      'Wie du landest',
      'Spiel zur aktivierenden Karte Amphibious Landing; der Hafen, aus dem du aufbrichst, muss unter britischer Kontrolle sein. Dann kommt ein Landungsmarker auf das Feld. Er wird entfernt, wenn nur Franzosen dort sind und sie gedrillte Truppen oder eine unbelagerte Befestigung haben.',
      'Um eine Landung zu verhindern, spiel Foul Weather vor Amphibious Landing.',
    ],
    '6.432': [
      'Was der Marker bewirkt',
      '- Die Briten dürfen zwischen dem Feld und jedem britischen Hafen über See gehen, auch während dort eine Belagerung läuft.',
      '- Louisbourg bleibt auch ohne Besatzung britisch.',
      '- Die Briten dürfen sich von dort in jeden britischen Hafen zurückziehen oder dorthin der Schlacht ausweichen.',
      '- Verstärkungen dürfen dort wie in einem Hafen eintreffen, außer bei einer Belagerung.',
    ],
    '6.5': [
      'Feindliche Felder betreten',
      'Feindliche Einheiten und unbelagerte feindliche Befestigungen halten einen Marsch auf.',
    ],
    '6.51': [
      'Was dann geschieht',
      '- Gegen feindliche Einheiten: Schlacht [7.1]. Weitergehen darfst du nach einem Überrennen [7.82], oder wenn alle Verteidiger ausweichen [6.82].',
      '- Bei einem Fort oder einer Festung mit niemandem draußen: Eine Belagerung beginnt mit Stand 0 [8.21].',
      '- Bei einer leeren Palisade, mit gedrillten Truppen: Du nimmst sie, {vpStockade} SP.',
      '- Bei einer leeren Palisade, nur mit Hilfstruppen: Sie müssen sie überfallen [10.1].',
    ],
    '6.52': [
      'Feindliche Forts und Festungen',
      'Das Feld eines unbelagerten feindlichen Forts oder einer unbelagerten Festung darfst du nur mit gedrillten Truppen betreten.',
    ],
    '6.53': [
      'Anführer allein beim Feind',
      'Ein Anführer ohne Einheiten darf kein Feld mit Feinden betreten. Bleibt er je allein bei ihnen zurück, ohne Befestigung, zieht er sich zurück oder ist verloren [7.92].',
    ],
    '6.54': ['Kein Hindernis', 'Einzelne Anführer, Forts im Bau und Siedlungen halten keinen Marsch auf.'],
    '6.6': [
      'Durchschleichen',
      'Eine einzelne Einheit Hilfstruppen, ohne andere Einheiten, darf zu Lande oder mit Booten durch Felder mit feindlichen Einheiten oder unbelagerten feindlichen Befestigungen ziehen.',
    ],
    '6.61': [
      'Ein Ausweg',
      'Ihr muss genug Bewegung bleiben, um ein Feld zu erreichen, das sie betreten könnte, ohne sich durchzuschleichen.',
      '~ Es gelten die Halteregeln von [6.2].',
    ],
    '6.62': [
      'Wer sich durchschleicht, kann abgefangen werden',
      'Feinde auf dem Feld selbst dürfen abfangen, in jedem Gelände und mit jeder Art von Einheit.',
    ],
    '6.63': [
      'Zurückgeworfen',
      'Wird eine Einheit, die sich durchschleicht, auf ein Feld mit Feinden zurückgeworfen, durch einen Rückzug oder durch Lake Schooner, wird sie samt ihren Anführern eliminiert.',
    ],
    '6.64': [
      'Anhalten',
      'Sie darf sich durch mehrere Felder schleichen, und sie darf anhalten. Hält sie auf einem Feld mit feindlichen Einheiten an, kommt es zur Schlacht.',
      '~ Auf dem Feld eines unbelagerten feindlichen Forts oder einer unbelagerten Festung kann sie nicht anhalten.',
    ],
    '6.7': ['Abfangen', 'Einheiten dürfen versuchen, vorbeiziehende Feinde zu stellen.'],
    '6.71': [
      'Der Versuch',
      'Du darfst Feinde abfangen, die zu Lande, mit Booten oder über See ein benachbartes Feld betreten, nicht aber solche, die sich zurückziehen, abfangen oder der Schlacht ausweichen. Nenne, wer abfängt, würfle und addiere die Taktik des Befehlshabers: {successAt} oder mehr gelingt.',
      'Gelingt es, kommen die Abfangenden auf das Feld, und der marschierende Feind muss sie sofort angreifen; alle Verteidiger kämpfen, die nicht in einem Fort oder einer Festung sind. Misslingt es, zieht der Feind weiter.',
    ],
    '6.711': [
      'Eine Palisade retten',
      'Abfangen bei einer leeren eigenen Palisade bewahrt sie davor, genommen zu werden, und die Palisade hilft den Abfangenden in der Schlacht.',
    ],
    '6.712': [
      'Bei einem feindlichen Fort',
      'Wer sich dort durchschleicht und abgefangen wird, greift die Abfangenden draußen an und zieht sich dann zurück, wer auch gewinnt. Einheiten, die schon dort sind, dürfen vorher hineingehen; die Abfangenden müssen kämpfen.',
    ],
    '6.72': [
      'Wer abfangen darf',
      'Für jedes Feld, das der Feind betritt, eine unbelagerte Truppe oder eine einzelne Einheit, von einem benachbarten oder demselben Feld, in den Grenzen der Führung [5.34]. Anführer allein können nicht abfangen.',
    ],
    '6.721': [
      'Einzelne Hilfstruppen im Wald',
      'Betritt eine einzelne Einheit Hilfstruppen, mit oder ohne Anführer, Wildnis oder Gebirge, kann nur eine ebensolche Einheit sie abfangen. Wer sich durchschleicht, ist damit nicht vor den Feinden auf dem Feld selbst geschützt.',
    ],
    '6.722': [
      'Bei den Eigenen',
      'Du kannst keine Spielsteine abfangen, die ein Feld mit unbelagerten Einheiten oder Befestigungen ihrer eigenen Seite betreten.',
    ],
    '6.723': ['Anführer allein', 'Anführer allein können nicht abgefangen werden.'],
    '6.724': [
      'Nicht beim Verlassen',
      'Du kannst keinen Feind abfangen, der eben das Feld der Abfangenden verlassen hat.',
    ],
    '6.8': [
      'Der Schlacht ausweichen',
      'Eine unbelagerte Truppe oder einzelne Einheit, die gleich angegriffen wird, darf versuchen, auf ein benachbartes Feld auszuweichen: {successAt} oder mehr mit der Taktik ihres Befehlshabers gelingt. Die anderen bleiben und kämpfen.',
      'In Wildnis oder Gebirge weichen Hilfstruppen allein Angreifern ohne Hilfstruppen ohne Wurf aus.',
    ],
    '6.81': [
      'Wohin',
      'Auf ein benachbartes Feld, von dem der Angreifer nicht kam, ohne unbelagerte feindliche Einheiten oder Befestigungen.',
    ],
    '6.811': ['Von einem Landungsmarker', 'dürfen die Briten in jeden ihrer Häfen ausweichen.'],
    '6.82': [
      'Wenn alle gegangen sind',
      'Der Angreifer darf weitergehen und ihnen wieder begegnen. Bei einer feindlichen Befestigung hält er an: Eine Belagerung beginnt, oder die Palisade wird von gedrillten Truppen genommen oder von Hilfstruppen überfallen.',
    ],
    '6.83': [
      'Einige hinein, einige weg',
      'Einige dürfen in ein Fort oder eine Festung gehen, während andere ausweichen; wem das misslingt, der muss draußen kämpfen. Sag vor dem Wurf, wer hineingeht.',
    ],
    '6.84': [
      'Nicht nach dem Abfangen',
      'Wer abfängt und wer abgefangen wird, kann der Schlacht nicht ausweichen. Das gilt auch für Spielsteine, denen das Abfangen im selben feindlichen Marsch misslungen ist.',
      '~ Hineingehen dürfen sie noch.',
    ],
    '6.85': [
      'Das eine oder das andere',
      'Gegen einen Marsch des Feindes auf ein Feld dürfen die Spielsteine dort ausweichen, oder andere dürfen dort abfangen, aber nicht beides.',
    ],
  },
};
