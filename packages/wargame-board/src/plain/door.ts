import type { TitleDoor } from '@carillon/board';

/** A small title's facts for the start page: it has one scenario, no options, and one language. */
export interface PlainDoor<Side extends string> {
  readonly id: string;
  readonly seats: readonly Side[];
  readonly nameOf: (id: string) => string;
  /** The scenario: its id, its figures in a line, and a description. */
  readonly scenario: readonly [id: string, facts: string, about: string];
  /** The titles of the rulebook's chapters, and the rules by number. */
  readonly chapters: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
  /** The aim of both sides, and the course of a turn, each in a sentence. */
  readonly aim: string;
  readonly turn: string;
  readonly credit: string;
}

/** The door of a small title. */
export function plainDoor<Side extends string>({ id, seats, nameOf, ...facts }: PlainDoor<Side>): TitleDoor {
  const [scenario, figures, about] = facts.scenario;
  const sectionsOf = (chapter: string, title: string) =>
    Object.entries(facts.rules)
      .filter(([rule]) => rule.startsWith(`${chapter}.`))
      .map(([rule, text]) => ({ rule, title, paragraphs: [{ kind: 'text', text } as const], tables: [] }));
  const chapters = facts.chapters.map((title, i) => ({
    ...{ number: `${i + 1}`, title, sections: sectionsOf(`${i + 1}`, title) },
  }));
  const sides = seats.map((seat) => ({ seat, name: nameOf(seat), aims: [facts.aim] }));
  return {
    ...{ id, name: nameOf(id), seats, seatName: nameOf, credit: () => facts.credit },
    opening: {
      ...{ scenarios: [scenario], agreements: [], asksForResponses: false, matters: () => false },
      scenario: () => ({ name: nameOf(scenario), years: '', facts: figures, about }),
      agreement: (name) => ({ name, about: '', rule: '' }),
      value: (_name, value) => String(value),
    },
    help: async () => ({ chapters, cards: [] }),
    war: async () => ({ name: nameOf(scenario), sides, points: [], turn: [facts.turn], end: [] }),
  };
}
