import type { ChapterText } from '../chapter.ts';

export const CHAPTER_2: ChapterText = {
  title: 'The map',
  sections: {
    '2.0': [
      'Spaces, connections and control',
      'Square spaces are cultivated, round ones wilderness, triangles mountain. Every cultivated space belongs to one of three Departments, except Halifax and Louisbourg, which are cultivated boxes of their own. The St Lawrence Department and Louisbourg are originally French and friendly to the French; the Northern and Southern Departments and Halifax are originally British.',
      'Fortresses, completed forts and stockades are fortifications. Fortresses are printed on the map and can be neither built nor destroyed. A fort under construction is not yet a fortification [5.44].',
      'A fortress is controlled by its original owner while it is not besieged and no enemy unit is there. To control an enemy fortress you must also keep a unit, or an Amphib marker, there [6.432].',
      'A connection is either by water (river or lake shore) or by land only. You may also walk along a water connection.',
      'Only British landings use the arrows from Halifax and Louisbourg [6.43]. The arrows from Pays d’en Haut may be followed on foot or by boat, in their direction only. Spaces joined only by an arrow are not adjacent: no retreat, interception or supply goes along it, and it does not count for distances.',
      'A space holds any number of pieces; only the inside of a fort is limited [8.11]. Anybody may look through any stack.',
      'Each tribe has its settlement on the map; the Cherokee live beyond it.',
    ],
  },
};

export const CHAPTER_3: ChapterText = {
  title: 'The pieces',
  sections: {
    '3.1': [
      'Units',
      'Drilled Troops and Militia are square, Auxiliaries round. A counter shows strength and movement. Every unit has two steps, full strength and reduced; a bar across the counter marks the reduced side.',
    ],
    '3.11': [
      'Drilled Troops',
      'Regulars (including Royal Americans, Highlanders and French Marines), Provincials raised by the colonies, and Light Infantry. They besiege, build, and hold the cultivated land; they need supply [12.1] and shelter in winter [11.1].',
    ],
    '3.12': [
      'Militia',
      'Canadian and Colonial Militia wait in the box of their Department and turn out for a battle or against a raid [7.3] [10.2].',
    ],
    '3.13': [
      'Auxiliaries',
      'Indians, Coureurs des bois and Rangers. They move freely in the wilderness, infiltrate [6.6] and raid [10.1].',
    ],
    '3.2': [
      'Leaders',
      'Leaders have three ratings: Initiative (the lowest card that activates a force under him), Command (how many units he leads, and his rank) and Tactics (his bonus to rolls).',
    ],
    '3.3': [
      'Markers',
      'Markers show works, sieges, raids, alliances and events in effect, on the map or beside the tracks.',
    ],
  },
};

export const CHAPTER_4: ChapterText = {
  title: 'Sequence of play',
  sections: {
    '4.0': [
      'The year',
      'A year has two hands of cards, an Early Season and a Late Season, followed by the autumn and winter steps below. The page does all of this for you.',
    ],
    '4.0 A': [
      'A season',
      'Both hands are filled up to the hand size of the scenario; a held card counts. Then the sides take turns, the French first, each playing one card per Action Phase, until all cards are played. When one side has no card left, or has passed, the other plays its remaining cards one after another.',
      'A player with just one card left may pass and hold it. He takes no more Action Phases this season. A held response card may still be played in an enemy Action Phase [5.56]. A player who carries a card into the next season must play all his cards in that season.',
      '~ If you carried a card into a season, you cannot hold another one in it.',
    ],
    '4.0 B': [
      'The end of the year',
      'After the Late Season: going home, Raided markers, winter, victory, in this order.',
    ],
    '4.0 B.3': [
      'Indians and leaders go home',
      'Indians go home unless they are in a space with a friendly fortification [10.4]. Leaders in wilderness or mountain without units or a fortification go to the nearest friendly fortification.',
      '~ The French go first, space by space. Coureurs may go with Indians; Rangers stay where they are.',
    ],
    '4.0 B.4': ['Raided markers', 'Count them, half a point each [13.22], and remove them from the map.'],
    '4.0 B.5': ['Winter', 'Drilled Troops without shelter suffer attrition [11.1].'],
    '4.0 B.6': [
      'Victory check',
      'The game may end early [13.11]; after its last year, the winner is decided [13.12] [13.13].',
    ],
  },
};
