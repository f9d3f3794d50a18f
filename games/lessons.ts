import type { Example, Lesson } from '@carillon/lessons';

/** The lessons of the titles, for the page's worker: loaded with the first lesson. */
export const LESSONS: ReadonlyMap<string, () => Promise<readonly Lesson[]>> = new Map([
  [
    'wilderness-war',
    async (): Promise<readonly Lesson[]> => (await import('@carillon/wilderness-war-lessons')).LESSONS,
  ],
  [
    'bayonets-tomahawks',
    async (): Promise<readonly Lesson[]> => (await import('@carillon/bayonets-tomahawks-lessons')).LESSONS,
  ],
]);

/** The worked examples of the titles, for the page's worker: loaded with the first example. */
export const EXAMPLES: ReadonlyMap<string, () => Promise<readonly Example[]>> = new Map([
  [
    'wilderness-war',
    async (): Promise<readonly Example[]> => (await import('@carillon/wilderness-war-lessons/examples')).EXAMPLES,
  ],
  [
    'bayonets-tomahawks',
    async (): Promise<readonly Example[]> => (await import('@carillon/bayonets-tomahawks-lessons/examples')).EXAMPLES,
  ],
]);
