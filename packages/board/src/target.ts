/** Something on the table that can be pointed at: a space, a counter, a card. */
export interface Target {
  readonly kind: 'space' | 'piece' | 'card';
  readonly id: string;
  /** Set if a lesson points at it: then it has a pointer besides the light. */
  readonly taught?: true;
}

/** Where the user makes a choice: on the table, or as a button of the prompt bar. */
export type Gesture =
  | {
      readonly on: 'target';
      readonly target: Target;
      /**
       * Made by its name in a menu, never by a click on the target alone, because it destroys something or is costly.
       */
      readonly named?: true;
      /** It spends something for good: shown with its odds first, and confirmed by a second press. */
      readonly dear?: true;
      /** Rarely used actions, although often possible, grouped in one menu opened by a button of the prompt bar. */
      readonly aside?: true;
      /**
       * Set for a yes, which may also have a button in the prompt bar, beside the button that says no: its place among
       * the question's yeses, from 1, used if their chances do not decide.
       */
      readonly button?: number;
    }
  | {
      readonly on: 'button';
      /** Set if it cannot be taken back and nothing shows its effect: then it takes a second press. */
      readonly dear?: true;
      /** Set if its own label says that it ends the turn: then nothing is added. */
      readonly ends?: true;
      /** Set if it destroys something of one's own: its button stands apart from that which goes on. */
      readonly apart?: true;
    };

const KINDS = ['space', 'piece', 'card'] as const;

/** A target as one word, for attributes and maps: `space:albany`. */
export const keyOf = (target: Target): string => `${target.kind}:${target.id}`;

/** The target that a string names, or `undefined`. */
export function targetOf(key: string): Target | undefined {
  const colon = key.indexOf(':');
  const kind = KINDS.find((each) => each === key.slice(0, colon));
  return kind && { kind, id: key.slice(colon + 1) };
}

/** Whether both name the same thing. */
export const sameTarget = (a: Target | undefined, b: Target | undefined): boolean =>
  a?.kind === b?.kind && a?.id === b?.id;

/** The attribute by which an element names its target. */
export const TARGET_ATTRIBUTE = 'data-target';
