import type { LessonText } from '@carillon/lessons';

export const CARDS: LessonText = {
  title: 'Cartes, points et initiative',
  about: 'Gardez une réserve, prenez l’initiative, employez un événement et gardez un point pour une réaction.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, au début de 1755. Avant le premier tour d’action d’une année, chaque camp tire deux cartes de préparatifs et en garde une en réserve [7.1]. À chaque tour il en tire une autre, joue l’une des deux, et l’autre est la réserve du tour suivant.',
    },
    reserve: {
      say: 'Comparez vos deux cartes. La carte 2 a un point léger et deux points d’armée, et l’initiative 5. La carte 15 a un point léger, un point d’armée et un point à l’ancre, et l’initiative 4. Les flottes viennent après le deuxième tour, et seule une ancre leur fait prendre la mer : gardez la carte 15. L’autre est défaussée sans être montrée.',
      anchor:
        'La carte 2 ne fait pas naviguer de flotte, et vous ignorez quand viendra l’ancre suivante. Gardez la carte 15.',
      other: 'Gardez la carte 15.',
    },
    play: {
      say: 'Vous avez tiré la carte 4, Hommes et matériel rassemblés. Elle n’a que deux points, mais l’initiative 6, la plus haute, et un événement. Jouez-la maintenant : la réserve reste en main pour les flottes.',
      reserve: 'Il n’y a pas encore de flottes : l’ancre serait gaspillée. Jouez la carte 4.',
      other: 'Jouez la carte 4.',
    },
    initiative: {
      say: 'Les cartes sont ouvertes : 6 contre 4, vous avez l’initiative. À égalité, les Français l’auraient. Vous dites qui est premier joueur. Seul le premier joueur peut garder un point pour l’employer après l’autre camp. Commencez.',
      second: 'Le second joueur voit ce que fait l’autre, mais ne peut garder aucun point. Commencez.',
      other: 'Choisissez les Britanniques comme premier joueur.',
    },
    event: {
      say: 'L’événement de la carte 4 a lieu au début du tour, avant toute action, et ne coûte pas de point. Il rend leur face entière à deux unités réduites au plus, ou ramène une unité de la case des pertes. Retournez les 50e et 51e au lac Saint-Sacrement.',
      done: 'Alors l’événement est perdu, et la brigade reste réduite. Retournez-la.',
      other: 'Retournez les 50e et 51e.',
    },
    hold: {
      say: 'Vous pouvez maintenant mettre de côté un point de votre carte pour une réaction [7.3.6]. La carte 4 a un point léger et un point d’armée. Une brigade devra peut-être répondre aux Français : gardez le point d’armée.',
      light: 'Un point léger ne déplace pas de brigade. Gardez le point d’armée.',
      none: 'Alors vos deux points sont dépensés avant que les Français montrent ce qu’ils veulent. Gardez le point d’armée.',
      other: 'Gardez le point d’armée.',
    },
    light: {
      say: 'Il reste le point léger. Renforcez le lac Saint-Sacrement avant les Français : amenez-y les Mohawks d’Albany, et arrêtez-vous.',
      raid: 'Un raid rapporte des points de raid, mais le lac Saint-Sacrement reste faible. Choisissez le mouvement léger depuis Albany.',
      elsewhere: 'Ces unités sont loin du lac Saint-Sacrement. Choisissez le mouvement léger depuis Albany.',
      astray: 'Le lac Saint-Sacrement est à côté d’Albany. Allez-y.',
      stop: 'Les Mohawks n’ont pas bougé. Allez au lac Saint-Sacrement.',
      done: 'Alors le point léger est perdu. Amenez les Mohawks au lac Saint-Sacrement.',
      other: 'Amenez les Mohawks d’Albany au lac Saint-Sacrement, et arrêtez-vous.',
    },
    reaction: {
      say: 'Les Français n’ont employé aucun point indien. Avec un point léger, Beaujeu et Lacorne sont venus au lac Saint-Sacrement ; la bataille suit à la fin du tour. C’est votre réaction, un point d’armée : menez le 35e d’Albany à la bataille.',
      marshal:
        'Le rassemblement amènerait aussi le 35e, mais toutes les unités combattraient là avec une pénalité de bataille [11.0]. Marchez.',
      elsewhere: 'Ces troupes sont trop loin du lac Saint-Sacrement. Marchez depuis Albany.',
      later: 'Cela n’aide pas le lac Saint-Sacrement. Marchez depuis Albany.',
      astray: 'La bataille est au lac Saint-Sacrement. Allez-y.',
      stop: 'Alors le 35e reste à Albany. Allez au lac Saint-Sacrement.',
      done: 'Alors le point est perdu, et le lac Saint-Sacrement combat avec deux unités. Marchez depuis Albany.',
      other: 'Menez le 35e d’Albany au lac Saint-Sacrement.',
    },
    end: {
      say: 'Vos brigades ont obtenu deux drapeaux, les Français rien : ils se sont retirés à Ticonderoga. Un nouveau tour commence, et la carte 15 est toujours dans votre main. Pesez trois choses à chaque carte : ses points, son initiative, et le tour où son événement ou son ancre vaut le plus.',
    },
  },
};
