import type { HelpSigns, Language, Point } from '@carillon/board';
import type { JSX } from 'solid-js';
import { ConnectionLayer } from './map/courses.tsx';

/** The middle of a drawing. */
export const MIDDLE: Point = { x: 0, y: 0 };

type Drawing = () => JSX.Element;

/** The signs of one kind: the key of the text and the drawings around 0, 0 of each. */
type SignRows<Key extends string> = readonly (readonly [text: Key, ...Drawing[]])[];

/** The signs of a title's map in a language. */
export type SignsIn = (language: Language) => readonly HelpSigns[];

/** The signs of a title's map, by their kinds; `signs.…` are the titles of the kinds. */
export const helpSigns =
  <Key extends string>(
    say: (language: Language, key: Key) => string,
    kinds: Readonly<Record<string, SignRows<Key>>>,
  ): SignsIn =>
  (language) =>
    Object.entries(kinds).map(([kind, rows]) => ({
      title: say(language, `signs.${kind}` as Key),
      signs: rows.map(([text, ...drawings]) => ({ text: say(language, text), drawings })),
    }));

/** Draws the first space that is meant. */
export const spaceSign =
  <Facts,>(spaces: readonly Facts[], Sign: (props: { readonly facts: Facts }) => JSX.Element) =>
  (isMeant: (facts: Facts) => boolean): Drawing => {
    const found = spaces.find(isMeant);
    return () => found && <Sign facts={found} />;
  };

/** A short stretch of a connection. */
const COURSE = 'M-14 5C-7-6 7 6 14-5';

/** Draws a connection along a short course. */
export const lineSign =
  (Line: (props: { readonly along: readonly string[] }) => JSX.Element): Drawing =>
  () => (
    <ConnectionLayer>
      <Line along={[COURSE]} />
    </ConnectionLayer>
  );
