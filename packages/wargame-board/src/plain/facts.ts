import type { Language, Option, Overlay, Point, Size, TitleDoor } from '@carillon/board';
import type { ByType } from '../entries.ts';

/** The facts of a small title, which has no drawings of its own, and texts in one language. */
export interface PlainFacts<View, LogEntry extends { readonly type: string }> {
  readonly door: TitleDoor;
  readonly size: Size;
  /** The point of each space, and the spaces next to it. */
  readonly points: Readonly<Record<string, readonly [x: number, y: number]>>;
  readonly links: Readonly<Record<string, readonly string[]>>;
  /** Each piece, the highest of each side first. */
  readonly pieces: readonly string[];
  readonly placeOf: (view: View, piece: string) => string | undefined;
  readonly sideOf: (piece: string) => string;
  readonly colours: Readonly<Record<string, string>>;
  /** The name of any id or verb. */
  readonly nameOf: (id: string) => string;
  /** The sentence for each step that asks, and for `over`. */
  readonly prompts: Readonly<Record<string, string>>;
  /** The sentence for each type of log entry; those in `headings` begin a part of the log. */
  readonly lines: Required<ByType<LogEntry, [], string>>;
  readonly headings: readonly LogEntry['type'][];
  /** The state of play in a sentence. */
  readonly status: (view: View) => string;
  readonly overlays?: readonly Overlay<View>[];
}

/** A mark of an overlay: its sign, and a number. */
export interface PlainMark {
  readonly sign: string;
  readonly figure?: string;
  /** Set if it is about the counters there: then it is drawn at their corner. */
  readonly ofStack?: true;
}

/** Makes the overlays of a small title: a mark in some spaces, each sign with its meaning. */
export const plainOverlays =
  <View>({ points, nameOf }: Pick<PlainFacts<View, never>, 'points' | 'nameOf'>) =>
  (
    id: string,
    key: string,
    name: string,
    signs: Readonly<Record<string, string>>,
    markIn: (view: View, space: string, target: string | undefined) => PlainMark | undefined,
  ): Overlay<View> => ({
    ...{ id, key, name: () => name, hint: () => '', questions: () => [] },
    show(view, _answers, _language: Language, { target }) {
      const marks = Object.keys(points).flatMap((space) => {
        const mark = markIn(view, space, target?.id);
        return mark ? [{ space, ...mark }] : [];
      });
      return {
        said: `${name}: ${marks.length}`,
        legend: Object.entries(signs).map(([sign, text]) => ({ sign, text })),
        marks,
        lines: marks.map(({ space, sign, figure = '' }) => `${nameOf(space)}: ${signs[sign]} ${figure}`.trim()),
      };
    },
  });

/** The points of the spaces, in their order. */
export const pointsIn = <View>({ points }: Pick<PlainFacts<View, never>, 'points'>): readonly Point[] =>
  Object.values(points).map(([x, y]) => ({ x, y }));

/** The space or piece that a choice names and where it is made; a choice without one has a button. */
export const thingIn = <View>(
  { points, pieces }: Pick<PlainFacts<View, never>, 'points' | 'pieces'>,
  { args: [id = ''] }: Option,
): { readonly kind: 'piece' | 'space'; readonly id: string } | undefined =>
  pieces.includes(id) ? { kind: 'piece', id } : id in points ? { kind: 'space', id } : undefined;
