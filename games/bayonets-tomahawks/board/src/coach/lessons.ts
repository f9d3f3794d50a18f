/** The lesson about the questions of a procedure. */
export const LESSONS: Readonly<Record<string, string>> = {
  'year-start': 'first-game',
  'action-round': 'first-game',
  'action-phase': 'first-game',
  march: 'first-game',
  battle: 'first-game',
  raid: 'raids',
  sail: 'sailing',
  landing: 'sailing',
};
