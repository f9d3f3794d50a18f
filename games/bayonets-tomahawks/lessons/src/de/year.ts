import type { LessonText } from '@carillon/lessons';

export const YEAR: LessonText = {
  title: 'Versorgung, Winter und Flotten',
  about:
    'Öffne eine unterbrochene Versorgungslinie, bring das Heer durch den Winter, und stell die Flotten des Frühjahrs auf.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, in der neunten und letzten Aktionsrunde von 1758. Zwei Brigaden New England halten Ticonderoga mit einem Fort, aber hinter ihnen steht Langlade in Lake George. Keine Versorgungslinie führt von ihnen zu einem Heimatfeld deiner Kolonien: Sie sind ohne Versorgung, können nicht bauen und kämpfen mit einem Abzug [14.1].',
    },
    supply: {
      say: 'Die Versorgung wird am Ende jeder Runde geprüft, über Hauptstraßen und Straßen und eigene Felder; für leichte Einheiten allein auch über Pfade. Ein Armeepunkt ist übrig. Brich mit den vier Brigaden aus Albany auf: mehr als 3 zu 1 gegen Langlade.',
      elsewhere: 'Nur die Brigaden in Albany können Lake George frei machen. Wähle dort „Armeebewegung“.',
      marshal: 'Damit sammelst du Truppen, und Langlade bleibt. Wähle „Armeebewegung“ in Albany.',
      construct: 'Damit baust du, und Langlade bleibt. Wähle „Armeebewegung“ in Albany.',
      break: 'Sie müssten mit einem Abzug kämpfen. Wähle „Armeebewegung“ in Albany.',
      done: 'Dann bleibt Langlade in Lake George. Wähle „Armeebewegung“ in Albany.',
      few: 'Nimm alle vier Brigaden: Mit weniger überwältigst du Langlade nicht.',
      other: 'Brich mit vier Brigaden aus Albany auf.',
    },
    open: {
      say: 'Geh nach Lake George.',
      astray: 'Langlade steht in Lake George. Geh dorthin.',
      stop: 'Die Brigaden haben sich noch nicht bewegt. Geh nach Lake George.',
      other: 'Geh nach Lake George.',
    },
    stop: {
      say: 'Du hast Langlade überwältigt, und er hat sich über einen Pfad zurückgezogen. Die Hauptstraße von Ticonderoga nach Albany ist offen. Halt hier an; die Runde endet, und die Versorgung wird geprüft.',
      move: 'Die Linie ist schon offen, und Brigaden in Lake George bewachen sie. Halt hier an.',
      drop: 'Alle dürfen hier zusammen anhalten.',
      other: 'Halt in Lake George an.',
    },
    disband: {
      say: 'Auf die neunte Runde folgen die Winterquartiere. Niemand hat seine Siegschwelle erreicht, also geht der Krieg weiter. Die Indianer sind in ihre Dörfer gegangen. Kolonialbrigaden werden entlassen und im nächsten Frühjahr wieder angeworben; aber bei jedem Fort darf eine Einheit überwintern [17.3.1]. Lass eine Brigade New England in Ticonderoga.',
      done: 'Dann steht das Fort allein und geht im Frühjahr leichter verloren. Lass eine Brigade bleiben.',
      other: 'Lass die Brigade New England bleiben.',
    },
    fort: {
      say: 'Alle anderen Stapel außerhalb der Heimatfelder deiner Kolonien gehen dorthin zurück, zum nächsten oder zu einer Flotte; das kostet keinen Punkt, und nichts hält sie auf [17.3]. In Chignectou hältst du Fort Cumberland: Lass die 43rd & 46th bei ihm.',
      done: 'Dann hat Chignectou nur sein Fort. Lass die 43rd & 46th bleiben.',
      other: 'Lass die 43rd & 46th bleiben.',
    },
    louisbourg: {
      say: 'Ebenso bleibt Armstrong in Shamokin. Von den vier Brigaden ist die Kolonialbrigade entlassen, und die drei anderen sind nach Albany zurückgegangen. Louisbourg ist ein erobertes besiedeltes Feld mit Wert 3: Bis zu drei Brigaden dürfen dort überwintern, und beliebig viele andere Einheiten. Gehen alle, ist es mit seinen 3 SP wieder französisch. Lass beide Brigaden bleiben, und bestätige.',
      few: 'In Louisbourg brauchst du beide Brigaden: Im Frühjahr kommen die Franzosen mit einer Flotte wieder.',
      other: 'Lass die 22nd & 28th und die Royal Americans bleiben, und bestätige.',
    },
    port: {
      say: 'Wer nicht bleibt, fährt zu einem eigenen Heimatfeld an der Küste; danach gehen alle Flotten in den Vorrat zurück, und im Frühjahr werden neue gezogen. Schick die übrigen in einen Hafen, aus dem ein Heer segeln wird: Halifax oder Boston.',
      far: 'Ein Heer gegen Québec sammelt sich in Halifax oder Boston. Wähle eines davon.',
      other: 'Wähle Halifax oder Boston.',
    },
    commander: {
      say: 'Jetzt darf jeder Kommandeur zu einem deiner Stapel auf einem Heimatfeld einer Kolonie. Bradstreet ist in New London, weit vom Feind. Schick ihn nach Albany, wo das Heer gegen Kanada steht.',
      stay: 'In New London führt er niemanden, der kämpfen wird. Schick ihn nach Albany.',
      far: 'Das größte Heer steht in Albany. Schick ihn dorthin.',
      other: 'Schick Bradstreet nach Albany.',
    },
    fleet: {
      say: 'Die anderen bleiben; von je drei verlorenen Einheiten einer Art kommt eine zurück. Es ist 1759, und zwei Aktionsrunden sind vorbei. Ankunft der Flotten: Aus den Vorräten der Flotten und der Brigaden aus dem Mutterland wird gezogen, auch Plättchen sind dabei. „Verluste der französischen Flotte“ hat eine französische Flotte aus dem Spiel genommen [15.2]. Stell zuerst deine auf: Boscawen nach Halifax, oder nach Louisbourg, das du hältst.',
      far: 'Von dort ist der Weg nach Québec länger. Stell Boscawen nach Halifax oder Louisbourg.',
      other: 'Stell Boscawen nach Halifax oder Louisbourg.',
    },
    brigade: {
      say: 'Fünf weitere Flotten kamen nach Halifax, und Saunders nach New York. Alle anderen dürfen nur dorthin kommen, wo jetzt eine Flotte aufgestellt wurde [15.3]. Jede Flotte trägt vier Einheiten: Das Heer gegen Québec sammelt sich in Halifax. Stell die 15th & 58th dorthin.',
      far: 'Dort wären sie weit vom Heer. Stell sie nach Halifax.',
      other: 'Stell die 15th & 58th nach Halifax.',
    },
    end: {
      say: 'Die Franzosen haben ihre nach Québec gestellt. Die Logistikrunden eines Jahres: die Ankunft der Flotten nach der zweiten Runde, die Anwerbung in den Kolonien nach der dritten, die Winterquartiere nach der neunten. Sieh vor der neunten nach, wo jeder Stapel überwintern wird.',
    },
  },
};
