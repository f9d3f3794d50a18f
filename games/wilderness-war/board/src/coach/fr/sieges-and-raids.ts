import type { Coaching } from '../coaching.ts';

/** Chapitres 8 à 11 : sièges, raids, retours, hiver. */
export const SIEGES_AND_RAIDS: Coaching = {
  'siege.storm': {
    asks: 'Le siège a atteint le niveau d’un assaut. Le donnez-vous maintenant [8.24] ?',
    does: {
      assault:
        'Les deux camps tirent ensemble ; vous tirez une colonne plus bas. Vous ne gagnez que si votre résultat sur la table dépasse le sien [9.2].',
      wait: 'Le siège continue à ce niveau. Vous pourrez donner l’assaut plus tard sans autre jet de siège [9.11].',
    },
    weigh: [
      'Un fort pris vaut 2 PV, une forteresse 3 ; la garnison est éliminée [9.22].',
      'Même une place vide tire, dans la colonne 0 [9.2].',
      'Attendez si les chances sont faibles et qu’aucun secours n’approche : amenez des unités, ou gardez les Mortiers Coehorn pour l’assaut.',
    ],
  },
  'relocation.to': {
    asks: 'La place est tombée par Reddition !. Où va sa garnison ?',
    does: { to: 'Toute la garnison y va, dans une des fortifications les plus proches.' },
    weigh: [
      'Choisissez la fortification que l’ennemi menacera ensuite, ou celle où plus de quatre unités ne souffriront pas de l’hiver [11.1].',
    ],
  },
  'raid.militia': {
    asks: 'L’ennemi fait un raid sur une palissade dans vos terres cultivées. Envoyez-vous une unité de Milice [10.2] ?',
    does: {
      deploy:
        'Cette unité combat les pillards dans la palissade. S’ils gagnent, ils pillent ; s’ils perdent, ils se retirent.',
      decline: 'Personne ne vient. Le raid est joué.',
    },
    weigh: [
      'Les pillards attaquent la palissade à −1 [7.54], et l’égalité est pour vous. Un pillard seul et faible est souvent battu.',
      'Si vous perdez, la Milice n’a perdu que des pas : le raid serait venu de toute façon.',
      'Deux unités de Milice dans la boîte donnent −1 à tous les raids du Département [10.3] ; celle qui se bat y rentre si elle survit.',
    ],
  },
  'raid.lose': {
    asks: 'Le raid vous coûte des pas. Quel pillard perd le suivant ?',
    does: { lose: 'Une unité pleine est réduite ; une unité réduite est éliminée.' },
    weigh: [
      'Les coureurs des bois éliminés ne reviennent jamais ; Indiens et Rangers le peuvent par une carte [7.61].',
      'Si la dernière unité d’une tribu tombe, son village n’est plus allié et ne peut plus être pillé [5.532].',
    ],
  },
  'go-home.go': {
    asks: 'Ce pion doit rentrer : où va-t-il ?',
    does: {
      go: 'Les Indiens vont à leur village ; les autres à la fortification amie hors siège la plus proche [10.42]. Des Indiens peuvent suivre un chef, des chefs et des coureurs des bois peuvent suivre des Indiens.',
      stay: 'Le pion reste où il est.',
      lose: 'Le pion est éliminé : il n’a nulle part où aller, ou ce sont des Cherokees, qui quittent la carte.',
    },
    weigh: [
      'D’un village près de la frontière, les Indiens peuvent piller de nouveau dès la saison suivante ; dans une fortification, ils n’ont pas à rentrer en fin d’année [10.4].',
      'Des Cherokees qui ont pillé sont perdus, sauf s’ils suivent un chef britannique vers une fortification [10.422].',
      'Ramenez les chefs là où se forme la prochaine force.',
    ],
  },
  'attrition.eliminate': {
    asks: 'L’hiver : la moitié des unités réglées réduites d’ici est éliminée. Laquelle [11.2] ?',
    does: { lose: 'Cette unité réduite est éliminée.' },
    weigh: [
      'Gardez les réguliers si possible : ils ne reviennent jamais, tandis que provinciaux et infanterie légère le peuvent par une carte [7.61].',
      'L’an prochain, évitez cela : hivernez dans vos cases cultivées, dans des forteresses, ou à quatre unités au plus par fort ou palissade [11.1].',
    ],
  },
  'militia-flees.lose': {
    asks: 'Un raid effraie la Milice du Département : quelle unité perd un pas [14.2] ?',
    does: { lose: 'Une unité pleine est réduite ; une unité réduite est éliminée.' },
    weigh: [
      'Gardez deux unités dans la boîte aussi longtemps que possible : elles donnent −1 aux raids du Département [10.3].',
    ],
  },
};
