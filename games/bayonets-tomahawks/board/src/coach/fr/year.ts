import type { Coaching } from '../coaching.ts';

/** Chapitres 15 à 18 : renforts, hiver, guerre en Europe. */
export const YEAR: Coaching = {
  'bag-draw.pick': {
    asks: 'Le jeton tiré vous donne le choix d’une unité.',
    does: { pick: 'Cette unité arrive avec les autres.', done: 'Vous n’en prenez plus.' },
    weigh: [
      'L’artillerie ouvre forts et forteresses ; les unités légères pillent et éclairent. Prenez ce qui manque à votre armée.',
    ],
  },
  'placement.fleet': {
    asks: 'Les flottes arrivent d’abord : dans quel port arrive celle-ci [15.3] ?',
    does: { place: 'La flotte y est placée. Les autres renforts n’arrivent que là où des flottes sont arrivées.' },
    weigh: [
      'Choisissez le port d’où vous partirez ensuite, ou celui dont les routes mènent au front.',
      'Deux flottes ensemble portent huit unités, et peuvent fournir de l’artillerie de fortune [13.2.2].',
    ],
  },
  'placement.unit': {
    asks: 'Où arrive cette unité [15.3] ?',
    does: { place: 'L’unité est placée dans cette case.' },
    weigh: ['Gardez l’armée avec son artillerie et son commandant. Chaque flotte portera quatre unités [10.6].'],
  },
  'enlistment.to': {
    asks: 'Les coloniaux s’enrôlent : où placez-vous cette unité [16.3] ?',
    does: { place: 'L’unité est placée dans cette case.' },
    weigh: [
      'Une brigade n’entre que dans sa propre colonie. Placez-la au front, ravitaillée, près d’une pile qu’elle rejoindra avec un point.',
    ],
  },
  'winter-quarters.reveal': {
    asks: 'L’année est finie et les pions de la guerre en Europe sont révélés.',
    does: { reveal: 'Le plus haut pion donne à son camp la différence en PV. Dès lors, rien ne peut être annulé.' },
    weigh: ['Il n’y a rien à décider ; regardez les points avant de continuer [18.3.2].'],
  },
  'winter-quarters.disband': {
    asks: 'Les brigades coloniales sont licenciées pour l’hiver. Lesquelles restent en garnison [17.3.1] ?',
    does: {
      stay: 'Cette brigade reste où elle est.',
      done: 'Les autres sont licenciées, et s’enrôlent l’an prochain.',
    },
    weigh: [
      'Une case peuplée prise à l’ennemi lui revient avec ses PV si personne n’y reste.',
      'Ailleurs, laissez-les partir : elles reviennent entières, dans leur colonie [16.3].',
    ],
  },
  'come-ashore.to': {
    asks: 'Une pile en mer doit gagner la terre pour l’hiver. Où [17.2] ?',
    does: { to: 'Toute la pile va dans cette case.' },
    weigh: [
      'Les flottes retournent à la réserve de toute façon. Choisissez l’endroit où il faudra des troupes au printemps.',
    ],
  },
  'return-to-colonies.garrison': {
    asks: 'La pile rentre pour l’hiver. Quelles unités restent ici [17.3.1] ?',
    does: { stay: 'Cette unité hiverne ici.', done: 'Les autres rentrent.' },
    weigh: [
      'Une unité peut rester avec chaque fort ; dans une case peuplée prise, autant de brigades que sa valeur, et toutes les autres unités.',
      'Laissez de quoi tenir contre une attaque au printemps ; une seule unité légère suffit à garder le contrôle.',
    ],
  },
  'return-to-colonies.move': {
    asks: 'La pile va à la colonie amie ou à la flotte la plus proche. Par quelle case ?',
    does: {
      to: 'La pile passe par cette case. Des unités peuvent y rester là où une garnison est permise.',
      stay: 'Aucun chemin de terre ne mène aux colonies : la pile attend les navires.',
    },
    weigh: [
      'Passez là où vous pouvez laisser des garnisons, vers l’endroit où l’armée doit commencer l’année suivante.',
    ],
  },
  'voyage-home.garrison': {
    asks: 'La pile rentre par mer pour l’hiver. Quelles unités restent ici [17.3.1] ?',
    does: { stay: 'Cette unité hiverne ici.', done: 'Les autres rentrent par mer.' },
    weigh: [
      'Tenez ce que vous avez pris par mer, Louisbourg surtout : autant de brigades que sa valeur, et toutes les autres unités, peuvent rester.',
    ],
  },
  'voyage-home.to': {
    asks: 'Vers quel port la pile fait-elle voile ?',
    does: { to: 'Toute la pile va dans ce port.' },
    weigh: [
      'Choisissez le port le plus proche de la prochaine campagne : les flottes s’en vont, et les troupes marcheront ou en attendront d’autres.',
    ],
  },
  'redeployment.to': {
    asks: 'Où ce commandant passe-t-il l’hiver ?',
    does: { to: 'Il rejoint la pile de cette case.', stay: 'Il reste où il est.' },
    weigh: ['Placez-le avec l’armée qui se battra d’abord, et dont les unités répondent à ses symboles [13.5].'],
  },
  'losses-return.unit': {
    asks: 'De chaque type, une unité sur trois revient de la case des pertes. Laquelle, et où [17.2] ?',
    does: {
      back: 'Cette unité est placée là, ou dans la case des brigades coloniales licenciées.',
      done: 'Plus aucune unité ne peut revenir.',
    },
    weigh: [
      'Une seule brigade de Highlanders peut revenir par an.',
      'Placez l’unité au front, si elle y est à l’abri jusqu’au printemps.',
    ],
  },
  'chits.keep': {
    asks: 'Vous avez tiré un pion de la guerre en Europe. Lequel gardez-vous [18.3.1] ?',
    does: { keep: 'Ce pion reste, face cachée ; l’autre retourne à la réserve.' },
    weigh: ['Gardez le plus haut : en fin d’année, la différence entre les pions des deux camps est marquée en PV.'],
  },
};
