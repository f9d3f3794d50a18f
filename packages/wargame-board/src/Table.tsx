import {
  BendHandles,
  type Box,
  counterGrowth,
  createTableState,
  type DrawSign,
  type Gesture,
  Ground,
  type Language,
  Light,
  LookedAtWays,
  type Lying,
  MapNames,
  MapSheet,
  type NameFace,
  type Naming,
  OnSheet,
  type Option,
  Overlaid,
  PlaceHits,
  type Places,
  type Sheet,
  sharingBy,
  type TableProps,
  type TableState,
  type Taken,
  Taught,
  Tray,
  type TrayGroup,
  type TrayPart,
  Ways,
} from '@carillon/board';
import { type Accessor, createMemo, For, type JSX, Show } from 'solid-js';
import type { LaidStack } from './layout.ts';
import type { AnyStack } from './stacks.ts';

/** The inputs of a layer of the table. */
export interface LayerProps<View, LogEntry, Stack extends AnyStack<string>> {
  readonly view: View;
  readonly language: Language;
  readonly stacks: readonly LaidStack<Stack>[];
  /** The log since the user last acted. */
  readonly recent: readonly LogEntry[];
}

type Layer<View, LogEntry, Stack extends AnyStack<string>> = (props: LayerProps<View, LogEntry, Stack>) => JSX.Element;

/** The printed map. */
export interface PrintedMap {
  readonly size: Sheet['size'];
  /** The sheet under the game, and its words. */
  readonly sheet?: Sheet;
  readonly sheetText?: (text: string, language: Language) => string;
  /** Layers in order, the lowest first: boxes, connections, the signs of spaces. */
  readonly drawn: readonly ((props: { readonly language: Language }) => JSX.Element)[];
  /** The names of the spaces, which make room for counters. */
  readonly naming?: {
    readonly names: Naming;
    readonly faceOf: (place: string) => NameFace;
    readonly nameOf: (place: string, language: Language) => string;
  };
}

/** The acting pieces, and their place. */
export interface Acting {
  readonly pieces: readonly string[];
  readonly at?: string | undefined;
}

/** A title's facts and drawings for its table. */
export interface TableKit<View, LogEntry, Stack extends AnyStack<string>, G extends TrayGroup> {
  /** The CSS class of the title's table. */
  readonly class: string;
  readonly map: PrintedMap;
  readonly places: Places;
  readonly counters: {
    readonly lying: (view: () => View) => Lying;
    readonly stacksAt: (view: View, place: string) => readonly Stack[];
  };
  readonly layStacks: (view: View, growth: number) => readonly LaidStack<Stack>[];
  /** The boxes that names keep clear of; if absent, those of the stacks. `growth` is the enlargement of counters. */
  readonly boxesOf?: (growth: () => number) => (laid: LaidStack<Stack>) => readonly Box[];
  /** Other markers that names keep clear of. */
  readonly keptClear?: (view: View, stacks: readonly LaidStack<Stack>[]) => readonly Taken[];
  readonly gestures: (view: View, options: readonly Option[]) => ReadonlyMap<string, Gesture>;
  readonly acting: (view: View) => Acting | undefined;
  readonly drawSign: DrawSign;
  /** The counters. */
  readonly Stacks: Layer<View, LogEntry, Stack>;
  /** Works and markers, under the lights and the names. */
  readonly Works?: Layer<View, LogEntry, Stack>;
  /** A layer between the names and the counters. */
  readonly Below?: Layer<View, LogEntry, Stack>;
  /** A layer above counters and overlays. */
  readonly Above?: Layer<View, LogEntry, Stack>;
  /** A layer above everything that takes no clicks. */
  readonly Top?: Layer<View, LogEntry, Stack>;
  /** The shapes of signs that are spelled out under a resting pointer; those of places are above them. */
  readonly SignHits?: Layer<View, LogEntry, Stack>;
  readonly placeName: (place: string, language: Language) => string;
  /** The part of a place's list for one stack. */
  readonly partOf: (view: View, stack: Stack, language: Language) => TrayPart<G>;
  /** A counter of that list. */
  readonly TrayFigure: (props: { readonly group: G }) => JSX.Element;
}

/** The present contents of a table. */
interface Shown<View, LogEntry, Stack extends AnyStack<string>> {
  readonly layer: LayerProps<View, LogEntry, Stack>;
  readonly lying: Lying;
  readonly state: TableState;
  readonly acting: Accessor<Acting | undefined>;
  readonly taken: Accessor<readonly Taken[]>;
}

