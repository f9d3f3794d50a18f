import type { LessonText } from '@carillon/lessons';

export const PLAN_FRENCH: LessonText = {
  title: 'Ein Plan für die Franzosen',
  about: 'Frühjahr 1757: Schlag zuerst zu, gewinne Verbündete, sperr die See, und schick Plünderer aus.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen, im Frühjahr 1757, und liegst 4 SP vorn. Die Briten werden in jeder Jahreszeit stärker; du nicht. Am Ende von 1759 brauchst du 1 SP, und die Briten dürfen nicht zwei der Orte Québec, Montréal, Niagara und Ohio Forks halten. Sammle also früh SP, und verlier sie langsam. Der Plan: Nimm das Fort in Hudson-Portage Nord, solange es schwach ist; gewinne Indianer; halte die britische Flotte von Louisbourg fern; dann überfall die Grenze, Jahr für Jahr. Sieh deine Hand an, und geh weiter.',
    },
    strike: {
      say: 'Zwei Provinziale halten Hudson-Portage Nord, und noch ist kein britisches Heer in der Nähe. Montcalm in Montréal hat Initiative 1: Jede Karte aktiviert ihn, also nimm eine vom Wert 1. Mit Booten sind es sieben Felder. Nimm beide Regulären, und Indianer oder Coureurs des bois, bis seine Führung 6 erreicht ist. Die Indianer ersparen dir auch das −1 in der Wildnis.',
      dear: 'Montcalm braucht nur eine Karte vom Wert 1. Heb die besseren für ihre Ereignisse und für Plünderer auf.',
      half: 'Mit weniger als 5 SP bringt ein Bündnis nur den halben Würfel. Nimm erst das Fort: Dann bringt es den ganzen.',
      event:
        'Dieses Ereignis kann eine Karte lang warten. Mit jeder Karte, die du wartest, können die Briten Hudson-Portage Nord verstärken. Schlag zuerst zu.',
      build: 'Keines deiner Forts ist in Gefahr. Schlag zuerst zu.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Montcalm.',
      leader: 'Andere sind näher, aber Montcalm hat Taktik 2 und Führung 6. Die Belagerung braucht ihn.',
      alone: 'Ein einzelner Spielstein nimmt kein Fort. Wähle Montcalm als Anführer einer Truppe.',
      drop: 'Lass niemanden zurück: Jeder Punkt Stärke zählt.',
      elsewhere: 'Das ist nicht das Fort. Nimm den Weg über Sorel, St-Jean und den See nach Hudson-Portage Nord.',
      few: 'Es sind zu wenige gekommen. Nimm mindestens fünf Einheiten, darunter beide Regulären.',
      other: 'Aktiviere Montcalm, und fahr mit Booten nach Hudson-Portage Nord.',
    },
    surrender: {
      say: 'Die Provinzialen sind ins Fort gegangen, und eine Belagerung beginnt. Du hast Surrender!: Spielst du sie dort, wo du einen Belagerungswurf machen darfst, nimmt sie den Ort ohne Wurf und Sturm, und als vollendetes Fort. Aktiviere Montcalm mit einer Karte vom Wert 1, treib die Belagerung voran, und spiel Surrender!.',
      spent: 'Du brauchst Surrender! als Reaktion. Aktiviere mit einer Karte vom Wert 1.',
      dear: 'Für Montcalm reicht eine Karte vom Wert 1. Heb François Bigot für vier Plünderer auf.',
      half: 'Du hast noch 4 SP: Ein Bündnis brächte nur den halben Würfel. Erst das Fort.',
      event: 'Erst das Fort: Die Briten könnten es entsetzen.',
      build: 'Auf einem belagerten Feld wird nichts gebaut. Aktiviere Montcalm.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Montcalm.',
      leader: 'Dieser Anführer ist nicht in Hudson-Portage Nord. Wähle Montcalm.',
      alone:
        'Eine Belagerung braucht einen Anführer, der mit einer Truppe aktiviert ist. Wähle Montcalm als ihren Anführer.',
      march: 'Ohne Belagerungswurf gibt es keine Übergabe. Treib die Belagerung voran.',
      pass: 'Das darfst du, aber ein Sturm kostet Stufen und lässt nur ein Fort im Bau übrig. Spiel Surrender!.',
      other: 'Aktiviere Montcalm, treib die Belagerung voran, und spiel Surrender!.',
    },
    allies: {
      say: 'Das Fort gehört dir, +2 SP: Du hast 6. Ab 5 SP bringt ein Bündnis so viele Punkte, wie der Würfel zeigt, darunter nur die Hälfte. Jetzt ist es Zeit für Western Indian Alliance: Du hältst auch das Fort in Ohio Forks, das sie verlangt. Ein Punkt stellt eine neue Einheit in ihre Siedlung. Spiel das Ereignis, und nimm einen Stamm, dessen Siedlung nahe bei Virginia liegt: Mingo oder Shawnee.',
      later:
        'Dieses Ereignis kann folgen. Indianer brauchen Zeit bis zur Grenze, und Überfälle zählen am Ende des Jahres. Gewinne zuerst Verbündete.',
      activate:
        'Erst mehr Plünderer: Dann schickt eine Karte vier von ihnen aus. Wähle das Ereignis von Western Indian Alliance.',
      build: 'Die Forts stehen. Wähle das Ereignis von Western Indian Alliance.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle das Ereignis von Western Indian Alliance.',
      far: 'Diese Siedlung liegt weiter von Virginia entfernt. Aus Mingo Town und Logstown erreichen Plünderer Alleghenies Süd in einem Marsch.',
      done: 'Du hast noch Punkte. Nimm die Mingo oder die Shawnee.',
      other: 'Spiel Western Indian Alliance, und nimm die Mingo oder die Shawnee.',
    },
    second: {
      say: 'Der Würfel zeigte 2: zwei Punkte. Mit 4 SP wäre es einer gewesen. Nimm auch den anderen der beiden Stämme nahe bei Virginia.',
      far: 'Diese Siedlung liegt weiter von Virginia entfernt. Nimm den anderen Stamm von Mingo und Shawnee.',
      done: 'Ein Punkt ist übrig. Nimm den anderen Stamm von Mingo und Shawnee.',
      other: 'Nimm den anderen Stamm von Mingo und Shawnee.',
    },
    squadrons: {
      say: 'Die Briten haben Provinziale ausgehoben und Reguläre geholt. Von Halifax könnten sie bald nach Louisbourg fahren: eine Festung, 3 SP wert, mit drei Regulären darin. Louisbourg Squadrons verbietet jede Landung mit Amphibious Landing für den Rest des Jahres. Eine 1 bis 3 auf dem Würfel kostet dich dann deine eigenen Seebewegungen für immer; das ist billig. Spiel die Karte, solange das Jahr noch vor dir liegt.',
      later:
        'Zwei Reguläre halten Louisbourg nicht gegen ein Heer, und sie können mit einer späteren Karte kommen. Sperr zuerst die See.',
      activate:
        'Überfälle können mit einer späteren Karte beginnen. Eine Landung könnte schon mit der nächsten britischen kommen. Sperr zuerst die See.',
      build: 'Bei einer Festung lässt sich nichts bauen. Sperr zuerst die See.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle ihr Ereignis.',
      other: 'Spiel Louisbourg Squadrons als Ereignis.',
    },
    regulars: {
      say: 'Der Würfel zeigte 5: Die Karte kann sogar wiederkommen. Nun French Regulars, zwei Einheiten, in Québec oder Louisbourg. Eliminierte Reguläre kommen nie zurück; hol also alle, die du bekommst, und setz wenige aufs Spiel. Spiel das Ereignis, und stell sie auf, wo du sie dieses Jahr brauchst.',
      activate: 'Zwei neue Reguläre sind jetzt mehr wert als ein Marsch. Wähle das Ereignis von French Regulars.',
      build: 'Zwei neue Reguläre sind jetzt mehr wert als eine Befestigung. Wähle das Ereignis von French Regulars.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Wähle das Ereignis von French Regulars.',
      louisbourg:
        'Dort kann dieses Jahr niemand landen, und von dort kommst du nur über See weg. Von Québec erreichen sie den See mit Booten.',
      other: 'Spiel French Regulars als Ereignis, und stell sie in Québec auf.',
    },
    raiders: {
      say: 'Zwei Karten bleiben dir hier. François Bigot hat den Wert 2: zwei Punkte, und Indianer kosten einen halben. So gehen mit einer Karte vier Stämme [5.32]. Aktiviere beide Mingo und beide Shawnee einzeln, und fang dann mit einem von ihnen an.',
      low: 'Ambush! aktiviert nur zwei Indianereinheiten, und du brauchst sie in einer Schlacht. Nimm François Bigot.',
      build: 'Keines deiner Forts ist in Gefahr. Schick die Plünderer aus.',
      discard: 'Eine abgeworfene Karte schickt niemanden aus. Aktiviere mit François Bigot.',
      lead: 'Indianer brauchen keinen Anführer, und eine Truppe verbraucht die ganze Karte. Wähle sie einzeln.',
      alone: 'Dieser Spielstein ist nicht in der Nähe von Virginia. Wähle die Mingo und die Shawnee.',
      four: 'Mit dieser Karte kannst du noch mehr Indianer aktivieren: insgesamt vier Einheiten.',
      other: 'Aktiviere die Mingo und die Shawnee mit François Bigot.',
    },
    end: {
      say: 'Sie marschieren nach Alleghenies Süd, und mit der nächsten solchen Karte überfallen sie: Drei gelungene Überfälle sind 2 SP am Ende des Jahres. Heb Ambush! für eine Schlacht in der Wildnis auf. Bring Montcalm vor dem Winter heim, und denk an das Fort in Hudson-Portage Nord: Muss es fallen, schleife es, für 1 SP statt 2. So gewinnst du jedes Jahr früh ein wenig und verlierst spät ein wenig.',
    },
  },
};
