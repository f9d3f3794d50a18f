import type { ChapterText } from '../chapter.ts';

export const CHAPTER_2: ChapterText = {
  title: 'La carte',
  sections: {
    '2.0': [
      'Les cases, les liaisons, et qui tient quoi',
      'Les cases carrées sont des terres cultivées, les rondes la forêt, les triangles la montagne. Toute case cultivée fait partie d’un des trois Départements, sauf Halifax et Louisbourg, boîtes cultivées à part. Le Département du Saint-Laurent et Louisbourg sont français d’origine, amis des Français ; les Départements du Nord et du Sud et Halifax sont britanniques d’origine.',
      'Sont des fortifications les forteresses, les forts achevés et les palissades. Les forteresses sont imprimées sur la carte : on ne les bâtit ni ne les détruit. Un fort en construction n’est pas encore une fortification [5.44].',
      'Une forteresse est contrôlée par son camp d’origine tant qu’elle n’est pas assiégée et qu’aucune unité ennemie ne s’y trouve. Pour contrôler une forteresse ennemie, il faut de plus y tenir une unité, ou un marqueur Débarquement [6.432].',
      'Les liaisons sont d’eau (rivière ou rive de lac) ou de terre seulement. Une liaison d’eau sert aussi bien à pied qu’en bateau.',
      'Les flèches de Halifax et de Louisbourg ne servent qu’aux débarquements britanniques [6.43]. Celles qui sortent du Pays d’en Haut se suivent à pied ou en bateau, dans leur sens seulement. Deux cases qu’une flèche seule relie ne sont pas adjacentes : ni retraite, ni interception, ni ravitaillement, ni distance.',
      'Une case peut contenir autant de pions que l’on veut ; seul l’intérieur d’un fort est limité [8.11]. Chacun peut consulter toutes les piles.',
      'Chaque tribu a son village sur la carte ; les Cherokees habitent au-delà.',
    ],
  },
};

export const CHAPTER_3: ChapterText = {
  title: 'Les pions',
  sections: {
    '3.1': [
      'Les unités',
      'Les troupes réglées et la Milice sont carrées, les auxiliaires ronds. Un pion porte sa force et son mouvement. Toute unité a deux pas : pleine force, et face réduite, que le pion montre par une barre.',
    ],
    '3.11': [
      'Troupes réglées',
      'Les réguliers (dont les Royal Americans, les Highlanders et les détachements de la Marine), les provinciaux levés par les colonies et l’infanterie légère. Elles assiègent, bâtissent et tiennent les terres cultivées ; il leur faut du ravitaillement [12.1] et un abri en hiver [11.1].',
    ],
    '3.12': [
      'Milice',
      'Les milices canadienne et coloniale attendent dans la boîte de leur Département ; elles en sortent pour une bataille ou contre un raid [7.3] [10.2].',
    ],
    '3.13': [
      'Auxiliaires',
      'Indiens, coureurs des bois et Rangers. La forêt est leur domaine : ils s’infiltrent [6.6] et mènent des raids [10.1].',
    ],
    '3.2': [
      'Les chefs',
      'Trois chiffres : l’Initiative (la plus petite carte qui active une force sous ses ordres), le Commandement (le nombre d’unités qu’il mène, et son rang), la Tactique (ce qu’il ajoute aux dés).',
    ],
    '3.3': [
      'Les marqueurs',
      'Ouvrages, sièges, raids, alliances et événements en vigueur se voient sur place, ou à côté des pistes.',
    ],
  },
};

export const CHAPTER_4: ChapterText = {
  title: 'Le déroulement du jeu',
  sections: {
    '4.0': [
      'L’année',
      'Deux mains de cartes, une première et une seconde saison, font une année ; à sa fin viennent les étapes d’automne et d’hiver ci-dessous. La page s’occupe de tout cela.',
    ],
    '4.0 A': [
      'Une saison',
      'On complète les deux mains au nombre prévu par le scénario ; une carte gardée compte. Puis les camps jouent tour à tour, les Français d’abord, une carte par phase d’action, jusqu’à épuisement des cartes. Quand un camp n’a plus de carte, ou s’est arrêté, l’autre joue le reste d’affilée.',
      'Celui à qui il ne reste qu’une carte peut s’arrêter et la garder au lieu de la jouer. Il n’a plus de phase d’action de la saison. Si c’est une carte de réaction, elle se joue encore dans une phase ennemie [5.56] ; reportée à la saison suivante, elle oblige à y jouer toutes ses cartes.',
      '~ Si l’on a reporté une carte sur une saison, on ne peut pas en garder une autre à la fin de celle-ci.',
    ],
    '4.0 B': [
      'La fin de l’année',
      'Après la seconde saison : retours, marqueurs Raid, hiver, victoire, dans cet ordre.',
    ],
    '4.0 B.3': [
      'Les Indiens et les chefs rentrent',
      'Les Indiens hors d’une case à fortification amie rentrent [10.4]. Les chefs en forêt ou en montagne sans unité ni fortification vont à la fortification amie la plus proche.',
      '~ Les Français d’abord, case par case ; des coureurs peuvent accompagner les Indiens, les Rangers restent sur place.',
    ],
    '4.0 B.4': ['Les marqueurs Raid', 'On les compte, un demi-point chacun [13.22], et on les ôte de la carte.'],
    '4.0 B.5': ['L’hiver', 'Les troupes réglées sans abri subissent l’attrition [11.1].'],
    '4.0 B.6': [
      'Contrôle de la victoire',
      'La partie peut finir avant terme [13.11] ; après la dernière année, elle se décide [13.12] [13.13].',
    ],
  },
};
