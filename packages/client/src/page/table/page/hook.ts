import { type Gesture, keyOf, type Target } from '@carillon/board';
import type { Entry } from '@carillon/flow';
import { onCleanup } from 'solid-js';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session'>;

/**
 * The page's interface for tests and the browser's console (`window.carillon`). It can inspect but not choose, and
 * knows only what the page knows: what the viewing seat may see.
 */
export interface Hook {
  /** The journal, with `?` for secret entries of other seats. */
  journal(): Promise<readonly Entry[]>;
  /** The question: seat, procedure, step; whether the hand must be seen first; the length of the journal. */
  asked(): {
    readonly seat: string | null;
    readonly procedure: string;
    readonly step: string;
    readonly pass: string | null;
    readonly covered: boolean;
    readonly length: number;
  };
  /**
   * The choices, and where each is made: `button`, `aside` for rarely used actions, or a target such as `space:albany`;
   * for a piece also its space.
   */
  options(): readonly { readonly text: string; readonly on: string; readonly space: string | null }[];
  /** The routes available in one gesture: the choices of each. */
  routes(): readonly { readonly to: string; readonly choices: readonly string[] }[];
  /** The choosable targets on the table, in the order of Page Down. */
  targets(): readonly string[];
  /** The target selected by keys. */
  focus(): string | null;
  /** The pieces of the force being put together; `null` if there is none, or while the last change is being checked. */
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

const spaceOf = <View, LogEntry>(play: Needs<View, LogEntry>, target: Target): string | null =>
  (target.kind === 'card' ? undefined : play.board.spaceOf(target)) ?? null;

/** Installs the hook while the table is shown. */
export function installHook<View, LogEntry>(play: Needs<View, LogEntry>): void {
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
