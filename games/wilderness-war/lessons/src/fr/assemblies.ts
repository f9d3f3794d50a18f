import type { LessonText } from '@carillon/lessons';

export const ASSEMBLIES: LessonText = {
  title: 'Assemblées et événements',
  about: 'Jouez et subissez des événements : les assemblées, une carte de réaction, William Pitt, de nouveaux chefs.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, au début de 1756. Une carte jouée comme événement fait ce qu’elle dit. Son signe dit qui peut la jouer ainsi : une croix, les Britanniques ; un lys, les Français ; les deux, l’un ou l’autre [5.12]. Les colonies paient vos provinciaux : la piste des assemblées provinciales limite leur nombre [5.54]. Elle est à favorables : dix du Département du Nord, quatre du Sud. Continuez, et voyez ce que font les Français.',
    },
    excess: {
      say: 'Les Français ont joué Querelles politiques des colonies : les assemblées sont réticentes. La limite est maintenant de six unités de provinciaux du Nord et de deux du Sud, et vous en avez huit du Nord. Choisissez les deux à éliminer. Deux, à Schenectady, sont réduites.',
      oswego: 'Cette unité tient seule le fort d’Oswego. Sacrifiez celles de Schenectady, qui sont réduites.',
      full: 'Cette unité est à pleine force et vaut deux pas. Sacrifiez celles de Schenectady : vous n’y perdez qu’un pas chacune.',
      other: 'Choisissez les deux unités réduites de Schenectady.',
    },
    politics: {
      say: 'Voyez votre main : Levée de régiments provinciaux ne peut être jouée comme événement tant que les assemblées sont réticentes. Vous avez aussi Querelles politiques des colonies. Pour vous, elle déplace le marqueur dans l’autre sens. Jouez-la comme événement.',
      later: 'Cet événement peut attendre. Pour l’instant, vous ne pouvez lever personne. D’abord les assemblées.',
      activate:
        'Une activation ne change rien aux assemblées. Choisissez l’événement de Querelles politiques des colonies.',
      build: 'Bâtir ne change rien aux assemblées. Choisissez l’événement de Querelles politiques des colonies.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’événement de Querelles politiques des colonies.',
      other: 'Jouez Querelles politiques des colonies comme événement.',
    },
    weather: {
      say: 'Les assemblées sont de nouveau favorables. Les Français ont activé Dieskau avec trois unités de réguliers à Crown Point. De là, il y a trois cases jusqu’à votre fort vide du portage de l’Hudson (sud). Les cartes dont le nom est sur fond brun se jouent en réaction, même au tour de l’ennemi, et ne vous coûtent pas le vôtre [5.56]. Mauvais temps ne laisse entrer la force que dans deux cases. Jouez-la.',
      pass: 'Dieskau assiégerait le portage de l’Hudson (sud) avant que vous y ayez des troupes. Jouez Mauvais temps.',
      other: 'Jouez Mauvais temps.',
    },
    raise: {
      say: 'Dieskau s’est arrêté au portage de l’Hudson (nord), à une case de votre fort. Vous pouvez maintenant lever des provinciaux : quatre unités dans le Département du Nord ou deux dans celui du Sud, dans des fortifications britanniques non assiégées du Département. Levez-en quatre au Nord, et placez la première à côté du portage de l’Hudson (sud) : à Albany ou à Hoosic.',
      later:
        'Dieskau est à une case de votre fort. Levez d’abord des provinciaux ; vos autres événements peuvent attendre.',
      activate:
        'Des provinciaux d’Albany pourraient marcher, mais Albany en aurait moins. Levez quatre nouvelles unités avec l’événement.',
      build: 'Il faut des troupes pour tenir des ouvrages. Choisissez l’événement.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’événement.',
      south: 'Personne ne menace le Sud, et il n’y viendrait que deux unités. Choisissez le Département du Nord.',
      far: 'C’est loin de Dieskau. Placez-les à Albany ou à Hoosic, à une case du portage de l’Hudson (sud).',
      done: 'Vous pouvez placer quatre unités. Placez-les.',
      other: 'Levez les provinciaux du Nord, et placez la première unité à Albany ou à Hoosic.',
    },
    pitt: {
      say: 'Quatre unités de provinciaux sont venues, toutes à Albany sauf peut-être la première. Place à William Pitt. Dès la prochaine donne, votre main a neuf cartes au lieu de huit, de meilleurs chefs entrent dans la réserve, et les Highlanders peuvent venir. Vous pouvez aussi reprendre une carte de la défausse. Jouée ainsi, la carte quitte la partie [5.23]. Jouez-la, et reprenez Highlanders.',
      later:
        'Les renforts sont bienvenus, mais la main plus grande de Pitt compte dès la prochaine donne : le plus tôt est le mieux. D’abord Pitt.',
      activate: 'Toute carte active, mais seule celle-ci agrandit votre main. Choisissez son événement.',
      build: 'Toute carte bâtit, mais seule celle-ci agrandit votre main. Choisissez son événement.',
      discard: 'Une carte défaussée ne revient que bien plus tard. Choisissez son événement maintenant.',
      light:
        'L’infanterie légère, ce sont deux unités d’une force de 2. Ces Highlanders sont quatre, d’une force de 4, avec deux chefs. Reprenez Highlanders.',
      done: 'Reprendre une carte ne vous coûte rien. Reprenez Highlanders.',
      other: 'Jouez William Pitt, et reprenez Highlanders.',
    },
    chief: {
      say: 'Maintenant, Réguliers britanniques : trois unités, et un chef tiré au sort. Si un troisième chef de Commandement 7 arrive, l’un des deux autres doit quitter la partie [5.55]. Loudoun, à Albany, est 3-7-0 ; Braddock, à Alexandrie, 2-7-0. Jouez l’événement, et renvoyez celui qu’il est plus difficile d’activer.',
      later: 'Les Highlanders peuvent suivre. D’abord les réguliers.',
      activate:
        'L’événement de la carte amène trois unités : cela vaut mieux qu’une marche à présent. Choisissez l’événement.',
      build: 'Choisissez l’événement : il amène trois unités.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’événement.',
      braddock:
        'Braddock a l’Initiative 2 : les cartes de valeur 2 et 3 l’activent. Il en faut une de 3 pour Loudoun. Renvoyez Loudoun.',
      other: 'Jouez Réguliers britanniques comme événement, et renvoyez Loudoun.',
    },
    port: {
      say: 'Abercromby est tiré, et Loudoun est rentré en Angleterre. Les nouveaux chefs et les réguliers arrivent dans les ports que vous contrôlez. Placez Abercromby là d’où il sera vite à Albany avec les réguliers : l’Hudson y monte depuis New York.',
      other: 'De là, le chemin d’Albany est long. Depuis New York, on remonte l’Hudson en bateau en un seul mouvement.',
    },
    end: {
      say: 'Abercromby et trois unités de réguliers attendent à New York. Vous avez vu les quatre sortes d’événements : ils déplacent une piste, amènent des troupes, répondent à un mouvement ennemi, ou changent les mains et le paquet pour le reste de la guerre. Si une carte n’offre pas d’événement, pointez-la : la page dit ce qui manque.',
    },
  },
};
