import type { Target } from './title.ts';

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
