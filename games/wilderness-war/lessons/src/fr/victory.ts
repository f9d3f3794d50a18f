import type { LessonText } from '@carillon/lessons';

export const VICTORY: LessonText = {
  title: 'La victoire',
  about: 'Jouez les trois dernières cartes de 1759 pour les Français, et gagnez d’un PV.',
  steps: {
    aim: {
      say: 'Vous jouez les Français, à la seconde saison de 1759, la dernière de ce scénario. Chaque camp a trois cartes. À la fin de chaque année, on cherche un vainqueur [13.11] : 11 PV gagnent aussitôt ; les Britanniques aussi, s’ils contrôlent toutes les forteresses et tiennent Niagara et les Fourches de l’Ohio. Personne n’en est là.',
    },
    places: {
      say: 'C’est donc la fin de 1759 qui décide [13.12]. Les Britanniques gagnent s’ils contrôlent toutes leurs propres forteresses et deux de ces quatre places : Québec, Montréal, Niagara, les Fourches de l’Ohio. Ils tiennent maintenant Niagara et les Fourches de l’Ohio. Sinon, le camp qui a au moins 1 PV gagne ; à 0, la partie est nulle. Le marqueur des PV est à 2 pour les Britanniques. Il vous faut reprendre une place, et gagner 3 PV.',
    },
    forks: {
      say: 'Une simple palissade garde les Fourches de l’Ohio. Des troupes réglées qui entrent dans une palissade ennemie inoccupée la prennent : 1 PV [5.45]. Les Fourches de l’Ohio valent aussi 1 PV au camp qui s’en empare [13.23]. Activez Lévis, à Venango, avec François Bigot, emmenez des troupes réglées, et allez en bateau aux Fourches de l’Ohio.',
      low: 'Lévis a l’Initiative 2 : une carte de valeur 1 ne l’active pas. Prenez François Bigot.',
      build:
        'D’abord la place : sans elle, les Britanniques gagnent quels que soient les PV. Activez avec François Bigot.',
      discard: 'Une carte défaussée ne fait rien. Activez avec François Bigot.',
      leader: 'Ce chef est loin des Fourches de l’Ohio. Lévis est à Venango, deux cases en amont.',
      alone: 'Une unité seule tiendrait mal les Fourches de l’Ohio. Envoyez Lévis avec sa force.',
      elsewhere: 'Cela ne prend pas les Fourches de l’Ohio. De Venango, c’est à deux cases en aval, par Kittaning.',
      other:
        'Envoyez Lévis et des troupes réglées aux Fourches de l’Ohio. Seuls, les auxiliaires et les chefs ne prennent pas de palissade.',
    },
    demolish: {
      say: 'Vous avez gagné 2 PV : le marqueur est à 0. Puis des réguliers britanniques ont pris la palissade vide de Presqu’île : il est à 1 pour les Britanniques. Votre fort de Crown Point est le suivant. Abercromby est à côté avec quatre unités de réguliers, et les Britanniques ont deux cartes : une pour assiéger, une pour l’assaut. Un fort pris leur vaut 2 PV. Si vous le démolissez, vous en perdez 1 [5.46]. Cela ne coûte pas de carte. Démolissez Crown Point.',
      elsewhere: 'Personne ne menace cette place. C’est Crown Point qui va tomber.',
      first:
        'Démolissez d’abord Crown Point : cela ne prend pas de carte, et après la vôtre les Britanniques agissent. Un fort assiégé ne peut plus être démoli.',
    },
    raid: {
      say: 'Le marqueur est à 2 pour les Britanniques. Deux marqueurs Raid sont dans le sud. À la fin de l’année, chacun vaut un demi-PV, et le total est arrondi vers le haut [13.22]. Deux font 1 PV, trois en font 2. Envoyez les Shawnees des Alleghanys (sud) faire un raid à Augusta avec une carte de valeur 1.',
      build: 'Un ouvrage ne rapporte rien par lui-même. Activez les Shawnees.',
      discard: 'Une carte défaussée ne pille personne. Activez les Shawnees.',
      lead: 'Les Shawnees n’ont pas besoin de chef. Choisissez-les seuls.',
      alone: 'Ce pion n’atteint rien à piller. Choisissez les Shawnees des Alleghanys (sud).',
      twice:
        'Woodstock a déjà un marqueur, et sa palissade n’est plus : pas de second marqueur là [10.33]. Allez à Augusta.',
      battle: 'Des provinciaux tiennent Winchester : ce serait une bataille. Allez à Augusta.',
      elsewhere: 'Il n’y a rien à piller là. Allez à Augusta.',
      other: 'Activez les Shawnees seuls et envoyez-les à Augusta.',
    },
    last: {
      say: 'Trois marqueurs : 2 PV à la fin de l’année. Cela fait 0, une partie nulle. Il manque un PV, et il vous reste une carte. Un quatrième raid n’ajoute rien, car quatre marqueurs font aussi 2 PV. Regardez Charlestown : une palissade britannique sans troupes. Vos réguliers de White River Falls sont à côté. Prenez-la.',
      hold: 'Après 1759, il n’y a plus de saison, et une carte en main ne vaut rien. Jouez-la.',
      build: 'Une palissade à vous ne donne pas de PV. Prenez la leur : activez les réguliers de White River Falls.',
      discard: 'La partie serait alors nulle. Activez les réguliers de White River Falls.',
      fourth:
        'Un quatrième marqueur ne vaut rien : la moitié de trois, arrondie vers le haut, est 2, et la moitié de quatre est 2. Activez les réguliers de White River Falls.',
      lead: 'Aucun chef n’est près d’une palissade vide. Toute carte peut activer seule une unité de troupes réglées [5.32].',
      alone: 'Ce pion ne peut pas prendre Charlestown. Les réguliers de White River Falls le peuvent.',
      elsewhere: 'La palissade est à Charlestown, une case en aval.',
      other: 'Activez seuls les réguliers de White River Falls, et allez à Charlestown.',
    },
    end: {
      say: 'Vous gagnez avec 1 PV. Les Britanniques tiennent Niagara, mais une seule des quatre places. Comptez ainsi à chaque dernière saison : d’abord les places, puis les PV, puis les marqueurs Raid. Une campagne jusqu’en 1762 finit autrement : il faut 1 PV aux Français et 5 aux Britanniques ; dans l’intervalle, la partie est nulle [13.13].',
    },
  },
};
