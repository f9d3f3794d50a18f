import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';

// Ce que font les événements, dans nos propres mots.
export const frEvents: Readonly<Record<EventName, string>> = {
  'round-up-men-and-equipment':
    'Retournez jusqu’à deux de vos unités réduites, ou reprenez-en une, entière, parmi les pertes.',
  'disease-in-french-camp':
    'Les Français perdent une brigade métropolitaine de leur choix ; à défaut, une autre brigade.',
  'delayed-supplies-from-france': 'Les Français perdent un point de la carte indienne et un de la leur.',
  'construction-frenzy': 'Après une construction vous pouvez bâtir encore une fois, sans frais.',
  'lucky-cannonball': 'Dans une bataille, jusqu’à trois de vos cercles sans touche ni drapeau peuvent relancer.',
  'surprise-landing': 'Les Britanniques qui débarquent ce tour-ci ne reçoivent pas de marqueur de débarquement.',
  'forced-march': 'Dans un de vos mouvements d’armée les unités non légères ont un point de mouvement de plus.',
  'smallpox-infected-blankets':
    'Deux unités indiennes des Français sur la carte, au choix des Britanniques, vont aux pertes.',
  'cherokee-diplomacy-british':
    'Avec 2 PV français au plus : les Cherokees rejoignent les Britanniques s’ils sont neutres ; s’ils ne le sont pas, les Français perdent 2 points de raid.',
  'perfect-volleys':
    'Dans une bataille, jusqu’à trois brigades métropolitaines britanniques sans touche ni drapeau peuvent relancer.',
  'wintering-rear-admiral':
    'Une flotte britannique de la réserve arrive aussitôt dans un port ami, où elle ôte déroute et manque de ravitaillement.',
  'iroquois-diplomacy-british':
    'Avec 2 PV français au plus : les Iroquois rejoignent les Britanniques s’ils sont neutres ; s’ils ne le sont pas, les Français perdent 2 points de raid.',
  'french-trade-goods-destroyed':
    'Les Français perdent 3 points de raid si les Britanniques tiennent la Baye de Cataracouy ou Niagara, 5 s’ils tiennent les deux.',
  'armed-battoemen':
    'Une pile britannique perd son marqueur hors ravitaillement ; à défaut, une pile perd son marqueur de déroute.',
  'cherokee-diplomacy-french':
    'En 1755 et 1756, ou contre des Cherokees britanniques : 2 points de raid. Plus tard les Cherokees neutres rejoignent les Français qui contrôlent deux cases du sud.',
  'reluctant-wagoneers': 'Les Britanniques perdent jusqu’à deux simples points d’armée.',
  'wilderness-ambush':
    'Dans une bataille sur un avant-poste ou en pays sauvage, avec des unités légères françaises, leur marqueur gagne 1, avec trois d’entre elles 2.',
  'hesitant-british-general': 'Toutes les unités d’une pile britannique, au choix des Français, sont épuisées.',
  'disease-in-british-camp':
    'Les Britanniques perdent une brigade de leur choix ; dès 1757 une coloniale et une métropolitaine.',
  'frontiers-ablaze': 'Le premier raid français réussi de ce tour vaut 2 points de raid de plus.',
  'coup-de-main':
    'Dans une bataille contre un fort britannique le marqueur français gagne 1, et le B&T du fort est manqué.',
  'iroquois-diplomacy-french': 'Avec 4 PV français au moins les Iroquois neutres rejoignent les Français.',
  'french-lake-warships':
    'Une grande route le long des lacs est fermée aux Britanniques ce tour-ci, sauf s’ils en contrôlent les deux bouts.',
  'rough-seas':
    'Ce tour-ci les flottes ne naviguent, ni ne bougent, ni ne rassemblent, et leurs drapeaux ne comptent pas.',
  'indomitable-abbatis': 'Dans une bataille où les Français défendent, le marqueur britannique perd 2.',
  'smallpox-epidemic':
    'Deux unités indiennes des pertes françaises quittent le jeu ; la dernière année les Français perdent plutôt 3 points de raid. La carte quitte le jeu.',
  'staged-lacrosse-game':
    'Un raid indien réussi sur une case que seul un fort britannique tient retire ce fort du jeu.',
  'pursuit-of-elevated-status':
    'Dans un raid indien une interception et le raid manqué peuvent chacun être relancés une fois.',
  'a-right-to-plunder-and-captives':
    'La première unité indienne dont le raid réussit retourne d’où elle est partie, et non aux pertes.',
  'british-encroachment': 'Deux unités indiennes tirées des pertes françaises retournent dans leurs villages.',
  'pennsylvanias-peace-promises':
    'Deux des Mingos, Delawares et Chaouanons vont aux pertes, sauf si Diiohage, les Fourches de l’Ohio ou Kithanink est britannique ou pillée.',
  'lets-see-how-the-french-fight':
    'Aucune unité indienne n’agit ce tour-ci ; la carte française a un point léger de plus.',
};
