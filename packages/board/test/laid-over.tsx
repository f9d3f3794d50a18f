import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import type { Question } from '../src/answers.ts';
import { LANGUAGES, type Language } from '../src/language.ts';
import type { PickedOut, ShownOverlay } from '../src/overlay.ts';
import type { Title } from '../src/title.ts';

// Checks that every overlay of a title must pass.

/** The rules' answer to a question about a view. */
export type Answer<View> = (view: View, question: Question) => unknown;

/** An overlay's contents for a position, from the rules' answers; `undefined` if nothing suitable is selected. */
export function shownBy<View, LogEntry>(
  title: Title<View, LogEntry>,
  answer: Answer<View>,
  { id, view, target, language = 'en' }: { id: string; view: View; target?: PickedOut['target']; language?: Language },
): ShownOverlay | undefined {
  const overlay = title.overlays.find((each) => each.id === id);
  if (!overlay) throw new RangeError(`there is no overlay ${id}`);
  const picked = { taken: [], target };
  const questions = overlay.questions(view, picked);
  const answers = questions?.map((question) => answer(view, question));
  return answers && overlay.show(view, answers, language, picked);
}

/** The spaces with a sign. */
export const spacesWith = (shown: ShownOverlay | undefined, sign: string): string[] =>
  (shown?.marks ?? []).filter((mark) => mark.sign === sign).map(({ space }) => space);

/** Tests for every overlay of a title, in every position of `views`, pointing at `target`. */
export function overlaysAreShown<View, LogEntry>(
  title: Title<View, LogEntry>,
  answer: Answer<View>,
  views: ReadonlyMap<string, View>,
  target: NonNullable<PickedOut['target']>,
): void {
  const every = function* (language: Language): Generator<readonly [where: string, ShownOverlay]> {
    for (const [name, view] of views) {
      for (const { id } of title.overlays) {
        const shown = shownBy(title, answer, { id, view, target, language });
        if (shown) yield [`${id} ${name}`, shown];
      }
    }
  };

  it.each(LANGUAGES)('has words and signs, in every position, in "%s"', (language) => {
    for (const [where, { said, lines, legend }] of every(language)) {
      for (const text of [said, ...lines, ...legend.map((each) => each.text)]) {
        expect(text, where).toMatch(/^\S.*\S$/u);
        expect(text, where).not.toMatch(/[{}|]| {2}|undefined|NaN/);
      }
    }
  });

  it('has each of its signs in the legend, and each sign has its own shape', () => {
    const shapes = new Map<string, string>();
    for (const [where, { legend, marks }] of every('en')) {
      const known = new Set(legend.map(({ sign }) => sign));
      for (const { sign } of marks) expect(known, where).toContain(sign);
      for (const sign of known) {
        const drawn = renderToString(() => <title.Sign sign={sign} />);
        shapes.set(sign, drawn.replace(/(fill|stroke)="[^"]*"/g, ''));
      }
    }
    expect(new Set(shapes.values()).size).toBe(shapes.size);
    for (const shape of shapes.values()) expect(shape).toMatch(/<(path|circle)/);
  });
}
