import type { LessonText } from '@carillon/lessons';

export const INTERCEPTION: LessonText = {
  title: 'Abfangen und Ausweichen',
  about: 'Fang einen Feind ab, der vorbeimarschiert, und weich einem aus, der zu stark ist.',
  steps: {
    aim: {
      say: 'Du spielst die Franzosen; jetzt ziehen die Briten. Montcalm steht mit fünf Einheiten in Ticonderoga. Abercromby will an ihm vorbei nach Wood Creek marschieren. Drück „Weiter“, damit er marschiert.',
    },
    intercept: {
      say: 'Abercromby hat Wood Creek betreten, neben Ticonderoga. Eine Truppe oder eine Einheit von dir auf einem Nachbarfeld darf versuchen, ihn abzufangen [6.7]: Es gelingt mit 4 oder mehr, die Taktik zählt mit. Montcalm zählt 2 dazu. Wähle Montcalm.',
      decline:
        'Dann marschiert Abercromby weiter nach Crown Point in deinem Rücken. Ein Versuch kostet nichts. Wähle Montcalm.',
      leader: 'Seine Taktik ist 0: Er braucht eine 4. Montcalm braucht nur eine 2.',
      alone: 'Eine einzelne Einheit träfe allein auf vier britische. Wähle Montcalm mit seiner Truppe.',
      other: 'Wähle Montcalm.',
    },
    force: {
      say: 'Montcalm darf sechs Einheiten mitnehmen. Gelingt der Wurf, verteidigen sie in Wood Creek. Nimm mindestens die vier Regulären und die Coureurs des bois, und bestätige.',
      chiefs:
        'Ein weiterer Anführer bringt hier nichts: Nur die Taktik des Befehlshabers zählt. Lass ihn in Ticonderoga.',
      other: 'Nimm die Regulären und die Coureurs des bois.',
    },
    loss: {
      say: 'Mit einer 5 hast du Abercromby abgefangen, und in Wood Creek kam es zur Schlacht. Du verlierst jetzt eine zweite Stufe. Mit Coureurs des bois entgehst du in der Wildnis dem −1 [7.52]. Lass einen Regulären die Stufe nehmen.',
      woodsmen:
        'Coureurs des bois sind selten, und du brauchst sie in der Wildnis [7.52]. Lass einen Regulären die Stufe nehmen.',
      other: 'Wähle einen Regulären.',
    },
    avoid: {
      say: 'Du hast gewonnen, und Abercromby hat sich zurückgezogen: +1 SP. Jetzt kommt Webb mit einer frischen Truppe. Vor einer Schlacht darf der Verteidiger versuchen auszuweichen [6.8]. Setz deine angeschlagenen Regulären nicht aufs Spiel: Wähle Montcalm, und nimm alle mit.',
      stand:
        'Du darfst kämpfen, aber deine Regulären sind reduziert, und eine verlorene Schlacht gibt den Punkt zurück. Weich dieser aus.',
      alone: 'Dann kämpfen die anderen ohne sie. Wähle Montcalm, und nimm alle fünf Einheiten mit.',
      few: 'Die Zurückgelassenen müssen allein kämpfen. Nimm alle fünf Einheiten mit Montcalm mit.',
      other: 'Wähle Montcalm, und nimm alle fünf Einheiten mit.',
    },
    where: {
      say: 'Mit einer 4 ist es gelungen. Wähle, wohin Montcalm geht. Sein Fort steht in Ticonderoga, und gedrillte Truppen sind dort versorgt.',
      other: 'Im Gebirge ist am Ende des Jahres niemand versorgt. Geh nach Ticonderoga.',
    },
    end: {
      say: 'Webb fand niemanden vor. Du kennst nun beide Antworten auf einen Marsch: Fang ab, wo du stark bist; weich aus, wo du schwach bist. Die Seite markiert jedes Feld, auf dem dich der Feind abfangen kann.',
    },
  },
};
