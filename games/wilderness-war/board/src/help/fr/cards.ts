import type { EventName } from '@carillon/wilderness-war-rules/reference';
import type { EventHelp } from '../chapter.ts';

/** Chaque événement en entier, dans nos propres mots : quand on peut le jouer, et ce qu’il fait. */
export const CARDS: Readonly<Record<EventName, EventHelp>> = {
  campaign: {
    when: 'Dans votre phase d’action, à tout moment.',
    does: 'Activez deux chefs, chacun avec une force si vous voulez [5.34], quelle que soit leur Initiative ; puis l’un après l’autre marche, combat, assiège ou mène un raid. Tous deux peuvent aller par mer. Une force qui arrive là où l’autre assiège peut se joindre à son assaut [9.12].',
  },
  'bastions-repaired': {
    when: 'Dans votre phase d’action, quand un fort ou une forteresse à vous est assiégé au niveau 1 ou 2.',
    does: 'Choisissez un tel siège : son niveau revient à 0. Le siège lui-même continue.',
  },
  surrender: {
    when: 'Au lieu de votre jet de siège, avec tout ce qu’il demande [8.231] ; à Louisbourg dès le niveau de siège {LOUISBOURG_NEEDS}.',
    does: 'La place est à vous aussitôt, sans assaut : un fort reste achevé. Vous marquez comme pour toute prise [9.22]. Ceux de l’intérieur vont à leur fortification la plus proche, tous à la même (de Louisbourg, à Québec ou à la plus proche de Québec). Votre activation finit.',
  },
  massacre: {
    when: 'Quand l’ennemi a pris une palissade, un fort ou une forteresse à vous, et y a des troupes réglées et des Indiens ; même après Reddition !.',
    does: 'Vous marquez {massacre} PV, et tous ses Indiens de la case sont éliminés.',
  },
  'coehorns-and-howitzers': {
    when: 'À un siège, avant le jet, l’assiégeant d’abord [8.231] ; ou à un assaut, avant les dés.{NEEDS_REGULAR| Il vous faut un régulier dans la case, dehors ou dedans.|}',
    does: '+{coehorns} au jet de siège si l’assiégeant la joue, −{coehorns} si c’est le défenseur ; et +{coehorns} à votre dé dans un assaut de la même phase d’action [9.13].',
  },
  fieldworks: {
    when: 'Dans une bataille où vous avez des troupes réglées : en défense s’il n’y a pas de retranchements, en attaque s’il y en a.',
    does: 'Le défenseur se retranche : désormais, qui attaque là fait feu une colonne plus bas [7.55]. L’attaquant rase ce qu’il trouve.',
  },
  ambush: {
    when: 'Dans une bataille en forêt ou en montagne, avec des auxiliaires à vous, au moins autant que l’ennemi ; celui-ci n’a là ni infanterie légère{FORT_FORBIDS| ni fort|}.',
    does: 'Votre force est doublée, et vous faites feu le premier ; l’ennemi répond avec ce qui reste [7.56]. Si chaque camp en joue une, rien ne change.',
  },
  blockhouses: {
    when: 'Quand l’ennemi va lancer le dé d’un raid.',
    does: 'Jusqu’à la fin de l’année tous ses raids, celui-ci compris, se font sur la colonne des palissades et villages [10.3].',
  },
  'foul-weather': {
    when: 'Quand une force ou un pion ennemi se met en route, avant qu’il ait bougé, et avant Débarquement ou George Croghan.',
    does: 'Il n’entre que dans {foulWeather} cases au plus, et ne va pas par mer. Des assiégeants peuvent encore faire leur jet ou donner l’assaut.',
  },
  'lake-schooner': {
    when: 'Quand des ennemis sont venus par la rive d’un lac à une case où vous avez une fortification{BESIEGED_IS_ENOUGH|, assiégée ou non|}, avant tout autre chose.',
    does: 'Ils retournent d’où ils viennent, et s’arrêtent. Des infiltrés rejetés parmi vos troupes sont éliminés [6.63] ; des assiégeants qui avaient quitté leur siège le reprennent au niveau 0.',
  },
  'george-croghan': {
    when: 'Quand se met en route une force ou une unité britannique avec des troupes réglées.',
    does: 'Pour cette marche, ses troupes réglées n’ont pas à s’arrêter en forêt [6.2]. La montagne arrête toujours tout le monde.',
  },
  'amphibious-landing': {
    when: 'Dans une activation britannique par mer, à Halifax ou à Louisbourg, si le port est sous contrôle britannique et que les Escadres de Louisbourg ne l’interdisent pas cette année. Il faut de plus à une force une carte de valeur {navalValue}.',
    does: 'Débarquez le long d’une flèche [6.43] ; on pose un marqueur Débarquement [6.432]. Dans la bataille qui suit, l’attaquant a {landing} à son dé [7.54].',
  },
  'louisbourg-squadrons': {
    when: 'Dans la phase d’action française, tant que les Français contrôlent Louisbourg.',
    does: 'Plus de débarquement jusqu’à la fin de l’année. Un dé : de 1 à {LOST_UP_TO}, les Français ne vont plus jamais par mer, la carte quitte la partie, et la Baie de Quiberon devient jouable. Sinon la carte est défaussée.',
  },
  'governor-vaudreuil-interferes': {
    when: 'Dans la phase d’action britannique, si deux chefs français sur la carte ne sont pas assiégés. Ceux de Louisbourg ne comptent pas quand les Français ne peuvent plus aller par mer.',
    does: 'Choisissez-en deux ; ils échangent leurs places. Leurs unités restent.',
  },
  'northern-indian-alliance': {
    when: 'Dans la phase d’action française{NEEDS_MONTREAL|, tant que les Français contrôlent Montréal|}.',
    does: 'Un dé donne des points : tout le jet avec {allianceVp} PV français ou plus, sinon la moitié, arrondie vers le haut. Un point amène une unité à son village, un demi-point en rétablit une. Abénaquis, Algonquins, Caughnawagas, Mississaugas ; avec un fort français à Niagara, aussi les tribus du Pays d’en Haut [5.531].',
  },
  'western-indian-alliance': {
    when: 'Dans la phase d’action française, {NEEDS_OHIO_FORKS|avec un fort français achevé aux Fourches de l’Ohio|tant que les Français contrôlent Montréal}.',
    does: 'Un dé donne des points : tout le jet avec {allianceVp} PV français ou plus, sinon la moitié, arrondie vers le haut. Un point amène une unité à son village, un demi-point en rétablit une. Delawares, Mingos, Shawnees ; avec un fort français à Niagara, aussi les tribus du Pays d’en Haut [5.531].',
  },
  'iroquois-alliance': {
    when: 'Dans votre phase d’action, si vous avez une fortification à Oswego ou à un bout du portage d’Oneida, et l’ennemi aucune aux trois endroits. Il faut de plus aux Britanniques Johnson à un village iroquois, ou à {JOHNSON_WITHIN} liaisons au plus.',
    does: 'Un dé donne des points. Un point amène une unité iroquoise à son village, un demi-point en rétablit une [5.533]. Les Mohawks sont à part.',
  },
  mohawks: {
    when: 'Dans la phase d’action britannique{NEEDS_JOHNSON|, avec Johnson près de Canajoharie et non assiégé|} ; près veut dire à {JOHNSON_WITHIN} liaisons au plus.',
    does: 'Tous les Mohawks hors de la carte rejoignent Johnson{RESTORES_TOO|, et les réduits sont rétablis|; s’il n’y en a pas, les réduits sont rétablis}.',
  },
  cherokees: {
    when: 'Dans la phase d’action britannique, tant que Soulèvement cherokee n’a pas été joué.',
    does: 'Tous les Cherokees hors de la carte viennent ensemble à une fortification britannique non assiégée{SOUTHERN_ONLY| du Département du Sud|} ; les réduits sont rétablis.',
  },
  'cherokee-uprising': {
    when: 'Dans la phase d’action française, une fois Cherokees joué comme événement.',
    does: 'Les Britanniques perdent {REGULARS} réguliers et {PROVINCIALS} provincial du Sud de leur choix, et tous les Cherokees ; les assiégés sont épargnés. Cherokees ne se joue plus.',
  },
  'treaty-of-easton': {
    when: 'Dans la phase d’action britannique, avec des troupes réglées britanniques dans une fortification britannique non assiégée aux Fourches de l’Ohio ou à côté.',
    does: 'Toutes les unités delawares, mingos et shawnees sont éliminées, sauf assiégées.',
  },
  'indians-desert': {
    when: 'Dans votre phase d’action.',
    does: 'Choisissez une case : jusqu’à {MOST} unités indiennes ennemies, non assiégées, y sont éliminées.',
  },
  'small-pox': {
    when: 'Dans votre phase d’action, si quelque part plus de {CROWD} unités ennemies sont ensemble, assiégées ou non.',
    does: 'Choisissez une telle case et lancez un dé. Le propriétaire perd la moitié du jet en pas, arrondie vers le haut, ou tout le jet dès {FULL_TOLL_FROM} unités ; personne n’est éliminé tant qu’une autre unité est pleine. Puis tous ses Indiens de la case sont éliminés.',
  },
  'courier-intercepted': {
    when: 'Dans votre phase d’action, si l’ennemi a une carte.',
    does: 'Un dé : de {CAUGHT_FROM} à 6, vous prenez une carte de sa main au hasard.',
  },
  'francois-bigot': {
    when: 'Dans la phase d’action britannique, si les Français ont une carte.',
    does: 'Ils en défaussent une au hasard ; son événement n’a pas lieu. Si c’est Reddition !, le mélange vient tout de même [5.25].',
  },
  'british-ministerial-crisis': {
    when: 'Dans la phase d’action française, si les Britanniques ont une carte.',
    does: 'S’ils ont une de celles-ci, ils en défaussent une de leur choix : {SUPPORT}. Sinon il ne se passe rien.',
  },
  'provincial-regiments-dispersed': {
    when: 'Dans la phase d’action française, si un Département où se trouve un marqueur Raid français a des provinciaux sur la carte.',
    does: 'Chaque Département perd une unité de provinciaux par marqueur Raid français qui s’y trouve, au choix des {FRENCH_CHOOSE|Français|Britanniques} ; les assiégées sont épargnées.',
  },
  'stingy-provincial-assembly': {
    when: 'Dans la phase d’action française, sauf si les assemblées provinciales sont enthousiastes.',
    does: 'Un Département est nommé par {NAMES_DEPARTMENT} ; une unité de provinciaux non assiégée en est éliminée, choisie par {CHOOSES_UNIT}.',
  },
  'british-colonial-politics': {
    when: 'Dans votre phase d’action, sauf si le marqueur est déjà à votre bout de la piste.',
    does: 'Les assemblées avancent d’une case : vers réticentes pour les Français, vers enthousiastes pour les Britanniques. Après un jeu français, les provinciaux en trop disparaissent aussitôt [5.54].',
  },
  'raise-provincial-regiments': {
    when: 'Dans la phase d’action britannique, sauf si les assemblées provinciales sont réticentes.',
    does: 'Un Département, au choix, lève des provinciaux à ses fortifications, dans sa limite [5.54], jusqu’à {MOST_NORTHERN} au Nord ou {MOST_SOUTHERN} au Sud ; ou rétablit tous les siens.',
  },
  'colonial-recruits': {
    when: 'Dans votre phase d’action, avec une unité réduite de ces sortes.',
    does: 'Un dé : rétablissez jusqu’à autant de coureurs, Rangers, infanterie légère et provinciaux.',
  },
  'troop-transports': {
    when: 'Dans votre phase d’action, avec un régulier ou une infanterie légère réduits. Pas pour les Français après la Baie de Quiberon, ni sans Québec.',
    does: 'Rétablissez réguliers et infanterie légère : jusqu’à {FRENCH_MOST} pour les Français, {BRITISH_MOST} pour les Britanniques.',
  },
  'victories-in-germany': {
    when: 'Dans votre phase d’action, dès {FROM_YEAR}, avec un régulier ou une infanterie légère réduits. Pas pour les Français après la Baie de Quiberon, ni sans Québec.',
    does: 'Rétablissez des réguliers et de l’infanterie légère, au plus {MOST}.',
  },
  'call-out-militias': {
    when: 'Dans votre phase d’action.',
    does: 'Ou bien une unité de Milice vient dans une de vos boîtes, ou bien jusqu’à {MOST_RESTORED} réduites sont rétablies.',
  },
  rangers: {
    when: 'Dans la phase d’action britannique.',
    does: 'Ou bien {MOST_PLACED} unité de Rangers vient à une fortification britannique non assiégée, ou bien jusqu’à {MOST_RESTORED} réduites sont rétablies.',
  },
  'light-infantry': {
    when: 'Dans la phase d’action britannique.',
    does: 'Un chef de la réserve [5.55] et {UNITS} unités d’infanterie légère viennent à des forteresses britanniques non assiégées.',
  },
  'french-regulars': {
    when: 'Dans la phase d’action française, jusqu’à la Baie de Quiberon{ONCE_A_SEASON|, une fois par saison|}.',
    does: '{UNITS} réguliers viennent ensemble à Québec ou à Louisbourg. Dans les scénarios de 1755, la première de ces cartes amène aussi Montcalm, Lévis et Bougainville.',
  },
  'british-regulars': {
    when: 'Dans la phase d’action britannique{ONCE_A_SEASON|, une fois par saison|}, avec un port, ou un marqueur Débarquement hors d’un siège.',
    does: 'Un chef de la réserve [5.55] et {UNITS} réguliers viennent à de tels ports.',
  },
  highlanders: {
    when: 'Dans la phase d’action britannique, une fois William Pitt en vigueur, ou dès {FROM_YEAR}.',
    does: 'À des ports britanniques viennent {LARGE_LEADERS} chefs de la réserve [5.55] et {LARGE_UNITS} unités de Highlanders avec la carte 60, {SMALL_LEADERS} et {SMALL_UNITS} avec les autres.',
  },
  'quiberon-bay': {
    when: 'Dans la phase d’action britannique, une fois Escadres de Louisbourg sortie de la partie, ou Louisbourg britannique, ou dès {FROM_YEAR}.',
    does: 'Dès la prochaine donne la main française est de {quiberonHand} ; dès la prochaine saison les Britanniques commencent. Les Français ne jouent plus comme événements Réguliers français, Transports de troupes, Victoires en Allemagne ni Renversement des alliances.',
  },
  'royal-americans': {
    when: 'Dans la phase d’action britannique, avec une forteresse britannique non assiégée{IN_THE_COLONIES| du Département du Nord ou du Sud|}.',
    does: 'Un chef de la réserve [5.55] et {UNITS} Royal Americans viennent à de telles forteresses.',
  },
  'acadians-expelled': {
    when: 'Dans la phase d’action britannique ; avec la règle optionnelle 14.5, dans celle de l’un ou l’autre camp [14.5].',
    does: '{REGULARS} réguliers britanniques viennent à Halifax, {COUREURS} unité de coureurs à Québec ou à Louisbourg ; coureurs et Milice français réduits sont tous rétablis.',
  },
  'william-pitt': {
    when: 'Dans la phase d’action britannique.',
    does: 'Dès la prochaine donne la main britannique est de {pittHand}. Amherst, Forbes et Wolfe rejoignent la réserve des chefs, les Highlanders deviennent jouables, et l’une de celles-ci peut revenir de la défausse : {SUPPORT}.',
  },
  'diplomatic-revolution': {
    when: 'Dans la phase d’action française, jusqu’à la Baie de Quiberon.',
    does: 'Dès la prochaine donne la main française est de {revolutionHand}, jusqu’à la Baie de Quiberon. L’une de celles-ci peut revenir de la défausse : {SUPPORT}.',
  },
  'intrigues-against-shirley': {
    when: 'Dans la phase d’action française, avec {shirleyVp} PV français ou plus, si Shirley est sur la carte et non assiégé.',
    does: 'Shirley quitte la partie.',
  },
};
