import { type HelpBook, type HelpSign, type HelpSigns, LANGUAGES, type Language, sectionOf } from '@carillon/board';
import type { JSX } from 'solid-js';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';

export interface ExplainedMap<Facts> {
  readonly help: (language: Language) => Promise<HelpBook>;
  readonly signs: (language: Language) => Promise<readonly HelpSigns[]>;
  readonly spaces: readonly Facts[];
  readonly SpaceSign: (props: { readonly facts: Facts }) => JSX.Element;
  readonly Connections: () => JSX.Element;
}

/** The tags of the lines and areas of a drawing, without their places in the page. */
const tagsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:path|circle|rect) [^>]*>/g)].map(([tag]) => tag.replace(/ data-hk="[^"]*"/, ''));

/** The looks of lines, whatever their course. */
const looksOf = (html: string): readonly string[] => tagsOf(html).map((tag) => tag.replace(/ d="[^"]*"/, ''));

const allIn = (kinds: readonly HelpSigns[]): readonly HelpSign[] => kinds.flatMap((kind) => kind.signs);

/** Tests that the help explains each sign of a title's map. Returns all drawings of the help as HTML. */
export async function explainsItsMap<Facts>({ help, signs, ...map }: ExplainedMap<Facts>): Promise<string> {
  const books = await Promise.all(
    LANGUAGES.map(async (language) => [language, await help(language), await signs(language)] as const),
  );
  const drawn = allIn(await signs('en'))
    .flatMap(({ drawings }) => drawings.map((Drawing) => renderToString(() => <Drawing />)))
    .join('\n');

  describe.each(books)('the signs in the help, in "%s"', (_language, book, kinds) => {
    it('have drawings, and name rules that the help explains', () => {
      expect(allIn(kinds).length).toBeGreaterThan(10);
      for (const { title } of kinds) expect(title).toMatch(/^\S+/);
      for (const { text, drawings } of allIn(kinds)) {
        expect(drawings.length, text).toBeGreaterThan(0);
        for (const Drawing of drawings) expect(tagsOf(renderToString(() => <Drawing />)), text).not.toEqual([]);
        for (const [, rule] of text.matchAll(/\[([^\]]+)\]/g)) expect(sectionOf(book, rule ?? ''), text).toBeDefined();
      }
    });
  });

  describe('the signs in the help', () => {
    it('include all that is drawn at any space', () => {
      const explained = new Set(tagsOf(drawn));
      for (const facts of map.spaces)
        for (const tag of tagsOf(renderToString(() => <map.SpaceSign facts={facts} />)))
          expect(explained.has(tag), `${tag} of ${JSON.stringify(facts)}`).toBe(true);
    });

    it('include each line that is drawn between spaces', () => {
      const explained = new Set(looksOf(drawn));
      for (const look of looksOf(renderToString(() => <map.Connections />)))
        expect(explained.has(look), look).toBe(true);
    });
  });
  return drawn;
}
