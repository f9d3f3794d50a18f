import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { Option } from '../asked.ts';
import type { Point } from '../camera.ts';
import { useCamera } from '../camera-control.ts';
import type { Route } from '../force.ts';
import { createLook, type Look } from '../look.ts';
import { type PointerListeners, pointing } from '../pointing.ts';
import type { Gesture, Target } from '../target.ts';
import { nearest } from '../walk.ts';
import type { Places, StoodStack } from './ground.ts';
import { clicked, type Legal, type Lying, legalAt, legalOf } from './legal.ts';

/** A finger that misses by this many CSS pixels still finds the nearest space: targets are 44 wide if there is room. */
const FINGER = 22;

/** The inputs of a table. */
export interface TableInput extends Lying {
  readonly places: Places;
  readonly stacks: Accessor<readonly StoodStack[]>;
  readonly gestures: Accessor<ReadonlyMap<string, Gesture>>;
  readonly options: Accessor<readonly Option[]>;
  readonly routes: Accessor<readonly Route[]>;
  readonly focus: Accessor<Target | undefined>;
  readonly onTarget: (target: Target) => void;
  readonly onPoint: (target: Target | undefined) => void;
  readonly onLook: (target: Target) => void;
  readonly onVain: (target: Target) => void;
}

/** The results of pointing at a table. */
export interface TableState {
  readonly legal: Accessor<Legal>;
  /** The place selected by keys. */
  readonly focus: Accessor<string | undefined>;
  /** The place under the pointer, or, if there is none, under the keys. */
  readonly pointed: Accessor<string | undefined>;
  readonly look: Look<string>;
  readonly listeners: PointerListeners;
}

/** Creates the state of a table. */
export function createTableState(input: TableInput): TableState {
  const legal = createMemo(() => legalOf(input.gestures(), input.options(), input.routes()));
  const placeUnder = (target: Target | undefined): string | undefined => {
    if (target?.kind === 'piece') return input.placeOf(target.id);
    return target?.kind === 'space' ? target.id : undefined;
  };
  const focus = createMemo(() => placeUnder(input.focus()));
  const hides = (place: string): boolean => {
    const { spaces, named, reach } = legal();
    return spaces.has(place) || named.has(place) || reach.has(place);
  };
  const offers = createMemo(() => {
    const met = input.options().map(({ text, verb }) => ({ verb, gesture: input.gestures().get(text) }));
    return (place: string): readonly string[] =>
      met.flatMap(({ verb, gesture }) => (isPieceAt(input, gesture, place) ? [verb] : []));
  });
  const occupied = (place: string | undefined): place is string =>
    place !== undefined && input.stacks().some((stack) => stack.place === place);
  const [tapped, setTapped] = createSignal<Target>();
  const spread = createMemo(() => {
    const place = focus();
    const target = place === placeUnder(tapped()) ? tapped() : undefined;
    return occupied(place) && !(target && isDone(target, place)) ? place : undefined;
  });
  // A tapped space is a destination, and its list would cover the route there; after a choice in a list that leaves
  // none, it would cover the choices elsewhere.
  const isDone = ({ kind }: Target, place: string): boolean =>
    (kind === 'space' && hides(place)) || offers()(place).length === 0;
  const look = createLook<string>(spread, hides, offers);
  const [hovered, setHovered] = createSignal<string>();
  const camera = useCamera();
  const listeners = pointing({
    pick(target, by) {
      const found = clicked(legal(), input, target);
      const place = placeUnder(target);
      if (found === 'look' && occupied(place)) {
        look.pin(place);
        if (legalAt(legal(), input, place).length === 0) input.onVain(target);
        return;
      }
      // After the choice of a piece in it, a list stays while more choices of the same kind can be made there.
      if (target.kind === 'space') look.close();
      setTapped(by === 'touch' ? target : undefined);
      input.onTarget(found === 'look' ? target : found);
    },
    miss: look.close,
    over(target) {
      const place = placeUnder(target);
      setHovered(place);
      look.hover(occupied(place) ? place : undefined);
      input.onPoint(target);
    },
    look(target) {
      const place = placeUnder(target);
      if (occupied(place)) look.pin(place);
      input.onLook(target);
    },
    near: (x, y) => spaceNear(input.places, camera.under(x, y), FINGER / camera.zoom()),
  });
  return { legal, focus, pointed: () => hovered() ?? focus(), look, listeners };
}

/** Whether a choice is made at a piece in a place. */
const isPieceAt = ({ placeOf }: TableInput, gesture: Gesture | undefined, place: string): boolean =>
  gesture?.on === 'target' && gesture.target.kind === 'piece' && placeOf(gesture.target.id) === place;

/** The space nearest to a point of the board, at most `reach` board units away. */
function spaceNear({ spots }: Places, at: Point, reach: number): Target | undefined {
  const spot = nearest(at, spots, reach);
  return spot && { kind: 'space', id: spot.id };
}
