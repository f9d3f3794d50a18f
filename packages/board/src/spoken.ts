import { LANGUAGES, type Language } from './language.ts';
import type { Catalogue, Messages } from './message.ts';

// On the page each language of a catalogue is a file of its own, and only the reader's is loaded. In Node, where tests and
// tools speak all languages, catalogues are loaded whole (`catalogueOf`).

/** Loads the messages of each language. */
export type Loaders<Args> = Readonly<Record<Language, () => Promise<Messages<Args>>>>;

type Load = (language: Language) => Promise<void>;

interface Page {
  /** The reader's language; none until its texts are loaded. */
  language?: Language;
  /** The language that was asked for last. */
  wanted?: Language;
  /** Loads the catalogues that the page has so far. */
  readonly catalogues: Load[];
  /** Texts on their way. */
  readonly pending: Promise<void>[];
}

const page: Page = { catalogues: [], pending: [] };

/** A catalogue of the page. It begins at once to load the reader's language; `textsLoaded` waits for it. */
export function loadedLater<Args>(loaders: Loaders<Args>): Catalogue<Args> {
  const held = new Map<Language, Messages<Args>>();
  const load: Load = async (language) => {
    if (!held.has(language)) held.set(language, await loaders[language]());
  };
  page.catalogues.push(load);
  if (page.language) page.pending.push(load(page.language));
  return {
    in: (language) => found(held.get(language), language),
    any: () =>
      found(
        LANGUAGES.map((each) => held.get(each)).find((each) => each !== undefined),
        'any language',
      ),
  };
}

function found<Args>(messages: Messages<Args> | undefined, what: string): Messages<Args> {
  if (messages === undefined) throw new Error(`The messages in "${what}" are not loaded`);
  return messages;
}

/**
 * Loads the texts of the page in a language. Resolves to whether this is still the language that was asked for last.
 * Rejects if a file cannot be loaded; the page then keeps its language.
 */
export async function speak(language: Language): Promise<boolean> {
  page.wanted = language;
  const load = () => Promise.all(page.catalogues.map((each) => each(language)));
  await load();
  if (page.wanted !== language) return false;
  page.language = language;
  // Catalogues that have come meanwhile.
  await load();
  return true;
}

/** Waits for the texts of the parts of the page that were loaded last. Rejects if a file cannot be loaded. */
export async function textsLoaded(): Promise<void> {
  await Promise.all(page.pending.splice(0));
}
