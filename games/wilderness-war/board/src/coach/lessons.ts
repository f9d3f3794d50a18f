/** The lesson about the questions of a procedure. */
export const LESSONS: Readonly<Record<string, string>> = {
  phase: 'first-game',
  activation: 'command',
  campaign: 'command',
  muster: 'command',
  construction: 'building',
  march: 'first-game',
  interception: 'interception',
  avoid: 'interception',
  battle: 'battle',
  losses: 'battle',
  retreat: 'battle',
  shelter: 'sieges',
  siege: 'sieges',
  relocation: 'sieges',
  raid: 'raids',
  'go-home': 'raids',
};
