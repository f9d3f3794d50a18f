/**
 * Browsers and systems by a pattern in the user agent; the first match counts, since most user agents name others too.
 */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: typeof BROWSERS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A device by its browser and system, such as `Firefox · Linux`; the user agent if neither is known. */
export function deviceName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return named.length > 0 ? named.join(' · ') : agent;
}
