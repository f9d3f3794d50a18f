import type { ExampleBook } from '@carillon/lessons';

/** The worked examples by name, and what each shows. */
export const EXAMPLES: ExampleBook = {
  'overwhelm-threshold': {
    title: 'Sieben gegen zwei',
    about: 'Mehr als drei zu eins überwältigt: Die Verteidiger ziehen sich sofort zurück.',
  },
  'overwhelm-threshold-six': {
    title: 'Sechs gegen zwei',
    about: 'Drei zu eins genügt nicht: Es kommt zur Schlacht.',
  },
  'militia-counts-as-units-six': {
    title: 'Sechs gegen Miliz',
    about: 'Zwei Milizen zählen als Einheiten: eine Schlacht.',
  },
  'militia-counts-as-units-seven': {
    title: 'Sieben gegen Miliz',
    about: 'Sieben nehmen das Feld ohne Schlacht; das Feld, das sie verlassen haben, fällt zurück.',
  },
  'raid-success-indian': {
    title: 'Ein Überfall gelingt',
    about: 'Ein indianischer Plünderer hat Erfolg, bringt einen Überfallpunkt und geht heim.',
  },
  'raid-interception-faces-light': {
    title: 'Ein Plünderer wird aufgehalten',
    about: 'Eine leichte Einheit hält den Plünderer mit einem B&T auf.',
  },
  'raid-interception-faces-fort-only': {
    title: 'Ein Plünderer kommt an einem Fort vorbei',
    about: 'Ein Fort allein hält den Plünderer mit einem B&T nicht auf; der Überfall misslingt dann.',
  },
  'raid-track-wraps': {
    title: 'Der achte Überfallpunkt',
    about: 'Der achte Punkt ist ein SP, und mit dem neunten beginnt die Zählung neu.',
  },
  'raid-track-wraps-roll': {
    title: 'Der Würfel eines Überfalls',
    about: 'Am Ziel wirft der Plünderer einen Würfel: Für Indianer ist eine Flagge ein Erfolg.',
  },
  'rally-dice': {
    title: 'Ein Stapel sammelt sich',
    about: 'Ein Würfel, und drei für den besten Kommandeur: Eine Flagge unter vier genügt.',
  },
  'enter-neutral-village-three': {
    title: 'Drei betreten ein neutrales Dorf',
    about: 'Die Irokesen schließen sich der anderen Seite an, und es kommt zur Schlacht.',
  },
  'enter-neutral-village-four': {
    title: 'Vier betreten ein neutrales Dorf',
    about: 'Vier überwältigen die Einheit, die dort erscheint, gehen aber nicht weiter.',
  },
  'losses-box-return': {
    title: 'Zurück aus dem Verlustkasten',
    about: 'Von je drei Einheiten kommt eine zurück, und höchstens eine Highland-Brigade.',
  },
  'scenario3-end': {
    title: 'Das letzte Jahr eines Szenarios',
    about: 'Boni und der Krieg in Europa kommen dazu, und eine Seite hat gewonnen.',
  },
};
