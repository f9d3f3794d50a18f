import {
  type DrawSign,
  type Gesture,
  type Language,
  listed,
  type Option,
  type Point,
  type Reasons,
  type Sheets,
  type Target,
  type Title,
  type TitleDoor,
  wordsOf,
} from '@carillon/board';
import { legendSignOf } from './overlay-signs.tsx';
import type { JoinedPlaces } from './places.ts';
import type { AnyStack, Counters } from './stacks.ts';
import type { WargameCatalogue } from './words.ts';

/** Parts of a title that follow from its places, counters and words. */
type Made =
  | 'at'
  | 'placeOf'
  | 'neighbours'
  | 'spaces'
  | 'gestures'
  | 'nameOf'
  | 'asideName'
  | 'featureName'
  | 'aimText'
  | 'Sign';
/** Parts that a small title may leave out. */
type Optional =
  | 'Hand'
  | 'Tracks'
  | 'piles'
  | 'momentName'
  | 'presets'
  | 'picking'
  | 'overlays'
  | 'forceOverlay'
  | 'reasons'
  | 'scenarioOf'
  | 'sheets';

/** A title's own part: facts, drawings and words. */
export interface WargameKit<View, LogEntry, Piece extends string, Card extends string = never>
  extends Omit<Title<View, LogEntry>, Made | Optional | keyof TitleDoor>,
    Partial<Pick<Title<View, LogEntry>, Optional>> {
  readonly door: TitleDoor;
  readonly places: JoinedPlaces;
  readonly counters: Pick<Counters<View, Piece, AnyStack<Piece>, unknown>, 'isPiece' | 'placeOf' | 'targetsAt'>;
  /** Names of pieces, cards and places; an id that is neither a piece nor a card is a place. */
  readonly names: {
    readonly piece: (id: Piece, language: Language) => string;
    readonly place: (id: string, language: Language) => string;
    readonly card?: readonly [is: (id: string) => id is Card, name: (id: Card, language: Language) => string];
  };
  /** Where each choice is made. */
  readonly gestures: (view: View, options: readonly Option[]) => ReadonlyMap<string, Gesture>;
  readonly drawSign?: DrawSign;
  /** Its words, if it has rarely used actions or computer players. */
  readonly catalogue?: WargameCatalogue;
}

/** The interface of a wargame to the client. */
export function wargameTitle<View extends object, LogEntry, Piece extends string, Card extends string = never>(
  kit: WargameKit<View, LogEntry, Piece, Card>,
): Title<View, LogEntry> {
  const { door, places, counters, names, gestures, drawSign = () => undefined, catalogue, ...own } = kit;
  const [scenario = ''] = door.opening.scenarios;
  return {
    ...SMALL,
    sheets: noSheets(),
    scenarioOf: (view) => ('scenario' in view ? String(view.scenario) : scenario),
    ...door,
    ...own,
    ...(catalogue && namesIn(catalogue)),
    ...(catalogue && { aimText: aimTextOf(catalogue, counters.isPiece, names) }),
    spaces: places.all,
    neighbours: places.neighboursOf,
    at: (view, place) => (places.pointOf(place) === undefined ? [] : counters.targetsAt(view, place)),
    placeOf: (view, target) => pointOf({ places, counters }, view, target),
    nameOf({ kind, id }, language) {
      const [isCard, cardName] = names.card ?? [];
      if (kind === 'card' && isCard?.(id)) return cardName?.(id, language) ?? id;
      return kind === 'piece' && counters.isPiece(id) ? names.piece(id, language) : names.place(id, language);
    },
    gestures: (view, _asked, options) => gestures(view, options),
    Sign: legendSignOf(drawSign),
  };
}

/** The middle of a space, or the position of the counters in a piece's place. */
function pointOf<View, Piece extends string>(
  { places, counters }: Pick<WargameKit<View, never, Piece>, 'places' | 'counters'>,
  view: View,
  { kind, id }: Target,
): Point | undefined {
  if (kind === 'space') return places.pointOf(id);
  const place = kind === 'piece' && counters.isPiece(id) ? counters.placeOf(view, id) : undefined;
  return place === undefined ? undefined : places.standAt(place);
}

/** Names that have their own keys in a title's words. */
function namesIn(catalogue: WargameCatalogue): Pick<Title<never, never>, 'asideName' | 'featureName'> {
  const { say, sayAny, isKey } = wordsOf(catalogue);
  return {
    asideName: (language) => say(language, 'aside'),
    featureName: (feature: string, language: Language) => {
      const key = `feature.${feature}`;
      return isKey(key) ? sayAny(language, key) : undefined;
    },
  };
}

/** The aims of computer players, by messages `aim.…` of the title's words. */
function aimTextOf<Piece extends string>(
  catalogue: WargameCatalogue,
  isPiece: (id: string) => id is Piece,
  names: Pick<WargameKit<never, never, Piece>['names'], 'piece' | 'place'>,
): NonNullable<Title<never, never>['aimText']> {
  const { sayAny, isKey } = wordsOf(catalogue);
  return ({ aim, at, from = at, pieces }, language) => {
    const key = `aim.${aim}`;
    if (!isKey(key)) return undefined;
    const who = listed(
      pieces.map((id) => (isPiece(id) ? names.piece(id, language) : id)),
      language,
    );
    return sayAny(language, key, { at: names.place(at, language), from: names.place(from, language), who });
  };
}

const NO_REASONS: Reasons<unknown> = {
  ask: () => undefined,
  describe: () => undefined,
  askBarred: () => undefined,
  describeBarred: () => [],
  nameOf: (_view, _asked, verb) => verb,
};

const noSheets = <View, LogEntry>(): Sheets<View, LogEntry> => ({
  subjectOf: () => undefined,
  inquiry: { name: '', args: {} },
  heading: () => '',
  brief: () => '',
  foresee: () => undefined,
  Sheet: () => undefined,
});

/** A title without cards, tracks, response windows, overlays, reasons and sheets. */
const SMALL: Omit<Pick<Title<unknown, unknown>, Optional>, 'scenarioOf' | 'sheets'> = {
  Hand: () => undefined,
  Tracks: () => undefined,
  piles: () => [],
  momentName: (moment) => moment,
  presets: () => [],
  picking: () => undefined,
  overlays: [],
  forceOverlay: 'reach',
  reasons: NO_REASONS,
};
