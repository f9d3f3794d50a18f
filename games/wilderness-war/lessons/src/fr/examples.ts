import type { ExampleBook } from '@carillon/lessons';

/** The worked examples by name, and what each shows. */
export const EXAMPLES: ExampleBook = {
  'monongahela-1755': {
    title: 'Monongahela, 1755',
    about: 'Une embuscade double le feu français ; Braddock tombe, et sa colonne revient à sa palissade.',
  },
  'western-alliance-1756': {
    title: 'Alliance de l’Ouest, 1756',
    about: 'Un dé de 3 avec moins de 5 PV donne deux points, pour une unité de Mingos et une de Shawnees.',
  },
  'activate-two-indians-and-leader': {
    title: 'Deux Indiens et un chef',
    about: 'Une carte de valeur 2 active deux unités d’Indiens et Dumas ; tous s’arrêtent dans la montagne.',
  },
  'augusta-first-strike': {
    title: 'La Milice à Augusta',
    about: 'La Milice se déploie contre un raid, gagne à égalité, et les pillards reculent sans piller.',
  },
  'plains-of-abraham-1759': {
    title: 'Les Plaines d’Abraham, 1759',
    about: 'Les retranchements sont ôtés, la Milice combat, Wolfe et Montcalm tombent, et Québec est assiégée.',
  },
  'ministerial-crisis-1757': {
    title: 'Crise ministérielle',
    about: 'De la main britannique, seules certaines cartes peuvent être perdues ; leur joueur choisit.',
  },
  'british-regulars-1757': {
    title: 'Réguliers britanniques',
    about: 'Un chef tiré au sort et trois unités de réguliers arrivent dans des ports ; la carte quitte la partie.',
  },
  'northern-alliance-1757': {
    title: 'Alliance du Nord',
    about: 'Un dé de 4 est divisé par deux sous 5 PV : deux nouvelles unités dans leurs villages.',
  },
  'loudoun-naval-move-1757': {
    title: 'Loudoun prend la mer',
    about: 'Loudoun et Abercromby peuvent mener quatorze unités ; cinq partent par mer avec une carte de valeur 3.',
  },
  'hudson-carry-north-1757': {
    title: 'Les Rangers interceptent',
    about: 'Des Rangers interceptent Rigaud près d’un fort ; à égalité, le défenseur gagne.',
  },
  'royal-american-boat-move-1757': {
    title: 'Un portage',
    about: 'Une unité va en bateau depuis New York, par le portage entre deux forts.',
  },
  'colonial-politics-1757': {
    title: 'Politique coloniale',
    about: 'Des assemblées réticentes coûtent aux Britanniques deux unités de provinciaux du Sud.',
  },
  'foul-weather-halifax-1757': {
    title: 'Mauvais temps à Halifax',
    about: 'Mauvais temps interdit la mer ; le Débarquement reste en main.',
  },
  'four-indians-two-points-1757': {
    title: 'Quatre Indiens pour deux points',
    about:
      'Deux vont loin en bateau, deux par terre dans la montagne, où seuls des auxiliaires pourraient intercepter.',
  },
  'construction-ban-1757': {
    title: 'Pas de construction deux fois',
    about: 'Un fort est achevé ; la carte britannique suivante ne peut pas bâtir.',
  },
  'culpeper-raids-1757': {
    title: 'Deux raids à Culpeper',
    about: 'Les deux tribus s’infiltrent par Augusta ; un raid échoue, l’autre réussit, et toutes deux rentrent.',
  },
  'easton-militia-1757': {
    title: 'La Milice à Easton',
    about: 'La Milice se déploie à une palissade bien que le Département ait subi un raid, et repousse le pillard.',
  },
  'small-pox-1757': {
    title: 'Petite vérole',
    about: 'La moitié du dé : deux pas, d’abord sur des unités à pleine force.',
  },
  'surrender-and-massacre-1757': {
    title: 'Reddition et massacre',
    about: 'Un fort se rend pour 2 PV ; un massacre coûte 1 PV et tous les Indiens présents.',
  },
  'demolition-1757': { title: 'Démolition', about: 'Les Français sacrifient un fort pour 1 PV au lieu de le perdre.' },
  'schenectady-raid-1757': {
    title: 'Un raid mené par Villiers',
    about: 'Une interception échoue, un chef seul recule, et la palissade est pillée avec +1.',
  },
  'restore-two-for-one-1757': {
    title: 'Un point en rétablit deux',
    about: 'Un demi-point rétablit une unité réduite : un point, deux unités.',
  },
  'year-end-1757': {
    title: 'La fin de 1757',
    about: 'Trois marqueurs Raid font 2 PV ; dix unités dans un fort subissent l’attrition.',
  },
  'vp-ledger-oswego-1756': { title: 'Les PV d’Oswego, 1756', about: 'Un fort donne 2 PV, un massacre en reprend un.' },
  'vp-ledger-duquesne-1758': {
    title: 'Les PV des Fourches de l’Ohio, 1758',
    about: 'Un fort démoli coûte 1 PV, la place elle-même un autre.',
  },
  'vp-ledger-niagara-1759': { title: 'Les PV de Niagara, 1759', about: 'Une bataille, un fort et la place : 4 PV.' },
  'vp-ledger-quebec-1759': { title: 'Les PV de Québec, 1759', about: 'Une bataille et une forteresse : 4 PV.' },
  'vp-ledger-1760': { title: 'Les PV de 1760', about: 'Une bataille gagnée, une palissade et une forteresse perdues.' },
  'murray-force-limit': {
    title: 'Quatorze unités sous Murray',
    about:
      'Les subordonnés ajoutent leur Commandement : Murray, Webb et Bradstreet mènent quatorze unités avec toute carte.',
  },
  'johnson-free-iroquois': {
    title: 'Johnson et les Iroquois',
    about: 'Les Mohawks et les Iroquois ne comptent pas dans le Commandement de Johnson.',
  },
  'five-losses-drilled-share': {
    title: 'La part des troupes réglées',
    about: 'De cinq pas perdus, trois au moins frappent les troupes réglées.',
  },
  'light-infantry-eliminated-first': {
    title: 'L’infanterie légère d’abord',
    about: 'La part des troupes réglées passe avant la règle qui réduit d’abord tout le monde.',
  },
  'attrition-fort-in-wilderness': {
    title: 'Attrition dans un fort',
    about: 'De trois unités réduites, deux sont éliminées, et deux à pleine force sont réduites.',
  },
};
