import { signed } from '@carillon/board';
import { type SideProps, type TracksProps, tracksOf } from '@carillon/wargame-board';
import { type DepartmentName, SIDES, type SideName, type View } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { militiaOf } from '../position/militia.ts';
import { catalogue, type Plain, say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { SeasonTrack } from './SeasonTrack.tsx';
import { VpTrack } from './VpTrack.tsx';

const BOX_WORDS: Readonly<Record<DepartmentName, Plain>> = {
  northern: 'militiaNorthern',
  southern: 'militiaSouthern',
  'st-lawrence': 'militiaStLawrence',
};

/** Victory points count from the middle: one side has them, the other none (13.21). */
const pointsOf = (vp: number, side: SideName): number => Math.max(0, side === 'french' ? vp : -vp);

/** A side: its points, cards in hand, whether it holds or carried one, Militia by Department. */
function Holdings(props: SideProps<View, SideName>): JSX.Element {
  const words = (key: Plain): string => say(props.language, key);
  return (
    <>
      <p {...signed(`hand:${props.side}`, sideName(props.side, props.language))}>
        <Fact what={words('vpShort')} value={pointsOf(props.view.vp, props.side)} />
        <Fact what={words('handCount')} value={props.view.held[props.side] ?? 0} />
        <Show when={props.view.holding.includes(props.side)}>
          <span class="side-note">{words('heldCard')}</span>
        </Show>
        <Show when={props.view.carried.includes(props.side)}>
          <span class="side-note">{words('carriedCard')}</span>
        </Show>
      </p>
      <p {...signed(`militia:${props.side}`, words('militia'))}>
        <For each={militiaOf(props.view, props.side)}>
          {(box) => <Fact what={`${words('militia')} ${words(BOX_WORDS[box.department])}`} value={box.pieces.length} />}
        </For>
      </p>
    </>
  );
}

/** The Provincial Assemblies (5.54), and lasting events (5.51), as on the Year track. */
function InEffect(props: TracksProps<View>): JSX.Element {
  const markers = () => props.view.inEffect.filter((marker) => !marker.endsWith('-this-season'));
  const name = (marker: ReturnType<typeof markers>[number]): string => say(props.language, `marker.${marker}`);
  return (
    <section class="in-effect" aria-label={say(props.language, 'inEffect')}>
      <span {...signed('assemblies', say(props.language, 'assembliesAre'))}>
        <Fact what={say(props.language, 'assembliesAre')} value={say(props.language, props.view.assemblies)} />
      </span>
      <For each={markers()}>
        {(marker) => (
          <span class="chip" {...signed(`marker:${marker}`, name(marker))}>
            {name(marker)}
          </span>
        )}
      </For>
    </section>
  );
}

function Fact(props: { readonly what: string; readonly value: number | string }): JSX.Element {
  return (
    <span class="fact">
      {props.what} <b>{props.value}</b>
    </span>
  );
}

/** Seasons, victory points, events in effect. */
const Middle = (props: TracksProps<View>): JSX.Element => (
  <>
    <SeasonTrack {...props} />
    <VpTrack {...props} />
    <div class="table-facts">
      <InEffect {...props} />
    </div>
  </>
);

/** The strip of player boxes and tracks. */
export const Tracks: (props: TracksProps<View>) => JSX.Element = tracksOf({
  ...{ catalogue, sides: SIDES, sideName, Side: Holdings, Middle },
});
