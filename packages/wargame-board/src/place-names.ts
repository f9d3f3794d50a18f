import { capitalised, type Language, type Words } from '@carillon/board';

/** A name of a place in a language. */
export type NameOf = (place: string, language: Language) => string;

/** What places are called. */
export interface PlaceNames {
  /** A space or box: in its usual name in the language, if it has one, otherwise as printed. */
  readonly placeName: NameOf;
  /** A place as a label of the map: without the article that French sentences need, and capitalised. */
  readonly mapName: NameOf;
  /** A text printed on the map's sheet. */
  readonly sheetText: NameOf;
}

/**
 * The names of places in a title's words: messages `place.…`, and `map.…` for the words on its sheet. `article` is what
 * labels of the map leave out at the beginning of a name.
 */
export function placeNamesIn<Args>(
  { isKey, sayAny }: Pick<Words<Args>, 'isKey' | 'sayAny'>,
  printed: (place: string) => string,
  article: RegExp,
): PlaceNames {
  const placeName: NameOf = (place, language) => {
    const key = `place.${place}`;
    return isKey(key) ? sayAny(language, key) : printed(place);
  };
  return {
    placeName,
    mapName: (place, language) => capitalised(placeName(place, language).replace(article, '')),
    sheetText: (text, language) => {
      const key = `map.${text}`;
      return isKey(key) ? sayAny(language, key) : text;
    },
  };
}
