import { capitalised, type Language, type Words } from '@carillon/board';

/** A name of a place in a language. */
export type NameOf = (place: string, language: Language) => string;

/** The names of places. */
export interface PlaceNames {
  /** The name of a space or box: the usual one in the language, if there is one, otherwise as printed. */
  readonly placeName: NameOf;
  /** The name of a place as a label of the map: capitalised, and without the article that French sentences need. */
  readonly mapName: NameOf;
  /** A text printed on the map's sheet. */
  readonly sheetText: NameOf;
}

/**
 * The names of places from a title's messages: `place.…`, and `map.…` for the words on its sheet. `article` matches the
 * beginning of a name that labels of the map leave out.
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
