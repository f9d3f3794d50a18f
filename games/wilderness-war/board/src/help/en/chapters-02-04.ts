import type { ChapterText } from '../chapter.ts';

export const CHAPTER_2: ChapterText = {
  title: 'The map',
  sections: {
    '2.0': [
      'Spaces, ways, and who holds what',
      'Square spaces are cultivated, round ones wilderness, triangles mountain. Every cultivated space belongs to one of three Departments, but for Halifax and Louisbourg, which are cultivated boxes of their own. The St Lawrence Department and Louisbourg are originally French and friendly to the French; the Northern and Southern Departments and Halifax are originally British.',
      'Fortifications are fortresses, completed forts, and stockades. Fortresses are on the map and can neither be built nor destroyed. A fort under construction is no fortification yet [5.44].',
      'A fortress is controlled by the side it belongs to from the start as long as it is not besieged and no enemy unit stands there. An enemy fortress must besides be held with a unit, or with an Amphib marker [6.432].',
      'Ways are by water (river or lake shore) or by land only. A way by water serves on foot as well as by boat.',
      'The arrows from Halifax and Louisbourg are for British landings alone [6.43]. Those out of Pays d’en Haut may be gone on foot or by boat, only in their direction. Spaces joined by an arrow alone are not adjacent: no retreat, no interception, no supply, no distance.',
      'Any number of pieces may stand together; only inside a fort is there a limit [8.11]. Anybody may look through any stack.',
      'Each tribe has its settlement on the map; the Cherokee live beyond it.',
    ],
  },
};

export const CHAPTER_3: ChapterText = {
  title: 'The pieces',
  sections: {
    '3.1': [
      'Units',
      'Drilled Troops and Militia are square, Auxiliaries round. A counter shows strength and movement. Every unit has two steps: full strength, and reduced, which the counter shows with a bar across.',
    ],
    '3.11': [
      'Drilled Troops',
      'Regulars (Royal Americans, Highlanders and French Marines among them), Provincials raised by the colonies, and Light Infantry. They besiege, build, and hold the cultivated land; they need supply [12.1] and shelter in winter [11.1].',
    ],
    '3.12': [
      'Militia',
      'Canadian and Colonial Militia wait in the box of their Department and come out for a battle or against a raid [7.3] [10.2].',
    ],
    '3.13': [
      'Auxiliaries',
      'Indians, Coureurs des bois and Rangers. They are at home in the wilderness, infiltrate [6.6] and raid [10.1].',
    ],
    '3.2': [
      'Leaders',
      'Three figures: Initiative (the lowest card that activates a force under him), Command (how many units he leads, and his rank), Tactics (what he adds to rolls).',
    ],
    '3.3': [
      'Markers',
      'Works, sieges, raids, alliances, and events in effect are shown where they are, or beside the tracks.',
    ],
  },
};

export const CHAPTER_4: ChapterText = {
  title: 'Sequence of play',
  sections: {
    '4.0': [
      'The year',
      'Two hands of cards, an Early Season and a Late Season, make a year; at its end come the autumn and winter steps below. The page does all of this by itself.',
    ],
    '4.0 A': [
      'A season',
      'Both hands are filled up to the hand size of the scenario; a card held over counts. Then the sides take turns, the French first, each playing one card in its Action Phase, until all cards are played. When one side has no card left, or has passed, the other plays the rest one after another.',
      'Who has just one card left may pass and hold it instead of playing it. He takes no more Action Phases this season. A held response card may still be played in an enemy Action Phase [5.56]; a card carried into the next season obliges its owner to play all his cards then.',
      '~ Nobody holds a card in a season into which he has carried one.',
    ],
    '4.0 B': [
      'The end of the year',
      'After the Late Season: going home, Raided markers, winter, victory, in this order.',
    ],
    '4.0 B.3': [
      'Indians and leaders go home',
      'Indians that are not in a space with a friendly fortification go home [10.4]. Leaders in wilderness or mountain without units or fortification go to the nearest friendly fortification.',
      '~ The French go first, space by space; Coureurs may go along with Indians, Rangers stay where they are.',
    ],
    '4.0 B.4': ['Raided markers', 'They are counted, half a point each [13.22], and taken off the map.'],
    '4.0 B.5': ['Winter', 'Drilled Troops without shelter suffer attrition [11.1].'],
    '4.0 B.6': ['Victory check', 'The game may end early [13.11]; after its last year it is decided [13.12] [13.13].'],
  },
};
