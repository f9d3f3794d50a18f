import type { HelpBook, TitleDoor, War } from '@carillon/board';
import { nameOf, RULES } from './texts.ts';

const CHAPTERS = ['The turn', 'The march', 'The battle', 'Victory'];

const chapter = (title: string, index: number): HelpBook['chapters'][number] => ({
  number: String(index + 1),
  title,
  sections: Object.entries(RULES)
    .filter(([rule]) => rule.startsWith(`${index + 1}.`))
    .map(([rule, text]) => ({ rule, title, paragraphs: [{ kind: 'text', text }], tables: [] })),
});

/** The scenario in a minute, before a first game. */
const MEETING: War = {
  name: 'Meeting',
  sides: ['blue', 'red'].map((seat) => ({ seat, name: nameOf(seat), aims: ['Take the home of the enemy [4.1].'] })),
  points: [],
  turn: ['Both sides bid; the higher bidder marches first [1.1].'],
  end: [],
};

/** Skirmish for the start page: without its rules and its map. */
export const skirmishDoor: TitleDoor = {
  id: 'skirmish',
  name: 'Skirmish',
  seats: ['blue', 'red'],
  seatName: nameOf,
  opening: {
    scenarios: ['meeting'],
    agreements: [],
    asksForResponses: false,
    scenario: () => ({ name: 'Meeting', years: '', facts: '5 turns', about: 'Both sides set out from home.' }),
    agreement: (name) => ({ name, about: '', rule: '' }),
    value: (_name, value) => String(value),
    matters: () => false,
  },
  help: async () => ({ chapters: CHAPTERS.map(chapter), cards: [] }),
  war: async () => MEETING,
  credit: () => 'Skirmish is an example of how a title is written.',
};
