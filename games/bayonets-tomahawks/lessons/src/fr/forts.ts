import type { LessonText } from '@carillon/lessons';

export const FORTS: LessonText = {
  title: 'Forts, routes et forteresses',
  about: 'Achevez un fort et une route, et brisez les bastions de Louisbourg.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, en 1757. Une brigade peut construire avec un point d’armée. Un fort ou une route prend deux tours d’action : un pour commencer, un pour achever [12.0]. Un fort est commencé à Winchester, une route à Ray’s Town, et votre armée a livré un premier combat à Louisbourg. Il reste deux points d’armée.',
    },
    fort: {
      say: 'Un fort tire en bataille, empêche de submerger, donne une pénalité aux attaquants et permet à une unité d’hiverner sur place. Choisissez la brigade de Virginie à Winchester, faites-la bâtir et achevez le fort.',
      later: 'Cette brigade bâtit la route, à l’étape suivante. Choisissez celle de Winchester.',
      elsewhere: 'Aucun fort n’y est commencé. Choisissez la brigade de Winchester.',
      remove: 'Cela retire le fort commencé. Achevez-le.',
      army: 'Alors rien n’est bâti. Choisissez la brigade de Winchester, et bâtissez.',
      marshal: 'Alors rien n’est bâti. Choisissez la brigade de Winchester, et bâtissez.',
      done: 'Alors les points sont perdus. Bâtissez d’abord à Winchester.',
      other: 'Achevez le fort de Winchester.',
    },
    road: {
      say: 'Un sentier ne porte que des unités légères. Une route y fait passer 8 unités par tour, dont des brigades et une artillerie. De Ray’s Town, une route mène à Loyalhanna, à côté des Fourches de l’Ohio. Bâtissez avec les 22e et 28e, et achevez la route.',
      elsewhere: 'Aucune route n’y est commencée. Choisissez la brigade de Ray’s Town.',
      begin: 'Cela commence un fort. Achevez la route vers Loyalhanna.',
      road: 'Cela commence une autre route. Achevez celle de Loyalhanna.',
      army: 'Sans route, personne sauf Armstrong ne va plus à l’ouest. Bâtissez à Ray’s Town.',
      marshal: 'Alors la route n’est pas bâtie. Bâtissez à Ray’s Town.',
      done: 'Alors le point est perdu. Bâtissez d’abord à Ray’s Town.',
      other: 'Achevez la route vers Loyalhanna.',
    },
    cross: {
      say: 'La brigade franchit aussitôt la nouvelle route, et d’autres unités de sa pile qui ne sont pas épuisées peuvent la suivre. Les Fourches de l’Ohio ont un fort : emmenez l’artillerie et Bradstreet. Armstrong reste pour garder Ray’s Town.',
      few: 'Contre un fort, il faut de l’artillerie et un commandant. Emmenez les deux.',
      empty: 'Alors Ray’s Town est ouverte aux raids. Laissez-y Armstrong.',
      other: 'Emmenez l’artillerie et Bradstreet, et passez.',
    },
    artillery: {
      say: 'La phase est finie ; la bataille de Louisbourg reprend. Deux bastions, tous deux déjà réduits, tiennent la forteresse. Tant qu’il en reste un, les défenseurs restent, même battus [3.4]. Seule l’artillerie touche les bastions. Avec deux flottes, vous pouvez en céder une contre de l’artillerie [13.2.2]. Faites-le.',
      keep: 'Une flotte ne touche pas un bastion. Une artillerie de plus fait bien davantage. Cédez une flotte.',
      other: 'Cédez une des flottes.',
    },
    reroll: {
      say: 'Vos Royal Americans ont un drapeau, les 27e et 55e ont manqué. Wolfe peut faire relancer trois dés, pour des carrés seulement : il n’aide pas l’artillerie. Relancez le manqué.',
      done: 'Ses relances ne servent qu’aux carrés, et aucun autre carré ne tire ensuite. Relancez le manqué.',
      other: 'Relancez le dé des 27e et 55e.',
    },
    end: {
      say: 'Deux touches d’artillerie ont brisé les deux bastions, et vous gagnez par 5 à 1. C’est déjà une déroute ; le dernier bastion perdu, elle coûte aux défenseurs toutes les unités qui ne sont pas légères. Louisbourg est à vous, 3 PV, et désormais chaque zone maritime vous est ouverte. La forteresse n’est plus qu’une case peuplée : un bastion ne se rebâtit pas.',
    },
  },
};
