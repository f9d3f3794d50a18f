import type { Coaching } from '../coaching.ts';

/** Chapter 7: battles, losses, retreats. */
export const BATTLE: Coaching = {
  'battle.militia': {
    asks: 'In deinem Kulturland kommt es zur Schlacht. Kommt Miliz aus dem Kasten des Departements dazu [7.3]?',
    does: {
      deploy: 'Diese Milizeinheit kämpft mit. Überlebt sie, geht sie in ihren Kasten zurück.',
      done: 'Keine weitere Miliz kommt dazu.',
    },
    weigh: [
      'Miliz bringt Stärke und kann Verluste nehmen, die sonst deine besseren Einheiten treffen.',
      'Verlierst du mit mehr als vier Einheiten jeder Art, bekommt der Feind 1 SP [7.81]: Die Miliz zählt mit.',
      'Zwei Milizeinheiten im Kasten geben Überfällen im Departement −1 [10.3].',
    ],
  },
  'battle.relief': {
    asks: 'Eigene Truppen greifen die Belagerer an. Welche Belagerten kommen heraus und kämpfen mit [8.251]?',
    does: {
      join: 'Dieser Spielstein kämpft draußen mit den anderen.',
      done: 'Die Auswahl steht.',
    },
    weigh: [
      'Ein Sieg beendet die Belagerung. Komm also heraus, wenn das die Schlacht entscheiden kann.',
      'Geht die Schlacht verloren, kehren die Belagerten nach drinnen zurück. Wer von anderswo kam, darf das nicht [8.252].',
      'Was jetzt kämpft, kann in dieser Aktionsphase nicht mehr aktiviert werden [5.36].',
    ],
  },
  'losses.pick': {
    asks: 'Du hast im Kampf Stufen verloren. Welche Einheit nimmt die nächste?',
    does: { lose: 'Eine volle Einheit wird auf die schwächere Seite gedreht, eine reduzierte eliminiert.' },
    weigh: [
      'Mindestens die Hälfte, aufgerundet, müssen gedrillte Truppen nehmen [7.62]. Davon abgesehen wird keine Einheit eliminiert, solange eine andere auf voller Stärke ist [7.63].',
      'Eliminierte Reguläre und Coureurs kommen nie wieder. Provinziale, Leichte Infanterie, Indianer, Miliz und Ranger können durch eine Karte zurückkehren [7.61].',
      'Behalte mindestens eine Einheit der Art, die das Gelände begünstigt: Reguläre im Kulturland, Hilfstruppen oder Leichte Infanterie in Wildnis und Gebirge.',
    ],
  },
  'retreat.to': {
    asks: 'Die Schlacht ist verloren. Wohin gehen deine Spielsteine?',
    does: {
      all: 'Alle, die übrig sind, gehen zusammen dorthin.',
      one: 'Dieser Spielstein geht allein dorthin; die anderen können woandershin gehen.',
      allInside: 'Alle gehen in das Fort oder die Festung. Der Feind belagert sie.',
      inside: 'Dieser Spielstein geht in das Fort oder die Festung.',
    },
    weigh: [
      'Gedrillte Truppen brauchen Kulturland oder eine eigene Befestigung. Wer keinen erlaubten Rückzug hat, wird eliminiert [7.92].',
      'Ein Fort fasst vier Einheiten, eine Festung beliebig viele [8.11]. Drinnen halten sie den Ort, aber sie können in der Falle sitzen.',
      'Bleibt zusammen, wenn der Feind wiederkommt, und behalte einen Anführer bei den Einheiten.',
    ],
  },
  'shelter.pick': {
    asks: 'Der Feind betritt ein Feld mit deinem Fort oder deiner Festung. Wer geht vor der Schlacht hinein [8.1]?',
    does: {
      shelter: 'Dieser Spielstein geht hinein. Er nimmt an einer Schlacht draußen nicht teil.',
      done: 'Die Auswahl steht: Alle anderen kämpfen draußen.',
    },
    weigh: [
      'Gehen alle hinein, gibt es keine Schlacht, und die Belagerung beginnt mit Stand 0. Eine schwache Besatzung ist hinter ihren Mauern am besten aufgehoben.',
      'Draußen kämpfst du ohne Hilfe des Forts [8.12]. Verlierst du, kannst du dich noch hinein zurückziehen [8.13], aber der Feind kann 1 SP bekommen.',
      'In ein Fort passen höchstens vier Einheiten [8.11].',
    ],
  },
};
