import type { LessonText } from '@carillon/lessons';

export const YEAR: LessonText = {
  title: 'Ravitaillement, hiver et flottes',
  about: 'Rouvrez une ligne de ravitaillement, faites passer l’hiver à l’armée et placez les flottes du printemps.',
  steps: {
    aim: {
      say: 'Vous jouez les Britanniques, au neuvième et dernier tour d’action de 1758. Deux brigades de Nouvelle-Angleterre tiennent Ticonderoga avec un fort, mais Langlade est derrière elles, au lac Saint-Sacrement. Aucun chemin de ravitaillement ne les relie à une case d’origine de vos colonies : hors ravitaillement, elles ne construisent pas et combattent avec une pénalité [14.1].',
    },
    supply: {
      say: 'Le ravitaillement est vérifié à la fin de chaque tour, par les grandes routes et les routes, à travers les cases amies ; pour des unités légères seules, aussi par les sentiers. Il reste un point d’armée. Partez d’Albany avec les quatre brigades : plus de 3 contre 1 face à Langlade.',
      elsewhere:
        'Seules les brigades d’Albany peuvent dégager le lac Saint-Sacrement. Choisissez-y le mouvement d’armée.',
      marshal: 'Cela réunit des troupes, et Langlade reste. Choisissez le mouvement d’armée à Albany.',
      construct: 'Cela sert à bâtir, et Langlade reste. Choisissez le mouvement d’armée à Albany.',
      break: 'Elles devraient combattre avec une pénalité. Choisissez le mouvement d’armée à Albany.',
      done: 'Alors Langlade reste au lac Saint-Sacrement. Choisissez le mouvement d’armée à Albany.',
      few: 'Prenez les quatre brigades : à moins, Langlade n’est pas submergé.',
      other: 'Partez d’Albany avec quatre brigades.',
    },
    open: {
      say: 'Entrez au lac Saint-Sacrement.',
      astray: 'Langlade est au lac Saint-Sacrement. Allez-y.',
      stop: 'Les brigades n’ont pas bougé. Allez au lac Saint-Sacrement.',
      other: 'Entrez au lac Saint-Sacrement.',
    },
    stop: {
      say: 'Langlade, submergé, s’est retiré par un sentier. La grande route de Ticonderoga à Albany est ouverte. Arrêtez-vous ici ; le tour finit et le ravitaillement est vérifié.',
      move: 'La ligne est déjà ouverte, et des brigades au lac Saint-Sacrement la gardent. Arrêtez-vous ici.',
      drop: 'Toutes peuvent s’arrêter ici ensemble.',
      other: 'Arrêtez-vous au lac Saint-Sacrement.',
    },
    disband: {
      say: 'Après le neuvième tour viennent les quartiers d’hiver. Personne n’a atteint de seuil : la guerre continue. Les Indiens sont rentrés dans leurs villages. Les brigades coloniales sont licenciées et levées de nouveau au printemps ; mais une unité peut hiverner avec chaque fort [17.3.1]. Laissez une brigade de Nouvelle-Angleterre à Ticonderoga.',
      done: 'Alors le fort reste seul, et se perd plus facilement au printemps. Laissez une brigade.',
      other: 'Laissez la brigade de Nouvelle-Angleterre.',
    },
    fort: {
      say: 'Toutes les autres piles hors des cases d’origine de vos colonies y retournent, vers la plus proche ou vers une flotte ; cela ne coûte aucun point, et rien ne les arrête [17.3]. À Chignectou, vous tenez le fort Cumberland : laissez-y les 43e et 46e.',
      done: 'Alors Chignectou n’a que son fort. Laissez-y les 43e et 46e.',
      other: 'Laissez les 43e et 46e.',
    },
    louisbourg: {
      say: 'Armstrong reste de même à Shamokin. Des quatre brigades, la coloniale est licenciée, et les trois autres sont rentrées à Albany. Louisbourg est une case peuplée conquise de valeur 3 : jusqu’à trois brigades peuvent y hiverner, et toutes les unités d’autres types. Si tous partent, elle redevient française, avec ses 3 PV. Laissez les deux brigades, et confirmez.',
      few: 'Il faut les deux brigades à Louisbourg : au printemps, les Français reviennent avec une flotte.',
      other: 'Laissez les 22e et 28e et les Royal Americans, et confirmez.',
    },
    port: {
      say: 'Qui ne reste pas va par mer vers une case d’origine côtière amie ; ensuite toutes les flottes retournent à leur réserve, et on en tire de nouvelles au printemps. Envoyez le reste dans un port d’où une armée prendra la mer : Halifax ou Boston.',
      far: 'Une armée pour Québec se réunit à Halifax ou à Boston. Choisissez l’une d’elles.',
      other: 'Choisissez Halifax ou Boston.',
    },
    commander: {
      say: 'Maintenant, chaque commandant peut rejoindre une de vos piles dans une case d’origine d’une colonie. Bradstreet est à New London, loin de l’ennemi. Envoyez-le à Albany, où est l’armée qui ira au Canada.',
      stay: 'À New London, il ne mène personne au combat. Envoyez-le à Albany.',
      far: 'La plus grande armée est à Albany. Envoyez-le là.',
      other: 'Envoyez Bradstreet à Albany.',
    },
    fleet: {
      say: 'Les autres restent ; une unité perdue sur trois de chaque type revient. C’est 1759, et deux tours d’action ont passé. Arrivée des flottes : on tire des pions des réserves de flottes et de brigades d’Europe, des jetons parmi elles. Les pertes de la marine française ont retiré une flotte française du jeu [15.2]. Placez d’abord les vôtres : Boscawen à Halifax, ou à Louisbourg, que vous tenez.',
      far: 'De là, le chemin de Québec est plus long. Placez Boscawen à Halifax ou à Louisbourg.',
      other: 'Placez Boscawen à Halifax ou à Louisbourg.',
    },
    brigade: {
      say: 'Cinq autres flottes sont allées à Halifax, et Saunders à New York. Les autres unités ne viennent que là où une flotte vient d’être placée [15.3]. Chaque flotte porte quatre unités : l’armée pour Québec se réunit à Halifax. Placez-y les 15e et 58e.',
      far: 'Ils seraient loin de l’armée. Placez-les à Halifax.',
      other: 'Placez les 15e et 58e à Halifax.',
    },
    end: {
      say: 'Les Français ont placé les leurs à Québec. Les tours de logistique d’une année : l’arrivée des flottes après le deuxième tour, la levée des coloniaux après le troisième, les quartiers d’hiver après le neuvième. Avant le neuvième, regardez où chaque pile hivernera.',
    },
  },
};
