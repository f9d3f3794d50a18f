import type { Language, Mark, Overlay, Params, PickedOut, Question } from '@carillon/board';

/** The ids of overlays with a message for their name: `reach` has `overlay.reach`. */
type NamedIn<Key extends string> = Key extends `overlay.${infer Id}` ? Id : never;

/** The description of an overlay: its questions to the rules, the reader of their answers, and its display. */
export interface OverlayFacts<View, Read, Key extends string> {
  /** The questions to the rules; `undefined` if nothing suitable is selected. If absent, the view is enough. */
  readonly ask?: (view: View, picked: PickedOut) => readonly Question[] | undefined;
  /** The hint what to select, shown if nothing suitable is selected. */
  readonly hint?: Key;
  /** Reads the answers; throws a `TypeError` if they have the wrong shape. */
  readonly read: (view: View, answers: readonly unknown[], picked: PickedOut) => Read;
  /** The message for each sign; the legend has those that are shown. */
  readonly legend: Readonly<Record<string, Key>>;
  readonly marks: (read: Read) => readonly Mark[];
  /** A summary in a sentence. */
  readonly said: (read: Read, language: Language) => string;
  /** The signs one by one, for users who do not see the map. */
  readonly lines: (read: Read, language: Language) => readonly string[];
}

/** Makes an overlay; with Shift, `key` shows it. */
export type MakeOverlay<View, Key extends string> = <Read>(
  id: NamedIn<Key>,
  key: string,
  facts: OverlayFacts<View, Read, Key>,
) => Overlay<View>;

/** Makes overlays with a title's messages; `overlay.…` are their names. */
export const overlaysIn =
  <View, Key extends string>(say: (language: Language, key: Key, params?: Params) => string): MakeOverlay<View, Key> =>
  (id, key, { ask, hint, read, legend, marks, said, lines }) => ({
    id,
    key,
    name: (language) => say(language, `overlay.${id}` as Key),
    hint: (language) => (hint === undefined ? '' : say(language, hint)),
    questions: (view, picked) => (ask ? ask(view, picked) : []),
    show: (view, answers, language, picked) => {
      const found = read(view, answers, picked);
      const shown = marks(found);
      const signs = new Set(shown.map(({ sign }) => sign));
      return {
        said: said(found, language),
        legend: Object.entries(legend)
          .filter(([sign]) => signs.has(sign))
          .map(([sign, text]) => ({ sign, text: say(language, text) })),
        marks: shown,
        lines: lines(found, language),
      };
    },
  });

/** Reads a name in the rules' answers. Throws a `TypeError` if it is not of this kind. */
export const nameIn =
  <Name extends string>(is: (id: string) => id is Name, kind: string): ((name: unknown) => Name) =>
  (name) => {
    if (typeof name !== 'string' || !is(name)) throw new TypeError(`${String(name)} is no ${kind}`);
    return name;
  };
