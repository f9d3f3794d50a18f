import type { Overlay, PickedOut, Question, ShownOverlay } from '@carillon/board';
import type { Json } from '@carillon/kit';
import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title' | 'words'>;

/** The overlay on the map, and the hidden parts of the map. */
export class Overlays<View, LogEntry> {
  /** The overlay chosen by the user; `null` for none, not even the automatic one. */
  readonly chosen: Cell<string | null | undefined> = cell<string | null | undefined>(undefined);
  readonly names: Cell<boolean> = cell(true);
  readonly counters: Cell<boolean> = cell(true);
  /** The overlay shown. */
  readonly shown: Accessor<Overlay<View> | undefined>;
  /** Its contents; `undefined` while loading, or if nothing suitable is selected. */
  readonly answered: Cell<ShownOverlay | undefined> = cell<ShownOverlay | undefined>(undefined);
  private asked = 0;

  constructor(private readonly play: Needs<View, LogEntry>) {
    this.shown = createMemo(() => this.find(this.chosen() === undefined ? this.byItself() : this.chosen()));
    const questions = createMemo(
      (): readonly Question[] | undefined => this.shown()?.questions(play.board.view(), this.picked()),
      undefined,
      { equals: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
    );
    createEffect(
      on([questions, this.shown, play.board.view, () => play.words.language], () => void this.ask(questions())),
    );
    const itself = createMemo(() => this.byItself());
    createEffect(on(itself, () => this.chosen() === null && this.chosen.set(undefined), { defer: true }));
    createEffect(on(play.offer.force, () => this.chosen() === null && this.chosen.set(undefined), { defer: true }));
  }

  /** Whether it came by itself. If its panel would cover the map, only its name is shown until it is pressed. */
  get cameByItself(): boolean {
    return this.chosen() === undefined;
  }

  /** Shows or hides an overlay. */
  toggle(id: string): void {
    this.chosen.set(this.shown()?.id === id ? null : id);
  }

  /** Takes the overlay off; returns whether there was one. */
  takeOff(): boolean {
    const isShown = this.shown() !== undefined;
    if (isShown) this.chosen.set(null);
    return isShown;
  }

  /** Shows the next overlay of a key, or none after the last one. Returns whether the key has any. */
  press(key: string): boolean {
    const those = this.play.title.overlays.filter((each) => each.key === key);
    const next = those[those.findIndex(({ id }) => id === this.shown()?.id) + 1];
    if (those.length > 0) this.chosen.set(next?.id ?? null);
    return those.length > 0;
  }

  /** The automatic overlay: the reach of a force being put together for a march, otherwise the title's own proposal. */
  private byItself(): string | undefined {
    const { offer, title, board, session } = this.play;
    if (offer.force()) return offer.force()?.picking.marches ? title.forceOverlay : undefined;
    const isShut = session.past() || session.now().asked.seat === null;
    return isShut ? undefined : title.overlayAt?.(board.view());
  }

  private find(id: string | null | undefined): Overlay<View> | undefined {
    return this.play.title.overlays.find((each) => each.id === id);
  }

  private picked(): PickedOut {
    return {
      taken: this.play.offer.force()?.taken() ?? [],
      target: this.play.focus.ring() ?? this.play.focus.pointed(),
    };
  }

  /** Asks the rules; an answer to an earlier question is ignored. */
  private async ask(questions: readonly Question[] | undefined): Promise<void> {
    this.asked++;
    const number = this.asked;
    const overlay = this.shown();
    const view = this.play.board.view();
    const picked = this.picked();
    const answers = await Promise.all(
      (questions ?? []).map(({ name, args }) => this.play.session.query(name, args as Json)),
    );
    if (number !== this.asked) return;
    const whole = overlay && questions && answers.every((answer) => answer !== undefined);
    this.answered.set(whole ? overlay.show(view, answers, this.play.words.language, picked) : undefined);
  }
}
