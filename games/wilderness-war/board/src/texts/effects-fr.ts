import type { EventName } from '@carillon/wilderness-war-rules/reference';

/** The effect of each event, in a few words of our own, in French. */
export const EFFECTS_FR: Readonly<Record<EventName, string>> = {
  campaign: 'Activez deux chefs avec leurs forces, quelle que soit leur Initiative, l’un après l’autre.',
  'bastions-repaired': 'Le siège d’un de vos forts ou forteresses, au niveau 1 ou 2, revient au niveau 0.',
  surrender:
    'Au lieu de votre jet de siège, la place tombe aussitôt. La garnison va à sa fortification la plus proche. Louisbourg : niveau de siège {LOUISBOURG_NEEDS}.',
  massacre:
    'Quand l’ennemi prend une place avec troupes réglées et Indiens : ces Indiens sont éliminés et vous marquez {massacre} PV.',
  'coehorns-and-howitzers':
    'Avec un régulier au siège : +{coehorns} ou −{coehorns} au jet de siège, et +{coehorns} pour vous à l’assaut.',
  fieldworks:
    'Avec des troupes réglées au combat : en défense, vous vous retranchez et l’attaquant tire une colonne plus bas ; en attaque, vous rasez les retranchements.',
  ambush:
    'En forêt ou en montagne, avec au moins autant d’auxiliaires qu’un ennemi sans infanterie légère : force doublée, et vous tirez en premier.',
  blockhouses:
    'Jusqu’à la fin de l’année tous les raids ennemis, celui-ci compris, se font sur la colonne la plus dure.',
  'foul-weather': 'L’ennemi qui va partir n’entre que dans {foulWeather} cases au plus, et ne va pas par mer.',
  'lake-schooner':
    'L’ennemi est venu par la rive d’un lac à une de vos fortifications : il recule d’une case et s’arrête.',
  'george-croghan': 'Pour cette marche vos troupes réglées n’ont pas à s’arrêter en forêt.',
  'amphibious-landing':
    'Débarquez de Halifax à Louisbourg, ou de Louisbourg sur le Saint-Laurent, avec {landing} dans la bataille.',
  'louisbourg-squadrons':
    'Si les Français contrôlent Louisbourg : pas de débarquement cette année. Jet 1–{LOST_UP_TO} : les Français ne vont plus par mer et la carte quitte la partie.',
  'governor-vaudreuil-interferes': 'Deux chefs français de votre choix, non assiégés, échangent leurs places.',
  'northern-indian-alliance':
    'Avec Montréal : un dé donne des points, moitié moins si les Français ont moins de {allianceVp} PV. Un point amène une unité du Nord, un demi-point en rétablit une.',
  'western-indian-alliance':
    'Avec un fort aux Fourches de l’Ohio : un dé donne des points, moitié moins si les Français ont moins de {allianceVp} PV. Un point amène une unité de l’Ouest, un demi-point en rétablit une.',
  'iroquois-alliance':
    'Avec les seuls postes d’Oswego et du portage d’Oneida (Britanniques : Johnson proche) : un jet donne des points. Un point amène une unité iroquoise, un demi-point en rétablit une.',
  mohawks: 'Avec Johnson près de Canajoharie : tous les Mohawks le rejoignent et sont rétablis.',
  cherokees: 'Tous les Cherokees viennent à une fortification du Sud et sont rétablis. Pas après le soulèvement.',
  'cherokee-uprising':
    'Après Cherokees : les Britanniques perdent {REGULARS} réguliers, {PROVINCIALS} provincial du Sud et tous les Cherokees, sauf assiégés.',
  'treaty-of-easton':
    'Avec des troupes réglées dans une fortification aux Fourches de l’Ohio ou à côté : Delawares, Mingos et Shawnees quittent la guerre.',
  'indians-desert': 'Jusqu’à {MOST} unités indiennes ennemies d’une case, non assiégées, sont éliminées.',
  'small-pox':
    'Jet pour une case de plus de {CROWD} unités ennemies : elles en perdent la moitié en pas, ou le tout dès {FULL_TOLL_FROM} unités ; puis tous les Indiens présents sont éliminés.',
  'courier-intercepted': 'Jet {CAUGHT_FROM}–6 : vous prenez au hasard une carte de la main ennemie.',
  'francois-bigot': 'Les Français perdent au hasard une carte de leur main.',
  'british-ministerial-crisis':
    'Les Britanniques défaussent une carte qui amène ou rétablit réguliers, Highlanders ou infanterie légère.',
  'provincial-regiments-dispersed':
    'Dans chaque Département les Britanniques perdent un provincial par marqueur Raid français.',
  'stingy-provincial-assembly':
    'Sauf si les assemblées sont enthousiastes : nommez un Département, qui perd une unité de provinciaux.',
  'british-colonial-politics':
    'Les assemblées avancent d’une case : vers réticentes pour les Français, vers enthousiastes pour les Britanniques. Les provinciaux en trop disparaissent.',
  'raise-provincial-regiments':
    'Sauf si les assemblées sont réticentes : un Département lève des unités ({MOST_NORTHERN} au Nord, {MOST_SOUTHERN} au Sud) ou rétablit toutes les siennes.',
  'colonial-recruits': 'Un jet : rétablissez autant de coureurs, Rangers, infanterie légère et provinciaux.',
  'troop-transports':
    'Rétablissez réguliers et infanterie légère : {FRENCH_MOST} pour les Français, {BRITISH_MOST} pour les Britanniques.',
  'victories-in-germany': 'Dès {FROM_YEAR} : un jet, et rétablissez autant de réguliers et d’infanterie légère.',
  'call-out-militias': 'Une unité de Milice vient dans une de vos boîtes, ou jusqu’à {MOST_RESTORED} sont rétablies.',
  rangers:
    '{MOST_PLACED} unité de Rangers vient à une fortification britannique, ou jusqu’à {MOST_RESTORED} sont rétablies.',
  'light-infantry':
    'Un chef de la réserve et {UNITS} unités d’infanterie légère viennent à des forteresses britanniques.',
  'french-regulars':
    '{UNITS} réguliers viennent ensemble à Québec ou à Louisbourg, une fois par saison, jusqu’à la baie de Quiberon.',
  'british-regulars':
    'Un chef de la réserve et {UNITS} réguliers viennent à des ports britanniques, une fois par saison.',
  highlanders:
    'Avec Pitt, ou dès {FROM_YEAR} : des chefs de la réserve et des Highlanders viennent à des ports britanniques.',
  'quiberon-bay':
    'Les escadres perdues, Louisbourg britannique, ou dès {FROM_YEAR} : la main française est de {quiberonHand}, les Britanniques commencent chaque saison, plus rien ne vient de France.',
  'royal-americans':
    'Un chef de la réserve et {UNITS} Royal Americans viennent à des forteresses britanniques des colonies.',
  'acadians-expelled':
    '{REGULARS} réguliers britanniques à Halifax, {COUREURS} unité de coureurs à Québec ou Louisbourg ; coureurs et Milice français sont rétablis.',
  'william-pitt':
    'La main britannique est de {pittHand}, de nouveaux chefs rejoignent la réserve, une carte de troupes peut revenir de la défausse.',
  'diplomatic-revolution':
    'Jusqu’à la baie de Quiberon : la main française est de {revolutionHand}, une carte de troupes peut revenir de la défausse.',
  'intrigues-against-shirley': 'Avec {shirleyVp} PV français : Shirley, non assiégé, quitte la partie.',
};
