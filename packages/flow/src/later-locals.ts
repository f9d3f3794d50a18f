import type { Json } from '@carillon/kit';

type Saved = { readonly [name: string]: Json };

/**
 * Locals that procedures did not have in earlier releases: for each procedure, their values in a frame saved without
 * them, from the locals that it has.
 */
export type LaterLocals = { readonly [procedure: string]: (saved: Saved) => Saved };

const isObject = (json: Json | undefined): json is Saved =>
  json !== null && typeof json === 'object' && !Array.isArray(json);

/** The values of these locals in a frame saved without them; nothing if its procedure has no later ones. */
export const laterLocals = (later: LaterLocals, procedure: string, saved: Saved): Saved =>
  Object.hasOwn(later, procedure) ? (later[procedure]?.(saved) ?? {}) : {};

function completedFrame(frame: Json, later: LaterLocals): Json {
  if (!isObject(frame)) return frame;
  const { procedure, locals } = frame;
  if (typeof procedure !== 'string' || !isObject(locals)) return frame;
  const added = laterLocals(later, procedure, locals);
  if (Object.keys(added).every((name) => Object.hasOwn(locals, name))) return frame;
  return { ...frame, locals: { ...added, ...locals } };
}

/** A saved stack in which each frame has the locals that were added after it was saved; itself if none is missing. */
export function completed(stack: Json | undefined, later: LaterLocals): Json | undefined {
  if (!Array.isArray(stack)) return stack;
  const saved: readonly Json[] = stack;
  const frames = saved.map((frame) => completedFrame(frame, later));
  return frames.every((frame, i) => frame === saved[i]) ? stack : frames;
}
