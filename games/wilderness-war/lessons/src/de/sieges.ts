import type { LessonText } from '@carillon/lessons';

export const SIEGES: LessonText = {
  title: 'Belagerungen',
  about: 'Treib eine Belagerung mit Karten voran, und nimm das Fort ohne Sturm.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen. Montcalm und Lévis belagern das Fort in Hudson-Portage Nord; zwei Provinziale sind darin. Die Belagerung hat Stand 0. Ein Fort kann ab Stand 1 gestürmt werden, eine Festung ab Stand 2. Zwei Karten auf deiner Hand kürzen das ab.',
    },
    leader: {
      say: 'Ein Belagerungswurf braucht einen aktivierten Anführer: einen mit der höchsten Führung auf dem Feld, der seit Beginn deiner Aktionsphase dort ist, mit versorgten gedrillten Truppen [8.231]. Aktiviere Montcalm mit François Bigot oder Campaign, und beende die Auswahl seiner Truppe.',
      keep: 'Diese Karte brauchst du während der Belagerung. Aktiviere mit François Bigot oder Campaign.',
      event: 'Das Ereignis bringt keinen Belagerungswurf. Aktiviere Montcalm.',
      build: 'Auf einem belagerten Feld wird nichts gebaut [5.43]. Aktiviere Montcalm.',
      discard: 'Eine abgeworfene Karte bewirkt nichts. Aktiviere Montcalm.',
      second: 'Lévis hat Führung 5, Montcalm 6. Nur ein Anführer mit der höchsten Führung darf würfeln.',
      elsewhere: 'Dieser Anführer ist nicht bei der Belagerung. Wähle Montcalm.',
      alone:
        'Eine Belagerung braucht einen Anführer, der mit einer Truppe aktiviert ist. Wähle Montcalm als ihren Anführer.',
      other: 'Aktiviere Montcalm.',
    },
    besiege: {
      say: 'Montcalm kann marschieren, die Belagerung vorantreiben oder bleiben. Treib die Belagerung voran. Niemand bewegt sich, und alle auf dem Feld zählen mit.',
      march:
        'Marschiert Montcalm mit seinen Truppen ab, sind die Belagerung und ihr Stand verloren. Treib die Belagerung voran.',
      stop: 'Damit endet die Aktivierung ohne Wurf. Treib die Belagerung voran.',
      other: 'Treib die Belagerung voran.',
    },
    guns: {
      say: 'Vor dem Wurf dürfen beide Seiten Coehorns & Howitzers spielen: +2 für den Belagerer, bei diesem Wurf und bei einem Sturm in derselben Aktionsphase. Spiel die Karte.',
      pass: 'Besser nützt dir die Karte nirgends. Mit ihr gelingt die Belagerung öfter. Spiel sie.',
      other: 'Spiel Coehorns & Howitzers.',
    },
    surrender: {
      say: 'Statt zu würfeln, kannst du jetzt Surrender! spielen: Das Fort fällt sofort, und die Besatzung geht zu ihrer nächsten Befestigung. Ein Sturm könnte misslingen und kostet dich Stufen. Spiel Surrender!.',
      pass: 'Dann würfelst du und musst immer noch stürmen. Surrender! nimmt das Fort mit Sicherheit. Spiel sie.',
      other: 'Spiel Surrender!.',
    },
    end: {
      say: 'Das Fort gehört dir: +2 SP, und es bleibt vollendet. Die Provinzialen sind nach Hudson-Portage Süd gegangen. Eine Festung zählt 3 SP, braucht Stand 2 und bleibt unversehrt. Entsatz kommt von außen: Greift ein Feind die Belagerer an, dürfen die Belagerten mitkämpfen [8.251].',
    },
  },
};
