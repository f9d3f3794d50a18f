import { type CameraControl, MapView, type Planned, type Target } from '@carillon/board';
import { createMemo, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import type { Advised } from '../advice/advice.ts';
import type { Legend } from '../legend/legend.ts';
import type { Input } from '../page/input.ts';
import type { Play } from '../play/play.ts';
import type { WhyNot } from '../why/why.ts';
import { OverlayButtons } from './overlay-buttons.tsx';
import type { Overlays } from './overlays.ts';
import { choicesOf } from './sight.ts';
import { MapMenu } from './target-menu.tsx';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  | 'act'
  | 'board'
  | 'confirm'
  | 'focus'
  | 'history'
  | 'lastResult'
  | 'lit'
  | 'offer'
  | 'pick'
  | 'session'
  | 'title'
  | 'words'
>;

/** Loaded when something to be chosen is first out of sight. */
const Beyond = lazy(async () => ({ default: (await import('./beyond.tsx')).Beyond }));

interface MapProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly overlays: Overlays<View, LogEntry>;
  readonly why: WhyNot<View, LogEntry>;
  readonly legend: Legend<View, LogEntry>;
  readonly input: () => Input;
  /** The plans of a hint, while they are seen. */
  readonly advised: Advised<View, LogEntry> | undefined;
  readonly onOverlays: () => void;
}

/** The map with everything on it. */
export function TheMap<View, LogEntry>(props: MapProps<View, LogEntry>): JSX.Element {
  const { play, overlays } = props;
  const now = play.session.now;
  const words = () => ({
    map: play.words.say('map'),
    kind: play.words.say('mapKind'),
    how: play.words.say('mapHow'),
    zoomIn: play.words.say('zoomIn'),
    zoomOut: play.words.say('zoomOut'),
    fit: play.words.say('fit'),
  });
  const unseen = createMemo(() => hasUnseen(play));
  onCleanup(() => play.focus.camera.set(undefined));
  return (
    <MapView
      size={play.title.size}
      words={words()}
      onCamera={(camera) => begin(play, camera)}
      overlay={
        <>
          <MapMenu play={play} />
          <Show when={unseen()}>
            <Suspense>
              <Beyond play={play} />
            </Suspense>
          </Show>
        </>
      }
      buttons={<OverlayButtons play={play} overlays={overlays} onMenu={props.onOverlays} />}
      ringed={ringedName(play)}
      hide={{ names: !overlays.names(), counters: !overlays.counters() }}
    >
      <play.title.Table
        view={play.board.view()}
        language={play.words.language}
        asked={now().asked}
        options={play.offer.offered().options}
        routes={play.offer.offered().routes}
        planned={plannedMarch(play)}
        marks={overlays.answered()?.marks ?? []}
        onBend={(step, space) => void play.confirm.planner.bend(step, space)}
        lit={litNow(props)}
        focus={play.focus.ring()}
        recent={play.history.recent()}
        ways={props.advised?.ways() ?? []}
        close={play.words.say('close')}
        onTarget={(target) => play.act(target, props.input().by, props.input().at)}
        onPoint={(target) => pointAt(play, target, props.input())}
        onLook={(target) => {
          if (props.input().by === 'mouse') play.focus.pointed.set(target);
          void props.why.ask(target);
          void props.legend.show(target);
        }}
        onVain={(target) => void props.why.askInPassing(target)}
      />
    </MapView>
  );
}

/** The name of the ring's target, if that is on the map. */
function ringedName<View, LogEntry>({ focus, words }: Needs<View, LogEntry>): string | undefined {
  const ring = focus.ring();
  return ring && ring.kind !== 'card' ? words.nameOf(ring) : undefined;
}

/** Whether something that can be chosen is out of sight or near the edge, while the map rests. */
function hasUnseen<View, LogEntry>(play: Needs<View, LogEntry>): boolean {
  const camera = play.focus.camera();
  if (!camera || camera.moving()) return false;
  return choicesOf(play).some((point) => !camera.sees(point));
}

/** Points at a target, unless keys moved the map so that the target came under a resting pointer. */
function pointAt<View, LogEntry>(play: Needs<View, LogEntry>, target: Target | undefined, { by }: Input): void {
  if (target === undefined || by !== 'key') play.focus.pointed.set(target);
}

/** What is highlighted: the ends of the plan that is shown, unless the user points at something else. */
function litNow<View, LogEntry>({ play, advised }: MapProps<View, LogEntry>): readonly Target[] {
  const ends = play.focus.mentioned().length > 0 ? [] : (advised?.ends() ?? []);
  if (ends.length === 0) return play.lit();
  // Counters would hide the ring around their space.
  return ends.flatMap((space) => [space, ...play.title.at(play.board.view(), space.id)]);
}

/** The unsent march. */
function plannedMarch<View, LogEntry>(play: Needs<View, LogEntry>): Planned | undefined {
  const { route, plan } = play.confirm.armed() ?? {};
  return route && plan && { route, halt: plan.halt ?? undefined };
}

/** The largest initial zoom, relative to the least legible one, so that the map fills a high window. */
const CLOSER = 1.3;

/** Passes on the camera. On a small screen the whole map would be illegible, so it starts closer. */
function begin<View, LogEntry>(play: Needs<View, LogEntry>, camera: CameraControl): void {
  play.focus.camera.set(camera);
  const { width, height } = play.title.size;
  const { readable } = play.title;
  if (camera.zoom() >= readable) return;
  const filling = (camera.overlay()?.clientHeight ?? 0) / height;
  camera.focusOn({ x: width / 2, y: height / 2 }, Math.min(CLOSER * readable, Math.max(readable, filling)));
}
