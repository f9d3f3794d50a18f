import { type Language, wordsOf } from '@carillon/board';
import { type JSX, Show } from 'solid-js';
import type { Sides } from './words.ts';

/** The inputs of the tracks. */
export interface TracksProps<View> {
  readonly view: View;
  readonly language: Language;
  /** The side that is to choose; none in the past. */
  readonly asked: string | null;
}

/** The inputs of a drawing for one side. */
export interface SideProps<View, Side> extends TracksProps<View> {
  readonly side: Side;
}

/** A title's drawings for its strip of player boxes and tracks. */
export interface TracksKit<View, Side extends string> extends Sides<Side> {
  /** The drawing beside the name of a side. */
  readonly Heading?: (props: SideProps<View, Side>) => JSX.Element;
  /** The drawing below the name. */
  readonly Side: (props: SideProps<View, Side>) => JSX.Element;
  /** The drawing between the boxes of the two sides. */
  readonly Middle: (props: TracksProps<View>) => JSX.Element;
}

/** The strip of player boxes and tracks, the first side to the left. */
export function tracksOf<View, Side extends string>(
  kit: TracksKit<View, Side>,
): (props: TracksProps<View>) => JSX.Element {
  const [left, right] = kit.sides;
  return (props) => (
    <div class="tracks">
      <div class="tracks-strip">
        {left && <SideBox kit={kit} side={left} {...props} />}
        <kit.Middle {...props} />
        {right && <SideBox kit={kit} side={right} {...props} />}
      </div>
    </div>
  );
}

/** A side, and whether it is to choose. */
function SideBox<View, Side extends string>(
  props: SideProps<View, Side> & { readonly kit: TracksKit<View, Side> },
): JSX.Element {
  const { sideName, catalogue, Heading, Side: Below } = props.kit;
  const name = (): string => sideName(props.side, props.language);
  const asked = (): boolean => props.asked === props.side;
  return (
    <section class={`side-box of-${props.side}`} classList={{ 'side-asked': asked() }} aria-label={name()}>
      <h3>
        {name()}
        {Heading && <Heading {...props} />}
        <Show when={asked()}>
          <span class="side-turn">{wordsOf(catalogue).say(props.language, 'toChoose')}</span>
        </Show>
      </h3>
      <Below {...props} />
    </section>
  );
}
