import type { Language, Mark, Overlay, Params, PickedOut, Question } from '@carillon/board';

/** The ids of overlays that have a name: `reach` has `overlay.reach`. */
type NamedIn<Key extends string> = Key extends `overlay.${infer Id}` ? Id : never;

/** An overlay as a description: what to ask the rules, what their answers come to, and how to show it. */
export interface OverlayFacts<View, Read, Key extends string> {
  /** What to ask; `undefined` if nothing suitable is selected. Without it, the view says it all. */
  readonly ask?: (view: View, picked: PickedOut) => readonly Question[] | undefined;
  /** What to select, if nothing is. */
  readonly hint?: Key;
  /** What the answers come to; throws a `TypeError` if they have the wrong shape. */
  readonly read: (view: View, answers: readonly unknown[], picked: PickedOut) => Read;
  /** The message for each sign. */
  readonly legend: Readonly<Record<string, Key>>;
  readonly marks: (read: Read) => readonly Mark[];
  /** All of it in a sentence. */
  readonly said: (read: Read, language: Language) => string;
  /** One by one, for users who do not see the map. */
  readonly lines: (read: Read, language: Language) => readonly string[];
}

/** Makes an overlay; with Shift, `key` shows it. */
export type MakeOverlay<View, Key extends string> = <Read>(
  id: NamedIn<Key>,
  key: string,
  facts: OverlayFacts<View, Read, Key>,
) => Overlay<View>;

/** Makes overlays that speak a title's words: messages `overlay.…` are their names. */
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
      return {
        said: said(found, language),
        legend: Object.entries(legend).map(([sign, text]) => ({ sign, text: say(language, text) })),
        marks: marks(found),
        lines: lines(found, language),
      };
    },
  });

/** A name in the rules' answers. Throws a `TypeError` if it is none of the kind. */
export const nameIn =
  <Name extends string>(is: (id: string) => id is Name, kind: string): ((name: unknown) => Name) =>
  (name) => {
    if (typeof name !== 'string' || !is(name)) throw new TypeError(`${String(name)} is no ${kind}`);
    return name;
  };
