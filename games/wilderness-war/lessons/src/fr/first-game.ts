import type { LessonText } from '@carillon/lessons';

export const FIRST_GAME: LessonText = {
  title: 'Première partie',
  about: 'Jouez quatre cartes des Français : marcher, combattre, assiéger, faire un raid et bâtir.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, au printemps 1757. Les deux camps cherchent des points de victoire (PV) : par les batailles, les forts et les raids. Le marqueur de la piste des PV est à 4 pour vous. À la fin d’une année, 11 PV gagnent aussitôt ; à la fin du scénario, les Français gagnent avec 1 PV ou plus. Vous jouez une carte, puis les Britanniques en jouent une, jusqu’à ce que les deux mains soient vides. Ici, vous jouez vos quatre premières.',
    },
    card: {
      say: 'Chaque carte fait une chose sur quatre : son événement, une activation, des palissades ou des forts. Son chiffre est sa valeur. Une activation fait agir un chef avec une force. Choisissez Campagne dans votre main, puis l’activation. Toute carte peut activer, quel que soit le camp.',
      later: 'Gardez l’Alliance des Indiens de l’Ouest pour le fort, à la fin. Prenez Campagne.',
      event:
        'L’événement ne fait pas cela : il faut Montcalm avec une seule grande force. Choisissez l’activation sur la même carte.',
      build: 'Cela sert à bâtir, et ne fait marcher personne. Choisissez l’activation.',
      discard: 'Une carte défaussée ne fait rien. Choisissez l’activation.',
      other: 'Démolir n’aide qu’une armée en retraite. Choisissez Campagne, puis l’activation.',
    },
    force: {
      say: 'Cliquez sur la pile de Crown Point, puis sur Montcalm : « Force sous Montcalm ». Ses chiffres sont 1-6-2. Initiative 1 : toute carte l’active. Commandement 6 : six unités peuvent le suivre. Tactique 2 : +2 à son dé. Prenez au moins cinq unités, dont une d’Indiens ou de coureurs des bois, puis appuyez sur « Prendre cette force ».',
      leader:
        'Ce chef n’a pas d’armée ici. Montcalm, à Crown Point, a quatre unités de réguliers et la meilleure Tactique.',
      alone: 'Seul, un pion partirait sans les autres. Choisissez Montcalm comme chef d’une force.',
      nobody: 'Personne n’agirait, et la carte serait perdue. Choisissez Montcalm.',
      few: 'Cette force est trop petite : l’ennemi a deux unités de réguliers et deux de provinciaux. Prenez au moins cinq unités.',
      other: 'Démolir vous affaiblit. Choisissez Montcalm.',
    },
    march: {
      say: 'Toutes les cases que la force peut atteindre sont éclairées. C’est en bateau, sur les rivières et les lacs, qu’une marche va le plus loin [6.3]. Marchez vers Ticonderoga, la case suivante au sud.',
      elsewhere:
        'Cela éloigne du fort ennemi. Ticonderoga est sur le lac, entre vous et le portage de l’Hudson (nord).',
      stop: 'La force n’a pas encore bougé. Marchez vers Ticonderoga.',
      other: 'Marchez vers Ticonderoga.',
    },
    odds: {
      say: 'Les Britanniques tiennent un fort au portage de l’Hudson (nord). Pointez cette case, ou cliquez une fois dessus : la ligne au bas de la carte donne vos chances avant la marche. Puis appuyez sur « Marcher ».',
      stop: 'Ici, vous ne menacez personne. Avec ces chances, attaquez le portage de l’Hudson (nord).',
      drop: 'Il faut tout le monde dans cette bataille. Ne laissez personne en route.',
      elsewhere: 'L’ennemi est au portage de l’Hudson (nord).',
      other: 'Marchez vers le portage de l’Hudson (nord).',
    },
    battle: {
      say: 'Les Britanniques ont mis deux unités de provinciaux dans le fort ; leurs réguliers ont combattu dehors. Votre dé de 5, avec +2 pour Montcalm, leur a coûté cinq pas ; le leur vous en coûte deux. Au moins la moitié de vos pertes frappe les troupes réglées [7.62] ; une unité de réguliers a déjà perdu un pas. Choisissez l’unité qui perd le second : que ce soit encore des réguliers.',
      woodsmen:
        'C’est permis, mais sans auxiliaires vous avez −1 dans chaque bataille en forêt [7.52], et personne pour les raids. Qu’une autre unité de réguliers perde le pas.',
      other: 'Choisissez des réguliers pour perdre le pas.',
    },
    siege: {
      say: 'La bataille est gagnée : +1 PV. Le fort résiste : un siège commence au niveau 0. Les Britanniques ont défaussé une carte. Activez de nouveau Montcalm avec une autre carte, prenez la force telle quelle et choisissez « Pousser le siège » : le dé élève le niveau [8.231].',
      later: 'Gardez l’Alliance des Indiens de l’Ouest pour le fort, à la fin. Une autre carte active Montcalm.',
      event: 'Cet événement n’aide pas ce siège. Activez Montcalm.',
      build: 'On ne bâtit rien sous un siège. Activez Montcalm.',
      discard: 'Une carte défaussée ne fait rien. Activez Montcalm.',
      leader: 'Seul le chef du plus haut Commandement dans la case peut lancer le dé : Montcalm.',
      alone: 'Un siège demande un chef activé avec une force. Choisissez Montcalm comme son chef.',
      march: 'Si Montcalm s’en va, le siège finit. Poussez le siège.',
      stop: 'Cela met fin à l’activation sans jet. Poussez le siège.',
      other: 'Activez Montcalm, puis poussez le siège.',
    },
    assault: {
      say: 'Le jet a porté le siège au niveau 2 ; le niveau 1 suffit pour donner l’assaut à un fort. Un assaut est une bataille contre ceux du dedans : vous gagnez si votre résultat sur la table est plus élevé que le leur [9.2]. Donnez l’assaut.',
      wait: 'Attendre vous coûte une carte. Vos cinq unités dépassent de loin les deux de provinciaux. Donnez l’assaut maintenant.',
      other: 'Donnez l’assaut au fort.',
    },
    raid: {
      say: 'Le fort est à vous : +2 PV. C’est maintenant un fort en construction. Passons à un raid. Les Shawnees, dans les Alleghanys, touchent à la Virginie. Les auxiliaires font des raids sur les cases cultivées et les palissades britanniques, et chaque raid rapporte un demi-PV à la fin de l’année. Devant une palissade, l’ennemi peut appeler une unité de Milice de la boîte de ce Département, et vous devez d’abord la battre [10.2]. Activez les Shawnees seuls avec n’importe quelle carte sauf l’Alliance des Indiens de l’Ouest, et commencez. Cliquez de nouveau sur eux, puis envoyez-les à Augusta.',
      later: 'Gardez l’Alliance des Indiens de l’Ouest pour le fort. Une autre carte active les Shawnees.',
      event: 'Cet événement ne ferait pas de raid. Choisissez l’activation.',
      build: 'D’abord le raid, puis le fort. Choisissez l’activation.',
      discard: 'Une carte défaussée ne pille personne. Choisissez l’activation.',
      lead: 'Les chefs mènent des forces. Les Shawnees n’en ont pas besoin : choisissez-les seuls.',
      alone: 'Ce pion ne peut faire de raid d’où il est. Choisissez les Shawnees, au sud de l’Ohio.',
      infiltrate:
        'L’infiltration dépasse des ennemis, mais le pillard doit ensuite aller plus loin. Augusta n’a pas de troupes : marchez-y.',
      winchester: 'Des provinciaux tiennent Winchester : ce serait une bataille, pas un raid. Allez à Augusta.',
      woodstock:
        'Les provinciaux de Winchester touchent à Woodstock et peuvent intercepter [6.7]. Augusta est hors de leur portée.',
      elsewhere: 'Aucun raid n’est possible là. Allez à Augusta.',
      stop: 'Dans la montagne, il n’y a rien à piller. Allez à Augusta.',
      other: 'Activez les Shawnees et envoyez-les à Augusta.',
    },
    building: {
      say: 'Le raid a réussi : son marqueur compte à la fin de l’année, et la palissade n’est plus. Les Shawnees sont rentrés au village avec un pas de moins. Votre dernière carte bâtit. Choisissez les forts sur l’Alliance des Indiens de l’Ouest et achevez le fort du portage de l’Hudson (nord).',
      stockades:
        'Une palissade coûte moins, mais l’ouvrage du portage de l’Hudson (nord) est un fort. Choisissez les forts.',
      card: 'Cette fois, il s’agit de bâtir : choisissez les forts sur la carte.',
      hold: 'Vous pouvez garder la dernière carte pour la saison suivante, mais le fort en a besoin maintenant. Choisissez les forts.',
      elsewhere: 'Là, un fort ne serait que commencé. Celui du portage de l’Hudson (nord) s’achève avec cette carte.',
      done: 'Il vous reste un point : achevez le fort du portage de l’Hudson (nord).',
      other: 'Choisissez les forts, puis le portage de l’Hudson (nord).',
    },
    end: {
      say: 'Vous avez joué quatre cartes : une attaque, un siège, un raid et un fort. La guerre va ainsi : deux saisons par an, neuf cartes par saison pour la plupart des mains. Les leçons suivantes montrent chaque partie à part ; ou jouez une partie entière depuis la page d’accueil.',
    },
  },
};
