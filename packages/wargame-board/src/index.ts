export { type Books, coachIn } from './coach.ts';
export {
  CountDisc,
  emblemOf,
  figureOfPiece,
  lettersOf,
  liveryOf,
  Pennant,
  Plates,
  Portrait,
  signOf,
  Tethers,
  UnitPicture,
} from './counters.tsx';
export { type ByType, byType, entriesFrom, forFirst, ofType, scenarioIn } from './entries.ts';
export { type FigureKit, type FigureProps, figureOf } from './Figure.tsx';
export { type HandFacts, handOf } from './Hand.tsx';
export { helpSigns, lineSign, MIDDLE, type SignsIn, spaceSign } from './help-signs.tsx';
export { type InWords, inWords, type WordFacts } from './in-words.ts';
export {
  boxAround,
  depthOf,
  EDGE,
  HALF,
  type LaidStack,
  type Layout,
  layStacks,
  PLATE_STEP,
  platesBox,
} from './layout.ts';
export { type LegendFacts, legendLines, type Spelling } from './legend.ts';
export { type LineWriters, targetsOf, writersIn } from './lines.ts';
export { type AlongProps, ConnectionLayer, type Courses, coursesOf } from './map/courses.tsx';
export { type NameFacts, namesOf } from './map/names.ts';
export { type PanelKit, panelsOf } from './map/panels.tsx';
export { type SpacesKit, spacesOf } from './map/spaces.tsx';
export { legendSignOf, type Signs, signsOf } from './overlay-signs.tsx';
export { type MakeOverlay, nameIn, type OverlayFacts, overlaysIn } from './overlays.ts';
export { openPile, usedPiles } from './piles.ts';
export { type NameOf, type PlaceNames, placeNamesIn } from './place-names.ts';
export { edgesOf, type JoinedPlaces, type PlaceFacts, placesOf } from './places.ts';
export { type PlainFacts, type PlainMark, plainOverlays } from './plain/facts.ts';
export { plainTitle } from './plain/title.tsx';
export { promptOf } from './prompt.ts';
export {
  type AnyStack,
  allIn,
  type CounterFacts,
  type Counters,
  countersOf,
  type GroupOf,
  type StackOf,
} from './stacks.ts';
export { type Acting, type LayerProps, type PrintedMap, type TableKit, tableOf } from './Table.tsx';
export { type SideProps, type TracksKit, type TracksProps, tracksOf } from './Tracks.tsx';
export { type WargameKit, wargameTitle } from './title.ts';
export type { Sides, WargameArgs, WargameCatalogue } from './words.ts';
