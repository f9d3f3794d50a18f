import * as palette from './map/palette.ts';
import * as signs from './map/signs.ts';
import * as symbols from './symbols.ts';

export { fieldIn, listIn, type Question } from './answers.ts';
export { arrange, CLASH, type Placeable, type Placing } from './arrange.ts';
export type { Asked, Option } from './asked.ts';
export { type Box, boxAbout, clash, hullOf, movedBy, outside, overlap, scaledBy } from './boxes.ts';
export type { Camera, Point, Size } from './camera.ts';
export { centred, fitted, held, heldZoom, inWindow, middle, NEAREST, onBoard, ZOOM_STEP } from './camera.ts';
export { CameraContext, type CameraControl, useCamera } from './camera-control.ts';
export { type CoachBook, type CoachText, coached } from './coach.ts';
export { COVER_SIZE, type Cover, type CoverWords } from './cover.ts';
export type { Drama, Moment, Sound } from './drama.ts';
export type { Picking, Planned, Route } from './force.ts';
export {
  type ByProcedure,
  type ByStep,
  byProcedure,
  byStep,
  type FrameNamed,
  frameOf,
  framesOf,
  innermost,
  type StepOf,
  stepOf,
} from './frames.ts';
export { anchorOf, HANGINGS, type Hanging, hung } from './hang.ts';
export {
  type HelpBook,
  type HelpCard,
  type HelpChapter,
  type HelpParagraph,
  type HelpSection,
  type HelpSign,
  type HelpSigns,
  type HelpTable,
  sectionOf,
} from './help.ts';
export { Keyed, type KeyedProps } from './Keyed.tsx';
export {
  type CounterLetters,
  counterGrowth,
  counterLetters,
  enlargedSize,
  grownAt,
  LEAST_TEXT,
  Legible,
  legible,
  legibleGrown,
  MOST_ENLARGED,
} from './Legible.tsx';
export { datesIn, inLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, type Translations } from './language.ts';
export { CREAM, LIVERY, type Livery } from './livery.ts';
export {
  type EntryOf,
  type LineParts,
  LOG_TOPICS,
  type LogLine,
  type LogLines,
  type LogTopic,
  lineWriter,
  type WriteLine,
} from './log-line.ts';
export { createLook, type Look } from './look.ts';
export { cameraKey, Ground, MapView, type MapViewProps, type MapWords, OnSheet } from './MapView.tsx';
export { Menu, type MenuItem, type MenuProps } from './Menu.tsx';
export type { Taken } from './map/among-counters.ts';
export { MapSheet } from './map/art.tsx';
export { Lines, type LinesProps } from './map/lines.tsx';
export { nameBox } from './map/name-box.ts';
export type { NamedSpot } from './map/name-places.ts';
export { MapNames, type MapNamesProps, type NameFace } from './map/names.tsx';
export { type Lettering, type Naming, type NamingGround, naming, type SetNames } from './map/naming.ts';
export type { Wash } from './map/palette.ts';
export type { Ornament, Sheet } from './map/sheet.ts';
export { bySquare, smooth } from './map/smooth.ts';
export type { CurvedName, MapArrow, MapName, Outline, PanelFrame, Ribbon } from './map/types.ts';
export {
  Arrow,
  type ArrowProps,
  Frame,
  type FrameProps,
  Halo,
  type HaloProps,
  Hit,
} from './marks.tsx';
export {
  type ArgsOf,
  type Catalogue,
  capitalised,
  closed,
  type Family,
  format,
  type Given,
  joined,
  listed,
  type Messages,
  MissingParameter,
  type Params,
  type PlainKey,
  paramsOf,
  type Said,
  type Speak,
  type SpeakTo,
  sentences,
  spacedFrench,
  type Value,
  type Words,
  wordsOf,
} from './message.ts';
export { lessMotion } from './motion.ts';
export { added, figure, whole } from './numbers.ts';
export type { Agreed, AgreedValue, Agreement, Opening } from './opening.ts';
export type { Mark, Overlay, PickedOut, ShownOverlay } from './overlay.ts';
export { Pinned, type PinnedProps } from './Pinned.tsx';
export { linesOf } from './plan-words.ts';
export { LONG_PRESS_MS, type Pointed, type PointerListeners, pointing, targetUnder } from './pointing.ts';
export { type Barred, type Reasons, type ReasonWords, reasonsIn } from './reasons.ts';
export type { Lost, Reckoned, Reckoning, Rolled } from './reckoning.ts';
export { type Pushed, relax } from './relax.ts';
export { RiskMark, RouteHandles, type RouteHandlesProps, RouteLine, type RouteLineProps, StopMark } from './route.tsx';
export { sharing, sharingBy } from './sharing.ts';
export type { AnswersProps, ChosenFrom, Inquiry, SheetProps, SheetRule, SheetSubject, Sheets } from './sheets.ts';
export { SIGN_ATTRIBUTE, type Sign, signed } from './sign.ts';
export { placeGrown, type StackHome, type StackingGround } from './stacking.ts';
export type { UnitSign } from './symbols.ts';
export { type Places, type StoodStack, signOf } from './table/ground.ts';
export { type HandKit, Hands, type HandsProps } from './table/Hands.tsx';
export { BendHandles, Light, type LightProps, LookedAtWays, type WayProps, Ways } from './table/Highlights.tsx';
export { PlaceHits, type PlaceHitsProps } from './table/Hits.tsx';
export { type MarkKind, MarkSign, marksOn } from './table/key.tsx';
export { clicked, type Legal, type Lying, legalAt, legalOf } from './table/legal.ts';
export { LegendSign, Overlaid, type OverlaidProps } from './table/Overlaid.tsx';
export { type DrawSign, OVERLAY_SIGNS } from './table/overlay-signs.tsx';
export type { PointBox } from './table/PointBoxes.tsx';
export { createTableState, type TableInput, type TableState } from './table/state.ts';
export { Taught, type TaughtProps } from './table/Taught.tsx';
export { Tray, type TrayGroup, type TrayPart } from './table/Tray.tsx';
export { VpTrack, type VpTrackProps, WarDoor } from './table/VpTrack.tsx';
export { type Gesture, keyOf, sameTarget, TARGET_ATTRIBUTE, type Target, targetOf } from './target.ts';
export type { HandProps, Pile, PileGroup, Preset, Standing, TableProps, Title, TitleDoor, Way } from './title.ts';
export { type Direction, directionOf, nearest, type Spot, stepFrom } from './walk.ts';
export type { War, WarSide } from './war.ts';
export { type YesVerbs, yesesTo } from './yes.ts';
export { palette, signs, symbols };
