import type { LessonText } from '@carillon/lessons';

export const MOVEMENT: LessonText = {
  title: 'Mouvement et piles',
  about: 'Submergez un ennemi, emmenez des unités, rassemblez des troupes et tirez une pile de sa déroute.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, en campagne, en 1755. Toutes les unités d’un camp dans une case forment une pile. Chaque point d’action fait agir une pile ou une partie de pile ; une unité agit une fois par tour. Vous jouez la carte 8 : un point léger, deux points d’armée et une ancre. Vous les emploierez tous les quatre.',
    },
    overwhelm: {
      say: 'Langis, une seule unité, a pris le lac Saint-Sacrement. Une pile qui, en entrant, surpasse l’ennemi à plus de 3 contre 1 le submerge : il se retire aussitôt, sans bataille, et la pile peut continuer [10.3]. Choisissez le mouvement d’armée à Albany, prenez au moins les quatre brigades, et mettez-vous en marche.',
      anchor: 'L’ancre vaut davantage dans un port. Employez un simple point d’armée.',
      elsewhere: 'Langis est à côté d’Albany. Choisissez-y le mouvement d’armée.',
      light: 'Des unités légères seules sont trop peu pour le submerger. Choisissez le mouvement d’armée à Albany.',
      marshal:
        'Cela réunit des troupes dans une case sans atteindre le lac Saint-Sacrement. Choisissez le mouvement d’armée à Albany.',
      construct: 'Cela sert à bâtir, et Langis reste. Choisissez le mouvement d’armée à Albany.',
      done: 'Cela met fin à votre phase, et vos points sont perdus. Choisissez le mouvement d’armée à Albany.',
      few: 'Trois unités contre une ne font pas plus de 3 contre 1 : ce serait une bataille. Prenez les quatre brigades.',
      other: 'Partez d’Albany avec quatre brigades et un point d’armée.',
    },
    enter: {
      say: 'Quatre unités contre une font plus de 3 contre 1. Les commandants ne comptent pas, la milice compte, les unités réduites comptent entièrement. Entrez au lac Saint-Sacrement.',
      astray: 'Langis est au lac Saint-Sacrement. Allez-y.',
      stop: 'Les brigades n’ont pas bougé. Allez au lac Saint-Sacrement.',
      other: 'Entrez au lac Saint-Sacrement.',
    },
    stop: {
      say: 'Langis a dû se retirer à Ticonderoga, et le lac Saint-Sacrement est de nouveau à vous : 1 PV. Vos brigades peuvent avancer d’une case encore. Un fort ou un bastion ennemi empêche de submerger, et Ticonderoga a un fort. Arrêtez-vous ici.',
      fort: 'Vous y combattriez un fort, avec deux pénalités de bataille sans artillerie. Arrêtez-vous ici.',
      back: 'Alors le lac Saint-Sacrement est vide, et Langis revient. Arrêtez-vous ici.',
      drop: 'Personne n’a besoin de rester seul : toutes s’arrêtent ici.',
      other: 'Arrêtez-vous au lac Saint-Sacrement.',
    },
    'pick-up': {
      say: 'Une pile en marche peut laisser des unités et en emmener d’autres ; les points de mouvement se comptent depuis la case de départ de la pile [10.2]. Menez Rogers de Rumford à Albany avec le point léger. En chemin, à Northfield, emmenez Putnam ; arrêtez-vous à Albany.',
      elsewhere: 'Rogers part de Rumford. Choisissez-y le mouvement léger.',
      raid: 'Un raid fait agir une seule unité, qui revient. Choisissez le mouvement léger à Rumford.',
      later: 'D’abord le point léger. Choisissez le mouvement léger à Rumford.',
      astray: 'Ce n’est pas le chemin d’Albany. Passez par Northfield.',
      drop: 'On veut les deux à Albany. Continuez sans laisser personne.',
      mohawk: 'Les Mohawks sont dans leur village et peuvent y rester. Arrêtez-vous ici.',
      stop: 'Rogers n’est pas encore à Albany. Continuez.',
      alone: 'Putnam est toujours à Northfield. Emmenez-le quand Rogers y passe.',
      done: 'Cela met fin à votre phase, et vos points sont perdus. Choisissez le mouvement léger à Rumford.',
      other: 'Menez Rogers et Putnam à Albany avec le point léger.',
    },
    marshal: {
      say: 'Un point d’armée déplace une pile. Mais il peut aussi rassembler des troupes : une unité qui n’est pas légère reste, et appelle des unités amies de toutes les cases voisines [11.0]. À Northfield, rassemblez avec la brigade de Nouvelle-Angleterre : appelez les 50e et 51e de Boston et la brigade de New London.',
      anchor: 'Gardez l’ancre pour la suite. Employez le simple point d’armée.',
      elsewhere: 'Boston et New London touchent Northfield. Choisissez la brigade de Nouvelle-Angleterre qui y est.',
      army: 'Cela ne déplace qu’une pile. Choisissez le rassemblement à Northfield.',
      construct: 'Cela sert à bâtir. Choisissez le rassemblement à Northfield.',
      done: 'Cela met fin à votre phase, et vos points sont perdus. Choisissez le rassemblement à Northfield.',
      few: 'Il faut les deux : appelez les 50e et 51e de Boston et la brigade de New London.',
      other: 'Rassemblez des troupes à Northfield.',
    },
    rout: {
      say: 'Des troupes rassemblées ont une pénalité de bataille à ce tour. Washington, à Wills Creek, est en déroute : il peut seulement se déplacer, n’attaque pas et combat avec une pénalité. La déroute cesse dès qu’il rejoint une pile amie qui n’est pas en déroute [13.8]. Menez-le avec le dernier point à Winchester, et arrêtez-vous.',
      elsewhere: 'Ces troupes ne sont pas en déroute. Choisissez le mouvement d’armée à Wills Creek.',
      later: 'Cela n’aide pas Washington. Choisissez le mouvement d’armée à Wills Creek.',
      wild: 'Il y est seul, et reste en déroute. Allez à Winchester.',
      astray: 'Restez avec la brigade à Winchester.',
      pick: 'La brigade peut rester où elle est. Arrêtez-vous ici.',
      stop: 'Washington doit rejoindre la brigade à Winchester. Allez-y.',
      done: 'Alors le point est perdu. Choisissez le mouvement d’armée à Wills Creek.',
      other: 'Menez Washington à Winchester, et arrêtez-vous.',
    },
    end: {
      say: 'Washington est remis en ordre. À la fin du tour, chaque pile encore en déroute tente de se rallier : un dé, plus autant que la valeur d’un commandant présent. Un drapeau retire le marqueur ; pour des unités légères seules, un B&T aussi [14.2]. Avec Bradstreet, les troupes d’Annapolis Royal ont lancé trois dés, dont un drapeau.',
    },
  },
};
