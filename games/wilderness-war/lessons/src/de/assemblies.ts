import type { LessonText } from '@carillon/lessons';

export const ASSEMBLIES: LessonText = {
  title: 'Versammlungen und Ereignisse',
  about: 'Spiel und erleide als Briten Ereignisse: die Versammlungen, eine Reaktion, William Pitt, neue Anführer.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, früh im Jahr 1756. Als Ereignis gespielt, tut eine Karte, was auf ihr steht. Das Zeichen darauf sagt, wer sie so spielen darf: ein Kreuz die Briten, eine Lilie die Franzosen, beide jede Seite [5.12]. Die Kolonien bezahlen deine Provinzialen: Die Leiste der Provinzversammlungen begrenzt, wie viele du haben darfst [5.54]. Sie steht auf „hilfsbereit“: zehn aus dem Nördlichen Departement, vier aus dem Südlichen. Geh weiter, und sieh, was die Franzosen tun.',
    },
    excess: {
      say: 'Die Franzosen haben British Colonial Politics gespielt: Die Versammlungen sind widerwillig. Jetzt sind sechs Provinziale des Nordens und zwei des Südens die Grenze, und du hast acht des Nordens. Du wählst, welche zwei du eliminierst. Zwei in Schenectady sind reduziert.',
      oswego: 'Nur diese Einheit hält das Fort in Oswego. Gib die reduzierten in Schenectady auf.',
      full: 'Diese Einheit ist auf voller Stärke, also zwei Stufen wert. Gib die reduzierten in Schenectady auf: Du verlierst je eine Stufe.',
      other: 'Wähle die beiden reduzierten Provinzialen in Schenectady.',
    },
    politics: {
      say: 'Sieh auf deine Hand: Raise Provincial Regiments lässt sich nicht als Ereignis spielen, solange die Versammlungen widerwillig sind. Auch du hast British Colonial Politics. Für dich bewegt die Karte den Marker in die andere Richtung. Spiel sie als Ereignis.',
      later:
        'Dieses Ereignis kann warten. Vielleicht haben die Franzosen Stingy Provincial Assembly, und du kannst jetzt niemanden ausheben. Stimm erst die Versammlungen um.',
      activate:
        'Eine Aktivierung ändert nichts an den Versammlungen. Wähle das Ereignis von British Colonial Politics.',
      build: 'Bauen ändert nichts an den Versammlungen. Wähle das Ereignis von British Colonial Politics.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle das Ereignis von British Colonial Politics.',
      other: 'Spiel British Colonial Politics als Ereignis.',
    },
    weather: {
      say: 'Die Versammlungen sind wieder hilfsbereit. Nun haben die Franzosen in Crown Point Dieskau mit drei Regulären aktiviert. Von dort sind es drei Felder zu deinem leeren Fort in Hudson-Portage Süd. Karten mit dem Namen auf braunem Grund spielst du als Reaktion, auch während der Feind an der Reihe ist, und sie kosten dich keinen eigenen Zug [5.56]. Foul Weather lässt die Truppe nur zwei Felder betreten. Spiel sie.',
      pass: 'Dann belagert Dieskau Hudson-Portage Süd, bevor du dort Truppen hast. Spiel Foul Weather.',
      other: 'Spiel Foul Weather.',
    },
    raise: {
      say: 'Dieskau hat in Hudson-Portage Nord angehalten, ein Feld vor deinem Fort. Nun kannst du Provinziale ausheben: vier im Nördlichen Departement oder zwei im Südlichen, bei britischen Befestigungen im Departement, die nicht belagert sind. Hebe vier im Norden aus, und stell die erste Einheit neben Hudson-Portage Süd auf: in Albany oder Hoosic.',
      later:
        'Dieskau steht ein Feld vor deinem Fort. Hebe zuerst Provinziale aus; deine anderen Ereignisse können warten.',
      activate:
        'Provinziale aus Albany könnten marschieren, aber dann fehlen sie in Albany. Hebe mit dem Ereignis vier neue aus.',
      build: 'Befestigungen brauchen Truppen, die sie halten. Wähle das Ereignis.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle das Ereignis.',
      south: 'Den Süden bedroht niemand, und dort kämen nur zwei. Wähle das Nördliche Departement.',
      far: 'Das ist weit weg von Dieskau. Stell sie in Albany oder Hoosic auf, ein Feld von Hudson-Portage Süd.',
      done: 'Du darfst vier Einheiten aufstellen. Stell sie auf.',
      other: 'Hebe die Provinzialen des Nordens aus, und stell die erste Einheit in Albany oder Hoosic auf.',
    },
    pitt: {
      say: 'Vier Provinziale sind gekommen, alle nach Albany, außer vielleicht der ersten Einheit. Nun William Pitt. Vom nächsten Geben an hat deine Hand neun Karten statt acht, bessere Anführer kommen in den Vorrat, und Highlander dürfen kommen. Du darfst auch eine Karte aus der Ablage nehmen. Auf der Karte steht „verlässt das Spiel“: Als Ereignis gespielt, kommt sie nie wieder [5.23]. Spiel es, und nimm Highlanders.',
      later:
        'Verstärkungen sind willkommen, aber Pitts größere Hand zählt ab dem nächsten Geben: je früher, desto besser. Spiel zuerst Pitt.',
      activate: 'Jede Karte aktiviert, aber nur diese vergrößert deine Hand. Wähle ihr Ereignis.',
      build: 'Jede Karte baut, aber nur diese vergrößert deine Hand. Wähle ihr Ereignis.',
      discard: 'Eine abgeworfene Karte kommt vielleicht erst viel später wieder. Wähle jetzt ihr Ereignis.',
      light:
        'Leichte Infanterie sind zwei Einheiten mit Stärke 2. Diese Highlander sind vier mit Stärke 4, und zwei Anführer. Nimm Highlanders.',
      done: 'Du darfst eine Karte nehmen, und es kostet nichts. Nimm Highlanders.',
      other: 'Spiel William Pitt, und nimm Highlanders.',
    },
    chief: {
      say: 'Nun British Regulars: drei Einheiten und ein Anführer, der gezogen wird. Kommt ein dritter Anführer mit Führung 7, muss einer der beiden anderen das Spiel verlassen [5.55]. Loudoun in Albany ist 3-7-0, Braddock in Alexandria 2-7-0. Spiel das Ereignis, und gib den auf, der schwerer zu aktivieren ist.',
      later:
        'Highlanders kann als Nächstes kommen. Zuerst die Regulären, wegen Abercromby oder eines anderen Anführers.',
      activate:
        'Das Ereignis der Karte bringt drei Einheiten: Das ist jetzt mehr wert als ein Marsch. Wähle das Ereignis.',
      build: 'Wähle das Ereignis: Es bringt drei Einheiten.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle das Ereignis.',
      braddock:
        'Braddock hat Initiative 2: Karten vom Wert 2 und 3 aktivieren ihn. Loudoun braucht eine 3. Gib Loudoun auf.',
      other: 'Spiel British Regulars als Ereignis, und beruf Loudoun ab.',
    },
    port: {
      say: 'Abercromby wurde gezogen, und Loudoun ist nach Hause gefahren. Neue Anführer und Reguläre kommen in Häfen an, die du kontrollierst. Stell Abercromby dort auf, von wo er und die Regulären bald in Albany sind: Der Hudson verbindet es mit New York.',
      other:
        'Von dort ist der Weg nach Albany lang. Von New York fahren sie in einem Zug mit Booten den Hudson hinauf.',
    },
    end: {
      say: 'Abercromby und drei Reguläre warten in New York. Du hast die vier Arten von Ereignissen gesehen: Sie verschieben eine Leiste, bringen Truppen, antworten auf einen Zug des Feindes, oder sie ändern Hände und Kartenstapel für den Rest des Krieges. Zeigt eine Karte kein Ereignis, zeig auf sie: Die Seite sagt, was fehlt.',
    },
  },
};
