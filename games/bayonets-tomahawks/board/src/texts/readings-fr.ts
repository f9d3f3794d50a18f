import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';

// Open readings of the cards, in French.
export const frReadings: { readonly [E in EventName]?: string } = {
  'round-up-men-and-equipment':
    'Une unité indienne dont le village n’est pas ami ne revient pas ; les flottes peuvent être retournées.',
  'forced-march':
    'Un point de plus, ajouté après tout doublement, dans un mouvement d’armée, pour toutes les unités non légères.',
  'wintering-rear-admiral': 'Dans le troisième scénario seulement, on tire cette année-là une flotte de moins.',
  'cherokee-diplomacy-french': 'Les cases visées sont celles de New York vers le sud.',
  'armed-battoemen': 'Un marqueur de déroute n’est ôté que si aucune pile britannique n’est hors ravitaillement.',
  'reluctant-wagoneers': 'Seuls les points d’armée simples : ni les doublés, ni ceux de voile.',
  'disease-in-british-camp': 'Dès 1757, s’il n’y a qu’une sorte de brigades, elle seule est frappée.',
  'french-lake-warships': 'Retraites et ravitaillement passent encore par la liaison.',
  'rough-seas': 'Les drapeaux des flottes des deux camps sont ignorés.',
  'smallpox-epidemic': 'Elle quitte le jeu après avoir été jouée.',
  'pursuit-of-elevated-status': 'Un dé d’interception et le dé de raid d’un même raid sont relancés.',
  'lets-see-how-the-french-fight': 'Les unités indiennes britanniques sont empêchées, elles aussi.',
};
