import {
  createLook,
  type Look,
  nearest,
  type PointerListeners,
  pointing,
  type TableProps,
  type Target,
  useCamera,
} from '@carillon/board';
import type { LogEntry, PieceName, PlaceName, View } from '@carillon/wilderness-war-rules';
import { type Accessor, createMemo, createSignal } from 'solid-js';
import { targetOfOption } from '../gestures.ts';
import { isPiece, isPlace } from '../position/facts.ts';
import { type Laid, type LaidStack, layPieces, layStacks } from '../position/layout.ts';
import { SPOTS } from '../position/places.ts';
import { type Stack, stacksAt, stacksOf } from '../position/stacks.ts';
import { clickedPiece, clickedPlace, type Legal, legalOf } from './legal.ts';

export type Props = TableProps<View, LogEntry>;

/** A finger that misses by this many CSS pixels still finds the nearest space: targets are 44 wide where there is room. */
const FINGER = 22;

/** What the table knows besides its properties. */
export interface TableState {
  readonly stacks: Accessor<readonly Stack[]>;
  readonly laid: Accessor<readonly LaidStack[]>;
  readonly pieces: Accessor<ReadonlyMap<PieceName, Laid>>;
  readonly legal: Accessor<Legal>;
  /** The place that the keys stand on. */
  readonly focus: Accessor<PlaceName | undefined>;
  /** The place under the pointer, or else under the keys. */
  readonly pointed: Accessor<PlaceName | undefined>;
  readonly look: Look<PlaceName>;
  readonly listeners: PointerListeners;
}

/** The place of a target: the space or box itself, or where the piece lies. */
export function placeUnder(view: View, target: Target | undefined): PlaceName | undefined {
  if (target?.kind === 'space') return isPlace(target.id) ? target.id : undefined;
  return target?.kind === 'piece' && isPiece(target.id) ? view.place[target.id] : undefined;
}

/** Makes the state of a table; `root` is the group that all its shapes lie in. */
export function createTableState(props: Props, root: () => SVGGElement | undefined): TableState {
  const stacks = createMemo(() => stacksOf(props.view));
  const laid = createMemo(() => layStacks(stacks()));
  const pieces = createMemo(() => layPieces(laid()));
  const legal = createMemo(() => legalOf(props.options, props.routes));
  const focus = createMemo(() => placeUnder(props.view, props.focus));
  const hides = (place: PlaceName): boolean => legal().spaces.has(place) || legal().reach.has(place);
  const occupied = (place: PlaceName | undefined): place is PlaceName =>
    place !== undefined && stacksAt(stacks(), place).length > 0;
  const look = createLook(
    createMemo(() => (occupied(focus()) ? focus() : undefined)),
    hides,
    offersOf(props),
  );
  const [hovered, setHovered] = createSignal<PlaceName>();
  const camera = useCamera();
  const listeners = pointing({
    pick(target, by) {
      const found = clicked(legal(), props.view, target);
      const place = placeUnder(props.view, target);
      if (found === 'look' && occupied(place)) return look.pin(place);
      // A list in which a mouse has chosen stays while more of the same can be chosen there.
      if (by === 'touch' || target.kind === 'space') look.close();
      props.onTarget(found === 'look' ? target : found);
    },
    miss: look.close,
    over(target) {
      const place = placeUnder(props.view, target);
      setHovered(place);
      look.hover(occupied(place) ? place : undefined);
      props.onPoint(target);
    },
    look(target) {
      const place = placeUnder(props.view, target);
      if (occupied(place)) look.pin(place);
      props.onLook(target);
    },
    near: (x, y) => spaceNear(root(), x, y, FINGER / camera.zoom()),
  });
  return { stacks, laid, pieces, legal, focus, pointed: () => hovered() ?? focus(), look, listeners };
}

/** The verbs that can be chosen of the pieces in each place. */
function offersOf(props: Props): Accessor<(place: PlaceName) => readonly string[]> {
  return createMemo(() => {
    const { options, view } = props;
    const met = options.map((option) => ({ verb: option.verb, target: targetOfOption(option) }));
    return (place) =>
      met.flatMap(({ verb, target }) => (target?.kind === 'piece' && placeUnder(view, target) === place ? [verb] : []));
  });
}

/** What a click on a target comes down to. */
function clicked(legal: Legal, view: View, target: Target): Target | 'look' {
  if (target.kind === 'piece') return clickedPiece(legal, view, target.id);
  const place = placeUnder(view, target);
  return place ? clickedPlace(legal, view, place) : target;
}

/** The space nearest to a place of the screen, no farther than `reach` board units. */
function spaceNear(root: SVGGElement | undefined, clientX: number, clientY: number, reach: number): Target | undefined {
  const matrix = root?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const spot = nearest(new DOMPoint(clientX, clientY).matrixTransform(matrix), SPOTS, reach);
  return spot && { kind: 'space', id: spot.id };
}