function shownOn<View, LogEntry, Stack extends AnyStack<string>, G extends TrayGroup>(
  kit: TableKit<View, LogEntry, Stack, G>,
  props: TableProps<View, LogEntry>,
): Shown<View, LogEntry, Stack> {
  const growth = counterGrowth();
  // A stack that has not moved keeps its object, so that it is not drawn again.
  const stacks = createMemo<readonly LaidStack<Stack>[]>((before) =>
    sharingBy(before, kit.layStacks(props.view, growth()), ({ key }) => key),
  );
  const lying = kit.counters.lying(() => props.view);
  const state = createTableState({
    ...lying,
    places: kit.places,
    stacks,
    gestures: () => kit.gestures(props.view, props.options),
    options: () => props.options,
    routes: () => props.routes,
    focus: () => props.focus,
    onTarget: (target) => props.onTarget(target),
    onPoint: (target) => props.onPoint(target),
    onLook: (target) => props.onLook(target),
    onVain: (target) => props.onVain(target),
  });
  const boxesOf = kit.boxesOf?.(growth) ?? (({ boxes }) => boxes);
  const layer = {
    get view() {
      return props.view;
    },
    get language() {
      return props.language;
    },
    get stacks() {
      return stacks();
    },
    get recent() {
      return props.recent;
    },
  };
  const taken = createMemo(() => [
    ...stacks().flatMap((laid) => boxesOf(laid).map((box): Taken => ({ ...box, place: laid.place }))),
    ...(kit.keptClear?.(props.view, stacks()) ?? []),
  ]);
  return { layer, lying, state, taken, acting: createMemo(() => kit.acting(props.view)) };
}

/**
 * The map of a wargame with everything on it. Spaces have `data-target="space:…"`. Pointing at a stack, or clicking one
 * with more than one choice, expands it into a list whose buttons are its counters, `data-target="piece:…"`.
 */
export function tableOf<View, LogEntry, Stack extends AnyStack<string>, G extends TrayGroup>(
  kit: TableKit<View, LogEntry, Stack, G>,
): (props: TableProps<View, LogEntry>) => JSX.Element {
  const { places, drawSign: draw, Works = nothing, Below = nothing, Above = nothing, Top = nothing } = kit;
  const { SignHits = nothing } = kit;
  return (props) => {
    const { layer, lying, state, acting, taken } = shownOn(kit, props);
    const stood = {
      places,
      lying,
      get stacks() {
        return layer.stacks;
      },
    };
    const way = () => ({ ...stood, legal: state.legal(), from: acting()?.at });
    return (
      <g class={kit.class} {...state.listeners}>
        <Printed map={kit.map} language={props.language} />
        <OnSheet name="works">
          <Works {...layer} />
          <Light {...stood} legal={state.legal()} lit={props.lit} acting={acting()?.pieces ?? []} />
          <Overlaid places={places} marks={props.marks} draw={draw} />
        </OnSheet>
        <Names map={kit.map} language={props.language} taken={taken()} />
        <Below {...layer} />
        <kit.Stacks {...layer} />
        <Overlaid places={places} marks={props.marks} draw={draw} stacks={layer.stacks} />
        <Above {...layer} />
        <Ways {...way()} focus={state.focus()} pointed={state.pointed()} planned={props.planned} />
        <Show when={props.ways?.length ? props.ways : undefined}>
          {(ways) => <LookedAtWays places={places} ways={ways()} />}
        </Show>
        <Taught {...stood} lit={props.lit} />
        <Top {...layer} />
        <OnSheet name="hits">
          <SignHits {...layer} />
          <PlaceHits {...stood} legal={state.legal()} />
          <BendHandles
            {...way()}
            focus={state.focus()}
            pointed={state.pointed()}
            planned={props.planned}
            onBend={props.onBend}
          />
        </OnSheet>
        <Tray
          {...stood}
          state={state}
          lit={props.lit}
          close={props.close}
          nameOf={(place) => kit.placeName(place, props.language)}
          partsAt={(place) =>
            kit.counters.stacksAt(props.view, place).map((each) => kit.partOf(props.view, each, props.language))
          }
          figure={kit.TrayFigure}
        />
      </g>
    );
  };
}

const nothing = (): JSX.Element => undefined;

function Printed(props: { readonly map: PrintedMap; readonly language: Language }): JSX.Element {
  const { sheet, drawn, size } = props.map;
  return (
    <Ground size={size}>
      {sheet && <MapSheet sheet={sheet} words={(text) => props.map.sheetText?.(text, props.language) ?? text} />}
      <For each={drawn}>{(Drawn) => <Drawn language={props.language} />}</For>
    </Ground>
  );
}

interface NamesProps {
  readonly map: PrintedMap;
  readonly language: Language;
  readonly taken: readonly Taken[];
}

function Names(props: NamesProps): JSX.Element {
  const { naming } = props.map;
  return (
    naming && (
      <OnSheet name="names">
        <MapNames
          naming={naming.names}
          faceOf={naming.faceOf}
          nameOf={(place) => naming.nameOf(place, props.language)}
          taken={props.taken}
        />
      </OnSheet>
    )
  );
}
