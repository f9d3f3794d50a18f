import type { Messages } from '@carillon/board';
import type { en } from './en.ts';

// Ce que dit l’aide elle-même, en français ; un titre apporte ses règles et ses cartes.

export const fr: Messages<keyof typeof en> = {
  help: 'Aide',
  first: 'Premiers pas',
  rules: 'Règles',
  cards: 'Cartes',
  about: 'À propos',
  search: 'Chercher dans les règles et les cartes',
  nothing: 'Rien n’a été trouvé pour « {question} ».',
  back: 'Retour',
  chapters: 'Chapitres',
  events: 'Événements',
  reading: 'Notre lecture',
  when: 'Quand',
  does: 'Ce que fait la carte',
  open: 'Lu d’une façon là où une autre est possible',
  restsOn: 'Repose sur',
  rule: 'Règle {rule}',
  loading: 'On ouvre l’aide…',
  failed: 'L’aide n’a pas pu être chargée. Voyez s’il y a un réseau, puis ouvrez-la de nouveau.',
  ourWords:
    'Les règles sont dites ici dans nos propres mots, section par section, sous les numéros du livret. Là où elles diffèrent du livret imprimé, c’est le livret qui a raison.',

  stepAsk: 'On demande toujours quelque chose à quelqu’un',
  stepAskText:
    'La barre dit qui doit faire quoi, et selon quelle règle. Touchez le numéro d’une règle, où que vous en voyiez un, et lisez ce qu’elle dit.',
  stepClick: 'Cliquez le pion, puis la case',
  stepClickText:
    'Ce qui peut être choisi luit ; rien d’autre ne réagit. On peut aussi cliquer une case lointaine : le chemin se montre, avec ses arrêts et ses dangers, avant d’être pris.',
  stepForce: 'Les forces viennent toutes prêtes',
  stepForceText: 'Un chef activé emmène autant d’unités qu’il en peut commander. Ajoutez et ôtez-en à votre gré.',
  stepCards: 'Une carte, plusieurs usages',
  stepCardsText:
    'Cliquez une carte de votre main : ses usages sont énumérés, et pourquoi les autres sont impossibles pour l’instant. Ce que fait une carte est dit sous Cartes.',
  stepHidden: 'Deux joueurs, un écran',
  stepHiddenText:
    'Les mains restent couvertes tant que leur joueur ne regarde pas. Quand on vous demande une réaction, vous pouvez dire non sans regarder vos cartes.',
  stepUndo: 'Revenir sur un choix',
  stepUndoText:
    'On reprend un choix tant que nul dé n’est tombé, nulle carte tirée, et que l’autre camp n’a pas choisi ; le bouton dit pourquoi c’est impossible. La partie est gardée dans ce navigateur après chaque choix.',
  stepLog: 'Ce qui s’est passé',
  stepLogText:
    'Le journal dit tout, avec modificateurs et règles. Cliquez une ligne pour voir le plateau tel qu’il était alors.',
  stepKeys: 'Avec les seules touches',
  stepKeysText:
    'Les flèches parcourent la carte, Entrée choisit, des lettres nomment ce qu’on peut faire ; ? montre toutes les touches. Maj T dit toute la position en mots.',

  aboutText:
    'Carillon est une table pour deux wargames sur la guerre de Sept Ans en Amérique. Son nom est celui du fort Carillon, bâti par les Français au lac Champlain en 1755.',
  aboutGames: 'Les jeux',
  aboutMap: 'La carte',
  aboutMapText: 'Faite avec Natural Earth : côtes, lacs et rivières, infléchis vers les cases des jeux.',
  aboutLicence: 'Licence',
  aboutLicenceText:
    'Carillon est un logiciel libre sous licence MIT. Tout ce qu’on y voit a été écrit et dessiné pour lui ; rien n’est copié des jeux publiés.',
  aboutHere: 'Sur cet appareil',
  aboutHereText:
    'Les parties restent dans ce navigateur ; rien n’est envoyé nulle part. Une fois chargée, la page s’ouvre aussi sans réseau.',
};
