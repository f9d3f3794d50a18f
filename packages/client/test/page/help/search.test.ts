import { bayonetsTomahawksTitle } from '@carillon/bayonets-tomahawks-board';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { describe, expect, it } from 'vitest';
import { search } from '../../../src/page/help/search.ts';

const english = await wildernessWarTitle.help('en');
const french = await wildernessWarTitle.help('fr');
const heads = (book: typeof english, question: string): string[] => search(book, question).map(({ head }) => head);

describe('a search in the help', () => {
  it('finds a rule by its number first, then those below it', () => {
    expect(heads(english, '6.7').slice(0, 3)).toEqual([
      '6.7 Interception',
      '6.71 The attempt',
      '6.711 Saving a stockade',
    ]);
  });

  it('finds entries with all words in the title before those with the words in the text', () => {
    const found = heads(english, 'drilled troops');
    expect(found[0]).toBe('3.11 Drilled Troops');
    expect(found).toContain('6.2 By land');
    expect(heads(english, 'drilled penguins')).toEqual([]);
  });

  it('finds cards, and minds neither capitals nor accents', () => {
    expect(heads(english, 'SMALL pox')).toContain('Small Pox');
    expect(heads(french, 'petite verole')[0]).toBe('Petite vérole');
    expect(heads(french, 'quebec').length).toBeGreaterThan(3);
    expect(heads(french, "l'assaut")).toContain('9.11 Avec ou sans jet');
  });

  it('shows the sentence with the words of a question, whole', () => {
    const [first] = search(english, 'portcullis');
    expect(first).toBeUndefined();
    const lake = search(english, 'carry').find(({ head }) => head === 'Iroquois Alliance');
    expect(lake?.excerpt).toMatch(/Oneida Carry[^.]*\./);
  });

  it.each([wildernessWarTitle, bayonetsTomahawksTitle])(
    'answers with each sentence of a rule that a question quotes, in $name',
    async (title) => {
      for (const language of ['en', 'fr', 'de'] as const) {
        const book = await title.help(language);
        for (const { rule, paragraphs } of book.chapters.flatMap((chapter) => chapter.sections))
          for (const sentence of paragraphs.flatMap(({ text }) => text.split(/(?<=[.!?]) (?=\p{Lu})/u))) {
            if (sentence.length > 280) continue;
            const hit = search(book, sentence).find(({ place }) => place.page === 'rules' && place.rule === rule);
            expect(hit?.excerpt, `${language} ${rule}`).toContain(sentence);
            expect(hit?.excerpt.length, `${language} ${rule}`).toBeLessThan(410);
          }
      }
    },
  );

  it('leads to the rule or the card', () => {
    expect(search(english, '12.3')[0]?.place).toEqual({ page: 'rules', rule: '12.3' });
    expect(search(english, 'fieldworks')[0]?.place).toMatchObject({ page: expect.stringMatching(/rules|cards/) });
    const card = search(english, 'small pox').find(({ head }) => head === 'Small Pox');
    expect(card?.place).toEqual({ page: 'cards', card: expect.stringMatching(/^small-pox/) });
  });

  it('finds a rule by the words that players use for it', () => {
    expect(heads(english, 'last card')[0]).toBe('4.0 A A season');
    expect(heads(english, 'how to win')[0]).toBe('13.1 How to win');
    expect(heads(english, 'how do I hold my last card?')).toContain('4.0 A A season');
    expect(heads(french, 'dernière carte')[0]).toMatch(/^4\.0 A /);
    expect(heads(french, 'conditions de victoire')[0]).toMatch(/^13\.1 /);
  });

  it('finds misspelt words, unless the words as they are spelt find something', () => {
    expect(heads(english, 'intersepption')[0]).toMatch(/^6\.7/);
    expect(heads(english, 'Drilled Trops')).toContain('3.11 Drilled Troops');
    expect(heads(french, 'intercption').join()).toContain('6.7 ');
    expect(heads(english, 'xylophone')).toEqual([]);
  });

  it.each([wildernessWarTitle, bayonetsTomahawksTitle])(
    'knows such words in both languages for $name',
    async (title) => {
      for (const language of ['en', 'fr'] as const) {
        const sections = (await title.help(language)).chapters.flatMap((chapter) => chapter.sections);
        expect(sections.filter(({ also }) => also !== undefined).length).toBeGreaterThan(30);
      }
    },
  );

  it('finds nothing for an empty question', () => {
    expect(search(english, '   ')).toEqual([]);
  });
});
