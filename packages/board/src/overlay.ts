import type { Question } from './answers.ts';
import type { Language } from './language.ts';
import type { Target } from './target.ts';

/** A sign on the map, at a space, with `figure` beside it. */
export interface Mark {
  readonly space: string;
  readonly sign: string;
  readonly figure?: string;
  /** Set if it is about the counters there: then it is drawn at their corner, because they would cover it. */
  readonly ofStack?: true;
}

/** The contents of an overlay: signs on the map, and the same in words. */
export interface ShownOverlay {
  /** A summary in a sentence. */
  readonly said: string;
  readonly legend: readonly { readonly sign: string; readonly text: string }[];
  readonly marks: readonly Mark[];
  /** The signs one by one, for users who do not see the map. */
  readonly lines: readonly string[];
}

/** The user's selection, for overlays about a force. */
export interface PickedOut {
  /** The pieces of the force being put together. */
  readonly taken: readonly string[];
  /** The target of the ring, or, if there is none, of the pointer. */
  readonly target: Target | undefined;
}

/** An overlay for the map: supply, reach, control. The rules supply its contents. */
export interface Overlay<View> {
  readonly id: string;
  /** With Shift, this key shows the overlay; overlays with the same key alternate. */
  readonly key: string;
  readonly name: (language: Language) => string;
  /** The questions to the rules; `undefined` if nothing suitable is selected. */
  readonly questions: (view: View, picked: PickedOut) => readonly Question[] | undefined;
  /** The overlay's contents from the answers; throws if they have the wrong shape. */
  readonly show: (view: View, answers: readonly unknown[], language: Language, picked: PickedOut) => ShownOverlay;
  /** The hint what to select, shown if nothing suitable is selected. */
  readonly hint: (language: Language) => string;
}
