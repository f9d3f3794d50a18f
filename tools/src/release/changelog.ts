/** CHANGELOG.md: a chapter for each release, and in each chapter a section for each kind of reader. */
import { Refusal } from './refusal.ts';

/** The sections of a chapter, in this order. */
export const VOICES = ['For players', 'For those who write titles or programs', 'For operators'] as const;

const COMING = 'not yet released';
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };

/** A heading and the text below it. */
interface Section {
  readonly heading: string;
  readonly body: string;
}

/** The parts of a text that begin with a heading of this level, such as `## `. */
function sections(text: string, mark: string): Section[] {
  return text
    .split(new RegExp(`^${mark}`, 'm'))
    .slice(1)
    .map((part) => {
      const end = `${part}\n`.indexOf('\n');
      return { heading: part.slice(0, end).trim(), body: part.slice(end).trim() };
    });
}

/**
 * The chapter of CHANGELOG.md about a version that is not yet released. Throws a `Refusal` if there is no such chapter
 * (`no_chapter`), if it has a date (`already_released`), or if a section is missing, empty or out of order
 * (`voice_missing`).
 */
export function comingChapter(changelog: string, version: string): string {
  const chapter = sections(changelog, '## ').find(({ heading }) => heading.split(',')[0] === version);
  if (chapter === undefined) {
    throw new Refusal('no_chapter', `CHANGELOG.md has no chapter “## ${version}, ${COMING}”: write it first.`);
  }
  if (chapter.heading !== `${version}, ${COMING}`) {
    throw new Refusal(
      'already_released',
      `CHANGELOG.md has “## ${chapter.heading}”: the chapter of a release to come says “${COMING}”.`,
    );
  }
  const voices = sections(chapter.body, '### ');
  const inOrder = voices.map(({ heading }) => heading).join() === VOICES.join();
  if (!inOrder || voices.some(({ body }) => !/^- \S/m.test(body))) {
    const wanted = VOICES.map((voice) => `“### ${voice}”`).join(', ');
    throw new Refusal('voice_missing', `The chapter of ${version} needs ${wanted}, in this order, a list below each.`);
  }
  return chapter.body;
}

/** CHANGELOG.md with the day of the release, e.g. `## 0.2.0, 26 November 2026`. */
export const dated = (changelog: string, version: string, day: Date): string =>
  changelog.replace(`## ${version}, ${COMING}`, `## ${version}, ${day.toLocaleDateString('en-GB', DATE)}`);
