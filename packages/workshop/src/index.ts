export { type NameLists, numbersIn, plain, type TitleDocuments } from './documents.ts';
export { type ExampleSources, examplesFiles } from './facts/examples.ts';
export { constList, constObject, HEADER, literal, table, unionOf } from './facts/literal.ts';
export { asList, asRow, figure, figures, pick, type Row, rowsOf, textOf } from './facts/pick.ts';
export { type Json, printFacts } from './facts/print.ts';
export type { Rulebook, TitleFacts } from './facts/title.ts';
export { type Bend, bendOnto, SLACK } from './map/bend.ts';
export { type Course, drawRoad, sampled } from './map/courses.ts';
export { type Arrow, type DrawnMap, dryOf, type Panel, rose } from './map/drawn.ts';
export {
  type Box,
  distance,
  distanceToLine,
  inRings,
  lengthOf,
  type Point,
  resample,
  simplify,
} from './map/geometry.ts';
export { type Named, placeNames, within } from './map/labels.ts';
export { LANDMARKS } from './map/landmarks.ts';
export { country, type Lettered, lettersOf, water } from './map/lettering.ts';
export { type Region, readRegion } from './map/natural-earth.ts';
export { FAR_RANGES, RANGES } from './map/ranges.ts';
export { drawHills, drawWoods, type Ground } from './map/relief.ts';
export { ATLAS_RIVERS } from './map/rivers.ts';
export type { Face } from './map/setting.ts';
export { drawTints, type Owned, type Tint } from './map/tints.ts';
export { drawWater, type RiverBox, type Water } from './map/water.ts';
export { freeRivers, type Place, waterBetween } from './map/ways.ts';
export { linesModule, placedModule, positionsModule } from './map/write.ts';
