import { type Gesture, keyOf, type Target } from '@carillon/board';
import type { Entry } from '@carillon/flow';
import { onCleanup } from 'solid-js';
import type { Play } from '../play/play.ts';

/**
 * What the page tells to whoever drives it from outside (tests, `window.carillon` in the browser's console). It can
 * look and not choose, and it knows no more than the page: what the seat that looks may see.
 */
export interface Hook {
  /** The journal, with what the reader may not know as `?`. */
  journal(): Promise<readonly Entry[]>;
  /** What is asked: seat, procedure, step; whether the hand must be seen first; how long the journal is. */
  asked(): {
    readonly seat: string | null;
    readonly procedure: string;
    readonly step: string;
    readonly pass: string | null;
    readonly covered: boolean;
    readonly length: number;
  };
  /** The choices, and where each is met: `button`, `aside` in the menu of that button, or a target as `space:albany`, and for a piece the space it is in. */
  options(): readonly { readonly text: string; readonly on: string; readonly space: string | null }[];
  /** The ways that can be gone in one gesture: the choices of each. */
  routes(): readonly { readonly to: string; readonly choices: readonly string[] }[];
  /** What can be chosen on the table, in the order in which Page down goes through it. */
  targets(): readonly string[];
  /** The target that the keys stand on. */
  focus(): string | null;
  /** The pieces of the force that is being put together; `null` while there is none, or the last change is being checked. */
  force(): readonly string[] | null;
}

declare global {
  interface Window {
    carillon?: Hook;
  }
}

function wordOf(gesture: Gesture | undefined): string {
  if (gesture?.on !== 'target') return 'button';
  return gesture.aside ? 'aside' : keyOf(gesture.target);
}

const spaceOf = <View, LogEntry>(play: Play<View, LogEntry>, target: Target): string | null =>
  (target.kind === 'card' ? undefined : play.board.spaceOf(target)) ?? null;

/** Puts the hook where it can be found, as long as the table is shown. */
export function installHook<View, LogEntry>(play: Play<View, LogEntry>): void {
  window.carillon = {
    journal: () => play.session.journal(),
    asked: () => {
      const { asked, covered, length } = play.session.now();
      return { ...asked, covered, length };
    },
    options: () => {
      const { options, gestures } = play.offer.offered();
      const listed = play.session.now().options;
      return options.flatMap((option) => {
        const gesture = gestures.get(option.text);
        const space = gesture?.on === 'target' && !gesture.aside ? spaceOf(play, gesture.target) : null;
        return listed.includes(option) ? [{ text: option.text, on: wordOf(gesture), space }] : [];
      });
    },
    routes: () => play.offer.offered().routes.map(({ to, choices }) => ({ to, choices })),
    targets: () => play.offer.legal().map(keyOf),
    focus: () => {
      const target = play.focus.ring();
      return target ? keyOf(target) : null;
    },
    force: () => {
      const force = play.offer.force();
      return force?.settled() ? force.taken() : null;
    },
  };
  onCleanup(() => {
    delete window.carillon;
  });
}
