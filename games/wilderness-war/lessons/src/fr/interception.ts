import type { LessonText } from '@carillon/lessons';

export const INTERCEPTION: LessonText = {
  title: 'Interception et refus du combat',
  about: 'Interceptez un ennemi qui passe, et refusez le combat devant un autre, trop fort.',
  steps: {
    aim: {
      say: 'Vous jouez les Français ; les Britanniques marchent maintenant. Montcalm est à Ticonderoga avec cinq unités. Abercromby va passer près de lui vers Wood Creek. Appuyez sur Suivant pour le laisser marcher.',
    },
    intercept: {
      say: 'Abercromby est entré à Wood Creek, à côté de Ticonderoga. Une force ou une unité à vous, dans une case voisine, peut tenter d’intercepter [6.7] : il faut 4 ou plus au dé, Tactique ajoutée. Montcalm ajoute 2. Choisissez Montcalm.',
      decline: 'Alors Abercromby va vers Crown Point, derrière vous. Un essai ne coûte rien. Choisissez Montcalm.',
      leader: 'Sa Tactique est 0 : il lui faut un 4. À Montcalm il suffit d’un 2.',
      alone: 'Une unité seule trouverait quatre unités britanniques. Choisissez Montcalm et sa force.',
      other: 'Choisissez Montcalm.',
    },
    force: {
      say: 'Montcalm peut prendre six unités. Elles défendent Wood Creek si le jet réussit. Prenez au moins les quatre unités de réguliers et les coureurs des bois, puis confirmez.',
      chiefs: 'Un autre chef n’ajoute rien ici : seule compte la Tactique du commandant. Laissez-le à Ticonderoga.',
      other: 'Prenez les réguliers et les coureurs des bois.',
    },
    loss: {
      say: 'Le jet de 5 a intercepté Abercromby, et la bataille s’est livrée à Wood Creek. Vous perdez maintenant un second pas. Avec des coureurs des bois en forêt, vous échappez au −1 [7.52]. Que des réguliers perdent le pas.',
      woodsmen: 'Les coureurs des bois sont rares, et la forêt les réclame [7.52]. Que des réguliers perdent le pas.',
      other: 'Choisissez des réguliers.',
    },
    avoid: {
      say: 'Vous avez gagné, et Abercromby s’est retiré : +1 PV. Voici Webb avec une force fraîche. Avant une bataille, le défenseur peut tenter de refuser le combat [6.8]. Ne risquez pas vos réguliers usés : choisissez Montcalm et prenez tout le monde avec lui.',
      stand:
        'C’est permis, mais vos réguliers sont sur leur face réduite, et une bataille perdue rend le point. Refusez celle-ci.',
      alone: 'Alors les autres combattent sans elle. Choisissez Montcalm, et prenez les cinq unités.',
      few: 'Ceux qui restent doivent combattre seuls. Prenez les cinq unités avec Montcalm.',
      other: 'Choisissez Montcalm et prenez les cinq unités.',
    },
    where: {
      say: 'Le jet de 4 a réussi. Choisissez où va Montcalm. Son fort est à Ticonderoga, et les troupes réglées y ont leur ravitaillement.',
      other: 'Dans la montagne, personne n’a de ravitaillement à la fin de l’année. Allez à Ticonderoga.',
    },
    end: {
      say: 'Webb n’a trouvé personne. Vous connaissez les deux réponses à une marche : intercepter où l’on est fort, refuser le combat où l’on est faible. La page marque chaque case où l’ennemi peut vous intercepter.',
    },
  },
};
